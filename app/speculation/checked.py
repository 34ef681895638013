"""Checks for values from a file that anyone may have written: each returns the value, or raises ``ValueError``.

JSON knows no ranges, and Python's reader also takes NaN, numbers of any length and halves of characters. What passes
here can be drawn, added up and encoded without a second look. The common case is told apart first: a long reply holds
tens of thousands of values, and the window waits for them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

_MOST = 2**63
"""No count, identifier or seed is as large as this."""
_MOST_MS = 1e12
"""Thirty years: longer than any reply, and far from where sums of times lose their digits."""
_HALVES = re.compile("[\ud800-\udfff]")


def mapping(value: Any) -> Mapping[str, Any]:
    """Return a JSON object.

    Raises:
        ValueError: it is something else.
    """
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def items(value: Any) -> Sequence[Any]:
    """Return a JSON list.

    Raises:
        ValueError: it is something else.
    """
    if not isinstance(value, list):
        raise ValueError("not a list")
    return value


def text(value: Any) -> str:
    """Return a text, with U+FFFD in place of half a surrogate pair, which no encoding can write.

    Raises:
        ValueError: it is something else.
    """
    if type(value) is str and value.isascii():
        return value
    if not isinstance(value, str):
        raise ValueError("not a text")
    return _HALVES.sub("\ufffd", value)


def optional_text(value: Any) -> str | None:
    """Return ``None``, or a text as :func:`text` does.

    Raises:
        ValueError: it is something else.
    """
    return None if value is None else text(value)


def whole(value: Any) -> int:
    """Return a whole number of any sign, of at most 64 bits.

    Raises:
        ValueError: it is something else.
    """
    if not isinstance(value, int) or isinstance(value, bool) or not -_MOST <= value < 2 * _MOST:
        raise ValueError("not a whole number")
    return value


def count(value: Any) -> int:
    """Return a whole number that is not negative.

    Raises:
        ValueError: it is something else.
    """
    if whole(value) < 0:
        raise ValueError("a negative count")
    return int(value)


def number(value: Any) -> float:
    """Return a finite number that is not negative: a time in milliseconds, a speed, a ratio.

    Raises:
        ValueError: it is something else.
    """
    if type(value) is float and 0.0 <= value <= _MOST_MS:
        return value
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= _MOST_MS:
        raise ValueError("not a number that can be")
    return float(value)


def optional(value: Any) -> float | None:
    """Return ``None``, or a number as :func:`number` does.

    Raises:
        ValueError: it is something else.
    """
    return None if value is None else number(value)


def probability(value: Any) -> float | None:
    """Return ``None``, or a number in [0, 1]; what rounding took a little beyond becomes 1.

    Raises:
        ValueError: it is something else.
    """
    if type(value) is float and 0.0 <= value <= 1.0:
        return value
    p = optional(value)
    if p is not None and (p > 1.001 or math.isnan(p)):
        raise ValueError("not a probability")
    return None if p is None else min(p, 1.0)
