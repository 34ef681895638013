"""Every way in which guessing is off or loses is said in one sentence with a way out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.speculation.settings import SpeculationMode
from app.speculation.trace import Trace
from app.ui.drafting_advice import Circumstances, Remedy, advise
from tests.fakes.rounds import rounds_of, split_words, trace_of

TEXT = "A bicycle stays upright because the rider keeps steering it back under the centre of mass. " * 2
READY = Circumstances(SpeculationMode.AUTOMATIC, loaded=True, draft="Small")


def reply(speed: float | None, plain: float | None, *, drafted: bool = True) -> Trace:
    trace = trace_of(rounds_of(split_words(TEXT), draft_tokens=4 if drafted else 0), plain_tokens_per_second=plain)
    return replace(trace, summary=replace(trace.summary, tokens_per_second=speed))


@pytest.mark.parametrize(
    "now",
    [
        Circumstances(SpeculationMode.AUTOMATIC),
        READY,
        replace(READY, trace=reply(40, 25)),
        replace(READY, trace=reply(40, None)),
        replace(READY, trace=reply(24.5, 25)),
        Circumstances(SpeculationMode.LOOKUP, loaded=True),
    ],
)
def test_nothing_is_said_while_all_is_well_or_nothing_is_known(now: Circumstances) -> None:
    assert advise(now) is None


@pytest.mark.parametrize(
    ("now", "words", "remedy"),
    [
        (Circumstances(SpeculationMode.OFF), "Guessing is off", Remedy.TURN_ON),
        (replace(READY, draft=None), "No draft is chosen", Remedy.CHOOSE_MODELS),
        (replace(READY, draft=None, draft_problem="It splits text differently."), "splits", Remedy.CHOOSE_MODELS),
        (replace(READY, trace=reply(20, 25)), "slower than the big model alone (0.8×)", Remedy.TURN_OFF),
        (
            replace(READY, mode=SpeculationMode.DRAFT, trace=reply(20, 25)),
            "slower than the big model alone (0.8×)",
            Remedy.USE_AUTOMATIC,
        ),
        (replace(READY, trace=reply(25, 25, drafted=False)), "has not been faster", Remedy.TURN_ON_ANYWAY),
        (
            replace(READY, mode=SpeculationMode.LOOKUP, trace=reply(25, 25, drafted=False)),
            "nothing to copy",
            Remedy.USE_AUTOMATIC,
        ),
    ],
)
def test_a_reason_and_a_way_out(now: Circumstances, words: str, remedy: Remedy) -> None:
    advice = advise(now)
    assert advice is not None
    assert words in advice.sentence
    assert advice.remedy is remedy


def test_guessing_that_stopped_within_a_reply_is_called_paused() -> None:
    guessed = rounds_of(split_words(TEXT), draft_tokens=4)
    plain = rounds_of(split_words(TEXT), draft_tokens=0)
    trace = trace_of((*guessed, *plain), plain_tokens_per_second=25)
    advice = advise(replace(READY, trace=trace))
    assert advice is not None
    assert "paused" in advice.sentence
    assert advice.remedy is Remedy.TURN_ON_ANYWAY
