"""Costs of drafting and verifying, learned while replies run.

A verify pass over several rows costs more than one over a single row; by how much depends on the model, the precision
and the machine: on processors some 10 to 60 % of a plain pass for every further row, on graphics cards almost
nothing. So the curve is learned, not assumed. Other programs run on the machine too, so what one pass can add to an
estimate is bounded.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median, median_low
from typing import Any

from app.speculation.estimates import ENOUGH, LATEST, MEMORY
from app.speculation.pacing.rows_curve import RowsCurve

READ_ALONG = 2
"""Tokens that a draft reads in the pass of its first guess: the last one, and one left over from the round before."""
LONG_TEXT = 1024
"""Tokens from which on a pass tells what each token held costs: with fewer, that is lost in the noise."""
_LEAST_SHARE = 0.2
"""Of a pass, what at least is not attention, whatever is known of that."""
_PRIOR_ATTENTION_SLOPE = 1.0
"""The most that a further row costs of attention, as a share of the first: each row attends to all tokens held."""
_PRIOR_SLOPE = 0.15
"""Cost of one more row, as a share of a plain pass, before anything is measured; the most that rows never seen are
expected to cost, so that a step or a steep beginning keeps nobody from looking what comes after it."""
_STRANGE = 1.5
"""A round that takes so many times its usual time, or is as much faster, says nothing about one pass."""
_DEAR = 4.0
"""A guess that takes so many times as long as the sizes of the models say tells of a busy machine: a draft's many short
steps wait for a processor more often than a target's long ones. On a quiet one small models take up to three times."""
_BACKLOG_SHARE = 0.4
"""Reading many tokens at once costs this share of reading them singly, before it was measured."""


class VerifyCost:
    """Milliseconds of a target pass by its rows, and by the tokens that the cache holds before it.

    A pass takes what it takes on an empty cache, and more for each token held, which every row attends to. Passes over
    a short text tell the first, passes over a long one the second, which differs by rows too: processors take as long
    for each row, graphics cards hardly longer for several.

    Args:
        seen: milliseconds of earlier passes on an empty cache by their rows, the latest last.
        attention: milliseconds for a thousand tokens held, likewise.
    """

    def __init__(
        self, seen: Mapping[int, Sequence[float]] | None = None, attention: Mapping[int, Sequence[float]] | None = None
    ) -> None:
        self._empty = RowsCurve(_PRIOR_SLOPE, seen)
        self._attention = RowsCurve(_PRIOR_ATTENTION_SLOPE, attention)

    @property
    def seen(self) -> dict[int, list[float]]:
        """The observations on an empty cache that count, in milliseconds by rows."""
        return self._empty.seen

    @property
    def attention(self) -> dict[int, list[float]]:
        """The observations that count of what a thousand tokens held add, in milliseconds by rows."""
        return self._attention.seen

    @property
    def known(self) -> bool:
        """True if any pass was measured."""
        return self._empty.known

    def add(self, rows: int, ms: float, held: int = 0) -> None:
        """Take in a pass over ``rows`` rows that took ``ms`` with ``held`` tokens in the cache."""
        if held >= LONG_TEXT and self.known:
            self._attention.add(rows, max(ms - self._empty.of(rows), 0.0) * 1000 / held)
        else:
            self._empty.add(rows, max(ms - self._attention_ms(rows, held), _LEAST_SHARE * ms))

    def scale(self, factor: float) -> None:
        """Have all passes take about ``factor`` times as long from now on; less of what was seen is kept."""
        self._empty.scale(factor)
        self._attention.scale(factor)

    def begin_again(self, rows: int, ms: float) -> None:
        """Forget all passes over several rows, and take in one over ``rows`` rows, on an empty cache, of ``ms``."""
        self._empty.keep_single_rows()
        self._empty.add(rows, ms)

    def is_well_known(self, rows: int, held: int = 0) -> bool:
        """Return whether passes over ``rows`` rows, on such a text, were seen often enough to tell a slow one."""
        curve = self._attention if held >= LONG_TEXT else self._empty
        return curve.is_well_known(rows)

    def of(self, rows: int, held: int = 0) -> float:
        """Return the expected milliseconds of a pass over ``rows`` rows; something must have been measured.

        Args:
            rows: of the pass.
            held: tokens in the cache before it.
        """
        return self._empty.of(rows) + self._attention_ms(rows, held)

    def _attention_ms(self, rows: int, held: int) -> float:
        return self._attention.of(rows) * held / 1000 if self._attention.known else 0.0


@dataclass(frozen=True, slots=True)
class CostChange:
    """Factors by which costs have changed."""

    drafting: float | None
    """Of guesses; ``None`` where that is not known."""
    verifying: float
    """Of target passes."""
    whole: float
    """Of whole rounds."""


class Slowdown:
    """Tells what a round costs from what other programs made of it.

    A round far from its usual time says nothing about any one pass in it. If several in a row are, the machine itself
    has become slower or faster, and not for both models alike: a draft's many short steps suffer more from a busy
    processor than a target's long ones. So the median of each model's ratios is taken for how its costs changed.
    """

    def __init__(self) -> None:
        self._strange: list[tuple[float | None, float, float]] = []

    def is_fair(self, draft_ms: float, verify_ms: float, *, usual_draft_ms: float, usual_verify_ms: float) -> bool:
        """Return whether a round that took so long is worth learning from.

        Args:
            draft_ms: what its guesses took.
            verify_ms: what its pass took.
            usual_draft_ms: what such guesses usually take; 0 where they tell nothing about the machine.
            usual_verify_ms: what such a pass usually takes.
        """
        whole = (draft_ms + verify_ms) / (usual_draft_ms + usual_verify_ms)
        if 1 / _STRANGE <= whole <= _STRANGE:
            self._strange.clear()
            return True
        drafting = draft_ms / usual_draft_ms if usual_draft_ms > 0 else None
        self._strange.append((drafting, verify_ms / usual_verify_ms, whole))
        return False

    def change(self) -> CostChange | None:
        """Return how all costs have changed, if they have; each change once."""
        if len(self._strange) < ENOUGH:
            return None
        drafting = [ratio for ratio, _, _ in self._strange if ratio is not None]
        change = CostChange(
            median(drafting) if drafting else None,
            median(ratio for _, ratio, _ in self._strange),
            median(ratio for _, _, ratio in self._strange),
        )
        self._strange.clear()
        return change


class DraftCost:
    """Milliseconds of one more guess, and of one token of backlog.

    Args:
        share: what a guess is expected to cost, relative to a plain pass of the target, until measurements outvote it:
            the draft's size relative to the target's.
        verify: what that plain pass costs.
        guesses: milliseconds of single guesses on an empty cache, observed earlier.
        reads: milliseconds of tokens of backlog, likewise.
        attention: milliseconds that a thousand tokens held add to a guess, likewise.
        second_rows: milliseconds that a token left over from the round before adds to a first guess, likewise. On some
            processors a pass over two rows takes as long as two passes.
    """

    def __init__(
        self,
        share: float,
        verify: VerifyCost,
        *,
        guesses: Sequence[float] = (),
        reads: Sequence[float] = (),
        attention: Sequence[float] = (),
        second_rows: Sequence[float] = (),
    ) -> None:
        self._share = share
        self._verify = verify
        self._guesses = deque(guesses, maxlen=LATEST)
        self._reads = deque(reads, maxlen=LATEST)
        self._attention = deque(attention, maxlen=LATEST)
        self._second_rows = deque(second_rows, maxlen=LATEST)

    def seen(self) -> dict[str, Any]:
        """Return the observations that count, as keyword arguments of a new object."""
        return {
            "guesses": list(self._guesses),
            "reads": list(self._reads),
            "attention": list(self._attention),
            "second_rows": list(self._second_rows),
        }

    def add(
        self,
        guesses: int,
        backlog: int,
        ms: float,
        *,
        first_ms: float = 0.0,
        idle_rounds: int = 0,
        held: int = 0,
    ) -> None:
        """Take in a draft.

        Args:
            guesses: how many it had.
            backlog: tokens that were read with the first.
            ms: what all of it took.
            first_ms: what it took until the first guess stood; 0 if unknown.
            idle_rounds: for how many rounds there was none. What was known before a long pause counts no more.
            held: tokens of the text before it.
        """
        splits = guesses > 1 and first_ms > 0
        if (splits or backlog <= READ_ALONG) and idle_rounds > MEMORY:
            self._guesses.clear()
        if backlog < READ_ALONG:
            self._add_guess(ms / guesses, held)
        elif splits:
            each = (ms - first_ms) / (guesses - 1)
            self._add_guess(each, held)
            if backlog == READ_ALONG:
                self._second_rows.append(max(0.0, first_ms - each))
            else:
                self.add_reading(backlog, first_ms - each)
        elif backlog == READ_ALONG:
            self._add_guess(max(ms - self.second_row_ms(backlog), _LEAST_SHARE * ms) / guesses, held)
        elif self._guesses:
            self.add_reading(backlog, ms - guesses * self.guess_ms(held))

    def add_reading(self, tokens: int, ms: float) -> None:
        """Take in that the draft read so many tokens of its backlog in ``ms``."""
        self._reads.append(max(0.0, ms) / tokens)

    def _add_guess(self, ms: float, held: int) -> None:
        if held >= LONG_TEXT and self._verify.known:
            self._attention.append(max(0.0, ms - self._empty_ms()) * 1000 / held)
        else:
            self._guesses.append(max(ms - self._attention_ms(held), _LEAST_SHARE * ms))

    def add_step(self, ms: float, held: int = 0) -> None:
        """Take in that the draft read one token in ``ms`` while it paused.

        Other programs make a single pass slower at any time, but never quicker. So it tells only of a machine that has
        become quieter.
        """
        usual_ms = self.guess_ms(held)
        if ms < usual_ms:
            self.scale(ms / usual_ms)

    def hoped_ms(self, held: int = 0) -> float:
        """Return what a guess should take by the sizes of the models."""
        return self._share * self._verify.of(1, held)

    def is_expensive(self, held: int = 0) -> bool:
        """Return whether guesses take so much longer that the machine must be, or have been, busy."""
        return self.guess_ms(held) > _DEAR * self.hoped_ms(held)

    def scale(self, factor: float) -> None:
        """Have all passes take ``factor`` times as long from now on."""
        for seen in (self._guesses, self._reads, self._attention, self._second_rows):
            scaled = [ms * factor for ms in seen]
            seen.clear()
            seen.extend(scaled)

    def is_well_known(self, held: int = 0) -> bool:
        """Return whether guesses on such a text were seen often enough to tell a slow one."""
        return len(self._attention if held >= LONG_TEXT else self._guesses) >= ENOUGH

    def guess_ms(self, held: int = 0) -> float:
        """Return the expected cost of one guess after ``held`` tokens."""
        return self._empty_ms() + self._attention_ms(held)

    def second_row_ms(self, backlog: int) -> float:
        """Return what a first guess is expected to take longer than others, for more than one token to read.

        A second row never takes longer than a guess of its own: what says so was measured on a busy machine.
        """
        known = backlog >= READ_ALONG and self._second_rows
        return min(median(self._second_rows), self._empty_ms()) if known else 0.0

    def read_ms(self, backlog: int) -> float:
        """Return the expected cost of reading a backlog, beyond the tokens that are read with the first guess."""
        each = median(self._reads) if self._reads else self._empty_ms() * _BACKLOG_SHARE
        return max(0, backlog - READ_ALONG) * each

    def _empty_ms(self) -> float:
        return median_low([*self._guesses, self._share * self._verify.of(1)])

    def _attention_ms(self, held: int) -> float:
        if self._attention:
            return median(self._attention) * held / 1000
        return self._share * (self._verify.of(1, held) - self._verify.of(1)) if held else 0.0
