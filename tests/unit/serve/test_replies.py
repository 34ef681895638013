"""A stream sends together what came together, and lines of JSON each by itself."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from app.serve.apis.ollama import OllamaWriter
from app.serve.replies import SendBuffer, Writer


def sent(media_type: str, *parts: bytes) -> list[bytes]:
    """The parts of a body as they are sent, where all of them wait at once."""
    bodies: list[bytes] = []

    async def send(message: Any) -> None:
        if message["type"] == "http.response.body":
            bodies.append(message["body"])

    async def deliver() -> None:
        buffer = SendBuffer()
        buffer.begin(media_type)
        for part in parts:
            buffer.add(part)
        buffer.end()
        await buffer.deliver(send)

    asyncio.run(deliver())
    return bodies


@pytest.mark.parametrize("count", [1, 2, 5])
def test_events_that_wait_together_are_sent_together_and_lines_of_json_each_by_itself(count: int) -> None:
    lines = [b'{"response":"%d"}\n' % number for number in range(count)]
    assert sent(OllamaWriter.media_type, *lines) == [*lines, b""]
    assert sent(Writer.media_type, *lines) == [b"".join(lines), b""]
