"""Does a draft delay short replies? Time to the first token and of a whole short reply, with and without it.

``python -m tests.benchmarks.short_replies``. Every prompt is new to both models, so that both must read it; settings
run in turn, and medians are printed.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from itertools import count
from statistics import median

from app.speculation.settings import SpeculationMode
from tests.benchmarks.engine_runs import engine, load, prompts, reply
from tests.integration.engine_probe import EngineProbe


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--draft", default="starter:q4_1")
    parser.add_argument("--words", type=int, nargs="+", default=[10, 200, 1200], help="of the prompts")
    parser.add_argument("--lengths", type=int, nargs="+", default=[8, 32, 128], help="of the replies, in tokens")
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    with engine() as probe:
        load(probe, options.target, options.draft)
        for entry in prompts()[:4]:  # a pair's first lessons
            reply(probe, entry["prompt"], temperature=0.8, mode=SpeculationMode.DRAFT, tokens=64)
        numbers = count(1)
        for words in options.words:
            for length in options.lengths:
                _compare(probe, words, length, options.repeat, numbers)


def _compare(probe: EngineProbe, words: int, length: int, repeat: int, numbers: count[int]) -> None:
    times: dict[SpeculationMode, list[tuple[float, float]]] = defaultdict(list)
    read = 0
    for _ in range(repeat):
        for mode in (SpeculationMode.OFF, SpeculationMode.DRAFT):
            # The number stands first, so that nothing but the template's opening is in a cache already.
            text = " ".join(entry["prompt"] for entry in prompts()).split() * (1 + words // 100)
            question = f"{next(numbers)}. Tell a long story about this: {' '.join(text[:words])}"
            summary = reply(probe, question, temperature=0.8, mode=mode, tokens=length).summary
            read = summary.prompt_tokens
            first = summary.time_to_first_token_ms or 0.0
            times[mode].append((first, summary.prefill_ms + summary.decode_ms))
    firsts, wholes = (
        [median(values[i] for values in times[mode]) for mode in (SpeculationMode.OFF, SpeculationMode.DRAFT)]
        for i in (0, 1)
    )
    print(
        f"prompt of {read:>5,} tokens, reply of {length:>3}: first token {firsts[0]:6,.0f} ms alone, "
        f"{firsts[1]:6,.0f} ms with the draft; whole reply {wholes[0]:6,.0f} and {wholes[1]:6,.0f} ms "
        f"({wholes[1] / wholes[0]:.2f} of the time)",
        flush=True,
    )


if __name__ == "__main__":
    main()
