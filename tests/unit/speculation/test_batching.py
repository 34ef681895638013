"""Several replies at once: each is the one that it would be alone, whatever the others do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.speculation.batching import JointPart, Lane, Scheduler
from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.base import Drafter, NoDrafter
from app.speculation.drafters.model_drafter import SOURCE, ModelDrafter
from app.speculation.language_model import BrokenModel, FloatArray, Interrupted
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.company import Stake, share_rows
from app.speculation.pacing.lessons import Lessons
from app.speculation.pacing.pace import FixedPace, Pace
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import DraftSettings, SamplingSettings
from app.speculation.trace import FinishReason, Round
from tests.fakes.scripted_model import LetterVocabulary, ScriptedModel, hashed_logits, near

VOCABULARY = 24
TARGET = hashed_logits(VOCABULARY, endless=True)
DRAFT = near(TARGET, noise=0.4)


class ToyReader:
    """Runs joint passes of scripted models, and counts the replies in each."""

    most_tokens, most_rows, rows_at_once = 40, 24, 8

    def __init__(self) -> None:
        self.passes: list[list[JointPart]] = []
        self.breaks_with: ScriptedModel | None = None

    def read(self, parts: Sequence[JointPart]) -> list[FloatArray]:
        assert sum(len(part.tokens) for part in parts) <= self.most_tokens
        assert sum(part.rows for part in parts) <= self.most_rows
        assert len({id(part.model) for part in parts}) == len(parts)
        self.passes.append(list(parts))
        if any(part.model is self.breaks_with for part in parts):
            raise BrokenModel("no room")
        return [part.model.decode(part.tokens, part.rows) for part in parts]


@dataclass
class Wish:
    """A reply that somebody asks for."""

    prompt: list[int]
    tokens: int
    arrives: int
    seed: int = 1
    draft_max: int | None = 0
    stops_after: int | None = None
    """Rounds after which it is cancelled."""


@dataclass
class Written:
    rounds: list[Round] = field(default_factory=list)
    reason: FinishReason | None = None
    error: BaseException | None = None

    @property
    def tokens(self) -> list[int]:
        return [token.id for round_ in self.rounds for token in round_.tokens]


class Company:
    """Replies of toy models under one scheduler."""

    def __init__(self) -> None:
        self.lessons = Lessons(draft_share=0.2)
        self.lessons.verify.add(1, 5.0)
        self.scheduler = Scheduler(self.lessons, arrivals=lambda: True)
        self.readers = ToyReader(), ToyReader()
        self.lanes = Lane(self.scheduler, self.readers[0]), Lane(self.scheduler, self.readers[1], SOURCE)
        self.targets: list[ScriptedModel] = []

    def write(self, wishes: Sequence[Wish]) -> list[Written]:
        written = [Written() for _ in wishes]
        waiting = sorted(range(len(wishes)), key=lambda index: wishes[index].arrives)
        steps = 0
        while waiting or self.scheduler.running:
            while waiting and (wishes[waiting[0]].arrives <= steps or not self.scheduler.running):
                index = waiting.pop(0)
                self.begin(wishes[index], written[index])
            if self.scheduler.running:
                self.scheduler.step()
            steps += 1
            assert steps < 10_000, "it hangs"
        return written

    def begin(self, wish: Wish, written: Written) -> None:
        target = ScriptedModel(TARGET)
        self.targets.append(target)

        def cancelled() -> bool:
            return wish.stops_after is not None and len(written.rounds) >= wish.stops_after

        def run() -> None:
            try:
                written.reason = self._write(target, wish, written, cancelled)
            except Interrupted:
                written.reason = FinishReason.CANCELLED
            except BrokenModel as error:
                written.error = error

        self.scheduler.begin(run, is_cancelled=cancelled)

    def _write(
        self, target: ScriptedModel, wish: Wish, written: Written, cancelled: Callable[[], bool]
    ) -> FinishReason:
        sampling = SamplingSettings(temperature=0.9, seed=wish.seed)
        model = self.lanes[0].model(target)
        if len(wish.prompt) > 1:
            model.decode(wish.prompt[:-1], rows=0)
        drafter: Drafter = NoDrafter()
        if wish.draft_max != 0:
            drafter = ModelDrafter(self.lanes[1].model(ScriptedModel(DRAFT)), Sampler(sampling))
        pace: Pace = FixedPace(DraftSettings(wish.draft_max))
        if wish.draft_max is None:
            pace = AutoPace(self.lessons, 0.9, company=self.scheduler)
        parts = DecodingParts(model, LetterVocabulary(), drafter, Sampler(sampling), pace, times=self.scheduler)
        context = list(wish.prompt)
        rounds = decode(parts, context, ReplyLimits(wish.tokens, cancelled=cancelled))
        while True:
            try:
                written.rounds.append(next(rounds))
            except StopIteration as end:
                assert target.cache == context[:-1]
                return end.value


WISHES = st.builds(
    Wish,
    prompt=st.lists(st.integers(1, VOCABULARY - 1), min_size=1, max_size=90),
    tokens=st.integers(1, 14),
    arrives=st.integers(0, 12),
    seed=st.integers(0, 3),
    draft_max=st.sampled_from([0, 1, 4, None]),
    stops_after=st.one_of(st.none(), st.integers(0, 5)),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(WISHES, min_size=1, max_size=6))
def test_each_reply_is_the_one_that_it_would_be_alone(wishes: list[Wish]) -> None:
    together = Company().write(wishes)
    for wish, written in zip(wishes, together, strict=True):
        [alone] = Company().write([Wish(wish.prompt, wish.tokens, 0, wish.seed)])
        assert written.tokens == alone.tokens[: len(written.tokens)]
        if wish.stops_after is None or written.reason is FinishReason.LENGTH:
            assert written.tokens == alone.tokens
        else:
            assert written.reason is FinishReason.CANCELLED


def test_replies_share_passes_and_their_rounds_say_so() -> None:
    company = Company()
    both = company.write([Wish([3, 4], 6, 0), Wish([5, 6], 6, 0)])
    assert [len(parts) for parts in company.readers[0].passes] == [2] * 7  # prompts, then rounds
    assert {(round_.replies, round_.joint_rows) for one in both for round_ in one.rounds} == {(2, 2)}


def test_guesses_of_several_replies_share_passes_of_the_draft() -> None:
    company = Company()
    company.write([Wish([3, 4], 12, 0, draft_max=3), Wish([5, 6], 12, 0, draft_max=3)])
    assert any(len(parts) == 2 for parts in company.readers[1].passes)


def test_a_long_prompt_is_read_in_pieces_beside_those_who_write() -> None:
    company = Company()
    company.lanes[0].token_ms.value, company.lanes[0].token_ms.weight = 20.0, 1e9
    company.write([Wish([3, 4], 20, 0), Wish(list(range(1, 20)) * 8, 2, 3)])
    mixed = [parts for parts in company.readers[0].passes if len({part.rows for part in parts}) == 2]
    assert mixed
    assert all(max(len(part.tokens) for part in parts) <= 16 for parts in mixed)


def test_a_short_question_behind_a_long_one_is_read_first() -> None:
    company = Company()
    long, short = company.write([Wish(list(range(1, 20)) * 12, 3, 0), Wish([5] * 40, 3, 1)])
    assert short.reason is long.reason is FinishReason.LENGTH
    order = [len(part.model.cache) for parts in company.readers[0].passes for part in parts if part.rows]
    assert order[0] < 60


def test_a_pass_that_breaks_costs_the_newest_reply_alone() -> None:
    company = Company()
    written = [Written(), Written()]
    for one in written:
        company.begin(Wish([3, 4], 8, 0), one)
    company.readers[0].breaks_with = company.targets[1]
    while company.scheduler.running:
        company.scheduler.step()
    assert [one.reason for one in written] == [FinishReason.LENGTH, FinishReason.LENGTH]


def _broken(tokens: Sequence[int], rows: int) -> FloatArray:
    raise BrokenModel("for good")


def test_one_that_is_broken_for_good_ends_and_the_others_go_on() -> None:
    company = Company()
    written = [Written(), Written(), Written()]
    for one in written:
        company.begin(Wish([3, 4], 8, 0), one)
    company.readers[0].breaks_with = company.targets[2]
    company.targets[2].decode = _broken  # type: ignore[method-assign]
    while company.scheduler.running:
        company.scheduler.step()
    assert [one.reason for one in written] == [FinishReason.LENGTH, FinishReason.LENGTH, None]
    assert isinstance(written[2].error, BrokenModel)
    assert written[0].tokens == written[1].tokens != []


def rows_cost(rows: int) -> float:
    return 20.0 + 2.0 * rows


@pytest.mark.parametrize(
    ("chances", "most", "granted"),
    [
        pytest.param([[0.9, 0.8], [0.3, 0.2]], 64, [2, 0], id="likely ones first"),
        pytest.param([[0.9, 0.8], [0.85, 0.1]], 4, [1, 1], id="as many as there are rows"),
        pytest.param([[0.1], [0.1]], 64, [0, 0], id="none that does not pay"),
        pytest.param([[], [0.9]], 64, [0, 1], id="one without guesses"),
    ],
)
def test_rows_go_to_the_likeliest_guesses_of_all_replies(
    chances: list[list[float]], most: int, granted: list[int]
) -> None:
    stakes = [Stake(one, rate=0.2, cost_ms=rows_cost) for one in chances]
    share_rows(stakes, 0, most)
    assert [stake.granted for stake in stakes] == granted
