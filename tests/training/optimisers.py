"""Optimisers of the weights: orthogonal steps for matrices, AdamW for the rest."""

from __future__ import annotations

from collections.abc import Iterable

import torch
from torch import Tensor


class Muon(torch.optim.Optimizer):
    """Momentum made orthogonal by Newton and Schulz's iteration (Jordan 2024; scaled as in arXiv 2502.16982).

    It needs about half of AdamW's steps, which counts where text is what is scarce.
    """

    def __init__(self, params: Iterable[Tensor], lr: float, momentum: float = 0.95, decay: float = 0.0) -> None:
        super().__init__(params, {"lr": lr, "momentum": momentum, "decay": decay})

    @torch.no_grad()
    def step(self, closure=None) -> None:
        for group in self.param_groups:
            for weight in group["params"]:
                state = self.state[weight]
                momentum = state.setdefault("momentum", torch.zeros_like(weight))
                momentum.lerp_(weight.grad, 1 - group["momentum"])
                ahead = weight.grad.lerp(momentum, group["momentum"])
                size = 0.2 * max(weight.shape) ** 0.5
                weight.mul_(1 - group["lr"] * group["decay"]).add_(_orthogonal(ahead), alpha=-group["lr"] * size)


def _orthogonal(matrix: Tensor, iterations: int = 5) -> Tensor:
    # 16 bits are enough for it, and many processors and all cards multiply them several times as quickly.
    matrix = matrix.bfloat16()
    tall = matrix.shape[0] > matrix.shape[1]
    oriented = matrix.T if tall else matrix
    oriented = oriented / (oriented.norm() + 1e-7)
    for _ in range(iterations):
        square = oriented @ oriented.T
        oriented = 3.4445 * oriented + (-4.7750 * square + 2.0315 * square @ square) @ oriented
    return (oriented.T if tall else oriented).float()
