"""Reads request bodies. They come from strangers, so they are bounded before they are read as JSON, and after."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import quote

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse
from starlette.types import Message, Receive

from app.serve.api_errors import ApiError, refused
from app.settings import Setting
from app.tools.calls import finite, refuse_constant

MOST_BYTES = 32 * 2**20
MOST_BYTES_TOGETHER = 8 * MOST_BYTES
"""Bytes that the bodies of all unanswered requests may take before further ones are refused."""
SMALL_BYTES = 2**20
"""A body up to this size is taken whatever the others take."""
MOST_VALUES = 400_000
"""Commas and opening brackets at most: each can become a hundred bytes in Python, and no request needs so many."""
MOST_NESTED = 64

TOO_LARGE = f"This request is too large: {MOST_BYTES // 2**20} MB is the most."


class BodyMemory:
    """Bounds what the bodies of all requests that are not answered yet take together."""

    def __init__(self) -> None:
        self._bytes = 0

    @contextmanager
    def counting(self, receive: Receive) -> Iterator[Receive]:
        """Count what ``receive`` brings, for as long as the block runs.

        Raises:
            ApiError: from the function that is returned: this body is not small, and all together are too large.
        """
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            size = len(message.get("body", b""))
            taken += size
            self._bytes += size
            if self._bytes > MOST_BYTES_TOGETHER and taken > SMALL_BYTES:
                raise ApiError(503, "Too much is being sent here at once. Try again in a while.")
            return message

        try:
            yield counted
        finally:
            self._bytes -= taken


async def read_object(request: Request) -> dict[str, Any]:
    """Read the JSON object that a request carries.
    Raises ``ApiError`` if it is too large, no JSON, or not an object.
    """
    content = bytearray()
    try:
        async for part in request.stream():
            content += part
            if len(content) > MOST_BYTES:
                raise ApiError(413, TOO_LARGE)
    except ClientDisconnect:
        raise ApiError(400, "The request was broken off.") from None
    return parse_object(bytes(content))


def parse_object(content: bytes) -> dict[str, Any]:
    """Read the JSON object in these bytes; otherwise as :func:`read_object`."""
    if sum(content.count(sign) for sign in (b"[", b"{", b",")) > MOST_VALUES:
        raise ApiError(413, "This request has too many values.")
    try:
        value = json.loads(content, parse_constant=refuse_constant, parse_float=finite)
    except RecursionError:
        raise _too_deep() from None
    except ValueError:  # not JSON, not UTF-8, or a number too large or of thousands of digits
        raise ApiError(400, "The body of this request is not JSON.") from None
    if not isinstance(value, dict):
        raise ApiError(400, "The body of this request must be a JSON object.")
    if depth_of(value) > MOST_NESTED:
        raise _too_deep()
    return value


def depth_of(value: Any) -> int:
    """Return how many objects and lists lie in each other, up to one more than is allowed."""
    depth, level = 0, [value]
    while level and depth <= MOST_NESTED:
        depth += 1
        inner: list[Any] = []
        for one in level:
            members = one.values() if isinstance(one, dict) else one
            inner += [member for member in members if isinstance(member, (dict, list))]
        level = inner
    return depth


def _too_deep() -> ApiError:
    return ApiError(400, f"The body of this request is nested more than {MOST_NESTED} levels deep.")


IGNORED_HEADER = "x-draftlight-ignored"
"""Names the fields of the request that nothing here knows, with commas between them."""
_HALVES = re.compile("[\ud800-\udfff]")
_LONGEST_NAME_SHOWN = 60
_LONGEST_HEADER = 1000


class Fields:
    """Reads the fields of a JSON object; ``null`` counts as left out.
    ``within`` is what the object is called in a sentence, where it is not the request itself.
    """

    def __init__(self, values: Mapping[str, Any], within: str = "") -> None:
        self._values = values
        self._within = f"{within}." if within else ""
        self._taken: set[str] = set()
        self._parts: list[Fields] = []
        self._left_out: list[str] = []

    @property
    def ignored(self) -> tuple[str, ...]:
        """Return the names of what nobody took, in this object and in those of its parts that were read."""
        own = [name for name in self._values if name not in self._taken and self._values[name] is not None]
        shown = [self._shown(name) for name in (*own, *self._left_out)]
        return (*shown, *(name for part in self._parts for name in part.ignored))

    def leave_out(self, name: str) -> None:
        """Note that a part of what was taken is not used."""
        self._left_out.append(name)

    def take(self, name: str) -> Any:
        """Return a value as it is, or ``None``."""
        self._taken.add(name)
        return self._values.get(name)

    def text(self, name: str) -> str | None:
        """Return a text, or ``None``."""
        value = self.take(name)
        if value is None:
            return None
        if not isinstance(value, str):
            raise self.wrong(name, "must be text")
        return whole_text(value)

    def flag(self, name: str) -> bool | None:
        """Return a truth value, or ``None``."""
        value = self.take(name)
        if value is not None and not isinstance(value, bool):
            raise self.wrong(name, "must be true or false")
        return value

    def whole(self, name: str, least: int, most: int) -> int | None:
        """Return a whole number from ``least`` to ``most``, or ``None``."""
        value = self.take(name)
        if value is None:
            return None
        number = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        if isinstance(value, bool) or not number or not least <= value <= most:
            raise self.wrong(name, f"must be a whole number from {least} to {most}")
        return int(value)

    def setting(self, name: str, setting: Setting[Any]) -> Any:
        """Return a value as a declared setting takes it, or ``None``."""
        value = self.take(name)
        if value is None:
            return None
        try:
            return setting.check(value)
        except ValueError as error:
            raise refused(f"“{self._within}{name}” cannot be used. {error}", self._within + name) from None

    def part(self, name: str) -> Fields | None:
        """Return an object within the object."""
        value = self.take(name)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.wrong(name, "must be an object")
        return self._with_part(value, name)

    def parts(self, name: str, kinds: Sequence[str | None]) -> list[Fields]:
        """Return the objects of a list whose ``type`` is one of these kinds; others are ignored."""
        parts = []
        for index, item in enumerate(self.items(name) or []):
            place = f"{name}[{index}]"
            if not isinstance(item, dict):
                raise self.wrong(place, "must be an object")
            if item.get("type") in kinds:
                parts.append(self._with_part(item, place))
                parts[-1].take("type")
            else:
                self.leave_out(place)
        return parts

    def _with_part(self, values: Mapping[str, Any], name: str) -> Fields:
        part = Fields(values, self._within + name)
        self._parts.append(part)
        return part

    def unfolded(self, name: str) -> Fields | None:
        """Return an object within the object, whose members may also stand beside the others, as ``name.member``."""
        flat = {one: self.take(one) for one in self._values if one.startswith(f"{name}.")}
        dotted = {one.removeprefix(f"{name}."): value for one, value in flat.items() if value is not None}
        if not dotted:
            return self.part(name)
        if self.take(name) is not None:
            raise self.wrong(f"{name}.{next(iter(dotted))}", f"cannot stand beside “{name}”")
        return self._with_part(dotted, name)

    def items(self, name: str) -> list[Any] | None:
        """Return a list, or ``None``."""
        value = self.take(name)
        if value is not None and not isinstance(value, list):
            raise self.wrong(name, "must be a list")
        return value

    def texts(self, name: str, most: int) -> tuple[str, ...]:
        """Return a text, or the texts of a list, as a tuple without empty ones."""
        value = self.take(name)
        values = [value] if isinstance(value, str) else (value or [])
        if not isinstance(values, list) or not all(isinstance(one, str) for one in values) or len(values) > most:
            raise self.wrong(name, f"must be text, or a list of at most {most} texts")
        return tuple(whole_text(one) for one in values if one)

    def only(self, name: str, allowed: Iterable[Any], reason: str) -> None:
        """Refuse a field unless its value is one that holds here anyway."""
        value = self.take(name)
        if value is not None and value not in [*allowed]:
            raise self.wrong(name, reason)

    def off(self, name: str, most: float) -> None:
        """Refuse a feature that is not here, unless its value is one that switches it off: ``most`` at the most."""
        value = self.take(name)
        if value is not None and not (isinstance(value, int | float) and value <= most):
            raise self.wrong(name, "cannot be used here")

    def nothing_else(self) -> None:
        """Refuse fields that were not taken, where both sides are this program."""
        for name in self.ignored:
            raise refused(f"“{name}” is not known here.", name)

    def wrong(self, name: str, reason: str) -> ApiError:
        """Make an error that names a field of this object."""
        return refused(f"“{self._shown(name)}” {reason}.", self._shown(name))

    def _shown(self, name: str) -> str:
        return whole_text((self._within + name)[:_LONGEST_NAME_SHOWN])


async def read_fields(request: Request) -> Fields:
    """Read the fields of a request's JSON object; otherwise as :func:`read_object`."""
    return Fields(await read_object(request))


def page_limit(query: Mapping[str, str], usual: int, most: int) -> int:
    """Read ``limit``, the length of a page of a list.
    Raises ``ApiError`` if it is no whole number from 1 to ``most``.
    """
    limit = query.get("limit") or str(usual)
    if not limit.isascii() or not limit.isdigit() or not 1 <= int(limit[:9]) <= most:
        raise refused(f"“limit” must be a whole number from 1 to {most}.", "limit")
    return int(limit)


def json_answer(answer: Any, ignored: Sequence[str]) -> JSONResponse:
    """Return an answer whose header names what was ignored of the request."""
    return JSONResponse(answer, headers=ignored_headers(ignored))


def ignored_headers(names: Sequence[str]) -> dict[str, str]:
    """Return the header that names what was ignored of a request; none where it was read whole."""
    if not names:
        return {}
    named: list[str] = []
    for name in names:
        named.append(quote(name, safe="[]") or '""')
        if sum(map(len, named)) > _LONGEST_HEADER:
            named[-1] = "..."
            break
    return {IGNORED_HEADER: ", ".join(named)}


def whole_text(text: str) -> str:
    """Return text that every encoding can write: half surrogate pairs, which JSON can spell, become U+FFFD."""
    return text if text.isascii() else _HALVES.sub("\ufffd", text)
