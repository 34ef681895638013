"""Record of a job that is left before it ends: enough to end it here."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.engine.commands import Command, Generate
from app.engine.events import Cancelled, Event, Finished, Loaded, PrefillProgress, RoundDone
from app.speculation.summary import ReplyFacts, summarise
from app.speculation.trace import FinishReason, Round, Trace


class UnfinishedJob:
    """Follows the events of a job.

    Args:
        job: its number.
        command: what it does.
        loaded: the pair it does it with.
        clock: tells the time in seconds.
    """

    def __init__(
        self, job: int, command: Command, loaded: Loaded | None, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._job = job
        self._command = command
        self._loaded = loaded
        self._rounds: list[Round] = []
        self._prompt = PrefillProgress(job, 0, 0, 0)
        self._plain: float | None = None
        self._clock = clock
        self._reading_began_s: float | None = None
        self._read_s = 0.0

    def follow(self, event: Event) -> None:
        if isinstance(event, RoundDone):
            self._rounds.append(event.round)
            self._plain = event.plain_tokens_per_second
        elif isinstance(event, PrefillProgress):
            self._prompt = event
            self._read_s = self._clock()
            if self._reading_began_s is None:
                self._reading_began_s = self._read_s

    def cancelled(self) -> Event:
        """Return the terminal event of the job as far as it came: a reply keeps what was written."""
        if not isinstance(self._command, Generate) or self._loaded is None:
            return Cancelled(self._job)
        loaded, rounds = self._loaded, self._rounds
        facts = ReplyFacts(
            finish_reason=FinishReason.CANCELLED,
            seed=self._command.sampling.seed,
            target=loaded.target.name,
            draft=loaded.draft.name if loaded.draft else None,
            prompt_tokens=self._prompt.total,
            reused_tokens=self._prompt.reused,
            prefill_ms=self._prefill_ms(),
            decode_ms=rounds[-1].at_ms if rounds else 0.0,
            plain_tokens_per_second=self._plain,
        )
        return Finished(self._job, Trace(summarise(rounds, facts), tuple(rounds)))

    def _prefill_ms(self) -> float:
        """Return how long the prompt was read, as far as it is told; until now, where that is not over."""
        if self._reading_began_s is None:
            return 0.0
        return ((self._read_s if self._rounds else self._clock()) - self._reading_began_s) * 1000
