"""An engine that plays a script instead of a model: real threads and real events, no weights.

It fulfils :class:`app.engine.port.EnginePort` and keeps its promises (jobs in order, one terminal event each, cancel at
any point). A test can hold it in the middle of a load or a reply, and let it go on.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from app.engine.commands import Command, CountTokens, Describe, Embed, Generate, LoadPair, Role, Unload
from app.engine.events import (
    Answered,
    Cancelled,
    Description,
    Event,
    Failed,
    Finished,
    Loaded,
    LoadProgress,
    ModelFacts,
    PrefillProgress,
    Preparing,
    RoundDone,
    TextRows,
    TokenCounts,
    Unloaded,
)
from app.engine.port import EventSink
from app.errors import AppError
from app.speculation.settings import SpeculationMode
from app.speculation.trace import FinishReason, Round, Trace
from tests.fakes.rounds import rounds_of, split_words, trace_of

PATIENCE_S = 60
"""For what comes by itself: a bound on a hang."""
REPLY = (
    "A bicycle stays upright because the rider keeps steering it back under the centre of mass. When it leans to the "
    "left, the front wheel turns left too, and the contact patches move back beneath the weight."
)


@dataclass
class Script:
    """Script of the engine; change it between jobs, or hold it while one runs."""

    reply: str = REPLY
    load_error: AppError | None = None
    reply_error: AppError | None = None
    error_after_rounds: int = 0
    draft_problem: str | None = None
    converses: bool = True
    """True if the target is no base model."""
    takes_back: bool = True
    """True if the big model can take wrong guesses back."""
    thinks: bool | None = None
    """True if the big model thinks where it is not told; ``None``: it cannot be told."""
    sees: bool = False
    """True if the big model can be shown pictures."""
    parallel: int = 1
    """Number of replies that it says that it writes at the same time; it writes them one after the other."""
    draft_tokens: int = 4
    """Guesses a round; none where guessing is off."""
    plain: float = 25.0
    """Tokens a second without guessing."""
    hold_load_at: float | None = None
    """Fraction of the load at which to wait for :meth:`ScriptedEngine.go_on`."""
    hold_prefill: bool = False
    hold_reply_after: int | None = None
    """Rounds after which to wait."""
    extra: list[Event] = field(default_factory=list)
    """Sent before a reply's first round, with the reply's job number."""
    after: dict[int, Event] = field(default_factory=dict)
    """Events sent within a reply, by the number of rounds they come after."""
    embedding_failure: AppError | None = None
    """The reason why no embedding model can be used."""
    ending: FinishReason = FinishReason.STOP
    """Reason of the end of a reply that nobody stops."""


class ScriptedEngine:
    """Plays ``script`` on a thread of its own."""

    def __init__(self, sink: EventSink, script: Script | None = None) -> None:
        self.script = script or Script()
        self.commands: list[Command] = []
        self.remembered: list[tuple[int, str, Role]] = []
        """Texts that the window gave it to guess from and has not had forgotten, in order."""
        self.discarded: list[int] = []
        """The chats of which it was to delete what it kept, in order."""
        self.retained: list[frozenset[int]] = []
        """The chats of which alone it was to keep something, each time."""
        self._sink = sink
        self._count = 0
        self._change = threading.Condition()
        self._jobs: deque[tuple[int, Command]] = deque()
        self._cancelled: set[int] = set()
        self._released = 0
        self._holds = self._works = False
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="scripted-engine")
        self._thread.start()

    def submit(self, command: Command) -> int:
        with self._change:
            self.commands.append(command)
            self._count += 1
            self._jobs.append((self._count, command))
            self._change.notify_all()
            return self._count

    def cancel(self, job: int) -> None:
        with self._change:
            self._cancelled.add(job)
            self._change.notify_all()

    def remember(self, key: int, text: str, role: Role) -> None:
        self.remembered.append((key, text, role))

    def forget(self, key: int | None = None) -> None:
        self.remembered = [entry for entry in self.remembered if key not in {None, entry[0]}]

    def discard(self, chat: int) -> None:
        self.discarded.append(chat)

    def retain(self, chats: Collection[int]) -> None:
        self.retained.append(frozenset(chats))

    def close(self) -> None:
        with self._change:
            self._closing = True
            self._change.notify_all()
        self._thread.join()

    def go_on(self) -> None:
        """Let go of the next hold."""
        with self._change:
            self._released += 1
            self._change.notify_all()

    @property
    def requests(self) -> list[Generate]:
        return [command for command in self.commands if isinstance(command, Generate)]

    def _run(self) -> None:
        while True:
            with self._change:
                self._works = False
                self._change.notify_all()
                self._change.wait_for(lambda: self._jobs or self._closing)
                if not self._jobs:
                    return
                job, command = self._jobs.popleft()
                self._works = True
            match command:
                case LoadPair():
                    self._load(job, command)
                case Generate():
                    self._reply(job, command)
                case CountTokens():
                    self._sink(Answered(job, TokenCounts(tuple(len(text.split()) for text in command.texts))))
                case Embed():
                    rows = TextRows(letter_rows(command.texts), 0, 0.0)
                    failure = self.script.embedding_failure
                    self._sink(Answered(job, rows) if failure is None else Failed(job, failure))
                case Unload():
                    self._sink(Unloaded(job))
                case Describe():
                    self._sink(Answered(job, Description(template="", begins="", ends="", end_tokens=())))

    def _stopped(self, job: int) -> bool:
        with self._change:
            return self._closing or job in self._cancelled

    def wait_until_held(self) -> None:
        """Return once the engine waits for :meth:`go_on`."""
        with self._change:
            assert self._change.wait_for(lambda: self._holds, PATIENCE_S)

    def wait_until_idle(self) -> None:
        """Return once all jobs are done."""
        with self._change:
            assert self._change.wait_for(lambda: not (self._jobs or self._works), PATIENCE_S)

    def _hold(self, job: int) -> None:
        with self._change:
            self._holds = True
            self._change.notify_all()
            self._change.wait_for(lambda: self._released or self._closing or job in self._cancelled)
            self._released = max(0, self._released - 1)
            self._holds = False

    def _load(self, job: int, pair: LoadPair) -> None:
        script = self.script
        self._sink(Preparing(job, pair.target, 1.0))
        for part in ("target", "draft"):
            for step in range(5):
                if self._stopped(job):
                    self._sink(Cancelled(job))
                    return
                self._sink(LoadProgress(job, part, step / 4))
                if script.hold_load_at is not None and part == "target" and step / 4 >= script.hold_load_at:
                    script.hold_load_at = None
                    self._hold(job)
        if script.load_error is not None:
            self._sink(Failed(job, script.load_error))
            return
        draft = pair.draft if script.draft_problem is None else None
        self._sink(
            Loaded(
                job,
                replace(_facts(pair.target, "SmolLM2 135M Instruct (F32)"), converses=script.converses),
                _facts(draft, "SmolLM2 135M Instruct (Q4_1)") if draft else None,
                script.draft_problem,
                pair.context_tokens,
                load_ms=120.0,
                takes_back=script.takes_back,
                thinks=script.thinks,
                sees=script.sees,
                parallel=script.parallel,
            )
        )

    def _reply(self, job: int, request: Generate) -> None:
        script = self.script
        guesses = 0 if request.mode is SpeculationMode.OFF or not script.takes_back else script.draft_tokens
        whole = trace_of(rounds_of(split_words(script.reply), draft_tokens=guesses))
        done: list[Round] = []
        self._sink(PrefillProgress(job, 120, 480, 0))
        if script.hold_prefill:
            self._hold(job)
        for event in script.extra:
            self._sink(replace(event, job=job))
        for item in whole.rounds:
            if self._stopped(job):
                break
            if script.reply_error is not None and len(done) == script.error_after_rounds:
                self._sink(Failed(job, script.reply_error))
                return
            done.append(item)
            self._sink(RoundDone(job, item, 480 + len(done), script.plain))
            if len(done) in script.after:
                self._sink(replace(script.after[len(done)], job=job))
            if script.hold_reply_after == len(done):
                self._hold(job)
        self._sink(Finished(job, _ended(done, script.plain, script.ending if len(done) == len(whole.rounds) else None)))


def letter_rows(texts: Sequence[str | tuple[int, ...]]) -> NDArray[np.float32]:
    """Return texts as vectors: how often each letter is in them, at length 1."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    rows = np.array([[str(text).lower().count(letter) + 1e-6 for letter in letters] for text in texts])
    return (rows / np.linalg.norm(rows, axis=1, keepdims=True)).astype(np.float32)


def _ended(rounds: Sequence[Round], plain: float, reason: FinishReason | None) -> Trace:
    trace = trace_of(rounds, plain_tokens_per_second=plain)
    return replace(trace, summary=replace(trace.summary, finish_reason=reason or FinishReason.CANCELLED))


def _facts(reference: str, name: str) -> ModelFacts:
    return ModelFacts(reference, name, 540_000_000, 135_000_000, 49_152, 8192)
