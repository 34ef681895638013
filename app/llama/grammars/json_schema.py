"""Prepares JSON schemas as people write them for a converter that takes less than the standard allows."""

from __future__ import annotations

from typing import Any

from app.errors import WorldError
from app.language import tr

_ONE = ("items", "additionalItems", "contains", "not", "if", "then", "else", "propertyNames")
_MANY = ("anyOf", "oneOf", "allOf", "prefixItems")
_NAMED = ("properties", "patternProperties", "$defs", "definitions", "dependentSchemas")
_KINDS = ("object", "array", "string", "number", "boolean", "null")
_SAYING = {*_ONE, *_MANY, *_NAMED, "type", "enum", "const", "$ref", "additionalProperties", "pattern", "format"}
"""Words that say what a value may be. A schema without them has a title or a description alone, and allows any."""
_MOST_NESTED = 60


def plain_schema(schema: Any) -> dict[str, Any]:
    """Return the same schema without ``true`` in the place of a schema, after checking all its references.

    Raises:
        WorldError: it is no schema, allows nothing, or refers to what is not in it.
    """
    if schema is False:
        raise _refused(tr("false allows no reply at all"))
    plain = _plain(schema, 0)
    _look_up(plain, plain)
    return plain


def _plain(schema: Any, depth: int) -> dict[str, Any]:
    if schema is True:
        return {}
    if not isinstance(schema, dict):
        raise _refused(tr("a schema is an object in braces, or true"))
    if depth > _MOST_NESTED:
        raise _refused(tr("it is nested too deeply"))
    plain = dict(schema)
    for key, value in schema.items():
        if (key in _ONE and isinstance(value, dict | bool)) or (key == "items" and not isinstance(value, list)):
            plain[key] = value if value is False else _plain(value, depth + 1)
        elif key in _NAMED:
            if not isinstance(value, dict):
                raise _refused(tr("its “{key}” is no object", key=key))
            plain[key] = {name: each if each is False else _plain(each, depth + 1) for name, each in value.items()}
        elif key in _MANY or key == "items":
            if not isinstance(value, list) or not value:
                raise _refused(tr("its “{key}” is no list of schemas", key=key))
            plain[key] = [each if each is False else _plain(each, depth + 1) for each in value]
    return plain | _kinds_of(plain)


def _kinds_of(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the kinds of a value of which a schema has a title or a description alone."""
    return {"type": [*_KINDS]} if schema and not schema.keys() & _SAYING else {}


def _look_up(part: Any, whole: dict[str, Any]) -> None:
    parts = [part]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            reference = part.get("$ref")
            if isinstance(reference, str) and not _leads_somewhere(reference, whole):
                raise _refused(tr("its reference “{reference}” leads nowhere in it", reference=reference[:80]))
            parts += part.values()
        elif isinstance(part, list):
            parts += part


def _leads_somewhere(reference: str, whole: Any) -> bool:
    if not reference.startswith("#/"):
        return False
    for name in reference[2:].split("/"):
        if not isinstance(whole, dict) or name not in whole:
            return False
        whole = whole[name]
    return isinstance(whole, dict)


def _refused(why: str) -> WorldError:
    return WorldError(tr("The JSON schema cannot be used: {why}.", why=why))
