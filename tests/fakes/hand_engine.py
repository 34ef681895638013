"""An engine that does what a test says, job by job: several replies are written at the same time, in any order."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from app.engine.commands import Command, Generate, LoadPair, Question, Role
from app.engine.events import Answered, Cancelled, Description, Event, Finished, Loaded, ModelFacts, RoundDone
from app.speculation.trace import FinishReason, Round
from tests.fakes.rounds import rounds_of, split_words, trace_of
from tests.fakes.scripted_engine import REPLY

MOST_AT_ONCE = 3
ROUNDS = rounds_of(split_words(REPLY), draft_tokens=4)


class HandEngine:
    """A person's port; loads and questions are done at once, replies as a test has them written.

    Args:
        hear: takes the events, as :meth:`app.conversation.engine_session.EngineSession.handle` does.
    """

    shown = False
    pair: LoadPair | None = None

    def __init__(self, hear: Callable[[list[Event]], object]) -> None:
        self._hear = hear
        self._jobs = 0
        self._rounds: dict[int, list[Round]] = {}
        self._untold: list[Event] = []
        self.replies: dict[int, Generate] = {}
        """The requests of the replies that are not over, by their jobs."""
        self.requests: list[Generate] = []
        """All requests, in their order."""

    def submit(self, command: Command) -> int:
        self._jobs += 1
        if isinstance(command, Generate):
            self.replies[self._jobs] = command
            self.requests.append(command)
            self._rounds[self._jobs] = []
        elif isinstance(command, LoadPair):
            facts = ModelFacts(command.target, "Big", 540_000_000, 135_000_000, 49_152, 8192)
            draft = replace(facts, name="Small") if command.draft else None
            loaded = Loaded(self._jobs, facts, draft, None, command.context_tokens, 120.0, parallel=MOST_AT_ONCE)
            self._untold.append(loaded)
        elif isinstance(command, Question):
            self._untold.append(Answered(self._jobs, Description(template="", begins="", ends="", end_tokens=())))
        return self._jobs

    def cancel(self, job: int) -> None:
        for event in [event for event in self._untold if isinstance(event, Loaded) and event.job == job]:
            self._untold[self._untold.index(event)] = Cancelled(job)
        if job in self.replies:
            self._untold.append(self._end(job, FinishReason.CANCELLED) if self._rounds[job] else Cancelled(job))

    def tell(self) -> None:
        """Tell how jobs ended that the test does not see."""
        while self._untold:
            event = self._untold.pop(0)
            self.replies.pop(event.job, None)
            self._hear([event])

    def job_of(self, words: str) -> int:
        """Return the latest job that answers a question."""
        return next(job for job, one in reversed(self.replies.items()) if one.messages[-1].text == words)

    def rounds_of(self, job: int) -> list[Round]:
        """Return the rounds that a reply has so far."""
        return self._rounds[job]

    def write(self, *jobs: int, rounds: int = 1) -> None:
        """Write so many further rounds of each of these replies, in turn, as one batch."""
        batch: list[Event] = []
        for _ in range(rounds):
            for job in jobs:
                written = self._rounds[job]
                written.append(ROUNDS[len(written)])
                batch.append(RoundDone(job, written[-1], 100 * job + len(written), 25.0))
        self._hear(batch)

    def finish(self, job: int, reason: FinishReason = FinishReason.STOP) -> None:
        """End a reply with what it has."""
        event = self._end(job, reason)
        del self.replies[job]
        self._hear([event])

    def fail(self, event: Event) -> None:
        """End a reply with an event."""
        del self.replies[event.job]
        self._hear([event])

    def _end(self, job: int, reason: FinishReason) -> Finished:
        trace = trace_of(self._rounds[job], plain_tokens_per_second=25.0)
        return Finished(job, replace(trace, summary=replace(trace.summary, finish_reason=reason)))

    # What else a port is asked for

    def heard(self, job: int) -> None: ...

    def follow_rename(self, before: LoadPair, after: LoadPair) -> None: ...

    def stop_client(self) -> None: ...

    def remember(self, key: int, text: str, role: Role) -> None: ...

    def forget(self, key: int | None = None) -> None: ...

    def discard(self, chat: int) -> None: ...

    def retain(self, chats: Collection[int]) -> None: ...

    def close(self) -> None:
        """End all that is being written."""
        for job in tuple(self.replies):
            self.cancel(job)
        self.tell()
