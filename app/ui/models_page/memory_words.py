"""What each part of a pair costs in memory, as one line. No Qt: plain values."""

from __future__ import annotations

from app.models.gguf.memory_breakdown import MemoryBreakdown
from app.models.library.guessers import GuesserKind

DRAFT, OWN_LAYERS = "draft", "its guessing layers"
GUESSERS = {
    GuesserKind.OWN_LAYERS: OWN_LAYERS,
    GuesserKind.HEAD: "head",
    GuesserKind.ASSISTANT: "assistant",
    GuesserKind.DRAFT: DRAFT,
}
"""What guesses, as it is called in the line."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
"""No line begins with a dot, and no figure stands apart from what it is of."""


def memory_words(parts: MemoryBreakdown, guesser: str, context_tokens: int) -> str:
    """Return one line of figures that add up to the total that is said beside them."""
    together = guesser == OWN_LAYERS and not parts.guesser
    figures = (
        (parts.writer, f"big model with {OWN_LAYERS}" if together else "big model"),
        *(() if together else ((parts.guesser, guesser),)),
        (parts.conversation, f"conversation of {context_tokens:,} tokens"),
        (parts.computing, "room to compute"),
    )
    said = f"{_NO_BREAK}· ".join(f"{what}{_NO_BREAK}{_gigabytes(count)}" for count, what in figures)
    only = " Its guessing layers are loaded only while they are used." if guesser == OWN_LAYERS else ""
    return f"In memory: {said}.{only}"


def _gigabytes(count: int) -> str:
    return f"{count / 1e9:.1f}{_NO_BREAK}GB" if count else f"under 0.1{_NO_BREAK}GB"
