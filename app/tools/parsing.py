"""Reads calls out of a reply while it is being written.

However the text is split into parts, what comes out is the same. Whatever is no valid call of a tool that was offered
is content; only blanks around calls are left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

from app.tools.calls import NotACall, fenced, from_braces, from_invocations, from_json, from_python, from_tags
from app.tools.definitions import MOST_CALLS, ToolCall, Toolset
from app.tools.forms import CallForm
from app.tools.harmony import HarmonyParser
from app.tools.parsed import Parsed, ReplyParser, undecided
from app.tools.spans import CallSpan, EitherSpan, JsonSpan, MarkedSpan, NamedSpan, WholeCalls

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
        """How much of the text is content for certain where the span is no call."""
        self._said = False
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
        if self._bare and not self._said and self._begins_bare():
            return True
        marks = self._openings if self._refused < _MOST_REFUSED else {}
        places = [(place, mark) for mark in marks if (place := self._text.find(mark)) >= 0]
        if not places:
            self._say_certain(content, last=last)
            return False
        place, mark = min(places, key=lambda found: (found[0], -len(found[1])))
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
        between = self._bare and self._calls and not self._said and not self._text.strip(_BETWEEN_BARE)
        if between and not last:
            return
        if not last:
            self._say(len(self._text[: len(self._text) - self._undecided()].rstrip()), content)
        elif between or (self._calls and not self._text.strip()):
            self._text = ""  # blanks after a call
        else:
            self._say(len(self._text), content)

    def _say(self, length: int, content: list[str]) -> None:
        said, self._text = self._text[:length], self._text[length:]
        if not self._said and self._calls:
            said = said.lstrip()
        if said:
            self._said = True
            content.append(said)


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
    """Llama's own tools follow the mark as Python's words, up to the end of the reply."""
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
