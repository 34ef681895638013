"""Does a pair fit into this computer's memory, and with how much text?

Weights are as large as their files. Beside them stand the cached keys and values of both models, which grow with the
text, the running states of hybrids, and the buffers llama.cpp computes in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from app.language import number, tr
from app.models.gguf.header import Header
from app.models.gguf.running_state import copies_bytes

BUFFERS_BYTES = 320_000_000
"""Compute buffers of one model. The largest part holds 512 rows of scores: 152,000 tokens × 4 bytes make 311 MB."""
_TIGHT_SHARE = 0.85
"""Above this share of what is free, other programs start to be pushed out."""
_CONTEXT_STEP = 1024


class Fit(Enum):
    """How a pair stands to the memory that is free."""

    FITS = "fits"
    TIGHT = "tight"
    WONT = "won't fit"


@dataclass(frozen=True, slots=True)
class ModelMemory:
    """What one model takes."""

    file_bytes: int
    kv_bytes_per_token: int
    state_bytes: int = 0
    """Its running state, with the copies that let wrong guesses be taken back."""

    @classmethod
    def guessed(cls, file_bytes: int) -> ModelMemory:
        """From the size alone, before the header is known. Published models of 0.5 to 32 GB take half to twice that.

        A cache grows with width times depth, weights with width squared times depth; hence the root.
        """
        return cls(file_bytes, round(2 * file_bytes**0.5))

    @classmethod
    def of(cls, file_bytes: int, header: Header) -> ModelMemory | None:
        """From the file's size and its header; ``None`` where the header does not tell what a cache takes."""
        kv_bytes = header.kv_bytes(1)
        return None if kv_bytes is None else cls(file_bytes, kv_bytes, copies_bytes(header, file_bytes))


@dataclass(frozen=True, slots=True)
class FitVerdict:
    """Whether it fits, the bytes it was decided from, and the longest context that would fit."""

    fit: Fit
    needed_bytes: int
    free_bytes: int
    most_context_tokens: int
    """Rounded down to whole thousands (1024); 0 when not even the weights fit."""

    @property
    def sentence(self) -> str:
        figures = tr(
            "needs {needed} GB of memory, {free} GB are free",
            needed=number(self.needed_bytes / 1e9, 1),
            free=number(self.free_bytes / 1e9, 1),
        )
        if self.fit is Fit.FITS:
            return tr("Fits this computer: {figures}.", figures=figures)
        if self.fit is Fit.TIGHT:
            return tr("Tight on this computer: {figures}. Close other programs first.", figures=figures)
        if self.most_context_tokens:
            return tr(
                "Won't fit as it is: {figures}. With a context of {most_context_tokens} tokens it would.",
                figures=figures,
                most_context_tokens=number(self.most_context_tokens),
            )
        return tr("Won't fit on this computer: {figures}.", figures=figures)


def judge(models: Sequence[ModelMemory], context_tokens: int, free_bytes: int) -> FitVerdict:
    """Judge models loaded side by side, each with a cache for the whole context."""
    fixed = sum(model.file_bytes + model.state_bytes + BUFFERS_BYTES for model in models)
    per_token = sum(model.kv_bytes_per_token for model in models)
    needed = round(fixed + per_token * context_tokens)
    room = free_bytes - fixed
    most = int(room / per_token) // _CONTEXT_STEP * _CONTEXT_STEP if room > 0 and per_token else 0
    fit = Fit.WONT if needed > free_bytes else Fit.TIGHT if needed > free_bytes * _TIGHT_SHARE else Fit.FITS
    return FitVerdict(fit, needed, free_bytes, most)


def free_memory_bytes() -> int:
    """What programs may take now without pushing others out."""
    import psutil  # noqa: PLC0415 - slow to import

    return int(psutil.virtual_memory().available)
