"""What a person can set about a reply: how tokens are chosen, how far to draft, when to end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

MOST_DRAFTED = 31
"""Longest draft of a round: with the last committed token that makes 32 rows to verify."""


class SpeculationMode(StrEnum):
    """Where guesses come from."""

    AUTOMATIC = "automatic"  # lookup where it has been right, else the draft model; paused while it loses
    DRAFT = "draft"
    LOOKUP = "lookup"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class SamplingSettings:
    """How the next token is chosen. Names, order and defaults follow llama.cpp's sampler chain.

    ``temperature`` 0 means the likeliest token always. ``top_k`` 0, ``top_p`` 1, ``min_p`` 0, ``typical_p`` 1,
    ``repeat_penalty`` 1 and the two penalties at 0 switch that step off. ``seed`` fixes the reply: with the same
    seed, prompt and model it is the same reply, with speculation or without.
    """

    temperature: float = 0.8
    top_k: int = 40
    top_p: float = 0.95
    min_p: float = 0.05
    typical_p: float = 1.0
    repeat_penalty: float = 1.0
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    repeat_last_n: int = 64
    logit_bias: tuple[tuple[int, float], ...] = ()
    seed: int = 0


@dataclass(frozen=True, slots=True)
class DraftSettings:
    """How far to draft, in tokens a round.

    ``draft_max`` ``None`` lets the program find out (automatic). A draft ends before a token that its model gives a
    probability below ``draft_p_min``, and one of fewer tokens than ``draft_min`` is dropped: llama.cpp's
    ``--draft-max``, ``--draft-p-min`` and ``--draft-min``, in either kind of pacing.
    """

    draft_max: int | None = None
    draft_min: int = 0
    draft_p_min: float = 0.0
    pauses: bool = True
    """Whether automatic pacing may leave a round without guesses because none would pay. Where a person asked for
    guesses, or they are there to be seen, it still finds out how far to draft, but never falls silent."""
