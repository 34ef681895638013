"""Choices of the person in the window, as far as they matter to other programs."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.commands import LoadPair
from app.settings import Settings
from app.speculation.settings import SpeculationMode


@dataclass(frozen=True, slots=True)
class WindowChoices:
    """Plain values, so that another thread can have them."""

    pair: LoadPair | None
    mode: SpeculationMode
    draft_max: int | None
    draft_min: int
    draft_p_min: float
    context_tokens: int
    threads: int | None
    gpu_layers: int | None
    parallel: int
    memory_share: float
    manages_models: bool

    @classmethod
    def of(cls, settings: Settings, pair: LoadPair | None) -> WindowChoices:
        """Return what settings and pair say, as plain values."""
        return cls(
            pair,
            settings.mode,
            settings.draft_max,
            settings.draft_min,
            settings.draft_p_min,
            settings.context_tokens,
            settings.threads,
            settings.gpu_layers,
            settings.parallel or 0,
            settings.memory_for_chats / 100,
            settings.api_manages_models,
        )
