"""What the window says, as plain sentences. Nothing here needs Qt, so that wording is tested without a window."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import PurePath

from app.engine.events import LoadProgress, PrefillProgress, Preparing
from app.speculation.settings import SpeculationMode

READY = "Ready"
NOT_LOADED = "The models load when you start typing"
WRITING = "Writing…"
STOPPING = "Stopping…"
NO_MODEL = "No model chosen yet"

MODES: dict[SpeculationMode, tuple[str, str]] = {
    SpeculationMode.AUTOMATIC: ("Automatic", "Guesses in the way that has worked best, and pauses while it loses"),
    SpeculationMode.DRAFT: ("Draft model", "The helper, a smaller model, guesses ahead"),
    SpeculationMode.LOOKUP: ("Lookup", "Guesses are copied from earlier in the conversation; needs no helper"),
    SpeculationMode.OFF: ("Off", "The big model writes alone"),
}
"""Name and explanation of each way to guess."""

_STARTER_NAMES = {
    "starter:f32": "Starter model, full precision",
    "starter:q8_0": "Starter model, 8-bit",
    "starter:q4_1": "its 4-bit copy",
    "starter:q4_0": "its 4-bit copy",
    "starter:q2_k": "its 2-bit copy",
}


def model_words(reference: str) -> str:
    """A model's name for people, from its reference alone: what is said before its file has been opened."""
    known = _STARTER_NAMES.get(reference)
    return known or PurePath(reference.replace("\\", "/")).name.removesuffix(".gguf")


def pair_words(target: str, draft: str | None) -> str:
    """The pair in words: X helped by Y, from the models' names."""
    if not draft:
        return target
    base, _, precision = target.rpartition(" (")
    other_base, _, other_precision = draft.rpartition(" (")
    if base and base == other_base:
        return f"{base}: {precision.rstrip(')')} helped by {other_precision.rstrip(')')}"
    return f"{target} helped by {draft}"


def preparing_words(event: Preparing) -> str:
    return f"Making {model_words(event.name)} for the first time… {_percent(event.fraction)}"


def loading_words(event: LoadProgress) -> str:
    which = "big model" if event.part == "target" else "helper"
    return f"Loading the {which}… {_percent(event.fraction)}"


def reading_words(event: PrefillProgress) -> str:
    return f"Reading your message… {event.done:,} of {event.total:,} tokens"


def context_words(used: int, total: int) -> str:
    return f"{used:,} of {total:,} tokens of memory"


def day_words(day: date, today: date) -> str:
    """The heading a conversation of that day stands under."""
    if day >= today:
        return "Today"
    if day == today - timedelta(days=1):
        return "Yesterday"
    if day > today - timedelta(days=7):
        return "Earlier this week"
    if day > today - timedelta(days=30):
        return "Earlier this month"
    return str(day.year) if day.year != today.year else day.strftime("%B")


def _percent(fraction: float) -> str:
    return f"{round(fraction * 100)} %"
