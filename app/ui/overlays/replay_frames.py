"""The steps of a replay: first the guesses of a round, then one verdict after another, then the round as it ended.

Worked out from a finished trace alone, so no model needs to be loaded. No Qt here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.speculation.trace import Outcome, Round
from app.ui.transcript import inspection


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
    now = rounds[frame.round]
    guesses = (*now.tokens[: now.accepted], *now.rejected)
    shown = tuple(
        token if place < frame.judged else replace(token, outcome=Outcome.PLAIN) for place, token in enumerate(guesses)
    )
    return (*rounds[: frame.round], replace(now, tokens=shown, rejected=(), accepted=frame.judged))


def caption(rounds: Sequence[Round], frame: ReplayFrame) -> str:
    """Return what happens at ``frame``, in one sentence."""
    now = rounds[frame.round]
    where = f"Round {frame.round + 1} of {len(rounds)}"
    if not now.drafted:
        return f"{where}: no guess; the big model wrote {_quoted(now.text)} itself."
    if not frame.whole:
        if not frame.judged:
            who = {"lookup": "Lookup", "memory": "Memory"}.get(now.drafter, "The draft")
            count = len(now.drafted)
            return f"{where}: {who} guesses {count} {'token' if count == 1 else 'tokens'} ahead."
        return f"{where}: {_quoted(now.tokens[frame.judged - 1].text)} is what the big model would write. Kept."
    last = _quoted(now.tokens[-1].text) if now.tokens else ""
    if now.rejected and len(now.tokens) > now.accepted:
        dropped = len(now.rejected) - 1
        rest = f" The {dropped} after it {'is' if dropped == 1 else 'are'} dropped." if dropped else ""
        return f"{where}: {_quoted(now.rejected[0].text)} was wrong; the big model writes {last} instead.{rest}"
    if now.tokens and now.tokens[-1].outcome is Outcome.BONUS:
        return f"{where}: all guesses were right, and the same pass gives {last} as a bonus."
    return f"{where}: the reply ends here."


def _quoted(text: str) -> str:
    """Quote a token in a sentence, without the space most words begin with, which would look like a mistake."""
    return inspection.quoted(text.strip(" ") or text)
