"""Conversations that alternate: each is read once, whatever the caches held in between, and its text is the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from app.engine.commands import Generate, KeepOptions, LoadPair
from app.engine.conversations.moving_costs import MovingCosts
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from app.speculation.trace import FinishReason, Trace
from tests.fakes import tiny_gguf
from tests.fakes.tiny_head import a_long_way_round, eagle3, table_model
from tests.fakes.tiny_mimo2 import mimo2
from tests.fakes.tiny_qwen35 import qwen35, table
from tests.integration.engine_probe import question, token_ids
from tests.integration.loaded_pair import LoadedPair

_FOLLOWS = a_long_way_round()
PAIRS: dict[str, tuple[Callable[[], bytes], Callable[[], bytes] | None]] = {
    "draft": (tiny_gguf.llama, lambda: tiny_gguf.llama(2)),
    "head": (lambda: table_model(follows=_FOLLOWS, strength=2.0), lambda: eagle3(follows=_FOLLOWS)),
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


@pytest.mark.parametrize("temperature", [0.0, 0.8])
def test_two_conversations_that_alternate_are_read_once_and_go_on_as_if_each_were_alone(pair, temperature):
    first = {text: ask(pair, text, temperature=temperature) for text in (HERE, THERE)}
    for text in (HERE, THERE, HERE):
        turns = (text, first[text].summary.text, "and then?")
        before = pair.target.tokens_read
        trace = ask(pair, *turns, temperature=temperature)
        read = pair.target.tokens_read - before
        summary = trace.summary
        if summary.reused_tokens:  # a digest cannot be cut back where the text of a reply splits into other tokens
            assert summary.reused_tokens >= first[text].summary.prompt_tokens - 1
            assert read < first[text].summary.prompt_tokens
        else:
            assert pair.target.keeps_no_tokens
        alone = ask(pair, *turns, temperature=temperature, keep=None)
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
    pair.pair.conversations.clear_caches()
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
