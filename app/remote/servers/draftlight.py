"""Another Draftlight: its events come as they are, so that a reply there is the same object as one here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.engine.commands import Generate, LoadPair
from app.engine.event_json import loaded_event, progress_event, round_event, summary_of
from app.engine.events import Loaded, ServerFacts
from app.engine.port import EventSink
from app.errors import ServerUnreachable, WorldError
from app.language import tr
from app.models.library.guessers import GuesserKind
from app.references import NO_DRAFT, OWN_LAYERS, RemoteModel, is_remote
from app.remote.connection import Connection, events_of
from app.remote.faults import broken, nonsense, one_line, refusal_from
from app.remote.replies import ReplyRecord
from app.remote.servers.request_parts import sampling_fields, template_kwargs, turns_of
from app.speculation import checked
from app.speculation.settings import SpeculationMode
from app.speculation.trace import CountSource, FinishReason

_PATIENCE_S = 60.0
"""The other side reads the headers of its files."""
_MOST = 5000
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class DraftOffer:
    """One thing that guesses there."""

    name: str
    """Its name on the other side; empty for layers of the big model's own."""
    way: GuesserKind
    memory_bytes: int | None = None
    """The memory it takes there; ``None`` where that is not told."""


@dataclass(frozen=True, slots=True)
class DraftOffers:
    """The guessers for one model."""

    offers: tuple[DraftOffer, ...]
    """Offers that may be named, the best first."""
    by_itself: DraftOffer | None = None
    """The guesser where none is named."""
    fits: bool = True
    """True if the other side says that the offers fit; else they are all that it has."""


async def draft_offers(connection: Connection, model: str, models: Sequence[str]) -> DraftOffers:
    """Ask another Draftlight what can guess for a model.

    Args:
        connection: to it.
        model: the name of the model there.
        models: the names of all models there: an older version cannot say which of them fit.

    Raises:
        WorldError: it does not answer, or refuses.
    """
    answer = await connection.post("/draftlight/drafts", {"model": model}, patience_s=_PATIENCE_S)
    if answer.status == 404 and not _names_a_model(answer.object):
        others = tuple(DraftOffer(name, GuesserKind.DRAFT) for name in models if name != model)
        return DraftOffers(others, fits=False)
    checked_answer = connection.sensible(answer, model=model)
    try:
        rows = checked.items(checked_answer["drafts"])[:_MOST]
        itself = checked_answer.get("by_itself")
        return DraftOffers(
            tuple(_offer(checked.mapping(row)) for row in rows),
            None if itself is None else _offer(checked.mapping(itself)),
        )
    except (ValueError, KeyError, TypeError):
        raise nonsense(connection.server) from None


def _names_a_model(refused: Mapping[str, Any]) -> bool:
    """Return whether the model is not there, rather than the path."""
    error = refused.get("error")
    return isinstance(error, dict) and error.get("code") == "model_not_found"


def _offer(row: Mapping[str, Any]) -> DraftOffer:
    """Read one row.

    Raises:
        ValueError: it makes no sense.
    """
    memory = row.get("memory_bytes")
    return DraftOffer(
        one_line(checked.text(row["name"]))[:_LONGEST],
        GuesserKind[checked.text(row["way"]).upper().replace("-", "_")],
        None if memory is None else checked.count(memory),
    )


PROTOCOL = 1
"""Version of :mod:`app.serve.apis.draftlight` that this program understands."""
_GUESSES = {
    SpeculationMode.OFF: "none",
    SpeculationMode.LOOKUP: "lookup",
    SpeculationMode.DRAFT: "draft",
    SpeculationMode.AUTOMATIC: "auto",
}


class DraftlightServer:
    """Fulfils :class:`app.remote.servers.identify.RemoteServer`.

    Args:
        connection: to it.
        version: of the program there.
        about: what it said of itself.
        model: what to work with.
    """

    def __init__(self, connection: Connection, version: str, about: Mapping[str, Any], model: RemoteModel) -> None:
        self._connection = connection
        self.models = _names(about)
        self._model = model
        self._pair: dict[str, Any] = {}
        self.facts = ServerFacts(
            connection.server.place, "Draftlight", version, CountSource.ROUNDS, chooses_guesses=True
        )

    async def load(self, job: int, command: LoadPair, tell: EventSink) -> Loaded:
        """Have the other program load the models; tell its events as they come."""
        self._pair = {
            "model": self._model.name,
            "draft_model": self._draft(command),
            "context_tokens": command.context_tokens,
        }
        connection = self._connection
        async with connection.lines("/draftlight/load", self._pair, model=self._model.name) as lines:
            async for data in events_of(lines, connection.server):
                self._refuse(data)
                try:
                    if data.get("event") == "loaded":
                        return self._named(loaded_event(data, job), command)
                    event = progress_event(data, job)
                except (ValueError, KeyError, TypeError):
                    raise nonsense(connection.server) from None
                if event is not None:
                    tell(event)
        raise broken(connection.server)

    async def reply(self, command: Generate, record: ReplyRecord) -> None:
        """Have the other program write the reply, and note its events as they are."""
        connection = self._connection
        record.tells_rounds = True
        body = {**self._pair, **_request(command)}
        async with connection.lines("/draftlight/reply", body, model=self._model.name) as lines:
            async for data in events_of(lines, connection.server):
                self._refuse(data)
                try:
                    self._take(data, record)
                except (ValueError, KeyError, TypeError):
                    raise nonsense(connection.server) from None
                if record.ended or record.too_long:
                    return
        raise broken(connection.server)

    def _take(self, data: Mapping[str, Any], record: ReplyRecord) -> None:
        if data.get("event") == "round":
            record.add(round_event(data, record.job, len(record.rounds)))
        elif data.get("event") == "finished":
            summary = summary_of(data, record.rounds)
            if summary.finish_reason in {FinishReason.CANCELLED, FinishReason.BROKEN}:
                place = self._connection.server.place
                raise ServerUnreachable(tr("{place} ended the reply. Is the program there being closed?", place=place))
            record.end(summary)
        else:
            event = progress_event(data, record.job)
            if event is not None:
                record.tell(event)

    def _refuse(self, data: Mapping[str, Any]) -> None:
        if data.get("event") == "failed":
            raise refusal_from(self._connection.server, data, model=self._model.name)

    def _draft(self, command: LoadPair) -> str | None:
        """Return what the server is to guess with, by its own name; ``None``: what it thinks best.

        Raises:
            WorldError: the draft is elsewhere.
        """
        draft = command.draft
        if draft is None or draft == OWN_LAYERS:
            return None if command.own_layers and command.guesses else NO_DRAFT
        if is_remote(draft):
            named = RemoteModel.parse(draft)
            if named.server == self._model.server and named.name:
                return named.name
        elif draft.startswith("#"):
            return draft.removeprefix("#")
        raise WorldError(
            tr(
                "The draft must be where the big model is: name it as {url}#… , or leave it out.",
                url=self._model.server.url,
            )
        )

    def _named(self, loaded: Loaded, command: LoadPair) -> Loaded:
        """Put in what the server cannot know: by which references this program loads the same again."""
        target = replace(loaded.target, reference=self._model.reference)
        draft = loaded.draft and replace(loaded.draft, reference=command.draft or OWN_LAYERS)
        return replace(loaded, target=target, draft=draft, server=self.facts)


def _names(about: Mapping[str, Any]) -> tuple[str, ...]:
    listed = about.get("models")
    rows = [row for row in listed[:5000] if isinstance(row, dict)] if isinstance(listed, list) else []
    return tuple(one_line(name)[:200] for row in rows if isinstance(name := row.get("name"), str) and name)


def _request(command: Generate) -> dict[str, Any]:
    drafting = command.drafting
    prompt: dict[str, Any] = {"messages": turns_of(command.messages)}
    if command.raw is not None or command.tokens is not None:
        prompt = {"prompt": command.raw if command.raw is not None else list(command.tokens or ())}
    return {
        **prompt,
        **sampling_fields(command),
        "logit_bias": [[token, bias] for token, bias in command.sampling.logit_bias],
        "draft_max": drafting.draft_max,
        "draft_min": drafting.draft_min,
        "draft_p_min": drafting.draft_p_min,
        "pauses": drafting.pauses,
        "guesses": _GUESSES[command.mode],
        "max_tokens": command.max_tokens,
        "stop": list(command.stop),
        "grammar": command.grammar,
        "json_schema": command.json_schema,
        "alternatives": command.alternatives,
        "ignore_eos": command.ignores_end,
        **({} if command.forgets else {"forgets": False}),
        **template_kwargs(command),
    }
