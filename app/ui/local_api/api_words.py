"""Sentences of the window about the local API. No Qt here."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import Enum, auto

from app.engine.events import ClientsChanged
from app.language import tr, tr_count

OFF = tr("Off. Other programs cannot ask this window.")
STARTING = tr("Starting…")
STOPPING = tr("Ending…")
NOBODY = tr("Nobody is asking now.")
NO_KEY = tr("None needed on this computer")
NO_NETWORK = tr("This computer is in no network now.")


class ApiPhase(Enum):
    OFF = auto()
    STARTING = auto()
    LISTENING = auto()
    STOPPING = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class ApiState:
    """State of the local API."""

    phase: ApiPhase = ApiPhase.OFF
    address: str = ""
    """For programs on this computer."""
    outer: str | None = None
    """For other computers; ``None`` where they may not ask, or this computer is in no network."""
    reachable: bool = False
    """Other computers may ask."""
    key: str | None = None
    problem: str = ""
    free_port: int | None = None
    """One to listen at, where the chosen one is in use."""

    @property
    def sentence(self) -> str:
        match self.phase:
            case ApiPhase.OFF:
                return OFF
            case ApiPhase.STARTING:
                return STARTING
            case ApiPhase.STOPPING:
                return STOPPING
            case ApiPhase.FAILED:
                return tr("Not listening. {problem}", problem=self.problem)
            case ApiPhase.LISTENING:
                return (
                    tr("Listening, for other computers too.")
                    if self.reachable
                    else tr("Listening, for this computer only.")
                )


def base_address(address: str) -> str:
    """Return an address as programs made for OpenAI's API want it, which are most."""
    return f"{address}/v1"


def activity_words(clients: ClientsChanged) -> str:
    """Return who asks, in a sentence."""
    if not clients.running:
        if not clients.waiting:
            return NOBODY
        return tr_count(
            "One request waits until you are answered.", "%n requests wait until you are answered.", clients.waiting
        )
    writing = tr_count(
        "One reply is being written for another program.",
        "%n replies are being written for other programs.",
        clients.running,
    )
    if not clients.waiting:
        return writing
    return f"{writing} {tr_count('One more request waits.', '%n more requests wait.', clients.waiting)}"


def mark_words(state: ApiState, clients: ClientsChanged) -> str:
    """Return what the mark in the top bar says."""
    sentence = tr("Other programs can ask at {address}", address=base_address(state.address))
    return (
        sentence
        if clients == ClientsChanged()
        else tr("{state}. {activity}", state=sentence, activity=activity_words(clients))
    )


def example_line(state: ApiState, *, windows: bool = sys.platform == "win32") -> str:
    """Return a command that asks once, for a terminal of this system."""
    key = f' -H "Authorization: Bearer {state.key}"' if state.key is not None else ""
    body = '{"messages":[{"role":"user","content":"Hello"}]}'
    quoted = '"' + body.replace('"', '\\"') + '"' if windows else f"'{body}'"
    return f"curl {base_address(state.address)}/chat/completions{key} -d {quoted}"


def hidden(key: str) -> str:
    """Return a key as it is shown on a screen that others may see."""
    return f"{key[:4]}{'•' * 12}"
