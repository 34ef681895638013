"""What is known of a job that is left before it ends: enough to end it here."""

from __future__ import annotations

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
    """

    def __init__(self, job: int, command: Command, loaded: Loaded | None) -> None:
        self._job = job
        self._command = command
        self._loaded = loaded
        self._rounds: list[Round] = []
        self._prompt = PrefillProgress(job, 0, 0, 0)
        self._plain: float | None = None

    def follow(self, event: Event) -> None:
        if isinstance(event, RoundDone):
            self._rounds.append(event.round)
            self._plain = event.plain_tokens_per_second
        elif isinstance(event, PrefillProgress):
            self._prompt = event

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
            prefill_ms=0.0,
            decode_ms=rounds[-1].at_ms if rounds else 0.0,
            plain_tokens_per_second=self._plain,
        )
        return Finished(self._job, Trace(summarise(rounds, facts), tuple(rounds)))
