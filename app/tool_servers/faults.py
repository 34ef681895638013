"""Faults of a tool server."""

from __future__ import annotations

from typing import Any

from app.errors import WorldError


class ServerFault(WorldError):
    """A server cannot be started, does not answer, or says what nobody can use."""


class Refused(ServerFault):
    """A server answered a question with an error.

    Args:
        sentence: for people.
        details: what the server adds for programs.
    """

    def __init__(self, sentence: str, details: Any = None) -> None:
        super().__init__(sentence)
        self.details = details


class Stopped(ServerFault):
    """Nobody wants the answer any more."""
