"""Pacing on simulated machines, where the best is known: how far automatic pacing stays from it."""

from __future__ import annotations

import functools
import json
import math
from dataclasses import replace
from statistics import fmean, median

import numpy as np
import pytest

from app.speculation.drafters.base import Guess, Offer
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.history import Exploration
from app.speculation.pacing.lessons import Lessons
from app.speculation.pacing.pace import FixedPace, RoundCost
from app.speculation.sampling.sampler import ShapedLogits
from app.speculation.settings import MOST_DRAFTED, DraftSettings, SamplingSettings
from tests.fakes.scripted_model import ScriptedModel, hashed_logits, oracle, write
from tests.unit.speculation.pacing.simulation import DISTURBED, LONG_TEXTS, PAIRS, WIDE, Machine, learned, points, run

SEEDS = range(20)
TELLING = {"close draft", "random draft", "a step", "a block at once"}
"""A pair that gains much, one that can only lose, one whose costs are hard to foretell, and one of another shape."""
simulation = pytest.mark.nightly("simulates hundreds of replies for each pair; the most telling pairs run daily")


def at_night(*case):
    return pytest.param(*case, marks=simulation)


EVERY_PAIR = [name if name in TELLING else at_night(name) for name in PAIRS]


@functools.cache
def fixed(machine: Machine, length: int) -> float:
    return fmean(run(machine, FixedPace(DraftSettings(draft_max=length)), tokens=128, seed=seed) for seed in SEEDS)


@pytest.mark.parametrize("name", EVERY_PAIR)
def test_automatic_pacing_comes_close_to_the_best_fixed_length_and_never_loses(name):
    machine, share = PAIRS[name]
    plain = fixed(machine, 0)
    best = min(plain, *(fixed(machine, length) for length in (1, 2, 3, 4, 5, 6, 7, 8, 11, 15, 20)))
    lessons = Lessons(share)
    for seed in range(100, 116):
        run(machine, AutoPace(lessons, 0.8), tokens=128, seed=seed)
    warm = fmean(run(machine, AutoPace(lessons, 0.8), tokens=128, seed=seed) for seed in SEEDS)
    cold = fmean(run(machine, AutoPace(Lessons(share), 0.8), tokens=128, seed=seed) for seed in SEEDS)
    assert best / warm >= 0.97
    assert plain / warm >= 0.97
    assert plain / cold >= 0.93


@pytest.mark.parametrize("tokens", [at_night(16), 32, at_night(64)])
@pytest.mark.parametrize("name", EVERY_PAIR)
def test_a_short_reply_loses_next_to_nothing(name, tokens):
    """The prompt's reading and the probes included: with a pair's first reply, and with any later one."""
    machine, share = PAIRS[name]
    plain = tokens * machine.verify(1)
    first = fmean(run(machine, AutoPace(learned(machine, share), 0.8), tokens=tokens, seed=seed) for seed in range(40))
    lessons = learned(machine, share)
    later = fmean([run(machine, AutoPace(lessons, 0.8), tokens=tokens, seed=seed) for seed in range(60)][12:])
    assert plain / first >= 0.955
    assert plain / later >= 0.955


class _Measured(AutoPace):
    """A pace that remembers how many guesses were verified in each round."""

    def __init__(self, *args, **limits):
        super().__init__(*args, **limits)
        self.lengths = []

    def learn(self, cost, guesses):
        self.lengths.append(cost.verified)
        super().learn(cost, guesses)


@pytest.mark.parametrize("name", EVERY_PAIR)
def test_a_pace_that_never_pauses_guesses_in_every_round_and_is_the_fastest_of_those(name):
    machine, share = PAIRS[name]
    lessons, lengths, times = Lessons(share), [], []
    for seed in range(24):
        pace = _Measured(lessons, 0.8, pauses=False)
        times.append(run(machine, pace, tokens=128, seed=seed))
        lengths += pace.lengths
    best = min(fixed(machine, length) for length in (1, 2, 3, 4, 5, 6, 8))
    # Silent: each reply's first and last round, and some that time the target alone.
    assert lengths.count(0) <= 48 + len(lengths) / 90
    assert best / median(times[4:]) >= 0.93


@pytest.mark.parametrize("name", ["stalls", at_night("storms")])
def test_other_programs_do_not_silence_a_good_draft(name):
    """The cost of a round is hard to know here, and luck has a part in it: so the mean of several courses counts."""
    machine, share = DISTURBED[name]
    best = min(fixed(machine, length) for length in (0, 3, 4, 5, 6))
    courses = []
    for course in range(4):
        lessons, seeds = Lessons(0.18), range(1000 * course, 1000 * course + 24)
        courses.append(
            best / median([run(machine, AutoPace(lessons, 0.8), tokens=128, seed=seed) for seed in seeds][4:])
        )
    assert fmean(courses) >= share


def test_a_lucky_round_is_not_followed_by_plain_ones():
    """A speed that only luck reaches is no measure for the rounds after it."""
    machine, pace, offer = Machine(WIDE, 10, 0.95), AutoPace(Lessons(0.18), 0.8), Offer("model", 1)
    for drafted, accepted in ((0, 0), (28, 28), (3, 2), (5, 5)):
        pace.begin_round(100, offer)
        verify_ms = machine.verify(drafted + 1)
        cost = RoundCost(drafted, drafted, accepted, accepted < drafted, offer, drafted * machine.guess, verify_ms)
        pace.learn(cost, [Guess(0, None, 2.0)] * drafted)
    pace.begin_round(100, offer)
    assert pace.want_more([])


def test_a_draft_that_becomes_good_is_noticed():
    lessons = Lessons(0.18)
    for seed in range(4):
        run(Machine(WIDE, 3, 0.01), AutoPace(lessons, 0.8), tokens=128, seed=seed)
    good = Machine(WIDE, 3, 0.97)
    for seed in range(8):
        run(good, AutoPace(lessons, 0.8), tokens=128, seed=seed)
    late = run(good, AutoPace(lessons, 0.8), tokens=128, seed=99)
    assert late < 0.85 * fixed(good, 0)


DEARER = {"busy cores": (lambda rows: 2.5 * WIDE(rows), 60), "the draft alone": (WIDE, 40)}


@pytest.mark.parametrize("name", ["the draft alone", at_night("busy cores")])
def test_a_draft_that_has_become_too_dear_is_given_up_within_a_reply_and_taken_up_again(name):
    """Other programs slow a draft's many short passes more than a target's long ones."""
    quiet, busy = Machine(WIDE, 10, 0.95), Machine(*DEARER[name], 0.95)
    plain_quiet, plain_busy = fixed(quiet, 0), fixed(busy, 0)
    begun, during, after = [], [], []
    for course in range(4):
        lessons = Lessons(0.18)
        seeds = iter(range(1000 * course, 1000 * course + 100))

        def reply(machine, lessons=lessons, seeds=seeds):
            return run(machine, AutoPace(lessons, 0.8), tokens=128, seed=next(seeds))

        for _ in range(6):
            reply(quiet)
        begun.append(plain_busy / reply(busy))
        during.append(plain_busy / fmean(reply(busy) for _ in range(3)))
        after.append(plain_quiet / [reply(quiet) for _ in range(12)][-1])
    assert fmean(begun) >= 0.65
    assert fmean(during) >= 0.96
    assert fmean(after) >= 1.2


@pytest.mark.parametrize(
    ("verify", "backlog"),
    [(1.0, 200), (2.0, 40), *(at_night(*case) for case in ((1.0, 40), (1.5, 40), (1.5, 200), (2.0, 200)))],
)
def test_a_draft_that_a_busy_machine_made_too_dear_is_taken_up_again_once_the_machine_is_quiet(verify, backlog):
    """Its price was measured while other programs held it up, and what it missed would take the longer to read."""
    large = points([(1, 85), (2, 88), (4, 95), (8, 110), (16, 150), (32, 240)])
    quiet, busy = Machine(large, 7, 0.95), Machine(lambda rows: verify * large(rows), 105, 0.95)
    during, after = [], []
    for course in range(4):
        lessons = learned(busy, 0.1)
        seeds = iter(range(1000 * course, 1000 * course + 10))

        def reply(machine, lessons=lessons, seeds=seeds):
            pace = AutoPace(lessons, 0.8)
            return run(machine, pace, tokens=128, seed=next(seeds), backlog=backlog)

        during.append(fixed(busy, 0) / fmean(reply(busy) for _ in range(3)))
        after.append(fixed(quiet, 0) / [reply(quiet) for _ in range(2)][-1])
    assert fmean(during) >= 0.97
    assert fmean(after) >= 2


def learn_chances(*chances):
    """Guesses to which their draft model gives these probabilities."""
    view = [
        ShapedLogits(
            np.array([7]), np.array([math.log(p)], np.float32), np.array([0]), 0.0, np.array([7]), np.array([0.0])
        )
        for p in chances
    ]
    return [Guess(7, shaped, 3.0) for shaped in view]


def test_a_fixed_pace_drafts_its_length_and_no_more():
    pace = FixedPace(DraftSettings(draft_max=2, draft_min=5))  # a shortest guess above the longest is the longest
    pace.begin_round(20, Offer("model"))
    guesses = learn_chances(0.9, 0.9)
    assert [pace.want_more(guesses[:count]) for count in range(3)] == [True, True, False]
    assert pace.worth(guesses) == 2
    pace.begin_round(1, Offer("model"))
    assert not pace.want_more(guesses[:1])


def test_a_fixed_pace_ends_a_draft_before_an_unsure_token_and_drops_one_that_is_too_short():
    pace = FixedPace(DraftSettings(draft_max=8, draft_min=3, draft_p_min=0.5))
    pace.begin_round(20, Offer("model"))
    assert pace.want_more(learn_chances(0.9, 0.9))
    assert not pace.want_more(learn_chances(0.9, 0.4))
    assert pace.worth(learn_chances(0.9, 0.4)) == 0
    assert pace.worth(learn_chances(0.9, 0.9)) == 0
    assert pace.worth(learn_chances(0.9, 0.9, 0.9, 0.4)) == 3
    pace.begin_round(2, Offer("model"))  # at a reply's end
    assert not pace.want_more([])


def automatic(**limits):
    """An automatic pace that knows a good pair well, at the beginning of a round."""
    machine, share = PAIRS["close draft"]
    lessons = Lessons(share)
    for seed in range(4):
        run(machine, AutoPace(lessons, 0.8), tokens=128, seed=seed)
    lessons.exploration = Exploration()
    pace = AutoPace(lessons, 0.8, **limits)
    pace.begin_round(100, Offer("model", 1))
    return pace


@pytest.mark.parametrize("pauses", [True, False])
def test_automatic_pacing_ends_a_draft_before_an_unsure_token_and_drops_that(pauses):
    assert automatic(pauses=pauses).want_more(learn_chances(0.9, 0.4))
    pace = automatic(pauses=pauses, draft_p_min=0.5)
    assert pace.want_more([])
    assert pace.want_more(learn_chances(0.9, 0.9))
    assert not pace.want_more(learn_chances(0.9, 0.4))
    assert pace.worth(learn_chances(0.9, 0.9, 0.4)) <= 2
    assert pace.worth(learn_chances(0.4)) == 0


@pytest.mark.parametrize("pauses", [True, False])
def test_automatic_pacing_drops_a_draft_that_is_too_short(pauses):
    assert automatic(pauses=pauses).worth(learn_chances(0.9, 0.9)) == 2
    pace = automatic(pauses=pauses, draft_min=3)
    assert pace.want_more([])
    assert pace.worth(learn_chances(0.9, 0.9)) == 0
    assert pace.worth(learn_chances(0.9, 0.9, 0.9)) == 3
    pace.begin_round(2, Offer("model", 1))
    assert not pace.want_more([])


@pytest.mark.parametrize("least", [4, 64, at_night(1)])
@pytest.mark.parametrize(
    "name",
    ["random draft", *(at_night(name) for name in ("close draft", "graphics card", "draft as dear as the target"))],
)
def test_a_shortest_guess_is_kept_to_in_every_round_and_automatic_pacing_never_loses_by_it(name, least):
    machine, share = PAIRS[name]
    lessons, lengths, times = Lessons(share), set(), []
    for seed in range(16):
        pace = _Measured(lessons, 0.8, draft_min=least)
        times.append(run(machine, pace, tokens=128, seed=seed))
        lengths.update(pace.lengths)
    assert all(length >= min(least, MOST_DRAFTED) for length in lengths - {0})
    assert fixed(machine, 0) / median(times[4:]) >= 0.95


def test_what_never_pauses_drafts_the_shortest_guess_in_every_round():
    machine, share = PAIRS["random draft"]
    lessons, lengths = Lessons(share), set()
    for seed in range(8):
        pace = _Measured(lessons, 0.8, pauses=False, draft_min=3)
        run(machine, pace, tokens=128, seed=seed)
        lengths.update(pace.lengths)
    assert lengths == {0, 3}  # nothing where the target alone is timed, and where the reply ends


def test_automatic_pacing_gives_up_a_draft_whose_guesses_are_all_dropped():
    """They cost time and bring nothing, however often they would be right."""
    pace, offer = automatic(draft_p_min=0.95), Offer("model", 1)
    drafted = []
    for _ in range(400):
        pace.begin_round(100, offer)
        guesses = learn_chances(0.5) if pace.want_more([]) else []
        assert not guesses or pace.worth(guesses) == 0
        drafted.append(len(guesses))
        pace.learn(RoundCost(len(guesses), 0, 0, False, offer, 10.0 * len(guesses), WIDE(1)), guesses)
    assert sum(drafted[:5]) > 0
    assert sum(drafted[100:]) <= 0.05 * 300


def test_lessons_outlive_the_program():
    machine, share = PAIRS["close draft"]
    lessons = Lessons(share)
    for seed in range(4):
        run(machine, AutoPace(lessons, 0.8), tokens=128, seed=seed)
    lessons.sharpness_at(0.8).learn([])
    again = Lessons.from_json(share, json.loads(json.dumps(lessons.to_json())))
    for rows in (1, 3, 6, 20):
        assert again.verify.of(rows) == pytest.approx(lessons.verify.of(rows), rel=0.05)
    assert again.drafts["model"].guess_ms(20) == lessons.drafts["model"].guess_ms(20)
    assert again.chances_of("model", 0.8) == lessons.chances_of("model", 0.8)
    assert again.sharpness_at(0.8).hit_rates == pytest.approx(lessons.sharpness_at(0.8).hit_rates)


def test_lessons_saved_with_more_than_is_kept_now_are_read():
    lessons = learned(*PAIRS["close draft"])
    saved = lessons.to_json()
    for draft in saved["drafts"].values():
        draft |= {"rounds": 9, "best": 3.5}
    again = Lessons.from_json(0.18, json.loads(json.dumps(saved)))
    assert again.verify.of(1) == lessons.verify.of(1)
    assert again.to_json()["drafts"] == lessons.to_json()["drafts"]


@pytest.mark.parametrize("broken", [{}, {"schema": 99}, {"schema": 1}, {"schema": 1, "verify": [1, 2]}])
def test_lessons_that_cannot_be_read_are_learned_again(broken):
    assert not Lessons.from_json(0.2, broken).verify.known


@pytest.mark.parametrize(
    ("place", "value"),
    [
        *((("verify",), verify) for verify in ({"1": []}, {"1": [20.0], "3": []}, {"0": [5.0]}, {"1": "9"}, [1], None)),
        *((("verify", "1"), [ms]) for ms in (0, -1.0, math.nan, math.inf, 10**400, True, "20")),
        *((("verify", rows), [20.0]) for rows in ("-6", "9" * 400, "1.5", "")),
        *((("drafts", "model", "guesses"), [ms] * 5) for ms in (0, math.nan, "2", None)),
        (("drafts", "model", "reads"), [-1]),
        *((("chances", 0, "confidence", name), value) for name, value in (("a", math.nan), ("bb", -1), ("ab", 1e6))),
        *((("chances", 0, "outlook", "right_if_sure", "weight"), weight) for weight in (-1, "4", math.inf)),
        (("chances", 0, "outlook", "right_if_sure", "value"), 7),
        (("chances", 0, "temperature"), math.nan),
        (("sharpness", 0, "rates", 0), math.nan),
        (("speed", "ms"), -5.0),
        (("lengths",), [math.inf]),
    ],
)
def test_damaged_lessons_are_passed_over(place, value):
    lessons = learned(*PAIRS["close draft"])
    lessons.sharpness_at(0.8).learn([])
    lessons.chances_of("model", 0.8).confidence.learn(1.0, right=True)
    saved = json.loads(json.dumps(lessons.to_json()))
    *folders, last = place
    part = saved
    for folder in folders:
        part = part[folder]
    part[last] = value
    assert Lessons.from_json(0.18, saved).to_json() == Lessons(0.18).to_json()


@pytest.mark.parametrize("rows", [range(3, 10), *(at_night(range(*ends)) for ends in ((3, 7), (7, 12)))])
def test_lengths_that_were_measured_in_a_bad_minute_are_tried_again(rows):
    machine = Machine(WIDE, 4, 0.95)
    best = min(fixed(machine, length) for length in (4, 6, 8, 11))
    lessons = learned(machine, 0.15)
    for seed in range(4):
        run(machine, AutoPace(lessons, 0.8), tokens=128, seed=seed)
    for count in rows:
        for _ in range(11):
            lessons.verify.add(count, 4 * WIDE(count))
    times = [run(machine, AutoPace(lessons, 0.8), tokens=128, seed=seed) for seed in range(100, 120)]
    assert best / fmean(times[4:]) >= 0.93


@pytest.mark.parametrize("held", [500, at_night(2_000), 6_000, at_night(12_000)])
@pytest.mark.parametrize("name", [at_night("a processor"), "a small draft", at_night("a graphics card")])
def test_after_a_long_text_pacing_comes_close_to_the_best_although_it_learned_from_short_ones(name, held):
    machine = LONG_TEXTS[name]
    lessons = learned(machine, 0.18)
    for seed in range(100, 108):
        run(replace(machine, held=100), AutoPace(lessons, 0.8), tokens=128, seed=seed)
    long = replace(machine, held=held)
    first = fmean(
        run(long, AutoPace(Lessons.from_json(0.18, lessons.to_json()), 0.8), tokens=128, seed=seed) for seed in SEEDS
    )
    later = fmean([run(long, AutoPace(lessons, 0.8), tokens=128, seed=seed) for seed in SEEDS][4:])
    plain = fixed(long, 0)
    best = min(plain, *(fixed(long, length) for length in (1, 2, 3, 4, 6, 8)))
    assert plain / first >= 0.97
    assert best / later >= 0.97


@pytest.mark.parametrize("seed", range(3))
def test_a_reply_never_stands_still_while_the_draft_reads_a_long_prompt(seed):
    machine = replace(LONG_TEXTS["a small draft"], held=6_000)
    lessons = learned(machine, 0.18)
    for other in range(4):  # long replies: reading pays
        run(replace(machine, held=100), AutoPace(lessons, 0.8), tokens=1_000, seed=other)
    pauses = _Pauses(lessons, 0.8)
    run(machine, pauses, tokens=3_000, seed=seed, backlog=6_000)
    assert pauses.read_tokens > 5_900
    assert max(pauses.reading_ms) <= 100
    assert sum(pauses.reading_ms) <= 0.2 * (sum(pauses.reading_ms) + pauses.verify_ms_while_reading) + 100
    assert pauses.guessed


class _Pauses(AutoPace):
    """A pace that remembers what the draft's reading took between passes."""

    def __init__(self, *args):
        super().__init__(*args)
        self.reading_ms = []
        self.read_tokens = 0
        self.verify_ms_while_reading = 0.0
        self.guessed = False

    def learn_reading(self, tokens, ms):
        super().learn_reading(tokens, ms)
        self.reading_ms.append(ms)
        self.read_tokens += tokens

    def learn(self, cost, guesses):
        super().learn(cost, guesses)
        self.guessed = self.guessed or bool(guesses)
        if not self.guessed:
            self.verify_ms_while_reading += cost.verify_ms


VERIFY = points([(1, 88), (2, 105), (6, 128), (14, 190), (32, 317)])
"""Milliseconds by rows of a large target on two cores."""


def lessons() -> Lessons:
    known = Lessons(1.0)
    for rows in (1, 2, 6, 14, 32):
        for _ in range(4):
            known.verify.add(rows, VERIFY(rows))
    return known


def matched(pace: AutoPace, source: str, length: int, rights: int) -> tuple[int, float]:
    """Run a round whose match of ``length`` goes on alike for ``rights`` tokens; how many were verified, and ms."""
    offer, guesses = Offer(source), []
    pace.begin_round(200, offer)
    while pace.want_more(guesses):
        guesses.append(Guess(0, None, float(length + len(guesses))))
    verified = pace.worth(guesses) if guesses else 0
    accepted = min(rights, verified)
    foretold = rights > verified if len(guesses) > verified == accepted else None
    ms = VERIFY(verified + 1)
    pace.learn(
        RoundCost(len(guesses), verified, accepted, accepted < verified, offer, 0, ms, foretold=foretold), guesses
    )
    return verified, ms


@pytest.mark.parametrize("source", ["lookup", "memory"])
def test_matches_that_misled_are_trusted_again_as_soon_as_they_would_be_right(source):
    """An answer that begins otherwise than the same question's did is no reason to write the next one alone."""
    pace = AutoPace(lessons(), 0.0)
    for _ in range(2):
        matched(pace, source, 32, 0)
    written, spent = 0, 0.0
    while written < 64:
        verified, ms = matched(pace, source, 8 + written, 64 - written)
        written, spent = written + verified + 1, spent + ms
    assert spent < 0.4 * 64 * VERIFY(1)


@pytest.mark.parametrize("source", ["lookup", "memory"])
def test_a_reply_begins_with_few_copied_guesses_and_goes_on_with_many_where_they_were_right(source):
    known = lessons()
    for _ in range(3):
        pace = AutoPace(known, 0.0)
        assert matched(pace, source, 32, 31)[0] == 8
        assert matched(pace, source, 32, 31)[0] > 20


class _Dropping(FixedPace):
    """Makes three guesses a round, of which ``count_kept`` are verified."""

    def __init__(self, count_kept: int) -> None:
        super().__init__(DraftSettings(draft_max=3))
        self._count_kept = count_kept
        self.foretold: list[bool | None] = []

    def worth(self, guesses):
        return min(self._count_kept, len(guesses))

    def learn(self, cost, guesses):
        self.foretold.append(cost.foretold if len(guesses) == 3 else None)


@pytest.mark.parametrize(("count_kept", "verdict"), [(0, True), (2, True), (3, None)])
def test_the_targets_own_token_judges_the_first_guess_that_was_not_verified(count_kept, verdict):
    greedy, tokens = SamplingSettings(temperature=0.0), 24
    logits = hashed_logits(11, salt=5, endless=True)
    expected = write(ScriptedModel(logits), None, greedy, max_tokens=tokens).tokens
    pace = _Dropping(count_kept)
    write(ScriptedModel(logits), oracle(expected), greedy, max_tokens=tokens, pace=pace)
    assert pace.foretold[0] is verdict
    misled = _Dropping(count_kept)
    write(ScriptedModel(logits), oracle(expected, wrong_every=1), greedy, max_tokens=tokens, pace=misled)
    assert misled.foretold[0] is (False if count_kept == 0 else None)
