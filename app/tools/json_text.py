"""Reads JSON that a model wrote: where a value ends while it is still being written, and what it says."""

from __future__ import annotations

import json
import math
import re
from typing import Any, NoReturn

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
            found = (_IN_STRING if self._in_string else _SIGNS).search(text, self._at)
            if found is None:
                self._at = max(self._at, len(text))
                return None
            sign, self._at = found.group(), found.end()
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
