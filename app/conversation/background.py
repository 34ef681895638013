"""Work beside the face's thread, as a conversation has it done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from app.errors import AppError

R = TypeVar("R")


class Background(Protocol):
    """Does work on threads of its own and tells the outcome in the thread of the conversation."""

    def send(
        self,
        owner: object,
        kind: str,
        work: Callable[[Callable[[], bool]], R],
        done: Callable[[R], object],
        failed: Callable[[AppError], object] = ...,
    ) -> None:
        """Do ``work``, then call ``done`` with what it returned, or ``failed``; in the place of the owner's work of the
        same kind. ``work`` is handed a function that says whether its outcome is still wanted.
        """
        ...

    def recall(self, owner: object, kind: str) -> None:
        """Drop the outcome of an owner's work of a kind."""
        ...
