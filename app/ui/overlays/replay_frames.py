"""The steps of a replay: first the guesses of a round, then one verdict after another, then the round as it ended.

Worked out from a finished trace alone, so no model needs to be loaded. No Qt here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.language import tr, tr_count
from app.speculation.trace import Outcome, Round
from app.ui.transcript.inspection import quoted
from app.ui.transcript.token_spans import judged_so_far


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """One moment: everything before ``round``, and ``judged`` of its guesses, or (``whole``) all that came of it."""

    round: int
    judged: int = 0
    whole: bool = False


def frames_of(rounds: Sequence[Round]) -> list[ReplayFrame]:
    """Return all moments of a reply, in order."""
    frames = []
    for place, round_ in enumerate(rounds):
        if round_.drafted:
            frames += [ReplayFrame(place, judged) for judged in range(round_.accepted + 1)]
        frames.append(ReplayFrame(place, whole=True))
    return frames


def rounds_at(rounds: Sequence[Round], frame: ReplayFrame) -> tuple[Round, ...]:
    """Return the rounds as they stood at ``frame``; guesses that wait are plain tokens of the last one."""
    if frame.whole:
        return tuple(rounds[: frame.round + 1])
    return (*rounds[: frame.round], judged_so_far(rounds[frame.round], frame.judged))


def caption(rounds: Sequence[Round], frame: ReplayFrame) -> str:
    """Return what happens at ``frame``, in one sentence."""
    now = rounds[frame.round]
    where = tr("Round {place} of {count}", place=frame.round + 1, count=len(rounds))
    return tr("{round}: {event}", round=where, event=_event(now, frame))


def _event(now: Round, frame: ReplayFrame) -> str:
    if not now.drafted:
        return tr("no guess; the big model wrote {token} itself.", token=quoted(now.text))
    if not frame.whole:
        if not frame.judged:
            return _guesses(now.drafter, len(now.drafted))
        token = quoted(now.tokens[frame.judged - 1].text)
        return tr("{token} is what the big model would write. Kept.", token=token)
    last = quoted(now.tokens[-1].text) if now.tokens else ""
    if now.rejected and len(now.tokens) > now.accepted:
        dropped = len(now.rejected) - 1
        wrong = quoted(now.rejected[0].text)
        words = tr("{wrong} was wrong; the big model writes {token} instead.", wrong=wrong, token=last)
        if dropped:
            words += " " + tr_count("The %n after it is dropped.", "The %n after it are dropped.", dropped)
        return words
    if now.tokens and now.tokens[-1].outcome is Outcome.BONUS:
        return tr("all guesses were right, and the same pass gives {token} as a bonus.", token=last)
    return tr("the reply ends here.")


def _guesses(drafter: str, count: int) -> str:
    match drafter:
        case "lookup":
            return tr_count("Lookup guesses %n token ahead.", "Lookup guesses %n tokens ahead.", count)
        case "memory":
            return tr_count("Memory guesses %n token ahead.", "Memory guesses %n tokens ahead.", count)
    return tr_count("The draft guesses %n token ahead.", "The draft guesses %n tokens ahead.", count)
