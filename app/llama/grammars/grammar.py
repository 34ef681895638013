"""Follows GBNF grammars and JSON schemas with llama.cpp's own parser and matcher, in a process that can be ended."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import numpy as np
from numpy.typing import NDArray

from app.errors import WorldError
from app.language import tr
from app.llama.child_processes.bounds import TooMuchMemory, TooMuchTime
from app.llama.child_processes.service import Cancelled, Service, ServiceEnded
from app.llama.grammars.matcher import BOUNDS, GRAMMAR_AND_TOKEN

_FREED_AT_ONCE = 16
_NUMBER = struct.Struct("<I")


class Grammars:
    """The grammars over one model's vocabulary. Used and closed by the engine's thread.
    ``path`` is the model's file, whose vocabulary of ``tokens`` the process reads.
    """

    def __init__(self, path: Path, tokens: int) -> None:
        self._service = Service("match", str(path), bounds=BOUNDS)
        self.tokens = tokens
        self._process = 0
        self._done_with: list[int] = []

    def parse(self, gbnf: str, cancelled: Cancelled = lambda: False) -> Grammar:
        """Make a grammar of its GBNF source; the rule ``root`` is the whole text.
        ``cancelled`` is asked while it is read, and at each later step that takes long. Raises ``WorldError`` if it is
        no valid grammar, ``Interrupted`` if ``cancelled`` said so.
        """
        return self._new(b"g" + gbnf.encode("utf-8", "replace"), cancelled)

    def from_schema(self, schema: str, cancelled: Cancelled = lambda: False) -> Grammar:
        """Make a grammar for the JSON texts that a JSON schema describes; otherwise as :meth:`parse`.
        Raises ``WorldError`` if it is no JSON schema, ``Interrupted`` if ``cancelled`` said so.
        """
        return self._new(b"s" + schema.encode("utf-8", "replace"), cancelled)

    def with_schemas(self, rules: str, schemas: Mapping[str, str], cancelled: Cancelled = lambda: False) -> Grammar:
        """Make a grammar of GBNF whose rules refer to JSON schemas by name; otherwise as :meth:`parse`.

        In the place of a schema that is none, any object is allowed.
        Raises ``WorldError`` if the rules are of a kind that cannot become a grammar, ``Interrupted`` if ``cancelled``
        said so.
        """
        request = json.dumps({"rules": rules, "schemas": dict(schemas)})
        return self._new(b"c" + request.encode("ascii"), cancelled)

    def close(self) -> None:
        self._service.close()

    def _new(self, request: bytes, cancelled: Cancelled) -> Grammar:
        if not self._service.runs:  # a new process starts, which has none of the earlier grammars
            self._process += 1
            self._done_with.clear()
        answer = self.ask(request, cancelled)
        (number,) = _NUMBER.unpack_from(answer)
        return Grammar(self, self._process, number, cancelled, tuple(json.loads(answer[_NUMBER.size :])))

    def ask(self, request: bytes, cancelled: Cancelled) -> bytes:
        """Return the process's answer.
        Raises ``WorldError`` if it refuses, took too much, or ended, ``Interrupted`` if ``cancelled`` said so.
        """
        try:
            answer = self._service.ask(request, cancelled)
        except TooMuchTime:
            raise WorldError(
                tr("The grammar takes too much time here: its rules lead into each other too often.")
            ) from None
        except TooMuchMemory:
            raise WorldError(
                tr("The grammar takes too much memory here: its rules lead into each other too often.")
            ) from None
        except ServiceEnded:
            raise WorldError(tr("The grammar cannot be used: the process that follows it ended.")) from None
        if answer[:1] != b"+":
            raise WorldError(answer[1:].decode("utf-8", "replace"))
        return answer[1:]

    def follow(self, action: bytes, process: int, number: int, token: int, cancelled: Cancelled) -> bytes:
        """Ask about one grammar.

        Raises:
            WorldError, Interrupted: see :meth:`ask`.
        """
        if process != self._process or not self._service.runs:
            raise WorldError(tr("The grammar cannot be used: the process that followed it is gone."))
        if len(self._done_with) >= _FREED_AT_ONCE:
            freed, self._done_with = self._done_with, []
            self.ask(b"d" + struct.pack(f"<{len(freed)}I", *freed), cancelled)
        return self.ask(action + GRAMMAR_AND_TOKEN.pack(number, token), cancelled)

    def done_with(self, process: int, number: int) -> None:
        """Note that a grammar is not needed any more. Any thread may call this at any time."""
        if process == self._process:
            self._done_with.append(number)


class Grammar:
    """:class:`app.speculation.sampling.constraint.Constraint`: one grammar, and how far a text has come in it.

    Every method raises :class:`WorldError` where a step takes too much time or memory, and ``Interrupted`` where it was
    cancelled.
    """

    def __init__(
        self, grammars: Grammars, process: int, number: int, cancelled: Cancelled, left_out: tuple[str, ...] = ()
    ) -> None:
        self._grammars, self._process, self._number, self._cancelled = grammars, process, number, cancelled
        self.left_out = left_out
        """Parts of its JSON schemas that it does not enforce."""

    def __del__(self) -> None:
        self._grammars.done_with(self._process, self._number)

    def allows(self, token: int) -> bool:
        return self._follow(b"?", token) != b"\0"

    def allowed(self, vocabulary: int) -> NDArray[np.bool_]:
        bits = np.unpackbits(np.frombuffer(self._follow(b"*"), np.uint8), count=self._grammars.tokens)
        return bits[:vocabulary].astype(bool)

    def advance(self, token: int) -> None:
        self._follow(b">", token)

    def fork(self) -> Self:
        (number,) = _NUMBER.unpack(self._follow(b"="))
        return type(self)(self._grammars, self._process, number, self._cancelled)

    def _follow(self, action: bytes, token: int = -1) -> bytes:
        return self._grammars.follow(action, self._process, self._number, token, self._cancelled)
