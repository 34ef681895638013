"""Makes calls of what stands between a form's marks."""

from __future__ import annotations

import ast
import json
import math
import re
from dataclasses import dataclass
from typing import Any, NoReturn

from app.tools.definitions import Tool, ToolCall, Toolset

_SIGNS = re.compile(r'["{}\[\]]')
_IN_STRING = re.compile(r'["\\]')


class JsonEnd:
    """Looks for the end of an object or list. The text grows between calls, and no part of it is read twice.

    Args:
        at: where the value begins: at a brace or bracket.
    """

    def __init__(self, at: int) -> None:
        self._at = at
        self._depth = 0
        self._in_string = False

    def find(self, text: str) -> int | None:
        """Return the place after the value, or ``None`` where it has not ended yet."""
        while True:
            match = (_IN_STRING if self._in_string else _SIGNS).search(text, self._at)
            if match is None:
                self._at = max(self._at, len(text))
                return None
            sign, self._at = match.group(), match.end()
            if sign == "\\":
                self._at += 1
            elif sign == '"':
                self._in_string = not self._in_string
            elif sign in "{[":
                self._depth += 1
            else:
                self._depth -= 1
                if self._depth <= 0:
                    return self._at


def value_in(text: str) -> Any:
    """Return what a JSON text says; line breaks may stand in its strings.

    Raises:
        ValueError: it is no JSON, or has a number that is too large to be written as JSON again.
    """
    try:
        return json.loads(text, strict=False, parse_constant=refuse_constant, parse_float=finite)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def text_of(value: Any) -> str:
    """Return a value as JSON, with letters of all scripts as they are."""
    return json.dumps(value, ensure_ascii=False)


def refuse_constant(constant: str) -> NoReturn:
    """Refuse ``NaN`` and the like, which Python's reader would take."""
    raise ValueError(f"{constant} is no JSON")


def finite(text: str) -> float:
    """Return the number that a text spells: ``1e999`` is valid JSON, and would become an infinity, which has no JSON.

    Raises:
        ValueError: it is larger than any that can be held.
    """
    number = float(text)
    if math.isinf(number):
        raise ValueError(f"{text[:20]} is too large")
    return number


_MOST_SOURCE = 20_000
"""Characters of calls in Python's words at most."""
_MOST_NESTED = 60
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")
_KEY = re.compile(r"[^\s:{}\[\],<]{1,256}(?=\s*:)")


class NotACall(Exception):
    """The text is no call of a tool that was offered."""


def call_of(name: Any, arguments: Any, toolset: Toolset) -> ToolCall:
    """Return a call.

    Raises:
        NotACall: the tool is not offered, or the arguments are no object.
    """
    if not isinstance(name, str) or toolset.named(name) is None:
        raise NotACall
    if isinstance(arguments, str):  # some models write JSON in JSON
        arguments = _value_in(arguments)
    if not isinstance(arguments, dict):
        raise NotACall
    return ToolCall(name, text_of(arguments))


def from_json(text: str, toolset: Toolset) -> list[ToolCall]:
    """Return the calls in a JSON object or list.

    Raises:
        NotACall: there is none, or something else.
    """
    value = _value_in(text)
    items = value if isinstance(value, list) else [value]
    if not items:
        raise NotACall
    return [_from_object(item, toolset) for item in items]


def _from_object(item: Any, toolset: Toolset) -> ToolCall:
    if not isinstance(item, dict):
        raise NotACall
    function = item.get("function")
    if isinstance(function, dict):
        item = function
    name = item.get("name", function)
    values = [item[key] for key in ("arguments", "parameters") if item.get(key) is not None]
    return call_of(name, values[0] if values else {}, toolset)


@dataclass(frozen=True, slots=True)
class _Tags:
    """Syntax of calls and of their arguments as elements."""

    call: str
    call_end: str
    argument: str
    argument_end: str
    named: str
    """The text after the name in an opening tag."""
    on_own_lines: bool
    """True if an argument stands on lines of its own, so that the line breaks around it are none of it."""


_FUNCTION = _Tags("<function=", "</function>", "<parameter=", "</parameter>", ">", on_own_lines=True)
_INVOKE = _Tags('<invoke name="', "</invoke>", '<parameter name="', "</parameter>", '">', on_own_lines=False)


def from_tags(text: str, toolset: Toolset) -> list[ToolCall]:
    """Return the calls written as ``<function=…>`` with ``<parameter=…>``, or as a name with ``<arg_key>``.

    Raises:
        NotACall: there is none, or something else.
    """
    rest = text.strip()
    if not rest.startswith(_FUNCTION.call):
        return [_from_keys(rest, toolset)]
    return _from_elements(rest, toolset, _FUNCTION)


def from_invocations(text: str, toolset: Toolset) -> list[ToolCall]:
    """Return the calls written as ``<invoke name="…">`` with ``<parameter name="…">``.

    Raises:
        NotACall: there is none, or something else.
    """
    return _from_elements(text.strip(), toolset, _INVOKE)


def _from_elements(rest: str, toolset: Toolset, tags: _Tags) -> list[ToolCall]:
    calls: list[ToolCall] = []
    while rest:
        body, rest = _between(rest, tags.call, tags.call_end)
        name, closed, body = body.partition(tags.named)
        tool = toolset.named(name.strip())
        if not closed or tool is None:
            raise NotACall
        arguments: dict[str, Any] = {}
        body = body.strip()
        while body:
            argument, body = _between(body, tags.argument, tags.argument_end)
            key, closed, value = argument.partition(tags.named)
            if not closed:
                raise NotACall
            if tags.on_own_lines:
                value = value.removeprefix("\n").removesuffix("\n")
            arguments[key.strip()] = _argument(value, key.strip(), tool)
            body = body.strip()
        calls.append(call_of(tool.name, arguments, toolset))
        rest = rest.strip()
    if not calls:
        raise NotACall
    return calls


def _from_keys(text: str, toolset: Toolset) -> ToolCall:
    name, mark, rest = text.partition("<arg_key>")
    tool = toolset.named(name.strip())
    if tool is None:
        raise NotACall
    arguments: dict[str, Any] = {}
    rest = (mark + rest).strip()
    while rest:
        key, rest = _between(rest, "<arg_key>", "</arg_key>")
        value, rest = _between(rest.strip(), "<arg_value>", "</arg_value>")
        arguments[key.strip()] = _argument(value, key.strip(), tool)
        rest = rest.strip()
    return call_of(tool.name, arguments, toolset)


def _between(text: str, opened: str, closed: str) -> tuple[str, str]:
    """Return what stands between two marks, the first of which begins the text, and what follows them."""
    inner, mark, rest = text.partition(closed)
    if not mark or not inner.startswith(opened):
        raise NotACall
    return inner.removeprefix(opened), rest


def _argument(text: str, name: str, tool: Tool) -> Any:
    """Return an argument that is written without quotes: the schema says whether it is text."""
    kinds = tool.properties().get(name, {}).get("type")
    if kinds == "string" or (isinstance(kinds, list) and "string" in kinds):
        return text
    try:
        return value_in(text)
    except ValueError:
        return {"True": True, "False": False, "None": None}.get(text, text)


def from_python(source: str, toolset: Toolset) -> list[ToolCall]:
    """Return the calls written in Python's words: ``name(key="text")``, alone, in ``print`` or in a list.

    Raises:
        NotACall: it is something else.
    """
    if len(source) > _MOST_SOURCE:
        raise NotACall
    try:
        parsed = ast.parse(source.strip(), mode="eval").body
        items = parsed.elts if isinstance(parsed, (ast.List, ast.Tuple)) else [parsed]
        calls = [_from_node(item, toolset) for item in items]
    except (SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
        raise NotACall from None
    if not calls:
        raise NotACall
    return calls


def _from_node(node: ast.expr, toolset: Toolset) -> ToolCall:
    if not isinstance(node, ast.Call):
        raise NotACall
    function, arguments = node.func, node.args
    if isinstance(function, ast.Name) and function.id == "print" and len(arguments) == 1:
        return _from_node(arguments[0], toolset)
    if isinstance(function, ast.Attribute) and function.attr == "call":  # Llama's own tools: search.call(…)
        function = function.value
    if not isinstance(function, ast.Name) or (tool := toolset.named(function.id)) is None:
        raise NotACall
    names = [*tool.properties()]
    if len(arguments) > len(names) or any(word.arg is None for word in node.keywords):
        raise NotACall
    values = {name: ast.literal_eval(value) for name, value in zip(names, arguments, strict=False)}
    values |= {str(word.arg): ast.literal_eval(word.value) for word in node.keywords}
    return call_of(tool.name, value_in(text_of(values)), toolset)


def from_braces(text: str, toolset: Toolset, quote: str) -> list[ToolCall]:
    """Return the call written as ``call:name{key:value}``, where ``quote`` stands around texts.

    Raises:
        NotACall: it is something else.
    """
    head, brace, _ = text.partition("{")
    kind, _, name = head.strip().partition(":")
    if kind != "call" or not brace:
        raise NotACall
    reader = _Braces(text, len(head), quote)
    arguments = reader.value(0)
    if text[reader.at :].strip():
        raise NotACall
    return [call_of(name.strip(), arguments, toolset)]


class _Braces:
    """Reads Gemma's values: JSON whose keys have no quotes, and whose texts have others."""

    def __init__(self, text: str, at: int, quote: str) -> None:
        self._text, self.at, self._quote = text, at, quote

    def value(self, depth: int) -> Any:
        if depth > _MOST_NESTED:
            raise NotACall
        self._skip()
        if self._takes(self._quote):
            return self._until(self._quote)
        if self._takes('"'):
            return self._until('"')
        if self._takes("{"):
            return self._object(depth)
        if self._takes("["):
            return self._list(depth)
        for word, known in (("true", True), ("false", False), ("null", None), ("None", None)):
            if self._takes(word):
                return known
        number = _NUMBER.match(self._text, self.at)
        if number is None:
            raise NotACall
        self.at = number.end()
        return _value_in(number.group())

    def _object(self, depth: int) -> dict[str, Any]:
        members: dict[str, Any] = {}
        while not self._ends("}", bool(members)):
            key = self._key()
            if not self._takes(":"):
                raise NotACall
            members[key] = self.value(depth + 1)
        return members

    def _list(self, depth: int) -> list[Any]:
        items: list[Any] = []
        while not self._ends("]", bool(items)):
            items.append(self.value(depth + 1))
        return items

    def _ends(self, sign: str, follows: bool) -> bool:
        """Take the sign that ends a value, or else the comma between two members."""
        self._skip()
        if self._takes(sign):
            return True
        if follows and not self._takes(","):
            raise NotACall
        self._skip()
        return False

    def _key(self) -> str:
        for quote in (self._quote, '"'):
            if self._takes(quote):
                return self._until(quote)
        match = _KEY.match(self._text, self.at)
        if match is None:
            raise NotACall
        self.at = match.end()
        self._skip()
        return match.group()

    def _until(self, mark: str) -> str:
        end = self._text.find(mark, self.at)
        if end < 0:
            raise NotACall
        between, self.at = self._text[self.at : end], end + len(mark)
        return between

    def _takes(self, word: str) -> bool:
        if not self._text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def _skip(self) -> None:
        while self.at < len(self._text) and self._text[self.at].isspace():
            self.at += 1


def _value_in(text: str) -> Any:
    try:
        return value_in(text)
    except ValueError:
        raise NotACall from None


def fenced(text: str, toolset: Toolset) -> list[ToolCall]:
    """Return the calls in a block of code: JSON or Python's words.

    Raises:
        NotACall: it is something else.
    """
    stripped = text.strip()
    if stripped[:1] in {"{", "["} and JsonEnd(0).find(stripped) == len(stripped):
        try:
            return from_json(stripped, toolset)
        except NotACall:
            pass
    return from_python(stripped, toolset)
