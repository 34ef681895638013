"""Compressed bodies are unpacked within bounds, however they come."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import Sequence

import pytest
from starlette.datastructures import Headers
from starlette.types import Message

from app.serve.api_errors import ApiError
from app.serve.requests.body_encoding import unpacked
from app.serve.requests.request_body import MOST_BYTES

BODY = b'{"model": "starter", "messages": []}' * 50


def received(parts: Sequence[bytes], coding: str | None) -> bytes:
    """The body that an application is given of these parts."""
    waiting = list(parts)

    async def receive() -> Message:
        if not waiting:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": waiting.pop(0), "more_body": bool(waiting)}

    async def read() -> bytes:
        plain = unpacked(receive, Headers({} if coding is None else {"content-encoding": coding}))
        body = b"".join([(await plain())["body"] for _ in parts])
        assert (await plain())["type"] == "http.disconnect"
        return body

    return asyncio.run(read())


@pytest.mark.parametrize("length", [1, 7, 10_000])
def test_a_packed_body_is_the_body_however_it_is_split(length: int) -> None:
    for coding, packed in (
        ("gzip", gzip.compress(BODY)),
        ("X-GZIP", gzip.compress(BODY)),
        ("deflate", zlib.compress(BODY)),
    ):
        assert received([packed[at : at + length] for at in range(0, len(packed), length)], coding) == BODY
    for coding in (None, "", "identity"):
        assert received([BODY[:5], BODY[5:]], coding) == BODY


def test_a_bomb_is_refused_before_it_is_large() -> None:
    bomb = gzip.compress(bytes(8 * MOST_BYTES), 9)
    assert len(bomb) < MOST_BYTES // 100
    with pytest.raises(ApiError, match="too large") as refusal:
        received([bomb], "gzip")
    assert refusal.value.status == 413


@pytest.mark.parametrize(
    ("body", "coding", "status"),
    [
        (BODY, "gzip", 400),
        (gzip.compress(BODY)[:-4], "gzip", 400),
        (b"", "gzip", 400),
        (b"\x00" * 40, "deflate", 400),
        (BODY, "br", 415),
        (BODY, "zstd", 415),
        (gzip.compress(gzip.compress(BODY)), "gzip, gzip", 415),
    ],
)
def test_what_cannot_be_unpacked_is_refused(body: bytes, coding: str, status: int) -> None:
    with pytest.raises(ApiError) as refusal:
        received([body], coding)
    assert refusal.value.status == status
