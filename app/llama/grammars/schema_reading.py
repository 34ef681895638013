"""Reads JSON schemas: whether one is a schema at all, where its references lead, and whether a value obeys it."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any
from urllib.parse import unquote

from app.errors import WorldError
from app.language import tr

Schema = Any
"""An object, or ``true`` or ``false``."""
Part = dict[str, Any]
"""The keywords of one schema."""

KINDS = ("object", "array", "string", "number", "boolean", "null")
"""The kinds of values. An integer is a number."""
_ONE = (
    "additionalItems", "additionalProperties", "contains", "else", "if", "items", "not", "propertyNames", "then",
    "unevaluatedItems", "unevaluatedProperties",
)  # fmt: skip
_MANY = ("allOf", "anyOf", "items", "oneOf", "prefixItems")
_NAMED = ("$defs", "definitions", "dependentSchemas", "patternProperties", "properties")
_REFERENCES = ("$ref", "$dynamicRef", "$recursiveRef")


class Document:
    """A schema with all that is in it. Raises ``WorldError`` if it is no schema, or refers to what is not in it."""

    def __init__(self, schema: Schema) -> None:
        if schema is False:
            raise _refused(tr("false allows no reply at all"))
        self._whole = schema
        self._named: dict[str, Schema] = {}
        nodes = list(_nodes(schema))
        for node in nodes:
            if isinstance(node.get("$id"), str):
                self._named[node["$id"]] = node
            for anchor in ("$anchor", "$dynamicAnchor"):
                if isinstance(node.get(anchor), str):
                    self._named[f"#{node[anchor]}"] = node
        for node in nodes:
            _check_kinds(node)
            for reference in references(node):
                if reference.startswith("#"):
                    self.target(reference)

    def target(self, reference: str) -> Schema | None:
        """Return what a reference leads to; ``None``: it leads out of the document.
        Raises ``WorldError`` if it leads nowhere in it.
        """
        if reference in self._named:
            return self._named[reference]
        if not reference.startswith("#"):
            return None
        place = self._whole
        for written in unquote(reference[1:]).split("/")[1:]:
            name = written.replace("~1", "/").replace("~0", "~")
            if isinstance(place, dict) and name in place:
                place = place[name]
            elif isinstance(place, list) and name.isdecimal() and int(name) < len(place):
                place = place[int(name)]
            else:
                place = None
                break
        if not isinstance(place, (dict, bool)) or not re.match(r"#(/|$)", reference):
            raise _refused(tr("its reference “{reference}” leads nowhere in it", reference=reference[:80]))
        return place


def references(part: Part) -> Iterator[str]:
    """Return what a schema refers to."""
    return (part[name] for name in _REFERENCES if isinstance(part.get(name), str))


def _nodes(schema: Schema) -> Iterator[Part]:
    """Return all schemas that are objects, after checking that they stand where schemas may.
    Raises ``WorldError`` if something else stands there.
    """
    waiting = [schema]
    while waiting:
        node = waiting.pop()
        if isinstance(node, bool):
            continue
        if not isinstance(node, dict):
            raise _refused(tr("a schema is an object in braces, or true"))
        yield node
        for key in _NAMED:
            if not isinstance(node.get(key, {}), dict | None):
                raise _refused(tr("its “{key}” is no object", key=key))
            waiting += (node.get(key) or {}).values()
        for key in _MANY:
            value = node.get(key)
            if isinstance(value, list):
                waiting += value
            elif value is not None and key not in _ONE:
                raise _refused(tr("its “{key}” is no list of schemas", key=key))
        waiting += [node[key] for key in _ONE if node.get(key) is not None and not isinstance(node[key], list)]


def _check_kinds(part: Part) -> None:
    for kind in _as_list(part.get("type")):
        if not isinstance(kind, str) or kind.lower() not in {*KINDS, "integer"}:
            raise _refused(tr("there is no type “{kind}”", kind=str(kind)[:40]))


def _refused(reason: str) -> WorldError:
    return WorldError(tr("The JSON schema cannot be used: {why}.", why=reason))


def _as_list(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def stated_kinds(part: Part) -> frozenset[str] | None:
    """Return the kinds that a schema names, ``integer`` among them; ``None``: it names none."""
    kinds = _as_list(part.get("type"))
    return frozenset(kind.lower() for kind in kinds) if kinds else None


def kind_of(value: Any) -> str:
    """Return the kind of a value."""
    match value:
        case dict():
            return "object"
        case list():
            return "array"
        case str():
            return "string"
        case bool():
            return "boolean"
        case None:
            return "null"
        case _:
            return "number"


def count(part: Part, key: str) -> int | None:
    """Return the value of a keyword that counts something."""
    value = number(part, key)
    return None if value is None else max(0, math.ceil(value))


def number(part: Part, key: str) -> Fraction | None:
    """Return the value of a keyword that is a number."""
    value = part.get(key)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    return Fraction(str(value)) if isinstance(value, int) or math.isfinite(value) else None


def bounds(part: Part) -> Iterator[tuple[Fraction, bool, bool]]:
    """Return the bounds of a number: each with whether it is a lower one, and whether it is left out itself."""
    for key, lower in (("minimum", True), ("maximum", False)):
        exclusive = "exclusive" + key.title()
        if (bound := number(part, key)) is not None:
            yield bound, lower, part.get(exclusive) is True  # draft 4 has a flag
        if (bound := number(part, exclusive)) is not None:
            yield bound, lower, True


def strings(part: Part, key: str) -> list[str]:
    """Return the texts in a keyword's list."""
    value = part.get(key)
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def schemas(part: Part, key: str) -> dict[str, Schema]:
    """Return the schemas in a keyword's object, by name."""
    return {name: one for name, one in (part.get(key) or {}).items() if one is not None}


def listed(part: Part) -> list[Any] | None:
    """Return the values that a schema lists; ``None``: it lists none."""
    values = part.get("enum")
    values = values if isinstance(values, list) and values else None
    if "const" in part:
        same = [one for one in values or () if identity(one) == identity(part["const"])]
        values = [part["const"]] if values is None else same
    return values


def identity(value: Any) -> tuple[str, Any]:
    """Return what is the same for values that are equal as JSON has it: ``1`` is ``1.0``, and is not ``true``."""
    kind = kind_of(value)
    return kind, json.dumps(value, sort_keys=True) if kind in {"array", "object"} else value


def plainly_not(part: Part) -> Part | None:
    """Return the schema that a value must not obey, if it only lists values or has a pattern."""
    other = part.get("not")
    return (
        other if isinstance(other, dict) and len(other) == 1 and other.keys() <= {"const", "enum", "pattern"} else None
    )


def finds(pattern: str, text: str) -> bool:
    """Return whether a pattern is found in a text; one that cannot be read is not."""
    try:
        return re.search(pattern, text) is not None
    except (re.error, RecursionError, OverflowError):
        return False


def may_obey(value: Any, parts: Sequence[Part], *, is_listed: bool = False) -> bool:
    """Return whether a value obeys all parts, as far as they say so of a value that is no object and no list.
    ``is_listed``: whether it is one of the values that they list, if they list any.
    """
    kind = kind_of(value)
    return all(_may_obey(value, kind, part, is_listed=is_listed) for part in parts)


def _may_obey(value: Any, kind: str, part: Part, *, is_listed: bool) -> bool:
    kinds, other = stated_kinds(part), plainly_not(part)
    values = None if is_listed else listed(part)
    if kinds is not None and kind not in kinds and not (kind == "number" and "integer" in kinds and value % 1 == 0):
        return False
    if values is not None and identity(value) not in map(identity, values):
        return False
    if other is not None and ("pattern" not in other or kind != "string") and may_obey(value, [other]):
        return False
    if kind == "string":
        least, most, pattern = count(part, "minLength"), count(part, "maxLength"), part.get("pattern")
        has_match = not isinstance(pattern, str) or finds(pattern, value)
        missed = other is None or "pattern" not in other or not finds(other["pattern"], value)
        return has_match and missed and (least or 0) <= len(value) <= (len(value) if most is None else most)
    if kind == "number" and (isinstance(value, int) or math.isfinite(value)):
        exact, step = Fraction(str(value)), number(part, "multipleOf")
        inside = all(
            (exact > bound if lower else exact < bound) or (exact == bound and not out)
            for bound, lower, out in bounds(part)
        )
        return inside and (not step or exact % step == 0)
    return True


def texts_of(values: Iterable[Any]) -> Iterator[str]:
    """Return values as JSON, those that JSON can have."""
    for value in values:
        try:
            text = json.dumps(value, ensure_ascii=False, allow_nan=False)
            text.encode()
        except UnicodeEncodeError:  # half a surrogate pair
            text = json.dumps(value)
        except (ValueError, RecursionError):
            continue
        yield text
