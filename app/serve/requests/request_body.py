"""Reads request bodies. They come from strangers, so they are bounded before they are read as JSON, and after."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.types import Message, Receive

from app.serve.api_errors import ApiError
from app.tools.json_text import finite, refuse_constant

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

    Raises:
        ApiError: it is too large, no JSON, or not an object.
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
