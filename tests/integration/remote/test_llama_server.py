"""A real llama-server: its text, and its own totals of guesses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import Loaded, PrefillProgress
from app.llama.quantize import quantize
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.settings import SamplingSettings
from app.speculation.trace import CountSource, FinishReason, Outcome, Trace
from tests.integration.engine_probe import EngineProbe, question
from tests.integration.remote.llama_server_probe import PROGRAM, ask, llama_server

pytestmark = [
    pytest.mark.skipif(not PROGRAM.is_file(), reason="llama-server is not built here"),
    pytest.mark.nightly("a real llama-server; test_other_servers.py asks one that answers like it"),
]

FRUITS = "Name three fruits."
PROMPTS = (
    "Write the numbers from one to twelve.", "Write a haiku about rain, with an emoji in each line: ☔🌧️",
    "Repeat: a rose is a rose is a rose is a rose.", "Say yes.", "日本語で短く自己紹介してください。",
)  # fmt: skip


def _file(paths: Paths, reference: str) -> Path:
    path = Library(paths).obtain(reference, quantize, lambda: False, lambda _: None)
    assert path is not None
    return path


@pytest.fixture(scope="module")
def guessing(starter_paths: Paths) -> Iterator[str]:
    draft = _file(starter_paths, "starter:q4_1")
    options = ("--spec-type", "draft-simple", "-md", str(draft), "--spec-draft-n-max", "4")
    with llama_server(_file(starter_paths, "starter:f32"), *options) as url:
        yield url


@pytest.fixture(scope="module")
def far(guessing: str, starter_paths: Paths) -> Iterator[EngineProbe]:
    with EngineProbe(starter_paths) as probe:
        loaded = probe.load(guessing)
        assert loaded.server is not None
        assert loaded.server.program == "llama-server"
        assert loaded.context_tokens == 2048
        assert loaded.target.vocabulary_tokens == 49_152
        yield probe


@pytest.mark.parametrize("temperature", [0.0, 0.8])
def test_it_tells_how_many_guesses_came_true_and_not_which(far: EngineProbe, temperature: float) -> None:
    guessed = 0
    for seed, prompt in enumerate(PROMPTS):
        trace = far.ask(prompt, temperature=temperature, seed=seed, tokens=40)
        summary = trace.summary
        assert summary.counted_by is CountSource.TIMINGS
        assert summary.tokens_per_second
        assert summary.accepted_tokens <= summary.drafted_tokens
        assert summary.text == "".join(round_.text for round_ in trace.rounds)
        assert {token.outcome for round_ in trace.rounds for token in round_.tokens} == {Outcome.UNTOLD}
        assert Trace.from_json(trace.to_json()) == trace
        guessed += summary.drafted_tokens
    assert guessed


def test_the_text_is_what_it_writes_for_others(far: EngineProbe, guessing: str) -> None:
    trace = far.ask("Name three fruits.", temperature=0.0, tokens=24)
    answer = ask(
        guessing, "/v1/chat/completions",
        {"messages": [{"role": "user", "content": "Name three fruits."}], "temperature": 0, "max_tokens": 24,
         "repeat_penalty": 1.0},
    )  # fmt: skip
    assert isinstance(answer, dict)
    assert trace.summary.text == answer["choices"][0]["message"]["content"]
    assert trace.summary.prompt_tokens == answer["usage"]["prompt_tokens"]


def test_prompt_progress_raw_text_forms_and_continuing(far: EngineProbe) -> None:
    events = far.do(question("Hello. " * 150, tokens=2))
    assert any(isinstance(event, PrefillProgress) for event in events)
    raw = far.generate(Generate(raw="One, two, three,", sampling=SamplingSettings(0.0), max_tokens=6))
    assert "four" in raw.summary.text
    shaped = far.generate(
        Generate((Message("user", "Is water wet?"),), json_schema='{"enum": ["yes", "no"]}', max_tokens=8)
    )
    assert shaped.summary.text in {'"yes"', '"no"'}
    going_on = Generate(
        (Message("user", "Count to six."), Message("assistant", "1, 2, 3,")),
        sampling=SamplingSettings(0.0),
        max_tokens=4,
    )
    assert "4" in far.generate(going_on).summary.text
    assert far.ask("Write a long story.", tokens=3).summary.finish_reason is FinishReason.LENGTH


def _expected_here(paths: Paths) -> list[float | None]:
    """Return the probabilities of the same model here for the same tokens."""
    with EngineProbe(paths) as probe:
        probe.load("starter:q4_1")
        trace = probe.ask(FRUITS, tokens=24)
    return [token.target_p for round_ in trace.rounds for token in round_.tokens if token.text]


def test_a_server_that_does_not_guess_is_known_to(starter_paths: Paths) -> None:
    with llama_server(_file(starter_paths, "starter:q4_1")) as url, EngineProbe(starter_paths) as probe:
        probe.load(url)
        trace = probe.ask(FRUITS, tokens=24)
        assert {token.outcome for round_ in trace.rounds for token in round_.tokens} == {Outcome.PLAIN}
        assert trace.summary.plain_tokens_per_second
        guessed = [token for round_ in trace.rounds for token in round_.tokens if token.text]
        assert [token.target_p for token in guessed] == pytest.approx(_expected_here(starter_paths), abs=2e-3)
        assert all(len(token.target_top) == 3 for token in guessed)
        assert all(token.target_top[0].text == token.text for token in guessed)  # greedy
        name = "another-model"
        assert f"has no model named {name}" in probe.refused(LoadPair(f"{url}#{name}"))
        assert isinstance(probe.do(LoadPair(url))[-1], Loaded)
