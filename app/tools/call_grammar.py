"""Writes grammars that oblige a reply to be calls, in a template's own form.

A grammar is GBNF without the rules of the tools' arguments: these are JSON schemas, which llama.cpp makes into rules of
the names that are given here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from app.tools.definitions import Tool, Toolset
from app.tools.forms import CallForm

MOST_OBLIGED = 8
"""Calls that an obliged reply may have."""
_VALUES = """\
word ::= [a-zA-Z_] [a-zA-Z0-9_]*
number ::= "-"? ("0" | [1-9] [0-9]{0,14}) ("." [0-9]{1,14})?
value ::= quoted | number | "true" | "false" | "null" | list | members
list ::= "[" (value ("," value)*)? "]"
members ::= "{" (word ":" value ("," word ":" value)*)? "}\""""


_ESCAPED = {chr(code): f"\\x{code:02X}" for code in range(32)} | {"\n": "\\n", '"': '\\"', "\\": "\\\\"}


@dataclass(frozen=True, slots=True)
class CallGrammar:
    """A grammar, and the schemas whose rules it refers to by name."""

    rules: str
    schemas: dict[str, str] = field(default_factory=dict)
    """JSON schemas, as text, by the names of their rules."""


def literal(text: str) -> str:
    """Return text as GBNF writes it."""
    return '"' + "".join(_ESCAPED.get(letter, letter) for letter in text) + '"'


def until(mark: str, name: str, then: str = "", *, may_end: bool = False) -> Iterator[str]:
    """Return rules for any text up to the first ``mark``, the mark, and ``then``.

    They are a machine that knows how much of the mark has been read; the mark's first letter may not stand in it twice.

    Args:
        mark: of ASCII letters.
        name: of the rule; the others begin with it.
        then: what follows the mark.
        may_end: whether the text may also end without the mark.
    """
    first, others = mark[0], mark[1:]
    again = f"{literal(first)} {name}-1"
    ending = "?" if may_end else ""
    yield f"{name} ::= ({_besides(first)} {name} | {again}){ending}"
    for place, letter in enumerate(others, 1):
        on = f"{literal(letter)} {f'{name}-{place + 1}' if place < len(others) else then}"
        yield f"{name}-{place} ::= ({_besides(first, letter)} {name} | {again} | {on}){ending}"


def _besides(*letters: str) -> str:
    return "[^" + "".join(f"\\x{ord(letter):02X}" for letter in letters) + "]"


def call_grammar(form: CallForm, toolset: Toolset, *, thinks: str = "", answer: str | None = None) -> CallGrammar:
    """Return the grammar of a reply.

    Args:
        form: how calls are written.
        toolset: what can be called. Where a call is not required, the reply may also be any text that has no opening
            mark, or ``answer``.
        thinks: how the reply may begin with a thought: ``""`` not at all, ``"may"`` between marks, ``"does"`` after an
            opening mark that the prompt ends with.
        answer: a JSON schema of the answer that may stand in a call's place.
    """
    rules = _Rules(form, toolset)
    calls = rules.calls()
    if not toolset.required:
        if answer is not None:
            rules.schemas["answer"] = answer
            calls = f"{calls} | answer"
        else:
            rules.lines += until("<tool_call>", "words", "after-mark", may_end=True)
            rules.lines.append(f"after-mark ::= {rules.after_mark()}")
            calls = "words"
    if thinks:
        rules.lines += until("</think>", "thought", "space")
        opened = '"<think>" thought' if thinks == "may" else "thought"
        calls = f"({opened})? ({calls})" if thinks == "may" else f"{opened} ({calls})"
    return CallGrammar("\n".join([f"root ::= {calls}", "space ::= [ \\n]{0,4}", *rules.lines]), rules.schemas)


class _Rules:
    """Collects rules for one toolset; the call of tool number 3 is the rule ``call-3``."""

    def __init__(self, form: CallForm, toolset: Toolset) -> None:
        self.form = form
        self.lines: list[str] = []
        self.schemas: dict[str, str] = {}
        self._tools = toolset.tools
        self._most = MOST_OBLIGED if toolset.parallel else 1

    def calls(self) -> str:
        """Add the rules of each tool's call; return an expression for one or more of them."""
        write = _WRITERS[self.form]
        for number, tool in enumerate(self._tools):
            self.lines.append(f"call-{number} ::= {write(self, number, tool)}")
        self.lines.append("call ::= " + " | ".join(f"call-{number}" for number in range(len(self._tools))))
        before, between, after = _AROUND[self.form]
        several = f"({between} call){{0,{self._most - 1}}} " if self._most > 1 and between else ""
        return f"{before} call {several}{after}".strip()

    def after_mark(self) -> str:
        """Return an expression for the rest of the first call, after its opening mark, and the calls after it."""
        self.lines.append("body ::= " + " | ".join(f"body-{number}" for number in range(len(self._tools))))
        return f"space body (space call){{0,{self._most - 1}}}"

    def arguments(self, number: int, tool: Tool) -> str:
        self.schemas[f"arguments-{number}"] = json.dumps(tool.schema)
        return f"arguments-{number}"

    def json_call(self, number: int, tool: Tool, key: str) -> str:
        head = literal(f'{{"name": {json.dumps(tool.name)}, "{key}": ')
        return f'{head} {self.arguments(number, tool)} "}}"'

    def hermes(self, number: int, tool: Tool) -> str:
        self.lines.append(f'body-{number} ::= {self.json_call(number, tool, "arguments")} space "</tool_call>"')
        return f'"<tool_call>\\n" body-{number}'

    def llama(self, number: int, tool: Tool) -> str:
        return self.json_call(number, tool, "parameters")

    def listed(self, number: int, tool: Tool) -> str:
        return self.json_call(number, tool, "arguments")

    def mistral(self, number: int, tool: Tool) -> str:
        return f"{literal(f'[TOOL_CALLS]{tool.name}[ARGS]')} {self.arguments(number, tool)}"

    def harmony(self, number: int, tool: Tool) -> str:
        if number == 0:
            self.lines += until("<|end|>", "analysed", '"<|start|>assistant"')
            self.lines.append('analysis ::= "<|channel|>analysis<|message|>" analysed')
        head = literal(f"<|channel|>commentary to=functions.{tool.name} <|constrain|>json<|message|>")
        return f"{head} {self.arguments(number, tool)}"

    def qwen_coder(self, number: int, tool: Tool) -> str:
        members = self._members(number, tool, "<parameter={}>\n", "\n", "</parameter>")
        return (
            f'{literal(f"<tool_call>{chr(10)}<function={tool.name}>{chr(10)}")} {members} "</function>\\n</tool_call>"'
        )

    def glm(self, number: int, tool: Tool) -> str:
        members = self._members(number, tool, "<arg_key>{}</arg_key>\n<arg_value>", "", "</arg_value>")
        head = literal(f"<tool_call>{tool.name}\n")
        return f'{head} {members} "</tool_call>"'

    def minimax(self, number: int, tool: Tool) -> str:
        members = self._members(number, tool, '<parameter name="{}">', "", "</parameter>")
        head = literal(f'<invoke name="{tool.name}">\n')
        return f'{head} {members} "</invoke>"'

    def _members(self, number: int, tool: Tool, opened: str, before: str, closed: str) -> str:
        """Return an expression for arguments each of which stands between marks; texts have no quotes there."""
        required, parts = tool.required(), []
        for place, (name, schema) in enumerate(tool.properties().items()):
            rule = f"argument-{number}-{place}"
            value = self._unquoted(rule, {**_shared_schemas(tool), **schema}, before, closed)
            self.lines.append(f"{rule} ::= {literal(opened.format(name))} {value} {_NEW_LINE}")
            parts.append(rule if name in required else f"{rule}?")
        return " ".join(parts)

    def _unquoted(self, rule: str, schema: dict[str, Any], before: str, closed: str) -> str:
        if choices := _choices(schema):
            spelled = [choice if isinstance(choice, str) else json.dumps(choice) for choice in choices]
            return f"({' | '.join(literal(one) for one in spelled)}) {literal(before + closed)}"
        kinds = schema.get("type")
        if kinds and "string" not in (kinds if isinstance(kinds, list) else [kinds]):
            self.schemas[f"{rule}-value"] = json.dumps(schema)
            return f"{rule}-value {literal(closed)}"
        self.lines += until(closed, f"{rule}-text")
        return f"{rule}-text"

    def braces(self, number: int, tool: Tool) -> str:
        opened, closed, quote = _BRACES[self.form]
        if number == 0:
            self.lines += [*_VALUES.splitlines(), f"quoted ::= {literal(quote)} quoted-text"]
            self.lines += until(quote, "quoted-text")
        members = []
        for place, (name, schema) in enumerate(tool.properties().items()):
            rule = f"argument-{number}-{place}"
            self.lines.append(f"{rule} ::= {literal(name + ':')} {_braced(schema, quote)}")
            members.append((rule, name in tool.required()))
        head = literal(f"{opened}call:{tool.name}{{")
        return f"{head} {_with_commas(members)} {literal('}' + closed)}"


def _shared_schemas(tool: Tool) -> dict[str, Any]:
    """Return what the schemas of arguments refer to."""
    return {key: one for key, one in tool.schema.items() if key in {"$defs", "definitions"}}


def _braced(schema: dict[str, Any], quote: str) -> str:
    kind = schema.get("type")
    if choices := _choices(schema):
        spelled = [quote + choice + quote if isinstance(choice, str) else json.dumps(choice) for choice in choices]
        return f"({' | '.join(literal(one) for one in spelled)})"
    return _KINDS.get(kind, "value") if isinstance(kind, str) else "value"


def _choices(schema: dict[str, Any]) -> list[Any]:
    """Return the values of an ``enum``, if they are plain ones."""
    choices = schema.get("enum")
    plain = isinstance(choices, list) and not any(isinstance(choice, (dict, list)) for choice in choices)
    return choices if isinstance(choices, list) and plain else []


def _with_commas(members: list[tuple[str, bool]]) -> str:
    """Return an expression for members in order, of which those that are not required may be missing."""
    ordered = sorted(members, key=lambda member: not member[1])
    required = [rule for rule, needed in ordered if needed]
    optional = [rule for rule, needed in ordered if not needed]
    if required:
        return ' "," '.join(required) + "".join(f' ("," {rule})?' for rule in optional)
    beginnings = [
        rule + "".join(f' ("," {other})?' for other in optional[place + 1 :]) for place, rule in enumerate(optional)
    ]
    return f"({' | '.join(beginnings)})?" if beginnings else ""


_KINDS = {
    "string": "quoted", "integer": "number", "number": "number", "array": "list", "object": "members",
    "boolean": '("true" | "false")',
}  # fmt: skip
_NEW_LINE = literal("\n")
_BRACES = {
    CallForm.GEMMA: ("<|tool_call>", "<tool_call|>", '<|"|>'),
    CallForm.FUNCTION_GEMMA: ("<start_function_call>", "<end_function_call>", "<escape>"),
}
_AROUND = {
    CallForm.HERMES: ("", "space", ""),
    CallForm.DESCRIBED: ("", "space", ""),
    CallForm.QWEN_CODER: ("", '"\\n"', ""),
    CallForm.GLM: ("", '"\\n"', ""),
    CallForm.MINIMAX: ('"<minimax:tool_call>\\n"', '"\\n"', '"\\n</minimax:tool_call>"'),
    CallForm.LLAMA: ("", "", ""),
    CallForm.MISTRAL_LIST: ('"[TOOL_CALLS]" " "? "["', '"," " "?', '"]"'),
    CallForm.MISTRAL_NAMED: ("", '""', ""),
    CallForm.GEMMA: ("", '""', ""),
    CallForm.FUNCTION_GEMMA: ("", '""', ""),
    CallForm.HARMONY: ("(analysis)?", "", ""),
    CallForm.GRANITE: ('"<|tool_call|>" "["', '"," " "?', '"]"'),
    CallForm.LFM: ('"<|tool_call_start|>["', '"," " "?', '"]<|tool_call_end|>"'),
}
"""Text before the first call, between two, and after the last; nothing between: there is only one."""
_WRITERS = {
    CallForm.HERMES: _Rules.hermes,
    CallForm.DESCRIBED: _Rules.hermes,
    CallForm.QWEN_CODER: _Rules.qwen_coder,
    CallForm.GLM: _Rules.glm,
    CallForm.MINIMAX: _Rules.minimax,
    CallForm.LLAMA: _Rules.llama,
    CallForm.MISTRAL_LIST: _Rules.listed,
    CallForm.MISTRAL_NAMED: _Rules.mistral,
    CallForm.GEMMA: _Rules.braces,
    CallForm.FUNCTION_GEMMA: _Rules.braces,
    CallForm.HARMONY: _Rules.harmony,
    CallForm.GRANITE: _Rules.listed,
    CallForm.LFM: _Rules.listed,
}
