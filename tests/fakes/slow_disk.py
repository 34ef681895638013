"""A disk that takes its time: whoever waits for it or deletes from it waits until it is let go."""

from __future__ import annotations

import os
import threading
from typing import Any

import pytest

_PATIENCE_S = 60
"""A bound on a hang, not a speed."""


class SlowDisk:
    """Stands in for ``os.fsync`` and ``os.unlink`` on all threads but the main one, where it only takes a note."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.release = threading.Event()
        self.held = threading.Semaphore(0)
        """One for each call that waits or has waited."""
        self.on_the_main_thread: list[str] = []
        for name in ("fsync", "unlink"):
            patch.setattr(os, name, self._slow(name, getattr(os, name)))

    def wait_until_held(self) -> None:
        assert self.held.acquire(timeout=_PATIENCE_S)

    def _slow(self, name: str, real: Any) -> Any:
        def call(*arguments: Any, **more: Any) -> Any:
            if threading.current_thread() is threading.main_thread():
                self.on_the_main_thread.append(name)
            else:
                self.held.release()
                assert self.release.wait(_PATIENCE_S)
            return real(*arguments, **more)

        return call
