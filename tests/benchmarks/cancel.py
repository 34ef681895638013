"""Benchmark of a cancel, by the job that it ends. Run: ``python -m tests.benchmarks.cancel``."""

from __future__ import annotations

import time
from statistics import median

from app.engine.commands import Command, LoadPair
from app.engine.events import Event, LoadProgress, PrefillProgress, RoundDone
from app.speculation.settings import SpeculationMode
from tests.benchmarks.engine_runs import engine
from tests.integration.engine_probe import EngineProbe, question

_TIMES = 9
_PAIR = LoadPair("starter:f32", "starter:q4_1")


def main() -> None:
    """Measure and print."""
    long_prompt = question("word " * 3000, tokens=5)
    endless = question("Write a very long story.", tokens=None, mode=SpeculationMode.AUTOMATIC, draft_max=None)
    with engine() as probe:
        probe.do(_PAIR)  # makes the files and has them tried
        for name, command, moment in (
            ("load", _PAIR, LoadProgress),
            ("prompt", long_prompt, PrefillProgress),
            ("reply", endless, RoundDone),
        ):
            taken = [_cancel_ms(probe, command, moment, wait_s=0.02 * i) for i in range(_TIMES)]
            probe.do(_PAIR)
            print(f"{name:<7} median {median(taken):6.1f} ms, longest {max(taken):6.1f} ms")


def _cancel_ms(probe: EngineProbe, command: Command, moment: type[Event], *, wait_s: float) -> float:
    """From the cancel to the job's end. ``wait_s`` spreads the cancels over the job."""
    job = probe.engine.submit(command)
    while not isinstance(probe.next_event(), moment):
        pass
    time.sleep(wait_s)
    asked_s = time.perf_counter()
    probe.engine.cancel(job)
    probe.events_of(job)
    return (time.perf_counter() - asked_s) * 1000


if __name__ == "__main__":
    main()
