"""Training a head on the target's replies, from where it was left; what it is worth is measured as it goes on."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import cosine_similarity, linear, pad

from tests.training import replies
from tests.training.head import Head
from tests.training.head_file import StoredHead
from tests.training.losses import CrossEntropy, penalised
from tests.training.optimisers import Muon
from tests.training.replies import KEPT, RECENT, Shard
from tests.training.target import Target, Weights, rms_norm

HELD_OUT = 16
"""One shard of so many is never learned from."""
STEP_WEIGHTS = (1.0, 0.8, 0.6)
_SAVED_S, _MEASURED_S = 90, 600
_USUAL = 0.3
"""Weight of a token's place in the vocabulary beside how often the replies have it."""
_WARM_UP = 10
"""Steps until the rate is the full one."""


@dataclass(frozen=True, slots=True)
class Options:
    """Settings of a run."""

    layers: tuple[int, int, int] = (9, 21, 29)
    tokens: int = 6144
    """Of the draft's vocabulary."""
    rows: int = 24
    """Replies in a batch."""
    steps: int = 2
    """Guesses in a row."""
    matrix_rate: float = 4e-3
    rate: float = 1e-3
    likeness: float = 0.5
    """Weight of the likeness to the target's last state, which tells more than one token does."""
    averaged: float = 0.98
    """The weights that are written are their running average, with this share of the earlier."""
    precision: str = "float32"
    """Of products, by torch's name."""


@dataclass(slots=True)
class Score:
    """Guesses right among those made, by place in a row: the second counts if the first was right, and so on."""

    guessed: list[int] = field(default_factory=lambda: [0] * 3)
    right: list[int] = field(default_factory=lambda: [0] * 3)

    def add(self, hits: Sequence[Tensor], valid: Tensor) -> None:
        """``hits`` of each step at each place, whether those before were right or not."""
        chain = valid
        for step, hit in enumerate(hits):
            if step:
                # Guess k at P goes on from guess k - 1 at P - 1.
                chain = torch.nn.functional.pad(chain[:, :-1], (1, 0)) & valid
            self.guessed[step] += int(chain.sum())
            chain = chain & hit
            self.right[step] += int(chain.sum())

    def shares(self) -> list[float]:
        return [round(r / max(1, m), 4) for r, m in zip(self.right, self.guessed, strict=True)]


@dataclass(frozen=True, slots=True)
class Batch:
    tokens: Tensor
    inputs: Tensor
    last: Tensor
    """The target's states after its last layer, (batch, places, width)."""
    valid: Tensor
    """(batch, guessing places): whether there is a token to foresee."""
    penalties: Tensor
    """(batch,), on the recent tokens."""
    first: int


class Trainer:
    """A head and how it is learned.

    Args:
        weights: the target's.
        folder: of the replies, and of what is learned.
        options: for what begins here; a run that goes on keeps its own.
        seed: of batches and of new weights.
        begin: a head to go on from, where the folder has none that is being learned.
    """

    def __init__(
        self, weights: Weights, folder: Path, options: Options, seed: int, begin: StoredHead | None = None
    ) -> None:
        if begin:
            options = replace(options, layers=begin.layers, tokens=len(begin.vocabulary))
        self._folder, self._options, self._weights = folder, options, weights
        self._random = random.Random(seed)
        self._target: Target | None = None
        torch.manual_seed(seed)
        self._checkpoint = folder / "checkpoint.pt"
        stored = None
        if self._checkpoint.exists():
            stored = torch.load(self._checkpoint, torch.get_default_device(), weights_only=False)
        if stored is None:
            layers = options.layers
            vocabulary, spread = self._survey()
            vocabulary = torch.tensor(begin.vocabulary) if begin else vocabulary
        else:
            layers = stored["options"].layers
            if len(stored["head"]["vocabulary"]) < options.tokens:
                _widen(stored, self._survey()[0], weights)
            vocabulary, spread = stored["head"]["vocabulary"], stored["head"]["spread"]
        precision = getattr(torch, options.precision)
        self.head = Head(weights, layers, spread, vocabulary, precision)
        if begin and stored is None:
            self.head.take(begin.tensors)
        self._output = weights.tensors["token_embd.weight"][vocabulary].to(precision)
        self.seen = 0
        self.steps = 0
        matrices = [w for n, w in self.head.named_parameters() if w.ndim == 2 and n != "output"]
        others = [w for n, w in self.head.named_parameters() if w.ndim == 1 or n == "output"]
        self._muon = Muon(matrices, options.matrix_rate)
        self._adam = torch.optim.AdamW(others, options.rate, betas=(0.9, 0.95), weight_decay=0.0, fused=True)
        self.average = {n: w.detach().clone() for n, w in self.head.named_parameters()}
        if stored is not None:
            self.head.load_state_dict(stored["head"], strict=False)
            self._muon.load_state_dict(stored["muon"])
            self._adam.load_state_dict(stored["adam"])
            self.average, self.seen, self.steps = stored["average"], stored["seen"], stored["steps"]
            self._random.seed(seed + self.steps)

    def _paths(self, *, held_out: bool) -> list[Path]:
        return [
            path
            for path in replies.shards(self._folder / "data")
            if (replies.batch_number(path) % HELD_OUT == 0) is held_out
        ]

    def _batch(self, shard: Shard, rows: np.ndarray, layers: Sequence[int]) -> Batch:
        """Replies of one shard, guessed from their second token on: the first comes from the pass over the question."""
        lengths = torch.tensor(shard.lengths[rows])
        longest, width = int(lengths.max()), self._weights.shape.width
        tokens = torch.tensor(shard.tokens[rows, :longest], dtype=torch.int64)
        if shard.states is not None:
            states = torch.from_numpy(shard.states[rows, : longest - 1]).to(lengths.device)
        else:
            self._target = self._target or Target(self._weights)
            with torch.no_grad():
                cache = self._target.cache(len(rows), longest - 1)
                states = self._target.forward(tokens[:, :-1], cache, 0, KEPT)[1]

        def of_layer(layer: int) -> Tensor:
            return states[..., KEPT.index(layer) * width :][..., :width]

        places = torch.arange(shard.prompt_tokens - 1, longest - 2)
        return Batch(
            tokens[:, :-1],
            torch.cat([of_layer(layer)[:, :-1] for layer in layers], -1).float(),
            of_layer(KEPT[-1]).float(),
            places[None, :] + 2 < lengths[:, None],
            torch.tensor(shard.penalties[rows]),
            shard.prompt_tokens - 1,
        )

    def _recent(self, batch: Batch) -> Tensor:
        """The tokens before each foreseen one, (batch, guessing places, ``RECENT``): places in the draft's vocabulary.

        For one that is not in it there stands the greatest of the others, which then counts as it does alone. The
        template's own marks always are, so there is one.
        """
        places = torch.full((self._weights.shape.vocabulary,), -1)
        places[self.head.vocabulary] = torch.arange(len(self.head.vocabulary))
        windows = pad(places[batch.tokens], (RECENT, 0), value=-1).unfold(1, RECENT, 1)[:, batch.first + 2 :]
        return torch.where(windows < 0, windows.amax(-1, keepdim=True), windows)

    @torch.inference_mode()
    def _survey(self) -> tuple[Tensor, Tensor]:
        """The tokens likeliest over all replies so far, and the spread of the inputs.

        The chances that the target gave say more of a rare token than how often it was drawn from so little text.
        """
        layers, embedding = self._options.layers, self._weights.tensors["token_embd.weight"]
        expected, squares = torch.zeros(len(embedding)), []
        for path in self._paths(held_out=False):
            shard = replies.read(path)
            batch = self._batch(shard, np.arange(0, len(shard.lengths), 4), layers)
            squares.append(batch.inputs[:, 8:].square().mean((0, 1)))
            states = batch.last[:, batch.first + 1 :][batch.valid][::6]
            states = rms_norm(states, self._weights.tensors["output_norm.weight"], self._weights.shape.epsilon)
            expected += linear(states, embedding).softmax(-1).sum(0)
        # The tokenizer's own order is by how common a token was in far more text than can be written here.
        usual = 1 / (torch.arange(len(expected)) + 100)
        known = expected / expected.sum() + _USUAL * usual / usual.sum()
        commonest = known.argsort(descending=True)[: self._options.tokens]
        covered = float(expected[commonest].sum() / expected.sum())
        print(f"The draft's {len(commonest)} tokens are {covered:.4f} of what is written.", flush=True)
        return commonest.sort().values.clone(), torch.stack(squares).mean(0).sqrt()

    def learn(self, share: float) -> float:
        """One step, its rate ``share`` of the full one. Returns the loss."""
        shard = replies.read(self._random.choice(self._paths(held_out=False)))
        rows = np.array(sorted(self._random.sample(range(len(shard.lengths)), self._options.rows)))
        batch = self._batch(shard, rows, self.head.layers)
        head, total = self.head, torch.zeros(())
        states_made = head.states(batch.tokens, batch.inputs, batch.first, self._options.steps)
        ahead = batch.last[:, batch.first + 1 :]
        ahead = rms_norm(ahead, self._weights.tensors["output_norm.weight"], head.shape.epsilon)
        recent, penalties = self._recent(batch), batch.penalties[:, None].expand(batch.valid.shape)
        for step, states in enumerate(states_made):
            valid = batch.valid.clone()
            valid[:, :step] = False
            normed, target_states = rms_norm(states[valid], head.output_norm, head.shape.epsilon), ahead[valid]
            theirs, before = (target_states, self._output), (recent[valid], penalties[valid])
            crossed = CrossEntropy.apply(normed, head.output, *theirs, head.precision, *before)
            like = cosine_similarity(normed, target_states, -1)
            total = total + STEP_WEIGHTS[step] * (crossed + self._options.likeness * (1 - like.mean()))
        rate = share * min(1.0, (self.steps + 1) / _WARM_UP)
        for optimiser, full in ((self._muon, self._options.matrix_rate), (self._adam, self._options.rate)):
            for group in optimiser.param_groups:
                group["lr"] = full * rate
            optimiser.zero_grad()
        total.backward()
        torch.nn.utils.clip_grad_norm_(head.parameters(), 1.0)
        self._muon.step()
        self._adam.step()
        self.steps += 1
        self.seen += int(batch.valid.sum())
        share_kept = min(self._options.averaged, 1 - 1 / (1 + self.steps / 4))
        for name, weight in head.named_parameters():
            self.average[name].lerp_(weight.detach(), 1 - share_kept)
        return float(total.detach())

    @torch.inference_mode()
    def measure(self, paths: Sequence[Path], rows: int = 16) -> dict[str, list[float]]:
        """Shares of guesses right by place: of greedy and sampled replies, with a penalty and without."""
        scores: dict[str, Score] = {}
        for path in paths:
            shard = replies.read(path)
            kinds = [
                f"{'sampled' if warm else 'greedy'}{', penalised' if penalty != 1 else ''}"
                for warm, penalty in zip(shard.temperatures > 0, shard.penalties, strict=True)
            ]
            for kind in sorted(set(kinds)):
                chosen = np.array([i for i, own in enumerate(kinds) if own == kind][:rows])
                batch = self._batch(shard, chosen, self.head.layers)
                states_made = self.head.states(batch.tokens, batch.inputs, batch.first, 3)
                places = batch.valid.shape[1]
                next_tokens = torch.tensor(shard.tokens[chosen, batch.first + 2 :][:, :places])
                hits = [self._likeliest(states, batch) == next_tokens for states in states_made]
                scores.setdefault(kind, Score()).add(hits, batch.valid)
        return {kind: score.shares() for kind, score in scores.items()}

    def _likeliest(self, states: Tensor, batch: Batch) -> Tensor:
        """The token that the head would guess at each place, (batch, places)."""
        logits = self.head.logits(states).float().flatten(0, 1)
        penalties = batch.penalties.repeat_interleave(states.shape[1])
        logits = penalised(logits, self._recent(batch).flatten(0, 1), penalties)
        return self.head.vocabulary[logits.argmax(-1)].view(states.shape[:2])

    def save(self) -> None:
        part = self._checkpoint.with_suffix(".part")
        torch.save(
            {"head": self.head.state_dict(), "muon": self._muon.state_dict(), "adam": self._adam.state_dict(),
             "average": self.average, "seen": self.seen, "steps": self.steps, "options": self._options},
            part,
        )  # fmt: skip
        part.replace(self._checkpoint)

    def run(self, minutes: float, falling: float, write: Callable[[Path], None]) -> None:
        """Learn for so long, the rate falling to nothing over the last share ``falling`` of it.

        ``write`` is called every few minutes, with the running average as the head's weights.
        """
        began = measured = saved = time.monotonic()
        losses: list[float] = []
        gone = 0.0
        while gone < minutes:
            losses.append(self.learn(min(1.0, (1 - gone / minutes) / falling) if falling else 1.0))
            now = time.monotonic()
            gone = (now - began) / 60
            if self.steps % 10 == 0:
                recent = np.mean(losses[-10:])
                print(f"{gone:5.1f} min, step {self.steps}, {self.seen} tokens: {recent:.3f}", flush=True)
            if now - saved > _SAVED_S or gone >= minutes:
                self.save()
                saved = time.monotonic()
            if now - measured > _MEASURED_S or gone >= minutes:
                with self._averaged():
                    self._report(float(np.mean(losses)))
                    write(self._folder / "head-latest.gguf")
                losses, measured = [], time.monotonic()

    def write(self, write: Callable[[Path], None], path: Path) -> None:
        """As ``run`` does it, of what is learned by now."""
        with self._averaged():
            write(path)

    def _report(self, loss: float) -> None:
        table = self._folder / "progress.json"
        rows = json.loads(table.read_text()) if table.exists() else []
        shares = self.measure(self._paths(held_out=True)[:2])
        rows.append({"steps": self.steps, "learned": self.seen, "text": self.text, "loss": round(loss, 3), **shares})
        table.write_text(json.dumps(rows, indent=1))
        print(rows[-1], flush=True)

    @property
    def text(self) -> int:
        """Tokens of the replies that are learned from."""
        return sum(json.loads(path.read_text())["replied"] for path in self._paths(held_out=False))

    @contextmanager
    def _averaged(self) -> Iterator[None]:
        now = {name: weight.detach().clone() for name, weight in self.head.named_parameters()}
        self._put(self.average)
        try:
            yield
        finally:
            self._put(now)

    @torch.no_grad()
    def _put(self, weights: Mapping[str, Tensor]) -> None:
        for name, weight in self.head.named_parameters():
            weight.copy_(weights[name])


def _widen(stored: dict[str, Any], vocabulary: Tensor, weights: Weights) -> None:
    """More tokens for a head that was learned with fewer: their rows begin as the target's."""
    known = stored["head"]["vocabulary"]
    added = vocabulary[~torch.isin(vocabulary, known)][: len(vocabulary) - len(known)]
    both, order = torch.cat((known, added)).sort()
    rows = weights.tensors["token_embd.weight"][added]

    def wider(values: Tensor, more: Tensor) -> Tensor:
        return torch.cat((values, more))[order]

    stored["head"]["vocabulary"] = both
    stored["head"]["output"] = wider(stored["head"]["output"], rows)
    stored["average"]["output"] = wider(stored["average"]["output"], rows)
    for state in stored["adam"]["state"].values():
        for name, values in state.items():
            if values.shape[:1] == known.shape and values.ndim == 2:
                state[name] = wider(values, torch.zeros_like(rows))
