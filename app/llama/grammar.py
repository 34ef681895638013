"""GBNF grammars and JSON schemas, by llama.cpp's own parser and matcher."""

from __future__ import annotations

import ctypes
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from app.errors import WorldError
from app.llama.json_schema import plain_schema
from app.llama.library import api, native_log
from app.llama.model import ModelVocabulary

_CANDIDATE = np.dtype([("id", np.int32), ("logit", np.float32), ("p", np.float32)])  # struct llama_token_data


_MOST_NESTED = 100
"""llama.cpp's parser calls itself for each bracket; some thousand of them end the process."""


class Grammar:
    """:class:`app.speculation.constraint.Constraint` over llama.cpp's grammar sampler."""

    def __init__(self, sampler: Any) -> None:
        self._sampler = sampler

    def __del__(self) -> None:
        if self._sampler:
            api.llama_sampler_free(self._sampler)
            self._sampler = None

    @classmethod
    def parse(cls, vocabulary: ModelVocabulary, gbnf: str) -> Self:
        """A grammar from its GBNF source; the rule ``root`` is the whole text.

        Raises:
            WorldError: it is no valid grammar.
        """
        if _deepest_nesting(gbnf) > _MOST_NESTED or "\0" in gbnf:
            raise WorldError("The grammar cannot be read: its brackets are nested too deeply, or it is no text.")
        native = native_log()
        native.drain()
        with native.quiet(), _caught_errors() as said:
            sampler = api.llama_sampler_init_grammar(vocabulary.handle, gbnf.encode("utf-8", "replace"), b"root")
        if not sampler:
            reason = " ".join(("".join(said).removeprefix("parse: ") or native.drain()).split())[:200].rstrip(".")
            raise WorldError("The grammar cannot be read" + (f": {reason}." if reason else "."))
        return cls(sampler)

    @classmethod
    def from_schema(cls, vocabulary: ModelVocabulary, schema: str) -> Self:
        """A grammar for the JSON texts that a JSON schema describes.

        Raises:
            WorldError: it is no JSON schema, or one of a kind that cannot become a grammar.
        """
        from llama_cpp.llama_grammar import json_schema_to_gbnf  # noqa: PLC0415 - seldom needed, slow to import

        try:
            known = json.loads(schema)
        except (ValueError, RecursionError):
            raise WorldError("The JSON schema cannot be used: it is no JSON.") from None
        usable = json.dumps(plain_schema(known))
        try:
            gbnf = json_schema_to_gbnf(usable)
        except Exception as error:  # the converter raises whatever it stumbles over
            raise WorldError(
                "The JSON schema cannot be used: it asks for something that cannot become a grammar."
            ) from error
        return cls.parse(vocabulary, gbnf)

    def allows(self, token: int) -> bool:
        return bool(np.isfinite(self._apply(np.array([token], dtype=np.int32)))[0])

    def allowed(self, vocabulary: int) -> NDArray[np.bool_]:
        return np.asarray(np.isfinite(self._apply(np.arange(vocabulary, dtype=np.int32))))

    def advance(self, token: int) -> None:
        api.llama_sampler_accept(self._sampler, token)

    def fork(self) -> Self:
        return type(self)(api.llama_sampler_clone(self._sampler))

    def _apply(self, tokens: NDArray[np.int32]) -> NDArray[np.float32]:
        """The logits the sampler leaves: 0 for allowed tokens, minus infinity for others."""
        candidates = np.zeros(len(tokens), dtype=_CANDIDATE)
        candidates["id"] = tokens
        data = candidates.ctypes.data_as(api.llama_token_data_p)
        array = api.llama_token_data_array(data=data, size=len(tokens), selected=-1, sorted=False)
        api.llama_sampler_apply(self._sampler, ctypes.byref(array))
        return np.asarray(candidates["logit"])


def _deepest_nesting(gbnf: str) -> int:
    return max(accumulate((character == "(") - (character == ")") for character in gbnf), default=0)


@contextmanager
def _caught_errors() -> Iterator[list[str]]:
    """What native code writes to standard error meanwhile: the grammar parser prints its reason there, unasked."""
    said: list[str] = []
    try:
        before = os.dup(2)
    except OSError:  # a program without a console has none
        yield said
        return
    try:
        with tempfile.TemporaryFile() as file:
            os.dup2(file.fileno(), 2)
            try:
                yield said
            finally:
                os.dup2(before, 2)
            file.seek(0)
            said.append(file.read().decode("utf-8", "replace"))
    finally:
        os.close(before)
