"""What the latest rounds and replies were like: their speed, their lengths, and what was not tried for a while."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from statistics import median

from app.speculation.estimates import KEPT, LATEST, MEMORY

_EXPLORING = 1 / MEMORY
"""Share of time for what does not pay by all that is known: plain rounds while drafting pays, else guesses. Machine and
text change, and what is not tried is not known."""


class RecentSpeed:
    """The speed of recent rounds, plain ones included.

    If drafting rounds alone set it, it would stay where one lucky round left it.

    Args:
        tokens: written in the time that counts.
        ms: that time.
    """

    def __init__(self, tokens: float = 0.0, ms: float = 0.0) -> None:
        self.tokens = tokens
        """Tokens written in recent rounds, those of older ones counted for less."""
        self.ms = ms
        """Milliseconds of those rounds, likewise."""

    def add(self, tokens: int, ms: float) -> None:
        """Take in a round that wrote ``tokens`` and usually takes ``ms``."""
        self.tokens = self.tokens * KEPT + tokens
        self.ms = self.ms * KEPT + ms

    def scale(self, factor: float) -> None:
        """Have all rounds take ``factor`` times as long from now on."""
        self.ms *= factor

    def or_else(self, plain: float) -> float:
        """Return it in tokens a millisecond; ``plain`` before the first round."""
        return self.tokens / self.ms if self.ms > 0 else plain


class ReplyLengths:
    """How long replies are.

    Args:
        earlier: tokens of earlier replies, the latest last.
    """

    def __init__(self, earlier: Sequence[int] = ()) -> None:
        self._earlier = deque(earlier, maxlen=LATEST)
        self.written = 0
        """Tokens of the reply that is being written."""

    def begin_reply(self) -> None:
        """Begin a reply: the length of the last one is known now."""
        if self.written:
            self._earlier.append(self.written)
        self.written = 0

    def add(self, tokens: int) -> None:
        """Take in a round that wrote ``tokens``."""
        self.written += tokens

    def usually_more_than(self, tokens: float) -> bool:
        """Return whether most of the earlier replies had more than ``tokens`` tokens."""
        return bool(self._earlier) and median(self._earlier) > tokens

    def seen(self) -> list[int]:
        """Return the lengths that are known, that of the present reply included, for a new object."""
        return [*self._earlier, *([self.written] if self.written else [])]


class Exploration:
    """Says when to try what does not pay by all that is known."""

    def __init__(self) -> None:
        self.idle_rounds = 0
        """Rounds since the last guess."""
        self._drafting_rounds = 0
        self._budget_ms = self._step_budget_ms = 0.0

    @property
    def wants_plain(self) -> bool:
        """Whether it is time for a plain round, so that the plain speed stays a measured one."""
        return self._drafting_rounds * _EXPLORING >= 1

    def affords(self, ms: float) -> bool:
        """Return whether a probe that costs so much more than a plain round may be made."""
        return self._budget_ms >= ms

    def spend(self, ms: float) -> None:
        """Take note that so much of a probe's cost is paid, before it is made."""
        self._budget_ms -= ms

    def affords_step(self, ms: float) -> bool:
        """Return whether the draft may read one token, which takes so long, to see what that takes now."""
        return self._step_budget_ms >= ms

    def stepped(self) -> None:
        """Take note of such a step."""
        self._step_budget_ms = 0.0

    def drafted(self, *, probe: bool) -> None:
        """Take note of a round with guesses.

        Args:
            probe: whether they were made only to find out whether guessing pays again.
        """
        self._drafting_rounds += 1
        self.idle_rounds = 0
        if probe:
            self._budget_ms = 0.0

    def went_plain(self, ms: float) -> None:
        """Take note of a plain round, which usually takes ``ms``; 0 where there was nobody to guess."""
        self._drafting_rounds = 0
        self.idle_rounds += 1
        self._budget_ms += _EXPLORING * ms
        self._step_budget_ms += _EXPLORING * ms

    def scale(self, factor: float) -> None:
        """Have all rounds take ``factor`` times as long from now on."""
        self._budget_ms *= factor
        self._step_budget_ms *= factor
