"""Guesses right by the rule that decides: the target's noise shared with the draft, or the likeliest token guessed.

``python -m tests.benchmarks.coupling`` has the target write eight replies at a temperature. At each of their places it
compares what both models held likely, and works out how often a guess would be right by each rule. Then the loop
guesses so many tokens a round by either rule, and llama.cpp's own program by its rule (``--binaries``: where it is
built). Shares are counted, not speeds, so the machine need not be quiet.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.engine.commands import Generate, Message
from app.engine.pair import LoadedModel, Pair
from app.engine.prompts.prompt import build_prompt
from app.llama.quantize import quantize
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.base import NoDrafter
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.drafters.sharpness import CHOICES, Sharpness
from app.speculation.pacing.pace import FixedPace
from app.speculation.sampling.sampler import Sampler, ShapedLogits
from app.speculation.settings import DraftSettings, SamplingSettings
from tests.benchmarks.engine_runs import DATA, THREADS, prompts
from tests.benchmarks.sharpness import load_model

TOKENS = 96
_ROWS = 32
_SAME_NOISE, _LIKELIEST = CHOICES[0], CHOICES[-1]
RULES = ("likeliest token", "independent draws", "same noise", "rejection sampling")
"""The first is llama.cpp's, the third ours; the last one's share is the highest of any rule that is lossless."""


class _Always(Sharpness):
    """Guesses by one choice, whatever is learned."""

    def __init__(self, choice: float) -> None:
        super().__init__([float(one == choice) for one in CHOICES], weight=1e9)


def agreement(p: NDArray[np.float64], q: NDArray[np.float64]) -> dict[str, float]:
    """Return how likely a guess is right by each rule, where the target draws from ``p`` and the draft holds ``q``."""
    both = (p > 0) & (q > 0)
    shared, drafted = p[both], q[both]
    ratios = np.maximum(p[None, :] / shared[:, None], q[None, :] / drafted[:, None])
    return {
        "likeliest token": float(p[int(q.argmax())]),
        "independent draws": float((p * q).sum()),
        "same noise": float((1 / ratios.sum(axis=1)).sum()),
        "rejection sampling": float(np.minimum(p, q).sum()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("--drafts", nargs="+", default=["starter:q4_1", "starter:q4_0", "starter:q2_k"])
    parser.add_argument("--temperature", type=float, default=0.8)
    parser.add_argument("--lengths", type=int, nargs="*", default=[1, 3, 6])
    parser.add_argument("--binaries", type=Path, help="where llama-speculative-simple is built")
    options = parser.parse_args()
    pair = Pair(load_model(options.target))
    replies = list(_replies(pair, options.temperature))
    for reference in options.drafts:
        draft = load_model(reference)
        expected = defaultdict(list)
        for sampling, prompt, reply in replies:
            for p, q in _distributions(pair.target, draft, sampling, prompt, reply):
                for rule, share in agreement(p, q).items():
                    expected[rule].append(share)
        shares = ", ".join(f"{rule} {100 * float(np.mean(expected[rule])):.1f} %" for rule in RULES)
        print(
            f"{reference}, temperature {options.temperature}, {len(expected[RULES[0]]):,} places: {shares}", flush=True
        )
        for length in options.lengths:
            same = _accepted(pair, draft, replies, length, _SAME_NOISE)
            likeliest = _accepted(pair, draft, replies, length, _LIKELIEST)
            theirs = _accepted_by_llama(options, reference, pair, length) if options.binaries else "not run"
            print(
                f"  {length} a round: same noise {same}; likeliest token {likeliest}, llama.cpp's program {theirs}",
                flush=True,
            )
        draft.close()
    pair.target.close()


def _replies(pair: Pair, temperature: float) -> Iterator[tuple[SamplingSettings, list[int], list[int]]]:
    for seed, entry in enumerate(prompts()):
        sampling = SamplingSettings(temperature=temperature, seed=seed)
        prompt = build_prompt(pair, Generate((Message("user", entry["prompt"]),), sampling=sampling)).tokens
        pair.target.context.clear()
        context = list(prompt)
        pace = FixedPace(DraftSettings(0))
        parts = DecodingParts(pair.target.context, pair.target.model.vocabulary, NoDrafter(), Sampler(sampling), pace)
        for _ in decode(parts, context, ReplyLimits(TOKENS)):
            pass
        yield sampling, list(prompt), context[len(prompt) :]


def _distributions(
    target: LoadedModel, draft: LoadedModel, sampling: SamplingSettings, prompt: Sequence[int], reply: Sequence[int]
) -> Iterator[tuple[NDArray[np.float64], NDArray[np.float64]]]:
    """Yield what both models held likely at each place of a reply."""
    rows = [_shaped(model, sampling, prompt, reply) for model in (target, draft)]
    for mine, other in zip(*rows, strict=True):
        tokens = np.union1d(mine.candidates, other.candidates)
        yield _over(mine, tokens), _over(other, tokens)


def _shaped(
    model: LoadedModel, sampling: SamplingSettings, prompt: Sequence[int], reply: Sequence[int]
) -> list[ShapedLogits]:
    sampler, context = Sampler(sampling), model.context
    context.clear()
    context.decode(prompt[:-1], rows=0)
    read = [prompt[-1], *reply[:-1]]
    shaped = []
    for start in range(0, len(read), _ROWS):
        part = read[start : start + _ROWS]
        shaped += [sampler.shape(row) for row in context.decode(part, rows=len(part))]
    return shaped


def _over(shaped: ShapedLogits, tokens: NDArray[np.intp]) -> NDArray[np.float64]:
    weights = np.exp(shaped.scores - shaped.scores.max())
    spread = np.zeros(len(tokens))
    spread[tokens.searchsorted(shaped.candidates)] = weights / weights.sum()
    return spread


def _accepted(
    pair: Pair,
    draft: LoadedModel,
    replies: Sequence[tuple[SamplingSettings, list[int], list[int]]],
    length: int,
    choice: float,
) -> str:
    drafted = right = 0
    target = pair.target
    for sampling, prompt, _ in replies:
        target.context.clear()
        draft.context.clear()
        drafter = ModelDrafter(draft.context, Sampler(sampling), _Always(choice))
        parts = DecodingParts(
            target.context, target.model.vocabulary, drafter, Sampler(sampling), FixedPace(DraftSettings(length))
        )
        for one in decode(parts, list(prompt), ReplyLimits(TOKENS)):
            drafted += len(one.drafted)
            right += one.accepted
    return f"{100 * right / drafted:.1f} %"


def _accepted_by_llama(options: argparse.Namespace, draft: str, pair: Pair, length: int) -> str:
    library, words = Library(Paths.at(DATA.absolute())), pair.target.model.vocabulary
    drafted = right = 0
    for seed, entry in enumerate(prompts()):
        tokens = build_prompt(pair, Generate((Message("user", entry["prompt"]),))).tokens
        with tempfile.NamedTemporaryFile(suffix=".txt") as file:
            file.write(b"".join(words.piece(token) or words.label(token).encode() for token in tokens))
            file.flush()
            command = [options.binaries / "llama-speculative-simple", "-f", file.name, "-n", TOKENS, "-c", 2048]
            for name, model in (("-m", options.target), ("-md", draft)):
                command += [name, library.obtain(model, quantize)]
            command += ["-t", THREADS, "-s", seed, "--temp", options.temperature]
            command += ["--spec-type", "draft-simple", "--spec-draft-n-max", length]
            done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True)
        counts = re.findall(r"n_(?:drafted|accept) += (\d+)", done.stdout + done.stderr)
        drafted += int(counts[0])
        right += int(counts[1])
    return f"{100 * right / drafted:.1f} %"


if __name__ == "__main__":
    main()
