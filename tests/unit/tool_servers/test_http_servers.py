"""Servers of tools over HTTP: one made with the protocol's own package, a sign-in, and those that do harm."""

from __future__ import annotations

import base64
import json
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from app.tool_servers.client_process import ClientProcess
from app.tool_servers.faults import USUAL, Progress, ServerFault, SignIn
from app.tool_servers.server_connection import ServerConnection
from app.tool_servers.server_settings import ServerSettings, as_json, servers_in
from app.tool_servers.tool_server import ToolServer
from app.tool_servers.toolbox import Toolbox
from app.tools.definitions import ToolCall
from tests.fakes import http_tool_servers as fakes
from tests.fakes.tool_servers import PICTURE

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


def test_its_tools_are_offered_and_called_and_nothing_is_left_behind(process: ClientProcess) -> None:
    before = set(psutil.Process().children())
    with fakes.running("open") as url, closing(ToolServer(at(url), process, _QUICK)) as server:
        assert [tool.name for tool in server.tools()] == ["repeat", "draw"]
        assert server.call("repeat", {"text": "größer", "times": 2}).text == "größer größer"
        assert server.call("repeat", {"wrong": 1}).failed
        steps: list[Progress] = []
        assert server.call("draw", {}, show_progress=steps.append).pictures == (base64.b64decode(PICTURE),)
        assert steps == [Progress(1, 2, "reading")]
        assert [one.address for one in server.resources()] == ["lake://depth"]
        assert server.read_resource("lake://depth").text == "40 m"
        assert [one.name for one in server.prompts()] == ["ask_fish"]
        assert server.write_prompt("ask_fish", {"name": "Ida"}).text == "Dear Ida?"
    assert set(psutil.Process().children()) == before


def test_one_that_wants_a_sign_in_says_so_and_is_signed_into_where_the_person_tries_it(process: ClientProcess) -> None:
    with fakes.running("signed") as url:
        with (
            closing(ToolServer(at(url), process, _QUICK)) as server,
            pytest.raises(ServerFault, match="sign in: press Test"),
        ):
            server.tools()
        with closing(Toolbox(lambda: [at(url)], _QUICK, process)) as box:
            tools, left_out = box.try_out(at(url), fakes.sign_in)
            assert ([tool.name for tool in tools], left_out) == (["repeat", "draw"], 0)
            offered = box.offered(["Lake"])  # also where there is no keyring
            assert (list(offered.by_name), offered.problems) == (["repeat", "draw"], ())


@pytest.mark.parametrize("address", ["file:///etc/passwd", "http://example.org/", "calculator://now", 7, None])
def test_no_other_page_than_one_to_sign_in_is_opened(address: object, process: ClientProcess) -> None:
    opened: list[str] = []
    lake, sign_in = at("https://example.org/mcp"), SignIn({}, opened.append)
    with closing(ServerConnection(lake, process, _QUICK, sign_in)) as connection:
        connection._show_page(address)
    assert opened == []


def test_a_page_is_opened_once(process: ClientProcess) -> None:
    opened: list[str] = []
    lake, sign_in = at("https://example.org/mcp"), SignIn({}, opened.append)
    with closing(ServerConnection(lake, process, _QUICK, sign_in)) as connection:
        for _ in range(3):
            connection._show_page("https://example.org/sign-in")
    assert opened == ["https://example.org/sign-in"]


@pytest.mark.parametrize(
    ("path", "sentence"),
    [("/broken", "error 500"), ("/endless", "more than 16 MB"), ("/packed", "more than 16 MB")],
)
def test_what_is_no_tool_server_ends_in_a_sentence(rude: str, path: str, sentence: str, process: ClientProcess) -> None:
    with (
        closing(ToolServer(at(rude + path), process, replace(_QUICK, start_s=30))) as server,
        pytest.raises(ServerFault, match=f"“Lake”.*{sentence}"),
    ):
        server.tools()


def test_a_server_that_forgot_the_session_is_asked_anew_and_slightly_wrong_tools_are_taken(
    rude: str, process: ClientProcess
) -> None:
    """It also sends us on to another path of its own."""
    with closing(Toolbox(lambda: [at(f"{rude}/mcp")], _QUICK, process)) as box:
        offered = box.offered(["Lake"])
        assert list(offered.by_name) == ["act", "read"]
        answers = [box.call(offered, ToolCall("act", "{}")).text for _ in range(2)]
        assert [answer.partition(" in ")[0] for answer in answers] == ["version 2025-06-18"] * 2
        assert len(set(answers)) == 2


@pytest.mark.skipif(shutil.which("openssl") is None, reason="makes the certificate")
def test_a_wrong_certificate_ends_in_a_sentence_before_anything_is_sent(tmp_path: Path, process: ClientProcess) -> None:
    key, certificate = str(tmp_path / "key.pem"), str(tmp_path / "certificate.pem")
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    subprocess.run([*words, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with fakes.rude_server() as listening:
        listening.socket = context.wrap_socket(listening.socket, server_side=True)
        url = f"https://127.0.0.1:{listening.server_port}/broken"
        with (
            closing(ToolServer(at(url), process, _QUICK)) as server,
            pytest.raises(ServerFault, match="not trusted: self-signed certificate"),
        ):
            server.tools()


def test_one_that_hangs_is_given_up(rude: str, process: ClientProcess) -> None:
    hasty = replace(_QUICK, start_s=3)
    with (
        closing(ToolServer(at(f"{rude}/hangs"), process, hasty)) as server,
        pytest.raises(ServerFault, match="not answer"),
    ):
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
