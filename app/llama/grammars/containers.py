"""Makes rules of lists and objects, of the rules for what is in them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from app.llama.grammars.gbnf import EMPTY, Alternative, Rules, literal

QUOTE = literal('"')
_COMMA, _COLON = literal(","), literal(":")


class Containers:
    """Adds rules to others. White space between parts is a little at most: a model might write it without end."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._space = rules.add((EMPTY,), ('" "',), ('"\\n"', "[\\n]?", "[ ]{0,20}"))

    def lists(self, first: Sequence[str], rest: str | None, least: int, most: int | None) -> Iterator[Alternative]:
        """Return alternatives for lists.
        ``first`` are the rules of the first items, all of which are there, ``rest`` that of the others, if there are
        any; ``most`` of ``None`` is any number.
        """
        if least == 0 and not first:
            yield ('"["', self._space, '"]"')
        if rest is None:
            most = len(first)
        elif not first:
            first = [rest]
        if most is not None and most < max(1, least, len(first)):
            return
        head = [first[0], *itertools.chain(*((_COMMA, self._space, one) for one in first[1:]))]
        more: Alternative = ()
        if rest is not None and most != len(first):
            item = self._rules.add((_COMMA, self._space, rest))
            more = self._rules.between(item, max(0, least - len(first)), None if most is None else most - len(first))
        yield ('"["', self._space, *head, *more, self._space, '"]"')

    def lists_without_doubles(self, values: Sequence[str], least: int, most: int | None) -> Iterator[Alternative]:
        """Return alternatives for lists of some texts, none of which stands twice: a rule for each set of them."""
        most = len(values) if most is None else min(most, len(values))
        after: dict[frozenset[str], str] = {}
        for size in range(most, 0, -1):
            for used in map(frozenset, itertools.combinations(values, size)):
                ends = [(self._space, '"]"')] if size >= least else []
                unused = [value for value in values if value not in used] if size < most else []
                after[used] = self._rules.add(
                    *ends, *((_COMMA, self._space, literal(value), after[used | {value}]) for value in unused)
                )
        if least == 0:
            yield ('"["', self._space, '"]"')
        if most:
            begin = self._rules.add(*((literal(value), after[frozenset({value})]) for value in values))
            yield ('"["', self._space, begin)

    def objects(
        self,
        named: Sequence[tuple[str, str, bool]],
        others: Sequence[tuple[Alternative, str]],
        least: int,
        most: int | None,
    ) -> Iterator[Alternative]:
        """Return alternatives for objects.

        Between two members there is one rule for what may follow, and one for the names that may follow a comma. Where
        the number of members counts, there are these for each number.

        Args:
            named: members in their order: the name as JSON, the rule of the value, and whether it must be there.
            others: further members, any number of each: what follows the name's opening quote, and the value's rule.
            least: members at least.
            most: members at most; ``None``: any number.
        """
        counted = max(least, most or 0, 1)
        numbers = range(counted + 1)
        following = [self._rules.new_name() for _ in numbers]
        choosing = [
            self._rules.add(*(
                (*name, self._space, _COLON, self._space, value, following[min(number + 1, counted)])
                for name, value in others
                if most is None or number < most
            ))
            for number in numbers
        ]  # fmt: skip
        for number in numbers:
            self._rules.define(following[number], self._goes_on(choosing[number], may_end=number >= least))
        needed = False
        for name, value, required in reversed(named):
            for number in numbers:
                then = following[min(number + 1, counted)]
                options: list[Alternative] = [] if required else [(choosing[number],)]
                if most is None or number < most:
                    options.insert(0, (literal(name[1:]), self._space, _COLON, self._space, value, then))
                choosing[number] = self._rules.add(*options)
            needed = needed or required
            following = [
                self._rules.add(*self._goes_on(choosing[number], may_end=number >= least and not needed))
                for number in numbers
            ]
        yield ('"{"', self._space, QUOTE, choosing[0])
        if least == 0 and not needed:
            yield ('"{"', self._space, '"}"')

    def _goes_on(self, choosing: str, *, may_end: bool) -> Iterator[Alternative]:
        yield (_COMMA, self._space, QUOTE, choosing)
        if may_end:
            yield (self._space, '"}"')
