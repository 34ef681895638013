"""Choosing a token: the usual sampler chain, then a draw with noise that target and draft share.

The draw is the Gumbel-max trick: ``argmax(log p(v) + G(seed, position, v))`` over the tokens that the chain keeps
is an exact sample of the kept distribution. Because the noise does not depend on the model
(:mod:`app.speculation.sampling.noise`), a draft that uses the same noise guesses the target's choice as often as their
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

from app.speculation.language_model import BrokenModel, FloatArray
from app.speculation.sampling.constraint import Constraint, NothingAllowed
from app.speculation.sampling.noise import GUMBEL_MAX, GUMBEL_MIN, gumbel
from app.speculation.sampling.recent_tokens import NO_TOKENS, RecentTokens
from app.speculation.settings import SamplingSettings

_NEAR_NATS = 10.0
"""Tokens this far below the best are at under 0.005 % of its probability: shown as 0."""
_MOST_RANKED = 256
"""Of the near tokens, how many are sorted by logit at once; nearly always these are all, or all that matters."""
_MODEST_LOGIT = 60.0
"""A row whose best logit is within this distance of 0 can be exponentiated as it is, in 32 bits."""
_COLDEST = 1e-6
"""Below this temperature the noise is smaller than what 32-bit scores tell apart, and a division by it may overflow."""


@dataclass(frozen=True, slots=True)
class ShapedLogits:
    """One row of logits after the chain."""

    near: NDArray[np.intp]
    """The tokens whose probability is not negligible, by ascending id, shape (n,)."""
    near_logits: FloatArray
    """Their logits, shape (n,)."""
    ranked: NDArray[np.intp]
    """Indices into ``near`` of the likeliest tokens, best first, ties by id, shape (m,)."""
    log_norm: float
    """Logarithm of the sum of exp(logit) over the whole vocabulary."""
    candidates: NDArray[np.intp]
    """The tokens that the chain keeps, best first, shape (k,) with k at least 1."""
    scores: NDArray[np.float64]
    """Their logit / temperature, shape (k,): log-probabilities but for a constant."""

    def p(self, token: int) -> float:
        """Return the model's probability of a token, at temperature 1 and before the chain's cuts; 0 if negligible."""
        at = int(self.near.searchsorted(token))
        if at == len(self.near) or int(self.near[at]) != token:
            return 0.0
        return math.exp(float(self.near_logits[at]) - self.log_norm)

    def top(self, count: int) -> list[tuple[int, float]]:
        """Return the likeliest tokens with their probabilities, best first, ties by id."""
        ranked = self.ranked
        if len(ranked) < min(count, len(self.near)):
            ranked = _ranked(self.near_logits, count)
        order = ranked[:count]
        ids, logits = self.near[order].tolist(), self.near_logits[order].tolist()
        return [(token, math.exp(logit - self.log_norm)) for token, logit in zip(ids, logits, strict=True)]


@dataclass(frozen=True, slots=True)
class SampledToken:
    """A chosen token."""

    token: int
    margin: float
    """Its score minus the second-best one, in nats, noise included; ``inf`` where only one token was kept."""


class Sampler:
    """The chain and the draw for one reply. Target and draft each have one, with the same settings.

    Args:
        settings: the chain's, and the seed.
    """

    def __init__(self, settings: SamplingSettings) -> None:
        self.settings = settings
        self._scratch: FloatArray = np.empty(0, dtype=np.float32)
        self._is_near: NDArray[np.bool_] = np.empty(0, dtype=np.bool_)
        self._bias_ids = np.array([token for token, _ in settings.logit_bias], dtype=np.int64)
        self._biases = np.array([bias for _, bias in settings.logit_bias], dtype=np.float32)
        self.greedy = settings.temperature < _COLDEST
        """True if the likeliest token is always taken: the temperature is 0, or as good as that."""
        self._wants_history = settings.repeat_last_n != 0 and (
            settings.repeat_penalty != 1.0 or settings.presence_penalty != 0.0 or settings.frequency_penalty != 0.0
        )
        self._recent = RecentTokens(settings.repeat_last_n)
        self._changes_rows = self._wants_history or bool(settings.logit_bias)
        self._log_min_p = math.log(settings.min_p) if settings.min_p > 0 else -math.inf
        self._reach = self._needed_reach()

    def history_of(self, context: Sequence[int]) -> RecentTokens:
        """Return the end of a text that the penalties look at; nothing where there are none.

        Tokens that are appended to it belong to the history of the rows that follow, until the next call, which must be
        for the same text or a longer one that begins with it.
        """
        if not self._wants_history:
            return NO_TOKENS
        self._recent.follow(context)
        return self._recent

    def shape(self, row: FloatArray, history: RecentTokens = NO_TOKENS) -> ShapedLogits:
        """Run the chain over one row of logits.

        Args:
            row: logits, shape (vocabulary,); penalties and bias are written into it.
            history: the tokens before this position, from :meth:`history_of`.

        Returns:
            What the chain keeps.

        Raises:
            BrokenModel: the row holds NaN or nothing finite.
        """
        self._penalise(row, history)
        return self._cut(row, self._scratch_for(row))

    def shape_allowed(self, row: FloatArray, constraint: Constraint) -> ShapedLogits:
        """Run the chain over a row again, with only what a grammar allows.

        Args:
            row: the row after :meth:`shape`; what is not allowed is struck from it.
            constraint: the grammar at this position.

        Returns:
            What the chain keeps.

        Raises:
            NothingAllowed: no allowed token has a finite logit.
        """
        row[~constraint.allowed(len(row))] = -np.inf
        if not np.isfinite(np.maximum.reduce(row)):
            raise NothingAllowed
        return self._cut(row, self._scratch_for(row))

    def choose(
        self, row: FloatArray, history: RecentTokens, position: int, constraint: Constraint | None = None
    ) -> tuple[ShapedLogits, SampledToken]:
        """Shape a row and draw from it.

        A grammar is asked about the drawn token first, and about all tokens only if it refuses that one: the outcome
        still depends on row and noise alone, and one token is far cheaper than a whole vocabulary.

        Args:
            row: logits, shape (vocabulary,); what is in it afterwards means nothing.
            history: the tokens before this position, from :meth:`history_of`.
            position: index of the token within the reply.
            constraint: the grammar at this position, if there is one.

        Returns:
            The shaped row, and the token drawn from it.

        Raises:
            BrokenModel: the row holds no usable numbers.
            NothingAllowed: the model can write nothing that the grammar allows.
        """
        if constraint is None:  # nobody reads the row again: other memory would have to be fetched for its exponentials
            if self._changes_rows:
                self._penalise(row, history)
            shaped = self._cut(row, row)
            return shaped, self.pick(shaped, position)
        shaped = self.shape(row, history)
        pick = self.pick(shaped, position)
        if not constraint.allows(pick.token):
            shaped = self.shape_allowed(row, constraint)
            pick = self.pick(shaped, position)
        return shaped, pick

    def _scratch_for(self, row: FloatArray) -> FloatArray:
        if len(self._scratch) != len(row):
            self._scratch = np.empty(len(row), dtype=np.float32)
        return self._scratch

    def _cut(self, row: FloatArray, scratch: FloatArray) -> ShapedLogits:
        """Run the chain over a row with its penalties; ``scratch`` is written into, and may be the row itself."""
        best = float(np.maximum.reduce(row))  # NaN spreads through it, so one check finds it anywhere in the row
        if not math.isfinite(best):
            raise BrokenModel("The model computed no usable numbers.")
        if len(self._is_near) != len(row):
            self._is_near = np.empty(len(row), dtype=np.bool_)
        # The best itself is among them, however large it is: rounding never reverses an order.
        is_near = np.greater_equal(row, np.float32(best - self._reach), out=self._is_near)
        near: NDArray[np.intp] = is_near.nonzero()[0]
        near_logits = row[near]
        ranked = _ranked(near_logits, _MOST_RANKED)
        candidates, logits = self._keep(row, near, near_logits, ranked)
        scores = logits.astype(np.float64)
        if not self.greedy:
            scores /= self.settings.temperature
        return ShapedLogits(near, near_logits, ranked, _log_norm(row, best, scratch), candidates, scores)

    def pick(self, shaped: ShapedLogits, position: int, sharpness: float = 1.0) -> SampledToken:
        """Draw the token at ``position`` of the reply.

        Args:
            shaped: what the chain keeps.
            position: index of the token within the reply; picks the noise.
            sharpness: by what scores are divided before the noise is added; 0 takes the likeliest token. A draft may
                guess better with less than 1. The target always has 1.
        """
        if len(shaped.candidates) == 1:
            return SampledToken(int(shaped.candidates[0]), math.inf)
        if self.greedy or sharpness <= 0:
            return SampledToken(int(shaped.candidates[0]), float(shaped.scores[0] - shaped.scores[1]))
        return self.pick_with(shaped, self.noise(shaped, position), sharpness)

    def noise(self, shaped: ShapedLogits, position: int) -> NDArray[np.float64]:
        """Return the noise of the kept tokens at a position of the reply, shape (k,)."""
        return gumbel(self.settings.seed, position, shaped.candidates)

    def pick_with(self, shaped: ShapedLogits, noise: NDArray[np.float64], sharpness: float) -> SampledToken:
        """Draw as :meth:`pick` does, with noise that was computed before."""
        scores = shaped.scores / sharpness + noise
        first = int(scores.argmax())
        winner = int(shaped.candidates[first])
        if len(scores) == 1:
            return SampledToken(winner, math.inf)
        best = float(scores[first])
        scores[first] = -math.inf
        return SampledToken(winner, best - float(scores.max()))

    def _needed_reach(self) -> float:
        """Return how far below the best logit, in nats, a token can lie and still matter."""
        s = self.settings
        if self.greedy or s.top_k > 0:
            return _NEAR_NATS  # top-k looks further by itself if need be
        if s.min_p > 0:
            return max(_NEAR_NATS, -self._log_min_p)
        # The noise is bounded, so a token further down cannot win whatever it draws.
        return max(_NEAR_NATS, s.temperature * (GUMBEL_MAX - GUMBEL_MIN))

    def _penalise(self, row: FloatArray, history: RecentTokens) -> None:
        if len(self._bias_ids):
            here = self._bias_ids < len(row)  # a draft may know fewer tokens than its target
            row[self._bias_ids[here]] += self._biases[here]
        if not self._wants_history:
            return
        s = self.settings
        ids, counts = history.counted(len(row))
        logits = row[ids]
        logits = np.where(logits <= 0, logits * s.repeat_penalty, logits / s.repeat_penalty)
        row[ids] = logits - counts * s.frequency_penalty - s.presence_penalty

    def _keep(
        self, row: FloatArray, near: NDArray[np.intp], near_logits: FloatArray, ranked: NDArray[np.intp]
    ) -> tuple[NDArray[np.intp], FloatArray]:
        if self.greedy:
            order = ranked[:2]  # the choice and its margin
            return near[order], near_logits[order]
        if self._nothing_beside(near_logits, ranked):
            return near[ranked[:1]], near_logits[ranked[:1]]
        s = self.settings
        most = s.top_k if s.top_k > 0 else len(near)
        order = ranked if len(ranked) >= min(most, len(near)) else _ranked(near_logits, most)
        order = order[:most]
        ids, logits = near[order], near_logits[order]
        mass = _weights(logits).cumsum() if s.top_p < 1 else None
        if len(near) < most < len(row) and self._far_tokens_matter(mass, most - len(near)):
            ids = _at_least(row, float(logits[0]), most)
            ids = ids[_ranked(row[ids], most)]
            logits, mass = row[ids], None
        if s.typical_p < 1:
            ids, logits = _typical(ids, logits, s.typical_p)
            mass = None
        if s.top_p < 1:
            if mass is None:
                mass = _weights(logits).cumsum()
            count = int(mass.searchsorted(s.top_p * mass[-1])) + 1
            ids, logits = ids[:count], logits[:count]
        if s.min_p > 0:
            count = int(np.count_nonzero(logits >= logits[0] + self._log_min_p))
            ids, logits = ids[:count], logits[:count]
        return ids, logits

    def _nothing_beside(self, near_logits: FloatArray, ranked: NDArray[np.intp]) -> bool:
        """Return whether min-p leaves the likeliest token alone, as it often does; then the other cuts need no look."""
        if self.settings.typical_p < 1 or not -_NEAR_NATS <= self._log_min_p <= 0:
            return False
        return len(ranked) == 1 or bool(near_logits[ranked[1]] < near_logits[ranked[0]] + self._log_min_p)

    def _far_tokens_matter(self, mass: NDArray[np.float64] | None, missing: int) -> bool:
        """Return whether far tokens, which top-k would keep, can change what the cuts after it keep.

        Looking for them takes several passes over the row. But together they weigh so little that top-p nearly always
        ends at the same token, whatever they are.

        Args:
            mass: how much the near ones weigh, added up from the likeliest on; ``None`` where top-p cuts nothing.
            missing: how many more top-k would keep.
        """
        s = self.settings
        if s.typical_p < 1:
            return True
        if mass is None:
            return s.min_p < math.exp(-_NEAR_NATS)
        far = missing * math.exp(-_NEAR_NATS)
        least, most = mass.searchsorted([s.top_p * mass[-1], s.top_p * (mass[-1] + far)])
        return bool(least != most or most >= len(mass))


def _log_norm(row: FloatArray, best: float, scratch: FloatArray) -> float:
    if abs(best) <= _MODEST_LOGIT:  # saves a pass over the row
        return math.log(float(np.add.reduce(np.exp(row, out=scratch))))
    below = np.subtract(row, np.float32(best), out=scratch)
    return best + math.log(float(np.add.reduce(np.exp(below, out=below))))


def _at_least(row: FloatArray, best: float, count: int) -> NDArray[np.intp]:
    """Ids of the ``count`` best tokens or more: looking further down is far cheaper than sorting a whole row."""
    for reach in (1.2 * _NEAR_NATS, 1.5 * _NEAR_NATS, 2 * _NEAR_NATS, 4 * _NEAR_NATS):
        ids = np.flatnonzero(row > best - reach)
        if len(ids) >= count:
            return ids
    return np.arange(len(row))


def _ranked(logits: FloatArray, count: int) -> NDArray[np.intp]:
    """Return the indices of the ``count`` likeliest tokens, best first; of equals the one that stands first."""
    if count < len(logits):
        at_least = np.partition(logits, -count)[-count]
        among: NDArray[np.intp] = (logits >= at_least).nonzero()[0]
        return among[(-logits[among]).argsort(kind="stable")[:count]]
    return (-logits).argsort(kind="stable")


def _weights(logits: FloatArray) -> NDArray[np.float64]:
    """Return probabilities but for a constant factor; the first logit is no less than any other, or nearly so."""
    return np.exp(logits.astype(np.float64) - float(logits[0]))


def _softmax(logits: FloatArray) -> NDArray[np.float64]:
    p = np.exp(logits.astype(np.float64) - float(logits.max()))
    return np.asarray(p / p.sum())


def _typical(ids: NDArray[np.intp], logits: FloatArray, mass: float) -> tuple[NDArray[np.intp], FloatArray]:
    """Locally typical sampling (arXiv 2202.00666): the tokens whose surprise is closest to the entropy."""
    p = _softmax(logits)
    surprise = -np.log(np.maximum(p, 1e-300))
    closest = np.argsort(np.abs(surprise - float((p * surprise).sum())), kind="stable")
    count = int(np.searchsorted(np.cumsum(p[closest]), mass)) + 1
    nearest = np.sort(closest[:count])  # ids stay sorted by logit, best first
    return ids[nearest], logits[nearest]
