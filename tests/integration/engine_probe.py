"""An engine with its events collected, and a pair as its thread has it, for tests that ask for one thing at a time."""

from __future__ import annotations

import queue
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from app.engine.commands import Command, CountTokens, Generate, LoadPair, Message
from app.engine.engine import Engine
from app.engine.events import (
    TERMINAL,
    Answered,
    Event,
    Failed,
    Finished,
    Loaded,
    LoadProgress,
    Notice,
    RoundDone,
    TokenCounts,
)
from app.engine.loading.loading import PairLoader
from app.engine.memory_texts import MemoryTexts
from app.engine.pair import Pair
from app.engine.reply import write_reply
from app.engine.several_computers.process import StartChild
from app.errors import AppError
from app.llama.context import Context, StopFlag
from app.llama.devices import Device
from app.models.library.history import TrialOutcome, Trials
from app.models.library.model_library import Library
from app.paths import Paths
from app.remote.worker import remote_workers
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import Trace


class LoadedPair:
    """Load it, and close it when it is not needed any more.

    Args:
        paths: where the models lie.
        command: which of them to load, and how.
        devices: the graphics cards there are.
        tries_files: whether a file is first loaded in a child process.
    """

    def __init__(
        self, paths: Paths, command: LoadPair, *, devices: Sequence[Device] = (), tries_files: bool = False
    ) -> None:
        self.events: list[Event] = []
        self.texts = MemoryTexts()
        library = Library(paths)
        if not tries_files:
            library.trials = TriedFiles(paths.trials)
        self.pair: Pair = PairLoader(
            0,
            command,
            sink=self.events.append,
            models=library,
            stop=StopFlag(),
            is_cancelled=lambda: False,
            devices=lambda: tuple(devices),
            texts=self.texts,
        ).load()
        self.pair.learn_from(None)

    @property
    def target(self) -> Context:
        return self.pair.target.context

    @property
    def draft(self) -> Context:
        assert self.pair.draft is not None
        assert isinstance(self.pair.draft.context, Context)
        return self.pair.draft.context

    def generate(self, command: Generate) -> Trace:
        return write_reply(self.pair, command, 1, self.events.append, lambda: False)

    def close(self) -> None:
        self.pair.close()


class TriedFiles(Trials):
    """Spares a child process for each file."""

    def recall(
        self, path: Path, *, on_device: bool = False, head: Path | None = None, guesses: bool = False
    ) -> TrialOutcome | None:
        return TrialOutcome(None)


PATIENCE_S = 120


class EngineProbe:
    """Use as a context manager; the engine's thread is gone afterwards.

    Args:
        paths: where the models and what was learned lie.
        ends_only: receive terminal events alone. Each event wakes the caller's thread, on a processor that computes.
        tries_files: whether a file is first loaded in a child process, as in the program.
        child: starts a process for models whose layers other computers share.
        idle_s: seconds without a job before chats are written to the disk.
    """

    def __init__(
        self,
        paths: Paths,
        *,
        ends_only: bool = False,
        tries_files: bool = True,
        child: StartChild | None = None,
        idle_s: float | None = None,
    ) -> None:
        self._queue: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._ends_only = ends_only
        library = Library(paths)
        if not tries_files:
            library.trials = TriedFiles(paths.trials)
        self.engine = Engine(self._receive, library, remote_workers(), child, idle_s=idle_s)

    def _receive(self, event: Event) -> None:
        if not self._ends_only or isinstance(event, TERMINAL):
            self._queue.put(event)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.engine.close()

    def next_event(self) -> Event:
        return self._queue.get(timeout=PATIENCE_S)

    def events_of(self, job: int) -> list[Event]:
        """All events of a job up to its terminal one."""
        events: list[Event] = []
        while not events or not isinstance(events[-1], TERMINAL):
            event = self.next_event()
            if event.job == job:
                events.append(event)
        return events

    def do(self, command: Command) -> list[Event]:
        return self.events_of(self.engine.submit(command))

    def begin(self, command: Command) -> int:
        """Return the number of a job that has come to its first word, or of a load to its first part."""
        job = self.engine.submit(command)
        while not isinstance(event := self.next_event(), (RoundDone, LoadProgress)):
            assert not isinstance(event, TERMINAL), event
        return job

    def load(self, target: str, draft: str | None = None, **options: object) -> Loaded:
        end = self.do(LoadPair(target, draft, **options))[-1]  # type: ignore[arg-type]
        assert isinstance(end, Loaded), end
        return end

    def ask(self, *turns: str, **options: object) -> Trace:
        """Question, answer, question, …: the reply to the last."""
        return self.generate(question(*turns, **options))

    def generate(self, command: Generate) -> Trace:
        end = self.do(command)[-1]
        assert isinstance(end, Finished), end
        return end.trace

    def refused(self, command: Command) -> str:
        """The sentence a failing command ends with."""
        return self.error_of(command).sentence

    def error_of(self, command: Command) -> AppError:
        end = self.do(command)[-1]
        assert isinstance(end, Failed), end
        return end.error

    def count(self, text: str) -> int:
        """The tokens of a text."""
        end = self.do(CountTokens((text,)))[-1]
        assert isinstance(end, Answered), end
        assert isinstance(end.answer, TokenCounts)
        return end.answer.counts[0]


def notices(events: Sequence[Event]) -> list[str]:
    """Return the notices that the person was given."""
    return [event.sentence for event in events if isinstance(event, Notice)]


def token_ids(trace: Trace) -> list[int]:
    return [token.id for round_ in trace.rounds for token in round_.tokens]


def question(
    *turns: str,
    temperature: float = 0.0,
    seed: int = 7,
    tokens: int | None = 32,
    mode: SpeculationMode = SpeculationMode.DRAFT,
    draft_max: int | None = 5,
    drafting: DraftSettings | None = None,
    stop: tuple[str, ...] = (),
    system: str | None = None,
    raw: str | None = None,
) -> Generate:
    messages = [Message("assistant" if i % 2 else "user", text) for i, text in enumerate(turns)]
    if system is not None:
        messages.insert(0, Message("system", system))
    return Generate(
        tuple(messages),
        raw=raw,
        sampling=SamplingSettings(temperature=temperature, seed=seed),
        drafting=drafting or DraftSettings(draft_max=draft_max),
        mode=mode,
        max_tokens=tokens,
        stop=stop,
    )
