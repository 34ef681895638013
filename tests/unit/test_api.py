"""The Python interface: what it asks the engine for, what it gives back, and that nothing stays behind."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from app.api import LLM, RequestOutput, SamplingParams
from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import Notice
from app.engine.port import EnginePort, EventSink
from app.errors import ModelFileError, PromptTooLong, WorldError
from app.speculation.settings import MOST_DRAFTED, SpeculationMode
from app.speculation.trace import FinishReason
from tests.fakes.scripted_engine import REPLY, Script, ScriptedEngine


class Engines:
    """Makes scripted engines, and keeps them to be looked at."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.engines: list[ScriptedEngine] = []

    def __call__(self, sink: EventSink) -> EnginePort:
        self.engines.append(ScriptedEngine(sink, self.script))
        return self.engines[-1]

    @property
    def request(self) -> Generate:
        return self.engines[-1].requests[-1]


@pytest.fixture
def engines() -> Iterator[Engines]:
    engines_made = Engines(Script())
    yield engines_made
    for engine in engines_made.engines:
        engine.close()


def _text(output: RequestOutput) -> str:
    return output.outputs[0].text


def test_each_prompt_has_an_output_with_its_text_and_its_figures(engines: Engines) -> None:
    with LLM("big", "small", 5, max_model_len=2048, engine_factory=engines) as llm:
        first, second = llm.generate(["One", "Two"], SamplingParams(temperature=0, seed=7, stop="!", max_tokens=None))
    assert (_text(first), first.prompt, second.prompt) == (REPLY, "One", "Two")
    assert first.speculation.acceptance_rate is not None
    assert first.speculation.speedup == pytest.approx(first.speculation.tokens_per_second / 25.0)
    assert first.outputs[0].finish_reason == "stop"
    assert "".join(token.text for round_ in first.outputs[0].rounds for token in round_.tokens) == REPLY
    assert len(first.outputs[0].token_ids) == sum(len(round_.tokens) for round_ in first.outputs[0].rounds)
    load, request = engines.engines[0].commands[0], engines.request
    assert load == LoadPair("big", "small", 2048, strict_draft=True)
    assert (request.raw, request.messages, request.stop, request.max_tokens) == ("Two", (), ("!",), None)
    assert (request.sampling.temperature, request.sampling.seed, request.drafting.draft_max) == (0.0, 7, 5)


def test_vllms_defaults_hold(engines: Engines) -> None:
    with LLM("big", engine_factory=engines) as llm:
        llm.generate("One")
    request = engines.request
    sampling = request.sampling
    assert (sampling.temperature, sampling.top_p, sampling.top_k, sampling.min_p) == (1.0, 1.0, 0, 0.0)
    assert request.max_tokens == 16


@pytest.mark.parametrize(
    ("model", "draft", "load", "mode"),
    [
        ("big", None, LoadPair("big", strict_draft=True), SpeculationMode.AUTOMATIC),
        ("big", "[ngram]", LoadPair("big", own_layers=False), SpeculationMode.LOOKUP),
        ("big", "no-draft", LoadPair("big", own_layers=False, guesses=False), SpeculationMode.OFF),
        ("starter", None, LoadPair("starter:f32", "starter:q4_1", strict_draft=True), SpeculationMode.AUTOMATIC),
    ],
)
def test_who_guesses(engines: Engines, model: str, draft: str | None, load: LoadPair, mode: SpeculationMode) -> None:
    with LLM(model, draft, engine_factory=engines) as llm:
        llm.generate("One")
    assert engines.engines[0].commands[0] == load
    assert engines.request.mode is mode
    assert engines.request.drafting.pauses == (model != "starter")


def test_a_conversation_goes_through_the_template_and_parts_of_text_are_joined(engines: Engines) -> None:
    parts = [{"type": "text", "text": "Why"}, {"type": "text", "text": "?"}]
    with LLM("big", engine_factory=engines) as llm:
        llm.chat([{"role": "system", "content": "Be brief."}, {"role": "user", "content": parts}])
        assert engines.request.messages == (Message("system", "Be brief."), Message("user", "Why?"))
        several = llm.chat([[{"role": "user", "content": "A"}], [{"role": "user", "content": "B"}]])
        assert len(several) == 2
        for wrong in (
            {"role": "robot", "content": "A"},
            {"role": "user"},
            {"role": "user", "content": [{"type": "image"}]},
        ):
            with pytest.raises(ValueError, match="message"):
                llm.chat([wrong])


def test_several_replies_to_a_prompt_have_seeds_of_their_own(engines: Engines) -> None:
    with LLM("big", engine_factory=engines) as llm:
        (output,) = llm.generate("One", SamplingParams(n=3, seed=2**32 - 1))
    assert [reply.index for reply in output.outputs] == [0, 1, 2]
    assert [request.sampling.seed for request in engines.engines[0].requests] == [2**32 - 1, 0, 1]


def test_all_prompts_are_begun_at_once_and_those_left_are_ended_where_one_fails(engines: Engines) -> None:
    engines.script.reply_error, engines.script.error_after_rounds = ModelFileError("It broke."), 1
    with LLM("big", max_num_seqs=2, engine_factory=engines) as llm:
        with pytest.raises(ModelFileError):
            llm.generate(["One", "Two", "Three"], SamplingParams(n=2))
        (engine,) = engines.engines
        assert [request.raw for request in engine.requests] == ["One", "One", "Two", "Two", "Three", "Three"]
        engine.wait_until_idle()
        assert engine.commands[0] == LoadPair("big", strict_draft=True, parallel=2)


def test_a_stream_brings_the_rounds_and_then_the_whole(engines: Engines) -> None:
    engines.script.extra = [Notice(0, "Something to know.")]
    with LLM("big", "small", engine_factory=engines) as llm, llm.stream("One") as stream:
        chunks = list(stream)
        assert "".join(chunk.text for chunk in chunks) == REPLY
        assert stream.output is not None
        assert _text(stream.output) == REPLY
        assert stream.output.notices == ("Something to know.",)
        assert tuple(chunk.round for chunk in chunks) == stream.output.outputs[0].rounds


def test_a_stream_that_is_left_ends_its_reply_and_keeps_what_it_has(engines: Engines) -> None:
    engines.script.hold_reply_after = 2
    with LLM("big", "small", engine_factory=engines) as llm:
        with llm.stream_chat([{"role": "user", "content": "One"}]) as stream:
            first = next(stream)
        assert stream.output is not None
        assert stream.output.outputs[0].finish_reason is FinishReason.CANCELLED
        assert _text(stream.output).startswith(first.text)
        engines.script.hold_reply_after = None
        assert _text(llm.generate("Two")[0]) == REPLY, "the next one is not touched"


def test_two_requests_may_be_open_and_each_has_its_own_words(engines: Engines) -> None:
    with LLM("big", engine_factory=engines) as llm:
        stream = llm.stream("One")
        assert _text(llm.generate("Two")[0]) == REPLY
        assert "".join(chunk.text for chunk in stream) == REPLY


def test_failures_are_the_programs_own(engines: Engines) -> None:
    error = PromptTooLong("Too long.")
    engines.script.reply_error = error
    with LLM("big", engine_factory=engines) as llm:
        with pytest.raises(PromptTooLong) as raised:
            llm.generate("One")
        assert raised.value is error
        with pytest.raises(PromptTooLong), llm.stream("One") as stream:
            list(stream)


def test_a_load_that_fails_leaves_no_thread() -> None:
    engines = Engines(Script(load_error=ModelFileError("It is broken.")))
    with pytest.raises(ModelFileError):
        LLM("big", engine_factory=engines)


def test_a_closed_one_says_so_and_a_forgotten_one_is_closed(engines: Engines) -> None:
    llm = LLM("big", engine_factory=engines)
    llm.close()
    llm.close()
    with pytest.raises(WorldError, match="closed"):
        llm.generate("One")
    LLM("big", engine_factory=Engines(Script()))
    gc.collect()  # its thread would be found after the test


@pytest.mark.parametrize(
    "wrong",
    [{"temperature": -1}, {"top_p": 2}, {"top_k": -2}, {"n": 0}, {"max_tokens": 0}, {"seed": -1},
     {"grammar": 'root ::= "a"', "json_schema": "{}"}, {"logit_bias": {-1: 1.0}}, {"logit_bias": {2: float("nan")}},
     {"logit_bias": {2: float("inf")}}, {"logit_bias": {2.5: 1.0}}],
)  # fmt: skip
def test_parameters_that_mean_nothing_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="|".join(wrong)):
        SamplingParams(**wrong)


def test_a_token_can_be_banned() -> None:
    never = float("-inf")
    assert SamplingParams(logit_bias={2: never}).sampling(1).logit_bias == ((2, never),)


def test_arguments_that_mean_nothing_are_refused_before_anything_starts(engines: Engines) -> None:
    with pytest.raises(ValueError, match="num_speculative_tokens"):
        LLM("big", "small", MOST_DRAFTED + 1, engine_factory=engines)
    with pytest.raises(ValueError, match="pair"):
        LLM("starter", "small", engine_factory=engines)
    assert not engines.engines
    with LLM("big", engine_factory=engines) as llm, pytest.raises(ValueError, match="2 prompts and 1"):
        llm.generate(["One", "Two"], [SamplingParams()])
