"""Names and web pages that are let in, and the bound on what all clients together may send."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import Sequence

import pytest
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from app.serve.api_errors import ApiError
from app.serve.requests.request_body import MOST_BYTES, MOST_BYTES_TOGETHER, SMALL_BYTES
from app.serve.security import AccessRules, SecurityMiddleware, unpacked

OURS = [
    "127.0.0.1", "127.0.0.1:18087", "127.0.0.5:1", "localhost", "LOCALHOST:8087", "localhost:", "[::1]", "[::1]:8087",
    "[0:0:0:0:0:0:0:1]", "my_box.internal:80",
]  # fmt: skip
NOT_OURS = [
    "[::1].evil.com", "[::1].evil.com:80", "[::1]evil.com:80", "[::1]:evil", "[::1]:80:80", "[::1]@evil.com",
    "[::1", "::1]", "::1", "[127.0.0.1]", "[localhost]", "[::1%.evil.com]x", "[[::1]]", "127.0.0.1:evil",
    "127.0.0.1:80@evil.com", "127.0.0.1:80.evil.com", "127.0.0.1/evil.com", "127.0.0.1#evil.com", "127.0.0.1?evil.com",
    "127.0.0.1,evil.com", "127.0.0.1 evil.com", "127.0.0.1\\t.evil.com", "evil.com:127.0.0.1", "evil@127.0.0.1",
    "localhost:80:evil.com", "localhost.evil.com", "127.0.0.1.evil.com", "", ":8087", "2130706433", "0x7f.1", "127.1",
    "192.168.1.5", "[::ffff:8.8.8.8]",
]  # fmt: skip
OUR_PAGES = [
    "http://localhost", "https://localhost", "http://localhost:3000", "https://LOCALHOST:5173",
    "http://127.0.0.1:1", "http://0.0.0.0:8080", "app://obsidian.md", "app://-", "app://", "file://",
    "tauri://localhost", "vscode-webview://1f3c9", "vscode-file://vscode-app", "http://127.0.0.1:8087",
]  # fmt: skip
OTHER_PAGES = [
    "null", "", "http://evil.example", "https://evil.example:8087", "http://localhost.evil.example",
    "http://localhost:80.evil.example", "http://localhost:8080@evil.example", "http://evil.example#localhost",
    "http://127.0.0.1.evil.example", "http://127.0.0.1:8087.evil.example", "http://0.0.0.0.evil.example:1",
    "http://192.168.1.7:3000", "http://localhost:", "http://localhost:123456", "http://localhost:3000/",
    "localhost", "http://app://x", "https://app//x", "apps://x", "xapp://x", "app://x/y", "app://x y", "app:x",
    "tauri:localhost", "chrome-extension://abcdef", "moz-extension://abcdef", "data://x", "blob:http://localhost",
    "javascript://localhost",
]  # fmt: skip


@pytest.mark.parametrize("host", OURS)
def test_names_of_this_computer_are_known(host):
    assert AccessRules(names=frozenset({"my_box.internal"})).knows_host(host)


@pytest.mark.parametrize("host", NOT_OURS)
def test_no_other_name_passes_for_one_of_them(host):
    assert not AccessRules(names=frozenset({"my_box.internal"})).knows_host(host)


@pytest.mark.parametrize("host", ["192.168.1.5:8087", "[fe80::1%eth0]:8087", "[2001:db8::1]"])
def test_where_other_computers_may_ask_any_address_is_ours_and_no_name_made_of_one(host):
    rules = AccessRules(host="0.0.0.0")
    assert rules.knows_host(host)
    name, _, port = host.rpartition(":")
    assert not rules.knows_host(f"{name}.evil.com:{port}" if port.isdigit() else f"{host}.evil.com")


@pytest.mark.parametrize("origin", OUR_PAGES)
def test_pages_of_this_computer_and_of_desktop_programs_may_ask(origin):
    assert AccessRules().knows_origin(origin, "127.0.0.1:8087")


@pytest.mark.parametrize("origin", OTHER_PAGES)
def test_another_page_may_ask_only_where_it_is_allowed_by_name(origin):
    assert not AccessRules().knows_origin(origin, "127.0.0.1:8087")
    assert AccessRules(origins=frozenset({origin})).knows_origin(origin, "127.0.0.1:8087")


async def _read_all(_scope: Scope, receive: Receive, send: Send) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_bodies_that_do_not_end_leave_room_for_small_ones_and_for_all_once_they_are_gone():
    async def check() -> None:
        guarded = SecurityMiddleware(_read_all, AccessRules())
        piece = bytes(SMALL_BYTES)

        def read_body(pieces: int, last: asyncio.Event | None = None) -> asyncio.Task[int]:
            pieces_left = pieces

            async def receive() -> Message:
                nonlocal pieces_left
                if pieces_left == 1 and last is not None:
                    await last.wait()
                pieces_left -= 1
                return {"type": "http.request", "body": piece, "more_body": pieces_left > 0}

            sent: list[Message] = []

            async def send(message: Message) -> None:
                sent.append(message)

            async def status() -> int:
                head = [(b"host", b"127.0.0.1")]
                await guarded({"type": "http", "path": "/api/chat", "method": "POST", "headers": head}, receive, send)
                return int(sent[0]["status"])

            return asyncio.create_task(status())

        go_on = asyncio.Event()
        at_most = MOST_BYTES // len(piece)
        held = [read_body(at_most, go_on) for _ in range(MOST_BYTES_TOGETHER // MOST_BYTES)]
        await asyncio.sleep(0)
        assert not any(task.done() for task in held)
        assert await read_body(at_most // 2) == 503
        assert await read_body(1) == 200
        go_on.set()
        assert [await task for task in held] == [200] * len(held)
        assert await read_body(at_most) == 200

    asyncio.run(check())


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
