"""Writes GBNF, the notation of llama.cpp's grammars, in forms that its matcher follows quickly.

The matcher holds a stack for each way in which a text may go on, and looks at every token of the vocabulary with each
of them. So alternatives begin differently wherever that can be had, and no rule begins with itself. A count such as
``x{0,5000}`` is refused above 2,000 and becomes as many rules below: here it is made of tens, hundreds, thousands.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Iterator, Sequence

Alternative = tuple[str, ...]
"""Terminals and names of rules that follow each other. A name may end with ``*`` or ``{0,9}``."""
Ranges = tuple[tuple[int, int], ...]
"""Code points: from, to, both included, in ascending order."""

_MOST_RULES = 20_000
"""Of one schema. llama.cpp copies all rules for each guess that is tried."""
_MOST_IN_ALL = 60_000
_MOST_BY_COUNT = 300
"""Repetitions that llama.cpp is to write out: more rules, but a single place to hold."""
_ESCAPED = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


class TooManyRules(Exception):
    """The rules would be more than the matcher can follow in reasonable time."""


class Rules:
    """Collects rules."""

    def __init__(self) -> None:
        self._numbers = itertools.count()
        self._rules_left, self._left_in_all = _MOST_RULES, _MOST_IN_ALL
        self._rules: dict[str, list[Alternative]] = {}
        self._names: dict[tuple[Alternative, ...], str] = {}
        self._counted: dict[tuple[str, int], Alternative] = {}

    def new_name(self) -> str:
        """Return the name of a rule that is defined later."""
        self._rules_left -= 1
        self._left_in_all -= 1
        if self._rules_left < 0:
            raise TooManyRules
        return f"j{next(self._numbers)}"

    def allow_more(self) -> None:
        """Let as many rules follow as there can be of one schema."""
        self._rules_left = min(_MOST_RULES, self._left_in_all)

    def define(self, name: str, alternatives: Iterable[Alternative]) -> None:
        """Define a rule; one without alternatives matches no text."""
        self._rules[name] = list(dict.fromkeys(alternatives))

    def add(self, *alternatives: Alternative) -> str:
        """Return the name of a rule with these alternatives, the same name for the same ones."""
        if alternatives not in self._names:
            self._names[alternatives] = name = self.new_name()
            self.define(name, alternatives)
        return self._names[alternatives]

    def exactly(self, item: str, count: int) -> Alternative:
        """Return ``count`` items in a row."""
        tens, ones = divmod(count, 10)
        return (*self.exactly(self.add((item,) * 10), tens), *(item,) * ones) if tens else (item,) * ones

    def up_to(self, item: str, most: int) -> Alternative:
        """Return no item to ``most`` items in a row, in such a way that few places are held at once."""
        if most == 0:
            return ()
        if most <= _MOST_BY_COUNT:
            return (self.add((f"{item}{{0,{most}}}",)),)
        if (item, most) not in self._counted:
            block = 10 ** (len(str(most)) - 1)
            blocks, ones = divmod(most, block)
            whole, part = self.exactly(item, block), self.up_to(item, block - 1)
            rest = self.up_to(item, ones)
            for _ in range(blocks):
                rest = (self.add((*whole, *rest), part),)
            self._counted[item, most] = rest
        return self._counted[item, most]

    def between(self, item: str, least: int, most: int | None) -> Alternative:
        """Return ``least`` to ``most`` items in a row; ``None``: any number of them."""
        more = (f"{item}*",) if most is None else self.up_to(item, most - least)
        return (*self.exactly(item, least), *more)

    def words(self, texts: Iterable[str]) -> Iterator[Alternative]:
        """Return alternatives for one of several texts, which begin differently."""
        for _, same in itertools.groupby(sorted(set(texts)), lambda text: text[:1]):
            group = list(same)
            ends = zip(group[0], group[-1], strict=False)
            length = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], ends))
            begin, rest = group[0][:length], (text[length:] for text in group)
            yield (literal(begin),) if len(group) == 1 else (literal(begin), self.add(*self.words(rest)))

    def empty_rules(self) -> set[str]:
        """Return the names of rules that match no text, or none that ends."""
        used_in: dict[str, list[tuple[str, list[str]]]] = {}
        full: list[str] = []
        for name, alternatives in self._rules.items():
            for alternative in alternatives:
                needed = list(dict.fromkeys(_needed(alternative)))
                for one in needed:
                    used_in.setdefault(one, []).append((name, needed))
                if not needed:
                    full.append(name)
        empty = set(self._rules)
        while full:
            empty_names = full.pop()
            if empty_names in empty:
                empty.remove(empty_names)
                full += [name for name, needed in used_in.get(empty_names, ()) if empty.isdisjoint(needed)]
        return empty

    def sources(self, names: set[str]) -> list[str]:
        """Return those of some rules without a text that need none of the others."""
        lines = []
        for name in names:
            seen, waiting = {name}, [name]
            while waiting:
                needed = {one for alternative in self._rules.get(waiting.pop(), ()) for one in _needed(alternative)}
                waiting += needed - seen - names
                seen |= needed
            if seen & names == {name}:
                lines.append(name)
        return lines

    def gbnf(self, *roots: str) -> str:
        """Return the rules that some rules need, these among them, without what matches nothing."""
        empty = self.empty_rules()
        lines: dict[str, str] = {}
        waiting = list(roots)
        while waiting:
            name = waiting.pop()
            if name in lines:
                continue
            used = [
                tuple(symbol for symbol in one if _rule_in(symbol) not in empty)
                for one in self._rules[name]
                if empty.isdisjoint(_needed(one))
            ]
            lines[name] = f"{name} ::= {' | '.join(' '.join(one) or EMPTY for one in used)}"
            waiting += (rule for one in used for symbol in one if (rule := _rule_in(symbol)))
        return "\n".join(lines.values())


def _needed(alternative: Alternative) -> Iterator[str]:
    """Return the names of the rules that must match something for an alternative to match."""
    return (symbol for symbol in alternative if _rule_in(symbol) == symbol)


def _rule_in(symbol: str) -> str:
    if symbol[0] in '"[':
        return ""
    return symbol.rstrip("*") if symbol[-1] == "*" else symbol.partition("{")[0]


EMPTY = '""'


def literal(text: str) -> str:
    """Return a terminal for a text."""
    return '"' + "".join(_ESCAPED.get(letter) or _printed(letter) for letter in text) + '"'


def _printed(letter: str) -> str:
    return letter if letter.isprintable() else _hexadecimal(ord(letter))


def one_of(ranges: Ranges | str) -> str:
    """Return a terminal for one letter of some."""
    if isinstance(ranges, str):
        return "[" + "".join(_in_brackets(ord(letter)) for letter in ranges) + "]"
    return "[" + "".join(_in_brackets(a) + (f"-{_in_brackets(b)}" if b > a else "") for a, b in ranges) + "]"


def _in_brackets(code: int) -> str:
    letter = chr(code)
    return letter if letter.isascii() and letter.isalnum() else _hexadecimal(code)


def _hexadecimal(code: int) -> str:
    if code < 0x100:
        return f"\\x{code:02X}"
    return f"\\u{code:04X}" if code < 0x10000 else f"\\U{code:08X}"


def union(*sets: Ranges) -> Ranges:
    """Return the code points that are in any of the sets."""
    joined: list[tuple[int, int]] = []
    for low, high in sorted(itertools.chain(*sets)):
        if joined and low <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(high, joined[-1][1]))
        else:
            joined.append((low, high))
    return tuple(joined)


def complement(ranges: Ranges) -> Ranges:
    """Return all other code points that a text can have."""
    gaps, begin = [], 0
    for low, high in union(ranges, _SURROGATES):
        if begin < low:
            gaps.append((begin, low - 1))
        begin = high + 1
    return (*gaps, (begin, LAST)) if begin <= LAST else tuple(gaps)


@functools.lru_cache(1024)
def overlap(first: Ranges, second: Ranges) -> Ranges:
    """Return the code points that are in both sets."""
    return complement(union(complement(first), complement(second)))


def letters(ranges: Ranges, among: Sequence[int]) -> list[int]:
    """Return those of some code points that are in a set."""
    return [code for code in among if any(low <= code <= high for low, high in ranges)]


LAST = 0x10FFFF
_SURROGATES: Ranges = ((0xD800, 0xDFFF),)
