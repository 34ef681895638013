"""Makes grammars of JSON schemas: every text that a grammar allows is JSON that obeys the schema.

A grammar cannot say everything that a schema can. What it cannot say is left out and named, never a reason to refuse
the schema; the other way round, some texts that a schema allows are not written. As llama.cpp has it, an object has the
members that its schema names, in that order, and others only where the schema speaks of others.

The schemas that a value must obey at once are taken apart into cases (:mod:`app.llama.grammars.schema_cases`): those
under ``anyOf`` and its kin, each together with all that holds beside them. A case is a list of schemas without
alternatives, and becomes rules for each kind of value. Rules are made one after the other, from a queue, so that a
schema may be as deep as it likes.
"""

from __future__ import annotations

import itertools
import json
import math
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from app.language import mark
from app.llama.grammars import numbers as number_rules
from app.llama.grammars.containers import QUOTE, Containers
from app.llama.grammars.gbnf import Alternative, Rules, TooManyRules
from app.llama.grammars.numbers import Numbers, number_alternatives
from app.llama.grammars.schema_cases import (
    FEW_STEPS,
    MOST_STEPS,
    Case,
    Cases,
    kinds_of,
    members_in,
    says_something,
    texts_in,
    values_in,
)
from app.llama.grammars.schema_reading import (
    KINDS,
    Document,
    Schema,
    bounds,
    count,
    kind_of,
    listed,
    number,
    plainly_not,
    stated_kinds,
    texts_of,
)
from app.llama.grammars.texts import Effort, Texts, Unsupported, rest_of_text

_MOST_PLACES = 4_000
"""Places between the members of an object, where their number counts."""
_MOST_CONTAINED = 100
_LONGEST_TOLD = 60
"""Characters of a keyword's value that is told of."""
_MOST_UNIQUE = 8
"""Values in a list without doubles, whose order is free: there are rules for each set of them."""


class Converter:
    """Adds the rules of schemas to others."""

    def __init__(self, rules: Rules) -> None:
        self.left_out: dict[str, None] = {}
        """Parts that the rules do not enforce, in order."""
        self._rules = rules
        self._containers = Containers(rules)
        self._texts: dict[Texts, Alternative] = {}
        self._queue: deque[str] = deque()
        self._values: dict[frozenset[int], str] = {}
        self._obeyed: dict[str, list[Schema]] = {}
        """The schema of each rule's value, by the rule's name."""
        self._begin(Cases(Document(True), self.left_out))
        self._any = rules.new_name()
        self._any_object = rules.add(*self._object([{}]))
        any_list = rules.add(*self._array([{}]))
        others = [self._of_kind(kind, [], []) for kind in KINDS if kind not in {"object", "array"}]
        rules.define(self._any, [(self._any_object,), (any_list,), *itertools.chain(*others)])

    def add(self, schema: Schema, name: str) -> None:
        """Add the rule of this name for the texts of a schema. Raises ``WorldError`` if it is no schema."""
        document = Document(schema)
        for most in (MOST_STEPS, FEW_STEPS):
            self._begin(Cases(document, self.left_out, most))
            try:
                root = self._value([schema])
                self._work()
                self._leave_out_contradictions(root)
                break
            except (TooManyRules, RecursionError):
                continue
        else:
            self.left_out[_TOO_LARGE] = None
            root = self._any
        self._rules.define(name, [(root,)])

    def _begin(self, cases: Cases) -> None:
        self._cases, self._effort = cases, Effort()
        self._rules.allow_more()
        self._texts.clear()
        self._queue.clear()
        self._values.clear()
        self._obeyed.clear()

    def add_any_object(self, name: str) -> None:
        """Add the rule of this name for any object."""
        self._rules.define(name, [(self._any_object,)])

    def _value(self, obeyed: Iterable[Schema]) -> str:
        binding = [one for one in obeyed if one is False or (one and one is not True)]
        if not binding:
            return self._any
        key = frozenset(map(id, binding))
        if key not in self._values:
            self._values[key] = name = self._rules.new_name()
            self._obeyed[name] = binding
            self._queue.append(name)
        return self._values[key]

    def _work(self) -> None:
        while self._queue:
            name = self._queue.popleft()
            self._rules.define(name, self._alternatives(self._obeyed[name]))

    def _leave_out_contradictions(self, root: str) -> None:
        """Let values be anything for which nothing else is left, until the whole has a text."""
        while root in (empty := self._rules.empty_rules()):
            self.left_out[_CONTRADICTION] = None
            for name in self._rules.sources(empty.intersection(self._values.values())) or [root]:
                possible = [one for one in self._obeyed.pop(name, ()) if one is not False]
                self._cases.excludes_nothing = True
                alternatives = list(self._alternatives(possible)) if possible else []
                self._cases.excludes_nothing = False
                self._rules.define(name, alternatives or [(self._any,)])
                self._work()

    def _alternatives(self, obeyed: Sequence[Schema]) -> Iterator[Alternative]:
        words: list[str] = []
        for case in self._cases.of(obeyed):
            values = values_in(case)
            if any(part.get("enum") == [] for part in case):
                self.left_out["enum []"] = None
            if values is None:
                yield from self._of_kinds(case)
                continue
            obeying = self._cases.listed_values(case)
            if not obeying:
                self.left_out[_CONTRADICTION] = None
            words += texts_of(obeying or values)
        yield from self._rules.words(words)

    def _of_kinds(self, case: Case) -> Iterator[Alternative]:
        kinds = kinds_of(case)
        forbidden = [value for part in case for value in listed(plainly_not(part) or {}) or ()]
        if len(kinds) == len(KINDS) and not forbidden and not says_something(case):
            yield (self._any,)
            return
        for kind in KINDS:
            if kind in kinds:
                yield from self._of_kind(kind, case, [value for value in forbidden if kind_of(value) == kind])

    def _of_kind(self, kind: str, case: Case, forbidden: list[Any]) -> Iterator[Alternative]:
        if kind in {"boolean", "null"}:
            yield from self._rules.words(texts_of(one for one in _FEW[kind] if one not in forbidden))
        elif kind == "string":
            yield (QUOTE, *self._text(texts_in(case, forbidden)))
        else:
            if forbidden:
                self._leave_out("not", forbidden)
            make = {"object": self._object, "array": self._array, "number": self._number}[kind]
            yield from make(case)

    def _leave_out(self, keyword: str, value: Any) -> None:
        text = json.dumps(value, ensure_ascii=False)
        self.left_out[f"{keyword} {text}" if len(text) <= _LONGEST_TOLD else keyword] = None

    # Texts and numbers

    def _text(self, texts: Texts) -> Alternative:
        if texts not in self._texts:
            self._texts[texts] = self._text_in_part(texts)
        return self._texts[texts]

    def _text_in_part(self, texts: Texts) -> Alternative:
        """Return the same, without what no rules can be made of: the less the better."""
        try:
            return rest_of_text(self._rules, texts, self._effort)
        except Unsupported:
            pass
        patterns = {*texts.patterns, *texts.other_patterns}
        unknown = [pattern for pattern in patterns if not self._is_supported(pattern)]
        known_texts = texts.without(*unknown)
        attempts = (
            known_texts,
            replace(known_texts, least=0, most=None),
            texts.without(*patterns),
            Texts(other_words=texts.other_words),
        )
        for attempt in attempts:
            with suppress(Unsupported):
                rules_text = rest_of_text(self._rules, attempt, Effort() if not attempt.patterns else self._effort)
                for pattern in sorted(patterns - {*attempt.patterns, *attempt.other_patterns}):
                    self._leave_out("pattern", pattern)
                if (attempt.least, attempt.most) != (texts.least, texts.most):
                    self.left_out["minLength, maxLength"] = None
                return rules_text
        return (self._rules.add(),)

    def _is_supported(self, pattern: str) -> bool:
        try:
            rest_of_text(Rules(), Texts(patterns=(pattern,)), self._effort)
        except Unsupported:
            return False
        return True

    def _number(self, case: Case) -> Iterator[Alternative]:
        numbers = _numbers_in(case)
        try:
            yield from number_alternatives(self._rules, numbers)
        except number_rules.Unsupported:
            self.left_out["multipleOf"] = None
            yield from number_alternatives(self._rules, replace(numbers, step=None))

    # Lists

    def _array(self, case: Case) -> Iterator[Alternative]:
        items = _items_in(case)
        if items.most is not None and items.most < items.least:
            return
        if any({"contains", "maxContains"} <= part.keys() for part in case):
            self.left_out["maxContains"] = None
        most = items.most
        if any(part.get("uniqueItems") is True for part in case) and (most is None or most > 1):
            values = None if items.first else self._few_values(items.rest)
            if values is not None:
                yield from self._containers.lists_without_doubles(values, items.least, most)
                return
            self.left_out["uniqueItems"] = None
        rest = None if items.is_closed else self._value(items.rest)
        yield from self._containers.lists([self._value(one) for one in items.first], rest, items.least, most)

    def _few_values(self, obeyed: Sequence[Schema]) -> list[str] | None:
        few: list[Any] = []
        for case in self._cases.of(obeyed):
            values = self._cases.listed_values(case)
            if values is None:
                kinds = kinds_of(case)
                if not kinds <= _FEW.keys():
                    return None
                values = [value for kind in sorted(kinds) for value in _FEW[kind]]
            few += values
        texts = list(dict.fromkeys(texts_of(few)))
        return texts if len(texts) <= _MOST_UNIQUE else None

    # Objects

    def _object(self, case: Case) -> Iterator[Alternative]:
        members = members_in(case, self._cases)
        named = [
            (next(texts_of([name])), self._value(obeyed), name in members.required)
            for name, obeyed in members.named.items()
        ]
        others = [(self._text(texts), self._value(obeyed)) for texts, obeyed in members.others]
        least, most = members.least, members.most
        if others and least > len(members.required) + 1:
            self.left_out["minProperties"] = None  # the same name may be written twice
        if max(least, most or 0) * len(named) > _MOST_PLACES:
            self.left_out["minProperties and maxProperties"] = None
            least, most = 0, None
        yield from self._containers.objects(named, others, least, most)


@dataclass(slots=True)
class _Items:
    """Constraints on a list."""

    first: list[list[Schema]]
    """Schemas of the first items, one for each."""
    rest: list[Schema]
    least: int
    most: int | None
    is_closed: bool
    """True if there are no more than the first ones."""


def _items_in(case: Case) -> _Items:
    leading = [_leading(part) for part in case]
    further = [part.get("additionalItems" if isinstance(part.get("items"), list) else "items") for part in case]
    length = max([0, *map(len, leading)])
    rest = [one for one in further if one is not None]
    first: list[list[Schema]] = [
        [one for one in ((of[place] if place < len(of) else more) for of, more in zip(leading, further, strict=True))
         if one is not None]
        for place in range(length)
    ]  # fmt: skip
    least = max([0, *(value for part in case if (value := count(part, "minItems")) is not None)])
    most = min((value for part in case if (value := count(part, "maxItems")) is not None), default=None)
    schemas: list[Schema] = []
    for part in case:
        times = count(part, "minContains")
        if part.get("contains") is not None:
            schemas += [part["contains"]] * (1 if times is None else min(times, _MOST_CONTAINED))
    names_all = length > 0 or any(part.get("unevaluatedItems") is False for part in case)
    is_closed = False in rest or (names_all and not rest and least <= length)
    first += [list(rest) for _ in range(len(schemas) - length)]
    for place, one in enumerate(schemas):
        first[place].append(one)
    if most is not None and most < len(first):
        first, is_closed = first[:most], True
    return _Items(first, rest, max(least, len(schemas)), most, is_closed)


def _leading(part: dict[str, Any]) -> list[Schema]:
    leading = part.get("prefixItems", part.get("items"))
    return leading if isinstance(leading, list) else []


def _numbers_in(case: Case) -> Numbers:
    numbers = Numbers()
    for part in case:
        kinds = stated_kinds(part) or ()
        if "integer" in kinds and "number" not in kinds:
            numbers = replace(numbers, integer=True)
        for bound, lower, out in bounds(part):
            known, beyond = (numbers.least, numbers.above_least) if lower else (numbers.most, numbers.below_most)
            if known is None or (bound > known if lower else bound < known) or (bound == known and out and not beyond):
                numbers = (
                    replace(numbers, least=bound, above_least=out)
                    if lower
                    else replace(numbers, most=bound, below_most=out)
                )
        step = number(part, "multipleOf")
        if step:
            known_step = numbers.step or step
            numbers = replace(numbers, step=_common_multiple(known_step, abs(step)))
    return numbers


def _common_multiple(one: Fraction, other: Fraction) -> Fraction:
    scale = math.lcm(one.denominator, other.denominator)
    return Fraction(math.lcm(int(one * scale), int(other * scale)), scale)


_FEW: dict[str, tuple[Any, ...]] = {"boolean": (True, False), "null": (None,)}
"""Kinds of few values."""
_CONTRADICTION = mark("what contradicts itself")
_TOO_LARGE = mark("all of one that is too large")
