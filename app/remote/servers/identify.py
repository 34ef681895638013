"""Finds out what program answers at an address, by what only that program says."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from app.engine.commands import Generate, LoadPair
from app.engine.events import Loaded, ServerFacts
from app.engine.port import EventSink
from app.errors import ServerUnreachable, WorldError
from app.language import tr
from app.references import THIS_PROGRAM, RemoteModel
from app.remote.connection import Connection, ServerResponse
from app.remote.faults import nonsense, one_line, refusal
from app.remote.replies import ReplyRecord
from app.remote.servers.draftlight import PROTOCOL, DraftlightServer
from app.remote.servers.llama_server import LlamaServer
from app.remote.servers.ollama import OllamaServer
from app.remote.servers.openai_like import OpenAiServer, ServerProgram, listed_models


class RemoteServer(Protocol):
    """A server of one kind, with a connection of its own. All of it runs in :class:`InterruptibleLoop`."""

    @property
    def facts(self) -> ServerFacts:
        """Return where the server is, what runs there, and what it tells of guesses."""
        ...

    @property
    def models(self) -> tuple[str, ...]:
        """Return the names of the models that it lists."""
        ...

    async def load(self, job: int, command: LoadPair, tell: EventSink) -> Loaded:
        """Make sure that the models are there, and tell how far that is.

        Raises:
            WorldError: they are not.
        """
        ...

    async def reply(self, command: Generate, record: ReplyRecord) -> None:
        """Have a reply written, and note everything in ``record``, its end too.

        Raises:
            WorldError: it was refused, or broke off; what came until then is in ``record``.
        """
        ...


async def identified(connection: Connection, model: RemoteModel) -> RemoteServer:
    """Return the server at an address, ready to load a model.

    Raises:
        WorldError: there is none, it needs a key, or it is no server of models.
    """
    about = await connection.get("/draftlight/about")
    if about.status in {401, 403}:
        raise refusal(connection.server, about.status, about.body, about.headers, keyed=connection.keyed)
    fields = about.object
    if about.status == 200 and fields.get("program") == "Draftlight":
        if fields.get("protocol") != PROTOCOL:
            raise ServerUnreachable(
                tr(
                    "The Draftlight at {place} is of another version that this one cannot talk to. Update the older "
                    "of the two.",
                    place=connection.server.place,
                )
            )
        if fields.get("window") == THIS_PROGRAM:
            raise ServerUnreachable(
                tr(
                    "{place} is this window's own address, at which it answers other programs. Choose its models "
                    "directly.",
                    place=connection.server.place,
                )
            )
        return DraftlightServer(connection, _word(fields, "version"), fields, model)
    return await _another(connection, model, about)


async def _another(connection: Connection, model: RemoteModel, about: ServerResponse) -> RemoteServer:
    """Tell the others apart. Each is asked for a path that it alone has, all at once."""
    paths = ("/props", "/api/version", "/api/tags", "/version", "/api/v0/models", "/v1/models", "/models")
    props, version, tags, vllm, studio, models, bare = await asyncio.gather(*(_ask_path(connection, p) for p in paths))
    items = studio.object.get("data")
    if "build_info" in props.object and "default_generation_settings" in props.object:
        listed = models.object.get("data")
        rows = [row for row in listed if isinstance(row, dict)] if isinstance(listed, list) else []
        return LlamaServer(connection, props.object, rows[:5000], model)
    if isinstance(tags.object.get("models"), list) and "version" in version.object:
        return OllamaServer(connection, _word(version.object, "version"), tags.object, model)
    if isinstance(items, list) and all(isinstance(item, dict) and "state" in item for item in items):
        return OpenAiServer(connection, ServerProgram.LM_STUDIO, listed_models(studio.object), model, root="/api/v0")
    for answer, root in ((models, "/v1"), (bare, "")):
        if answer.status == 200 and isinstance(answer.object.get("data"), list):
            program, number = ServerProgram.OTHER, ""
            if root and isinstance(vllm.object.get("version"), str) and _is_vllm(answer.object):
                program, number = ServerProgram.VLLM, _word(vllm.object, "version")
            return OpenAiServer(connection, program, listed_models(answer.object), model, root=root, version=number)
    for answer in (models, bare, props, about):  # raise the refusal of whichever refused
        if answer.status in {401, 403, 429, 503} or 300 <= answer.status < 400:
            raise refusal(connection.server, answer.status, answer.body, answer.headers, keyed=connection.keyed)
    raise nonsense(connection.server)


async def _ask_path(connection: Connection, path: str) -> ServerResponse:
    """Ask for a path that may not be there."""
    try:
        return await connection.get(path)
    except WorldError:
        return ServerResponse(0, b"", {})


def _is_vllm(models: dict[str, Any]) -> bool:
    rows = models.get("data")
    return isinstance(rows, list) and any(isinstance(row, dict) and row.get("owned_by") == "vllm" for row in rows)


def _word(data: dict[str, Any], name: str) -> str:
    return one_line(str(data.get(name, "")))[:40]
