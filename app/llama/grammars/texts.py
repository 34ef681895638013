r"""Makes rules of sets of texts: those that match some patterns and not others, with so many letters, in JSON's quotes.

A pattern is read by the parser of Python's own ``re``. What all the conditions together leave becomes one automaton
that is in a single state after each letter, and each of its states a rule. So the matcher has one place to hold,
however patterns overlap. Where ECMAScript and Python mean different letters by a class such as ``\w``, only letters are
allowed that both mean: a reply that is written obeys either.
"""

from __future__ import annotations

import itertools
import re
import warnings
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from re import _constants as words  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

from app.llama.grammars.containers import QUOTE
from app.llama.grammars.gbnf import Alternative, Ranges, Rules, complement, letters, literal, one_of, overlap, union

_MOST_PLACES = 20_000
"""Places in patterns, with their repetitions written out."""
_MOST_STATES = 8_000
_FEW_RANGES = 4
"""Of a class of letters: more of them stand in a rule of their own, once."""


class Unsupported(Exception):
    """A pattern has something that an automaton does not know, or would have too many states."""


@dataclass(slots=True)
class Effort:
    """Budget for the patterns of one schema."""

    looks: int = 400_000
    """At a place in a pattern, with a kind of letter: half a second or so."""
    looks_at_once: int = 200_000


@dataclass(frozen=True, slots=True)
class Texts:
    """Conditions on a text, all of which hold."""

    patterns: tuple[str, ...] = ()
    """Each is found in it, as JSON Schema says: anywhere, unless it has anchors."""
    other_patterns: tuple[str, ...] = ()
    """None of these is found in it."""
    other_words: tuple[str, ...] = ()
    """It is none of these."""
    least: int = 0
    most: int | None = None

    def without(self, *unknown: str) -> Texts:
        """Return the same without some patterns."""
        patterns, others = (
            tuple(one for one in of if one not in unknown) for of in (self.patterns, self.other_patterns)
        )
        return replace(self, patterns=patterns, other_patterns=others)


def rest_of_text(rules: Rules, texts: Texts, effort: Effort) -> Alternative:
    """Return what follows the opening quote of a JSON string, its closing quote included.
    Raises ``Unsupported`` if an automaton cannot decide on the patterns, ``TooManyRules`` if there is no room for more
    rules.
    """
    parsed = [tree for pattern in texts.patterns if (tree := _parsed(pattern))]
    if not texts.other_patterns and not texts.other_words and len(parsed) < 2:
        run = _run(parsed[0]) if parsed else _Run(_EVERY, 0, None)
        if run is not None:
            return _counted(rules, run.within(texts.least, texts.most))
    return _automaton(rules, parsed, texts, effort)


@dataclass(frozen=True, slots=True)
class _Run:
    """So many letters of one kind."""

    ranges: Ranges
    least: int
    most: int | None

    def within(self, least: int, most: int | None) -> _Run:
        limits = [one for one in (self.most, most) if one is not None]
        return _Run(self.ranges, max(self.least, least), min(limits) if limits else None)


def _counted(rules: Rules, run: _Run) -> Alternative:
    if run.most is not None and run.most < run.least:
        return (rules.add(),)
    if run.ranges == _EVERY:
        letter = rules.add((_WRITTEN_PLAINLY,), (BACKSLASH, any_escape(rules)))
    else:
        letter = rules.add(*_letter(rules, run.ranges))
    return (*rules.between(letter, run.least, run.most), QUOTE)


def any_escape(rules: Rules) -> str:
    """Return the rule of what follows the backslash of any escape that stands for a whole letter."""
    low = (one_of("dD"), one_of(((0x30, 0x37),)), _HEX, _HEX)
    pair = (one_of("dD"), one_of("89abAB"), _HEX, _HEX, literal("\\u"), one_of("dD"), one_of("cdefCDEF"), _HEX, _HEX)
    code = rules.add((one_of("0123456789abcefABCEF"), _HEX, _HEX, _HEX), low, pair)
    return rules.add((one_of('"\\/bfnrt'),), (literal("u"), code))


def _letter(rules: Rules, ranges: Ranges, *then: str) -> Iterator[Alternative]:
    if plain := overlap(ranges, _PLAIN):
        yield (one_of(plain) if len(plain) <= _FEW_RANGES else rules.add((one_of(plain),)), *then)
    if short := letters(ranges, list(_SHORT)):
        yield (BACKSLASH, one_of("".join(_SHORT[code] for code in short)), *then)
    if long := letters(ranges, _LONG):
        for first in sorted({code >> 4 for code in long}):
            digits = "".join(f"{code & 15:x}" for code in long if code >> 4 == first)
            yield (literal(f"\\u00{first:x}"), one_of(digits), *then)


def _parsed(pattern: str) -> Sequence[Any]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about sets in sets, which ECMAScript reads like Python
            tree = parser.parse(_NAMED_GROUP.sub("(?P<", pattern))
    except (re.error, OverflowError, RecursionError) as error:
        raise Unsupported from error
    if tree.state.flags & re.IGNORECASE:
        raise Unsupported
    return list(tree)


def _run(tree: Sequence[Any]) -> _Run | None:
    """Return the pattern as a run of letters of one kind, if it is one between anchors."""
    if len(tree) == 3 and tree[0] == _BEGINNING and tree[2] == _END and tree[1][0] in _REPEATS:
        least, most, repeated = tree[1][1]
        ranges = _ranges(*repeated[0]) if len(repeated) == 1 else None
        if ranges is not None:
            return _Run(ranges, least, None if most is words.MAXREPEAT else most)
    return None


def _ranges(kind: Any, about: Any) -> Ranges | None:
    """Return the letters that a part of a pattern stands for, if it stands for one letter."""
    if kind is words.LITERAL:
        return ((about, about),)
    if kind is words.NOT_LITERAL:
        return complement(((about, about),))
    if kind is words.ANY:
        return complement(_LINE_ENDS)
    if kind is words.IN:
        if about[0][0] is words.NEGATE:
            return complement(union(*(_class(*one, wide=True) for one in about[1:])))
        return overlap(union(*(_class(*one, wide=False) for one in about)), _EVERY)
    return None


def _class(kind: Any, about: Any, *, wide: bool) -> Ranges:
    """Return the letters of a part of a class; ``wide``: all that it might mean to somebody."""
    if kind is words.LITERAL:
        return ((about, about),)
    if kind is words.RANGE:
        return (about,)
    try:
        narrow, other = _CLASSES[about]
    except KeyError:
        raise Unsupported from None
    return complement(other) if wide else narrow


@dataclass(slots=True)
class _Machine:
    """An automaton that may be at several places at once. Place 0 is its beginning, place 1 its end."""

    moves: list[list[tuple[Ranges, int]]] = field(default_factory=lambda: [[], []])
    jumps: list[list[tuple[Any, int]]] = field(default_factory=lambda: [[], []])
    """Without a letter: to where, and at which anchor alone."""

    def place(self) -> int:
        if len(self.moves) >= _MOST_PLACES:
            raise Unsupported
        self.moves.append([])
        self.jumps.append([])
        return len(self.moves) - 1

    def add(self, tree: Iterable[Any], at: int) -> int:
        """Add a part of a pattern that begins at a place; return where it ends."""
        for kind, about in tree:
            at = self._add(kind, about, at)
        return at

    def _add(self, kind: Any, about: Any, at: int) -> int:
        ranges = _ranges(kind, about)
        if ranges is not None:
            end = self.place()
            self.moves[at].append((ranges, end))
            return end
        if kind is words.SUBPATTERN:
            if about[1] or about[2]:  # flags of its own
                raise Unsupported
            return self.add(about[3], at)
        if kind is words.BRANCH:
            end = self.place()
            for one in about[1]:
                self.jumps[self.add(one, at)].append((None, end))
            return end
        if kind is words.AT and about in {words.AT_BEGINNING, words.AT_END}:
            end = self.place()
            self.jumps[at].append((about, end))
            return end
        if kind in _REPEATS:
            return self._repeat(about, at)
        raise Unsupported  # looks around, refers to what was found before, knows where words end

    def _repeat(self, about: Any, at: int) -> int:
        least, most, tree = about
        for _ in range(least):
            at = self.add(tree, at)
        end = self.place()
        self.jumps[at].append((None, end))
        if most is words.MAXREPEAT:
            self.jumps[self.add(tree, end)].append((None, end))
            return end
        for _ in range(most - least):
            at = self.add(tree, at)
            self.jumps[at].append((None, end))
        return end

    def closure(self, places: Iterable[int], *anchors: Any) -> frozenset[int]:
        """Return the places that can be reached without a letter."""
        reached, waiting = set(places), list(places)
        while waiting:
            for anchor, place in self.jumps[waiting.pop()]:
                if place not in reached and (anchor is None or anchor in anchors):
                    reached.add(place)
                    waiting.append(place)
        return _FOUND if 1 in reached else frozenset(reached)


_FOUND = frozenset({1})
"""A pattern that was found stays found, whatever follows."""


def _searching(tree: Sequence[Any]) -> _Machine:
    """Return a machine that finds a pattern anywhere."""
    machine = _Machine()
    if tree[:1] != [_BEGINNING]:
        machine.moves[0].append((_EVERY, 0))
    machine.moves[1].append((_EVERY, 1))
    machine.jumps[machine.add(tree, 0)].append((None, 1))
    return machine


def _machines(tree: Sequence[Any], *, must_match: bool) -> Iterator[tuple[_Machine, bool]]:
    if must_match and tree[:1] == [_BEGINNING]:
        while tree[1:] and tree[1][0] in {words.ASSERT, words.ASSERT_NOT} and tree[1][1][0] > 0:
            yield _searching([_BEGINNING, *tree[1][1][1]]), tree[1][0] is words.ASSERT
            tree = [_BEGINNING, *tree[2:]]
    yield _searching(tree), must_match


def _spelling(spelled: Iterable[str]) -> _Machine:
    """Return a machine that finds one of some words, if it is the whole text."""
    machine = _Machine()
    for word in spelled:
        at = machine.add([(words.LITERAL, ord(letter)) for letter in word], 0)
        machine.jumps[at].append((words.AT_END, 1))
    return machine


def _automaton(rules: Rules, parsed: Sequence[Sequence[Any]], texts: Texts, effort: Effort) -> Alternative:
    machines = [one for tree in parsed for one in _machines(tree, must_match=True)]
    machines += [one for pattern in texts.other_patterns for one in _machines(_parsed(pattern), must_match=False)]
    if texts.other_words:
        machines.append((_spelling(texts.other_words), False))
    automaton = _Automaton(machines, texts.least, texts.most, min(effort.looks, effort.looks_at_once))
    try:
        automaton.explore()
    finally:
        effort.looks -= automaton.looks
    names = {state: rules.new_name() for state in automaton.useful()}
    for state, name in names.items():
        alternatives: list[Alternative] = [(QUOTE,)] if automaton.accepts(state) else []
        for goal, ranges in automaton.moves[state].items():
            if goal in names:
                alternatives += _letter(rules, ranges, names[goal])
        rules.define(name, alternatives)
    return (names.get(automaton.start) or rules.add(),)


_State = tuple[tuple[frozenset[int], ...], int]
"""Places of each machine, and the number of letters that were read, as far as they count."""


class _Automaton:
    """Follows all machines at once."""

    def __init__(self, machines: list[tuple[_Machine, bool]], least: int, most: int | None, most_looks: int) -> None:
        self._machines, self._least, self._most = machines, least, most
        self._kinds = _kinds_of_letters([one for one, _ in machines])
        self._most_looks = most_looks
        self.looks = 0
        """At a place in a pattern, with a kind of letter, so far."""
        self.moves: dict[_State, dict[_State, Ranges]] = {}
        """States that a letter leads to, by state."""
        self.start: _State = (tuple(one.closure({0}, words.AT_BEGINNING) for one, _ in machines), 0)

    def explore(self) -> None:
        """Find all states. Raises ``Unsupported`` if there are too many."""
        waiting = [self.start]
        while waiting:
            state = waiting.pop()
            if state not in self.moves:
                if len(self.moves) >= _MOST_STATES:
                    raise Unsupported
                self.moves[state] = self._moves_from(state)
                waiting += self.moves[state]

    def accepts(self, state: _State) -> bool:
        """Return whether a text may end here."""
        anchors = (words.AT_BEGINNING, words.AT_END) if state == self.start else (words.AT_END,)
        return state[1] >= self._least and all(
            (machine.closure(places, *anchors) == _FOUND) is must_match
            for (machine, must_match), places in zip(self._machines, state[0], strict=True)
        )

    def useful(self) -> list[_State]:
        """Return the states from which a text can be completed."""
        before: dict[_State, list[_State]] = {}
        for state, goals in self.moves.items():
            for goal in goals:
                before.setdefault(goal, []).append(state)
        states: dict[_State, None] = {}
        waiting = [state for state in self.moves if self.accepts(state)]
        while waiting:
            state = waiting.pop()
            if state not in states:
                states[state] = None
                waiting += before.get(state, ())
        return list(states)

    def _moves_from(self, state: _State) -> dict[_State, Ranges]:
        places, count = state
        if count == self._most:
            return {}
        count = min(count + 1, self._least if self._most is None else self._most)
        goals: dict[_State, list[Ranges]] = {}
        for letter, ranges in self._kinds:
            goal = tuple(
                self._step(machine, at, letter) for (machine, _), at in zip(self._machines, places, strict=True)
            )
            if all(reached or not must_match for (_, must_match), reached in zip(self._machines, goal, strict=True)):
                goals.setdefault((goal, count), []).append(ranges)
        return {goal: union(*parts) for goal, parts in goals.items()}

    def _step(self, machine: _Machine, places: frozenset[int], letter: int) -> frozenset[int]:
        if places == _FOUND and machine.moves[1]:
            return _FOUND
        self.looks += 1 + len(places)
        if self.looks > self._most_looks:
            raise Unsupported
        reached = {
            goal
            for place in places
            for ranges, goal in machine.moves[place]
            if any(low <= letter <= high for low, high in ranges)
        }
        return machine.closure(reached)


def _kinds_of_letters(machines: Iterable[_Machine]) -> list[tuple[int, Ranges]]:
    """Return kinds of letters that no machine tells apart: one letter of each, and all of them."""
    told_apart = {ranges for one in machines for moves in one.moves for ranges, _ in moves} | {_EVERY}
    cuts = sorted({cut for ranges in told_apart for low, high in ranges for cut in (low, high + 1)})
    kinds: dict[frozenset[Ranges], list[tuple[int, int]]] = {}
    for low, after in itertools.pairwise(cuts):
        inside = frozenset(one for one in told_apart if any(a <= low <= b for a, b in one))
        if _EVERY in inside:
            kinds.setdefault(inside, []).append((low, after - 1))
    return [(ranges[0][0], union(tuple(ranges))) for ranges in kinds.values()]


BACKSLASH = literal("\\")
_HEX = one_of(((0x30, 0x39), (0x41, 0x46), (0x61, 0x66)))
_NAMED_GROUP = re.compile(r"\(\?<(?![=!])")
_REPEATS = (words.MAX_REPEAT, words.MIN_REPEAT)
_BEGINNING, _END = (words.AT, words.AT_BEGINNING), (words.AT, words.AT_END)
_SHORT = {0x22: '"', 0x5C: "\\", 0x2F: "/", 0x08: "b", 0x0C: "f", 0x0A: "n", 0x0D: "r", 0x09: "t"}
"""Letters that JSON writes after a backslash."""
_LONG = [code for code in range(0x20) if code not in _SHORT]
_EVERY: Ranges = complement(())
_PLAIN: Ranges = complement(((0, 0x1F), (0x22, 0x22), (0x5C, 0x5C)))
"""Characters that a JSON string has as they are. Named one by one: where only the others are, the matcher lets half a
surrogate pair through."""
_WRITTEN_PLAINLY = one_of(_PLAIN)
_LINE_ENDS: Ranges = ((0x0A, 0x0A), (0x0D, 0x0D), (0x2028, 0x2029))
_DIGIT: Ranges = ((0x30, 0x39),)
_NO_DIGIT: Ranges = ((0, 0x2F), (0x3A, 0x65F), (0x2000, 0x9FFF), (0xAC00, 0xD7A3), (0x1F300, 0x1F5FF))
_WORD: Ranges = ((0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A))
_NO_WORD: Ranges = (
    (0, 0x2F), (0x3A, 0x40), (0x5B, 0x5E), (0x60, 0x60), (0x7B, 0x7F), (0x2010, 0x2027), (0x2030, 0x203E),
    (0x3001, 0x3003), (0x3008, 0x3011), (0x1F300, 0x1F5FF),
)  # fmt: skip
_SPACE: Ranges = ((0x09, 0x0D), (0x20, 0x20))
_NO_SPACE: Ranges = complement((
    (0x09, 0x0D), (0x1C, 0x20), (0x85, 0x85), (0xA0, 0xA0), (0x1680, 0x1680), (0x180E, 0x180E), (0x2000, 0x200B),
    (0x2028, 0x2029), (0x202F, 0x202F), (0x205F, 0x205F), (0x3000, 0x3000), (0xFEFF, 0xFEFF),
))  # fmt: skip
_CLASSES: dict[Any, tuple[Ranges, Ranges]] = {
    words.CATEGORY_DIGIT: (_DIGIT, _NO_DIGIT),
    words.CATEGORY_NOT_DIGIT: (_NO_DIGIT, _DIGIT),
    words.CATEGORY_WORD: (_WORD, _NO_WORD),
    words.CATEGORY_NOT_WORD: (_NO_WORD, _WORD),
    words.CATEGORY_SPACE: (_SPACE, _NO_SPACE),
    words.CATEGORY_NOT_SPACE: (_NO_SPACE, _SPACE),
}
"""The letters that everybody means by a class, and those that nobody means."""
