"""Settings of a reply: the choice of tokens, how far to draft, and when to end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

MOST_DRAFTED = 31
"""Longest draft of a round: with the last committed token that makes 32 rows to verify."""


class SpeculationMode(StrEnum):
    """Source of the guesses."""

    AUTOMATIC = "automatic"
    """Lookup or memory where they have been right, else the draft."""
    DRAFT = "draft"
    """The draft alone."""
    LOOKUP = "lookup"
    """The text of the conversation alone."""
    OFF = "off"
    """Nowhere: the target goes alone."""


@dataclass(frozen=True, slots=True)
class SamplingSettings:
    """Settings for the choice of the next token. Names, order and defaults follow llama.cpp's sampler chain."""

    temperature: float = 0.8
    """0 takes the likeliest token always."""
    top_k: int = 40
    """Keep so many of the likeliest tokens; 0 keeps all."""
    top_p: float = 0.95
    """Keep the likeliest tokens that together have this probability; 1 keeps all."""
    min_p: float = 0.05
    """Keep tokens of at least this share of the likeliest one's probability; 0 keeps all."""
    typical_p: float = 1.0
    """Keep the tokens nearest to the distribution's entropy that together have this probability; 1 keeps all."""
    repeat_penalty: float = 1.0
    """Divide the logits of tokens that were there; 1 leaves them."""
    presence_penalty: float = 0.0
    """Subtract this from their logits."""
    frequency_penalty: float = 0.0
    """Subtract this as often as each was there."""
    repeat_last_n: int = 64
    """Number of the last tokens that these three look at; 0 none, -1 all."""
    logit_bias: tuple[tuple[int, float], ...] = ()
    """Tokens, and what is added to their logits."""
    seed: int = 0
    """Fixes the reply: with the same seed, prompt and model it is the same one, with a draft or without."""


@dataclass(frozen=True, slots=True)
class DraftSettings:
    """Limits of a draft: llama.cpp's ``--draft-max``, ``--draft-min`` and ``--draft-p-min``, with any pace."""

    draft_max: int | None = None
    """Guesses a round at most; ``None`` has the pace find out (:class:`app.speculation.pacing.auto_pace.AutoPace`)."""
    draft_min: int = 0
    """A draft of fewer guesses is dropped."""
    draft_p_min: float = 0.0
    """A draft ends before a guess that its model gives a smaller probability."""
    pauses: bool = True
    """True if automatic pacing may leave a round without guesses because none would pay. Where a person asked for
    guesses, or they are there to be seen, it still finds out how far to draft, but never falls silent."""
