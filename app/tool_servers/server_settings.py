"""The tool servers that a person has set up, and reading the JSON in which other programs keep theirs."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from app.errors import WorldError
from app.language import tr
from app.system.files import read_json, write_whole

BUILT_IN = "Clock and calculator"
"""Names the tools that come along in the list of servers."""
_log = logging.getLogger(__name__)
_MOST_BYTES = 1_000_000
_DEEPEST = 100
"""Lists and objects in each other; a settings file of an editor has some ten."""
MOST_SERVERS, LONGEST_NAME, LONGEST_WORD, MOST_WORDS = 50, 60, 4_000, 200
_SECTIONS = (
    ("mcpServers",), ("servers",), ("mcp_servers",), ("context_servers",), ("mcp", "servers"), ("mcp.servers",),
    ("mcp",),
)  # fmt: skip
"""The names under which programs keep them, one in the other."""
_ADDRESSES = ("url", "serverUrl", "httpUrl")
"""The names under which programs keep an address."""
_THIS_COMPUTER = ("localhost", "127.0.0.1", "::1")
_HEADER = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~-]+")
_SHORTEST_ANSWER_S, _LONGEST_ANSWER_S = 1.0, 3_600.0


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Settings to start one server."""

    name: str
    command: str
    arguments: tuple[str, ...] = ()
    environment: dict[str, str] = field(default_factory=dict)
    """Added to the few variables that every server gets."""
    on: bool = True
    """True if chats may use it."""
    folder: str = ""
    """Folder where it is started; empty: the person's own folder."""
    answer_s: float | None = None
    """Time limit of one of its calls; ``None``: the usual one."""
    url: str = ""
    """Address of a server that is asked over HTTP; it has no command then."""
    headers: dict[str, str] = field(default_factory=dict)
    """Added to its requests."""


class ServerList:
    """The servers, and the file that they are kept in. It is its owner's alone: environments may hold keys.

    Args:
        file: where; none as long as there are no servers.
    """

    def __init__(self, file: Path) -> None:
        self._file = file

    def all(self) -> tuple[ServerSettings, ...]:
        """Return them as the disk has them now, without what cannot be read."""
        try:
            saved = read_json(self._file, _MOST_BYTES)
        except FileNotFoundError:
            return ()
        except (OSError, ValueError) as error:
            _log.info("The list of tool servers cannot be read: %s", type(error).__name__)
            return ()
        return servers_in(saved)[0]

    def keep(self, servers: Sequence[ServerSettings]) -> None:
        """Write all of them.

        Raises:
            DiskFull, FolderNotWritable: the file is as it was.
        """
        write_whole(self._file, (as_json(servers) + "\n").encode())


def as_json(servers: Sequence[ServerSettings]) -> str:
    """Return servers in the shape that other programs read too."""
    entries = {}
    for server in servers:
        entry: dict[str, Any] = {"command": server.command, "args": list(server.arguments)}
        if server.url:
            entry = {"type": "http", "url": server.url, **({"headers": dict(server.headers)} if server.headers else {})}
        if server.environment:
            entry["env"] = dict(server.environment)
        if server.folder:
            entry["cwd"] = server.folder
        if server.answer_s is not None:
            entry["timeout"] = server.answer_s
        if not server.on:
            entry["disabled"] = True
        entries[server.name] = entry
    return json.dumps({"mcpServers": entries}, indent=1, ensure_ascii=False)


def read_servers(text: str) -> tuple[tuple[ServerSettings, ...], tuple[str, ...]]:
    """Return the servers in a JSON text, and the names of those that cannot be used here.

    Args:
        text: what another program keeps, or a person wrote: with comments and trailing commas, too.

    Raises:
        WorldError: there are none, with the reason.
    """
    import pyjson5  # noqa: PLC0415 - not needed to paint the window

    if len(text) > _MOST_BYTES:
        raise WorldError(tr("This is too long for a list of tool servers."))
    try:
        is_part = text.lstrip().startswith('"')  # as instructions show it, without the brackets around
        value = pyjson5.decode(f"{{{text}}}" if is_part else text, _DEEPEST)
    except pyjson5.Json5Exception:
        raise WorldError(
            tr('This is no JSON. Expected is what other programs keep: {"mcpServers": {"name": {"command": "…"}}}.')
        ) from None
    servers, left_out = servers_in(value)
    if not servers and left_out:
        raise WorldError(
            tr(
                "None of these can be used here: {names}. A server needs a command, or an address over HTTP.",
                names=", ".join(left_out[:5]),
            )
        )
    if not servers:
        raise WorldError(tr('There are no servers in this: expected is {"mcpServers": {"name": {"command": "…"}}}.'))
    return servers, left_out


def servers_in(value: Any) -> tuple[tuple[ServerSettings, ...], tuple[str, ...]]:
    """Return the servers in a JSON value, and the names of entries that are none."""
    entries = _entries(value)
    servers: list[ServerSettings] = []
    left_out: list[str] = []
    for name, entry in entries.items():
        server = _server(name, entry) if len(servers) < MOST_SERVERS else None
        if server is None:
            left_out.append(one_line(name))
        else:
            servers.append(server)
    return tuple(servers), tuple(left_out)


def _entries(value: Any) -> dict[str, Any]:
    """Return the servers of a JSON value by their names."""
    for section in _SECTIONS:
        entries = value
        for key in section:
            entries = entries.get(key) if isinstance(entries, dict) else None
        if isinstance(entries, list):
            entries = {str(one["name"]): one for one in entries if isinstance(one, dict) and "name" in one}
        if isinstance(entries, dict) and entries:
            return entries
    if isinstance(value, dict) and all(isinstance(entry, dict) and "command" in entry for entry in value.values()):
        return value
    return {}


def with_server(
    servers: Sequence[ServerSettings], server: ServerSettings, *, in_place_of: str | None = None
) -> tuple[ServerSettings, ...]:
    """Return the servers with one more, or with it in the place of another; its name becomes one that is free."""
    others = [one.name.casefold() for one in servers if one.name != in_place_of]
    name, serial = server.name, 2
    while name.casefold() in others:
        name, serial = f"{server.name} {serial}", serial + 1
    server = replace(server, name=name)
    if in_place_of in [one.name for one in servers]:
        return tuple(server if one.name == in_place_of else one for one in servers)
    return (*servers, server)


def one_line(text: str, most: int = LONGEST_NAME) -> str:
    """Return the beginning of a text in one line, without what has no shape or turns text around."""
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 20 * most]).split())
    return shown[:most].strip()


def _server(name: str, entry: Any) -> ServerSettings | None:
    if not isinstance(entry, dict) or not one_line(name):
        return None
    on = entry.get("disabled") is not True and entry.get("enabled") is not False
    answer_s = _seconds(entry.get("timeout"))
    url = next((entry[key] for key in _ADDRESSES if entry.get(key)), None)
    if url is not None and not entry.get("command"):
        headers = entry.get("headers") or {}
        is_usable = is_address(url) and are_headers(headers)
        server = ServerSettings(one_line(name), "", on=on, answer_s=answer_s, url=str(url).strip(), headers=headers)
        return server if is_usable else None
    return _server_with_command(one_line(name), entry, on=on, answer_s=answer_s)


def _server_with_command(
    name: str, entry: dict[str, Any], *, on: bool, answer_s: float | None
) -> ServerSettings | None:
    command = entry.get("command")
    if isinstance(command, dict):  # with its path, arguments and environment
        entry = {**entry, **command}
        command = command.get("path")
    words = [*(command if isinstance(command, list) else [command]), *_listed(entry.get("args"))]
    environment, folder = entry.get("env") or entry.get("environment") or {}, entry.get("cwd") or ""
    if not isinstance(words[0] if words else None, str) or not words[0].strip() or not isinstance(environment, dict):
        return None
    if len(words) > MOST_WORDS + 1 or len(environment) > MOST_WORDS or not _is_word(folder):
        return None
    command, *arguments = map(_as_word, words)
    variables = {key: _as_word(value) for key, value in environment.items() if value is not None}
    if not all(map(_is_word, (command, *arguments, *variables, *variables.values()))):
        return None
    if not all(key and "=" not in key for key in variables):
        return None
    return ServerSettings(name, command.strip(), tuple(arguments), variables, on, folder.strip(), answer_s)


def is_address(value: Any) -> bool:
    """Return whether a value is the address of a server over HTTP: encrypted, or of this computer."""
    if not _is_word(value):
        return False
    try:
        parts = urlsplit(value.strip())
    except ValueError:
        return False
    host = parts.hostname or ""
    return bool(host) and (parts.scheme == "https" or (parts.scheme == "http" and host in _THIS_COMPUTER))


def are_headers(value: Any) -> bool:
    """Return whether a value is an object of headers that HTTP can carry."""
    if not isinstance(value, dict) or len(value) > MOST_WORDS:
        return False
    return all(
        _is_word(name) and _HEADER.fullmatch(name) and _is_word(text) and text.isprintable()
        for name, text in value.items()
    )


def _listed(arguments: Any) -> list[Any]:
    """Return arguments as a list; what is none becomes an argument that cannot be used."""
    if arguments is None:
        return []
    return arguments if isinstance(arguments, list) else [None]


def _as_word(value: Any) -> Any:
    """Return a number or a truth value as it stands in JSON, anything else as it is."""
    return json.dumps(value) if isinstance(value, int | float) else value


def _seconds(timeout: Any) -> float | None:
    """Return how long an answer may take; programs write seconds or milliseconds, told apart by their size."""
    if isinstance(timeout, bool) or not isinstance(timeout, int | float) or not timeout > 0:
        return None
    seconds = timeout / 1_000 if timeout >= 1_000 else timeout
    return float(min(max(seconds, _SHORTEST_ANSWER_S), _LONGEST_ANSWER_S))


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD and "\0" not in value
