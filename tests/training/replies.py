"""Replies of the target with its states, a shard of them at a time; what was made stays and is never made again.

A shard is a batch of questions that are equally long in tokens, so that no row is padded.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from tests.training.losses import penalised
from tests.training.target import Target

KEPT = (2, 9, 15, 21, 26, 29, 30)
"""Layers whose inputs are stored; 30 is the last one's output, which the head learns to foresee."""
MOST_TOKENS = 160
"""Of a reply: a draft matters most in the first hundred."""
_FIRST = (0.0, 0.0, 0.0, 0.6, 0.8, 0.8, 0.8)
_LATER = (0.6, 0.8, 0.8, 1.0)
"""Temperatures of a batch's rows when it is answered for the first time, and again: greedily there is but one reply."""
_TOP_K, _TOP_P, _MIN_P = 40, 0.95, 0.05  # llama.cpp's defaults, and the program's
_PENALTIES = (1.0, 1.1)
"""On what was just said, of a batch's rows: none, and the starter pair's. As many as have no divisor in common with the
temperatures', so that each goes with each."""
RECENT = 64
"""Tokens that a penalty looks back on; llama.cpp's default, and the program's."""
_WORTH_DROPPING = 0.8
"""Rows that ended go when no more than this share is left: dropping them copies the cache."""
_ENDS = (0, 2)  # <|endoftext|> and <|im_end|>


@dataclass(frozen=True, slots=True)
class Shard:
    """Replies of one batch. ``tokens`` (batch, places) are question and reply, ``lengths`` the places used by each."""

    tokens: np.ndarray
    lengths: np.ndarray
    temperatures: np.ndarray
    penalties: np.ndarray
    prompt_tokens: int
    """Tokens of the question, the same for all."""
    states: np.ndarray | None
    """(batch, places, kept × width), 16-bit floats, mapped from the file. ``None``: they are computed when needed."""

    @property
    def replied(self) -> int:
        """Tokens of all replies."""
        return int(self.lengths.sum()) - self.prompt_tokens * len(self.lengths)


def shards(folder: Path) -> list[Path]:
    """The finished ones, in the order they were made."""
    return sorted(folder.glob("*.json"))


def name_of(number: int, again: int) -> str:
    return f"{again:02}{number:04}" if again else f"{number:04}"


def batch_number(path: Path) -> int:
    """Return the batch of questions that a shard answers, for the first time or again."""
    return int(path.stem[-4:])


def is_made(folder: Path, name: str) -> bool:
    return (folder / f"{name}.json").exists()


def read(path: Path) -> Shard:
    facts = json.loads(path.read_text())
    with np.load(path.with_suffix(".npz")) as arrays:
        tokens, lengths, temperatures = arrays["tokens"], arrays["lengths"], arrays["temperatures"]
        penalties = arrays["penalties"] if "penalties" in arrays else np.ones(len(lengths))
    states = path.with_suffix(".npy")
    stored = np.load(states, mmap_mode="r") if states.exists() else None
    return Shard(tokens, lengths, temperatures, penalties, facts["asked"], stored)


def write(folder: Path, name: str, shard: Shard) -> None:
    """The facts are written last: a shard without them is not there."""
    if shard.states is not None:
        np.save(folder / f"{name}.npy", shard.states)
    np.savez(
        folder / f"{name}.npz",
        tokens=shard.tokens,
        lengths=shard.lengths,
        temperatures=shard.temperatures,
        penalties=shard.penalties,
    )
    facts = {"asked": shard.prompt_tokens, "replied": shard.replied, "kept": KEPT}
    (folder / f"{name}.json").write_text(json.dumps(facts))


def choose(logits: Tensor, temperatures: Tensor, generator: torch.Generator) -> Tensor:
    """One token for each row: the likeliest at temperature 0, else sampled as the program does by default."""
    top, tokens = logits.topk(_TOP_K, -1)
    before = top.softmax(-1)
    crowded = before.cumsum(-1) - before >= _TOP_P
    unlikely = before < _MIN_P * before[:, :1]
    crowded[:, 1:] |= (temperatures == 0)[:, None]
    chances = (top / temperatures.clamp(min=1e-4)[:, None]).masked_fill(crowded | unlikely, -torch.inf).softmax(-1)
    return tokens.gather(1, torch.multinomial(chances, 1, generator=generator))[:, 0]


@torch.inference_mode()
def reply(target: Target, questions: Tensor, seed: int, *, again: bool = False, lean: bool = False) -> Shard:
    """Replies to ``questions`` (batch, places), with the states of every token but the last of each.

    Args:
        target: the model.
        questions: as many tokens in each.
        seed: of the sampled ones.
        again: no reply is greedy.
        lean: the states are not kept. On a graphics card they are computed again sooner than they are read.
    """
    generator = torch.Generator(torch.get_default_device()).manual_seed(seed)
    batch, prompt_length = questions.shape
    most = prompt_length + MOST_TOKENS
    kinds = _LATER if again else _FIRST
    temperatures = torch.tensor([kinds[i % len(kinds)] for i in range(batch)])
    penalties = torch.tensor([_PENALTIES[i % len(_PENALTIES)] for i in range(batch)])
    tokens = np.zeros((batch, most), np.int32)
    tokens[:, :prompt_length] = questions.cpu()
    states_kept = () if lean else KEPT
    states = np.zeros((batch, most, len(states_kept) * target.shape.width), np.float16)
    lengths = np.full(batch, most)
    # What all questions begin with is read once.
    shared = int((questions == questions[0]).all(0).long().cumprod(0).sum())
    shared = min(shared, prompt_length - 1)
    alone = target.cache(1, shared)
    _, seen = target.forward(questions[:1, :shared], alone, 0, states_kept)
    states[:, :shared] = seen.half().cpu()
    cache = target.cache(batch, most)
    cache[:, :, :, :, :shared] = alone
    logits, seen = target.forward(questions[:, shared:], cache, shared, states_kept)
    states[:, shared:prompt_length] = seen.half().cpu()
    rows, ends = np.arange(batch), torch.tensor(_ENDS)
    for place in range(prompt_length, most):
        recent = torch.tensor(tokens[rows, max(0, place - RECENT) : place], dtype=torch.int64)
        logits = penalised(logits.float(), recent, penalties[torch.tensor(rows)])
        chosen = choose(logits, temperatures[torch.tensor(rows)], generator)
        tokens[rows, place] = chosen.cpu()
        ended = torch.isin(chosen, ends).cpu().numpy() & (lengths[rows] == most)
        lengths[rows[ended]] = place + 1
        going = lengths[rows] == most
        if place + 1 == most or not going.any():
            break
        if going.mean() < _WORTH_DROPPING:
            rest = torch.tensor(np.flatnonzero(going))
            cache, chosen, rows = cache[:, :, rest], chosen[rest], rows[going]
        logits, seen = target.forward(chosen[:, None], cache, place, states_kept)
        states[rows, place] = seen[:, 0].half().cpu()
    longest = int(lengths.max())
    facts = temperatures.cpu().numpy(), penalties.cpu().numpy(), prompt_length
    return Shard(tokens[:, :longest], lengths, *facts, None if lean else states[:, :longest])
