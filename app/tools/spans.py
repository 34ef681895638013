"""Follows a call while it is being written, from its opening mark to its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from app.tools.calls import NotACall, call_of, from_json
from app.tools.definitions import ToolCall, Toolset
from app.tools.json_text import JsonEnd

_FIRST_KEY = re.compile(r'[\[\s]*\{\s*"((?:[^"\\]|\\.){0,100})"')
_OTHER = re.compile(r'[\[\s]*\{\s*[^\s"]|\[[\[\s]*[^\s\[{]')
_KEYS = frozenset({"name", "function", "type", "arguments", "parameters", "id"})
_HEAD = re.compile(r"\s*([\w.-]{1,128})\s*(?:\[CALL_ID\]\s*([\w-]{1,64})\s*)?(?:\[ARGS\])?\s*")
_LONGEST_HEAD = 300


@dataclass(frozen=True, slots=True)
class WholeCalls:
    """Calls that are whole."""

    end: int
    """Where the text goes on after them."""
    calls: list[ToolCall]


class CallSpan(Protocol):
    """A call that is being written."""

    def read(self, text: str, *, last: bool) -> WholeCalls | None:
        """Return the calls once they are whole; ``None``: not yet.

        Args:
            text: begins where it began at the first reading, and grows.
            last: nothing more will come.

        Raises:
            NotACall: it is none.
        """
        ...


class JsonSpan(CallSpan):
    """Follows an object, or a list of them, then perhaps a closing mark."""

    def __init__(self, at: int, toolset: Toolset, closer: str = "") -> None:
        self._at, self._toolset, self._closer = at, toolset, closer
        self._search: JsonEnd | None = None
        self._whole: WholeCalls | None = None

    def read(self, text: str, *, last: bool) -> WholeCalls | None:
        if self._search is None:
            begin = _first(text, self._at)
            if begin is None:
                return _not_yet(last)
            if text[begin] not in "{[":
                raise NotACall
            self._at, self._search = begin, JsonEnd(begin)
        if self._whole is None:
            if _OTHER.match(text, self._at) or (
                (key := _FIRST_KEY.match(text, self._at)) and key.group(1) not in _KEYS
            ):
                raise NotACall  # an answer in JSON is not held back
            end = self._search.find(text)
            if end is None:
                return _not_yet(last)
            self._whole = WholeCalls(end, from_json(text[self._at : end], self._toolset))
        return _closed(self._whole, text, self._closer, last)


class MarkedSpan(CallSpan):
    """Follows all up to a closing mark, which ``calls_in`` makes calls of."""

    def __init__(
        self, at: int, closer: str, calls_in: Callable[[str], list[ToolCall]], *, closer_optional: bool = True
    ) -> None:
        self._at, self._closer, self._calls_in, self._optional = at, closer, calls_in, closer_optional
        self._searched = at

    def read(self, text: str, *, last: bool) -> WholeCalls | None:
        found = text.find(self._closer, self._searched)
        if found >= 0:
            return WholeCalls(found + len(self._closer), self._calls_in(text[self._at : found]))
        if last and self._optional:  # a model's last mark may be the token that ends its turn
            return WholeCalls(len(text), self._calls_in(text[self._at :]))
        self._searched = max(self._at, len(text) - len(self._closer))
        return _not_yet(last)


class NamedSpan(CallSpan):
    """Follows a name, then the arguments as an object: Mistral's later form."""

    def __init__(self, at: int, toolset: Toolset) -> None:
        self._at, self._toolset = at, toolset
        self._search: JsonEnd | None = None
        self._brace = 0

    def read(self, text: str, *, last: bool) -> WholeCalls | None:
        if self._search is None:
            self._brace = text.find("{", self._at)
            head = text[self._at :] if self._brace < 0 else text[self._at : self._brace]
            if len(head) > _LONGEST_HEAD:
                raise NotACall
            if self._brace < 0:
                return _not_yet(last)
            found = _HEAD.fullmatch(head)
            if found is None or self._toolset.named(found.group(1)) is None:
                raise NotACall
            self._name, self._id = found.group(1), found.group(2) or ""
            self._search = JsonEnd(self._brace)
        end = self._search.find(text)
        if end is None:
            return _not_yet(last)
        call = call_of(self._name, text[self._brace : end], self._toolset)
        return WholeCalls(end, [ToolCall(call.name, call.arguments, self._id)])


class EitherSpan(CallSpan):
    """Follows one of two kinds, as the first letter tells."""

    def __init__(self, at: int, json: CallSpan, other: CallSpan) -> None:
        self._at, self._json, self._other = at, json, other

    def read(self, text: str, *, last: bool) -> WholeCalls | None:
        begin = _first(text, self._at)
        if begin is None:
            return _not_yet(last)
        return (self._json if text[begin] in "{[" else self._other).read(text, last=last)


def _closed(whole: WholeCalls, text: str, closer: str, last: bool) -> WholeCalls | None:
    """Take the closing mark where it follows."""
    begin = _first(text, whole.end) if closer else None
    rest = "" if begin is None else text[begin : begin + len(closer)]
    if not closer or not closer.startswith(rest):
        return whole
    if rest == closer or last:  # a reply may end within the mark
        return WholeCalls(len(text) if begin is None else begin + len(rest), whole.calls)
    return None


def _first(text: str, at: int) -> int | None:
    """Return where the first letter stands that is no blank."""
    while at < len(text):
        if not text[at].isspace():
            return at
        at += 1
    return None


def _not_yet(last: bool) -> WholeCalls | None:
    if last:
        raise NotACall
    return None
