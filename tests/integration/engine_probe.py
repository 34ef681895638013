"""An engine with its events collected, for tests that ask for one thing at a time."""

from __future__ import annotations

import queue
from types import TracebackType
from typing import Self

from app.engine.commands import Command, Generate, LoadPair, Message
from app.engine.engine import Engine
from app.engine.events import TERMINAL, Event, Failed, Finished, Loaded
from app.models.library.model_library import Library
from app.paths import Paths
from app.remote.worker import remote_workers
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import Trace

PATIENCE_S = 120


class EngineProbe:
    """Use as a context manager; the engine's thread is gone afterwards.

    Args:
        paths: where the models and what was learned lie.
        ends_only: receive terminal events alone. Each event wakes the caller's thread, on a processor that computes.
    """

    def __init__(self, paths: Paths, *, ends_only: bool = False) -> None:
        self._queue: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._ends_only = ends_only
        self.engine = Engine(self._receive, Library(paths), remote_workers())

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
        end = self.do(command)[-1]
        assert isinstance(end, Failed), end
        return end.error.sentence


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
