"""Reads calls out of a reply while it is being written.

However the text is split into parts, what comes out is the same. Whatever is no valid call of a tool that was offered
is content; only blanks around calls are left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from app.tools.calls import (
    JsonEnd,
    NotACall,
    call_of,
    fenced,
    from_braces,
    from_invocations,
    from_json,
    from_python,
    from_tags,
)
from app.tools.definitions import MOST_CALLS, Parsed, ReplyParser, ToolCall, Toolset, undecided
from app.tools.forms import CallForm

_FIRST_KEY = re.compile(r'[\[\s]*\{\s*"((?:[^"\\]|\\.){0,100})"')
_OTHER = re.compile(r'[\[\s]*\{\s*[^\s"]|\[[\[\s]*[^\s\[{]')
_KEYS = frozenset({"name", "function", "type", "arguments", "parameters", "id"})
_HEAD = re.compile(r"\s*([\w.-]{1,128})\s*(?:\[CALL_ID\]\s*([\w-]{1,64})\s*)?(?:\[ARGS\])?\s*")
_LONGEST_HEAD = 300


@dataclass(frozen=True, slots=True)
class WholeCalls:
    """Calls that are whole."""

    end: int
    """End of them, where the text goes on."""
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
        end = text.find(self._closer, self._searched)
        if end >= 0:
            return WholeCalls(end + len(self._closer), self._calls_in(text[self._at : end]))
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
            match = _HEAD.fullmatch(head)
            if match is None or self._toolset.named(match.group(1)) is None:
                raise NotACall
            self._name, self._id = match.group(1), match.group(2) or ""
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


_START, _CHANNEL, _MESSAGE = "<|start|>", "<|channel|>", "<|message|>"
_ENDS = ("<|end|>", "<|call|>", "<|return|>", _START)
_RECIPIENT = re.compile(r"to=functions\.([\w-]{1,128})")
_NAME = re.compile(r"<\|channel\|>\s*(\w+)")
_BEGINNINGS = (_CHANNEL, _START, " to=", "to=")
"""Beginnings of a header; a reply goes on after ``<|start|>assistant``."""
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
        """The parts that came so far: reasoning (``True``), content (``False``)."""
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


_MOST_HELD = 2_000_000
"""Characters of a call at most."""
_MOST_REFUSED = 200
"""Marks that begin no call, after which a reply is no longer searched: each costs a look at what follows it."""
_BARE = frozenset({CallForm.LLAMA, CallForm.DESCRIBED})
"""Forms in which a reply may begin with a call that has no mark."""
_OF_ANSWERS = frozenset({"```json"})
"""Marks that stand in answers too."""
_BEGUN_NAME = re.compile(r'"(?:name|function)"\s*:\s*"([\w-]*)(?:"|$)')
_BETWEEN_BARE = " \t\r\n;,"

_Opening = Callable[[int, Toolset], CallSpan]
"""Makes the span of what follows an opening mark, from where it begins."""


class CallParser(ReplyParser):
    """Reads one reply.

    Args:
        form: how calls are written.
        toolset: the tools that can be called.
    """

    def __init__(self, form: CallForm, toolset: Toolset) -> None:
        super().__init__()
        self._toolset = toolset
        self._openings = _OPENINGS[form]
        self._refused = 0
        self._bare = form in _BARE
        self._span: CallSpan | None = None
        self._refusable = 0
        """Length of the text that is content for certain if the span is no call."""
        self._has_said = False
        self._calls = 0

    def _advance(self, *, last: bool, is_cut: bool = False) -> Parsed:
        content: list[str] = []
        calls: list[ToolCall] = []
        if is_cut and self._span is None:
            self._text = self._text[: len(self._text) - self._undecided()]
        while self._text:
            if self._span is None and not self._begins(content, last=last):
                break
            try:
                taken = self._read(last=last, is_cut=is_cut)
            except NotACall:
                self._say(self._refusable, content)
                self._span = None
                self._refused += 1
                continue
            if taken is None:
                self._text = "" if is_cut else self._text
                break
            calls += self._counted(taken.calls)
            self._text, self._span = self._text[taken.end :], None
        return Parsed(content="".join(content), calls=tuple(calls))

    def _read(self, *, last: bool, is_cut: bool) -> WholeCalls | None:
        assert self._span is not None
        begun = is_cut and self._is_begun_call()
        taken = self._span.read(self._text, last=last and not begun)
        if taken is None and len(self._text) > _MOST_HELD:
            raise NotACall
        if taken is not None and self._calls + len(taken.calls) > MOST_CALLS:
            raise NotACall
        return taken

    def _counted(self, calls: list[ToolCall]) -> list[ToolCall]:
        """Return those that the request wants: all of them, or the first one of the reply."""
        first = self._calls == 0
        self._calls += len(calls)
        if self._toolset.parallel:
            return calls
        return calls[:1] if first else []

    def _undecided(self) -> int:
        """Return how many letters at the end of the text may be the beginning of an opening mark."""
        return max((undecided(self._text, mark) for mark in self._openings), default=0)

    def _is_begun_call(self) -> bool:
        """Return whether what begins like a call was to be one, as far as it came: an answer may begin so too."""
        if self._toolset.required or any(mark in self._text for mark in self._openings if mark not in _OF_ANSWERS):
            return True
        names = [begun.group(1) for begun in _BEGUN_NAME.finditer(self._text)]
        return any(name and tool.name.startswith(name) for name in names for tool in self._toolset.tools)

    def _begins(self, content: list[str], *, last: bool) -> bool:
        """Look for the beginning of a call; what stands before it is content. Return whether there is one."""
        if self._bare and not self._has_said and self._begins_bare():
            return True
        marks = self._openings if self._refused < _MOST_REFUSED else {}
        places = [(place, mark) for mark in marks if (place := self._text.find(mark)) >= 0]
        if not places:
            self._say_certain(content, last=last)
            return False
        place, mark = min(places, key=lambda place_and_mark: (place_and_mark[0], -len(place_and_mark[1])))
        before = len(self._text[:place].rstrip())
        self._say(before, content)
        self._refusable = place - before + len(mark)
        self._span = self._openings[mark](self._refusable, self._toolset)
        return True

    def _begins_bare(self) -> bool:
        begin = len(self._text) - len(self._text.lstrip(_BETWEEN_BARE if self._calls else None))
        if self._text[begin : begin + 1] not in {"{", "["}:
            return False
        self._refusable = begin + 1
        self._span = JsonSpan(begin, self._toolset)
        return True

    def _say_certain(self, content: list[str], *, last: bool) -> None:
        between = self._bare and self._calls and not self._has_said and not self._text.strip(_BETWEEN_BARE)
        if between and not last:
            return
        if not last:
            self._say(len(self._text[: len(self._text) - self._undecided()].rstrip()), content)
        elif between or (self._calls and not self._text.strip()):
            self._text = ""  # blanks after a call
        else:
            self._say(len(self._text), content)

    def _say(self, length: int, content: list[str]) -> None:
        words, self._text = self._text[:length], self._text[length:]
        if not self._has_said and self._calls:
            words = words.lstrip()
        if words:
            self._has_said = True
            content.append(words)


def parser_for(form: CallForm, toolset: Toolset | None) -> ReplyParser | None:
    """Return a parser for one reply; ``None`` where there is nothing to look for."""
    if form is CallForm.HARMONY:
        return HarmonyParser(toolset or Toolset(()))
    return CallParser(form, toolset) if toolset is not None and toolset.tools else None


def _json(closer: str = "") -> _Opening:
    return lambda at, toolset: JsonSpan(at, toolset, closer)


def _tagged(at: int, toolset: Toolset) -> CallSpan:
    closer = "</tool_call>"
    marked = MarkedSpan(at, closer, partial(from_tags, toolset=toolset))
    return EitherSpan(at, JsonSpan(at, toolset, closer), marked)


def _function(at: int, toolset: Toolset) -> CallSpan:
    def calls_in(body: str) -> list[ToolCall]:
        return from_tags(f"<function={body}</function>", toolset)

    return MarkedSpan(at, "</function>", calls_in, closer_optional=False)


def _minimax(at: int, toolset: Toolset) -> CallSpan:
    return MarkedSpan(at, "</minimax:tool_call>", partial(from_invocations, toolset=toolset))


def _mistral(at: int, toolset: Toolset) -> CallSpan:
    return EitherSpan(at, JsonSpan(at, toolset), NamedSpan(at, toolset))


def _llama(at: int, toolset: Toolset) -> CallSpan:
    """Return the span of a call of Llama's own tools: Python's words after the mark, up to the reply's end."""
    python = MarkedSpan(at, "<|eom_id|>", partial(from_python, toolset=toolset))
    return EitherSpan(at, JsonSpan(at, toolset), python)


def _braces(closer: str, quote: str) -> _Opening:
    return lambda at, toolset: MarkedSpan(at, closer, partial(from_braces, toolset=toolset, quote=quote))


def _lfm(at: int, toolset: Toolset) -> CallSpan:
    def calls_in(body: str) -> list[ToolCall]:
        try:
            return from_json(body, toolset)
        except NotACall:
            return from_python(body, toolset)

    return MarkedSpan(at, "<|tool_call_end|>", calls_in)


def _fenced(at: int, toolset: Toolset) -> CallSpan:
    return MarkedSpan(at, "```", partial(fenced, toolset=toolset), closer_optional=False)


_OPENINGS: Mapping[CallForm, Mapping[str, _Opening]] = {
    CallForm.HERMES: {"<tool_call>": _tagged},
    CallForm.QWEN_CODER: {"<tool_call>": _tagged, "<function=": _function},
    CallForm.GLM: {"<tool_call>": _tagged},
    CallForm.MINIMAX: {"<minimax:tool_call>": _minimax},
    CallForm.LLAMA: {"<|python_tag|>": _llama},
    CallForm.MISTRAL_LIST: {"[TOOL_CALLS]": _mistral},
    CallForm.MISTRAL_NAMED: {"[TOOL_CALLS]": _mistral},
    CallForm.GEMMA: {"<|tool_call>": _braces("<tool_call|>", '<|"|>')},
    CallForm.FUNCTION_GEMMA: {"<start_function_call>": _braces("<end_function_call>", "<escape>")},
    CallForm.GRANITE: {"<|tool_call|>": _json()},
    CallForm.LFM: {"<|tool_call_start|>": _lfm},
    CallForm.DESCRIBED: {
        "<tool_call>": _tagged, "```tool_code": _fenced, "```tool_call": _fenced, "```json": _fenced,
    },
}  # fmt: skip
