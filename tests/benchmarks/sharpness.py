"""Hit rate of guesses with the learned sharpness, beside sampling with the same noise and the likeliest token.

``python -m tests.benchmarks.sharpness`` lets several drafts of one target guess at several temperatures. At every
position that a verify pass reached it is known what each choice would have guessed, so all are judged on the same ones.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

from app.engine.commands import Generate, Message
from app.engine.pair import LoadedModel, Pair
from app.engine.prompts.prompt import build_prompt
from app.llama.context import Context, StopFlag
from app.llama.model import Model
from app.llama.quantize import quantize
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.drafters.sharpness import CHOICES, Sharpness
from app.speculation.pacing.pace import FixedPace
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import DraftSettings, SamplingSettings
from tests.benchmarks.engine_runs import DATA, THREADS, prompts

_DRAFTED = 4
_TOKENS = 96


class Judged(Sharpness):
    """Counts the hits of every choice, and those of the one in use at the time."""

    def __init__(self) -> None:
        super().__init__()
        self.hits = np.zeros(len(CHOICES))
        self.hits_in_use = 0
        self.positions = 0

    def learn(self, picks: Sequence[int]) -> None:
        in_use = CHOICES.index(self.best)
        for would, truth in zip(self._would, picks, strict=False):
            right = [token == truth for token in would]
            self.hits += right
            self.hits_in_use += right[in_use]
            self.positions += 1
        super().learn(picks)


def main() -> None:
    """Measure and print; exit status 1 if the learned one is more than two points behind the better of the two."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("--drafts", nargs="+", default=["starter:q4_1", "starter:q4_0", "starter:q2_k"])
    parser.add_argument("--temps", type=float, nargs="+", default=[0.5, 0.8, 1.0])
    options = parser.parse_args()
    target = load_model(options.target)
    behind = 0
    for reference in options.drafts:
        pair, draft = Pair(target), load_model(reference)
        for temperature in options.temps:
            judged = _judge(pair, draft, temperature)
            rates = judged.hits / judged.positions * 100
            learned = judged.hits_in_use / judged.positions * 100
            lag = max(rates[0], rates[-1]) - learned
            behind += lag > 2
            print(
                f"{reference:14} {temperature}: learned {learned:.1f} %, same noise {rates[0]:.1f} %, likeliest "
                f"{rates[-1]:.1f} %; {lag:+.1f} points behind the better, {judged.positions:,} positions",
                flush=True,
            )
        draft.close()
    target.close()
    raise SystemExit(1 if behind else 0)


def load_model(reference: str) -> LoadedModel:
    """Load a model of the library's, such as ``starter:f32``."""
    path = Library(Paths.at(DATA.absolute())).obtain(reference, quantize)
    assert path is not None
    model = Model(path)
    return LoadedModel(model, Context(model, context_tokens=1024, threads=THREADS, stop=StopFlag()), reference, 0)


def _judge(pair: Pair, draft: LoadedModel, temperature: float) -> Judged:
    judged, target = Judged(), pair.target
    for seed, entry in enumerate(prompts()):
        sampling = SamplingSettings(temperature=temperature, seed=seed)
        prompt = build_prompt(pair, Generate((Message("user", entry["prompt"]),), sampling=sampling)).tokens
        target.context.clear()
        draft.context.clear()
        drafter = ModelDrafter(draft.context, Sampler(sampling), judged)
        parts = DecodingParts(
            target.context, target.model.vocabulary, drafter, Sampler(sampling), FixedPace(DraftSettings(_DRAFTED))
        )
        for _ in decode(parts, list(prompt), ReplyLimits(_TOKENS)):
            pass
    return judged


if __name__ == "__main__":
    main()
