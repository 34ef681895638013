"""One server: its tools and their results, its resources and its prompts."""

from __future__ import annotations

import hashlib
import json
import re
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from app import __version__
from app.language import tr
from app.tool_servers.faults import SIGN_IN_S, USUAL, Limits, Progress, Refused, ServerFault, SignIn
from app.tool_servers.results import ToolResult, plain_text, result_in
from app.tool_servers.server_settings import ServerSettings, one_line
from app.tool_servers.stdio_transport import StdioTransport
from app.tools.definitions import Tool

_REVISIONS = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")
"""Of the protocol, the first of which is asked for. A server may answer with its own: what is asked of tools is the
same in all.
"""
_WITHOUT_GREETING = "2026-07-28"
"""A revision that knows no greeting: each question says anew who asks."""
_NO_SUCH_METHOD = -32601
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


class ToolServer:
    """Asks one server that runs, from the first question to :meth:`close`.

    Args:
        settings: how it is started.
        limits: what it is held to.
        sign_in: with a server over HTTP; where the person may be asked to, the first answer is waited for longer.

    Raises:
        ServerFault: it cannot be started.
    """

    def __init__(self, settings: ServerSettings, limits: Limits = USUAL, sign_in: SignIn | None = None) -> None:
        if sign_in is not None and sign_in.open_address is not None and settings.url:
            limits = replace(limits, start_s=limits.start_s + SIGN_IN_S)
        self.settings, self._limits = settings, limits
        self.left_out = 0
        """Number of its tools that are not offered: more than a model can be told of, or not to be used."""
        self._tools: tuple[ServerTool, ...] | None = None
        self._asking = threading.Lock()
        self._greeted = False
        self._abilities: frozenset[str] = frozenset()
        """The protocol's names for what it says that it has."""
        self._about_us: dict[str, Any] = {}
        """Said with each question, where there is no greeting."""
        self._transport = StdioTransport(settings, limits, sign_in)

    @property
    def name(self) -> str:
        """Return the name under which a person knows it."""
        return self.settings.name

    @property
    def alive(self) -> bool:
        """Return whether it can be asked."""
        return self._transport.alive

    def tools(self, is_wanted: Callable[[], bool] = lambda: True) -> tuple[ServerTool, ...]:
        """Return what it offers; asked again once it said that this has changed.

        Raises:
            Stopped: they are not wanted any more.
            ServerFault: it does not answer as it should.
        """
        with self._asking:
            self._greet(is_wanted)
            if self._tools is None or self._transport.tools_changed:
                self._transport.tools_changed = False
                entries = self._entries_of("tools", is_wanted, is_promised="tools" in self._abilities)
                usable = [tool for entry in entries if (tool := self._tool(entry)) is not None]
                self._tools = tuple({tool.name: tool for tool in usable}.values())[: self._limits.tools]
                self.left_out = len(entries) - len(self._tools)
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
        with self._asking:
            self._greet(is_wanted)  # one that had ended is started anew for a call
        answer = self._ask(
            "tools/call",
            {"name": name, "arguments": arguments},
            self.settings.answer_s or self._limits.call_s,
            self._limits.whole_call_s,
            is_wanted=is_wanted,
            show_progress=show_progress,
        )
        if answer.get("resultType") == "input_required":
            raise ServerFault(tr("“{name}” asks back for something that it cannot be told here.", name=self.name))
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
        with self._asking:
            self._greet()
        answer = self._ask("resources/read", {"uri": address}, self._limits.call_s)
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
                    for one in _as_list(entry.get("arguments"))[: self._limits.arguments]
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
        with self._asking:
            self._greet()
        answer = self._ask("prompts/get", {"name": name, "arguments": dict(values)}, self._limits.call_s)
        return result_in(answer, self._limits.result_letters)

    def close(self) -> None:
        """End it."""
        self._transport.close()

    def _greet(self, is_wanted: Callable[[], bool] = lambda: True) -> None:
        """Begin to speak, once: the protocol wants it before the first question, and servers refuse others."""
        if self._greeted:
            return
        try:
            answer = self._introduce(_REVISIONS[0], is_wanted)
        except Refused as refusal:
            answer = self._introduce(_revision_for(refusal), is_wanted)
        if not isinstance(answer.get("protocolVersion"), str) and not self._about_us:
            raise ServerFault(tr("“{name}” does not speak the Model Context Protocol.", name=self.name))
        abilities = answer.get("capabilities")
        self._abilities = frozenset(abilities) if isinstance(abilities, dict) else frozenset()
        if not self._about_us:
            self._transport.notify("notifications/initialized", {})
        self._greeted = True

    def _introduce(self, revision: str, is_wanted: Callable[[], bool]) -> Mapping[str, Any]:
        # No sampling, no roots, no questions to the person.
        about = {
            "protocolVersion": revision,
            "capabilities": {},
            "clientInfo": {"name": "draftlight", "version": __version__},
        }
        if revision == _WITHOUT_GREETING:
            names = {"capabilities": "clientCapabilities"}
            self._about_us = {f"io.modelcontextprotocol/{names.get(key, key)}": value for key, value in about.items()}
            return self._ask("server/discover", {}, self._limits.start_s, is_wanted=is_wanted)
        return self._ask("initialize", about, self._limits.start_s, is_wanted=is_wanted)

    def _ask(
        self,
        method: str,
        parameters: Mapping[str, Any],
        patience_s: float,
        whole_s: float | None = None,
        **watchers: Any,
    ) -> Mapping[str, Any]:
        about_us = {"_meta": self._about_us} if self._about_us else {}
        return self._transport.ask(method, {**parameters, **about_us}, patience_s, whole_s, **watchers)

    def _texts_of(self, kind: str) -> list[dict[str, Any]]:
        """Return the entries of a list that is for the person; nothing where the server has none."""
        with self._asking:
            self._greet()
            entries = self._entries_of(kind) if kind in self._abilities else []
        return [entry for entry in entries if isinstance(entry, dict)]

    def _entries_of(
        self, kind: str, is_wanted: Callable[[], bool] = lambda: True, *, is_promised: bool = False
    ) -> list[Any]:
        """Return the entries of a list; none where a server does not know the question, whatever it promised."""
        try:
            return list(self._listed(kind, is_wanted))
        except Refused as refusal:
            if is_promised and refusal.code != _NO_SUCH_METHOD:
                raise
            return []

    def _listed(self, kind: str, is_wanted: Callable[[], bool]) -> Iterator[Any]:
        """Yield the entries of a list that comes in pages."""
        cursor: str | None = None
        for _ in range(self._limits.pages):
            asked = {} if cursor is None else {"cursor": cursor}
            page = self._ask(f"{kind}/list", asked, self._limits.start_s, is_wanted=is_wanted)
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
    if not isinstance(schema, dict) or "object" not in _as_list(schema.get("type", "object")):
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


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _revision_for(refusal: Refused) -> str:
    """Return the revision to speak with a server that refused the greeting, and may say which it knows.

    Raises:
        Refused: it said no for another reason.
    """
    supported = refusal.details.get("supported") if isinstance(refusal.details, dict) else None
    if refusal.code == _NO_SUCH_METHOD:
        return _WITHOUT_GREETING
    for revision in (*_REVISIONS[1:], _WITHOUT_GREETING):
        if revision in _as_list(supported) or (supported is None and "version" in refusal.sentence.lower()):
            return revision
    raise refusal
