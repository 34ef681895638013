"""History of the latest rounds and replies: their speed, their lengths, and the last time each thing was tried."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from app.speculation.estimates import KEPT, LATEST, MEMORY

_EXPLORING = 1 / MEMORY
"""Share of time for guesses that do not pay by all that is known. Machine and text change, and what is not tried is not
known."""

_PROBES = 8
"""Probes in succession at most: they bring some 20 verdicts, after which what is expected is no hope any more."""


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


@dataclass(slots=True, eq=False)
class ReplyLength:
    """The length of one reply."""

    written: int = 0
    """Tokens."""


class ReplyLengths:
    """Estimates the length of replies.

    Args:
        earlier: tokens of earlier replies, the latest last.
    """

    def __init__(self, earlier: Sequence[int] = ()) -> None:
        self._replies = deque((ReplyLength(length) for length in earlier), maxlen=LATEST + 1)

    def begin_reply(self) -> ReplyLength:
        """Return the length of a reply that begins, to be extended as it is written."""
        if self._replies and not self._replies[-1].written:
            self._replies.pop()  # of a reply that wrote nothing
        length = ReplyLength()
        self._replies.append(length)
        return length

    def usually_more_than(self, tokens: float, present: ReplyLength) -> bool:
        """Return whether most of the other replies had more than ``tokens`` tokens."""
        earlier = [reply.written for reply in self._replies if reply is not present and reply.written]
        return bool(earlier) and median(earlier) > tokens

    def seen(self) -> list[int]:
        """Return the lengths that are known, those of replies that are being written included, for a new object."""
        return [reply.written for reply in self._replies if reply.written]


class Exploration:
    """Says when to try what does not pay by all that is known.

    Each source of guesses has a budget of its own: probes of matches, which cost next to nothing, would else leave none
    for those of a draft model.
    """

    def __init__(self) -> None:
        self._idle_rounds: Counter[str] = Counter()
        self._drafting_rounds = 0
        self._budget_ms: defaultdict[str, float] = defaultdict(float)
        self._step_budget_ms = 0.0
        self._right_probes: Counter[str] = Counter()

    def wants_plain(self, after: int) -> bool:
        """Return whether it is time for a plain round, so that the plain speed stays a measured one.

        Args:
            after: so many rounds with guesses.
        """
        return self._drafting_rounds >= after

    def idle_rounds(self, source: str) -> int:
        """Return how many rounds had no guess since the last one from ``source``."""
        return self._idle_rounds[source]

    def affords(self, source: str, ms: float) -> bool:
        """Return whether a probe of ``source`` that costs so much more than a plain round may be made.

        Where all guesses of a probe were right, others may follow it at once, on credit: what keeps a good draft from
        being used is mostly what it has to read first, and that is read by then.
        """
        return self._budget_ms[source] >= ms or 0 < self._right_probes[source] < _PROBES

    def spend(self, source: str, ms: float) -> None:
        """Take note that so much of a probe's cost is paid, before it is made."""
        self._budget_ms[source] -= ms

    def affords_step(self, ms: float) -> bool:
        """Return whether the draft may read one token, which takes so long, to see what that takes now."""
        return self._step_budget_ms >= ms

    def stepped(self) -> None:
        """Take note of such a step."""
        self._step_budget_ms = 0.0

    def drafted(self, source: str) -> None:
        """Take note of a round with guesses from ``source``."""
        self._drafting_rounds += 1
        self._idle_rounds[source] = 0

    def probed(self, source: str, ms: float, *, right: bool) -> None:
        """Take note that the guesses of such a round were made only to find out whether guessing pays again.

        Args:
            source: who guessed.
            ms: by how much the round was expected to cost more than a plain one.
            right: whether all of the guesses were.
        """
        self._budget_ms[source] = min(self._budget_ms[source], ms) - ms
        self._right_probes[source] = self._right_probes[source] + 1 if right else 0

    def went_plain(self, source: str, ms: float) -> None:
        """Take note of a plain round, which usually takes ``ms``, where ``source`` could have guessed.

        Args:
            source: who could have; empty where nobody could.
            ms: what the round usually takes.
        """
        self._drafting_rounds = 0
        self._right_probes[source] = 0
        self._idle_rounds.update(self._idle_rounds.keys())
        if source:
            self._budget_ms[source] += _EXPLORING * ms
            self._step_budget_ms += _EXPLORING * ms

    def scale(self, factor: float) -> None:
        """Have all rounds take ``factor`` times as long from now on."""
        for source in self._budget_ms:
            self._budget_ms[source] *= factor
        self._step_budget_ms *= factor
