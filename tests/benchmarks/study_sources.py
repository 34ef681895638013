"""Published figures behind the study: costs of passes, how often guesses are right, and who measured it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tests.benchmarks.study_runs import Chances, Guesser, Prices
from tests.unit.speculation.pacing.simulation import points

LLAMA = "https://github.com/ggml-org/llama.cpp"
VLLM = "https://github.com/vllm-project"
SOURCES = {
    "wide": ("README.md#at-the-price-of-a-real-pair", "`wide`, on two cores without AVX-512"),
    "avx512": ("README.md#on-two-cores-with-avx-512-with-kernels-for-them", "bare calls, on two cores with AVX-512"),
    "3090": (f"{LLAMA}/pull/15802", "llama.cpp #15802: RTX 3090, Llama 8B Q4_0, 1 to 8 rows"),
    "3090-16": (f"{LLAMA}/pull/7716", "llama.cpp #7716: RTX 3090, 16 rows"),
    "4060": ("https://github.com/AlexsJones/llmfit/pull/958", "llmfit #958: RTX 4060 Laptop, Llama 3.1 8B"),
    "m2": (f"{LLAMA}/pull/10581", "llama.cpp #10581: M2 Ultra, Qwen2 7B Q4_0, 1 to 8 rows"),
    "m4": (
        "https://github.com/sudoingX/qwen38-mtp/blob/main/sweeps/apple-silicon.md",
        "qwen38-mtp, PR #40: Apple M4, Qwen3.8-27B, 1 and 8 rows; the same beside an RTX 3090",
    ),
    "4060ti": (
        "https://github.com/sudoingX/qwen38-mtp/blob/main/sweeps/rtx-4060-ti.md",
        "qwen38-mtp: RTX 4060 Ti, Qwen3.8-27B, MTP with 2 and 3 guesses",
    ),
    "draft": (f"{VLLM}/vllm/pull/43091", "vLLM #43091: Qwen3-32B and 1.7B, MT-Bench, greedy, by place"),
    "eagle": (f"{VLLM}/vllm/pull/32628", "vLLM #32628: EAGLE-3, HumanEval and MT-Bench, by place"),
    "eagle-writing": (f"{VLLM}/speculators/pull/610", "speculators #610: EAGLE-3, writing beside questions"),
    "eagle-cost": (f"{LLAMA}/pull/24536", "llama.cpp #24536: time of 259 guesses of an EAGLE-3 head"),
    "mtp-qwen": (f"{LLAMA}/pull/24340", "llama.cpp #24340: MTP of Qwen3.6-27B, 3 guesses, by prompt"),
    "mtp-gemma": (f"{LLAMA}/pull/23398", "llama.cpp #23398: MTP of Gemma 4 31B, 2 guesses, by prompt"),
    "mtp-flash": (
        "https://github.com/ikawrakow/ik_llama.cpp/pull/2369",
        "ik_llama.cpp #2369: MTP of Qwen3.8-Flash-Next, 3 guesses, code and a story",
    ),
    "block": (
        f"{VLLM}/speculators/issues/1135",
        "speculators #1135: DSpark for Llama 3.2 1B, by place and kind of text",
    ),
    "block-cost": (f"{LLAMA}/pull/25549", "llama.cpp #25549: size of a DSpark drafter beside its Gemma 4 12B"),
    "block-speed": (f"{LLAMA}/pull/25173", "llama.cpp #25173: DSpark's speed by kind of text"),
    "edits": (f"{VLLM}/vllm/pull/24344", "vLLM #24344: n-grams on edits of code, by place"),
    "mt-bench-matches": (f"{VLLM}/vllm/pull/24852", "vLLM #24852: suffix decoding on MT-Bench"),
    "pld": (
        "https://github.com/hemingkx/Spec-Bench/blob/main/Leaderboard.md",
        "Spec-Bench: prompt lookup 1.57 times in chats, 1.07 in translations, on an RTX 3090",
    ),
}
"""Address and words of each."""


@dataclass(frozen=True)
class Computer:
    """A machine with a model."""

    name: str
    model: str
    prices: Prices
    is_measured: bool
    """True if the curve was measured on it, but for what :attr:`note` says."""
    note: str
    sources: tuple[str, ...]


_RTX_3090 = ((1, 6.39), (2, 7.15), (3, 7.67), (4, 8.50), (5, 9.81), (6, 11.08), (7, 12.52), (8, 13.70), (9, 17.5))
_RTX_4060_MS = 1000 / 47.2
_ADA = ((1, 1.0), (2, 1.06), (3, 1.12), (4, 1.18), (8, 1.6), (9, 2.05), (17, 2.05))
"""Times of one row. Rounds of MTP with 2 and 3 guesses took 1.25 and 1.3 times a pass on an RTX 4060 Ti, some 0.06 for
each guess among it; an Ada card computes twice as much for its memory's speed as an RTX 3090."""
_READING = 0.03
"""Of a guess, what a token that is read takes on a card: texts are read some thirty times as fast as written."""
_READING_ON_PROCESSORS = 0.3
COMPUTERS = (
    Computer(
        "Two cores, AVX2",
        "large F32",
        Prices(points([(1, 77), (2, 92), (4, 116), (8, 151), (16, 244)]), _READING_ON_PROCESSORS),
        is_measured=True,
        note="",
        sources=("wide",),
    ),
    Computer(
        "Two cores, AVX-512",
        "small Q8_0",
        Prices(points([(1, 7.6), (2, 16.1), (5, 24.4), (9, 30.4), (16, 40.9)]), _READING_ON_PROCESSORS),
        is_measured=True,
        note="from 10 rows on continued",
        sources=("avx512",),
    ),
    Computer(
        "Laptop, RTX 4060",
        "8B Q4",
        Prices(points([(rows, _RTX_4060_MS * times) for rows, times in _ADA]), _READING),
        is_measured=False,
        note="one row measured; up to 4 from rounds of MTP on an RTX 4060 Ti; beyond, between that and the RTX 3090",
        sources=("4060", "4060ti"),
    ),
    Computer(
        "Desktop, RTX 3090",
        "8B Q4_0",
        Prices(points([*_RTX_3090, (17, 17.5)]), _READING),
        is_measured=True,
        note="9 to 15 rows taken to be as 16",
        sources=("3090", "3090-16"),
    ),
    Computer(
        "Apple M2 Ultra",
        "7B Q4_0",
        Prices(
            points(
                [
                    (1, 9.84),
                    (2, 14.1),
                    (3, 17.3),
                    (4, 19.9),
                    (5, 23.9),
                    (6, 26.8),
                    (7, 30.5),
                    (8, 30.8),
                    (9, 55),
                    (17, 55),
                ]
            ),
            _READING,
        ),
        is_measured=True,
        note="from 9 rows on as the other kernel takes for 5 to 8",
        sources=("m2",),
    ),
    Computer(
        "Apple M4",
        "27B Q3",
        Prices(points([(1, 176), (8, 1151), (9, 2050), (17, 2050)]), _READING),
        is_measured=True,
        note="a straight line between 1 and 8 rows; beyond, a step as on the M2 Ultra",
        sources=("m4", "m2"),
    ),
)


def constant_chance(rate: float, drafted: int) -> float:
    """Return the chance of each guess, alike at all places, with which ``rate`` of the drafted ones are right."""
    low, high = 0.0, 1.0
    while high - low > 1e-9:
        chance = (low + high) / 2
        right = sum(chance**place for place in range(1, drafted + 1)) / drafted
        low, high = (chance, high) if right < rate else (low, chance)
    return low


def by_place(*whole: float) -> Chances:
    """Return chances from how often a draft was right up to each place."""
    return Chances(tuple(now / before for before, now in zip((1.0, *whole), whole, strict=False)))


def _mean_chance(*rates: tuple[float, int]) -> Chances:
    return Chances((sum(constant_chance(*rate) for rate in rates) / len(rates),))


_BLOCK = {
    "code": by_place(0.837, 0.685, 0.562, 0.460, 0.368, 0.283, 0.217, 0.161),
    "chat": by_place(0.630, 0.389, 0.243, 0.158, 0.097, 0.064, 0.040, 0.025),
    "prose": by_place(0.617, 0.388, 0.244, 0.158, 0.099, 0.062, 0.041, 0.026),
}
_EAGLE = {
    "code": by_place(0.71, 0.49, 0.32, 0.21, 0.14, 0.09, 0.05),
    "chat": by_place(0.63, 0.38, 0.23, 0.14, 0.09, 0.05, 0.03),
    "prose": by_place(0.63, 0.38, 0.23, 0.14, 0.09, 0.05, 0.03),
}
_MTP = {
    "code": _mean_chance((0.776, 3), (0.650, 2), (0.9215, 3)),
    "chat": _mean_chance((0.734, 3), (0.722, 2)),
    "prose": _mean_chance((0.631, 3), (0.538, 2), (0.4658, 3)),
}


def _log_odds(chance: float) -> float:
    return math.log(chance / (1 - chance))


def _like(chances: Chances, kind: str) -> Chances:
    """Return what a draft of these chances in chats gets in another kind of text, as block drafters and MTP do."""
    shifts = [_log_odds(one[kind].at(0)) - _log_odds(one["chat"].at(0)) for one in (_BLOCK, _MTP)]
    shift = sum(shifts) / len(shifts)
    return Chances(tuple(1 / (1 + math.exp(-_log_odds(chance) - shift)) for chance in chances.by_place))


_DRAFT = by_place(0.75, 0.57, 0.45)
_MODEL = {kind: _like(_DRAFT, kind) for kind in ("code", "chat", "prose")}
SHARES = {"model": 0.1, "eagle": 0.056, "mtp": 0.11, "block": 0.2}
"""The time of a guess beside a pass over one row; of a block drafter, what eight take together."""
WAYS = (
    "Draft model at 1/10",
    "EAGLE-3",
    "MTP",
    "Block drafter",
    "Lookup",
    "Lookup, memory",
    "Chain",
)
NOTES = {
    "Draft model at 1/10": (
        "cost by definition; chats measured, code and prose derived: as much easier and harder as for MTP and blocks",
        ("draft",),
    ),
    "EAGLE-3": (
        "cost measured; code and chats measured; prose as chats, since the one table that has both found so",
        ("eagle", "eagle-writing", "eagle-cost"),
    ),
    "MTP": (
        "means of three models, each alike at all places; cost derived from rounds of two guesses on an RTX 3090",
        ("mtp-qwen", "mtp-gemma", "mtp-flash", "m4"),
    ),
    "Block drafter": (
        "a DSpark of eight guesses; cost derived from the files' sizes",
        ("block", "block-cost"),
    ),
}
"""For each way with a model what is measured and what derived, and by whom."""


def guesser(way: str, kind: str) -> Guesser:
    """Return a way to guess as it is in a kind of text."""
    return {
        "Draft model at 1/10": Guesser(way, "model", _MODEL[kind], SHARES["model"]),
        "EAGLE-3": Guesser(way, "head", _EAGLE[kind], SHARES["eagle"]),
        "MTP": Guesser(way, "head", _MTP[kind], SHARES["mtp"]),
        "Block drafter": Guesser(way, "head", _BLOCK[kind], SHARES["block"], block=8),
        "Lookup": Guesser(way, "lookup"),
        "Lookup, memory": Guesser(way, "memory"),
        "Chain": Guesser(way, "chain", _MODEL[kind], SHARES["model"]),
    }[way]
