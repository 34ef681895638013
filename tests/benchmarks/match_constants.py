"""Benchmark of the constants for matches: each one halved and doubled, over texts that repeat themselves.

``uv run python -m tests.benchmarks.match_constants`` has the chain of drafters (lookup, memory, a simulated draft
model) guess through texts that go on like others or like themselves, with edits, and prints by how many percent writing
takes longer (+) or shorter (-) with another value: the mean of all texts, its standard error, and the extremes. Passes,
guesses and reading have a simulated machine's prices. It needs no model.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from app.speculation.drafters import chain_drafter, lookup_drafter, memory_drafter
from app.speculation.drafters.base import Draft, Drafter, Guess, Offer, WantMore
from app.speculation.drafters.chain_drafter import ChainDrafter
from app.speculation.drafters.lookup_drafter import LookupDrafter
from app.speculation.drafters.memory_drafter import MemoryDrafter, TokenMemory
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.pace import RoundCost
from tests.benchmarks.constants import doubled, halved, report
from tests.unit.speculation.pacing.simulation import FLAT, WIDE, Machine, learned

MODULES = (chain_drafter, lookup_drafter, memory_drafter)
MACHINES = {"wide": Machine(WIDE, 10, 0.8), "flat": Machine(FLAT, 2, 0.72), "no draft": None}
FIXED = {"_GAP", "MOST_TOKENS"}
EDITS = (0.01, 0.05, 0.15)
"""The share of tokens at which an edited copy leaves its source."""
TOKENS = 300


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--courses", type=int, default=2)
    parser.add_argument("--only", nargs="+", help="names of constants")
    options = parser.parse_args()
    usual = times(options.courses)
    for module in MODULES:
        for name, value in list(vars(module).items()):
            if not name.strip("_").isupper() or name in FIXED:
                continue
            if not isinstance(value, (int, float)) or (options.only and name not in options.only):
                continue
            for other in (halved(value), doubled(value)):
                setattr(module, name, other)
                report(f"{name} {value:g} → {other:g}", usual, times(options.courses))
            setattr(module, name, value)


def times(courses: int) -> dict[str, list[float]]:
    """Return, for each machine and kind of text, the time of each course relative to the target alone."""
    return {
        f"{name}, {kind}, edits {edits:g}": [_time(machine, kind, edits, course) for course in range(courses)]
        for name, machine in MACHINES.items()
        for kind in ("another chat's", "its own", "both", "phrases")
        for edits in EDITS
    }


class _SimulatedModel(Drafter):
    """Guesses the next token of the text with a machine's hit rate, and margins that tell of it."""

    def __init__(self, text: Sequence[int], rate: float, rng: random.Random) -> None:
        self._text, self._rate, self._rng = text, rate, rng
        self.backlog = 40

    def begin(self, context: Sequence[int]) -> None:
        pass

    def offer(self, context: Sequence[int]) -> Offer:
        return Offer("model", self.backlog)

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        guesses: list[Guess] = []
        while len(context) + len(guesses) < len(self._text) and want_more(guesses):
            chance = min(0.99, max(0.02, self._rate + self._rng.uniform(-0.2, 0.2)))
            right = self._rng.random() < chance
            guesses.append(
                Guess(
                    self._text[len(context) + len(guesses)] if right else -7, None, (chance / (1 - chance)) ** 0.6 / 5
                )
            )
        return Draft(tuple(guesses), "model")

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        pass


def _time(machine: Machine | None, kind: str, edits: float, course: int) -> float:
    rng = random.Random(f"{kind} {edits} {course}")
    earlier, prompt, reply = _texts(rng, kind, edits)
    text = [*prompt, *reply]
    prices = machine or Machine(WIDE, 10, 0.0)
    memory = TokenMemory(1 << 14)
    for key, one in enumerate(earlier):
        memory.add(key, one)
    model = _SimulatedModel(text, prices.hit_rate, rng) if machine is not None else None
    chain = ChainDrafter(model, LookupDrafter(), MemoryDrafter(memory))
    pace = AutoPace(learned(prices, 0.15), 0.8)
    context, clock = list(prompt), 0.0
    chain.begin(context)
    while len(context) < len(text):
        offer = chain.offer(context)
        pace.begin_round(len(text) - len(context) - 1, offer)
        draft = chain.draft(context, len(context), pace.want_more) if offer.source else Draft()
        guesses_made = list(draft.guesses)
        verified = pace.worth(guesses_made) if guesses_made else 0
        picks = text[len(context) : len(context) + verified + 1]
        right = [guess.token == pick for guess, pick in zip(guesses_made[:verified], picks, strict=False)]
        accepted = right.index(False) if False in right else len(right)
        by_model = draft.drafter == "model"
        draft_ms = prices.guess * (len(guesses_made) + 0.3 * max(0, offer.backlog - 2)) if by_model else 0.0
        verify_ms = prices.verify(verified + 1)
        clock += draft_ms + verify_ms
        rejected = accepted < verified
        pace.learn(RoundCost(len(guesses_made), verified, accepted, rejected, offer, draft_ms, verify_ms), guesses_made)
        chain.learn(Draft(tuple(guesses_made[:verified]), draft.drafter), picks[: accepted + 1])
        context += picks[: accepted + 1]
        if model is not None:
            model.backlog = (2 if accepted == len(guesses_made) else 1) if by_model else model.backlog + accepted + 1
    return clock / (prices.verify(1) * len(reply))


def _texts(rng: random.Random, kind: str, edits: float) -> tuple[list[list[int]], list[int], list[int]]:
    """Return earlier texts, a prompt and a reply: of words whose frequencies are natural, in part copied."""
    phrases = [_words(rng, rng.randint(3, 8)) for _ in range(60)]

    def fresh(count: int) -> list[int]:
        text: list[int] = []
        while len(text) < count:
            text += rng.choice(phrases) if kind == "phrases" and rng.random() < 0.5 else _words(rng, rng.randint(2, 8))
        return text[:count]

    source = fresh(600)
    versions = [_edited(rng, source, edits) for _ in range(3)]
    others = [fresh(500) for _ in range(3)]
    if kind == "another chat's":
        return [*others, *versions], fresh(40), _edited(rng, source, edits)[:TOKENS]
    if kind == "its own":
        return others, [*versions[0], *fresh(20)], _edited(rng, source, edits)[:TOKENS]
    if kind == "both":
        return [*others, *versions[1:]], [*versions[0][:300], *fresh(20)], _edited(rng, source, edits)[:TOKENS]
    return others, fresh(60), fresh(TOKENS)


def _words(rng: random.Random, count: int) -> list[int]:
    return [min(4000, int(rng.paretovariate(0.7))) for _ in range(count)]


def _edited(rng: random.Random, source: Sequence[int], edits: float) -> list[int]:
    """Return ``source`` with some places left out and other words put in."""
    text: list[int] = []
    place = 0
    while place < len(source):
        if rng.random() < edits:
            text += _words(rng, rng.randint(1, 12))
            place += rng.randint(0, 12)
        else:
            text.append(source[place])
            place += 1
    return text


if __name__ == "__main__":
    main()
