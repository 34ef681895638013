"""Replies on a simulated machine: time passes as a cost model says, so that pacing can be judged exactly."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.speculation.drafters.base import NO_OFFER, Guess, Offer
from app.speculation.pacing.lessons import Lessons
from app.speculation.pacing.pace import Pace, RoundCost


@dataclass(frozen=True)
class Machine:
    """Costs of passes (milliseconds) and quality of the draft."""

    verify: Callable[[int], float]
    guess: float
    hit_rate: float
    """Mean chance that a guess is right."""
    telling: float = 1.0
    """The share of its chance that a guess's margin tells: 0 nothing."""
    jitter: float = 0.05
    stalls: float = 0.0
    """Share of passes that another program holds up, to five times their length."""
    storms: bool = False
    """True if for 400 ms of every second everything takes four times as long."""
    growth: float = 0.0
    """By what share of itself a pass becomes dearer with each token of the reply."""
    attention: Callable[[int], float] = lambda _rows: 0.0
    """Milliseconds that a thousand tokens held add to a pass, by its rows."""
    draft_attention: float = 0.0
    """Milliseconds that they add to a guess."""
    held: int = 0
    """Tokens of the prompt."""
    second_row: float = 0.0
    """Time that a token left over from the round before adds to a first guess, as a share of a guess."""
    copies: bool = False
    """True if guesses are copied from the text, as a lookup does: they cost nothing, and their margin is the length of
    the match. ``hit_rate`` is then the share of the text that repeats."""

    block: int = 0
    """Guesses that one pass of the draft makes, which reads the rest of its text beside any; 0: a pass for each."""

    @property
    def source(self) -> str:
        return "head" if self.block else "model"

    def pass_ms(self, rows: int, held: int) -> float:
        """Return the milliseconds of a target pass over ``rows`` rows after ``held`` tokens."""
        return self.verify(rows) + self.attention(rows) * held / 1000


def run(machine: Machine, pace: Pace, *, tokens: int, seed: int = 1, backlog: int = 40) -> float:
    """Write ``tokens`` tokens; returns the milliseconds it took.

    Which tokens are hard to guess, and what the guesses' margins say of it, is the same for every pace with one seed,
    as it is for one reply on a real machine: so that two paces differ by what they do and not by luck.
    """
    rng = random.Random(seed)
    outcomes = _copied if machine.copies else _guessed
    text = outcomes(seed, tokens, machine)
    clock, written = 0.0, 0
    while written < tokens:
        offer = Offer(machine.source, 1 if machine.block else backlog, machine.block)
        if machine.copies:
            offer = Offer("lookup") if text[min(written, tokens - 1)][0] else NO_OFFER
        guesses: list[Guess] = []
        rights: list[bool] = []
        draft_ms = first_ms = 0.0
        held = machine.held + written
        guess_ms = machine.guess + machine.draft_attention * held / 1000
        if written:
            pace.begin_round(tokens - written - 1, offer, held)
            while offer.source and len(guesses) < (machine.block or tokens) and pace.want_more(guesses):
                margin, right = text[written + len(guesses)]
                if machine.copies:
                    margin = text[written][0] + len(guesses)
                guesses.append(Guess(0, None, margin))
                rights.append(right)
                if machine.block and len(guesses) > 1:
                    continue
                if len(guesses) == 1 and not machine.block:
                    draft_ms += 0.3 * machine.guess * max(0, backlog - 2)
                    draft_ms += machine.second_row * guess_ms * (backlog > 1)
                draft_ms += guess_ms * _noise(rng, machine, clock)
                first_ms = first_ms or draft_ms
        step_ms = 0.0
        if written and not guesses and offer.source and backlog > 1 and (most := pace.tokens_to_read()):
            read = min(most, backlog - 1)
            step_ms = guess_ms if read == 1 else 0.3 * machine.guess * read
            step_ms *= _noise(rng, machine, clock)
            pace.learn_reading(read, step_ms)
            backlog -= read
        verified = pace.worth(guesses) if guesses else 0
        accepted = next((i for i, right in enumerate(rights[:verified]) if not right), verified)
        verify_ms = machine.pass_ms(verified + 1, held) * _noise(rng, machine, clock)
        dearer = 1 + machine.growth * written
        draft_ms, first_ms, verify_ms = draft_ms * dearer, first_ms * dearer, verify_ms * dearer
        clock += step_ms + draft_ms + verify_ms
        written += accepted + 1
        backlog = 1 if guesses else backlog + 1
        if guesses and accepted == verified:
            backlog = 2
        rejected = accepted < verified
        foretold = rights[verified] if len(guesses) > verified == accepted else None
        cost = RoundCost(
            len(guesses), verified, accepted, rejected, offer, draft_ms, verify_ms, held, first_ms, foretold
        )
        pace.learn(cost, guesses)
    return clock


def _guessed(seed: int, tokens: int, machine: Machine) -> list[tuple[float, bool]]:
    """For each place of a text, the margin of a model's guess there, and whether it is right."""
    return [_outcome(random.Random(f"{seed} {index}"), machine) for index in range(tokens)]


def _copied(seed: int, tokens: int, machine: Machine) -> list[tuple[float, bool]]:
    """For each place of a text, the length of the match that ends before it, and whether the text goes on alike."""
    rng, text, length = random.Random(f"{seed} copies"), [], 0
    leave, enter = 1 / 16, machine.hit_rate / (1 - machine.hit_rate) / 16
    for _ in range(tokens):
        right = rng.random() >= leave if length else rng.random() < enter
        chance_match = 2 if rng.random() < 0.3 else 0
        text.append((float(length if length > 1 else chance_match), right))
        length = length + 1 if right else 0
    return text


def _outcome(rng: random.Random, machine: Machine) -> tuple[float, bool]:
    chance = _clip(machine.hit_rate + rng.uniform(-0.45, 0.45) * min(machine.hit_rate, 1 - machine.hit_rate) * 2)
    signal = machine.telling * chance + (1 - machine.telling) * _clip(rng.random())
    return (signal / (1 - signal)) ** 0.6 / 5, rng.random() < chance


def _clip(p: float) -> float:
    return min(0.995, max(0.005, p))


def _noise(rng: random.Random, machine: Machine, clock: float) -> float:
    if machine.storms and clock % 1000 < 400:
        return 4.0
    return 5.0 if rng.random() < machine.stalls else max(0.5, rng.gauss(1, machine.jitter))


def learned(machine: Machine, share: float) -> Lessons:
    """Return the lessons about a pair right after it was loaded on ``machine`` for the first time."""
    lessons = Lessons(share)
    for rows in (1, 1, 5):
        lessons.verify.add(rows, machine.verify(rows))
    if machine.block:
        for _ in range(2):
            lessons.drafts["head"].add(1, 1, machine.guess)
        return lessons
    reading_ms = 0.3 * machine.guess * 15
    for _ in range(2):
        lessons.drafts["model"].add(3, 1, 3 * machine.guess)
    two_rows_ms = (1 + machine.second_row) * machine.guess
    lessons.drafts["model"].add(2, 2, two_rows_ms + machine.guess, first_ms=two_rows_ms)
    lessons.drafts["model"].add(2, 17, reading_ms + 2 * machine.guess, first_ms=reading_ms + machine.guess)
    return lessons


def line(first: float, more: float) -> Callable[[int], float]:
    return lambda rows: first + more * (rows - 1)


def stairs(first: float, rise: float, width: int) -> Callable[[int], float]:
    """A kernel that computes ``width`` rows in the time of one."""
    return lambda rows: first + rise * ((rows - 1) // width)


def experts(shared: float, each: float, *, of: int, each_uses: int) -> Callable[[int], float]:
    """A mixture of experts on a machine that is bound by memory: more rows need more of them, and fewer new ones."""
    return lambda rows: shared + each * of * (1 - (1 - each_uses / of) ** rows)


def points(known: Sequence[tuple[int, float]]) -> Callable[[int], float]:
    """A curve through measured points."""

    def of(rows: int) -> float:
        for (r0, t0), (r1, t1) in itertools.pairwise(known):
            if rows <= r1:
                return t0 + (t1 - t0) * (rows - r0) / (r1 - r0)
        (r0, t0), (r1, t1) = known[-2:]
        return t1 + (t1 - t0) / (r1 - r0) * (rows - r1)

    return of


# Milliseconds by rows of real processors (WIDE, NARROW, SLOW), and of graphics cards whose curve has a step or is far
# flatter.
WIDE = points([(1, 23), (2, 27), (4, 34), (8, 41), (16, 63)])
STEP = points([(1, 31), (8, 69), (9, 107), (16, 145)])
NARROW = points([(1, 11), (2, 16), (4, 22), (8, 36), (16, 55)])
SLOW = points([(1, 24), (2, 27), (4, 36), (9, 57), (16, 84)])
FLAT = line(10, 0.15)
PAIRS = {
    "close draft": (Machine(WIDE, 10, 0.95), 0.18),
    "fair draft": (Machine(WIDE, 6, 0.65), 0.17),
    "margins that tell nothing": (Machine(WIDE, 6, 0.7, telling=0), 0.17),
    "graphics card": (Machine(FLAT, 2, 0.72), 0.15),
    "graphics card, poor draft": (Machine(FLAT, 2, 0.5), 0.15),
    "large target": (Machine(points([(1, 300), (2, 320), (4, 360), (8, 450), (16, 800)]), 40, 0.75), 0.15),
    "draft as dear as the target": (Machine(NARROW, 6, 0.65), 0.64),
    "random draft": (Machine(WIDE, 10, 0.01), 0.18),
    "two slow cores": (Machine(SLOW, 14, 0.93), 0.18),
    "two rows as dear as two guesses": (Machine(SLOW, 6, 0.9, second_row=1.0), 0.25),
    "two rows as dear as two guesses, fair draft": (Machine(WIDE, 8, 0.55, second_row=1.0), 0.3),
    "a step": (Machine(STEP, 3, 0.85), 0.15),
    "a step, close draft": (Machine(STEP, 1, 0.95), 0.15),
    "flat but for a step": (Machine(lambda rows: 31 + rows / 2 + 38 * (rows > 8), 1, 0.8, telling=0), 0.15),
    "stairs": (Machine(stairs(20, 12, 4), 2, 0.95), 0.15),
    "a block at once": (Machine(WIDE, 15, 0.8, block=15), 0.3),
    "a block at once, fair guesses": (Machine(WIDE, 20, 0.6, block=15), 0.3),
    "a block at once on a graphics card": (Machine(FLAT, 3, 0.75, block=15), 0.15),
    "mixture of experts": (Machine(experts(6, 4, of=8, each_uses=2), 0.42, 0.8, telling=0), 0.15),
    "mixture of many experts": (Machine(experts(4, 1.5, of=64, each_uses=4), 0.3, 0.95), 0.15),
}
DISTURBED = {
    "stalls": (Machine(WIDE, 10, 0.95, stalls=0.15), 0.78),
    "storms": (Machine(WIDE, 10, 0.95, storms=True), 0.85),
}

PROCESSOR = points([(1, 16.5), (5, 32), (16, 75)])
LONG_TEXTS = {
    "a processor": Machine(PROCESSOR, 7, 0.93, attention=lambda rows: 4.7 * rows, draft_attention=4.7),
    "a small draft": Machine(PROCESSOR, 3, 0.9, attention=lambda rows: 2.5 * rows, draft_attention=0.3),
    "a graphics card": Machine(FLAT, 2, 0.8, attention=lambda rows: 1.5 + 0.05 * rows, draft_attention=0.2),
}
"""Pairs whose passes and guesses cost more after a long text."""
