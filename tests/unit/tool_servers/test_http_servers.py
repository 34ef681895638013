"""Servers of tools over HTTP: one made with the protocol's own package, a sign-in, and those that do harm."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from app.tool_servers.faults import USUAL, ServerFault
from app.tool_servers.server_settings import ServerSettings, as_json, servers_in
from app.tool_servers.tool_server import ToolServer
from app.tool_servers.toolbox import Toolbox
from tests.fakes import http_tool_servers as fakes

pytestmark = pytest.mark.not_quick
_QUICK = replace(USUAL, closing_s=0.5)


@pytest.fixture(autouse=True)
def _no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")


@pytest.fixture(scope="module")
def rude() -> Iterator[str]:
    with fakes.running("raw") as url:
        yield url.removesuffix("/mcp")


def at(url: str) -> ServerSettings:
    return ServerSettings("Lake", "", url=url)


def test_its_tools_are_offered_and_called_and_nothing_is_left_behind() -> None:
    before = set(psutil.Process().children())
    with fakes.running("open") as url, closing(ToolServer(at(url), _QUICK)) as server:
        assert [tool.name for tool in server.tools()] == ["repeat"]
        assert server.call("repeat", {"text": "größer", "times": 2}).text == "größer größer"
        assert server.call("repeat", {"wrong": 1}).failed
    assert set(psutil.Process().children()) == before


def test_one_that_wants_a_sign_in_says_so_and_is_signed_into_where_the_person_tries_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", fakes.browser(tmp_path))
    with fakes.running("signed") as url:
        with closing(ToolServer(at(url), _QUICK)) as server, pytest.raises(ServerFault, match="sign in: press Test"):
            server.tools()
        tools, left_out = Toolbox(tuple, _QUICK).try_out(at(url))
    assert ([tool.name for tool in tools], left_out) == (["repeat"], 0)


@pytest.mark.parametrize("path", ["/elsewhere", "/no-json", "/broken", "/forbidden", "/endless"])
def test_what_is_no_tool_server_ends_in_a_sentence(rude: str, path: str) -> None:
    with (
        closing(ToolServer(at(rude + path), replace(_QUICK, start_s=30))) as server,
        pytest.raises(ServerFault, match="“Lake”") as fault,
    ):
        server.tools()
    assert "Traceback" not in fault.value.sentence


def test_one_that_hangs_is_given_up(rude: str) -> None:
    hasty = replace(_QUICK, start_s=3)
    with closing(ToolServer(at(f"{rude}/hangs"), hasty)) as server, pytest.raises(ServerFault, match="not answer"):
        server.tools()


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ({"url": "https://example.org/mcp"}, at("https://example.org/mcp")),
        ({"type": "streamable-http", "serverUrl": " https://example.org "}, at("https://example.org")),
        (
            {"httpUrl": "http://localhost:8080/x", "headers": {"Authorization": "Bearer ${KEY}"}, "timeout": 5},
            replace(at("http://localhost:8080/x"), headers={"Authorization": "Bearer ${KEY}"}, answer_s=5.0),
        ),
        ({"url": "http://example.org/mcp"}, None),
        ({"url": "ftp://example.org"}, None),
        ({"url": "https://"}, None),
        ({"url": 7}, None),
        ({"url": "https://example.org", "headers": {"A\nB": "c"}}, None),
        ({"url": "https://example.org", "headers": {"A": "b\r\nC: d"}}, None),
    ],
)
def test_an_address_is_encrypted_or_of_this_computer(entry: dict[str, object], expected: ServerSettings | None) -> None:
    servers, left_out = servers_in({"mcpServers": {"Lake": entry}})
    assert (servers, left_out) == (((expected,), ()) if expected is not None else ((), ("Lake",)))


def test_an_address_is_kept_as_other_programs_keep_it() -> None:
    server = replace(at("https://example.org/mcp"), headers={"A": "b"}, on=False, answer_s=5.0)
    assert servers_in(json.loads(as_json([server])))[0] == (server,)
