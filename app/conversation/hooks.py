"""Hooks: places where others connect to be told that something happens, without Qt."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Hook(Generic[P]):
    """Calls everyone who connected, in the order in which they did, in the thread that emits.

    As with signals of Qt, a mistake in one listener is reported (:data:`sys.excepthook`) and keeps neither the other
    listeners nor the sender from going on.
    """

    def __init__(self) -> None:
        self._listeners: list[Callable[P, object]] = []

    def connect(self, listener: Callable[P, object]) -> None:
        """Have ``listener`` called from now on."""
        self._listeners.append(listener)

    def disconnect(self, listener: Callable[P, object]) -> None:
        """Call ``listener`` no more; it is connected."""
        self._listeners.remove(listener)

    def emit(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call every listener."""
        for listener in tuple(self._listeners):
            try:
                listener(*args, **kwargs)
            except Exception:  # noqa: BLE001 - see the class
                sys.excepthook(*sys.exc_info())
