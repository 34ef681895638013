"""One server: its tools and their results, its resources and its prompts."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from app.tool_servers.faults import Progress
from app.tool_servers.results import ToolResult, as_list, plain_text, result_in
from app.tool_servers.server_connection import ServerConnection
from app.tool_servers.server_settings import one_line
from app.tools.definitions import Tool

_LONGEST_ADDRESS, _LONGEST_TEXT = 2_000, 300
_NO_LETTER = re.compile("[\ud800-\udfff]")
"""Halves of letters, which JSON can name and no file, prompt or request can hold."""


@dataclass(frozen=True, slots=True)
class ServerTool:
    """A tool of one server."""

    server: str
    """The server's name, as the person gave it."""
    name: str
    """As the server calls it."""
    description: str = ""
    parameters: str = "{}"
    """JSON schema of its arguments, as text."""

    def named(self, name: str) -> Tool:
        """Return it as a model is offered it."""
        return Tool(name, self.description, self.parameters)

    @property
    def mark(self) -> str:
        """Return what tells it from what its server may call the same later: who allowed it saw this description."""
        about = json.dumps([self.description, json.loads(self.parameters)], sort_keys=True)
        return hashlib.blake2b(about.encode(), digest_size=16).hexdigest()

    @property
    def as_allowed(self) -> tuple[str, str, str]:
        """Return what is kept of it where it need not be asked for."""
        return self.server, self.name, self.mark


@dataclass(frozen=True, slots=True)
class ServerResource:
    """A text or a picture that a server has for its reader: a file, a page, a table."""

    address: str
    """As the server knows it: a URI."""
    name: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class ServerPrompt:
    """A message that a server writes, with the values that a person gives it."""

    name: str
    """As the server calls it."""
    title: str = ""
    description: str = ""
    arguments: tuple[tuple[str, str, bool], ...] = ()
    """The name of each value, what it is, and whether it is needed."""


class ToolServer(ServerConnection):
    """A server's tools and their results, its resources and its prompts."""

    left_out = 0
    """Number of its tools that are not offered: more than a model can be told of, or not to be used."""
    _tools: tuple[ServerTool, ...] = ()
    _known_changes = -1
    """Number of changes of its tools when it was asked for them."""

    def tools(self, is_wanted: Callable[[], bool] = lambda: True) -> tuple[ServerTool, ...]:
        """Return what it offers; asked again once it said that this has changed.

        Raises:
            Stopped: they are not wanted any more.
            ServerFault: it does not answer as it should.
        """
        changes = self._tool_changes
        if self._known_changes != changes:
            entries = list(self._listed("tools", is_wanted))
            usable = [tool for entry in entries if (tool := self._tool(entry)) is not None]
            self._tools = tuple({tool.name: tool for tool in usable}.values())[: self._limits.tools]
            self.left_out = len(entries) - len(self._tools)
            self._known_changes = changes
        return self._tools

    def call(
        self,
        name: str,
        arguments: Mapping[str, Any],
        is_wanted: Callable[[], bool] = lambda: True,
        show_progress: Callable[[Progress], object] = lambda _: None,
    ) -> ToolResult:
        """Return what a tool answers.

        Args:
            name: as the server calls the tool.
            arguments: what it is given.
            is_wanted: asked a few times a second; the server is told to stop when it says no.
            show_progress: told how far the call is, on the thread that hears the server.

        Raises:
            Stopped: it is not wanted any more.
            ServerFault: it does not answer, in time and within bounds.
        """
        answer = self.request(
            "tools/call",
            {"name": name, "arguments": arguments},
            self.settings.answer_s or self._limits.call_s,
            self._limits.whole_call_s,
            is_wanted=is_wanted,
            show_progress=show_progress,
        )
        return result_in(answer, self._limits.result_letters)

    def resources(self) -> tuple[ServerResource, ...]:
        """Return what it has to read; nothing where it knows of no resources.

        Raises:
            ServerFault: it does not answer as it should.
        """
        return tuple(
            ServerResource(entry["uri"], _text_in(entry, "title", "name", "uri"), _text_in(entry, "description"))
            for entry in self._texts_of("resources")
            if _is_name(entry.get("uri"), _LONGEST_ADDRESS)
        )[: self._limits.resources]

    def read_resource(self, address: str) -> ToolResult:
        """Return what stands in a resource.

        Raises:
            ServerFault: it does not answer as it should.
        """
        answer = self.request("resources/read", {"uri": address}, self._limits.call_s)
        return result_in(answer, self._limits.resource_letters)

    def prompts(self) -> tuple[ServerPrompt, ...]:
        """Return the messages that it can write; nothing where it knows of no prompts.

        Raises:
            ServerFault: it does not answer as it should.
        """
        return tuple(
            ServerPrompt(
                entry["name"],
                _text_in(entry, "title", "name"),
                _text_in(entry, "description"),
                tuple(
                    (one["name"], _text_in(one, "description"), one.get("required") is True)
                    for one in as_list(entry.get("arguments"))[: self._limits.arguments]
                    if isinstance(one, dict) and _is_name(one.get("name"))
                ),
            )
            for entry in self._texts_of("prompts")
            if _is_name(entry.get("name"))
        )[: self._limits.tools]

    def write_prompt(self, name: str, values: Mapping[str, str]) -> ToolResult:
        """Return a prompt with a person's values in it.

        Raises:
            ServerFault: it does not answer as it should.
        """
        answer = self.request("prompts/get", {"name": name, "arguments": dict(values)}, self._limits.call_s)
        return result_in(answer, self._limits.result_letters)

    def _texts_of(self, kind: str) -> list[dict[str, Any]]:
        """Return the entries of a list that is for the person."""
        return [entry for entry in self._listed(kind) if isinstance(entry, dict)]

    def _listed(self, kind: str, is_wanted: Callable[[], bool] = lambda: True) -> Iterator[Any]:
        """Yield the entries of a list that comes in pages."""
        cursor: str | None = None
        for _ in range(self._limits.pages):
            asked = {} if cursor is None else {"cursor": cursor}
            page = self.request(f"{kind}/list", asked, self._limits.start_s, is_wanted=is_wanted)
            entries = page.get(kind)
            yield from entries if isinstance(entries, list) else ()
            following = page.get("nextCursor")
            if not isinstance(following, str) or following in {"", cursor}:
                return
            cursor = following

    def _tool(self, entry: Any) -> ServerTool | None:
        if not isinstance(entry, dict) or not _is_name(entry.get("name")):
            return None
        execution = entry.get("execution")
        if isinstance(execution, dict) and execution.get("taskSupport") == "required":
            return None  # its call would be a task, which is asked for again and again
        parameters = _parameters(entry.get("inputSchema"))
        if parameters is None or len(parameters) > self._limits.schema_letters:
            return None
        description = entry.get("description")
        about = plain_text(description) if isinstance(description, str) else ""
        return ServerTool(self.name, entry["name"], about[: self._limits.description_letters], parameters)


def _parameters(schema: Any) -> str | None:
    """Return a schema of arguments as text; ``None`` where it is none. Some leave out what has no parts."""
    schema = {"type": "object"} if schema is None else schema
    if not isinstance(schema, dict) or "object" not in as_list(schema.get("type", "object")):
        return None
    if not isinstance(schema.get("properties"), dict | None):
        return None
    kept = {key: value for key, value in schema.items() if key != "$schema" and value is not None}
    try:
        return json.dumps(kept, ensure_ascii=False).encode("utf-8", "replace").decode()
    except RecursionError:
        return None


def _text_in(entry: Mapping[str, Any], *keys: str) -> str:
    """Return the first text among the values of an entry, in one line."""
    texts = (entry.get(key) for key in keys)
    return one_line(next((text for text in texts if isinstance(text, str) and text.strip()), ""), _LONGEST_TEXT)


def _is_name(value: Any, most: int = 200) -> bool:
    return isinstance(value, str) and 0 < len(value) <= most and not _NO_LETTER.search(value)
