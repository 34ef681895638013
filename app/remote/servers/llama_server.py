"""llama-server: text with counts of tokens and guesses, which do not say which tokens were guessed."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.commands import Generate, LoadPair
from app.engine.events import Loaded, ModelFacts, PrefillProgress, ServerFacts
from app.engine.port import EventSink
from app.references import RemoteModel
from app.remote.connection import Connection, ServerResponse, events_of
from app.remote.faults import broken, nonsense, one_line, refusal_from, unlisted_model
from app.remote.replies import ReplyRecord, of_timings
from app.remote.servers.request_parts import base64_of, sampling_fields, template_kwargs, turns_of
from app.speculation import checked
from app.speculation.trace import Alternative, CountSource, FinishReason, Outcome, Token

_TEMPLATE_S = 60.0
"""A server that is busy answers late."""
_MOST_ALTERNATIVES = 50
_ROUNDED = 1e-3
"""By how much a logarithm may be above 0."""
_SMALLEST = -1000.0


class LlamaServer:
    """Fulfils :class:`app.remote.servers.identify.RemoteServer`.

    Args:
        connection: to it.
        props: what ``/props`` said.
        models: what ``/v1/models`` said.
        model: what to work with.
    """

    def __init__(
        self,
        connection: Connection,
        props: Mapping[str, Any],
        models: Sequence[Mapping[str, Any]],
        model: RemoteModel,
    ) -> None:
        self._connection = connection
        self._props = props
        self._listed = models
        self._model = model
        self._guesses: bool | None = None
        self.models = tuple(dict.fromkeys(name for one in models for name in _names(one)))
        version = one_line(str(props.get("build_info", "")))[:40]
        self.facts = ServerFacts(connection.server.place, "llama-server", version, CountSource.TIMINGS)

    async def load(self, job: int, command: LoadPair, tell: EventSink) -> Loaded:  # noqa: ARG002 - it is loaded there
        """Make sure that the server has the model, and return what it says of it."""
        name = self._model.name
        if name and self.models and name not in self.models:
            raise unlisted_model(self._connection.server, name, self.models)
        self._guesses = await self._speculates()
        listed = next((one for one in self._listed if not name or name in _names(one)), {})
        meta = listed.get("meta") if isinstance(listed.get("meta"), dict) else {}
        assert isinstance(meta, dict)
        settings = self._props.get("default_generation_settings")
        context = _count(settings, "n_ctx") if isinstance(settings, dict) else 0
        target = ModelFacts(
            reference=self._model.reference,
            name=_short(name or next(iter(self.models), "") or str(self._props.get("model_alias", ""))),
            size_bytes=_count(meta, "size"),
            parameters=_count(meta, "n_params"),
            vocabulary_tokens=_count(meta, "n_vocab"),
            trained_context_tokens=_count(meta, "n_ctx_train"),
        )
        abilities = self._props.get("modalities")
        sees = isinstance(abilities, dict) and abilities.get("vision") is True
        return Loaded(job, target, None, None, context, 0.0, server=self.facts, sees=sees)

    async def reply(self, command: Generate, record: ReplyRecord) -> None:
        """Have a reply written, with the server's counts of it."""
        connection, name = self._connection, self._model.name
        body = {**_request(command), "prompt": await self._prompt(command)}
        if name:
            body["model"] = name
        async with connection.lines("/completion", body, model=name) as lines:
            async for data in events_of(lines, connection.server):
                if "error" in data:
                    raise refusal_from(connection.server, data, model=name)
                try:
                    if self._take(data, record) or record.too_long:
                        return
                except (ValueError, KeyError, TypeError):
                    raise nonsense(connection.server) from None
        raise broken(connection.server)

    def _take(self, data: Mapping[str, Any], record: ReplyRecord) -> bool:
        """Take one piece; return whether the reply is over."""
        progress = data.get("prompt_progress")
        if isinstance(progress, dict):
            total, cached = checked.count(progress["total"]), checked.count(progress["cache"])
            done = min(checked.count(progress["processed"]), total)
            record.tell(PrefillProgress(record.job, done, total, min(cached, total)))
            return False
        timings = checked.mapping(data.get("timings", {}))
        if data.get("stop") is True:
            record.counts = of_timings(timings)
            record.end(record.summary(_finish_reason(data)))
            return True
        text, tokens = checked.text(data.get("content", "")), checked.items(data.get("tokens", []))
        if not text and not tokens:
            return False
        written = checked.count(timings["predicted_n"])
        token = Token(
            checked.whole(tokens[-1]) if tokens else 0,
            text,
            Outcome.PLAIN if self._guesses is False else Outcome.UNTOLD,
            **_probabilities(data),
        )
        read = checked.count(timings["cache_n"]) + checked.count(timings["prompt_n"])
        new = written - (record.counts.written_tokens or 0)
        record.counts = of_timings(timings)
        record.add_piece(token, new, checked.number(timings["predicted_ms"]), read + written)
        if record.goes_in_circles(text):
            record.end(record.summary(FinishReason.LENGTH))
            return True
        return False

    async def _prompt(self, command: Generate) -> str | list[int | str] | dict[str, Any]:
        """Return the prompt as the server's template frames it; with pictures, marks stand where these are shown."""
        if command.raw is not None:
            return command.raw
        if command.tokens is not None:
            return list(command.tokens)
        body: dict[str, Any] = {"messages": turns_of(command.messages)}
        if self._model.name:
            body["model"] = self._model.name
        body |= template_kwargs(command)
        answer = await self._connection.post("/apply-template", body, patience_s=_TEMPLATE_S)
        checked_answer = self._connection.sensible(answer, model=self._model.name)
        if not isinstance(checked_answer.get("prompt"), str):
            raise nonsense(self._connection.server)
        prompt = checked.text(checked_answer["prompt"])
        shown = [base64_of(picture) for turn in command.messages for picture in turn.pictures]
        return {"prompt_string": prompt, "multimodal_data": shown} if shown else prompt

    async def _speculates(self) -> bool | None:
        """Return whether the server guesses; ``None`` where it does not tell."""
        answer: ServerResponse = await self._connection.get("/slots")
        slots = answer.list if answer.status == 200 else []
        settings = [slot.get("speculative") for slot in slots if isinstance(slot, dict)]
        return any(settings) if settings and all(isinstance(one, bool) for one in settings) else None


def _request(command: Generate) -> dict[str, Any]:
    body: dict[str, Any] = {
        **sampling_fields(command),
        "logit_bias": [[token, bias] for token, bias in command.sampling.logit_bias],
        "n_predict": -1 if command.max_tokens is None else command.max_tokens,
        "stop": list(command.stop),
        "ignore_eos": command.ignores_end,
        "cache_prompt": True,
        "stream": True,
        "return_tokens": True,
        "return_progress": True,
        "timings_per_token": True,
        # The server tells them only for tokens that it did not guess, with a pass over the vocabulary for each.
        "n_probs": command.alternatives,
    }
    if command.grammar is not None:
        body["grammar"] = command.grammar
    elif command.json_schema is not None:
        body["json_schema"] = json.loads(command.json_schema)
    return body


def _finish_reason(data: Mapping[str, Any]) -> FinishReason:
    if data.get("stop_type") != "limit":
        return FinishReason.STOP
    return FinishReason.CONTEXT if data.get("truncated") is True else FinishReason.LENGTH


def _probabilities(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the target expected in place of a piece's token, where that is told.

    Raises:
        ValueError: what is told cannot be.
    """
    items = checked.items(data.get("completion_probabilities", []))
    if not items:
        return {}
    of = checked.mapping(items[-1])
    rows = [checked.mapping(row) for row in checked.items(of.get("top_logprobs", []))[:_MOST_ALTERNATIVES]]
    top = tuple(Alternative(checked.text(row["token"]), _probability(row)) for row in rows)
    return {"target_p": _probability(of), "target_top": top}


def _probability(entry: Mapping[str, Any]) -> float:
    logarithm = entry.get("logprob")
    if isinstance(logarithm, bool) or not isinstance(logarithm, int | float) or not logarithm < _ROUNDED:
        raise ValueError(f"{logarithm!r} is no logarithm of a probability")
    return min(1.0, math.exp(max(_SMALLEST, logarithm)))


def _names(listed: Mapping[str, Any]) -> list[str]:
    aliases = listed.get("aliases")
    names = [listed.get("id"), *(aliases if isinstance(aliases, list) else [])]
    return [one_line(name)[:200] for name in names if isinstance(name, str) and name]


def _short(name: str) -> str:
    """Return a model's name without the folder that it lies in."""
    return one_line(name.replace("\\", "/").rpartition("/")[2].removesuffix(".gguf"))[:200] or "a model"


def _count(data: Mapping[str, Any], name: str) -> int:
    try:
        return checked.count(data.get(name, 0))
    except ValueError:
        return 0
