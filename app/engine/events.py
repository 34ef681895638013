"""What the engine reports. Frozen values, sent in order from the engine's own thread.

Every job ends with exactly one terminal event: ``Loaded``, ``Finished``, ``Unloaded``, ``Cancelled`` or
``Failed``. (A cancelled reply ends with ``Finished`` and finish reason ``cancelled``: what was written counts.)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.errors import AppError
from app.speculation.trace import Round, Trace

Part = Literal["target", "draft"]


@dataclass(frozen=True, slots=True)
class Preparing:
    """A starter file is being made; ``fraction`` in [0, 1]."""

    job: int
    name: str
    fraction: float


@dataclass(frozen=True, slots=True)
class LoadProgress:
    """``fraction`` in [0, 1] of that part's weights are in memory."""

    job: int
    part: Part
    fraction: float


@dataclass(frozen=True, slots=True)
class ModelFacts:
    """What the window says about a loaded model."""

    reference: str
    """The reference it was loaded by, so that it can be loaded again."""
    name: str
    """In words, such as "SmolLM2 135M Instruct (Q4_1)"."""
    size_bytes: int
    parameters: int
    vocabulary_tokens: int
    trained_context_tokens: int
    converses: bool = True
    """It knows how a conversation is written; a base model does not."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The pair is ready. ``draft`` is ``None`` when none was asked for or it could not be used."""

    job: int
    target: ModelFacts
    draft: ModelFacts | None
    draft_problem: str | None
    """Why the draft that was asked for is not used, in one sentence."""
    context_tokens: int
    load_ms: float
    takes_back: bool = True
    """Whether wrong guesses can be taken out of the target again; where not, nothing is guessed for it."""


@dataclass(frozen=True, slots=True)
class PrefillProgress:
    """The prompt is being read: ``done`` of ``total`` tokens; ``reused`` of them were still in the cache."""

    job: int
    done: int
    total: int
    reused: int


@dataclass(frozen=True, slots=True)
class RoundDone:
    """One round of the reply."""

    job: int
    round: Round
    context_used: int
    """Tokens of the context in use after this round."""
    plain_tokens_per_second: float | None
    """The target's own speed, measured by plain rounds of this pair; ``None`` while unknown."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the person should know though nothing failed, in one sentence."""

    job: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Outgrown(Notice):
    """The conversation is longer than the context, so its beginning was left out: a new one would have all the room."""


@dataclass(frozen=True, slots=True)
class Repeating:
    """The reply has begun to go in circles, or (``on`` is false) to say something new again."""

    job: int
    on: bool
    ended: bool = False
    """The reply was ended for it: nothing limited its length, and nothing else would have come."""

    @property
    def sentence(self) -> str:
        """For a person; empty where there is nothing to say any more."""
        if self.ended:
            return "This reply repeated itself without end, so it was ended."
        return "This reply repeats itself." if self.on else ""


@dataclass(frozen=True, slots=True)
class Finished:
    """The reply is complete; ``trace`` holds its text, readout and rounds."""

    job: int
    trace: Trace


@dataclass(frozen=True, slots=True)
class Unloaded:
    job: int


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A load was cancelled; nothing is loaded."""

    job: int


@dataclass(frozen=True, slots=True)
class Failed:
    """The job could not be done; the engine goes on."""

    job: int
    error: AppError


Event = (
    Preparing
    | LoadProgress
    | Loaded
    | PrefillProgress
    | RoundDone
    | Notice
    | Repeating
    | Finished
    | Unloaded
    | Cancelled
    | Failed
)
TERMINAL = (Loaded, Finished, Unloaded, Cancelled, Failed)
