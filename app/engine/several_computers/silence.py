"""Clock for how long nothing has come of a job that needs other computers; it reports while that lasts."""

from __future__ import annotations

import time
from collections.abc import Sequence

from app.engine.events import Waiting
from app.engine.port import EventSink
from app.language import any_of, number, tr

SILENT_S = 3.0
"""After which silence is told, and then each second."""
_EVERY_S = 1.0


class SilenceClock:
    """Tells that nothing comes. Who of them is slow and who is gone cannot be asked: each serves one program at a time.

    Args:
        job: whose events are awaited.
        sink: hears it.
        servers: what the job needs, as ``host:port``; with none, nothing is told.
    """

    def __init__(self, job: int, sink: EventSink, servers: Sequence[str]) -> None:
        self._job = job
        self._sink = sink
        self._servers = any_of(servers)
        self.heard()

    def heard(self) -> None:
        """Note that something came."""
        self._heard_s = time.monotonic()
        self._told_s = self._heard_s + SILENT_S - _EVERY_S

    @property
    def due_s(self) -> float | None:
        """The time of the next report, on :func:`time.monotonic`'s clock; ``None``: never."""
        return self._told_s + _EVERY_S if self._servers else None

    def tell(self) -> None:
        """Tell it, where it is due."""
        now_s = time.monotonic()
        if self.due_s is None or now_s < self.due_s:
            return
        self._told_s = now_s
        quiet_s = now_s - self._heard_s
        self._sink(
            Waiting(
                self._job,
                tr(
                    "Silent or slow for {seconds} s: {servers}. Stop leaves it.",
                    seconds=number(quiet_s),
                    servers=self._servers,
                ),
            )
        )
