"""Settings for how a reply is sampled and what ends it, by vLLM's names."""

from __future__ import annotations

import json
import math
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.settings import Setting, Settings
from app.speculation.settings import SamplingSettings

_LIMITS: Mapping[str, Setting[Any]] = {
    "temperature": Settings.temperature,
    "top_p": Settings.top_p,
    "min_p": Settings.min_p,
    "typical_p": Settings.typical_p,
    "repetition_penalty": Settings.repeat_penalty,
    "presence_penalty": Settings.presence_penalty,
    "frequency_penalty": Settings.frequency_penalty,
    "seed": Settings.seed,
    "max_tokens": Settings.max_tokens,
}
_MOST_BIAS = 10_000
"""More than any model gives a token."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SamplingParams:
    """Settings of one request. Names and defaults are vLLM's, so a script written for it gets what it asks for.

    The steps are llama.cpp's, in its order: penalties, top-k, typical-p, top-p, min-p, temperature.

    Raises:
        ValueError: a value is outside its limits; the sentence names it.
    """

    n: int = 1
    """Number of replies to each prompt; the second has the seed after the first's, and so on."""
    temperature: float = 1.0
    """0 takes the likeliest token always; 1 follows the model's own odds."""
    top_p: float = 1.0
    """Take only the likeliest tokens that together reach this probability, in (0, 1]."""
    top_k: int = 0
    """Take only the k likeliest tokens; 0 or -1 for all."""
    min_p: float = 0.0
    """Take only tokens at least this likely compared with the likeliest, in [0, 1]."""
    typical_p: float = 1.0
    """Take only tokens about as surprising as the text so far, in (0, 1]."""
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    repetition_penalty: float = 1.0
    """Above 1, tokens among the latest 64 become less likely."""
    seed: int | None = None
    """Fixes the reply, with guessing and without; ``None``: another one each time."""
    stop: str | Sequence[str] | None = None
    """The reply ends before any of these texts."""
    max_tokens: int | None = 16
    """Tokens of the reply at most; ``None``: until the model ends its reply or the context is full."""
    logit_bias: Mapping[int, float] | None = None
    """Amounts to add to tokens' scores before all else, by token id: 10,000 at most, and ``-inf`` for never."""
    json_schema: Mapping[str, Any] | str | None = None
    """A JSON schema that the reply must obey."""
    grammar: str | None = None
    """GBNF that the reply must obey; its rule ``root`` is the whole reply."""

    def __post_init__(self) -> None:
        for name, setting in _LIMITS.items():
            try:
                setting.check(getattr(self, name))
            except ValueError as error:
                raise ValueError(f"{name}: {error}") from error
        if type(self.top_k) is not int or not -1 <= self.top_k <= 1000:
            raise ValueError("top_k must be a whole number between -1 and 1000; 0 and -1 switch it off.")
        if type(self.n) is not int or self.n < 1:
            raise ValueError("n must be a whole number of at least 1.")
        for token, bias in (self.logit_bias or {}).items():
            if not str(token).isdecimal() or not (-_MOST_BIAS <= bias <= _MOST_BIAS or bias == -math.inf):
                raise ValueError(
                    "logit_bias must give tokens, by their numbers, a bias from -10,000 to 10,000, or -inf for never."
                )
        if self.json_schema is not None and self.grammar is not None:
            raise ValueError("A reply obeys json_schema or grammar, not both.")

    @property
    def stops(self) -> tuple[str, ...]:
        """The stop texts, without empty ones, which would end every reply at once."""
        texts = (self.stop,) if isinstance(self.stop, str) else tuple(self.stop or ())
        return tuple(text for text in texts if text)

    @property
    def schema(self) -> str | None:
        """The JSON schema as text."""
        return json.dumps(self.json_schema) if isinstance(self.json_schema, Mapping) else self.json_schema

    def first_seed(self) -> int:
        """Return the seed of the first of ``n`` replies, in [0, 2³²)."""
        return secrets.randbelow(2**32) if self.seed is None else self.seed

    def sampling(self, seed: int) -> SamplingSettings:
        """Return the same settings for the engine."""
        return SamplingSettings(
            temperature=float(self.temperature),
            top_k=max(0, self.top_k),
            top_p=float(self.top_p),
            min_p=float(self.min_p),
            typical_p=float(self.typical_p),
            repeat_penalty=float(self.repetition_penalty),
            presence_penalty=float(self.presence_penalty),
            frequency_penalty=float(self.frequency_penalty),
            logit_bias=tuple((int(token), float(bias)) for token, bias in (self.logit_bias or {}).items()),
            seed=seed % 2**32,
        )
