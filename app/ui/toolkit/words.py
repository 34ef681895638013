"""What the window says, as plain sentences. Nothing here needs Qt, so that wording is tested without a window."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from app.addresses import RemoteModel, is_remote
from app.engine.events import LoadProgress, PrefillProgress, Preparing
from app.errors import WorldError
from app.references import STARTER_PREFIX
from app.speculation.settings import SpeculationMode

READY = "Ready"
NOT_LOADED = "The models load when you start typing"
WRITING = "Writing…"
STOPPING = "Stopping…"
NO_MODEL = "No model chosen yet"

TAKEN = "Another program uses other models now; yours load when you start typing"
HELD_UP = "Another program is being answered. You are next."
WAITING = "Waiting for the reply to another program"
LOADING = "Loading…"
READING = "Reading your message…"

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
    """Return a model's name for people, from its reference alone, before its file has been opened.

    The same name as afterwards, as far as the file's own says what the model is.
    """
    if reference.startswith(STARTER_PREFIX):
        return f"{_STARTER_MODEL} ({reference.removeprefix(STARTER_PREFIX).upper()})"
    if is_remote(reference):
        return remote_words(reference)
    from app.models.gguf.names import name_of  # noqa: PLC0415 - not before the first paint, unless a pair was chosen

    name = reference.replace("\\", "/").rpartition("/")[2]
    return name_of(Path(name if name.lower().endswith(".gguf") else f"{name}.gguf"))


def remote_words(reference: str) -> str:
    """Return what a model on a server is called before that has said so."""
    try:
        model = RemoteModel.parse(reference)
    except WorldError:
        return reference
    name = model.name.rpartition("/")[2].removesuffix(".gguf")
    return f"{name} on {model.server.place}" if name else f"The model on {model.server.place}"


def guesser_words(name: str | None, made_for_it: str, memory_bytes: int | None) -> str:
    """Return one way to guess, as a menu offers it.

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
    if not total:  # a server may not tell
        return f"{used:,} token{'s' * (used != 1)} so far" if used else ""
    return f"{used:,} of {total:,} tokens of context"


def context_share(used: int, total: int) -> str:
    """Return how full the context is where there is little room."""
    if not total:
        return ""
    return f"{_percent(used / total if total else 0.0)} of context"


def size_words(size_bytes: int) -> str:
    """Return how large a file is."""
    if size_bytes < 1000:
        return f"{size_bytes} bytes"
    if size_bytes < 999_500:
        return f"{round(size_bytes / 1e3)} kB"
    return f"{size_bytes / 1e6:.1f} MB"


def file_words(size_bytes: int, tokens: int | None) -> str:
    """Return the figures of a file that a message has."""
    size = size_words(size_bytes)
    return size if tokens is None else f"{size} · {tokens:,} tokens"


def day_words(day: date, today: date) -> str:
    """Return the heading a conversation of that day stands under."""
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
