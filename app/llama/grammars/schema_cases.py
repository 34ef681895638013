"""Takes schemas apart into cases: lists of schemas without alternatives, all of which a value obeys.

References and ``allOf`` add to a case; ``anyOf``, ``oneOf``, ``if`` and what depends on a member divide it. ``not`` is
turned round: what must not hold becomes a division into all that may hold instead. It costs nothing where no text that
is written could obey it anyway, as with most of ``oneOf``.
"""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.language import mark
from app.llama.grammars.schema_reading import (
    KINDS,
    Document,
    Part,
    Schema,
    bounds,
    count,
    finds,
    identity,
    kind_of,
    listed,
    may_obey,
    plainly_not,
    references,
    schemas,
    stated_kinds,
    strings,
)
from app.llama.grammars.texts import Texts

Case = Sequence[Part]

MOST_STEPS = 3_000
"""Divisions and cases of one value."""
_MOST_OF_DOCUMENT = 30_000
"""Divisions and cases of all values; each has a few after that."""
FEW_STEPS = 50
_DEEPEST_LOOK = 4
"""Members of members that are compared to find out whether two schemas exclude each other."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A schema that is still to be taken apart."""

    schema: Schema
    way: frozenset[int] = frozenset()
    """The schemas that led here since the last division."""
    before: frozenset[int] = frozenset()
    """Parts that led to that division. One of them again would be a circle, in which nothing is ever said."""


@dataclass(frozen=True, slots=True)
class _Division:
    """Schemas of which a value obeys one."""

    among: list[Schema]
    before: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class _Pieces:
    """Keywords of one schema beside the plain ones."""

    part: Part
    also: list[Schema]
    divisions: list[list[Schema]]
    excluded: list[Schema]


class Cases:
    """Finds the cases of a document's schemas.
    ``left_out`` is told what cannot be kept; ``most`` is the steps for one value.
    """

    def __init__(self, document: Document, left_out: dict[str, None], most: int = MOST_STEPS) -> None:
        self._document, self._left_out = document, left_out
        self._pieces: dict[int, _Pieces] = {}
        self._instead: dict[int, tuple[Part, list[Schema] | None]] = {}
        self._plain: dict[tuple[int, ...], list[Part] | None] = {}
        self._most, self._steps_left, self._left_in_document = most, 0, _MOST_OF_DOCUMENT
        self.excludes_nothing = False
        """True if ``not`` is passed over, and what ``oneOf`` excludes."""

    def of(self, obeyed: Iterable[Schema]) -> list[Case]:
        """Return the cases of a value that obeys some schemas; none of a contradiction."""
        waiting = [_Waiting(one) for one in obeyed]
        case = self._all_of(waiting)
        if self._steps_left < 0 and not self.excludes_nothing:
            self.excludes_nothing = True
            case = self._all_of(waiting)
            self.excludes_nothing = False
            self._left_out[_TOO_MANY] = None
        return case

    def _all_of(self, waiting: Iterable[_Waiting]) -> list[Case]:
        self._steps_left = min(self._most, max(FEW_STEPS, self._left_in_document))
        self._left_in_document -= self._steps_left
        cases = list(self._divided(waiting, {}, [], []))
        self._left_in_document += max(0, self._steps_left)
        return cases

    def plain(self, *obeyed: Schema) -> list[Part] | None:
        """Return schemas and all that holds with them, without their divisions; ``None``: nothing obeys them."""
        key = tuple(map(id, obeyed))
        if key not in self._plain:
            self._plain[key] = self._without_divisions(obeyed)
        return self._plain[key]

    def _without_divisions(self, obeyed: Iterable[Schema]) -> list[Part] | None:
        parts_found: dict[int, Part] = {}
        waiting = deque(obeyed)
        while waiting:
            one = waiting.popleft()
            if one is False:
                return None
            if isinstance(one, dict) and id(one) not in parts_found:
                parts_found[id(one)] = one
                waiting += self._pieces_of(one).also
        return list(parts_found.values())

    def _divided(
        self, waiting: Iterable[_Waiting], parts: dict[int, Part], divisions: list[_Division], excluded: list[Schema]
    ) -> Iterator[Case]:
        self._steps_left -= 1
        if self._steps_left < 0:
            return
        parts, divisions, excluded, ahead = dict(parts), list(divisions), list(excluded), deque(waiting)
        while ahead:
            one = ahead.popleft()
            number = id(one.schema)
            if one.schema is False or number in one.before:
                return
            if not isinstance(one.schema, dict) or number in parts:
                continue
            parts[number] = one.schema
            pieces = self._pieces_of(one.schema)
            way = one.way | {number}
            ahead += (_Waiting(also, way, one.before) for also in pieces.also)
            divisions += (_Division(among, one.before | way) for among in pieces.divisions)
            excluded += pieces.excluded
        if (divisions or any(one.before for one in waiting)) and _Written(list(parts.values()), self).is_impossible:
            return
        if divisions:
            first, *others = divisions
            for schema in first.among:
                yield from self._divided([_Waiting(schema, before=first.before)], parts, others, excluded)
        else:
            yield from self._without(parts, excluded)

    def _without(self, parts: dict[int, Part], excluded: list[Schema]) -> Iterator[Case]:
        """Return the cases in which none of some schemas holds."""
        written = _Written(list(parts.values()), self)
        for place, other in enumerate(excluded):
            if self.excludes_nothing or written.excludes(other):
                continue
            instead = self._obeyed_instead(other)
            if instead is None:
                self._left_out[_EXCLUSION] = None
                continue
            # What is obeyed instead may bring members that others speak of: all of them are looked at again.
            yield from self._divided([], parts, [_Division(instead)], [*excluded[:place], *excluded[place + 1 :]])
            return
        if kinds_of(written.case):
            yield written.case

    def _pieces_of(self, part: Part) -> _Pieces:
        if id(part) not in self._pieces:
            also = _list(part, "allOf")
            for reference in references(part):
                target = self._document.target(reference)
                if target is None:
                    self._left_out[f"$ref {reference[:80]}"] = None
                also.append(target)
            other = part.get("not")
            excluded = [] if other is None or plainly_not(part) is not None else [other]
            self._pieces[id(part)] = _Pieces(part, also, list(_divisions(part)), excluded)
        return self._pieces[id(part)]

    def _obeyed_instead(self, other: Schema) -> list[Schema] | None:
        """Return schemas one of which every value obeys that does not obey another; ``None``: that cannot be said."""
        if not isinstance(other, dict):
            return [] if other is True else [True]
        if id(other) not in self._instead:
            targets = [self._document.target(reference) for reference in references(other)]
            instead = [{"not": target} for target in targets if target is not None]
            for key, value in other.items():
                instead += _NEGATED[key](key, value) if key in _NEGATED and value is not None else ()
            unsaid = other.keys() - _NEGATED.keys() - _SAYING_NOTHING
            self._instead[id(other)] = other, instead if instead or not unsaid else None
        return self._instead[id(other)][1]

    def listed_values(self, case: Case) -> list[Any] | None:
        """Return the values that a case lists, those that obey it; ``None``: it lists none."""
        values = values_in(case)
        if values is None:
            return None
        return [one for one in values if may_obey(one, case, is_listed=True) and self._contents_obey(one, case)]

    def _contents_obey(self, value: Any, case: Case) -> bool:
        if isinstance(value, list):
            return all(self._items_obey(value, part) for part in case)
        return not isinstance(value, dict) or all(self._members_obey(value, part) for part in case)

    def _items_obey(self, value: list[Any], part: Part) -> bool:
        first = _list(part, "prefixItems") or _list(part, "items")
        rest = part.get("additionalItems" if isinstance(part.get("items"), list) else "items", True)
        obeyed = [*first, *[rest] * len(value)]
        contained, least = part.get("contains"), count(part, "minContains")
        matches = sum(self.obeys(one, contained) for one in value)
        return (
            _is_within(len(value), part, "Items")
            and all(self.obeys(one, schema) for one, schema in zip(value, obeyed, strict=False))
            and (
                contained is None
                or (1 if least is None else least) <= matches <= (count(part, "maxContains") or matches)
            )
            and (part.get("uniqueItems") is not True or len(set(map(identity, value))) == len(value))
        )

    def _members_obey(self, value: dict[str, Any], part: Part) -> bool:
        spoken, names = _Spoken(part), part.get("propertyNames")
        return (
            _is_within(len(value), part, "Properties")
            and all(name in value for name in strings(part, "required"))
            and all(self.obeys(one, schema) for name, one in value.items() for schema in spoken.of(name))
            and all(self.obeys(name, names) for name in value)
        )

    def obeys(self, value: Any, schema: Schema) -> bool:
        """Return whether a value obeys a schema."""
        if not isinstance(schema, dict):
            return schema is not False
        pieces = self._pieces_of(schema)
        return (
            may_obey(value, [schema])
            and self._contents_obey(value, [schema])
            and all(self.obeys(value, one) for one in pieces.also)
            and all(any(self.obeys(value, one) for one in among) for among in pieces.divisions)
            and not any(self.obeys(value, other) for other in pieces.excluded)
        )

    def divides(self, case: Case) -> bool:
        """Return whether a case that was not divided has more alternatives."""
        return any(self._pieces_of(part).divisions or self._pieces_of(part).excluded for part in case)


class _Written:
    """Rules that are written for a case.
    ``depth``: how many members of members it is inside those that are compared.
    """

    def __init__(self, case: Case, cases: Cases, depth: int = 0) -> None:
        self.case, self._cases, self._depth = case, cases, depth
        self._is_whole = not depth or not cases.divides(case)

    @functools.cached_property
    def _values(self) -> list[Any] | None:
        return self._cases.listed_values(self.case)

    @functools.cached_property
    def _kinds(self) -> frozenset[str]:
        return kinds_of(self.case, written=self._is_whole)

    @functools.cached_property
    def _members(self) -> Members:
        return members_in(self.case, self._cases)

    @property
    def is_impossible(self) -> bool:
        """True if nothing can be written; only what is seen at once counts."""
        if not self._kinds or self._values == []:
            return True
        if self._depth or self._kinds != {"object"}:
            return False
        needed = (self._member(name) for name in self._members.required)
        return any(one is None or one.is_impossible for one in needed)

    def _member(self, name: str) -> _Written | None:
        case = self._cases.plain(*self._members.named[name])
        return None if case is None else _Written(case, self._cases, self._depth + 1)

    def excludes(self, other: Schema) -> bool:
        """Return whether nothing that is written can obey another schema."""
        theirs = self._cases.plain(other)
        if theirs is None:
            return True
        if self._values is not None and all(kind_of(value) not in {"object", "array"} for value in self._values):
            return not any(may_obey(value, theirs) for value in self._values)
        if not self._kinds & kinds_of(theirs, written=False):
            return True
        if self._kinds == {"number"}:
            return _are_apart(self.case, theirs)
        return self._kinds == {"object"} and self._is_whole and any(map(self._excludes_object, theirs))

    def _excludes_object(self, theirs: Part) -> bool:
        """Return whether no object that is written can obey a schema."""
        members = self._members
        if not members.others and not members.named.keys() >= set(strings(theirs, "required")):
            return True
        known, patterns = schemas(theirs, "properties"), schemas(theirs, "patternProperties")
        is_closed = theirs.get("additionalProperties") is False
        for name in members.required:
            if name in known and self._depth < _DEEPEST_LOOK:
                member = self._member(name)
                if member is not None and member.excludes(known[name]):
                    return True
            if is_closed and name not in known and not any(finds(pattern, name) for pattern in patterns):
                return True
        return False


def _list(part: Part, key: str) -> list[Schema]:
    value = part.get(key)
    return list(value) if isinstance(value, list) else []


def _is_within(number: int, part: Part, of: str) -> bool:
    least, most = count(part, f"min{of}"), count(part, f"max{of}")
    return (least or 0) <= number <= (number if most is None else most)


def _divisions(part: Part) -> Iterator[list[Schema]]:
    if among := _list(part, "anyOf"):
        yield among
    if among := _list(part, "oneOf"):
        yield [
            {"allOf": [one, *({"not": other} for other in (*among[:place], *among[place + 1 :]))]}
            for place, one in enumerate(among)
        ]
    if part.get("if") is not None:
        met, unmet = part.get("then"), part.get("else")
        yield [{"allOf": [part["if"], met]}, {"allOf": [{"not": part["if"]}, unmet]}]
    for key in ("dependentRequired", "dependentSchemas", "dependencies"):
        for name, needed in part[key].items() if isinstance(part.get(key), dict) else ():
            also = {"required": needed} if isinstance(needed, list) else needed
            yield [_without_member(name), {"allOf": [{"type": "object", "required": [name]}, also]}]


def _without_member(name: str) -> Part:
    return {"type": "object", "properties": {name: False}}


def _other_kinds(_key: str, value: Any) -> list[Schema]:
    stated = stated_kinds({"type": value}) or frozenset()
    others = [kind for kind in KINDS if kind not in stated and not (kind == "number" and "integer" in stated)]
    return [{"type": others}] if others else []


def _plain(key: str, value: Any) -> list[Schema]:
    return [{"type": "string", "not": {key: value}} if key == "pattern" else {"not": {key: value}}]


def _counted(kind: str, opposite: str, step: int) -> Any:
    def negated(key: str, value: Any) -> list[Schema]:
        number = count({key: value}, key)
        return [] if number is None or number + step < 0 else [{"type": kind, opposite: number + step}]

    return negated


def _bounded(opposite: str) -> Any:
    return lambda _key, value: [{"type": "number", opposite: value}]


_NEGATED: dict[str, Any] = {
    "type": _other_kinds,
    "const": _plain,
    "enum": _plain,
    "pattern": _plain,
    "not": lambda _key, value: [value],
    "allOf": lambda _key, value: [{"not": one} for one in value],
    "anyOf": lambda _key, value: [{"allOf": [{"not": one} for one in value]}],
    "required": lambda key, value: [_without_member(name) for name in strings({key: value}, key)],
    "properties": lambda _key, value: [
        {"type": "object", "required": [name], "properties": {name: {"not": one}}} for name, one in value.items()
    ],
    "items": lambda _key, value: [] if isinstance(value, list) else [{"type": "array", "contains": {"not": value}}],
    "contains": lambda _key, value: [{"type": "array", "items": {"not": value}}],
    "minLength": _counted("string", "maxLength", -1),
    "maxLength": _counted("string", "minLength", 1),
    "minItems": _counted("array", "maxItems", -1),
    "maxItems": _counted("array", "minItems", 1),
    "minProperties": _counted("object", "maxProperties", -1),
    "maxProperties": _counted("object", "minProperties", 1),
    "minimum": _bounded("exclusiveMaximum"),
    "maximum": _bounded("exclusiveMinimum"),
    "exclusiveMinimum": _bounded("maximum"),
    "exclusiveMaximum": _bounded("minimum"),
}
"""By keyword: what is obeyed by values that do not obey it."""
_SAYING_NOTHING = frozenset({
    "$anchor", "$comment", "$defs", "$id", "$schema", "default", "definitions", "deprecated", "description", "examples",
    "format", "readOnly", "title", "writeOnly",
})  # fmt: skip
_EXCLUSION = "not, oneOf"
_TOO_MANY = mark("some of many alternatives")


def says_something(case: Case) -> bool:
    """Return whether any keyword binds a value of some kind."""
    return any(part.get(key) is not None for part in case for keys in _KEYWORDS.values() for key in keys)


def kinds_of(case: Case, *, written: bool = True) -> frozenset[str]:
    """Return the kinds of values that obey a case.
    ``written``: only what is written for them counts: where they name no kind, those that they speak of.
    """
    kinds, is_stated = frozenset(KINDS), False
    for part in case:
        stated = stated_kinds(part)
        if stated is not None:
            kinds &= stated | ({"number"} if "integer" in stated else set())
            is_stated = True
        if "pattern" in (plainly_not(part) or ()):
            kinds &= {"string"}
            is_stated = True
    if is_stated or not written:
        return kinds
    possible = [
        kind for kind, keys in _KEYWORDS.items() if any(part.get(key) is not None for part in case for key in keys)
    ]
    return frozenset(possible) or kinds


def values_in(case: Case) -> list[Any] | None:
    """Return the values that all parts list which list any; ``None``: none does."""
    lists = [values for part in case if (values := listed(part)) is not None]
    if not lists:
        return None
    others = [set(map(identity, values)) for values in lists[1:]]
    return [value for value in lists[0] if all(identity(value) in known for known in others)]


def texts_in(case: Case, other_words: Iterable[str] = ()) -> Texts:
    """Return what a case says of texts."""
    patterns = [part["pattern"] for part in case if isinstance(part.get("pattern"), str)]
    formats = [part.get("format") for part in case]
    patterns += [_FORMATS[one] for one in formats if isinstance(one, str) and one in _FORMATS]
    excluded = [other.get("pattern") for part in case if (other := plainly_not(part))]
    others = [pattern for pattern in excluded if isinstance(pattern, str)]
    least = max([0, *(value for part in case if (value := count(part, "minLength")) is not None)])
    most = min((value for part in case if (value := count(part, "maxLength")) is not None), default=None)
    return Texts(tuple(dict.fromkeys(patterns)), tuple(dict.fromkeys(others)), tuple(other_words), least, most)


def _are_apart(case: Case, theirs: Case) -> bool:
    """Return whether no number lies within the bounds of both."""
    lower = [(bound, out) for part in (*case, *theirs) for bound, is_lower, out in bounds(part) if is_lower]
    upper = [(bound, out) for part in (*case, *theirs) for bound, is_lower, out in bounds(part) if not is_lower]
    return any(low > high or (low == high and (out or beyond)) for low, out in lower for high, beyond in upper)


@dataclass(slots=True)
class Members:
    """Constraints on an object."""

    named: dict[str, list[Schema]]
    required: set[str]
    others: list[tuple[Texts, list[Schema]]]
    """Names that further members may have, with what their values obey."""
    least: int
    most: int | None


def members_in(case: Case, cases: Cases) -> Members:
    """Return what an object has that obeys a case."""
    spoken = [_Spoken(part) for part in case]
    names = dict.fromkeys(name for one in spoken for name in one.named)
    required = dict.fromkeys(name for part in case for name in strings(part, "required"))
    about_others = [one.others for one in spoken if one.others is not None]
    names_any = any(isinstance(part.get(key), dict) for part in case for key in ("properties", "patternProperties"))
    names_all = names_any or any(part.get("unevaluatedProperties") is False for part in case)
    is_open = False not in about_others and (bool(about_others) or not names_all)
    about_names = cases.plain(*(part.get("propertyNames") for part in case)) or []
    only = values_in(about_names)
    if only is not None and is_open:
        names |= dict.fromkeys(name for name in only if isinstance(name, str))
    named: dict[str, list[Schema]] = {}
    for name in names | required:
        obeyed = [schema for one in spoken for schema in one.of(name)]
        if False not in obeyed and may_obey(name, about_names):
            named[name] = obeyed
        elif name in required:
            named[name] = [*obeyed, False]
    texts = texts_in(about_names, names | required)
    others = [] if only is not None else list(_others(spoken, texts, is_open=is_open))
    least = max([0, *(value for part in case if (value := count(part, "minProperties")) is not None)])
    most = min((value for part in case if (value := count(part, "maxProperties")) is not None), default=None)
    return Members(named, set(required), others, least, most)


class _Spoken:
    """Constraints of one schema on members."""

    def __init__(self, part: Part) -> None:
        self.named = schemas(part, "properties")
        self.patterns = schemas(part, "patternProperties")
        self.others: Schema | None = part.get("additionalProperties")

    def of(self, name: str) -> list[Schema]:
        """Return what the member of a name obeys."""
        own = [self.named[name]] if name in self.named else []
        own += [one for pattern, one in self.patterns.items() if finds(pattern, name)]
        return own or ([] if self.others is None else [self.others])


def _others(spoken: Sequence[_Spoken], texts: Texts, *, is_open: bool) -> Iterator[tuple[Texts, list[Schema]]]:
    """Return the names of further members: those of each pattern that are of no other one, and those of none."""
    patterns = list(dict.fromkeys(pattern for one in spoken for pattern in one.patterns))
    for pattern in patterns:
        apart = (*texts.other_patterns, *(one for one in patterns if one != pattern))
        obeyed = [one.patterns.get(pattern, one.others) for one in spoken]
        if False not in obeyed:
            yield replace(texts, patterns=(*texts.patterns, pattern), other_patterns=apart), obeyed
    if is_open:
        yield replace(texts, other_patterns=(*texts.other_patterns, *patterns)), [one.others for one in spoken]


_KEYWORDS = {
    "object": (
        "properties", "required", "additionalProperties", "patternProperties", "propertyNames", "minProperties",
        "maxProperties", "dependentRequired", "dependentSchemas", "dependencies",
    ),
    "array": ("items", "prefixItems", "additionalItems", "minItems", "maxItems", "uniqueItems", "contains"),
    "string": ("pattern", "minLength", "maxLength", "format"),
    "number": ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"),
}  # fmt: skip
"""Keywords that constrain values of each kind."""
_DATE = r"[12]\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))"
_TIME = r"([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)"
_LABEL = r"[A-Za-z0-9]([A-Za-z0-9-]{0,20}[A-Za-z0-9])?"
_BYTE = r"(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])"
_FORMATS = {
    name: f"^({pattern})$"
    for name, pattern in {
        "date": _DATE,
        "time": _TIME,
        "date-time": f"{_DATE}T{_TIME}",
        "duration": r"P(\d{1,4}W|(\d{1,4}Y)?(\d{1,2}M)?\d{1,3}D(T\d{1,2}H)?|T\d{1,3}[HMS])",
        "email": rf"[A-Za-z0-9_+-]{{1,30}}(\.[A-Za-z0-9_+-]{{1,30}}){{0,3}}@({_LABEL}\.){{1,3}}[A-Za-z]{{2,10}}",
        "hostname": rf"({_LABEL}\.){{0,4}}{_LABEL}",
        "ipv4": rf"({_BYTE}\.){{3}}{_BYTE}",
        "ipv6": r"([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|::1",
        "uri": r"[a-z][a-z0-9+.-]{1,20}:[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]+",
        "uuid": r"[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}",
    }.items()
}
"""Patterns of formats, somewhat narrower than the formats are."""
