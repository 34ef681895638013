"""Writes thoughts in a reply the way this program does, whatever marks the model has for them.

Works token by token, so that every round keeps its tokens: a mark becomes ours in the token that was the mark, and the
words of a header (a channel's name) become nothing. Where the prompt opened the thought, the first token begins with
the mark that the prompt has.
"""

from __future__ import annotations

import re
from dataclasses import replace
from enum import Enum, auto

from app.speculation.trace import Round
from app.tools.thoughts import CLOSE, OPEN, ThoughtForm, split_reply

_OPENED, _CLOSED, _BETWEEN = f"{OPEN}\n", f"{CLOSE}\n\n", "\n\n"
_LONGEST_NAME = 40
"""Letters of a channel's name; what is longer is no header."""
_LONGEST_HEADER = 500
_CHANNEL = re.compile(r"<\|channel\|>\s*(\w+)")
_HEADER_BEGINS = ("<|channel|>", "<|start|>", "<|constrain|>")


class _Section(Enum):
    BEFORE = auto()
    HEADER = auto()
    THOUGHT = auto()
    ANSWER = auto()


class ThoughtRewriter:
    """Follows one reply.

    Args:
        form: how the model marks thoughts; ``None``: nothing changes.
        begun: the prompt has opened the thought.
        before: the reply up to now, where one is gone on with.
    """

    def __init__(self, form: ThoughtForm | None, *, begun: bool = False, before: str = "") -> None:
        self._form = form
        self._section = _Section.BEFORE
        self._header = ""
        self._pending = ""
        self._last = "\n"
        self._open = False
        """True if a thought of ours is open."""
        self._answered = False
        if before.strip():
            self._go_on(before)
        elif form is ThoughtForm.HARMONY:
            self._section = _Section.HEADER
        elif begun:
            self._pending, self._section, self._open = _OPENED, _Section.THOUGHT, True

    def rewrite(self, round_: Round) -> Round:
        """Return a round with its text as this program writes it."""
        if self._form is None or (self._form is ThoughtForm.THINK and not self._pending):
            return round_
        return replace(round_, tokens=tuple(replace(one, text=self.text(one.text)) for one in round_.tokens))

    def text(self, text: str) -> str:
        """Return what stands in a token's place."""
        if self._form is ThoughtForm.HARMONY:
            harmony_text = self._harmony(text)
        elif self._form is ThoughtForm.THINK:
            harmony_text = text
        else:
            harmony_text = self._marked(text)
        harmony_text, self._pending = self._pending + harmony_text, ""
        self._last = harmony_text[-1:] or self._last
        return harmony_text

    def _go_on(self, before: str) -> None:
        halves = split_reply(before)
        self._open = halves.thought is not None and not halves.closed
        self._answered = bool(halves.answer.strip())
        self._section = _Section.THOUGHT if self._open else _Section.ANSWER
        self._last = before[-1]

    def _close(self) -> str:
        self._open = False
        return _CLOSED if self._last == "\n" else f"\n{_CLOSED}"

    def _marked(self, text: str) -> str:
        """Follow a model that has one mark at either end."""
        assert self._form is not None
        mark, closes = self._form.marks
        if self._section is _Section.HEADER:
            self._header += text
            if "\n" not in self._header and len(self._header) <= _LONGEST_NAME:
                return ""
            self._section = _Section.THOUGHT
            return self._header.partition("\n")[2] if "\n" in self._header else self._header
        if self._section is _Section.THOUGHT and text == closes:
            self._section = _Section.ANSWER
            return self._close()
        if self._section is _Section.BEFORE and text == mark:
            self._open = True
            self._section = _Section.HEADER if mark != self._form.opens else _Section.THOUGHT
            return _OPENED
        if self._section is _Section.BEFORE and text.strip():
            self._section = _Section.ANSWER
        return "" if text in (mark, closes) else text

    def _harmony(self, text: str) -> str:
        """Follow a model that writes messages, each in a channel."""
        if self._section is _Section.HEADER:
            return self._in_header(text)
        if text in ("<|end|>", "<|call|>", "<|return|>"):
            self._section, self._header = _Section.HEADER, ""
            return ""
        if text in _HEADER_BEGINS:
            self._section, self._header = _Section.HEADER, text
            return ""
        return text

    def _in_header(self, text: str) -> str:
        if text != "<|message|>":
            plain = not self._header and text not in _HEADER_BEGINS and not text.lstrip().startswith("to=")
            self._header += text
            if not plain and len(self._header) <= _LONGEST_HEADER:
                return ""
            header, self._header = self._header, ""  # a text without channels is the answer
            return self._begin_message(thinks=False) + header
        name = _CHANNEL.search(self._header)
        self._header = ""
        return self._begin_message(thinks=name is not None and name[1] == "analysis")

    def _begin_message(self, *, thinks: bool) -> str:
        self._section = _Section.THOUGHT if thinks else _Section.ANSWER
        between = _BETWEEN if self._answered or (self._open and thinks) else ""
        if self._open and not thinks:
            between = self._close()
        elif thinks and not self._open and not self._answered:
            self._open, between = True, _OPENED
        self._answered = self._answered or not thinks
        return between
