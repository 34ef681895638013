"""Replies by our engine, for benchmarks: one long-lived engine, as the program has it."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

from app.engine.commands import Generate, Message
from app.paths import Paths, resources
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import Trace
from tests.integration.engine_probe import EngineProbe

DATA = Path(os.environ.get("DRAFTLIGHT_BENCH_DATA", "build/benchmark-data"))
THREADS = 2


def prompts() -> list[dict[str, str]]:
    """The eight prompts that came with the program, each with ``kind`` and ``prompt``."""
    loaded: list[dict[str, str]] = json.loads((resources() / "prompts.json").read_text(encoding="utf-8"))
    return loaded


def engine() -> EngineProbe:
    """An engine whose rounds nobody waits for, as no peer streams either."""
    return EngineProbe(Paths.at(DATA.absolute()), ends_only=True)


def load(probe: EngineProbe, target: str, draft: str | None) -> None:
    """Load a pair; a draft that cannot guess for the target is an error."""
    probe.load(target, draft, threads=THREADS, strict_draft=True)


def reply(
    probe: EngineProbe,
    prompt: str,
    *,
    temperature: float,
    mode: SpeculationMode,
    draft_max: int | None = None,
    tokens: int = 128,
    seed: int = 1,
    sampling: SamplingSettings | None = None,
) -> Trace:
    return probe.generate(
        Generate(
            (Message("user", prompt),),
            sampling=replace(sampling or SamplingSettings(), temperature=temperature, seed=seed),
            drafting=DraftSettings(draft_max),
            mode=mode,
            max_tokens=tokens,
        )
    )
