"""Expected speed of models on this computer, from what loaded models were measured at; and the pair it recommends.

A model reads its whole file for each word. So one that was loaded tells how many bytes a second this computer reads;
from the size of another file follows how long its passes will take. The further apart the sizes, the wider the range.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from app.models.gguf.fit import Fit
from app.models.gguf.header import MOST_HEADER_BYTES
from app.models.library.catalog import CatalogFile, CatalogPair

_MODEL = re.compile(r"(?P<name>.+) (?P<bytes>\d+) (?P<layers>-?\d+)")
"""A model in the key of what a pair taught: file name, bytes, and layers on graphics cards."""
_OWN_LAYERS = "own layers"
_EXPERTS = re.compile(r"\d+x\d|\bA\d+(?:\.\d+)?B\b|moe|gpt-?oss", re.IGNORECASE)
"""In the name of a mixture of experts, which reads a part of its file that the name does not tell exactly."""
_LATEST = 5
_MARGIN = 1.25
_MARGIN_PER_DOUBLING = 1.1
_MOST_ON_CARDS = 2.0
"""A file larger than this many times the largest one that ran on a card may not fit there."""
_READABLE = 5.0
"""Tokens a second that a person reads along with."""


@dataclass(frozen=True, slots=True)
class ExpectedSpeed:
    """Tokens a second of a model on this computer; both bounds are equal where that was measured."""

    least: float
    most: float

    @property
    def was_measured(self) -> bool:
        return self.least == self.most


@dataclass(frozen=True, slots=True)
class _Measured:
    name: str
    weights_bytes: int
    """Of the file without its header."""
    is_on_cards: bool
    pass_ms: float
    """Of the model alone, over one row."""
    reply_tokens_per_second: float | None
    """Of recent replies, with guesses."""
    row_share: float | None
    """Cost of a further row of a pass, as a share of the first; ``None`` where no such pass was measured."""


class MeasuredSpeeds:
    """Speeds of the models that were loaded on this computer.
    ``lessons``: what pairs taught, by the files of each; whatever cannot be read counts as unknown.
    """

    def __init__(self, lessons: Mapping[str, Any]) -> None:
        self._measured = [one for key, data in lessons.items() if (one := _read(key, data)) is not None]

    def of(self, name: str, size_bytes: int) -> ExpectedSpeed | None:
        """Return the speed of a model file, by name and size; ``None`` while nobody knows."""
        same = [
            one
            for one in self._measured
            if one.name == name and 0 <= size_bytes - one.weights_bytes <= MOST_HEADER_BYTES
        ]
        if same:
            speed = same[-1].reply_tokens_per_second or 1000 / same[-1].pass_ms
            return ExpectedSpeed(speed, speed)
        measured = [one for one in self._measured if not _EXPERTS.search(one.name)]
        if not measured or _EXPERTS.search(name) or size_bytes <= 0:
            return None
        measured = [one for one in measured if one.is_on_cards == measured[-1].is_on_cards]
        if measured[-1].is_on_cards and size_bytes > _MOST_ON_CARDS * max(one.weights_bytes for one in measured):
            return None
        nearest = min(reversed(measured), key=lambda one: abs(math.log2(one.weights_bytes / size_bytes)))
        speed = 1000 / nearest.pass_ms * nearest.weights_bytes / size_bytes
        doublings = abs(math.log2(nearest.weights_bytes / size_bytes))
        margin = _MARGIN * _MARGIN_PER_DOUBLING**doublings
        return ExpectedSpeed(speed / margin, speed * margin)

    def row_share(self, name: str) -> float | None:
        """Return what a further row of a model's pass costs here, as a share of the first.

        Args:
            name: the model file's. What other models were measured at counts where this one was not.
        """
        shares = [(one.name == name, one.row_share) for one in self._measured if one.row_share is not None]
        of_it = [share for is_same, share in shares if is_same]
        return median(of_it or [share for _, share in shares]) if shares else None

    def of_file(self, file: CatalogFile) -> ExpectedSpeed | None:
        """Return the speed of a file of the catalogue; its own guessing layers are not read by a pass."""
        name = file.hub.name.rpartition("/")[2]
        speed = self.of(name, file.size_bytes)
        return speed if speed is not None and speed.was_measured else self.of(name, file.size_bytes - file.own_bytes)


def recommended(
    pairs: Sequence[CatalogPair], context_tokens: int, free_bytes: int, speeds: MeasuredSpeeds
) -> CatalogPair | None:
    """Return the pair to begin with: the largest that fits and can be read along with, else the smallest that fits.

    While nothing was measured here that is the smallest; ``None`` where none fits.
    """
    fitting = [pair for pair in pairs if pair.fit(context_tokens, free_bytes).fit is Fit.FITS]
    fitting.sort(key=lambda pair: pair.size_bytes)
    pair_speeds = [(pair, speeds.of_file(pair.target)) for pair in fitting]
    fast = [
        pair for pair, speed in pair_speeds if speed is not None and math.sqrt(speed.least * speed.most) >= _READABLE
    ]
    return next(iter(fast[-1:] or fitting), None)


def _read(key: str, data: Any) -> _Measured | None:
    """Return what one pair taught; ``None`` for a damaged one, and for one split over computers."""
    *files, _threads = key.split("|")
    models = [_MODEL.fullmatch(file) for file in files if file != _OWN_LAYERS]
    if not models or models[0] is None or None in models:
        return None
    try:
        times = [float(ms) for ms in data["verify"]["1"]][-_LATEST:]
        tokens, spent_ms = float(data["speed"]["tokens"]), float(data["speed"]["ms"])
    except (KeyError, TypeError, ValueError, AttributeError):
        return None
    pass_ms, size_bytes = median(times) if times else 0.0, int(models[0]["bytes"])
    if not (0 < pass_ms < math.inf and size_bytes):
        return None
    reply = 1000 * tokens / spent_ms if 0 < spent_ms < math.inf and 0 < tokens < math.inf else None
    return _Measured(
        models[0]["name"], size_bytes, int(models[0]["layers"]) > 0, pass_ms, reply, _row_share(data, pass_ms)
    )


def _row_share(data: Any, pass_ms: float) -> float | None:
    try:
        seen = {
            int(rows): median(map(float, times)) for rows, times in data["verify"].items() if int(rows) > 1 and times
        }
    except (TypeError, ValueError, AttributeError):
        return None
    shares = [(ms / pass_ms - 1) / (rows - 1) for rows, ms in seen.items() if math.isfinite(ms)]
    return max(0.0, median(shares)) if shares else None
