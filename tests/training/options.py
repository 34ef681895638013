"""Options of a training, as words of the command line. Needs no torch, so that the words are tested."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from gguf import GGMLQuantizationType
from gguf.quants import quantize

KINDS = {"output": GGMLQuantizationType.Q4_0, "fc": GGMLQuantizationType.Q5_1}
"""Of the matrices that are not Q8_0: the largest, read for every guess, and one that is read for no guess. A head with
12,288 tokens is so a file of 11.9 MB."""

PRECISIONS = ("float32", "bfloat16")
PRECISION_HELP = "of products with matrices; bfloat16 is three times as quick where a processor has AMX, or on a card"


def parser(steps: Sequence[str]) -> argparse.ArgumentParser:
    """Of the command line; ``steps`` are what can be done."""
    argument_parser = argparse.ArgumentParser(prog="python -m tests.training")
    argument_parser.add_argument("step", choices=steps)
    argument_parser.add_argument("--work", type=Path, default=Path("build/training"), help="folder of all that is made")
    argument_parser.add_argument("--model", type=Path, help="the target's file, if it is not the packaged one")
    argument_parser.add_argument("--device", default="cpu", help="torch's name for it")
    argument_parser.add_argument("--threads", type=int, default=2)
    argument_parser.add_argument("--precision", choices=PRECISIONS, default=PRECISIONS[0], help=PRECISION_HELP)
    argument_parser.add_argument("--questions", type=int, default=15_000)
    argument_parser.add_argument("--batch", type=int, default=64, help="questions that are answered at once")
    argument_parser.add_argument(
        "--bank", type=int, default=0, help="of questions: each has others, by a seed of its own"
    )
    argument_parser.add_argument(
        "--rounds", type=int, default=1, help="replies to each question, later ones sampled anew"
    )
    argument_parser.add_argument("--lean", action="store_true", help="keep no states: learning computes them anew")
    argument_parser.add_argument(
        "--backwards", action="store_true", help="replies to the last questions first: for a second run"
    )
    argument_parser.add_argument("--minutes", type=float, default=60.0, help="of learning")
    argument_parser.add_argument(
        "--falling", type=float, default=0.3, help="share of them in which the rate falls to nothing"
    )
    argument_parser.add_argument(
        "--begin", type=Path, help="the file of a head to go on from, where nothing is learned yet"
    )
    argument_parser.add_argument("--layers", type=int, nargs=3, help="of the target, whose inputs the head reads")
    argument_parser.add_argument("--tokens", type=int, help="of the draft's vocabulary")
    argument_parser.add_argument("--rows", type=int, help="replies in a batch")
    argument_parser.add_argument("--steps", type=int, help="guesses in a row that are learned")
    argument_parser.add_argument("--matrix-rate", type=float)
    argument_parser.add_argument("--rate", type=float)
    argument_parser.add_argument("--likeness", type=float)
    argument_parser.add_argument(
        "--kinds",
        type=_kind,
        nargs="*",
        default=list(KINDS.items()),
        metavar="MATRIX=KIND",
        help="precision of single matrices, such as output=Q4_0 or ffn_down=F16; of the others Q8_0",
    )
    argument_parser.add_argument("--head", type=Path, help="file that is written, if it is not head.gguf in the folder")
    return argument_parser


def _kind(word: str) -> tuple[str, GGMLQuantizationType]:
    matrix, _, name = word.partition("=")
    try:
        kind = GGMLQuantizationType[name.upper()]
        quantize(np.zeros((1, 256), np.float32), kind)
    except (KeyError, NotImplementedError):
        raise argparse.ArgumentTypeError(
            f"{word}: say a matrix and a kind that can be written, as output=Q4_0"
        ) from None
    return matrix, kind
