"""Questions to the engine whose answers go to whoever asked, and are no part of a chat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.events import TERMINAL, Answered, Event, Finished


class Inquiries:
    """Knows who waits for the answer of which job."""

    def __init__(self) -> None:
        self._waiting: dict[int, Callable[[Any], object]] = {}

    def __contains__(self, job: int) -> bool:
        return job in self._waiting

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, job: int, answered: Callable[[Any], object]) -> None:
        """Have ``answered`` told what comes of a job: an answer or a trace, ``None`` where there is none."""
        self._waiting[job] = answered

    def follow(self, event: Event) -> None:
        """Tell whoever asked, once the job is over."""
        if isinstance(event, TERMINAL):
            answered = self._waiting.pop(event.job)
            came = event.answer if isinstance(event, Answered) else None
            answered(event.trace if isinstance(event, Finished) else came)
