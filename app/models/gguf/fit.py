"""Does a pair fit into this computer's memory, and with how much text?

Weights are as large as their files. Beside them stand the cached keys and values of both models, which grow with the
text, the running states of hybrids, and the buffers llama.cpp computes in.

Of the running state of recurrent and hybrid models copies are kept. With copies, wrong guesses can be taken back
(``app/llama/cache/snapshots.py``), so a round can have as many guesses as there are copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from app.language import number, tr
from app.models.gguf.header import Header
from app.speculation.settings import MOST_DRAFTED

ROLLS_BACK = frozenset({
    "bailingmoe3", "kimi-k3", "lfm2", "lfm2moe", "nemotron_h", "nemotron_h_moe", "qwen35", "qwen35moe",
})  # fmt: skip
"""Architectures for which llama.cpp keeps copies (``llm_arch_supports_rs_rollback``) and whose states are counted here;
it knows three more, whose states are of other shapes."""

_SHARE = 0.1
"""Of the weights' size, what the copies may take."""
_LEAST = 4
"""Copies kept however large they are: fewer guesses in a round would gain little."""
_NUMBER_BYTES = 4
_MARKS = (".ssm_conv1d", ".shortconv.conv.")
"""In a tensor's name: its block has a running state."""


def state_bytes(header: Header) -> int:
    """Return the bytes of one state of all blocks; 0 for a model that has none, or none that is counted here."""
    if header.architecture not in ROLLS_BACK:
        return 0
    named = {name.split(".")[1] for name, _ in header.tensors if any(mark in name for mark in _MARKS)}
    cacheless = sum(count == 0 for count in header.head_counts_kv)  # of a model in parts, one header names few tensors
    return max(len(named), cacheless) * header.state_numbers * _NUMBER_BYTES


def copies(header: Header, file_bytes: int) -> int:
    """Return how many copies of its state a target should keep; 0 where copies are of no use.
    ``file_bytes``: the size of its weights, of all parts together.
    """
    return _copies(state_bytes(header), file_bytes)


def copies_bytes(header: Header, file_bytes: int) -> int:
    """Return the bytes they take, the present state included."""
    return all_bytes(state_bytes(header), file_bytes)


def all_bytes(each: int, file_bytes: int) -> int:
    """Return the bytes of all copies, from the size of one state."""
    return each * (1 + _copies(each, file_bytes))


def _copies(each: int, file_bytes: int) -> int:
    return min(MOST_DRAFTED, max(_LEAST, int(file_bytes * _SHARE) // each)) if each else 0


BUFFERS_BYTES = 320_000_000
"""Compute buffers of one model. The largest part holds 512 rows of scores: 152,000 tokens × 4 bytes make 311 MB."""
_TIGHT_SHARE = 0.85
"""Above this share of what is free, other programs start to be pushed out."""
_CONTEXT_STEP = 1024


class Fit(Enum):
    """Fit of a pair into the free memory."""

    FITS = "fits"
    TIGHT = "tight"
    WONT = "won't fit"


@dataclass(frozen=True, slots=True)
class ModelMemory:
    """The memory that one model takes."""

    file_bytes: int
    kv_bytes_per_token: int
    state_bytes: int = 0
    """Its running state, with the copies that let wrong guesses be taken back."""

    @classmethod
    def guessed(cls, file_bytes: int) -> ModelMemory:
        """Guess from the size alone, before the header is known. Published models of 0.5 to 32 GB need half to twice.

        A cache grows with width times depth, weights with width squared times depth; hence the root.
        """
        return cls(file_bytes, round(2 * file_bytes**0.5))

    @classmethod
    def of(cls, file_bytes: int, header: Header) -> ModelMemory | None:
        """Compute from the file's size and its header; ``None`` if the header does not tell what a cache takes."""
        kv_bytes = header.kv_bytes(1)
        return None if kv_bytes is None else cls(file_bytes, kv_bytes, copies_bytes(header, file_bytes))


@dataclass(frozen=True, slots=True)
class FitVerdict:
    """Verdict on the fit, with the bytes it was decided from and the longest context that would fit."""

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
    fit = Fit.TIGHT if needed > free_bytes * _TIGHT_SHARE else Fit.FITS
    if needed > free_bytes:
        fit = Fit.WONT
    return FitVerdict(fit, needed, free_bytes, most)


def free_memory_bytes() -> int:
    """Return the memory that a program may take now without pushing others out."""
    import psutil  # noqa: PLC0415 - slow to import

    return int(psutil.virtual_memory().available)


_STEP = 100_000_000
"""Shown to a tenth of a gigabyte."""


@dataclass(frozen=True, slots=True)
class MemoryBreakdown:
    """Bytes, rounded so that together they are the total that is shown beside them."""

    writer: int
    guesser: int
    conversation: int
    """Keys and values of the whole context, in both caches."""
    computing: int
    """The buffers in which results are worked out, and what a running state needs."""

    @property
    def total(self) -> int:
        return self.writer + self.guesser + self.conversation + self.computing


def memory_parts(models: Sequence[ModelMemory], context_tokens: int) -> MemoryBreakdown:
    """Return the parts of the need by :func:`app.models.gguf.fit.judge`, for what writes and what guesses."""
    writer, guesser = models
    needed = judge(models, context_tokens, 0).needed_bytes
    files = [writer.file_bytes, guesser.file_bytes]
    conversation = sum(model.kv_bytes_per_token for model in models) * context_tokens
    return MemoryBreakdown(*_rounded([*files, conversation, needed - sum(files) - conversation]))


def _rounded(parts: Sequence[int]) -> list[int]:
    """Round each part to a step, and the total too: the largest remainders are rounded up until it is right."""
    whole = [part // _STEP for part in parts]
    missing = round(sum(parts) / _STEP) - sum(whole)
    by_remainder = sorted(range(len(parts)), key=lambda at: -(parts[at] % _STEP))
    for at in by_remainder[:missing]:
        whole[at] += 1
    return [count * _STEP for count in whole]
