"""Servers that speak OpenAI's API: vLLM, LM Studio, and any other. Text, speed, and what each tells of guesses."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from app.engine.commands import Generate, LoadPair
from app.engine.events import Loaded, ModelFacts, Notice, ServerFacts
from app.engine.port import EventSink
from app.errors import ServerUnreachable, UnknownModel, WorldError
from app.language import tr
from app.references import RemoteModel
from app.remote.connection import Connection, events_of
from app.remote.faults import broken, nonsense, one_line, refusal_from, unlisted_model
from app.remote.replies import ReplyRecord, UncountedReply, between, figures_of, totals_of
from app.remote.servers.request_parts import refuse_variables, template_kwargs, turns_of
from app.speculation import checked
from app.speculation.trace import CountSource, FinishReason


class ServerProgram(Enum):
    """Programs that are known to speak it."""

    VLLM = "vLLM"
    LM_STUDIO = "LM Studio"
    OTHER = "a server"


@dataclass(frozen=True, slots=True)
class ListedModel:
    """A model as a server lists it; 0: it does not say."""

    name: str
    context_tokens: int = 0
    sees: bool = True
    """True if it can be shown pictures. Only LM Studio tells; others refuse a request with pictures themselves."""


_FINISH = {"stop": FinishReason.STOP, "length": FinishReason.LENGTH, "content_filter": FinishReason.STOP}
_TELLS = {
    ServerProgram.VLLM: CountSource.TOTALS,
    ServerProgram.LM_STUDIO: CountSource.STATS,
    ServerProgram.OTHER: CountSource.UNKNOWN,
}

_BLIND = "llm"
"""LM Studio's word for a model that sees no pictures; one that does is a "vlm"."""

_COUNTS_ON = {ServerProgram.VLLM: {"continuous_usage_stats": True}}
"""Have the tokens counted in every piece: where a server guesses, a piece is as long as a round."""


class OpenAiServer:
    """Fulfils :class:`app.remote.servers.identify.RemoteServer`.

    Args:
        connection: to it.
        program: what it is.
        listed: the models that it lists.
        model: what to work with.
        root: the path before ``/chat/completions``.
        version: as it says.
    """

    def __init__(
        self,
        connection: Connection,
        program: ServerProgram,
        listed: tuple[ListedModel, ...],
        model: RemoteModel,
        *,
        root: str,
        version: str = "",
    ) -> None:
        self._connection = connection
        self._program = program
        self._root = root
        self._listed = listed
        self._model_name = model
        self._min_p_told = False
        self._begun = self._running = 0
        self.models = tuple(one.name for one in listed)
        self._name = model.name or (self.models[0] if self.models else "")
        self.facts = ServerFacts(connection.server.place, program.value, version, _TELLS[program])

    async def load(self, job: int, command: LoadPair, tell: EventSink) -> Loaded:  # noqa: ARG002 - it loads by itself
        """Make sure that the server lists the model, and return what it says of it."""
        place = self._connection.server.place
        if not self._name:
            raise UnknownModel(
                tr("{place} lists no model. Load one there, or name one behind a # in the address.", place=place)
            )
        if self.models and self._name not in self.models:
            raise unlisted_model(self._connection.server, self._name, self.models)
        listed = next((one for one in self._listed if one.name == self._name), ListedModel(self._name))
        reference = replace(self._model_name, name=self._name).reference
        context = listed.context_tokens
        target = ModelFacts(reference, self._name.rpartition("/")[2][:200], 0, 0, 0, context)
        return Loaded(job, target, None, None, context, 0.0, server=self.facts, sees=listed.sees)

    async def reply(self, command: Generate, record: ReplyRecord) -> None:
        """Have a reply written, with what the server tells of guesses."""
        self._begun += 1
        begun, is_alone = self._begun, not self._running
        self._running += 1
        try:
            before = await self._totals()
            if before is not None and command.sampling.min_p:
                command = self._without_min_p(command, record)
            reason = await self._written(command, record)
            after = await self._totals() if before is not None else None
        finally:
            self._running -= 1
        if is_alone and begun == self._begun and record.counts.guesses is None:  # else they are of other replies too
            record.counts = record.counts.better(between(before, after))
        record.end(record.summary(reason))

    async def _written(self, command: Generate, record: ReplyRecord) -> FinishReason:
        """Have the reply written; return why it ended.

        Raises:
            WorldError: it was refused, or broke off.
        """
        connection, pieces = self._connection, UncountedReply(record)
        reason: FinishReason | None = None
        ended = False
        path = f"{self._root}/{'completions' if command.raw is not None else 'chat/completions'}"
        async with connection.lines(path, self._body(command), model=self._name) as lines:
            async for data in events_of(lines, connection.server):
                if data.get("error"):
                    raise refusal_from(connection.server, data, model=self._name)
                record.counts = figures_of(data).better(record.counts)
                try:
                    text = _choice(data, pieces, record.counts.written_tokens)
                except (ValueError, KeyError, TypeError):
                    raise nonsense(connection.server) from None
                reason = text or reason
                ended = ended or reason is not None
                if pieces.circles or record.too_long:
                    return FinishReason.LENGTH
        pieces.rest()
        if not ended:
            raise broken(connection.server)
        return reason or FinishReason.STOP

    def _without_min_p(self, command: Generate, record: ReplyRecord) -> Generate:
        """Leave out what a vLLM that guesses refuses, and say so once: it has totals of guesses only if it guesses."""
        if command.sampling.temperature and not self._min_p_told:
            self._min_p_told = True
            sentence = tr(
                "vLLM at {place} takes no min-p while it guesses, so replies are written without it.",
                place=self.facts.place,
            )
            record.tell(Notice(record.job, sentence))
        return replace(command, sampling=replace(command.sampling, min_p=0.0))

    async def _totals(self) -> tuple[int, int, int] | None:
        """Return what a vLLM has guessed so far, for everybody; ``None`` where it does not tell."""
        if self._program is not ServerProgram.VLLM:
            return None
        try:
            page = await self._connection.get("/metrics")
        except ServerUnreachable:
            return None
        return totals_of(page.body.decode("utf-8", "replace")) if page.status == 200 else None

    @property
    def _who(self) -> str:
        name = self._program.value
        return f"{name[0].upper()}{name[1:]} at {self._connection.server.place}"

    def _body(self, command: Generate) -> dict[str, Any]:
        """Return the request; what a server is not known to understand is left out.

        Raises:
            WorldError: it could not do without that.
        """
        if command.grammar is not None:
            raise WorldError(tr("{who} cannot be given a grammar.", who=self._who))
        if command.tokens is not None:
            raise WorldError(tr("{who} takes text alone, no tokens.", who=self._who))
        sampling = command.sampling
        body: dict[str, Any] = {
            "model": self._name,
            "stream": True,
            "stream_options": {"include_usage": True, **_COUNTS_ON.get(self._program, {})},
            "temperature": sampling.temperature,
            "top_p": sampling.top_p,
            "presence_penalty": sampling.presence_penalty,
            "frequency_penalty": sampling.frequency_penalty,
            "seed": sampling.seed % 2**31,
        }
        if command.raw is not None:
            body["prompt"] = command.raw
        else:
            body["messages"] = turns_of(command.messages)
        if command.max_tokens is not None:
            body["max_tokens"] = command.max_tokens
        if command.stop:
            body["stop"] = list(command.stop)
        if sampling.logit_bias:
            body["logit_bias"] = {str(token): max(-100.0, min(100.0, bias)) for token, bias in sampling.logit_bias}
        if command.json_schema is not None:
            schema = {"name": "reply", "schema": json.loads(command.json_schema), "strict": True}
            body["response_format"] = {"type": "json_schema", "json_schema": schema}
        return body | self._own_words(command)

    def _own_words(self, command: Generate) -> dict[str, Any]:
        """Return what this program understands besides OpenAI's words."""
        sampling = command.sampling
        if self._program is ServerProgram.VLLM:
            words = {
                "top_k": sampling.top_k or -1,
                "min_p": sampling.min_p,
                "repetition_penalty": sampling.repeat_penalty,
                "ignore_eos": command.ignores_end,
                **template_kwargs(command),
            }
            if command.messages and command.messages[-1].role == "assistant":
                words |= {"continue_final_message": True, "add_generation_prompt": False}
            return words
        refuse_variables(command, self._who)
        if self._program is ServerProgram.LM_STUDIO:
            return {"top_k": sampling.top_k, "min_p": sampling.min_p, "repeat_penalty": sampling.repeat_penalty}
        return {}


def _choice(data: Mapping[str, Any], pieces: UncountedReply, written: int | None) -> FinishReason | None:
    """Take what a chunk adds to a reply of so many tokens, if that is said; return why the reply ended, if it did."""
    choices = data.get("choices")
    if choices is None:
        return None
    reason: FinishReason | None = None
    for choice in checked.items(choices)[:1]:
        shown = checked.mapping(choice)
        delta = shown.get("delta")
        if isinstance(delta, dict):
            content, thought = delta.get("content"), delta.get("reasoning_content", delta.get("reasoning"))
            pieces.add(_text(content), _text(thought), written=written)
        elif "text" in shown:
            pieces.add(_text(shown["text"]), written=written)
        ended = shown.get("finish_reason")
        if isinstance(ended, str):
            reason = _FINISH.get(ended, FinishReason.STOP)
    return reason


def _text(value: Any) -> str:
    return "" if value is None else checked.text(value)


def listed_models(value: Any) -> tuple[ListedModel, ...]:
    """Read a list of models, as OpenAI's ``/models`` and LM Studio's have it."""
    items = value.get("data") if isinstance(value, dict) else None
    models: dict[str, ListedModel] = {}
    for item in items[:5000] if isinstance(items, list) else []:
        if not isinstance(item, dict) or not isinstance(item.get("id"), str) or item.get("type") == "embeddings":
            continue
        name = one_line(item["id"])[:200]
        sizes = [item.get(key) for key in ("loaded_context_length", "max_model_len", "context_length")]
        context = next((size for size in sizes if isinstance(size, int) and 0 < size < 2**40), 0)
        if name:
            models.setdefault(name, ListedModel(name, context, sees=item.get("type") != _BLIND))
    return tuple(models.values())
