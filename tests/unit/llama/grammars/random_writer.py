"""Writes JSON at random: llama.cpp's matcher and the program's sampler, over a vocabulary of bytes, without a model."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from app.llama.grammars.grammar import Grammar, Grammars
from app.llama.model import Model
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SamplingSettings
from tests.fakes.tiny_gguf import llama

_MOST_TOKENS = 6000
_LIKELY = {b'"': 3.5, b"}": 3.0, b"]": 3.0, b",": 1.5, b":": 1.5, b"{": 0.5, b"[": 0.5, b"\\": 0.5, b"/": 1.5}


class RandomWriter:
    """Writes what a grammar allows, at temperature 1.5. The longer a text, the likelier are the signs that end it."""

    def __init__(self, file: Path) -> None:
        model = Model(file, vocabulary_alone=True)
        vocabulary = model.vocabulary
        self._pieces = [vocabulary.piece(token) for token in range(vocabulary.size)]
        self._is_end = [vocabulary.is_end(token) for token in range(vocabulary.size)]
        model.close()
        self.grammars = Grammars(file, vocabulary.size)
        self.grammars.parse('root ::= ""')  # starts its process
        self._bias = np.array([_LIKELY.get(piece, _usual(piece)) for piece in self._pieces], dtype=np.float32)

    def text(self, schema: Any, seed: int) -> tuple[str, tuple[str, ...]]:
        """Return a text that a schema's grammar allows, and what the grammar leaves out."""
        grammar = self.grammars.from_schema(json.dumps(schema))
        return self.whole_text(grammar, seed).decode(), grammar.left_out

    def takes(self, grammar: Grammar, text: str) -> bool:
        """Return whether a grammar allows a text, and its end."""
        grammar = grammar.fork()
        for byte in text.encode():
            if not self.allows(grammar, byte):
                return False
            grammar.advance(self._token(byte))
        return grammar.allows(self._is_end.index(True))

    def after(self, grammar: Grammar, written: bytes) -> Grammar:
        """Return a grammar after some bytes."""
        grammar = grammar.fork()
        for byte in written:
            grammar.advance(self._token(byte))
        return grammar

    def allows(self, grammar: Grammar, byte: int) -> bool:
        """Return whether a byte may come next."""
        return grammar.allows(self._token(byte))

    def _token(self, byte: int) -> int:
        return self._pieces.index(bytes([byte]))

    def whole_text(self, grammar: Grammar, seed: int) -> bytes:
        """Return a text up to its end."""
        sampler = Sampler(SamplingSettings(temperature=1.5, top_k=0, top_p=1.0, min_p=0.0, seed=seed))
        noise, written = np.random.default_rng(seed), b""
        for position in range(_MOST_TOKENS):
            row = self._bias * (1 + position / 150) + noise.normal(0, 1, len(self._bias)).astype(np.float32)
            _, pick = sampler.choose(row, [], position, grammar)
            if self._is_end[pick.token]:
                return written
            grammar.advance(pick.token)
            written += self._pieces[pick.token]
        raise AssertionError(f"no end after {written[:200]!r}")


def _usual(piece: bytes) -> float:
    if len(piece) == 1 and (piece[0] >= 0x80 or piece[0] < 0x20):
        return -0.5
    return 1.0 if piece.isdigit() else 0.0


@contextmanager
def random_writer(folder: Path) -> Iterator[RandomWriter]:
    """Yield a writer whose vocabulary lies in a folder."""
    file = folder / "bytes.gguf"
    file.write_bytes(llama())
    writer = RandomWriter(file)
    try:
        yield writer
    finally:
        writer.grammars.close()
