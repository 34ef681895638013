"""Why nothing is guessed, or why guessing does not pay: one sentence and what to do about it. No Qt here.

An empty panel without a reason looks broken; a person who sees "slower than without" wants the way out beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from app.speculation.settings import SpeculationMode
from app.speculation.trace import Round, Trace

SLOWER_BELOW = 0.95
"""Below this share of the plain speed a reply counts as slower; less difference is chance."""
PAUSED_AFTER = 8
"""So many plain rounds at the end of a reply mean that guessing has paused, not that one guess was skipped."""


class Remedy(Enum):
    """What the button beside a sentence does."""

    USE_AUTOMATIC = "Use Automatic"
    TURN_ON = "Turn guessing on"
    TURN_ON_ANYWAY = "Guess anyway"
    TURN_OFF = "Turn guessing off"
    CHOOSE_MODELS = "Choose a draft"


@dataclass(frozen=True, slots=True)
class Advice:
    sentence: str
    remedy: Remedy


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What advice depends on."""

    mode: SpeculationMode
    loaded: bool = False
    draft: str | None = None
    """Name of the loaded draft."""
    draft_problem: str | None = None
    """Why the draft that was asked for is not used."""
    trace: Trace | None = None
    """The reply that is shown, if it was written with these models."""


def advise(now: Circumstances) -> Advice | None:
    """What to say, or ``None`` while guessing works or nothing is known yet."""
    if now.mode is SpeculationMode.OFF:
        return Advice("Guessing is off: the big model writes alone.", Remedy.TURN_ON)
    if not now.loaded:
        return None
    if now.draft is None and now.mode is not SpeculationMode.LOOKUP:
        return Advice(_no_draft(now), Remedy.CHOOSE_MODELS)
    return _about_reply(now.mode, now.trace) if now.trace is not None else None


def _no_draft(now: Circumstances) -> str:
    if now.draft_problem:
        return now.draft_problem
    if now.mode is SpeculationMode.DRAFT:
        return "No draft is chosen, so nothing can be guessed."
    return "No draft is chosen: guesses can only be copied from earlier in the conversation."


def _about_reply(mode: SpeculationMode, trace: Trace) -> Advice | None:
    automatic = mode is SpeculationMode.AUTOMATIC
    if trace.rounds and not trace.summary.drafted_tokens:
        if mode is SpeculationMode.LOOKUP:
            return Advice("Nothing in this conversation was repeated, so there was nothing to copy.", _way_on(mode))
        return Advice("Nothing was guessed in this reply: guessing has not been faster here.", _way_on(mode))
    ratio = _share_of_plain(trace)
    if automatic and _paused(trace.rounds):
        compared = f" ({ratio:.1f}×)" if ratio is not None and ratio < SLOWER_BELOW else ""
        return Advice(f"Guessing was not faster than the big model alone{compared}, so it is paused.", _way_on(mode))
    if ratio is not None and ratio < SLOWER_BELOW and trace.summary.drafted_tokens:
        remedy = Remedy.TURN_OFF if automatic else Remedy.USE_AUTOMATIC
        return Advice(f"This reply was slower than the big model alone ({ratio:.1f}×).", remedy)
    return None


def _way_on(mode: SpeculationMode) -> Remedy:
    return Remedy.TURN_ON_ANYWAY if mode is SpeculationMode.AUTOMATIC else Remedy.USE_AUTOMATIC


def _paused(rounds: Sequence[Round]) -> bool:
    return len(rounds) >= PAUSED_AFTER and not any(round_.drafted for round_ in rounds[-PAUSED_AFTER:])


def _share_of_plain(trace: Trace) -> float | None:
    speed, plain = trace.summary.tokens_per_second, trace.summary.plain_tokens_per_second
    return speed / plain if speed and plain else None
