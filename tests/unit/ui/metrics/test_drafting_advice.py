"""Every way in which guessing is off, forced, paused or loses is said in one sentence with a way out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.speculation.settings import SpeculationMode
from app.speculation.trace import Trace
from app.traces.judgement import Judgement
from app.ui.metrics.drafting_advice import AdviceInputs, LoadedPair, Remedy, advise, why_nothing_was_guessed
from tests.fakes.rounds import rounds_of, split_words, trace_of

AUTOMATIC, DRAFT, LOOKUP, OFF = (
    SpeculationMode.AUTOMATIC,
    SpeculationMode.DRAFT,
    SpeculationMode.LOOKUP,
    SpeculationMode.OFF,
)
TEXT = "A bicycle stays upright because the rider keeps steering it back under the centre of mass. " * 8
GUESSED = rounds_of(split_words(TEXT), draft_tokens=4)
PLAIN = rounds_of(split_words(TEXT), draft_tokens=0)
PAIR = LoadedPair("Small")
STARTER = LoadedPair("Small", starter=True)
READY = AdviceInputs(AUTOMATIC, PAIR, written=AUTOMATIC)


def reply(speed: float | None, plain: float | None, rounds=GUESSED) -> Judgement:
    trace = trace_of(rounds, plain_tokens_per_second=plain)
    return Judgement.of(replace(trace, summary=replace(trace.summary, tokens_per_second=speed)))


FASTER, EQUAL, SLOWER = reply(45, 25), reply(25, 25), reply(20, 25)
UNGUESSED = reply(20, 25, PLAIN)
PAUSED_EQUAL, PAUSED_FASTER = (reply(speed, 25, (*GUESSED, *PLAIN)) for speed in (25, 45))


@pytest.mark.parametrize(
    "now",
    [
        AdviceInputs(AUTOMATIC),
        AdviceInputs(LOOKUP, PAIR),
        READY,
        replace(READY, reply=FASTER),
        replace(READY, reply=EQUAL),
        replace(READY, reply=PAUSED_FASTER),  # "1.8× faster" stands above: nothing is to be explained
        replace(READY, reply=reply(25, 25, PLAIN[:3])),  # too short to say anything
        replace(READY, reply=SLOWER, written=None),  # of an earlier day, or of other models
        replace(READY, reply=SLOWER, written=LOOKUP),  # asked for in another way
        replace(READY, reply=Judgement.so_far(GUESSED[:5], 1000.0)),
        replace(READY, reply=UNGUESSED, recorded=True),
        AdviceInputs(OFF, PAIR, recorded=True),
    ],
)
def test_nothing_is_said_while_all_is_well_or_nothing_is_known(now: AdviceInputs) -> None:
    assert advise(now) is None


@pytest.mark.parametrize(
    ("now", "sentence", "remedy"),
    [
        (AdviceInputs(OFF), "Guessing is off: the big model writes alone.", Remedy.TURN_ON),
        (
            AdviceInputs(OFF, PAIR, FASTER, OFF),
            "Guessing is off: the big model writes the next reply alone.",
            Remedy.TURN_ON,
        ),
        (replace(READY, loaded_pair=LoadedPair()), "No draft is chosen", Remedy.CHOOSE_DRAFT),
        (
            replace(READY, loaded_pair=LoadedPair(draft_problem="These two differ.")),
            "These two differ. The big model answers without a draft.",
            Remedy.CHOOSE_DRAFT,
        ),
        (replace(READY, loaded_pair=LoadedPair(takes_back=False)), "cannot take words back", Remedy.CHOOSE_PAIR),
        (replace(READY, reply=SLOWER), "Guessing took more time than it saved in this reply.", Remedy.TURN_OFF),
        (replace(READY, reply=PAUSED_EQUAL), "Guessing paused in this reply", Remedy.TURN_ON_ANYWAY),
        (replace(READY, reply=UNGUESSED), "Nothing was guessed in this reply", Remedy.TURN_ON_ANYWAY),
        (
            replace(READY, reply=replace(UNGUESSED, draft=None)),
            "The draft stopped working",
            Remedy.CHOOSE_DRAFT,
        ),
        (
            replace(READY, loaded_pair=STARTER, reply=SLOWER),
            "The starter pair is for learning, not for speed.",
            Remedy.GET_PAIR,
        ),
        (
            replace(READY, example=True, reply=SLOWER),
            "An example always guesses, to show it, also where it does not pay.",
            None,
        ),
        (replace(READY, mode=LOOKUP, written=LOOKUP, reply=UNGUESSED), "nothing to copy", Remedy.USE_AUTOMATIC),
        (
            replace(READY, mode=LOOKUP, written=LOOKUP, reply=SLOWER),
            "Lookup guesses because you asked for it; here it does not pay.",
            Remedy.USE_AUTOMATIC,
        ),
    ],
)
def test_a_reason_and_a_way_out(now: AdviceInputs, sentence: str, remedy: Remedy | None) -> None:
    advice = advise(now)
    assert advice is not None
    assert sentence in advice.sentence
    assert advice.remedy is remedy


@pytest.mark.parametrize(
    ("judgement", "written", "sentence"),
    [
        (SLOWER, AUTOMATIC, "You asked for guesses: from the next reply on they do not pause."),
        (SLOWER, DRAFT, "Guessing in every round, because you asked for it."),
        (FASTER, DRAFT, "Guessing in every round, because you asked for it."),
    ],
)
def test_what_was_forced_is_said_until_it_is_taken_back(
    judgement: Judgement, written: SpeculationMode | None, sentence: str
) -> None:
    advice = advise(AdviceInputs(DRAFT, PAIR, judgement, written))
    assert advice is not None
    assert advice.sentence == sentence
    assert advice.remedy is Remedy.USE_AUTOMATIC


def test_a_pause_within_a_running_reply_is_said_while_it_lasts() -> None:
    advice = advise(replace(READY, reply=Judgement.so_far((*GUESSED, *PLAIN[:8]), 25.0)))
    assert advice is not None
    assert advice.sentence == "Guessing is paused: at present it would take more time than it saves."
    assert advice.remedy is Remedy.TURN_ON_ANYWAY
    assert advise(replace(READY, reply=Judgement.so_far((*GUESSED, *PLAIN[:8], *GUESSED[:1]), 25.0))) is None


def _judgements() -> list[Judgement]:
    """Replies of 20, 300 and 3,000 tokens at many speeds: guessed, paused, not guessed; running and over."""
    judgements = []
    for words in (20, 300, 3000):
        pieces = split_words(" and on it goes" * (words // 4))
        guessed, plain = rounds_of(pieces, draft_tokens=4), rounds_of(pieces, draft_tokens=0)
        for rounds in (guessed, plain, (*guessed[: len(guessed) // 2], *plain[: len(plain) // 2])):
            trace: Trace = trace_of(rounds)
            for known in (None, 5.0, 20.0, 25.0, 30.0, 1000.0):
                whole = Judgement.of(trace)
                judgements.append(replace(whole, plain=known))
                judgements.append(replace(whole, plain=known, speed=24.0))
                judgements.append(Judgement.so_far(rounds, known))
    return judgements


@pytest.mark.parametrize("mode", [AUTOMATIC, DRAFT, LOOKUP])
@pytest.mark.parametrize("loaded_pair", [PAIR, STARTER])
@pytest.mark.parametrize("example", [False, True])
def test_no_advice_contradicts_the_gauge(mode: SpeculationMode, loaded_pair: LoadedPair, example: bool) -> None:
    for judgement in _judgements():
        advice = advise(AdviceInputs(mode, loaded_pair, judgement, mode, example))
        sentence, gauge = "" if advice is None else advice.sentence, judgement.sentence
        assert "than without" not in sentence  # the gauge says so, once
        assert "as fast as" not in sentence
        if "faster than without" in gauge:
            assert "does not pay" not in sentence
            assert "paused" not in sentence
            assert "more time" not in sentence
        if judgement.drafted_tokens == 0:
            assert "than without" not in sentence + gauge
        if "Nothing was guessed" in sentence or "nothing to copy" in sentence:
            assert gauge == "nothing was guessed"


def test_why_a_race_has_no_guess() -> None:
    assert "cannot take words back" in why_nothing_was_guessed(AUTOMATIC, LoadedPair(takes_back=False)).sentence
    assert "There is no draft, and the reply" in why_nothing_was_guessed(AUTOMATIC, LoadedPair()).sentence
    assert "repeats nothing that could be copied" in why_nothing_was_guessed(LOOKUP, PAIR).sentence
    assert "too short" in why_nothing_was_guessed(AUTOMATIC, PAIR).sentence
