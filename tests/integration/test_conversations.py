"""Conversations that alternate: each is read once, whatever the caches held in between, and its text is the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.commands import Generate, KeepOptions
from app.engine.conversations.conversations import Conversations
from app.engine.conversations.moving_costs import MovingCosts
from app.engine.pair import Pair
from app.llama.context import Context
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from app.speculation.trace import FinishReason, Trace
from tests.fakes import tiny_gguf
from tests.fakes.tiny_head import a_long_way_round, eagle3, table_model
from tests.fakes.tiny_mimo2 import mimo2
from tests.fakes.tiny_qwen35 import qwen35, table
from tests.integration.engine_probe import EngineProbe, question

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


@pytest.fixture(scope="module")
def loaded(models: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], EngineProbe]]:
    """An engine with the pair of a name."""
    with EngineProbe(Paths.at(tmp_path_factory.mktemp("data"))) as probe:
        present = ""

        def load(name: str) -> EngineProbe:
            nonlocal present
            if present != name:
                draft = models / f"{name}-draft.gguf"
                there = draft.exists()
                probe.load(str(models / f"{name}.gguf"), str(draft) if there else None, strict_draft=there, threads=1)
                present = name
            # a busy computer must not make a copy look dear
            conversations = Conversations(pair_of(probe)._text, clock=lambda: 0.0)
            conversations.draft = pair_of(probe).conversations.draft
            pair_of(probe).conversations = conversations
            pair_of(probe).forget()
            return probe

        yield load


@pytest.fixture(params=list(PAIRS))
def probe(request: pytest.FixtureRequest, loaded: Callable[[str], EngineProbe]) -> EngineProbe:
    return loaded(request.param)


@pytest.fixture
def drafted(loaded: Callable[[str], EngineProbe]) -> EngineProbe:
    return loaded("draft")


def pair_of(probe: EngineProbe) -> Pair:
    worker = probe.engine._local
    assert worker is not None
    assert worker._pair is not None
    return worker._pair


def ask(
    probe: EngineProbe, *turns: str, keep: KeepOptions | None = PLENTY, tokens: int = 24, temperature: float = 0.0
) -> Trace:
    asked = question(*turns, tokens=tokens, draft_max=3, temperature=temperature)
    return probe.generate(replace(asked, keep=keep))


def _reading_costs_nothing() -> MovingCosts:
    costs = MovingCosts()
    for _ in range(3):
        costs.learn_reading(10_000_000, 1e-3)
    return costs


def draft_of(probe: EngineProbe) -> Context:
    draft = pair_of(probe).draft
    assert draft is not None
    assert isinstance(draft.context, Context)
    return draft.context


def written(trace: Trace) -> list[int]:
    return [token.id for round_ in trace.rounds for token in round_.tokens]


@pytest.mark.parametrize("temperature", [0.0, 0.8])
def test_two_conversations_that_alternate_are_read_once_and_go_on_as_if_each_were_alone(
    probe: EngineProbe, temperature: float
) -> None:
    first = {text: ask(probe, text, temperature=temperature) for text in (HERE, THERE)}
    for text in (HERE, THERE, HERE):
        turns = (text, first[text].summary.text, "and then?")
        before = pair_of(probe).target.context.tokens_read
        trace = ask(probe, *turns, temperature=temperature)
        read = pair_of(probe).target.context.tokens_read - before
        summary = trace.summary
        if summary.reused_tokens:  # a digest cannot be cut back where the text of a reply splits into other tokens
            assert summary.reused_tokens >= first[text].summary.prompt_tokens - 1
            assert read < first[text].summary.prompt_tokens
        else:
            assert pair_of(probe).target.context.keeps_no_tokens
        alone = ask(probe, *turns, temperature=temperature, keep=None)
        assert alone.summary.reused_tokens == 0
        assert written(alone) == written(trace)


def test_a_prompt_that_goes_on_exactly_is_taken_up_whatever_the_model_keeps(probe: EngineProbe) -> None:
    prompts = [
        tuple(pair_of(probe).target.model.vocabulary.tokenize(text, special=False, begin=False))
        for text in (HERE, THERE)
    ]
    command = replace(question(tokens=1, mode=SpeculationMode.OFF), keep=PLENTY)
    for prompt in prompts:
        probe.generate(replace(command, tokens=prompt))
    for prompt in prompts:
        longer = (*prompt, 70, 71, 72)
        trace = probe.generate(replace(command, tokens=longer))
        assert trace.summary.reused_tokens >= len(prompt) - 1
        assert written(trace) == written(probe.generate(replace(command, tokens=longer, keep=None)))


def test_the_draft_need_not_read_again_either(drafted: EngineProbe) -> None:
    draft = draft_of(drafted)
    for text in (HERE, THERE):
        ask(drafted, text)
    for text in (HERE, THERE, HERE):
        before = draft.tokens_read
        trace = ask(drafted, text)
        assert draft.tokens_read - before < 24 + sum(1 + len(one.drafted) for one in trace.rounds)


def test_without_a_share_of_the_memory_the_latest_conversation_alone_is_kept(drafted: EngineProbe) -> None:
    for text in (HERE, THERE, HERE):
        assert ask(drafted, text, keep=NOTHING).summary.reused_tokens < 20
    again = ask(drafted, HERE, keep=NOTHING).summary
    assert again.reused_tokens == again.prompt_tokens - 1
    assert not pair_of(drafted).conversations.kept


def test_what_asks_that_nothing_be_kept_uses_nothing_and_leaves_nothing(drafted: EngineProbe) -> None:
    ask(drafted, HERE)
    for _ in range(2):
        assert ask(drafted, THERE, keep=None).summary.reused_tokens == 0
    assert pair_of(drafted).target.context.length == draft_of(drafted).length == 0
    summary = ask(drafted, HERE).summary
    assert summary.reused_tokens == summary.prompt_tokens - 1, "it cost the other conversation nothing"


def test_both_branches_of_a_conversation_are_kept_where_each_is_long(drafted: EngineProbe) -> None:
    beginning = HERE[:80]
    one, other = beginning + "x" * 90, beginning + "y" * 90
    for text in (one, other, one, other):
        trace = ask(drafted, text)
    summary = trace.summary
    assert summary.reused_tokens == summary.prompt_tokens - 1
    before = len(pair_of(drafted).conversations.kept)
    ask(drafted, beginning)
    assert len(pair_of(drafted).conversations.kept) <= before + 1


def test_the_memory_is_bounded_and_the_one_that_was_longest_not_used_leaves(drafted: EngineProbe) -> None:
    conversations = pair_of(drafted).conversations
    conversations._free_memory = lambda: 10_000_000
    ask(drafted, HERE)
    ask(drafted, THERE)
    (one,) = conversations.kept
    share = KeepOptions(memory_share=1.5 * one.size_bytes / (10_000_000 + one.size_bytes))
    ask(drafted, ELSEWHERE, keep=share)
    assert len(conversations.kept) == 1
    assert ask(drafted, THERE, keep=share).summary.reused_tokens > 100
    assert ask(drafted, HERE, keep=share).summary.reused_tokens < 20, "this one has left"
    conversations._free_memory = lambda: 0
    ask(drafted, THERE, keep=share)
    assert conversations.size_bytes < one.size_bytes * 1.5, "others need the memory now"


def test_nothing_is_put_aside_or_taken_up_where_reading_again_is_quicker(drafted: EngineProbe) -> None:
    conversations = pair_of(drafted).conversations
    ask(drafted, HERE)
    ask(drafted, THERE)
    assert len(conversations.kept) == 1
    conversations.costs = _reading_costs_nothing()
    assert ask(drafted, HERE).summary.reused_tokens < 20
    assert len(conversations.kept) == 1


def test_a_copy_that_llama_cpp_refuses_costs_reading_again_and_no_more(drafted: EngineProbe) -> None:
    whole = ask(drafted, HERE)
    ask(drafted, THERE)
    (kept,) = pair_of(drafted).conversations.kept
    kept.target.arrays["state"][:8] = 0
    again = ask(drafted, HERE)
    assert again.summary.reused_tokens == 0
    assert written(again) == written(whole)


def _in_passing(*turns: str, keep: KeepOptions) -> Generate:
    asked = question(*turns, "what is it called", tokens=6, mode=SpeculationMode.OFF)
    return replace(asked, keep=keep, in_passing=True, forgets=False)


def test_what_is_written_in_passing_leaves_the_chat_as_the_models_have_read_it(probe: EngineProbe) -> None:
    chat = KeepOptions(0.5, 7)
    said = ask(probe, HERE, keep=chat).summary.text
    wanted = ask(probe, HERE, said, THERE, keep=chat)
    pair_of(probe).forget()
    ask(probe, HERE, keep=chat)
    held, speed = list(pair_of(probe)._text.held), pair_of(probe).plain_speed.tokens_per_second
    probe.generate(_in_passing(HERE, said, keep=chat))
    now = pair_of(probe)._text.held
    assert now == held[: len(now)]
    assert len(now) >= len(held) - 64, "no more than the next question could not have used either"
    assert pair_of(probe).target.context.length == len(now)
    assert pair_of(probe).plain_speed.tokens_per_second == speed, "a figure that is shown"
    goes_on = ask(probe, HERE, said, THERE, keep=chat)
    assert goes_on.summary.reused_tokens == wanted.summary.reused_tokens
    assert written(goes_on) == written(wanted)


def test_in_passing_nothing_is_written_where_another_chat_would_have_to_leave(drafted: EngineProbe) -> None:
    mine = KeepOptions(0.5, 7)
    ask(drafted, HERE, keep=mine)
    held = list(pair_of(drafted)._text.held)
    other = drafted.generate(_in_passing(THERE, "so it is", keep=KeepOptions(0.5, 8)))
    assert other.summary.finish_reason is FinishReason.CANCELLED
    assert not other.rounds
    assert pair_of(drafted)._text.held == held
    assert drafted.generate(_in_passing(HERE, "so it is", keep=mine)).rounds


def test_what_differs_from_the_chat_in_passing_is_read_and_the_chat_put_back(drafted: EngineProbe) -> None:
    mine = KeepOptions(0.5, 7)
    ask(drafted, HERE, keep=mine)
    held = list(pair_of(drafted)._text.held)
    beside = drafted.generate(_in_passing(THERE, "so it is", keep=mine)).summary
    assert beside.rounds
    assert beside.reused_tokens < len(held) - 64, "another beginning, as with other tools"
    assert pair_of(drafted)._text.held == held
    again = ask(drafted, HERE, keep=mine).summary
    assert again.reused_tokens == again.prompt_tokens - 1
