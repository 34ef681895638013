"""Estimates how fast a reply would have been written without guessing, from the passes of that very reply."""

from __future__ import annotations

from dataclasses import dataclass

from app.speculation.pacing.costs import VerifyCost

_WEIGHT = 2
"""For how many passes over one row the estimate from all passes counts beside the reply's own passes over one row."""


@dataclass(slots=True)
class _Passes:
    """Passes over one number of rows, beside one number of rows of other replies."""

    count: int = 0
    held: int = 0
    """Sum of the tokens that the cache held before each."""
    ms: float = 0.0


class PlainSpeed:
    """Estimates the speed of the target alone for one reply.

    What a pass over one row costs beside one over several is known from earlier (:class:`VerifyCost`). How long the
    passes of this reply took beside that tells how busy the computer is while it is written. So a reply on a busy
    computer is compared with the target alone on a computer that is as busy, and after a text that is as long.

    Args:
        verify: what passes of the target cost. Where nothing is known of that, passes over one row alone count.
    """

    def __init__(self, verify: VerifyCost) -> None:
        self._verify = verify
        self._passes: dict[tuple[int, int], _Passes] = {}
        self._written: dict[int, _Passes] = {}

    def add(self, rows: int, ms: float, held: int, tokens: int, *, replies: int = 1, joint_rows: int = 0) -> None:
        """Take in a round.

        Args:
            rows: of the target's pass.
            ms: what the pass took.
            held: tokens of the text before it.
            tokens: that it brought.
            replies: how many were written in it; of its time, ``ms`` is then the share of this one.
            joint_rows: rows of all of them.
        """
        passes = self._passes.setdefault((rows, max(rows, joint_rows)), _Passes())
        passes.count += 1
        passes.held += held
        passes.ms += ms
        written = self._written.setdefault(replies, _Passes())
        written.count += tokens
        written.held += tokens * held + tokens * (tokens - 1) // 2

    @property
    def tokens_per_second(self) -> float | None:
        """The estimated speed of the target alone, with as many replies at once as there were.

        ``None`` before the first round, or while nothing is known of passes over one row.
        """
        tokens = sum(written.count for written in self._written.values())
        if not tokens:
            return None
        took_ms = sum(passes.ms for passes in self._passes.values())
        if set(self._passes) == {(1, 1)}:
            return 1000 * tokens / took_ms if took_ms > 0 else None
        if not self._verify.known:
            return None
        usual_ms = sum(self._usual_ms(joint, passes) * rows / joint for (rows, joint), passes in self._passes.items())
        slower = took_ms / usual_ms
        if (plain := self._passes.get((1, 1))) is not None:  # these say it best, but a few may have been held up
            own = plain.ms / self._usual_ms(1, plain)
            slower = (plain.count * own + _WEIGHT * slower) / (plain.count + _WEIGHT)
        plain_ms = sum(self._usual_ms(replies, written) for replies, written in self._written.items()) * slower
        return 1000 * tokens / plain_ms if plain_ms > 0 else None

    def _usual_ms(self, rows: int, passes: _Passes) -> float:
        """Return what so many passes over ``rows`` rows usually cost together."""
        return passes.count * self._verify.of(rows, round(passes.held / passes.count))
