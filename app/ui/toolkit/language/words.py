"""Plain sentences of the window. Nothing here needs Qt, so that wording is tested without a window."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from app.chats.records import AttachedFile
from app.conversation.status import percent
from app.errors import WorldError
from app.language import month, number, tr, tr_count
from app.picture_headers import size_of, turn_of
from app.references import STARTER_PREFIX, RemoteModel, is_remote, starter_words
from app.speculation.settings import SpeculationMode

HELD_UP = tr("Another program is being answered. You are next.")

BASE_MODEL = tr("a base model: made to go on with a text, not to converse")

GUESSES_ITSELF = tr("guesses for itself")

MODES: dict[SpeculationMode, tuple[str, str]] = {
    SpeculationMode.AUTOMATIC: (
        tr("Automatic"),
        tr("Guesses in the way that has worked best, and pauses where it is slower"),
    ),
    SpeculationMode.DRAFT: (
        tr("Draft model"),
        tr("The draft, a smaller model, guesses ahead, also where that is slower"),
    ),
    SpeculationMode.LOOKUP: (
        tr("Lookup"),
        tr("Guesses are copied from earlier in the conversation, also where that is slower; needs no draft"),
    ),
    SpeculationMode.OFF: (tr("Off", meaning="way to guess"), tr("The big model writes alone")),
}
"""Name and explanation of each way to guess."""

_LICENCES = {
    one.casefold(): one
    for one in ("Apache-2.0", "MIT", "BSD-3-Clause", "CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-4.0", "OpenRAIL")
}
"""As their authors write them. Files and the Hub have them in any letters."""

STARTER = tr("Starter pair")


def model_words(reference: str) -> str:
    """Return a model's name for people, from its reference alone, before its file has been opened.

    The same name as afterwards, as far as the file's own says what the model is.
    """
    if reference.startswith(STARTER_PREFIX):
        return starter_words(reference)
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
    if not name:
        return tr("The model on {place}", place=model.server.place)
    return tr("{name} on {place}", name=name, place=model.server.place)


def guesser_words(name: str | None, made_for_it: str, memory_bytes: int | None) -> str:
    """Return one way to guess, as a menu offers it.

    Args:
        name: of its file; ``None`` for layers of the big model's own.
        made_for_it: ``head`` or ``assistant``, where it was made for this model; empty for a draft.
        memory_bytes: what it takes; ``None`` where nobody knows.
    """
    takes = ""
    if memory_bytes is not None:
        takes = tr(" · {size} of memory", size=model_size_words(memory_bytes))
    if name is None:
        return tr("Guesses for itself, with layers of its own{takes}", takes=takes)
    if made_for_it == "head":
        return tr("{name} · head for this model{takes}", name=name, takes=takes)
    if made_for_it:
        return tr("{name} · assistant for this model{takes}", name=name, takes=takes)
    return f"{name}{takes}"


def context_words(used: int, total: int) -> str:
    if not total:  # a server may not tell
        return tr_count("%n token so far", "%n tokens so far", used) if used else ""
    return tr("{used} of {total} tokens of context", used=number(used), total=number(total))


def context_share(used: int, total: int) -> str:
    """Return how full the context is where there is little room."""
    if not total:
        return ""
    return tr("{share} of context", share=percent(used / total if total else 0.0))


def model_size_words(count: int) -> str:
    """Return how many bytes a model has."""
    if count >= 1e9:
        return tr("{size} GB", size=number(count / 1e9, 1))
    if count >= 1e6:
        return tr("{size} MB", size=number(count / 1e6))
    return tr("{size} bytes", size=number(count))


def size_words(size_bytes: int) -> str:
    """Return how large a file is."""
    if size_bytes < 1000:
        return tr("{size} bytes", size=number(size_bytes))
    if size_bytes < 999_500:
        return tr("{size} kB", size=number(round(size_bytes / 1e3)))
    return tr("{size} MB", size=number(size_bytes / 1e6, 1))


def file_words(size_bytes: int, tokens: int | None, *, cut: bool = False) -> str:
    """Return the figures of a file that a message has; ``cut`` says that the tokens are of a part of it."""
    size = size_words(size_bytes)
    if cut and tokens is not None:
        return tr("{count} tokens of {size}", size=size, count=number(tokens))
    return size if tokens is None else tr("{size} · {count} tokens", size=size, count=number(tokens))


def place_words(passage: AttachedFile) -> str:
    """Return where a passage stands in its file: on which page or under which heading, else how it begins."""
    if passage.page is not None:
        return tr("page {page}", page=number(passage.page))
    return passage.note.removeprefix("under ") if passage.note.startswith("under ") else passage.text[:80].strip()


def picture_words(size_bytes: int, content: bytes) -> str:
    """Return the figures of a picture that a message has: the size of its file, and its own as it is seen upright."""
    width, height = size_of(content) or (0, 0)
    if turn_of(content) >= _ON_ITS_SIDE:
        width, height = height, width
    return tr(
        "{figures} · {width} x {height} pixels",
        figures=size_words(size_bytes),
        width=number(width),
        height=number(height),
    )


_ON_ITS_SIDE = 5
"""First orientation in EXIF's count from which a picture has its width for its height."""


def day_words(day: date, today: date) -> str:
    """Return the heading a conversation of that day stands under."""
    if day >= today:
        return tr("Today")
    if day == today - timedelta(days=1):
        return tr("Yesterday")
    if day > today - timedelta(days=7):
        return tr("Earlier this week")
    if day > today - timedelta(days=30):
        return tr("Earlier this month")
    return str(day.year) if day.year != today.year else month(day)


def licence_words(licence: str) -> str:
    """Return a licence's short name as its authors write it; one that is not known stays as it is."""
    return _LICENCES.get(licence.casefold(), licence)
