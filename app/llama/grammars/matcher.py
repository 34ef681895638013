"""Follows grammars in a process of its own: llama.cpp's parser and matcher may take any time and memory, and never end.

The process has a model's vocabulary, not its weights. A request is a letter and its arguments. An answer begins with
``+``, or with ``-`` and a sentence. :class:`app.llama.grammars.grammar.Grammars` sends the requests.
"""

from __future__ import annotations

import ctypes
import itertools
import json
import os
import re
import struct
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.errors import WorldError
from app.language import tr
from app.llama.child_processes.bounds import Bounds
from app.llama.child_processes.service_child import serve
from app.llama.grammars.json_schema import plain_schema
from app.llama.library import api, native_log
from app.llama.model import Model

BOUNDS = Bounds(memory_bytes=1_500_000_000, computing_s=20.0)
"""What the process may take: the largest vocabularies need half a gigabyte, a step in a sensible grammar
milliseconds."""
GRAMMAR_AND_TOKEN = struct.Struct("<Ii")

_CANDIDATE = np.dtype([("id", np.int32), ("logit", np.float32), ("p", np.float32)])  # struct llama_token_data
_MOST_NESTED = 100
"""Brackets within brackets at most: llama.cpp's parser calls itself for each, and some thousand end the process."""


def run(path: Path) -> int:
    """Answer requests about grammars over a model's vocabulary; return the child's exit status."""
    with tempfile.TemporaryFile() as said:
        os.dup2(said.fileno(), 2)  # the parser prints to standard error what is wrong with a grammar
        model = Model(path, vocabulary_alone=True)
        return serve(_Matcher(model).answer, BOUNDS)


class _Matcher:
    def __init__(self, model: Model) -> None:
        self._vocabulary = model.vocabulary
        self._everything = np.arange(self._vocabulary.size, dtype=np.int32)
        self._samplers: dict[int, Any] = {}
        self._numbers = itertools.count()

    def answer(self, request: bytes) -> bytes:
        what, about = request[:1], request[1:]
        try:
            return b"+" + self._answer(what, about)
        except WorldError as error:
            return b"-" + str(error).encode("utf-8", "replace")

    def _answer(self, what: bytes, about: bytes) -> bytes:
        if what in _GRAMMARS:
            return self._keep(self._parse(_GRAMMARS[what](about)))
        if what == b"d":
            for (number,) in struct.iter_unpack("<I", about):
                api.llama_sampler_free(self._samplers.pop(number))
            return b""
        return self._follow(what, about)

    def _follow(self, what: bytes, about: bytes) -> bytes:
        number, token = GRAMMAR_AND_TOKEN.unpack(about)
        sampler = self._samplers[number]
        match what:
            case b"?":
                return bytes([bool(self._allowed(sampler, np.array([token], dtype=np.int32))[0])])
            case b"*":
                return np.packbits(self._allowed(sampler, self._everything)).tobytes()
            case b">":
                api.llama_sampler_accept(sampler, token)
                return b""
            case _:
                return self._keep(api.llama_sampler_clone(sampler))

    def _keep(self, sampler: Any) -> bytes:
        number = next(self._numbers)
        self._samplers[number] = sampler
        return struct.pack("<I", number)

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
            said = os.read(2, 10_000).decode("utf-8", "replace")
            reason = " ".join((said.removeprefix("parse: ") or native.drain()).split())[:200].rstrip(".")
            raise WorldError(
                tr("The grammar cannot be read: {reason}.", reason=reason)
                if reason
                else tr("The grammar cannot be read.")
            )
        return sampler

    @staticmethod
    def _allowed(sampler: Any, tokens: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Return which of the tokens may come next: the sampler sets the scores of all others to minus infinity."""
        candidates = np.zeros(len(tokens), dtype=_CANDIDATE)
        candidates["id"] = tokens
        data = candidates.ctypes.data_as(api.llama_token_data_p)
        array = api.llama_token_data_array(data=data, size=len(tokens), selected=-1, sorted=False)
        api.llama_sampler_apply(sampler, ctypes.byref(array))
        return np.asarray(np.isfinite(candidates["logit"]))


class _Unconvertible(WorldError):
    """A JSON schema is of a kind that cannot become a grammar."""


def _to_gbnf(schema: bytes) -> bytes:
    from llama_cpp.llama_grammar import json_schema_to_gbnf  # noqa: PLC0415 - seldom needed, slow to import

    try:
        known = json.loads(schema)
    except (ValueError, RecursionError):
        raise WorldError(tr("The JSON schema cannot be used: it is no JSON.")) from None
    usable = json.dumps(plain_schema(known))
    try:
        return str(json_schema_to_gbnf(usable)).encode("utf-8", "replace")
    except Exception as error:  # the converter raises whatever it stumbles over
        raise _Unconvertible(
            tr("The JSON schema cannot be used: it asks for something that cannot become a grammar.")
        ) from error


def _with_schemas(request: bytes) -> bytes:
    """Return GBNF with the rules of the JSON schemas that it refers to by name."""
    asked = json.loads(request)
    parts = [asked["rules"]]
    for name, schema in asked["schemas"].items():
        try:
            rules = _to_gbnf(schema.encode())
        except _Unconvertible:  # any object is better than no call
            rules = _to_gbnf(b'{"type": "object"}')
        parts.append(_RULE_NAME.sub(partial(_renamed, name=name), rules.decode()))
    return "\n".join(parts).encode("utf-8", "replace")


def _renamed(found: re.Match[str], *, name: str) -> str:
    """Return a rule's name with that of the schema before it, so that two schemas may have rules of one name."""
    rule = found.group("rule")
    if rule is None:
        return found.group()
    return name if rule == "root" else f"{name}-{rule}"


_RULE_NAME = re.compile(r'"(?:\\.|[^"\\])*"|\[(?:\\.|[^\]\\])*\]|\{[^}]*\}|(?P<rule>[A-Za-z][\w-]*)')
_GRAMMARS: Mapping[bytes, Callable[[bytes], bytes]] = {b"g": bytes, b"s": _to_gbnf, b"c": _with_schemas}
"""Makes GBNF of what a request brings."""


def _deepest_nesting(gbnf: str) -> int:
    return max(accumulate((character == "(") - (character == ")") for character in gbnf), default=0)
