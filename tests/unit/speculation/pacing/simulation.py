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
    """How much a guess's margin tells about it: 0 nothing."""
    jitter: float = 0.05
    stalls: float = 0.0
    """Share of passes that another program holds up, to five times their length."""
    storms: bool = False
    """Whether for 400 ms of every second everything takes four times as long."""
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
    """Whether guesses are copied from the text, as a lookup does: they cost nothing, and their margin is the length of
    the match. ``hit_rate`` is then the share of the text that repeats."""

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
        offer = Offer("model", backlog)
        if machine.copies:
            offer = Offer("lookup") if text[min(written, tokens - 1)][0] else NO_OFFER
        guesses: list[Guess] = []
        rights: list[bool] = []
        draft_ms = first_ms = 0.0
        held = machine.held + written
        guess_ms = machine.guess + machine.draft_attention * held / 1000
        if written:
            pace.begin_round(tokens - written - 1, offer, held)
            while offer.source and pace.want_more(guesses):
                margin, right = text[written + len(guesses)]
                if machine.copies:
                    margin = text[written][0] + len(guesses)
                guesses.append(Guess(0, None, margin))
                rights.append(right)
                if len(guesses) == 1:
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
