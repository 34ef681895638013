"""Choosing a token: the usual sampler chain, then one draw that target and draft share.

The draw is the Gumbel-max trick: ``argmax(log p(v) + G(seed, position, v))`` over the tokens that the chain keeps
is an exact sample of the kept distribution. Because the noise does not depend on the model
(:mod:`app.speculation.noise`), a draft that uses the same noise guesses the target's choice as often as their
distributions allow: at least (1 - TV) / (1 + TV) (arXiv 2408.07978). At temperature 0 it is plain greedy choice.

The chain keeps the order of llama.cpp's: penalties, top-k, typical, top-p, min-p, temperature. Vocabularies are
large (up to 262,144 rows of float32), so every step over the whole row is one vectorised pass and the rest works
on the few tokens near the best.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.speculation.constraint import Constraint
from app.speculation.model import BrokenModel, FloatArray, IntArray
from app.speculation.noise import GUMBEL_MAX, GUMBEL_MIN, gumbel
from app.speculation.settings import SamplingSettings

_NEAR_NATS = 10.0
"""Tokens this far below the best are at under 0.005 % of its probability: shown as 0."""
_COLDEST = 1e-6
"""Below this temperature the noise is smaller than what 32-bit scores tell apart, and a division by it may overflow."""


@dataclass(frozen=True, slots=True)
class Shaped:
    """One row of logits after the chain.

    ``near`` holds every token within reach of the best one, by ascending id; ``kept`` those the chain keeps, best
    first, with ``scores`` = logit / temperature (an unnormalised log-probability).
    """

    near: IntArray  # (n,)
    near_logits: FloatArray  # (n,)
    log_norm: float
    kept: IntArray  # (k,), k >= 1
    scores: NDArray[np.float64]  # (k,)

    def p(self, token: int) -> float:
        """The model's own probability of a token (temperature 1, before the chain's cuts); 0 when negligible."""
        at = int(np.searchsorted(self.near, token))
        if at == len(self.near) or int(self.near[at]) != token:
            return 0.0
        return math.exp(float(self.near_logits[at]) - self.log_norm)

    def top(self, count: int) -> list[tuple[int, float]]:
        """The likeliest tokens with their probabilities, best first; ties by id."""
        order = np.lexsort((self.near, -self.near_logits))[:count]
        return [(int(self.near[i]), math.exp(float(self.near_logits[i]) - self.log_norm)) for i in order]


@dataclass(frozen=True, slots=True)
class Pick:
    """A chosen token and the distance of its score to the second best (``inf`` when there is no other)."""

    token: int
    margin: float


class Sampler:
    """The chain and the draw for one reply. Target and draft each have one, with the same settings."""

    def __init__(self, settings: SamplingSettings) -> None:
        self.settings = settings
        self._scratch: FloatArray = np.empty(0, dtype=np.float32)
        self._bias_ids = np.array([token for token, _ in settings.logit_bias], dtype=np.int64)
        self._biases = np.array([bias for _, bias in settings.logit_bias], dtype=np.float32)
        self._reach = self._needed_reach()

    @property
    def greedy(self) -> bool:
        return self.settings.temperature < _COLDEST

    @property
    def wants_history(self) -> bool:
        """Whether the tokens so far change the scores."""
        s = self.settings
        return s.repeat_last_n != 0 and (
            s.repeat_penalty != 1.0 or s.presence_penalty != 0.0 or s.frequency_penalty != 0.0
        )

    def shape(self, row: FloatArray, history: Sequence[int] = ()) -> Shaped:
        """Run the chain over one row.

        Args:
            row: logits, shape (vocabulary,); penalties and bias are written into it.
            history: the tokens before this position; the last ``repeat_last_n`` count.

        Raises:
            BrokenModel: the row holds NaN or nothing finite.
        """
        self._penalise(row, history)
        return self._cut(row)

    def shape_allowed(self, row: FloatArray, constraint: Constraint) -> Shaped:
        """Run the chain over a row again, with only what a grammar allows.

        Args:
            row: the row after :meth:`shape`; what is not allowed is struck from it.
            constraint: at this position.

        Raises:
            BrokenModel: as :meth:`shape`.
        """
        row[~constraint.allowed(len(row))] = -np.inf
        return self._cut(row)

    def choose(
        self, row: FloatArray, history: Sequence[int], position: int, constraint: Constraint | None = None
    ) -> tuple[Shaped, Pick]:
        """Shape a row and draw from it.

        A grammar is asked about the drawn token alone; only if it refuses are all tokens asked about. That is as
        good a function of the row and the noise, and nearly always far cheaper.
        """
        shaped = self.shape(row, history)
        pick = self.pick(shaped, position)
        if constraint is not None and not constraint.allows(pick.token):
            shaped = self.shape_allowed(row, constraint)
            pick = self.pick(shaped, position)
        return shaped, pick

    def _cut(self, row: FloatArray) -> Shaped:
        best = float(row.max())  # NaN spreads through max, so one check finds it anywhere in the row
        if not math.isfinite(best):
            raise BrokenModel("The model computed no usable numbers.")
        below = self._below(row, best)
        near = np.flatnonzero(below >= -self._reach).astype(np.int32)  # the best itself, however large it is
        near_logits = row[near]
        np.exp(below, out=below)
        log_norm = best + math.log(float(below.sum()))
        kept, logits = self._keep(row, near, near_logits)
        temperature = self.settings.temperature if not self.greedy else 1.0
        return Shaped(near, near_logits, log_norm, kept, logits.astype(np.float64) / temperature)

    def pick(self, shaped: Shaped, position: int, sharpness: float = 1.0) -> Pick:
        """Draw the token at ``position`` of the reply.

        ``sharpness`` belongs to drafting: scores are divided by it before the noise is added, and at 0 the likeliest
        token is taken. The target always uses 1.
        """
        if self.greedy or sharpness <= 0:
            gap = float(shaped.scores[0] - shaped.scores[1]) if len(shaped.scores) > 1 else math.inf
            return Pick(int(shaped.kept[0]), gap)
        return self.pick_with(shaped, self.noise(shaped, position), sharpness)

    def noise(self, shaped: Shaped, position: int) -> NDArray[np.float64]:
        """The noise of the kept tokens at a position, shape (k,)."""
        return gumbel(self.settings.seed, position, shaped.kept)

    def pick_with(self, shaped: Shaped, noise: NDArray[np.float64], sharpness: float) -> Pick:
        """As :meth:`pick`, with noise already computed."""
        scores = shaped.scores / sharpness + noise
        first = int(scores.argmax())
        winner = int(shaped.kept[first])
        if len(scores) == 1:
            return Pick(winner, math.inf)
        best = float(scores[first])
        scores[first] = -math.inf
        return Pick(winner, best - float(scores.max()))

    def _needed_reach(self) -> float:
        """How far below the best logit a token can lie and still matter."""
        s = self.settings
        if self.greedy or s.top_k > 0:
            return _NEAR_NATS  # top-k looks further by itself if need be
        if s.min_p > 0:
            return max(_NEAR_NATS, -math.log(s.min_p))
        # The noise is bounded, so a token further down cannot win whatever it draws.
        return max(_NEAR_NATS, s.temperature * (GUMBEL_MAX - GUMBEL_MIN))

    def _below(self, row: FloatArray, best: float) -> FloatArray:
        """By how much each logit differs from the best; valid until the next row."""
        if len(self._scratch) != len(row):
            self._scratch = np.empty(len(row), dtype=np.float32)
        return np.subtract(row, np.float32(best), out=self._scratch)

    def _penalise(self, row: FloatArray, history: Sequence[int]) -> None:
        if len(self._bias_ids):
            row[self._bias_ids] += self._biases
        if not self.wants_history:
            return
        s = self.settings
        recent = history if s.repeat_last_n < 0 else history[-s.repeat_last_n :]
        if not len(recent):
            return
        ids, counts = np.unique(np.asarray(recent, dtype=np.int64), return_counts=True)
        logits = row[ids]
        logits = np.where(logits <= 0, logits * s.repeat_penalty, logits / s.repeat_penalty)
        row[ids] = logits - counts * s.frequency_penalty - s.presence_penalty

    def _keep(self, row: FloatArray, near: IntArray, near_logits: FloatArray) -> tuple[IntArray, FloatArray]:
        s = self.settings
        if self.greedy:
            # Two suffice: the choice and its margin.
            order = np.lexsort((near, -near_logits))[:2]
            return near[order], near_logits[order]
        ids, logits = near, near_logits
        if 0 < s.top_k < len(row):
            if len(ids) < s.top_k and self._far_tokens_matter(near_logits):
                ids = _at_least(row, float(near_logits.max()), s.top_k)
                logits = row[ids]
            if len(ids) > s.top_k:
                chosen = np.argpartition(logits, -s.top_k)[-s.top_k :]
                ids, logits = ids[chosen], logits[chosen]
        order = np.lexsort((ids, -logits))
        ids, logits = ids[order], logits[order]
        if s.typical_p < 1:
            ids, logits = _typical(ids, logits, s.typical_p)
        if s.top_p < 1:
            p = _softmax(logits)
            count = int(np.searchsorted(np.cumsum(p), s.top_p)) + 1
            ids, logits = ids[:count], logits[:count]
        if s.min_p > 0:
            count = int(np.count_nonzero(logits >= logits[0] + math.log(s.min_p)))
            ids, logits = ids[:count], logits[:count]
        return ids, logits

    def _far_tokens_matter(self, near_logits: FloatArray) -> bool:
        """Whether tokens out of the near ones' reach, which top-k would keep, can change what the cuts after it keep.

        Looking for them takes several passes over the row. But together they weigh so little that top-p nearly always
        ends at the same token, whatever they are.
        """
        s = self.settings
        if s.typical_p < 1:
            return True
        if s.top_p >= 1:
            return s.min_p < math.exp(-_NEAR_NATS)
        mass = np.cumsum(np.exp(np.sort(near_logits.astype(np.float64) - float(near_logits.max()))[::-1]))
        far = (s.top_k - len(near_logits)) * math.exp(-_NEAR_NATS)
        least, most = np.searchsorted(mass, [s.top_p * mass[-1], s.top_p * (mass[-1] + far)])
        return bool(least != most or most >= len(mass))


def _at_least(row: FloatArray, best: float, count: int) -> IntArray:
    """Ids of the ``count`` best tokens or more: looking further down is far cheaper than sorting a whole row."""
    for reach in (1.2 * _NEAR_NATS, 1.5 * _NEAR_NATS, 2 * _NEAR_NATS, 4 * _NEAR_NATS):
        ids = np.flatnonzero(row > best - reach)
        if len(ids) >= count:
            return ids.astype(np.int32)
    return np.arange(len(row), dtype=np.int32)


def _softmax(logits: FloatArray) -> NDArray[np.float64]:
    p = np.exp(logits.astype(np.float64) - float(logits.max()))
    return np.asarray(p / p.sum())


def _typical(ids: IntArray, logits: FloatArray, mass: float) -> tuple[IntArray, FloatArray]:
    """Locally typical sampling (arXiv 2202.00666): the tokens whose surprise is closest to the entropy."""
    p = _softmax(logits)
    surprise = -np.log(np.maximum(p, 1e-300))
    closest = np.argsort(np.abs(surprise - float((p * surprise).sum())), kind="stable")
    count = int(np.searchsorted(np.cumsum(p[closest]), mass)) + 1
    kept = np.sort(closest[:count])  # ids stay sorted by logit, best first
    return ids[kept], logits[kept]
