"""Benchmark of kept conversations: two that alternate, and a chat that is opened after a restart.

``uv run python -m tests.benchmarks.conversations alternating`` (or ``restart``) prints the milliseconds from the
question to the first token, as medians, and how many tokens were not read again; what copies take in memory and on the
disk; and how long the engine takes to close where a chat is still to be written.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median

from app.engine.commands import Generate, KeepOptions
from app.engine.conversations.chat_state_folder import ChatStateFolder
from app.engine.conversations.conversations import Conversations
from app.paths import Paths
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import Trace
from tests.benchmarks.engine_runs import DATA, THREADS
from tests.integration.engine_probe import EngineProbe

_PAIR = ("starter:f32", "starter:q4_1")
_ALTERNATING, _LONG = 1000, 4000
_TIMES = 2
_CHAT = 1
_DISK_BYTES = 1_000_000_000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=("alternating", "restart"))
    (_alternating if parser.parse_args().part == "alternating" else _restart)()


def _alternating() -> None:
    with EngineProbe(Paths.at(DATA.absolute()), ends_only=True) as probe:
        _load(probe, 2048)
        for name, share in (("one conversation kept", 0.0), ("a tenth of the memory", 0.1)):
            first = [_reply(probe, _text(number, _ALTERNATING), KeepOptions(share)) for number in (1, 2)]
            again = [
                _reply(probe, (*_text(number, _ALTERNATING), 30, 31, 32), KeepOptions(share))
                for _ in range(_TIMES)
                for number in (1, 2)
            ]
            reused = again[-1].summary.reused_tokens
            print(f"{name}: first {_prefill(first):.0f} ms, again {_prefill(again):.0f} ms, {reused} tokens reused")
        conversations = _conversations(probe)
        one = conversations.copies[-1]
        print(
            f"in memory: {conversations.size_bytes / 1e6:.1f} MB, {len(conversations.copies)} besides the present one"
        )
        print(f"a token takes {one.size_bytes / len(one.target.tokens) / 1e3:.1f} kB, both models together")


def _restart() -> None:
    keep = KeepOptions(0.1, _CHAT, _DISK_BYTES)
    with tempfile.TemporaryDirectory() as folder:
        paths = Paths.at(Path(folder))
        paths.starter.symlink_to(Paths.at(DATA.absolute()).starter)
        with EngineProbe(paths, ends_only=True) as probe:
            _load(probe, 5120)
            first_ms = _prefill([_reply(probe, _text(3, _LONG), keep)])
            begun = time.perf_counter()
        closing_ms = (time.perf_counter() - begun) * 1000
        size = ChatStateFolder(paths.chat_states).size_bytes()
        print(f"read in {first_ms:.0f} ms, closed in {closing_ms:.0f} ms, {size / 1e6:.1f} MB on the disk")
        with EngineProbe(paths, ends_only=True) as probe:
            _load(probe, 5120)
            again = _reply(probe, (*_text(3, _LONG), 30, 31), keep)
            print(f"opened again: {_prefill([again]):.0f} ms, {again.summary.reused_tokens} tokens reused")


def _load(probe: EngineProbe, context_tokens: int) -> None:
    probe.load(*_PAIR, threads=THREADS, strict_draft=True, context_tokens=context_tokens)


def _text(number: int, tokens: int) -> tuple[int, ...]:
    """Any tokens do: reading takes as long."""
    return tuple(200 + (place * 7919 + number * 104_729) % 40_000 for place in range(tokens))


def _reply(probe: EngineProbe, tokens: tuple[int, ...], keep: KeepOptions) -> Trace:
    sampling = SamplingSettings(temperature=0.0, seed=1)
    mode = SpeculationMode.DRAFT if keep.chat is None else SpeculationMode.OFF
    return probe.generate(
        Generate(
            tokens=tokens,
            sampling=sampling,
            drafting=DraftSettings(draft_max=2),
            mode=mode,
            max_tokens=6,
            ignores_end=True,
            keep=keep,
        )
    )


def _prefill(traces: list[Trace]) -> float:
    return median(trace.summary.prefill_ms for trace in traces)


def _conversations(probe: EngineProbe) -> Conversations:
    worker = probe.engine._local
    assert worker is not None
    assert worker._pair is not None
    return worker._pair.conversations


if __name__ == "__main__":
    main()
