"""See the package's docstring for what to run."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import numpy as np
import torch

from app.models.library.starter import packaged_file
from tests.training import replies
from tests.training.head_file import About, read_head, write_head
from tests.training.learning import Options, Trainer
from tests.training.options import parser
from tests.training.target import Target, Weights

SEED = 20261122
_IN_A_BANK = 1000
"""Batches of questions, at most."""


def main() -> None:
    options = parser(list(_STEPS)).parse_args()
    options.model = options.model or packaged_file()
    options.work.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(options.threads)
    torch.set_default_device(options.device)
    _STEPS[options.step](options)


def _questions(options: argparse.Namespace) -> None:
    from tests.training.tokens import batches  # noqa: PLC0415 - needs llama.cpp, which the other steps do not

    batches_made = batches(options.model, count=options.questions, size=options.batch, seed=SEED + options.bank)
    np.savez(_questions_file(options), **{f"{i:04}": batch for i, batch in enumerate(batches_made)})
    print(f"{len(batches_made)} batches of {options.batch} questions")


def _questions_file(options: argparse.Namespace) -> Path:
    return Path(options.work, f"questions{options.bank or ''}.npz")


def _check(options: argparse.Namespace) -> None:
    from tests.training.check import difference  # noqa: PLC0415 - likewise

    questions_asked = np.load(_questions_file(options))
    apart, size = difference(options.model, questions_asked[questions_asked.files[0]][0])
    print(f"The logits differ by at most {apart:.3f}; the greatest is {size:.1f}.")


def _replies(options: argparse.Namespace) -> None:
    folder = options.work / "data"
    folder.mkdir(exist_ok=True)
    target = Target(Weights(options.model), getattr(torch, options.precision))
    questions_asked = np.load(_questions_file(options))
    order = list(enumerate(questions_asked.files, _IN_A_BANK * options.bank))
    rounds = [(again, *batch) for again in range(options.rounds) for batch in order]
    for again, number, batch in reversed(rounds) if options.backwards else rounds:
        name = replies.name_of(number, again)
        if not replies.is_made(folder, name):
            began = time.monotonic()
            questions = torch.tensor(questions_asked[batch], dtype=torch.int64)
            seed = SEED + options.bank + number + 10_000 * again
            reply_batch = replies.reply(target, questions, seed, again=again > 0, lean=options.lean)
            replies.write(folder, name, reply_batch)
            print(f"{name}: {reply_batch.replied} tokens in {time.monotonic() - began:.0f} s", flush=True)


def _learn(options: argparse.Namespace) -> None:
    trainer = _trainer(options)
    trainer.run(options.minutes, options.falling, _writer(trainer, options))


def _write(options: argparse.Namespace) -> None:
    if not (options.work / "checkpoint.pt").exists():
        raise SystemExit(f"Nothing is learned yet in {options.work}: run learn first.")
    trainer = _trainer(options)
    path = options.head or options.work / "head.gguf"
    trainer.write(_writer(trainer, options), path)
    print(f"{path}: {path.stat().st_size / 1e6:.2f} MB, step {trainer.steps}")


def _trainer(options: argparse.Namespace) -> Trainer:
    named = {field.name: getattr(options, field.name, None) for field in fields(Options)}
    chosen = {name: tuple(value) if isinstance(value, list) else value for name, value in named.items() if value}
    begin = read_head(options.begin) if options.begin else None
    return Trainer(Weights(options.model), options.work, Options(**chosen), SEED, begin)


def _writer(trainer: Trainer, options: argparse.Namespace) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        about = About(
            "EAGLE-3 head for SmolLM2 135M Instruct",
            f"Guesses for SmolLM2-135M-Instruct; learned from {trainer.text:,} tokens that it wrote, "
            f"{trainer.seen / trainer.text:.1f} times over, seed {SEED} and those that follow it.",
        )
        head, kinds = trainer.head, dict(options.kinds)
        write_head(path, head.tensors(), head.vocabulary.cpu().numpy(), options.model, head.layers, about, kinds)

    return write


_STEPS = {"questions": _questions, "check": _check, "replies": _replies, "learn": _learn, "write": _write}


if __name__ == "__main__":
    main()
