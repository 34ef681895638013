"""Layers of a model's own against llama.cpp's: ``uv run python -m tests.benchmarks.own_layers``.

Small models are made whose text is known (``tests/fakes/tiny_qwen35.py``), some of which guess well and some badly.
Our engine and ``llama-server --spec-type draft-mtp`` continue the same text with the same fixed length of guesses; the
text must be the one without guesses, and as many guesses must be right. At temperature 0.8 the same share of guesses
would be right by luck alone; what is more comes from guessing with the target's own noise. ``--assistant`` does the
same with a model and its assistant (``tests/fakes/tiny_gemma4.py``).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from app.engine.commands import Generate
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import Summary
from tests.benchmarks.engine_runs import engine
from tests.benchmarks.peers import build, serving
from tests.fakes.tiny_gemma4 import assistant, gemma4
from tests.fakes.tiny_qwen35 import qwen35, table
from tests.integration.engine_probe import EngineProbe

_FIRST_PORT = 18_700
_STRENGTHS = (0.5, 1.5, 2.0, 2.5, 3.0)
_ENDS = "abcdefgijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
_TEXTS = tuple(f"The quick brown fox {end}" for end in _ENDS)
_FEW = 6
"""Of those texts: such as go on with a letter or digit, so that what follows it can be asked for as a text."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lengths", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--temps", type=float, nargs="+", default=[0.0, 0.8])
    parser.add_argument("--tokens", type=int, default=128)
    parser.add_argument("--assistant", action="store_true", help="an assistant in a file of its own guesses instead")
    parser.add_argument("--binaries", type=Path, help="where the peers are built already")
    options = parser.parse_args()
    binaries = options.binaries or build()
    with tempfile.TemporaryDirectory() as folder, engine() as probe:
        for strength in _STRENGTHS:
            options.target_file = Path(folder) / f"{strength}.gguf"
            options.draft_file = Path(folder) / f"{strength}.assistant.gguf" if options.assistant else None
            if options.draft_file is None:
                options.target_file.write_bytes(qwen35(follows=table(), strength=strength))
            else:
                options.target_file.write_bytes(gemma4(follows=table(), strength=strength / 2))
                options.draft_file.write_bytes(assistant(follows=table(), strength=strength / 2))
            for temperature in options.temps:
                for length in options.lengths:
                    _compare(binaries, options, probe, strength, temperature, length)


def _compare(
    binaries: Path,
    options: argparse.Namespace,
    probe: EngineProbe,
    strength: float,
    temperature: float,
    length: int,
) -> None:
    extra = ["--spec-type", "draft-mtp", "--spec-draft-n-max", str(length), "--spec-draft-p-min", "0"]
    extra += ["-md", str(options.draft_file)] if options.draft_file else []
    ours = [0, 0]
    theirs = [0, 0]
    same = compared = same_as_theirs = 0
    probe.load(str(options.target_file), str(options.draft_file) if options.draft_file else None, threads=1)
    with serving(binaries, _FIRST_PORT, options, temperature, *extra) as server:
        for text in _TEXTS:
            # llama-server takes its first token from the prompt; ours guesses from there on.
            first = _reply(probe, text, 0.0, 1, None).text
            if not first or first not in _ENDS or compared == _FEW:
                continue
            compared += 1
            summary = _reply(probe, text + first, temperature, options.tokens - 1, length)
            alone = _reply(probe, text + first, temperature, options.tokens - 1, None)
            same += summary.text == alone.text
            answer = server.post(
                "/completion",
                {
                    "prompt": text if temperature == 0 else text + first,
                    "n_predict": options.tokens,
                    "temperature": temperature,
                    "seed": 1,
                    "cache_prompt": False,
                    "top_k": 40,
                    "top_p": 0.95,
                    "min_p": 0.05,
                },
            )
            timings = answer["timings"]
            same_as_theirs += first + summary.text == answer["content"]
            theirs[0] += timings.get("draft_n_accepted", 0)
            theirs[1] += timings.get("draft_n", 0)
            ours[0] += summary.accepted_tokens
            ours[1] += summary.drafted_tokens
    sys.stdout.write(
        f"strength {strength}, temperature {temperature:g}, {length} guesses a round: "
        f"ours {ours[0]} right of {ours[1]}, "
        f"llama-server {theirs[0]} of {theirs[1]}; "
        f"the text without guesses in {same} of {compared}, llama-server's in {same_as_theirs}\n"
    )
    sys.stdout.flush()


def _reply(probe: EngineProbe, text: str, temperature: float, tokens: int, length: int | None) -> Summary:
    """Of the text's continuation; without guesses where no length is given."""
    return probe.generate(
        Generate(
            raw=text,
            sampling=SamplingSettings(temperature=temperature, seed=1),
            drafting=DraftSettings(length),
            mode=SpeculationMode.OFF if length is None else SpeculationMode.DRAFT,
            max_tokens=tokens,
        )
    ).summary


if __name__ == "__main__":
    main()
