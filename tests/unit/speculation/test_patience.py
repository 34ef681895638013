"""A long prompt is read by the draft when the reply has become long enough, and never in a short one."""

from __future__ import annotations

from app.speculation.drafters.model import ModelDrafter
from app.speculation.drafters.patience import PatientDrafter
from app.speculation.sampling import Sampler
from app.speculation.settings import SamplingSettings
from tests.fakes.scripted_model import ScriptedModel, hashed_logits
from tests.unit.speculation.replies import write

GREEDY = SamplingSettings(temperature=0)
PROMPT = [1 + i % 20 for i in range(200)]


def _model() -> ScriptedModel:
    return ScriptedModel(hashed_logits(24, endless=True))


def _first_guess(price: float, *, tokens: int, prompt: list[int], waits: bool = True) -> int | None:
    """How many tokens were there when the draft first guessed."""
    drafter = PatientDrafter(ModelDrafter(_model(), Sampler(GREEDY)), lambda backlog: backlog * price)
    drafter.waits = waits
    reply = write(_model(), drafter, GREEDY, max_tokens=tokens, prompt=prompt)
    written = 0
    for round_ in reply.rounds:
        if round_.drafted:
            return written
        written += len(round_.tokens)
    return None


def test_a_short_reply_to_a_long_prompt_is_written_without_the_draft() -> None:
    assert _first_guess(0.1, tokens=15, prompt=PROMPT) is None


def test_a_longer_one_gets_the_draft_when_it_has_paid_for_the_reading() -> None:
    at = _first_guess(0.1, tokens=100, prompt=PROMPT)
    assert at is not None
    assert 20 <= at <= 24  # 200 tokens, each a tenth of one written; and what was written meanwhile


def test_a_short_prompt_does_not_wait() -> None:
    assert _first_guess(0.1, tokens=20, prompt=PROMPT[:80]) == 1
    assert _first_guess(0.1, tokens=20, prompt=PROMPT[:20]) == 1
    assert _first_guess(0.0, tokens=20, prompt=PROMPT[:3]) == 0


def test_who_does_not_wait_guesses_after_the_first_token() -> None:
    assert _first_guess(0.1, tokens=15, prompt=PROMPT, waits=False) == 1
