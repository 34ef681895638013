"""Storage of servers, and the JSON of other programs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from app.errors import WorldError
from app.tool_servers.server_settings import (
    ServerList,
    ServerSettings,
    read_servers,
    servers_in,
    with_server,
)

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
    servers, left_out = read_servers(json.dumps(_OTHERS))
    assert servers == (
        ServerSettings("files", "npx", ("-y", "files", "/home/me"), {"KEY": "a", "PORT": "7"}),
        ServerSettings("off", "uvx", on=False),
        ServerSettings("by address", "", url="https://example.org/mcp"),
        ServerSettings("gnal name", "x"),
    )
    assert left_out == ("broken", "", "nul")
    assert read_servers('{"lake": {"command": "lake"}}')[0] == (ServerSettings("lake", "lake"),)
    assert read_servers('{"servers": {"lake": {"command": "lake"}}}')[0] == (ServerSettings("lake", "lake"),)


_LAKE = ServerSettings("lake", "x")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{/* mine */ "servers": {"lake": {"command": "x",},},} // end', _LAKE),
        ("{mcpServers: {'lake': {command: 'x'}}}", _LAKE),
        ('\ufeff{"mcpServers": {"lake": {"command": "x", "args": null, "env": null, "type": "stdio"}}}', _LAKE),
        ('{"mcp": {"inputs": [], "servers": {"lake": {"command": "x", "alwaysAllow": ["a"]}}}}', _LAKE),
        ('{"mcp.servers": {"lake": {"command": "x"}}, "editor.fontSize": 12}', _LAKE),
        ('{"context_servers": {"lake": {"command": {"path": "x", "args": [], "env": null}}}}', _LAKE),
        ('{"mcp": {"lake": {"type": "local", "command": ["x"], "environment": {}, "enabled": true}}}', _LAKE),
        ('{"mcpServers": [{"name": "lake", "command": "x"}]}', _LAKE),
        ('"lake": {"command": "x"},', _LAKE),
        (' "mcpServers": {"lake": {"command": "x", "env": []}}', _LAKE),
        ('{"mcpServers": {}, "servers": {"lake": {"command": "x"}}}', _LAKE),
        (
            '{"lake": {"command": "x", "args": ["-p", 8080, true, 0.5]}}',
            replace(_LAKE, arguments=("-p", "8080", "true", "0.5")),
        ),
        (
            '{"lake": {"command": "x", "env": {"A": true, "B": 8080, "C": null, "D": 1.5}}}',
            replace(_LAKE, environment={"A": "true", "B": "8080", "D": "1.5"}),
        ),
        ('{"lake": {"command": "x", "cwd": "/home/u/lake"}}', replace(_LAKE, folder="/home/u/lake")),
        ('{"lake": {"command": "x", "timeout": 90}}', replace(_LAKE, answer_s=90.0)),
        ('{"lake": {"command": "x", "timeout": 600000}}', replace(_LAKE, answer_s=600.0)),
        ('{"lake": {"command": "x", "timeout": -1, "disabled": true}}', replace(_LAKE, on=False)),
    ],
)  # fmt: skip
def test_what_programs_and_people_write_is_read(text: str, expected: ServerSettings) -> None:
    assert read_servers(text) == ((expected,), ())


@pytest.mark.parametrize(
    "entry",
    [
        {"command": "x", "args": [None]}, {"command": "x", "args": [["a"]]}, {"command": []}, {"command": [1]},
        {"command": {"args": []}}, {"command": "x", "cwd": 7}, {"command": "x", "env": {"A": ["b"]}},
        {"command": "x", "env": {"A=B": "c"}}, {"type": "http"},
    ],
)  # fmt: skip
def test_entries_that_start_nothing_are_named(entry: dict[str, object]) -> None:
    assert servers_in({"mcpServers": {"lake": entry}}) == ((), ("lake",))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"mcpServers": []}', '{"a": 1}', "[" * 100_000, '{"a": {"url": "x"}}', "9" * 5_000]
)
def test_anything_else_is_a_sentence(text: str) -> None:
    with pytest.raises(WorldError, match=r"\.$|\}\.$"):
        read_servers(text)


def test_servers_are_kept_as_other_programs_keep_them(tmp_path: Path) -> None:
    servers = ServerList(tmp_path / "tool-servers.json")
    assert servers.all() == ()
    entries = (
        ServerSettings("größe", "x", ("a",), {"K": "v"}, folder="~/lake", answer_s=90.0),
        ServerSettings("b", "y", on=False),
    )
    servers.keep(entries)
    assert servers.all() == entries
    (tmp_path / "tool-servers.json").write_text("{broken")
    assert servers.all() == ()


def test_a_name_is_given_once() -> None:
    one = ServerSettings("Lake", "x")
    two = with_server([one], ServerSettings("lake", "y"))
    assert [server.name for server in two] == ["Lake", "lake 2"]
    changed = with_server(two, ServerSettings("LAKE", "z"), in_place_of="Lake")
    assert [server.command for server in changed] == ["z", "y"]
    assert changed[0].name == "LAKE"
