"""Conversations that go on or alternate: each is read once, its text is the same, and nobody's is kept for another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import psutil
import pytest

from app.engine.commands import Generate, KeepOptions, LoadPair
from app.engine.conversations.conversations import Conversations
from app.engine.conversations.moving_costs import MovingCosts
from app.engine.pair import Pair
from app.paths import Paths
from app.speculation.pacing.costs import DraftCost
from app.speculation.settings import DraftSettings, SpeculationMode
from app.speculation.trace import FinishReason, Summary, Trace
from tests.fakes import tiny_gguf
from tests.fakes.tiny_block import block_head, block_target, rounds
from tests.fakes.tiny_head import a_long_way_round, eagle3, table_model
from tests.fakes.tiny_mimo2 import mimo2
from tests.fakes.tiny_qwen35 import qwen35, table
from tests.integration.engine_probe import EngineProbe, LoadedPair, question, token_ids

_FOLLOWS, _ROUNDS = a_long_way_round(), rounds(20)
PAIRS: dict[str, tuple[Callable[[], bytes], Callable[[], bytes] | None]] = {
    "draft": (tiny_gguf.llama, lambda: tiny_gguf.llama(2)),
    "head": (lambda: table_model(follows=_FOLLOWS, strength=2.0), lambda: eagle3(follows=_FOLLOWS)),
    "block": (lambda: block_target(_ROUNDS, strength=1.0), lambda: block_head(20, follows=_ROUNDS)),
    "own layers": (lambda: qwen35(follows=table(), strength=0.5), None),
    "window": (lambda: mimo2(follows=[table()], strength=3.0, window=32), lambda: tiny_gguf.llama(2)),
    "hybrid": (tiny_gguf.lfm2, lambda: tiny_gguf.llama(2)),
    "recurrent": (tiny_gguf.mamba, None),
}
HERE, THERE, ELSEWHERE = "tell me of hills " * 10, "what do you know " * 10, "a third thing so " * 10
PLENTY, NOTHING = KeepOptions(memory_share=0.5), KeepOptions(memory_share=0.0)


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("models")
    for name, (target, draft) in PAIRS.items():
        (folder / f"{name}.gguf").write_bytes(target())
        if draft is not None:
            (folder / f"{name}-draft.gguf").write_bytes(draft())
    return folder


class FreeCopies(MovingCosts):
    """A busy computer must not make a copy look dear."""

    def learn_copy_out(self, size_bytes: int, ms: float) -> None:
        pass

    def learn_copy_in(self, size_bytes: int, ms: float) -> None:
        pass


Load = Callable[[str], LoadedPair]


@pytest.fixture
def loaded(models: Path, tmp_path: Path) -> Iterator[Load]:
    """Loads the pair of a name."""
    pairs_loaded: list[LoadedPair] = []

    def load(name: str) -> LoadedPair:
        draft = models / f"{name}-draft.gguf"
        there = draft.exists()
        command = LoadPair(str(models / f"{name}.gguf"), str(draft) if there else None, strict_draft=there, threads=1)
        pairs_loaded.append(LoadedPair(Paths.at(tmp_path), command))
        pairs_loaded[-1].pair.conversations.costs = FreeCopies()
        return pairs_loaded[-1]

    yield load
    for one in pairs_loaded:
        one.close()


@pytest.fixture(params=list(PAIRS))
def pair(request: pytest.FixtureRequest, loaded: Load) -> LoadedPair:
    return loaded(request.param)


@pytest.fixture
def drafted(loaded: Load) -> LoadedPair:
    return loaded("draft")


def ask(
    pair: LoadedPair, *turns: str, keep: KeepOptions | None = PLENTY, tokens: int = 24, temperature: float = 0.0
) -> Trace:
    command = question(*turns, tokens=tokens, draft_max=3, temperature=temperature)
    return pair.generate(replace(command, keep=keep))


def _reading_costs_nothing() -> MovingCosts:
    costs = MovingCosts()
    for _ in range(3):
        costs.learn_reading(10_000_000, 1e-3)
    return costs


def test_two_conversations_that_alternate_are_read_once_and_go_on_as_if_each_were_alone(pair):
    first = {text: ask(pair, text, temperature=0.8) for text in (HERE, THERE)}
    for text in (HERE, THERE, HERE):
        turns = (text, first[text].summary.text, "and then?")
        before = pair.target.tokens_read
        trace = ask(pair, *turns, temperature=0.8)
        read = pair.target.tokens_read - before
        summary = trace.summary
        if summary.reused_tokens:  # a digest cannot be cut back where the text of a reply splits into other tokens
            assert summary.reused_tokens >= first[text].summary.prompt_tokens - 1
            assert read < first[text].summary.prompt_tokens
        else:
            assert pair.target.keeps_no_tokens
        alone = ask(pair, *turns, temperature=0.8, keep=None)
        assert alone.summary.reused_tokens == 0
        assert token_ids(alone) == token_ids(trace)


def test_a_prompt_that_goes_on_exactly_is_taken_up_whatever_the_model_keeps(pair):
    prompts = [
        tuple(pair.pair.target.model.vocabulary.tokenize(text, special=False, begin=False)) for text in (HERE, THERE)
    ]
    command = replace(question(tokens=1, mode=SpeculationMode.OFF), keep=PLENTY)
    for prompt in prompts:
        pair.generate(replace(command, tokens=prompt))
    for prompt in prompts:
        longer = (*prompt, 70, 71, 72)
        trace = pair.generate(replace(command, tokens=longer))
        assert trace.summary.reused_tokens >= len(prompt) - 1
        assert token_ids(trace) == token_ids(pair.generate(replace(command, tokens=longer, keep=None)))


def test_the_draft_need_not_read_again_either(drafted):
    draft = drafted.draft
    for text in (HERE, THERE):
        ask(drafted, text)
    for text in (HERE, THERE, HERE):
        before = draft.tokens_read
        trace = ask(drafted, text)
        assert draft.tokens_read - before < 24 + sum(1 + len(one.drafted) for one in trace.rounds)


def test_without_a_share_of_the_memory_the_latest_conversation_alone_is_kept(drafted):
    for text in (HERE, THERE, HERE):
        assert ask(drafted, text, keep=NOTHING).summary.reused_tokens < 20
    again = ask(drafted, HERE, keep=NOTHING).summary
    assert again.reused_tokens == again.prompt_tokens - 1
    assert not drafted.pair.conversations.copies


def test_what_asks_that_nothing_be_kept_uses_nothing_and_leaves_nothing(drafted):
    ask(drafted, HERE)
    for _ in range(2):
        assert ask(drafted, THERE, keep=None).summary.reused_tokens == 0
    assert drafted.target.length == drafted.draft.length == 0
    summary = ask(drafted, HERE).summary
    assert summary.reused_tokens == summary.prompt_tokens - 1, "it cost the other conversation nothing"


def test_both_branches_of_a_conversation_are_kept_where_each_is_long(drafted):
    beginning = HERE[:80]
    one, other = beginning + "x" * 90, beginning + "y" * 90
    for text in (one, other, one, other):
        trace = ask(drafted, text)
    summary = trace.summary
    assert summary.reused_tokens == summary.prompt_tokens - 1
    before = len(drafted.pair.conversations.copies)
    ask(drafted, beginning)
    assert len(drafted.pair.conversations.copies) <= before + 1


def test_the_memory_is_bounded_and_the_one_that_was_longest_not_used_leaves(drafted):
    conversations = drafted.pair.conversations
    ask(drafted, HERE)
    ask(drafted, THERE)
    (one,) = conversations.copies
    share = KeepOptions(memory_share=1.5 * one.size_bytes / psutil.virtual_memory().available)
    ask(drafted, ELSEWHERE, keep=share)
    assert len(conversations.copies) == 1
    assert ask(drafted, THERE, keep=share).summary.reused_tokens > 100
    assert ask(drafted, HERE, keep=share).summary.reused_tokens < 20, "this one has left"


def test_nothing_is_put_aside_or_taken_up_where_reading_again_is_quicker(drafted):
    conversations = drafted.pair.conversations
    ask(drafted, HERE)
    ask(drafted, THERE)
    assert len(conversations.copies) == 1
    conversations.costs = _reading_costs_nothing()
    assert ask(drafted, HERE).summary.reused_tokens < 20
    assert len(conversations.copies) == 1


def test_a_copy_that_llama_cpp_refuses_costs_reading_again_and_no_more(drafted):
    whole = ask(drafted, HERE)
    ask(drafted, THERE)
    (copy,) = drafted.pair.conversations.copies
    copy.target.arrays["state"][:8] = 0
    again = ask(drafted, HERE)
    assert again.summary.reused_tokens == 0
    assert token_ids(again) == token_ids(whole)


def _in_passing(*turns: str, keep: KeepOptions) -> Generate:
    command = question(*turns, "what is it called", tokens=6, mode=SpeculationMode.OFF)
    return replace(command, keep=keep, in_passing=True, forgets=False)


def test_what_is_written_in_passing_leaves_the_chat_as_the_models_have_read_it(pair):
    chat = KeepOptions(0.5, 7)
    reply = ask(pair, HERE, keep=chat).summary.text
    written_before = ask(pair, HERE, reply, THERE, keep=chat)
    for seat in pair.pair.conversations.seats:
        seat.clear()
    ask(pair, HERE, keep=chat)
    before = pair.target.length
    pair.generate(_in_passing(HERE, reply, keep=chat))
    assert before - 64 <= pair.target.length <= before, "no more than the next question could not have used either"
    goes_on = ask(pair, HERE, reply, THERE, keep=chat)
    assert goes_on.summary.reused_tokens == written_before.summary.reused_tokens
    assert token_ids(goes_on) == token_ids(written_before)


def test_in_passing_nothing_is_written_where_another_chat_would_have_to_leave(drafted):
    mine = KeepOptions(0.5, 7)
    ask(drafted, HERE, keep=mine)
    before = drafted.target.length
    other = drafted.generate(_in_passing(THERE, "so it is", keep=KeepOptions(0.5, 8)))
    assert other.summary.finish_reason is FinishReason.CANCELLED
    assert not other.rounds
    assert drafted.target.length == before
    assert drafted.generate(_in_passing(HERE, "so it is", keep=mine)).rounds


def test_what_differs_from_the_chat_in_passing_is_read_and_the_chat_put_back(drafted):
    mine = KeepOptions(0.5, 7)
    ask(drafted, HERE, keep=mine)
    before = drafted.target.length
    beside = drafted.generate(_in_passing(THERE, "so it is", keep=mine)).summary
    assert beside.rounds
    assert beside.reused_tokens < before - 64, "another beginning, as with other tools"
    assert drafted.target.length == before
    again = ask(drafted, HERE, keep=mine).summary
    assert again.reused_tokens == again.prompt_tokens - 1


QUESTIONS = (
    "What is the capital of France?", "And of Spain?", "Which of the two is larger?", "Name a river there.",
    "How long is it?", "Does it reach the sea?", "Which one?", "Is it warm?", "Who lives there?",
    "Thank you. Now say goodbye.",
)  # fmt: skip
_TEMPLATE_TOKENS = 24
"""The tokens that the template puts around a question and an answer."""


@dataclass(frozen=True)
class Turn:
    """One reply, and what each model read for it."""

    trace: Trace
    target_read: int
    draft_read: int

    @property
    def new(self) -> int:
        """Prompt tokens that were not in the target's cache."""
        return self.trace.summary.prompt_tokens - self.trace.summary.reused_tokens


class Chat:
    """A conversation that grows turn by turn."""

    def __init__(self, loaded: LoadedPair) -> None:
        self.loaded = loaded
        self.turns: list[str] = []

    def ask(self, text: str, **options: object) -> Turn:
        self.turns.append(text)
        target, draft = self.loaded.target, self.loaded.draft
        before = target.tokens_read, draft.tokens_read
        trace = self.loaded.generate(question(*self.turns, **{"tokens": 12, **options}))
        self.turns.append(trace.summary.text)
        return Turn(trace, target.tokens_read - before[0], draft.tokens_read - before[1])

    def tokens_of(self, text: str) -> int:
        return len(self.loaded.pair.target.model.vocabulary.tokenize(text, special=False, begin=False))


@pytest.fixture
def chat(tiny_files: tuple[str, str], tmp_path: Path) -> Iterator[Chat]:
    loaded = LoadedPair(Paths.at(tmp_path), LoadPair(*tiny_files, threads=1))
    yield Chat(loaded)
    loaded.close()


def assert_reads_only(turn: Turn, most_new: int) -> None:
    """The target read the new part and what it verified, the draft the new part and what it guessed."""
    assert turn.new <= most_new
    assert turn.target_read == turn.new - 1 + sum(1 + len(r.drafted) for r in turn.trace.rounds)
    # The end of the last reply may be new to the draft, and each round it reads what the target put in place.
    assert turn.draft_read <= turn.new + 8 + sum(1 + len(r.drafted) for r in turn.trace.rounds)


def test_each_turn_of_a_chat_reads_only_what_is_new_and_an_edit_only_what_follows_it(chat):
    turns = [chat.ask(text) for text in QUESTIONS]
    for text, turn in zip(QUESTIONS[1:], turns[1:], strict=True):
        assert_reads_only(turn, chat.tokens_of(text) + _TEMPLATE_TOKENS)
    last = turns[-1]
    assert last.trace.summary.prompt_tokens > 8 * last.new, "there is much that could have been read again"
    assert last.draft_read < last.trace.summary.prompt_tokens / 4
    assert sum(turn.trace.summary.accepted_tokens for turn in turns) > len(turns), "the draft took part"

    edited = "And the capital of Italy?"
    del chat.turns[4:]  # the third question is asked anew
    again = chat.ask(edited)
    assert_reads_only(again, chat.tokens_of(edited) + _TEMPLATE_TOKENS)
    assert again.trace.summary.reused_tokens < turns[3].trace.summary.reused_tokens


def test_switching_guessing_off_and_on_costs_the_draft_only_what_it_missed(chat):
    chat.ask(QUESTIONS[0])
    chat.ask(QUESTIONS[1])
    without = chat.ask(QUESTIONS[2], mode=SpeculationMode.OFF)
    assert without.draft_read == 0
    back = chat.ask(QUESTIONS[3])
    missed = without.new + without.trace.summary.generated_tokens
    assert back.new <= chat.tokens_of(QUESTIONS[3]) + _TEMPLATE_TOKENS
    assert missed <= back.draft_read <= missed + back.new + 8 + sum(1 + len(r.drafted) for r in back.trace.rounds)


def test_who_asks_for_guesses_gets_them_in_every_reply_even_where_they_are_far_too_dear(chat):
    lessons = chat.loaded.pair.guessing.lessons
    lessons.verify.add(1, 20.0)
    lessons.drafts["model"] = DraftCost(0.2, lessons.verify, guesses=[80.0] * 11)
    never_silent = DraftSettings(pauses=False)
    for text in QUESTIONS[:3]:
        summary = chat.ask(
            f"{text} Answer in three long sentences.",
            drafting=never_silent, mode=SpeculationMode.AUTOMATIC, temperature=0.8, tokens=64,
        ).trace.summary  # fmt: skip
        assert summary.accepted_tokens >= 0.3 * summary.generated_tokens
        lessons.drafts["model"] = DraftCost(0.2, lessons.verify, guesses=[80.0] * 11)


SECRET = "my password for the bank is kangaroo " * 10
PROBES = [SECRET, SECRET[:200], f"{SECRET[:-9]} elephant"]
PERSON, CLIENT, OTHER_CLIENT = (KeepOptions(memory_share=0.5, owner=number) for number in range(3))


@pytest.fixture
def apart(tmp_path: Path) -> Iterator[EngineProbe]:
    (tmp_path / "target.gguf").write_bytes(tiny_gguf.llama())
    (tmp_path / "draft.gguf").write_bytes(tiny_gguf.llama(2))
    with EngineProbe(Paths.at(tmp_path / "data")) as apart:
        apart.load(str(tmp_path / "target.gguf"), str(tmp_path / "draft.gguf"), strict_draft=True, threads=1)
        pair = pair_of(apart)
        draft = pair.conversations.seats[0].draft
        # A busy computer does not make copies dear.
        pair.conversations = Conversations(pair.conversations.seats[0].target, clock=lambda: 0.0)
        pair.conversations.seats[0].draft = draft
        yield apart


def pair_of(apart: EngineProbe) -> Pair:
    worker = apart.engine._local
    assert worker is not None
    assert worker._pair is not None
    return worker._pair


def ask_as(apart: EngineProbe, text: str, keep: KeepOptions | None) -> Summary:
    return apart.generate(replace(question(text, tokens=12, draft_max=3), keep=keep)).summary


def test_what_the_person_said_is_read_anew_for_a_client(apart: EngineProbe) -> None:
    first_reply = ask_as(apart, SECRET, PERSON)
    for number, text in enumerate(PROBES, start=1):
        assert ask_as(apart, text, replace(CLIENT, owner=number)).reused_tokens == 0
    again = ask_as(apart, SECRET, PERSON)
    assert again.reused_tokens == first_reply.prompt_tokens - 1, "the person's own is there"
    assert again.text == first_reply.text


def test_clients_of_two_fronts_learn_nothing_of_each_other(apart: EngineProbe) -> None:
    first = ask_as(apart, SECRET, CLIENT)
    assert ask_as(apart, SECRET, OTHER_CLIENT).reused_tokens == 0
    assert ask_as(apart, SECRET, PERSON).reused_tokens == 0
    for keep in (CLIENT, OTHER_CLIENT, PERSON):
        assert ask_as(apart, SECRET, keep).reused_tokens == first.prompt_tokens - 1


def test_the_draft_reads_anew_too(apart: EngineProbe) -> None:
    ask_as(apart, SECRET, PERSON)
    draft = pair_of(apart).draft
    assert draft is not None
    before = draft.context.tokens_read
    ask_as(apart, SECRET, CLIENT)
    anew = draft.context.tokens_read - before
    before += anew
    ask_as(apart, SECRET, CLIENT)
    assert draft.context.tokens_read - before < anew
