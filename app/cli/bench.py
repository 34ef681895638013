"""``bench``: the same prompts with and without guessing, in turn, so that a drifting machine fools neither side."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median_low
from typing import Any

from app.cli.jobs import Jobs, StoppedByKeys, jobs
from app.cli.run import pair_in
from app.cli.terminal import ProgressLine
from app.engine.commands import Generate, KeepOptions, Message
from app.engine.events import Finished, Loaded
from app.engine.port import EngineFactory
from app.errors import BugError, WorldError
from app.paths import resources
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import Trace
from app.system.files import read_json
from app.traces.readout import figure

_FIRST_SEED = 1


@dataclass(frozen=True, slots=True)
class BenchRun:
    """One prompt without and with guessing, one right after the other."""

    prompt: str
    plain: Trace
    speculative: Trace

    @property
    def ratio(self) -> float | None:
        """Speed with guessing over speed without; ``None`` where a reply was empty."""
        plain, helped = self.plain.summary.tokens_per_second, self.speculative.summary.tokens_per_second
        return helped / plain if plain and helped else None


def bench(options: argparse.Namespace, engine_factory: EngineFactory) -> int:
    """Measure; returns the exit status.
    Raises ``AppError`` if the models cannot be loaded, or the prompts not be read.
    """
    prompts = read_prompts(options.prompts)
    try:
        with jobs(engine_factory) as work:
            runs, kernels = _measure(options, prompts, work)
    except StoppedByKeys as interruption:
        return 128 + interruption.number
    result = {**summarise(runs), "kernels": kernels}
    if options.json:
        sys.stdout.write(json.dumps(result) + "\n")
    else:
        sys.stdout.write("".join(f"{line}\n" for line in report(result)))
    return 0


def read_prompts(file: Path | None) -> list[str]:
    """Prompts from a JSON list of texts or of objects with ``prompt``; the ones that came with the program if none.
    Raises ``WorldError`` if the file cannot be read, or holds no prompts.
    """
    path = file or resources() / "prompts.json"
    try:
        entries = read_json(path)
    except OSError as error:
        raise WorldError(f"{path} cannot be read: {error.strerror or error}.") from error
    except ValueError as error:
        raise WorldError(f"{path} is no JSON file.") from error
    listed = entries if isinstance(entries, list) else []
    texts = [entry.get("prompt") if isinstance(entry, dict) else entry for entry in listed]
    prompts = [text for text in texts if isinstance(text, str) and text]
    if not prompts or len(prompts) < len(texts):
        raise WorldError(f"{path} must hold a list of prompts.")
    return prompts


def summarise(runs: list[BenchRun]) -> dict[str, Any]:
    """Return the keys of ``bench --json``; speeds and ratio are those of the middle one of the pairs run in turn."""
    helped = [run.speculative.summary for run in runs]
    accepted = sum(s.accepted_tokens for s in helped)
    judged = accepted + sum(s.rejected_tokens for s in helped)
    rounds = sum(s.rounds for s in helped)
    return {
        **_middle(runs),
        "acceptance_rate": accepted / judged if judged else None,
        "acceptance_length": 1 + accepted / rounds if rounds else None,
        "prompts": [_prompt_result(prompt, [run for run in runs if run.prompt == prompt]) for prompt in _unique(runs)],
    }


def report(result: dict[str, Any]) -> list[str]:
    """Return the result for a person: one line for each prompt, then the whole."""
    lines = [
        f"{_times(entry['ratio']):>6}  {figure(entry['plain_tokens_per_second'] or 0):>6} -> "
        f"{figure(entry['speculative_tokens_per_second'] or 0):>6} tokens/s  "
        f"{'same text' if entry['same_text'] else 'differs'}  {entry['prompt'][:60]}"
        for entry in result["prompts"]
    ]
    rate = result["acceptance_rate"]
    lines.append(
        f"{_times(result['ratio']):>6}  median; "
        + (f"guessed right {rate:.0%}, {result['acceptance_length']:.1f} tokens a round" if rate else "nothing guessed")
    )
    if result["kernels"] is not None:
        lines.append(f"Kernels of the processor: {', '.join(result['kernels']) or 'plain'}.")
    return lines


def _measure(options: argparse.Namespace, prompts: list[str], work: Jobs) -> tuple[list[BenchRun], list[str] | None]:
    """Return the runs, and the instructions that this computer's kernels use; ``None`` for a pair on a server."""
    progress = ProgressLine(sys.stderr)
    try:
        loaded = work.perform(pair_in(options), progress.show)
        server = loaded.server if isinstance(loaded, Loaded) else None
        if server is not None and not server.chooses_guesses:
            raise WorldError(f"{server.program} at {server.place} decides by itself whether to guess.")
        runs = [
            _both(options, prompt, _FIRST_SEED + repeat, work, plain_first=(index + repeat) % 2 == 0)
            for repeat in range(options.repeat)
            for index, prompt in enumerate(prompts)
        ]
        return runs, _kernels() if server is None else None
    finally:
        progress.clear()


def _kernels() -> list[str]:
    from app.llama.library import kernels  # noqa: PLC0415 - loads llama.cpp, as the pair has

    return kernels()


def _both(options: argparse.Namespace, prompt: str, seed: int, work: Jobs, *, plain_first: bool) -> BenchRun:
    def reply(mode: SpeculationMode) -> Trace:
        command = Generate(
            (Message("user", prompt),),
            sampling=SamplingSettings(temperature=options.temp, seed=seed),
            drafting=DraftSettings(options.draft_max, pauses=options.pauses),
            mode=mode,
            max_tokens=options.max_tokens,
            keep=KeepOptions(memory_share=0.0),  # each prompt is read as if it were new
        )
        finished = work.perform(command, lambda _event: None)
        if not isinstance(finished, Finished):
            raise BugError(f"A reply ended with {finished!r}.")
        if work.interrupted_by is not None:
            raise StoppedByKeys(work.interrupted_by)
        return finished.trace

    helped_mode = SpeculationMode.LOOKUP if options.lookup else SpeculationMode.AUTOMATIC
    if plain_first:
        plain = reply(SpeculationMode.OFF)
        return BenchRun(prompt, plain, reply(helped_mode))
    helped = reply(helped_mode)
    return BenchRun(prompt, reply(SpeculationMode.OFF), helped)


def _prompt_result(prompt: str, runs: list[BenchRun]) -> dict[str, Any]:
    differences = [at for run in runs if (at := first_difference(run)) is not None]
    rates = [r for run in runs if (r := run.speculative.summary.acceptance_rate) is not None]
    return {
        "prompt": prompt,
        "same_text": not differences,
        "first_difference": min(differences) if differences else None,
        **_middle(runs),
        "speculative_acceptance_rate": fmean(rates) if rates else None,
    }


def first_difference(run: BenchRun) -> int | None:
    """Return the first character at which the two texts differ, or ``None``."""
    one, other = run.plain.summary.text, run.speculative.summary.text
    if one == other:
        return None
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _middle(runs: list[BenchRun]) -> dict[str, float | None]:
    """Return the median of the ratios, and the speeds it was made from: those of other pairs could contradict it."""
    ratio = median_low(ratios) if (ratios := [run.ratio for run in runs if run.ratio is not None]) else None
    plain, helped = next(
        ((run.plain.summary, run.speculative.summary) for run in runs if run.ratio == ratio), (None, None)
    )
    return {
        "plain_tokens_per_second": plain.tokens_per_second if plain else None,
        "speculative_tokens_per_second": helped.tokens_per_second if helped else None,
        "ratio": ratio,
    }


def _unique(runs: list[BenchRun]) -> list[str]:
    return list(dict.fromkeys(run.prompt for run in runs))


def _times(ratio: float | None) -> str:
    return f"{ratio:.2f}×" if ratio else "–"
