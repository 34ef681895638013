"""Records the sample traces anew, with the starter pair on this computer.

Run on a quiet machine, since the recorded speeds are shown::

    uv run python -m tests.benchmarks.samples

Each question is answered without guessing first, so that the speed it is compared with is measured over a whole reply.
"""

from __future__ import annotations

from dataclasses import replace

from app.engine.commands import Generate, Message
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.traces.trace_files import SAMPLES, write_trace
from tests.benchmarks.engine_runs import engine, load


def main() -> None:
    with engine() as probe:
        load(probe, "starter:f32", "starter:q4_1")
        for sample in SAMPLES:
            command = Generate(
                (Message("user", sample.question),),
                sampling=SamplingSettings(temperature=sample.temperature, seed=sample.seed),
                drafting=DraftSettings(sample.draft_tokens),
                mode=SpeculationMode.OFF,
                max_tokens=sample.max_tokens,
            )
            probe.generate(command)
            trace = probe.generate(replace(command, mode=SpeculationMode.DRAFT))
            write_trace(sample.path, replace(trace, question=sample.question))
            summary = trace.summary
            print(
                f"{sample.name}: {summary.tokens_per_second:.1f} tokens/s, "
                f"{summary.plain_tokens_per_second:.1f} without guessing"
            )


if __name__ == "__main__":
    main()
