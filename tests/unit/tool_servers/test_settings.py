"""How servers are kept, and the JSON of other programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.errors import WorldError
from app.tool_servers.server_settings import ServerList, ServerSettings, read_servers, with_server

_OTHERS = {
    "mcpServers": {
        "files": {"command": "npx", "args": ["-y", "files", "/home/me"], "env": {"KEY": "a", "PORT": 7}},
        "off": {"command": "uvx", "disabled": True},
        "by address": {"url": "https://example.org/mcp"},
        "\u202egnal\nname": {"command": "x"},
        "broken": {"command": "x", "args": "no list"},
        "": {"command": "x"},
        "nul": {"command": "a\x00b"},
    }
}


def test_the_usual_json_is_read_and_what_cannot_be_used_is_named() -> None:
    found, left_out = read_servers(json.dumps(_OTHERS))
    assert found == (
        ServerSettings("files", "npx", ("-y", "files", "/home/me"), {"KEY": "a", "PORT": "7"}),
        ServerSettings("off", "uvx", on=False),
        ServerSettings("gnal name", "x"),
    )
    assert left_out == ("by address", "broken", "", "nul")
    assert read_servers('{"lake": {"command": "lake"}}')[0] == (ServerSettings("lake", "lake"),)
    assert read_servers('{"servers": {"lake": {"command": "lake"}}}')[0] == (ServerSettings("lake", "lake"),)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"mcpServers": []}', '{"a": 1}', "[" * 100_000, '{"a": {"url": "x"}}', "9" * 5_000]
)
def test_anything_else_is_a_sentence(text: str) -> None:
    with pytest.raises(WorldError, match=r"\.$|\}\.$"):
        read_servers(text)


def test_servers_are_kept_as_other_programs_keep_them(tmp_path: Path) -> None:
    servers = ServerList(tmp_path / "tool-servers.json")
    assert servers.all() == ()
    kept = (ServerSettings("größe", "x", ("a",), {"K": "v"}), ServerSettings("b", "y", on=False))
    servers.keep(kept)
    assert servers.all() == kept
    (tmp_path / "tool-servers.json").write_text("{broken")
    assert servers.all() == ()


def test_a_name_is_given_once() -> None:
    one = ServerSettings("Lake", "x")
    two = with_server([one], ServerSettings("lake", "y"))
    assert [server.name for server in two] == ["Lake", "lake 2"]
    changed = with_server(two, ServerSettings("LAKE", "z"), in_place_of="Lake")
    assert [server.command for server in changed] == ["z", "y"]
    assert changed[0].name == "LAKE"
