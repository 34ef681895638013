"""One server as what it is here for: a list of tools, and their results as text."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from email.message import Message
from typing import Any, Protocol

from app import __version__
from app.language import tr
from app.tool_servers.faults import SIGN_IN_S, USUAL, Limits, Refused, ServerFault
from app.tool_servers.server_settings import ServerSettings, one_line
from app.tool_servers.stdio_transport import StdioTransport
from app.tools.definitions import Tool

_NO_TEXT = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
"""Control characters that no text has."""
_LONGEST_NAME = 500


def words_of(result: Mapping[str, Any]) -> str:
    """Return what a result says; empty where it says nothing."""
    content = result.get("content")
    if isinstance(content, str):
        content = [{"type": "text", "text": content}]
    parts = [part for part in content if isinstance(part, dict)] if isinstance(content, list) else []
    words = [words_in_part for part in parts if (words_in_part := _text_of(part) or _name_of(part))]
    structured = result.get("structuredContent")
    if structured is not None and not words:  # otherwise it says the same, at times with a picture's bytes
        words.append(json.dumps(structured, ensure_ascii=False))
    return "\n\n".join(words)


def _text_of(part: Mapping[str, Any]) -> str:
    """Return the text of a part; empty where it has none."""
    if part.get("type") == "resource" and isinstance(part.get("resource"), dict):
        part = part["resource"]
    elif part.get("type") != "text":
        return ""
    text, blob = part.get("text"), part.get("blob")
    if isinstance(text, str):
        return text
    return _decoded(blob, part.get("mimeType")) if isinstance(blob, str) else ""


def _decoded(blob: str, kind: Any) -> str:
    """Return the text that is in a file; empty where it is something else."""
    about = Message()
    about["Content-Type"] = one_line(kind, _LONGEST_NAME) if isinstance(kind, str) else "text/plain"
    try:
        text = base64.b64decode(blob).decode(about.get_content_charset("utf-8"))
    except (ValueError, LookupError):
        return ""
    return "" if _NO_TEXT.search(text) else text


def _name_of(part: Mapping[str, Any]) -> str:
    """Return which part there is that is no text."""
    match part.get("type"):
        case "text":
            return ""
        case "image":
            return f"(a picture{_details(part)}, which cannot be read here)"
        case "audio":
            return f"(a sound{_details(part)}, which cannot be read here)"
        case "resource":
            resource = part.get("resource")
            return f"(a file{_details(resource if isinstance(resource, dict) else {})}, which cannot be read here)"
        case "resource_link":
            return f"(a link{_details(part)})"
    return f"(a part of the kind “{one_line(str(part.get('type')))}”, which cannot be read here)"


def _details(part: Mapping[str, Any]) -> str:
    """Return what a server says of a part: its title, address, form and description."""
    words = [part.get("title") or part.get("name"), part.get("uri"), part.get("mimeType"), part.get("description")]
    known = [one_line(one, _LONGEST_NAME) for one in words if isinstance(one, str) and one]
    return f": {', '.join(known)}" if known else ""


_REVISIONS = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")
"""Of the protocol, the first of which is asked for. A server may answer with its own: what is asked of tools is the
same in all.
"""
_SHAPELESS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
"""Control characters, which neither models nor people have a use for; tabs and line breaks are none of them."""


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
class ToolResult:
    """The result of a call."""

    text: str
    failed: bool = False
    """True if the tool itself says that it did not work, or it was never run."""


class ToolSource(Protocol):
    """Offers tools: a server, or those that come along."""

    @property
    def name(self) -> str:
        """Return the name under which a person knows it."""
        ...

    def tools(self) -> tuple[ServerTool, ...]:
        """Return what it offers."""
        ...

    def call(self, name: str, arguments: Mapping[str, Any]) -> ToolResult:
        """Return what a tool answers."""
        ...

    def stop(self) -> None:
        """End a call that is waited for; the source goes on."""
        ...

    def close(self) -> None:
        """End the source, with all that it started."""
        ...


class ToolServer:
    """Asks one server that runs, from the first question to :meth:`close`.

    Args:
        settings: how it is started.
        limits: what it is held to.
        may_sign_in: whether the person may be asked to sign in, for which the first answer is waited.

    Raises:
        ServerFault: it cannot be started.
    """

    def __init__(self, settings: ServerSettings, limits: Limits = USUAL, *, may_sign_in: bool = False) -> None:
        if may_sign_in and settings.url:
            limits = replace(limits, start_s=limits.start_s + SIGN_IN_S)
        self.settings, self._limits = settings, limits
        self.left_out = 0
        """Number of its tools that are not offered: more than a model can be told of, or not to be used."""
        self._tools: tuple[ServerTool, ...] | None = None
        self._asking = threading.Lock()
        self._greeted = False
        self._transport = StdioTransport(settings, limits, may_sign_in=may_sign_in)

    @property
    def name(self) -> str:
        """Return the name under which a person knows it."""
        return self.settings.name

    @property
    def alive(self) -> bool:
        """Return whether it can be asked."""
        return self._transport.alive

    def tools(self) -> tuple[ServerTool, ...]:
        """Return what it offers; asked again once it said that this has changed.

        Raises:
            ServerFault: it does not answer as it should.
        """
        with self._asking:
            self._greet()
            if self._tools is None or self._transport.tools_changed:
                self._transport.tools_changed = False
                entries = list(self._listed())
                usable = [tool for entry in entries if (tool := self._tool(entry)) is not None]
                self._tools = tuple({tool.name: tool for tool in usable}.values())[: self._limits.tools]
                self.left_out = len(entries) - len(self._tools)
            return self._tools

    def call(self, name: str, arguments: Mapping[str, Any]) -> ToolResult:
        """Return what a tool answers.

        Raises:
            ServerFault: it does not, in time and within bounds.
        """
        with self._asking:
            self._greet()  # one that had ended is started anew for a call
        patience_s = self.settings.answer_s or self._limits.call_s
        call = {"name": name, "arguments": arguments}
        result = self._transport.ask("tools/call", call, patience_s, self._limits.whole_call_s)
        text = words_of(result) or "(nothing)"
        return ToolResult(shortened(text, self._limits.result_letters), result.get("isError") is True)

    def stop(self) -> None:
        """End a call that is waited for; the server goes on."""
        self._transport.stop_asking()

    def close(self) -> None:
        """End it."""
        self._transport.close()

    def _greet(self) -> None:
        """Begin to speak, once: the protocol wants it before the first question, and servers refuse others."""
        if self._greeted:
            return
        try:
            answer = self._introduce(_REVISIONS[0])
        except Refused as refusal:
            answer = self._introduce(_revision_for(refusal))
        if not isinstance(answer.get("protocolVersion"), str):
            raise ServerFault(tr("“{name}” does not speak the Model Context Protocol.", name=self.name))
        self._transport.notify("notifications/initialized", {})
        self._greeted = True

    def _introduce(self, revision: str) -> Mapping[str, Any]:
        about = {
            "protocolVersion": revision,
            "capabilities": {},  # no sampling, no roots, no questions to the person
            "clientInfo": {"name": "draftlight", "version": __version__},
        }
        return self._transport.ask("initialize", about, self._limits.start_s)

    def _listed(self) -> Iterator[Any]:
        cursor: str | None = None
        for _ in range(self._limits.pages):
            page = self._transport.ask("tools/list", {} if cursor is None else {"cursor": cursor}, self._limits.start_s)
            entries = page.get("tools")
            yield from entries if isinstance(entries, list) else ()
            following = page.get("nextCursor")
            if not isinstance(following, str) or following == cursor:
                return
            cursor = following

    def _tool(self, entry: Any) -> ServerTool | None:
        if not isinstance(entry, dict) or not isinstance(entry.get("name"), str) or not 0 < len(entry["name"]) <= 200:
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
    try:
        return json.dumps({key: value for key, value in schema.items() if key != "$schema" and value is not None})
    except RecursionError:
        return None


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _revision_for(refusal: Refused) -> str:
    """Return the revision to speak with a server that refused the newest one, and may say which it knows.

    Raises:
        Refused: it said no for another reason.
    """
    supported = refusal.details.get("supported") if isinstance(refusal.details, dict) else None
    for revision in _REVISIONS[1:]:
        if revision in _as_list(supported) or (supported is None and "version" in refusal.sentence.lower()):
            return revision
    raise refusal


def plain_text(text: str) -> str:
    """Return a text of a server without control characters; its lines end as ours do."""
    return _SHAPELESS.sub("\N{REPLACEMENT CHARACTER}", text.replace("\r\n", "\n").replace("\r", "\n"))


def shortened(text: str, most: int) -> str:
    """Return a result as the model is given it: too long a one is cut, and says so."""
    text = plain_text(text[: most + 1])
    if len(text) <= most:
        return text
    return f"{text[:most]}\n(cut here: the result is longer than {most:,} characters)"
