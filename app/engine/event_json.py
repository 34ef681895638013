"""Events as JSON, for an engine behind a server: one file for the side that writes and the side that reads.

The reading side trusts nothing. A load tells ``preparing``, ``loading`` and ``loaded``; a reply tells ``reading``,
``draft_reading``, ``round``, ``notice``, ``outgrown``, ``repeating`` and ``finished``. Rounds and summary have the
trace's own shape; ``finished`` has neither rounds nor text, since they were told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from app.engine.events import (
    DraftPrefillProgress,
    Event,
    Finished,
    Loaded,
    LoadProgress,
    ModelFacts,
    Notice,
    Outgrown,
    PrefillProgress,
    Preparing,
    Repeating,
    RoundDone,
)
from app.speculation import checked
from app.speculation.trace import SCHEMA, Round, Summary, Trace

_LONGEST_NAME = 200
_LONGEST_SENTENCE = 1000


def event_json(event: Event) -> dict[str, Any] | None:
    """Return an event as JSON; ``None`` for one that is not told. A failure is told in the words of the server."""
    fields: dict[str, Any] | None
    match event:
        case Preparing():
            fields = {"event": "preparing", "name": event.name, "fraction": event.fraction}
        case LoadProgress():
            fields = {"event": "loading", "part": event.part, "fraction": event.fraction}
        case Loaded():
            fields = _loaded_json(event)
        case PrefillProgress() | DraftPrefillProgress():
            fields = _reading_json(event)
        case RoundDone():
            fields = {
                "event": "round",
                "round": event.round.to_json(),
                "context_used": event.context_used,
                "plain_tokens_per_second": event.plain_tokens_per_second,
            }
        case Outgrown():
            fields = {"event": "outgrown", "sentence": event.sentence}
        case Notice():
            fields = {"event": "notice", "sentence": event.sentence}
        case Repeating():
            fields = {"event": "repeating", "on": event.on, "ended": event.ended}
        case Finished():
            summary = asdict(event.trace.summary)
            del summary["text"]
            fields = {"event": "finished", "summary": summary}
        case _:
            fields = None
    return fields


def _reading_json(event: PrefillProgress | DraftPrefillProgress) -> dict[str, Any]:
    fields = {"done": event.done, "total": event.total}
    if isinstance(event, DraftPrefillProgress):
        return {"event": "draft_reading", **fields}
    return {"event": "reading", **fields, "reused": event.reused}


def progress_event(data: Mapping[str, Any], job: int) -> Event | None:
    """Rebuild an event that is neither a round nor the job's last; ``None`` for one of another kind.

    Raises:
        ValueError: it makes no sense.
    """
    event: Event | None
    match data.get("event"):
        case "preparing":
            event = Preparing(job, _name(data["name"]), _fraction(data["fraction"]))
        case "loading":
            event = LoadProgress(job, "draft" if data["part"] == "draft" else "target", _fraction(data["fraction"]))
        case "reading":
            total = checked.count(data["total"])
            event = PrefillProgress(
                job, min(checked.count(data["done"]), total), total, min(checked.count(data["reused"]), total)
            )
        case "draft_reading":
            total = checked.count(data["total"])
            event = DraftPrefillProgress(job, min(checked.count(data["done"]), total), total)
        case "outgrown":
            event = Outgrown(job, _sentence(data["sentence"]))
        case "notice":
            event = Notice(job, _sentence(data["sentence"]))
        case "repeating":
            event = Repeating(job, on=data["on"] is True, ended=data.get("ended") is True)
        case _:
            event = None
    return event


def loaded_event(data: Mapping[str, Any], job: int) -> Loaded:
    """Rebuild the end of a load.

    Raises:
        ValueError: it makes no sense.
    """
    draft, problem = data.get("draft"), data.get("draft_problem")
    return Loaded(
        job,
        target=_facts(data["target"]),
        draft=None if draft is None else _facts(draft),
        draft_problem=None if problem is None else _sentence(problem),
        context_tokens=checked.count(data["context_tokens"]),
        load_ms=checked.number(data["load_ms"]),
        takes_back=data.get("takes_back") is not False,
        thinks=thinks if isinstance(thinks := data.get("thinks"), bool) else None,
        sees=data.get("sees") is True,
    )


def round_event(data: Mapping[str, Any], job: int, index: int) -> RoundDone:
    """Rebuild the round of this number.

    Raises:
        ValueError: it makes no sense.
    """
    return RoundDone(
        job,
        Round.from_json(index, data["round"]),
        context_used=checked.count(data["context_used"]),
        plain_tokens_per_second=checked.optional(data.get("plain_tokens_per_second")),
    )


def summary_of(data: Mapping[str, Any], rounds: Sequence[Round]) -> Summary:
    """Rebuild the summary of a reply whose rounds were told.

    Raises:
        ValueError: it makes no sense.
    """
    summary = checked.mapping(data["summary"])
    text = "".join(round_.text for round_ in rounds)
    shaped = {**summary, "schema": SCHEMA, "text": text, "rounds": []}
    return Trace.from_json(shaped).summary


def _loaded_json(event: Loaded) -> dict[str, Any]:
    return {
        "event": "loaded",
        "target": _facts_json(event.target),
        "draft": None if event.draft is None else _facts_json(event.draft),
        "draft_problem": event.draft_problem,
        "context_tokens": event.context_tokens,
        "load_ms": event.load_ms,
        "takes_back": event.takes_back,
        "thinks": event.thinks,
        "sees": event.sees,
    }


def _facts_json(facts: ModelFacts) -> dict[str, Any]:
    """Return them without the reference, which may be a path."""
    fields = asdict(facts)
    del fields["reference"]
    return fields


def _facts(value: Any) -> ModelFacts:
    data = checked.mapping(value)
    return ModelFacts(
        reference="",
        name=_name(data["name"]),
        size_bytes=checked.count(data["size_bytes"]),
        parameters=checked.count(data["parameters"]),
        vocabulary_tokens=checked.count(data["vocabulary_tokens"]),
        trained_context_tokens=checked.count(data["trained_context_tokens"]),
        converses=data.get("converses") is not False,
        layers_on_cards=checked.count(data.get("layers_on_cards", 0)),
    )


def _fraction(value: Any) -> float:
    return min(checked.number(value), 1.0)


def _name(value: Any) -> str:
    return " ".join(checked.text(value).split())[:_LONGEST_NAME]


def _sentence(value: Any) -> str:
    return " ".join(checked.text(value).split())[:_LONGEST_SENTENCE]
