"""Measurement of the main thread's steps: their lengths, and the place of the longest."""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

_TOLD_FROM_MS = 25.0
_SAMPLE_EVERY_S = 0.003
_DEPTH = 14


def wait(ms: int) -> None:
    """Let the event loop run for so long, as it runs in the program: ``QTest.qWait`` keeps Python's lock meanwhile, and
    what is done beside the window would seem to take ten times as long.
    """
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


class StackSampler:
    """Notes every few milliseconds, from another thread, where the main thread is."""

    def __init__(self) -> None:
        self._main = threading.main_thread().ident or 0
        self._samples: list[tuple[float, str]] = []
        threading.Thread(target=self._sample, daemon=True).start()

    def _sample(self) -> None:
        while True:
            time.sleep(_SAMPLE_EVERY_S)
            frame = sys._current_frames().get(self._main)
            stack: list[str] = []
            while frame is not None and len(stack) < _DEPTH:
                code = frame.f_code
                stack.append(f"{Path(code.co_filename).name}:{frame.f_lineno} {code.co_name}")
                frame = frame.f_back
            self._samples.append((time.perf_counter(), " < ".join(stack)))

    def tell(self, begun: float, ended: float) -> None:
        """Print where the main thread was most often in a step, innermost first."""
        seen = Counter(stack for at, stack in self._samples if begun <= at <= ended)
        for stack, times in seen.most_common(4):
            print(f"    {times} × {stack}", flush=True)


class Heartbeat:
    """Beats on the main thread; a long pause between two beats is a step that took so long.

    Of each step it also has the processor time that the main thread took: what other programs do in the meantime, and a
    disk that lets one wait, are not in it.
    """

    def __init__(self, sampler: StackSampler | None = None) -> None:
        self._sampler = sampler
        self._timer = QTimer()
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._beat)
        self._last = self._last_busy = 0.0
        self.longest_ms = self.busiest_ms = 0.0
        self._busiest = (0.0, 0.0)

    def during(self, what: str, action: Callable[[], object], until: Callable[[], bool] | int) -> None:
        """Do it, wait until it is done (or for so many milliseconds), and say how long the longest step was."""
        wait(300)
        self.longest_ms, self._last = 0.0, time.perf_counter()
        self.busiest_ms, self._last_busy = 0.0, time.thread_time()
        self._timer.start()
        begun = time.perf_counter()
        action()
        done = self._long_enough(until) if isinstance(until, int) else until
        while not done() and time.perf_counter() - begun < 30:
            wait(1)
        took_ms = (time.perf_counter() - begun) * 1000
        wait(200)
        self._timer.stop()
        print(
            f"{what}: {took_ms:.0f} ms, longest step {self.longest_ms:.0f} ms, {self.busiest_ms:.0f} ms of a processor",
            flush=True,
        )
        if self._sampler is not None and self.busiest_ms > _TOLD_FROM_MS:
            self._sampler.tell(*self._busiest)

    @staticmethod
    def _long_enough(ms: int) -> Callable[[], bool]:
        end = time.perf_counter() + ms / 1000
        return lambda: time.perf_counter() >= end

    def _beat(self) -> None:
        now, busy = time.perf_counter(), time.thread_time()
        if (busy - self._last_busy) * 1000 > self.busiest_ms:
            self._busiest = (self._last, now)
        self.longest_ms, self._last = max(self.longest_ms, (now - self._last) * 1000), now
        self.busiest_ms, self._last_busy = max(self.busiest_ms, (busy - self._last_busy) * 1000), busy
