"""Memory of each part of a pair, as one line. No Qt: plain values."""

from __future__ import annotations

from app.language import number, tr
from app.models.gguf.fit import MemoryBreakdown
from app.models.library.guessers import GuesserKind

DRAFT, OWN_LAYERS = tr("draft", meaning="a model that guesses"), tr("its guessing layers")
GUESSERS = {
    GuesserKind.OWN_LAYERS: OWN_LAYERS,
    GuesserKind.HEAD: tr("head", meaning="guesses for a model"),
    GuesserKind.ASSISTANT: tr("assistant", meaning="guesses for a model"),
    GuesserKind.DRAFT: DRAFT,
}
"""Names of guessers in the line."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
"""No line begins with a dot, and no figure stands apart from what it is of."""


def memory_words(parts: MemoryBreakdown, guesser: str, context_tokens: int) -> str:
    """Return one line of figures that add up to the total that is said beside them."""
    together = guesser == OWN_LAYERS and not parts.guesser
    figures = (
        (parts.writer, tr("big model with its guessing layers") if together else tr("big model")),
        *(() if together else ((parts.guesser, guesser),)),
        (parts.conversation, tr("conversation of {count} tokens", count=number(context_tokens))),
        (parts.computing, tr("room to compute")),
    )
    line = f"{_NO_BREAK}· ".join(f"{what}{_NO_BREAK}{_gigabytes(count)}" for count, what in figures)
    words = tr("In memory: {figures}.", figures=line)
    if guesser == OWN_LAYERS:
        words += " " + tr("Its guessing layers are loaded only while they are used.")
    return words


def _gigabytes(count: int) -> str:
    size = tr("{size} GB", size=number(count / 1e9, 1)) if count else tr("under {size} GB", size=number(0.1, 1))
    return size.replace(" GB", f"{_NO_BREAK}GB")
