"""Ollama, by its own API: text, and the times it measured. It tells nothing of guesses."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import Loaded, ModelFacts, ServerFacts
from app.engine.port import EventSink
from app.errors import UnknownModel, WorldError
from app.language import tr
from app.references import RemoteModel
from app.remote.connection import Connection, events_of
from app.remote.faults import broken, nonsense, one_line, refusal_from
from app.remote.replies import ReplyCounts, ReplyRecord, UncountedReply
from app.remote.servers.request_parts import base64_of, sampling_fields, thinking_switch
from app.speculation import checked
from app.speculation.trace import CountSource, FinishReason

_LATEST = ":latest"


class OllamaServer:
    """Fulfils :class:`app.remote.servers.identify.RemoteServer`.

    Args:
        connection: to it.
        version: as it says.
        tags: what ``/api/tags`` said.
        model: what to work with.
    """

    def __init__(self, connection: Connection, version: str, tags: Mapping[str, Any], model: RemoteModel) -> None:
        self._connection = connection
        self._model = model
        self._context_tokens = 0
        self._sizes = _sizes(tags)
        self.models = tuple(self._sizes)
        self.facts = ServerFacts(connection.server.place, "Ollama", version, CountSource.UNKNOWN)

    @property
    def _name(self) -> str:
        model_name = self._model.name or (self.models[0] if self.models else "")
        return (
            model_name
            if model_name in self._sizes or f"{model_name}{_LATEST}" not in self._sizes
            else f"{model_name}{_LATEST}"
        )

    async def load(self, job: int, command: LoadPair, tell: EventSink) -> Loaded:  # noqa: ARG002 - it loads by itself
        """Make sure that the server has the model, and return what it says of it; a reply loads it."""
        place, name = self._connection.server.place, self._name
        if name not in self._sizes:
            names = ", ".join(self.models[:8])
            has = tr(" It has: {names}.", names=names) if names else tr(" It has none yet.")
            raise UnknownModel(
                tr("{place} has no model named {name}.{has}", place=place, name=name or tr("so"), has=has)
            )
        answer = await self._connection.post("/api/show", {"model": name})
        shown = self._connection.sensible(answer, model=name)
        info = shown.get("model_info")
        info = info if isinstance(info, dict) else {}
        trained = next((value for key, value in info.items() if str(key).endswith(".context_length")), 0)
        trained = trained if isinstance(trained, int) and 0 < trained < 2**40 else 0
        parameters = info.get("general.parameter_count")
        self._context_tokens = min(command.context_tokens, trained) if trained else command.context_tokens
        reference = replace(self._model, name=name).reference
        count = parameters if isinstance(parameters, int) and 0 < parameters < 2**50 else 0
        target = ModelFacts(reference, name.removesuffix(_LATEST), self._sizes[name], count, 0, trained)
        abilities = shown.get("capabilities")
        sees = isinstance(abilities, list) and "vision" in abilities
        sees = sees or any(".vision." in str(key) for key in info)  # older ones tell no abilities
        return Loaded(job, target, None, None, self._context_tokens, 0.0, server=self.facts, sees=sees)

    async def reply(self, command: Generate, record: ReplyRecord) -> None:
        """Have a reply written, with the times that the server measured."""
        connection, pieces = self._connection, UncountedReply(record)
        path = "/api/chat" if command.raw is None else "/api/generate"
        async with connection.lines(path, self._body(command), model=self._name) as lines:
            async for data in events_of(lines, connection.server):
                if data.get("error"):
                    raise refusal_from(connection.server, data, model=self._name)
                try:
                    message = checked.mapping(data.get("message", data))
                    pieces.add(
                        checked.text(message.get("content", message.get("response", ""))),
                        checked.text(message.get("thinking") or ""),
                    )
                except (ValueError, KeyError, TypeError):
                    raise nonsense(connection.server) from None
                if data.get("done") is True:
                    pieces.rest()
                    record.counts = _figures(data)
                    record.end(record.summary(_reason(data)))
                    return
                if pieces.circles or record.too_long:
                    record.end(record.summary(FinishReason.LENGTH))
                    return
        raise broken(connection.server)

    def _body(self, command: Generate) -> dict[str, Any]:
        """Return the request.

        Raises:
            WorldError: Ollama cannot do it.
        """
        place = self._connection.server.place
        if command.grammar is not None or command.tokens is not None:
            raise WorldError(tr("Ollama at {place} takes neither grammars nor tokens.", place=place))
        options = sampling_fields(command)
        options["num_ctx"] = self._context_tokens
        options["num_predict"] = -1 if command.max_tokens is None else command.max_tokens
        if command.stop:
            options["stop"] = list(command.stop)
        body: dict[str, Any] = {"model": self._name, "stream": True, "options": options}
        if command.raw is not None:
            body |= {"prompt": command.raw, "raw": True}
        else:
            body["messages"] = [_turn(turn) for turn in command.messages]
        thinks = thinking_switch(command, f"Ollama at {place}")
        if thinks is not None:
            body["think"] = thinks
        if command.json_schema is not None:
            body["format"] = json.loads(command.json_schema)
        return body


def _turn(turn: Message) -> dict[str, Any]:
    pictures = {"images": [base64_of(picture) for picture in turn.pictures]} if turn.pictures else {}
    return {"role": turn.role, "content": turn.text, **pictures}


def _figures(data: Mapping[str, Any]) -> ReplyCounts:
    """Read the last line's counts, and its times in nanoseconds."""

    def count_of(name: str) -> int | None:
        value = data.get(name)
        return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**62 else None

    read_ns, written_ns = count_of("prompt_eval_duration"), count_of("eval_duration")
    return ReplyCounts(
        prompt_tokens=count_of("prompt_eval_count"),
        written_tokens=count_of("eval_count"),
        prefill_ms=None if read_ns is None else read_ns / 1e6,
        decode_ms=None if written_ns is None else written_ns / 1e6,
    )


def _reason(data: Mapping[str, Any]) -> FinishReason:
    return FinishReason.LENGTH if data.get("done_reason") == "length" else FinishReason.STOP


def _sizes(tags: Mapping[str, Any]) -> dict[str, int]:
    """Return the size of each model in bytes, by name."""
    sizes: dict[str, int] = {}
    models = tags.get("models")
    for item in models[:5000] if isinstance(models, list) else []:
        name = item.get("name") if isinstance(item, dict) else None
        if isinstance(name, str) and name:
            size = item.get("size")
            sizes[one_line(name)[:200]] = size if isinstance(size, int) and 0 < size < 2**60 else 0
    return sizes
