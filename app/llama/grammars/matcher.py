"""Follows grammars in a process of its own: llama.cpp's parser and matcher may take any time and memory, and never end.

The process has a model's vocabulary, not its weights. A request is a letter and its arguments. An answer begins with
``+``, or with ``-`` and a sentence. :class:`app.llama.grammars.grammar.Grammars` sends the requests.
"""

from __future__ import annotations

import ctypes
import functools
import itertools
import json
import os
import re
import struct
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.errors import WorldError
from app.language import tr
from app.llama.child_processes.bounds import Bounds
from app.llama.child_processes.service_child import serve
from app.llama.grammars.gbnf import Rules
from app.llama.grammars.json_schema import Converter
from app.llama.library import api, native_log
from app.llama.model import Model

BOUNDS = Bounds(memory_bytes=1_500_000_000, computing_s=20.0)
"""Bounds of the process: the largest vocabularies need half a gigabyte, a step in a sensible grammar
milliseconds."""
GRAMMAR_AND_TOKEN = struct.Struct("<Ii")

_CANDIDATE = np.dtype([("id", np.int32), ("logit", np.float32), ("p", np.float32)])  # struct llama_token_data
_MOST_NESTED = 100
"""Brackets within brackets at most: llama.cpp's parser calls itself for each, and some thousand end the process."""


def run(path: Path) -> int:
    """Answer requests about grammars over a model's vocabulary; return the child's exit status."""
    with tempfile.TemporaryFile() as output:
        os.dup2(output.fileno(), 2)  # the parser prints to standard error what is wrong with a grammar
        model = Model(path, vocabulary_alone=True)
        return serve(_Matcher(model).answer, BOUNDS)


@dataclass(slots=True)
class _Followed:
    """A grammar, and how far a text has come in it."""

    sampler: Any
    spelled: frozenset[int] | None
    """Of the tokens that a text does not show, those that may come; ``None``: all that the grammar has."""
    begun: bytes = b""
    """The bytes of a letter that is not complete."""


class _Matcher:
    def __init__(self, model: Model) -> None:
        self._vocabulary = model.vocabulary
        self._everything = np.arange(self._vocabulary.size, dtype=np.int32)
        self._followed: dict[int, _Followed] = {}
        self._numbers = itertools.count()

    def answer(self, request: bytes) -> bytes:
        action, about = request[:1], request[1:]
        try:
            return b"+" + self._answer(action, about)
        except WorldError as error:
            return b"-" + str(error).encode("utf-8", "replace")

    def _answer(self, action: bytes, about: bytes) -> bytes:
        if action in _SOURCES:
            source = _SOURCES[action](about)
            spelled = None if source.marks is None else self._spelled_in(source.marks)
            return self._keep(_Followed(self._parse(source.gbnf), spelled)) + json.dumps(source.left_out).encode()
        if action == b"d":
            for (number,) in struct.iter_unpack("<I", about):
                api.llama_sampler_free(self._followed.pop(number).sampler)
            return b""
        return self._follow(action, about)

    def _follow(self, action: bytes, about: bytes) -> bytes:
        number, token = GRAMMAR_AND_TOKEN.unpack(about)
        followed = self._followed[number]
        match action:
            case b"?":
                return bytes([bool(self._allowed(followed, np.array([token], dtype=np.int32))[0])])
            case b"*":
                return np.packbits(self._allowed(followed, self._everything)).tobytes()
            case b">":
                api.llama_sampler_accept(followed.sampler, token)
                followed.begun = _begun(followed.begun + self._vocabulary.bytes_of(token))
                return b""
            case _:
                return self._keep(replace(followed, sampler=api.llama_sampler_clone(followed.sampler)))

    def _keep(self, followed: _Followed) -> bytes:
        number = next(self._numbers)
        self._followed[number] = followed
        return struct.pack("<I", number)

    def _spelled_in(self, marks: str) -> frozenset[int]:
        """Return the tokens that a text does not show by itself, but that a grammar names."""
        return frozenset(token for token in self._vocabulary.unshown_tokens if self._vocabulary.label(token) in marks)

    @functools.cache  # noqa: B019 - there is one matcher for as long as its process runs
    def _shown(self, spelled: frozenset[int]) -> NDArray[np.bool_]:
        """Return of each token whether a text shows it, or may have it all the same."""
        shown = np.ones(self._vocabulary.size, dtype=np.bool_)
        shown[[token for token in self._vocabulary.unshown_tokens if token not in spelled]] = False
        return shown

    def _allowed(self, followed: _Followed, tokens: NDArray[np.int32]) -> NDArray[np.bool_]:
        candidates = np.zeros(len(tokens), dtype=_CANDIDATE)
        candidates["id"] = tokens
        data = candidates.ctypes.data_as(api.llama_token_data_p)
        array = api.llama_token_data_array(data=data, size=len(tokens), selected=-1, sorted=False)
        api.llama_sampler_apply(followed.sampler, ctypes.byref(array))
        allowed = np.asarray(np.isfinite(candidates["logit"]))
        if followed.spelled is not None:
            allowed &= self._shown(followed.spelled)[tokens]
        if followed.begun in _LEAST_SECOND:
            allowed &= [self._vocabulary.bytes_of(int(one))[:1] >= _LEAST_SECOND[followed.begun] for one in tokens]
        return allowed

    def _parse(self, gbnf: bytes) -> Any:
        text = gbnf.decode("utf-8", "replace")
        if _deepest_nesting(text) > _MOST_NESTED or "\0" in text:
            raise WorldError(tr("The grammar cannot be read: its brackets are nested too deeply, or it is no text."))
        native = native_log()
        native.drain()
        os.ftruncate(2, 0)
        os.lseek(2, 0, os.SEEK_SET)
        sampler = api.llama_sampler_init_grammar(self._vocabulary.handle, gbnf, b"root")
        if not sampler:
            os.lseek(2, 0, os.SEEK_SET)
            error_text = os.read(2, 10_000).decode("utf-8", "replace")
            reason = " ".join((error_text.removeprefix("parse: ") or native.drain()).split())[:200].rstrip(".")
            raise WorldError(
                tr("The grammar cannot be read: {reason}.", reason=reason)
                if reason
                else tr("The grammar cannot be read.")
            )
        return sampler


def _begun(text: bytes) -> bytes:
    """Return the bytes of a last letter that is not complete."""
    for length in range(1, min(len(text), 3) + 1):
        first = text[-length]
        if first >= 0xC0:
            return text[-length:] if length < 2 + (first >= 0xE0) + (first >= 0xF0) else b""
    return b""


_LEAST_SECOND = {b"\xe0": b"\xa0", b"\xf0": b"\x90"}
"""By the first byte of a letter, the least that its second may be: the matcher takes less, which is no UTF-8."""


@dataclass(frozen=True, slots=True)
class _Source:
    """Source of a grammar."""

    gbnf: bytes
    marks: str | None = None
    """A text with all spellings of control tokens that the grammar wants; ``None``: nobody knows them."""
    left_out: tuple[str, ...] = ()
    """Parts of JSON schemas that the grammar does not enforce."""


def _of_schema(schema: bytes) -> _Source:
    rules = Rules()
    converter = Converter(rules)
    converter.add(_read(schema), "root")
    return _Source(rules.gbnf("root").encode(), "", tuple(converter.left_out))


def _read(schema: bytes | str) -> Any:
    try:
        return json.loads(schema)
    except (ValueError, RecursionError):
        raise WorldError(tr("The JSON schema cannot be used: it is no JSON.")) from None


def _of_schemas(request: bytes) -> _Source:
    """Return GBNF with the rules of the JSON schemas that it refers to by name.

    One of many tools may have a schema that is none. Any object is then better than no reply.
    """
    schema_request = json.loads(request)
    rules = Rules()
    converter = Converter(rules)
    for name, schema in schema_request["schemas"].items():
        try:
            converter.add(_read(schema), name)
        except WorldError as error:
            converter.add_any_object(name)
            converter.left_out[error.sentence] = None
    gbnf = "\n".join((schema_request["rules"], rules.gbnf(*schema_request["schemas"])))
    return _Source(gbnf.encode("utf-8", "replace"), schema_request["rules"], tuple(converter.left_out))


_SOURCES: Mapping[bytes, Callable[[bytes], _Source]] = {b"g": _Source, b"s": _of_schema, b"c": _of_schemas}
"""Makes GBNF of what a request brings."""


def _deepest_nesting(gbnf: str) -> int:
    bare = _NO_BRACKETS.sub("", gbnf)
    return max(accumulate((character == "(") - (character == ")") for character in bare), default=0)


_NO_BRACKETS = re.compile(r'"(?:\\.|[^"\\])*"|\[(?:\\.|[^\]\\])*\]|\#[^\n]*')
"""Texts, letters and comments, in which a bracket is a letter."""
