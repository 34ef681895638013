"""Our own time per token: everything in a round but the models' decodes, by vocabulary size.

``uv run python -m tests.benchmarks.overhead``. Scripted models hand out ready rows, so what is left is ours: sampling,
the loop, the records. Like real ones they leave nothing of ours in the processor's caches, which makes it several times
as long.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.language_model import FloatArray
from app.speculation.pacing.pace import FixedPace
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import DraftSettings, SamplingSettings
from tests.fakes.scripted_model import LetterVocabulary

VOCABULARIES = (49_152, 152_064, 262_144)
ROWS = 64
_WEIGHTS = np.ones(8 << 20)
"""As a model's weights do, reading these displaces all else from the caches: 64 MB."""


class ReadyModel:
    """Rows like a real model's (a few likely tokens over a broad floor), handed out with no work but a copy."""

    def __init__(self, vocabulary: int) -> None:
        rng = np.random.default_rng(1)
        self._rows = rng.normal(0, 2.5, (ROWS, vocabulary)).astype(np.float32)
        self._rows[:, 1:40] += np.linspace(18, 4, 39, dtype=np.float32)
        self._rows[:, 0] = -30
        self._out = np.empty((32, vocabulary), dtype=np.float32)
        self.length = 0
        self.context_tokens = 1 << 20
        self.ms = 0.0

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        begun = time.perf_counter()
        self.length += len(tokens)
        for row in range(rows):
            self._out[row] = self._rows[(self.length - rows + row) % ROWS]
        _WEIGHTS.sum()
        self.ms += (time.perf_counter() - begun) * 1000
        return self._out[:rows]

    def truncate(self, length: int) -> None:
        self.length = min(self.length, length)


def own_time(vocabulary: int, sampling: SamplingSettings, draft_max: int) -> tuple[float, float, float]:
    """Own milliseconds for a verified row, for a drafted token, and of a whole reply's token."""
    target, draft = ReadyModel(vocabulary), ReadyModel(vocabulary)
    drafter = ModelDrafter(draft, Sampler(sampling))
    parts = DecodingParts(target, LetterVocabulary(), drafter, Sampler(sampling), FixedPace(DraftSettings(draft_max)))
    rounds = list(decode(parts, [1, 2, 3], ReplyLimits(256)))
    rows = sum(len(r.drafted) + 1 for r in rounds)
    drafted = sum(len(r.drafted) for r in rounds)
    verify_ms = sum(r.verify_ms for r in rounds) - target.ms
    draft_ms = sum(r.draft_ms for r in rounds) - draft.ms
    whole_ms = rounds[-1].at_ms - target.ms - draft.ms
    tokens = sum(len(r.tokens) for r in rounds)
    return verify_ms / rows, draft_ms / drafted if drafted else 0.0, whole_ms / tokens


def main() -> None:
    print("own milliseconds: a verified row / a drafted token / a token of the reply")
    for vocabulary in VOCABULARIES:
        for name, sampling in (
            ("greedy", SamplingSettings(temperature=0)),
            ("temperature 0.8", SamplingSettings()),
            ("penalties", SamplingSettings(repeat_penalty=1.1)),
        ):
            row, guess, token = own_time(vocabulary, sampling, 6)
            print(f"{vocabulary:>8,}  {name:<16} {row:6.2f} {guess:6.2f} {token:6.2f}")


if __name__ == "__main__":
    main()
