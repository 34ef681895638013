"""Makes rules of ranges of numbers, digit by digit."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from app.llama.grammars.gbnf import EMPTY, Alternative, Rules, literal, one_of

_MOST_DIGITS = 15
"""Digits of a number with a fraction: as many as every reader of JSON tells apart. Integers may have a few more."""
_MOST_OF_INTEGER = 18
_END = 10**_MOST_DIGITS - 1
"""The largest number with a fraction where there is no bound."""
_MOST_LISTED = 500
_MOST_REMAINDERS = 300
_MOST_PLACES = 400
"""Decimal places of a bound: more than any number in double precision has."""


class Unsupported(Exception):
    """There are no rules for multiples of such a step."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Conditions on a number, all of which hold."""

    least: Fraction | None = None
    most: Fraction | None = None
    above_least: bool = False
    """True if the least itself is left out."""
    below_most: bool = False
    integer: bool = False
    step: Fraction | None = None
    """It is a multiple of this."""

    @property
    def is_any(self) -> bool:
        """Return whether every number will do."""
        return self == Numbers()


def number_alternatives(rules: Rules, numbers: Numbers) -> Iterator[Alternative]:
    """Return alternatives for a number.
    Raises ``Unsupported`` if its step is of a kind that cannot be kept, ``TooManyRules`` if there is no room for more
    rules.
    """
    if numbers.is_any:
        yield from _any_number(rules)
    elif numbers.integer or numbers.step is not None:
        yield from _multiples(rules, numbers)
    else:
        yield from _decimals(rules, numbers)


def _any_number(rules: Rules) -> Iterator[Alternative]:
    whole = rules.add(("[0]",), ("[1-9]", f"[0-9]{{0,{_MOST_DIGITS}}}"))
    fraction = rules.add((EMPTY,), ('"."', f"[0-9]{{1,{_MOST_DIGITS + 1}}}"))
    exponent = rules.add((EMPTY,), ("[eE]", "[-+]?", "[0-9]{1,2}"))
    yield (whole, fraction, exponent)
    yield ('"-"', whole, fraction, exponent)


def _multiples(rules: Rules, numbers: Numbers) -> Iterator[Alternative]:
    """Return alternatives for whole numbers or multiples of a step, as whole numbers of its last decimal place."""
    step = numbers.step or Fraction(1)
    if numbers.integer:
        step = Fraction(step.numerator)  # of the multiples of p/q, p divides those that are whole
    places = next((places for places in range(_MOST_DIGITS) if (step * 10**places).denominator == 1), None)
    if places is None:
        raise Unsupported
    unit = int(step * 10**places)
    end = 10 ** (_MOST_OF_INTEGER if places == 0 else _MOST_DIGITS) - 1
    least, most = -end, end
    if numbers.least is not None:
        scaled = numbers.least * 10**places
        least = math.floor(scaled) + 1 if numbers.above_least else math.ceil(scaled)
        most = max(most, least * 10)
    if numbers.most is not None:
        scaled = numbers.most * 10**places
        most = math.ceil(scaled) - 1 if numbers.below_most else math.floor(scaled)
        least = min(least, most * 10) if numbers.least is None else least
    first, last = math.ceil(Fraction(least, unit)), math.floor(Fraction(most, unit))
    if last - first < _MOST_LISTED and unit > 1:
        yield from rules.words(_with_point(one * unit, places) for one in range(first, last + 1))
        return
    if unit % 10 == 0 and places == 0:
        yield from _with_zeros(rules, first, last, unit)
        return
    if unit > _MOST_REMAINDERS:
        raise Unsupported
    digits = _Digits(rules, unit, places)
    yield from digits.between(max(least, 0), most)
    yield from (('"-"', *one) for one in digits.between(max(1, -most), -least))


def _with_zeros(rules: Rules, first: int, last: int, unit: int) -> Iterator[Alternative]:
    """Return alternatives for multiples of a unit that ends with zeros."""
    zeros = len(str(unit)) - len(str(unit).rstrip("0"))
    unit //= 10**zeros
    if unit > _MOST_REMAINDERS:
        raise Unsupported
    digits = _Digits(rules, unit, 0)
    end = literal("0" * zeros)
    yield from ((*one, end) for one in digits.between(max(first * unit, 1), last * unit))
    if first <= 0 <= last:
        yield ('"0"',)
    yield from (('"-"', *one, end) for one in digits.between(max(1, -last * unit), -first * unit))


def _with_point(scaled: int, places: int) -> str:
    if not places:
        return str(scaled)
    digits = str(abs(scaled)).rjust(places + 1, "0")
    return f"{'-' if scaled < 0 else ''}{digits[:-places]}.{digits[-places:]}"


class _Digits:
    """Makes rules of whole numbers that a unit divides, with a point before their last places."""

    def __init__(self, rules: Rules, unit: int, places: int) -> None:
        self._rules, self._unit, self._places = rules, unit, places
        self._free: dict[tuple[int, int], str] = {}

    def between(self, least: int, most: int) -> Iterator[Alternative]:
        """Return alternatives for ``least`` to ``most``, neither below 0."""
        whole = self._unit == 1 and not self._places
        lengths = range(max(len(str(least)), self._places + 1), len(str(most)) + 1) if least <= most else ()
        all_of: list[int] = []
        for length in lengths:
            smallest = 0 if length == self._places + 1 else 10 ** (length - 1)
            low, high = max(least, smallest), min(most, 10**length - 1)
            if whole and length > 1 and (low, high) == (smallest, 10**length - 1):
                all_of.append(length - 1)
            elif low <= high:
                yield (self._part(str(low).rjust(length, "0"), str(high).rjust(length, "0"), 0),)
        if all_of:
            yield ("[1-9]", f"[0-9]{{{all_of[0]},{all_of[-1]}}}")

    def _part(self, low: str, high: str, remainder: int) -> str:
        """Return the rule for the digits that are left, between bounds of as many digits."""
        if not low:
            return EMPTY if remainder == 0 else self._rules.add()
        if set(low) == {"0"} and set(high) == {"9"}:
            return self._any_digits(len(low), remainder)
        alternatives: list[Alternative] = []
        for digit in range(int(low[0]), int(high[0]) + 1):
            rest = self._part(
                low[1:] if digit == int(low[0]) else "0" * (len(low) - 1),
                high[1:] if digit == int(high[0]) else "9" * (len(low) - 1),
                (remainder * 10 + digit) % self._unit,
            )
            alternatives.append((one_of(str(digit)), *self._point(len(low)), rest))
        return self._rules.add(*_joined(alternatives))

    def _any_digits(self, count: int, remainder: int) -> str:
        if count == 0:
            return EMPTY if remainder == 0 else self._rules.add()
        if self._unit == 1 and not self._places:
            return f"[0-9]{{{count}}}"
        if (count, remainder) not in self._free:
            self._free[count, remainder] = self._rules.add(
                *_joined(
                    (
                        one_of(str(digit)),
                        *self._point(count),
                        self._any_digits(count - 1, (remainder * 10 + digit) % self._unit),
                    )
                    for digit in range(10)
                )
            )
        return self._free[count, remainder]

    def _point(self, digits_left: int) -> Alternative:
        """Return what follows a digit that is the first of so many."""
        return ('"."',) if self._places and digits_left == self._places + 1 else ()


def _joined(alternatives: Iterable[Alternative]) -> list[Alternative]:
    """Return alternatives that begin with a digit, those together that go on in the same way."""
    digits: dict[Alternative, str] = {}
    for digit, *rest in alternatives:
        digits[tuple(rest)] = digits.get(tuple(rest), "") + digit.strip("[]")
    return [(one_of(first), *rest) for rest, first in digits.items()]


def _decimals(rules: Rules, numbers: Numbers) -> Iterator[Alternative]:
    least = Fraction(min(-_END, (numbers.most or 0) * 10) if numbers.least is None else numbers.least)
    most = Fraction(max(_END, least * 10) if numbers.most is None else numbers.most)
    if most >= 0:
        above, floor = (numbers.above_least, least) if least >= 0 else (False, Fraction(0))
        yield from _Decimals(rules, floor, most, above=above, below=numbers.below_most).alternatives()
    if least < 0:
        below, ceiling = (numbers.below_most, -most) if most < 0 else (True, Fraction(0))
        positive = _Decimals(rules, ceiling, -least, above=below, below=numbers.above_least)
        yield from (('"-"', *one) for one in positive.alternatives())


class _Decimals:
    """Makes rules of decimal numbers between two bounds, neither below 0."""

    def __init__(self, rules: Rules, least: Fraction, most: Fraction, *, above: bool, below: bool) -> None:
        self._rules, self._least, self._most, self._above, self._below = rules, least, most, above, below
        # What lies close below a bound that is left out must not be rounded up to it by a reader.
        self._whole_digits = len(str(math.floor(most))) if most < _END else 1

    def alternatives(self) -> Iterator[Alternative]:
        first, last = math.floor(self._least), math.floor(self._most)
        if self._least > self._most:
            return
        if first == last:
            yield from self._whole(first, low=True, high=True)
            return
        yield from self._whole(first, low=True, high=False)
        yield from self._whole(last, low=False, high=True)
        fraction = self._any_fraction(max(1, _MOST_DIGITS - self._whole_digits))
        yield from ((*one, fraction) for one in _Digits(self._rules, 1, 0).between(first + 1, last - 1))

    def _whole(self, whole: int, *, low: bool, high: bool) -> Iterator[Alternative]:
        below = _fraction_digits(self._least) if low else None
        above = _fraction_digits(self._most) if high else None
        most = max(1, _MOST_DIGITS - len(str(whole)), len(below or ""), len(above or "")) + 1
        yield (literal(str(whole)), self._fraction(below, above, most, begun=False))

    def _any_fraction(self, most: int) -> str:
        return self._rules.add((EMPTY,), ('"."', f"[0-9]{{1,{most}}}"))

    def _fraction(self, low: str | None, high: str | None, most: int, *, begun: bool) -> str:
        """Return the rule of the digits that are left behind the point.

        Args:
            low: those of the lower bound, if all digits so far are its own.
            high: likewise.
            most: how many may follow.
            begun: whether the point and a digit are there.
        """
        if low is None and high is None:
            return f"[0-9]{{0,{most}}}" if begun else self._any_fraction(most)
        alternatives: list[Alternative] = []
        reaches = low is None or (not low.strip("0") and not self._above)
        stays = high is None or bool(high.strip("0")) or not self._below
        if reaches and stays:
            alternatives.append((EMPTY,))
        if most:
            first, last = (
                int((low or "0")[0] if low is not None else 0),
                int((high or "0")[0] if high is not None else 9),
            )
            digits = [
                (
                    one_of(str(digit)),
                    self._fraction(
                        low[1:] if low is not None and digit == first else None,
                        high[1:] if high is not None and digit == last else None,
                        most - 1,
                        begun=True,
                    ),
                )
                for digit in range(first, last + 1)
            ]
            alternatives += [one if begun else ('"."', *one) for one in _joined(digits)]
        return self._rules.add(*alternatives)


def _fraction_digits(value: Fraction) -> str:
    digits, rest = "", value - math.floor(value)
    while rest and len(digits) < _MOST_PLACES:
        rest *= 10
        digits += str(math.floor(rest))
        rest -= math.floor(rest)
    return digits
