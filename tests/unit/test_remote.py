"""Other computers: addresses as people type them, cost of a connection, figures of which a server said nothing."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from typing import Any

import pytest

from app.engine.commands import Generate
from app.engine.events import Loaded, ModelFacts, RoundDone, ServerFacts
from app.errors import ServerUnreachable, WorldError
from app.references import RemoteModel, ServerAddress, is_remote, rpc_addresses
from app.remote.connection import Connection, InterruptibleLoop, LoopInterrupted
from app.remote.replies import ReplyRecord
from app.settings import Settings
from app.speculation.trace import CountSource, FinishReason, Outcome, Round, Token


@pytest.mark.parametrize(("scheme", "reads"), [("http", False), ("https", True)])
def test_whom_to_trust_is_read_only_where_it_matters(scheme: str, reads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[object] = []
    load = ssl.SSLContext.load_verify_locations

    def note(context: ssl.SSLContext, *arguments: Any, **options: Any) -> None:
        loaded.append(context)
        load(context, *arguments, **options)

    async def ask() -> None:
        connection = Connection(ServerAddress(scheme, "127.0.0.1", 9))  # where nobody listens
        try:
            await connection.get("/")
        finally:
            await connection.close()

    monkeypatch.setattr(ssl.SSLContext, "load_verify_locations", note)
    with pytest.raises(ServerUnreachable):
        asyncio.run(ask())
    assert bool(loaded) == reads


def test_an_address_with_a_zone_is_looked_for_in_it_and_the_server_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """``http://[fe80::1%25eth0]``: the system knows the interface as ``eth0``."""
    addresses: list[object] = []
    heard: list[bytes] = []
    find = socket.getaddrinfo

    def at_home(host: object, port: object, *arguments: Any, **options: Any) -> Any:
        addresses.append(host)
        return find("127.0.0.1", port, *arguments, **options)

    async def ask() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}")
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            monkeypatch.setattr(socket, "getaddrinfo", at_home)
            connection = Connection(ServerAddress.parse(f"http://[fe80::1%25Eth0]:{port}"))
            assert (await connection.get("/")).status == 200
            assert f"host: [fe80::1]:{port}\r\n".encode() in heard[0].lower()
            await connection.close()

    asyncio.run(ask())
    assert addresses == ["fe80::1%Eth0"]


async def _for_ever() -> None:
    await asyncio.Event().wait()


async def _nothing() -> None:
    await asyncio.sleep(0)


def test_work_that_waits_is_left_when_the_sign_is_raised() -> None:
    loop = InterruptibleLoop()
    begun = threading.Event()

    async def work() -> None:
        begun.set()
        await _for_ever()

    def stop() -> None:
        begun.wait()
        loop.raise_()

    thread = threading.Thread(target=stop)
    thread.start()
    with pytest.raises(LoopInterrupted):
        loop.run(work)
    thread.join()
    loop.close(_nothing)


def test_a_sign_that_is_up_holds_through_an_end_until_it_is_lowered() -> None:
    loop = InterruptibleLoop()
    loop.run(_nothing)
    loop.raise_()
    loop.close(_nothing)  # as a worker does before it loads what another job asked for
    with pytest.raises(LoopInterrupted):
        loop.run(_for_ever)
    loop.lower()
    loop.run(_nothing)
    loop.close(_nothing)


def test_a_name_is_looked_up_beside_the_loop() -> None:
    loop = InterruptibleLoop()

    async def look_up(host: str) -> list[object]:
        return await asyncio.get_running_loop().getaddrinfo(host, 80)

    assert loop.run(lambda: look_up("127.0.0.1"))
    with pytest.raises(socket.gaierror):
        loop.run(lambda: look_up("nowhere.invalid"))
    loop.close(_nothing)


LOADED = Loaded(
    1, ModelFacts("http://a#m", "m", 1, 1, 1, 1), None, None, 1, 1.0,
    server=ServerFacts("a", "a server", "", CountSource.UNKNOWN),
)  # fmt: skip


@pytest.mark.parametrize(("took_ms", "speed"), [(1.0, None), (100.0, 20.0)])
def test_words_that_came_in_one_burst_have_no_speed(took_ms: float, speed: float | None) -> None:
    record = ReplyRecord(1, Generate(raw="Hello"), LOADED, lambda _: None)
    for index, at_ms in enumerate((0.0, took_ms)):
        words = (Token(0, "word ", Outcome.UNTOLD),)
        record.add(RoundDone(1, Round(index, (), 0, 0.0, at_ms, at_ms, words), index, None))
    summary = record.trace(FinishReason.BROKEN).summary
    assert summary.tokens_per_second == speed
    assert summary.text == "word word "


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("192.168.1.20:8087", "http://192.168.1.20:8087"),
        (" http://Workstation:80/ ", "http://workstation"),
        ("https://example.org/v1/", "https://example.org/v1"),
        ("https://example.org:8443/llm", "https://example.org:8443/llm"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("http://[fe80::1%25lo]:8080", "http://[fe80::1%lo]:8080"),
        ("[FE80::1%Eth0]:8080", "http://[fe80::1%Eth0]:8080"),
        ("http://[fe80::1%25]", "http://[fe80::1%25]"),
        ("HTTP://localhost:11434#gemma", "http://localhost:11434"),
    ],
)
def test_an_address_is_read_as_it_is_typed(typed: str, url: str) -> None:
    server = ServerAddress.parse(typed)
    assert server.url == url
    assert ServerAddress.parse(server.url) == server


@pytest.mark.parametrize(
    "typed",
    ["", "http://", "ftp://example.org", "http://example.org:0", "http://example.org:99999", "http://a b", "http://[::1",
     "http:/h", "h:", "http://[::1].evil.com", "http://[::1].evil.com:80", "http://[::1]evil.com",
     "[::1]:80:80", "[::1]]",
     "http://me:secret@example.org", "http://example.org/?key=secret", "http://" + "a" * 3000, "http://ex\x07ample.org"],
)  # fmt: skip
def test_what_is_no_address_is_refused_with_a_sentence(typed: str) -> None:
    with pytest.raises(WorldError) as refused:
        ServerAddress.parse(typed)
    assert "secret" not in refused.value.sentence


@pytest.mark.parametrize("name", ["gemma3:4b", "meta-llama/Llama-3.1-8B", "models/a b.gguf", "50 % #1", "é", ""])
def test_a_reference_gives_the_same_model_again(name: str) -> None:
    model = RemoteModel(ServerAddress.parse("http://10.0.0.5:8000/v1"), name)
    assert is_remote(model.reference)
    assert RemoteModel.parse(model.reference) == model


def test_files_and_starter_models_are_no_addresses() -> None:
    assert not any(map(is_remote, ["starter:f32", "hf:owner/repo/file.gguf", "/models/http.gguf", "C:\\http\\a.gguf"]))


def test_only_what_can_be_read_on_the_way_counts_as_open() -> None:
    assert ServerAddress.parse("localhost:8087").is_encrypted
    assert ServerAddress.parse("https://10.0.0.5").is_encrypted
    assert not ServerAddress.parse("http://10.0.0.5").is_encrypted


@pytest.mark.parametrize(
    ("text", "addresses"),
    [
        ("", ()),
        (" , ", ()),
        ("127.0.0.1:50052", ("127.0.0.1:50052",)),
        ("workstation", ("workstation:50052",)),
        (" a.example:1 ,b-2:65535, a.example:1", ("a.example:1", "b-2:65535")),
    ],
)
def test_addresses_are_read(text, addresses):
    assert rpc_addresses(text) == addresses


@pytest.mark.parametrize("text", ["a:0", "a:65536", "a:b", "http://a:1", "a b", ":1", "[::1]:5", "a:1:2", "größe:1"])
def test_what_is_no_address_is_named(text):
    with pytest.raises(ValueError, match="no address"):
        rpc_addresses(text)


def test_there_are_no_more_than_llama_cpp_knows():
    assert len(rpc_addresses(",".join(f"a:{port}" for port in range(1, 17)))) == 16
    with pytest.raises(ValueError, match="at most 16"):
        rpc_addresses(",".join(f"a:{port}" for port in range(1, 18)))


def test_the_setting_takes_no_other_text(tmp_path):
    settings = Settings(tmp_path / "settings.json")
    settings.rpc_servers = "workstation"
    with pytest.raises(ValueError, match="no address"):
        settings.rpc_servers = "http://workstation"
    settings.rpc_servers = None
    assert settings.rpc_servers is None
