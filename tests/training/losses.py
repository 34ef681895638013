"""Distance of the head's chances from the target's, a few hundred places at a time."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import linear

ROWS = 256
"""Places at once: their chances stay in a processor's cache, which is what takes the time otherwise."""


class CrossEntropy(torch.autograd.Function):
    """Mean cross-entropy of two models' chances, each a linear layer and a softmax (arXiv 2410.10989, section 3.2).

    ``apply(states, output, theirs, their_output, precision, recent, penalties)``: ``states`` (places, width) and
    ``output`` (tokens, width) are learned, ``theirs`` and ``their_output`` the target's. Both models' logits of the
    ``recent`` tokens (places, some) are made less likely by the place's penalty, as in :func:`penalised`. Slopes are
    worked out with the loss, so that chances (places, tokens) are never there for more than ``ROWS`` places.
    """

    @staticmethod
    def forward(
        ctx: Any,
        states: Tensor,
        output: Tensor,
        theirs: Tensor,
        their_output: Tensor,
        precision: torch.dtype,
        recent: Tensor,
        penalties: Tensor,
    ) -> Tensor:
        matrix, their_matrix = output.to(precision), their_output.to(precision)
        by_states, by_output = torch.empty_like(states), torch.zeros_like(output)
        total = torch.zeros(())
        for start in range(0, len(states), ROWS):
            some = slice(start, start + ROWS)
            read = states[some].to(precision)
            target_logits = linear(theirs[some].to(precision), their_matrix).float()
            target_logits = penalised(target_logits, recent[some], penalties[some]).softmax(-1)
            own = linear(read, matrix).float()
            logits = penalised(own, recent[some], penalties[some])
            sums = logits.logsumexp(-1, keepdim=True)
            total += sums.sum() - torch.dot(target_logits.flatten(), logits.flatten())
            slope = (logits - sums).exp_().sub_(target_logits)
            slope.scatter_(
                1, recent[some], slope.gather(1, recent[some]) * strengths(own, recent[some], penalties[some])
            )
            slope = slope.to(precision)
            by_states[some] = slope @ matrix
            by_output += slope.T @ read
        ctx.save_for_backward(by_states, by_output)
        return total / len(states)

    @staticmethod
    def backward(ctx: Any, *slopes: Tensor) -> tuple[Tensor | None, ...]:
        by_states, by_output = ctx.saved_tensors
        share = slopes[0] / len(by_states)
        return by_states * share, by_output * share, *(None,) * 5


def penalised(logits: Tensor, recent: Tensor, penalties: Tensor) -> Tensor:
    """The logits (rows, tokens) with those of the ``recent`` tokens (rows, some) made less likely.

    As llama.cpp does: positive ones are divided by the row's penalty, others multiplied.
    """
    if bool((penalties == 1).all()):
        return logits
    return logits.scatter(1, recent, logits.gather(1, recent) * strengths(logits, recent, penalties))


def strengths(logits: Tensor, recent: Tensor, penalties: Tensor) -> Tensor:
    """Return the factors of the penalty for the logits of the ``recent`` tokens, (rows, some)."""
    by = penalties[:, None].to(logits.dtype)
    return torch.where(logits.gather(1, recent) > 0, 1 / by, by)
