"""Reads replies of gpt-oss: messages in channels, each with a header, in OpenAI's harmony form."""

from __future__ import annotations

import re

from app.tools.calls import NotACall, call_of
from app.tools.definitions import MOST_CALLS, ToolCall, Toolset
from app.tools.parsed import Parsed, ReplyParser, undecided

_START, _CHANNEL, _MESSAGE = "<|start|>", "<|channel|>", "<|message|>"
_ENDS = ("<|end|>", "<|call|>", "<|return|>", _START)
_RECIPIENT = re.compile(r"to=functions\.([\w-]{1,128})")
_NAME = re.compile(r"<\|channel\|>\s*(\w+)")
_BEGINNINGS = (_CHANNEL, _START, " to=", "to=")
"""How a header can begin; a reply goes on after ``<|start|>assistant``."""
_LONGEST_HEADER = 500
_BETWEEN = "\n\n"
"""Stands between two messages that are told as one text."""


class HarmonyParser(ReplyParser):
    """Reads one reply: what is analysed is reasoning, what is final, or said on the way, is content.

    Args:
        toolset: the tools that can be called.
    """

    def __init__(self, toolset: Toolset) -> None:
        super().__init__()
        self._toolset = toolset
        self._in_header = True
        self._header = ""
        self._thinks = False
        self._recipient = ""
        self._begun = False
        self._skipped = 0
        """Letters at the beginning of a message that are no mark, though they read like one."""
        self._earlier: set[bool] = set()
        """Whether reasoning (``True``) and content (``False``) have been said."""
        self._calls = 0

    def _advance(self, *, last: bool, is_cut: bool = False) -> Parsed:
        parts: list[Parsed] = []
        if is_cut:
            self._text = self._without_what_was_begun()
        while self._text:
            part = self._read_header(last=last) if self._in_header else self._read_body(last=last)
            if part is None:
                break
            parts.append(part)
        return Parsed(
            "".join(part.reasoning for part in parts),
            "".join(part.content for part in parts),
            tuple(call for part in parts for call in part.calls),
        )

    def _without_what_was_begun(self) -> str:
        """Return the text without a header, a call or a mark that is not whole."""
        if self._in_header:
            return "" if any(self._text.startswith(word[: len(self._text)]) for word in _BEGINNINGS) else self._text
        return "" if self._recipient else self._text[: len(self._text) - max(undecided(self._text, m) for m in _ENDS)]

    def _read_header(self, *, last: bool) -> Parsed | None:
        header, mark, body = self._text.partition(_MESSAGE)
        begins = any(self._text.startswith(word[: len(self._text)]) for word in _BEGINNINGS)
        if not begins or len(header) > _LONGEST_HEADER or (last and not mark):
            header, mark, body = "", "", self._text  # a text without channels is the answer
        elif not mark:
            return None
        name, recipient = _NAME.search(header), _RECIPIENT.search(header)
        self._thinks = name is not None and name.group(1) == "analysis"
        self._recipient = recipient.group(1) if recipient is not None else ""
        self._header = header + mark
        self._text, self._in_header, self._begun = body, False, False
        self._skipped = len(_START) if not header and body.startswith(_START) else 0
        return Parsed()

    def _read_body(self, *, last: bool) -> Parsed | None:
        places = [(place, mark) for mark in _ENDS if (place := self._text.find(mark, self._skipped)) >= 0]
        if places:
            place, mark = min(places)
            body = self._text[:place]
            self._text = self._text[place if mark == _START else place + len(mark) :]
            self._in_header = True
            return self._message(body)
        if self._recipient and not last:
            return None
        held = 0 if last else max(undecided(self._text, mark) for mark in _ENDS)
        most = len(self._text) - held
        self._skipped = max(0, self._skipped - most)
        body, self._text = self._text[:most], self._text[most:]
        return self._message(body) if body else None

    def _message(self, body: str) -> Parsed:
        """Return a message that is addressed to a tool, whole, or a part of another."""
        if self._recipient:
            calls = self._called(body)
            if calls is not None:
                return Parsed(calls=calls)
            body = self._header + body
        if body and not self._begun:
            self._begun = True
            body = _BETWEEN + body if self._thinks in self._earlier else body
            self._earlier.add(self._thinks)
        return Parsed(reasoning=body) if self._thinks and not self._recipient else Parsed(content=body)

    def _called(self, body: str) -> tuple[ToolCall, ...] | None:
        if self._calls >= MOST_CALLS:
            return None
        try:
            call = call_of(self._recipient, body, self._toolset)
        except NotACall:
            return None
        self._calls += 1
        return (call,) if self._toolset.parallel or self._calls == 1 else ()
