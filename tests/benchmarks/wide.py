"""Pairs at the price of real ones: a target that costs several times as much and says the same, and worse drafts.

With the starter pair a guess costs half of what the target takes for a token; with a real pair of an 8B and a 1B model
a tenth. ``python -m tests.benchmarks.wide make`` widens every feed-forward layer of ``starter:f32``: the new rows of
gate and up are random, the new columns of down are zero, so what is added costs time and changes nothing. It checks
that the wide model writes the source's text. Drafts with noise in their weights are wrong as often as a small model of
a real pair is, and cost what the packaged one costs.

``… wide peers``, ``… wide pacing``, ``… wide bound`` and ``… wide serving`` run those benchmarks on such pairs; options
behind the name go to them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from gguf import GGMLQuantizationType, GGUFReader, GGUFValueType, GGUFWriter
from numpy.typing import NDArray

from app.llama.quantize import quantize
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from tests.benchmarks import pacing, pacing_bound, peers, serving
from tests.benchmarks.engine_runs import DATA, engine, load, prompts, reply

FACTOR = 6
NOISE = {"8 of 10": 0.024, "7 of 10": 0.05, "6 of 10": 0.058}
"""By how many guesses are right: the noise in a matrix, as a share of its own standard deviation."""
_BENCHMARKS = {"peers": peers.main, "pacing": pacing.main, "bound": pacing_bound.main, "serving": serving.main}


def wide(factor: int = FACTOR, *, half: bool = False) -> Path:
    """The starter's target, each feed-forward layer ``factor`` times as wide; made where it is not there yet.

    Args:
        factor: also about how many times as long a token takes.
        half: F16 in place of F32.
    """
    file_made = DATA.absolute() / f"wide{factor}.{'F16' if half else 'F32'}.gguf"
    if not file_made.exists():
        random = np.random.default_rng(1)

        def widened(name: str, weights: NDArray[np.float32]) -> NDArray[np.float32]:
            more = factor - 1
            if name.endswith(("ffn_gate.weight", "ffn_up.weight")):
                rows = random.normal(0, weights.std(), (more * weights.shape[0], weights.shape[1]))
                return np.concatenate([weights, rows.astype(np.float32)])
            if name.endswith("ffn_down.weight"):
                return np.pad(weights, ((0, 0), (0, more * weights.shape[1])))
            return weights

        _rewrite(_starter(), file_made, widened, factor=factor, half=half)
    return file_made


def noisy(noise: float) -> Path:
    """A draft of the starter's size and speed, with ``noise`` in its weights."""
    file_made = DATA.absolute() / f"noisy-{noise:g}.Q4_1.gguf"
    if not file_made.exists():
        random = np.random.default_rng(2)

        def spoilt(name: str, weights: NDArray[np.float32]) -> NDArray[np.float32]:
            if name.endswith("norm.weight"):
                return weights
            return weights + random.normal(0, noise * weights.std(), weights.shape).astype(np.float32)

        whole = file_made.with_suffix(".whole")
        _rewrite(_starter(), whole, spoilt)
        quantize(whole, file_made, "q4_1", lambda: False, lambda _bytes: None)
        whole.unlink()
    return file_made


def _starter() -> Path:
    path = Library(Paths.at(DATA.absolute())).obtain("starter:f32", quantize)
    assert path is not None
    return path


def _rewrite(source: Path, file_made: Path, change, *, factor: int = 1, half: bool = False) -> None:
    """Copy an F32 model with its matrices changed."""
    reader = GGUFReader(source)
    part = file_made.with_suffix(".part")
    writer = GGUFWriter(part, "llama")
    for name, field in reader.fields.items():
        if name.startswith("GGUF.") or name == "general.architecture":
            continue
        value = field.contents()
        if name.endswith(".feed_forward_length"):
            value *= factor
        kind = field.types[0]
        writer.add_key_value(name, value, kind, field.types[-1] if kind is GGUFValueType.ARRAY else None)
    for tensor in reader.tensors:
        assert tensor.tensor_type is GGMLQuantizationType.F32, f"{source} is no F32 model"
        weights = change(tensor.name, np.asarray(tensor.data, np.float32))
        writer.add_tensor(tensor.name, weights.astype(np.float16) if half and weights.ndim > 1 else weights)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    part.replace(file_made)


def check(path: Path) -> None:
    """Print whether a wide model writes the source's text, greedily."""
    entry = prompts()[0]["prompt"]
    texts = []
    for target in ("starter:f32", str(path)):
        with engine() as probe:
            load(probe, target, None)
            texts.append(reply(probe, entry, temperature=0.0, mode=SpeculationMode.OFF, tokens=48).summary.text)
    print(f"{path.name}: {'writes the source’s text' if texts[0] == texts[1] else 'DIFFERS: ' + repr(texts)}")


def share_right(target: Path, draft: str) -> float:
    """Return how many of a draft's guesses are right, in drafts of four, greedily."""
    with engine() as probe:
        load(probe, str(target), draft)
        summaries = [
            reply(probe, entry["prompt"], temperature=0.0, mode=SpeculationMode.DRAFT, draft_max=4, tokens=64).summary
            for entry in prompts()[:4]
        ]
    right = sum(summary.accepted_tokens for summary in summaries)
    return right / (right + sum(summary.rejected_tokens for summary in summaries))


@contextmanager
def _arguments(*words: str) -> Iterator[None]:
    before, sys.argv = sys.argv, ["wide", *words]
    try:
        yield
    finally:
        sys.argv = before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", *_BENCHMARKS))
    parser.add_argument("--factor", type=int, default=FACTOR)
    parser.add_argument("--half", action="store_true", help="F16 in place of F32")
    parser.add_argument("--draft", default="starter:q4_1", help=f"a model, or one of: {', '.join(NOISE)}")
    options, others = parser.parse_known_args()
    target = wide(options.factor, half=options.half)
    draft = str(noisy(NOISE[options.draft])) if options.draft in NOISE else options.draft
    if options.what == "make":
        check(target)
        for wanted_share, noise in NOISE.items():
            print(
                f"{wanted_share}: {share_right(_starter(), str(noisy(noise))):.2f} of the guesses right (noise {noise})"
            )
        return
    with _arguments("-m", str(target), "-md", draft, *others):
        _BENCHMARKS[options.what]()


if __name__ == "__main__":
    main()
