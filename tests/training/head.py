"""An EAGLE-3 head in torch (arXiv 2503.01840), its graph the one that llama.cpp has for architecture eagle3.

At position P it reads token P + 1 and the target's states at P, and foresees token P + 2. Where it guesses on, its own
state stands in for the target's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import pad, silu

from tests.training.target import Rotation, Weights, multiply, rms_norm

SCALE = 25.0
"""Factor by which the head's states are smaller than the target's, so that its matrices and steps are of one size."""


class Head(nn.Module):
    """The weights, begun with the target's last layer so that little is left to learn.

    Args:
        weights: the target's.
        layers: the target's three layers whose inputs are read.
        spread: each input value's own root mean square, (3 × width,).
        vocabulary: the tokens that can be guessed.
        precision: of products; the weights themselves are 32-bit floats.
    """

    def __init__(
        self,
        weights: Weights,
        layers: Sequence[int],
        spread: Tensor,
        vocabulary: Tensor,
        precision: torch.dtype = torch.float32,
    ) -> None:
        super().__init__()
        self.precision = precision
        self.shape = shape = weights.shape
        self.layers = tuple(layers)
        self.rotation = Rotation(shape.head_width, shape.base, 2048)
        width, last = shape.width, shape.layers - 1
        self.register_buffer("spread", spread)
        self.register_buffer("vocabulary", vocabulary)
        self.register_buffer("embedding", weights.tensors["token_embd.weight"], persistent=False)

        fc = torch.randn(width, 3 * width) * 0.005
        fc[:, -width:] += torch.diag(spread[-width:] / SCALE)
        self.fc = nn.Parameter(fc)
        self.attn_norm = nn.Parameter(torch.ones(width))
        self.attn_norm_2 = nn.Parameter(weights.of_layer(last, "attn_norm").clone())

        def beside(name: str) -> nn.Parameter:
            known = weights.of_layer(last, name)
            if len(known) < width:  # a head of keys and values for every query's
                known = known.view(shape.groups, 1, shape.head_width, width)
                known = known.expand(-1, shape.heads // shape.groups, -1, -1).reshape(width, width)
            return nn.Parameter(torch.cat((torch.randn(width, width) * 0.02, known), 1))

        self.attn_q, self.attn_k, self.attn_v = beside("attn_q"), beside("attn_k"), beside("attn_v")
        self.attn_output = nn.Parameter(weights.of_layer(last, "attn_output") / SCALE)
        self.ffn_norm = nn.Parameter(weights.of_layer(last, "ffn_norm").clone())
        self.ffn_gate = nn.Parameter(weights.of_layer(last, "ffn_gate").clone())
        self.ffn_up = nn.Parameter(weights.of_layer(last, "ffn_up").clone())
        self.ffn_down = nn.Parameter(weights.of_layer(last, "ffn_down") / SCALE)
        self.output_norm = nn.Parameter(weights.tensors["output_norm.weight"].clone())
        self.output = nn.Parameter(weights.tensors["token_embd.weight"][vocabulary].clone())

    def states(self, tokens: Tensor, inputs: Tensor, first: int, steps: int) -> list[Tensor]:
        """Its states where it guesses once, twice, … in a row.

        Args:
            tokens: (batch, places + 1), of which the first is not read.
            inputs: the target's at each place, (batch, places, 3 × width).
            first: the first place to guess from.
            steps: how many guesses in a row.

        Returns:
            For each step (batch, places - first, width). The first ``step`` places of each have no meaning: there was
            no guess to go on from.
        """
        shape = self.shape
        batch, places = inputs.shape[:2]
        epsilon, heads, wide = shape.epsilon, shape.heads, shape.head_width
        positions = torch.arange(places)
        embedded = rms_norm(self.embedding[tokens[:, 1:]], self.attn_norm, epsilon)
        fused = self._times(inputs / self.spread, self.fc)

        def split(values: Tensor) -> Tensor:
            return values.view(batch, -1, heads, wide).transpose(1, 2)

        mixed = torch.cat((embedded, rms_norm(fused, self.attn_norm_2, epsilon)), -1)
        keys = self._cast(self.rotation(split(self._times(mixed, self.attn_k)), positions))
        values = self._cast(split(self._times(mixed, self.attn_v)))
        own_keys: list[Tensor] = []
        own_values: list[Tensor] = []
        states_list: list[Tensor] = []
        residual, mixed, embedded, later = fused[:, first:], mixed[:, first:], embedded[:, first:], positions[first:]
        for step in range(steps):
            if step:
                residual = pad(states_list[-1][:, :-1], (0, 0, 1, 0))
                mixed = torch.cat((embedded, rms_norm(residual, self.attn_norm_2, epsilon)), -1)
                own_keys.append(self.rotation(split(self._times(mixed, self.attn_k)), later))
                own_values.append(split(self._times(mixed, self.attn_v)))
            query = self.rotation(split(self._times(mixed, self.attn_q)), later) * wide**-0.5
            scores = (self._cast(query) @ keys.transpose(-1, -2)).float()
            scores = scores.masked_fill(positions[None, :] > later[:, None] - step, -torch.inf)
            # A guess that was gone on from is seen as the head wrote it, not as the target would have.
            shifted = [
                (_later(k, step - 1 - i), _later(v, step - 1 - i))
                for i, (k, v) in enumerate(zip(own_keys, own_values, strict=True))
            ]
            extra = [(query * key).sum(-1, keepdim=True) for key, _ in shifted]
            chances = torch.cat([scores, *extra], -1).softmax(-1)
            seen = (self._cast(chances[..., :places]) @ values).float()
            for i, (_, value) in enumerate(shifted):
                seen = seen + chances[..., places + i, None] * value
            middle = residual + self._times(seen.transpose(1, 2).flatten(2), self.attn_output)
            normed = rms_norm(middle, self.ffn_norm, epsilon)
            gated = silu(self._times(normed, self.ffn_gate)) * self._times(normed, self.ffn_up)
            states_list.append(middle + self._times(gated, self.ffn_down))
        return states_list

    def logits(self, states: Tensor) -> Tensor:
        """Over the draft's vocabulary."""
        return self._times(rms_norm(states, self.output_norm, self.shape.epsilon), self.output)

    def _times(self, values: Tensor, matrix: Tensor) -> Tensor:
        return multiply(values, matrix, self.precision)

    def _cast(self, values: Tensor) -> Tensor:
        return values.to(self.precision)

    def tensors(self) -> dict[str, np.ndarray]:
        """As the file names them. The file's ``fc`` reads inputs as they are, this one's their share of the spread."""
        weights = {name: weight.detach() for name, weight in self.named_parameters()}
        weights["fc"] = weights["fc"] / self.spread
        return {_in_file(name): weight.cpu().numpy() for name, weight in weights.items()}

    @torch.no_grad()
    def take(self, tensors: Mapping[str, np.ndarray]) -> None:
        """Take the weights of a file instead, named as :meth:`tensors` names them."""
        for name, weight in self.named_parameters():
            weight.copy_(torch.tensor(tensors[_in_file(name)]))
        self.fc.mul_(self.spread)


def _in_file(name: str) -> str:
    outside = name in {"fc", "output_norm", "output"}
    return f"{name}.weight" if outside else f"blk.0.{name}.weight"


def _later(values: Tensor, places: int) -> Tensor:
    """(batch, heads, places, width) moved on by so many places."""
    return pad(values, (0, 0, places, 0))[:, :, : values.shape[2]]
