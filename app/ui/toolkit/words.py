"""What the window says, as plain sentences. Nothing here needs Qt, so that wording is tested without a window."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from app.engine.events import LoadProgress, PrefillProgress, Preparing
from app.references import STARTER_PREFIX
from app.speculation.settings import SpeculationMode

READY = "Ready"
NOT_LOADED = "The models load when you start typing"
WRITING = "Writing…"
STOPPING = "Stopping…"
NO_MODEL = "No model chosen yet"

NO_FILES_YET = "A message cannot have files yet; that is still to come. Until then, paste the text itself."
NO_PICTURES = "A message cannot have pictures: the models here read text alone."
BASE_MODEL = "a base model: made to go on with a text, not to converse"

GUESSES_ITSELF = "guesses for itself"

MODES: dict[SpeculationMode, tuple[str, str]] = {
    SpeculationMode.AUTOMATIC: ("Automatic", "Guesses in the way that has worked best, and pauses where it is slower"),
    SpeculationMode.DRAFT: ("Draft model", "The draft, a smaller model, guesses ahead, also where that is slower"),
    SpeculationMode.LOOKUP: (
        "Lookup",
        "Guesses are copied from earlier in the conversation, also where that is slower; needs no draft",
    ),
    SpeculationMode.OFF: ("Off", "The big model writes alone"),
}
"""Name and explanation of each way to guess."""

STARTER = "Starter pair"
_STARTER_MODEL = "SmolLM2 135M Instruct"


def model_words(reference: str) -> str:
    """A model's name for people, from its reference alone, before its file has been opened.

    The same name as afterwards, as far as the file's own says what the model is.
    """
    if reference.startswith(STARTER_PREFIX):
        return f"{_STARTER_MODEL} ({reference.removeprefix(STARTER_PREFIX).upper()})"
    from app.models.gguf.names import name_of  # noqa: PLC0415 - not before the first paint, unless a pair was chosen

    name = reference.replace("\\", "/").rpartition("/")[2]
    return name_of(Path(name if name.lower().endswith(".gguf") else f"{name}.gguf"))


def pair_words(target: str, draft: str | None) -> str:
    """The pair in words: X helped by Y, from the models' names."""
    if not draft:
        return target
    base, _, precision = target.rpartition(" (")
    other_base, _, other_precision = draft.rpartition(" (")
    if base and base == other_base:
        return f"{base}: {precision.rstrip(')')} helped by {other_precision.rstrip(')')}"
    return f"{target} helped by {draft}"


def guesser_words(name: str | None, made_for_it: str, memory_bytes: int | None) -> str:
    """One way to guess, as a menu offers it.

    Args:
        name: of its file; ``None`` for layers of the big model's own.
        made_for_it: ``head`` or ``assistant``, where it was made for this model; empty for a draft.
        memory_bytes: what it takes; ``None`` where nobody knows.
    """
    takes = ""
    if memory_bytes is not None:
        size = f"{memory_bytes / 1e9:.1f} GB" if memory_bytes >= 1e9 else f"{max(1, round(memory_bytes / 1e6))} MB"
        takes = f" · {size} of memory"
    if name is None:
        return f"{GUESSES_ITSELF[:1].upper()}{GUESSES_ITSELF[1:]}, with layers of its own{takes}"
    return f"{name} · {made_for_it} for this model{takes}" if made_for_it else f"{name}{takes}"


def preparing_words(event: Preparing) -> str:
    return f"Making {model_words(event.name)} for the first time… {_percent(event.fraction)}"


def loading_words(event: LoadProgress) -> str:
    which = "big model" if event.part == "target" else "draft"
    return f"Loading the {which}… {_percent(event.fraction)}"


def reading_words(event: PrefillProgress) -> str:
    return f"Reading your message… {event.done:,} of {event.total:,} tokens"


def context_words(used: int, total: int) -> str:
    return f"{used:,} of {total:,} tokens of context"


def context_share(used: int, total: int) -> str:
    """The same where there is little room."""
    return f"{_percent(used / total if total else 0.0)} of context"


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
