"""Guessing with an assistant: a file that reads the cache of the model it was made for."""

from __future__ import annotations

import numpy as np
import pytest

from app.speculation.settings import SpeculationMode
from tests.fakes.tiny_gemma4 import ASSISTANT_WIDTH, assistant, gemma4
from tests.fakes.tiny_gguf import WIDTH
from tests.fakes.tiny_qwen35 import table
from tests.integration.engine_probe import EngineProbe

TABLE = table()
OFF, DRAFT = SpeculationMode.OFF, SpeculationMode.DRAFT
CONTENTS = {
    "target": gemma4(follows=TABLE, strength=1.0),
    "assistant": assistant(follows=TABLE, strength=0.8),
    "nan": assistant(follows=TABLE, tensors={"output_norm.weight": np.full(ASSISTANT_WIDTH, np.nan, np.float32)}),
    "cut": assistant(follows=TABLE)[:-20_000],
    "lacks": assistant(follows=TABLE, tensors={"nextn.post_projection.weight": None}),
    "narrow": assistant(
        follows=TABLE, tensors={"nextn.pre_projection.weight": np.ones((ASSISTANT_WIDTH, WIDTH), np.float32)}
    ),
    "another": assistant(follows=TABLE, changes={"gemma4-assistant.attention.key_length": 32}),
}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("assistants")
    for name, content in CONTENTS.items():
        (folder / f"{name}.gguf").write_bytes(content)
    return {name: str(folder / f"{name}.gguf") for name in CONTENTS}


@pytest.fixture
def pair(tiny_probe: EngineProbe, files: dict[str, str]) -> EngineProbe:
    tiny_probe.load(files["target"], files["assistant"], strict_draft=True)
    return tiny_probe


@pytest.mark.parametrize("temperature", [0.0, 0.8])
@pytest.mark.parametrize("words", [1, 30])
def test_its_guesses_are_often_right_and_change_no_text(pair, temperature, words):
    """The longer text is longer than a piece of a prompt, and than the window of the model's first block."""
    text = " ".join(["hello"] * words)
    alone = pair.ask(text, tokens=80, temperature=temperature, mode=OFF)
    helped = pair.ask(text, tokens=80, temperature=temperature, mode=DRAFT, draft_max=3)
    assert helped.summary.text == alone.summary.text
    assert helped.summary.accepted_tokens > 10
    assert helped.summary.rejected_tokens > 0
    assert "head" in {round_.drafter for round_ in helped.rounds if round_.accepted}


def test_a_first_guess_does_not_depend_on_how_many_follow_it(pair):
    """It stands at the place of the token that comes next in the target, whatever the round before left there."""
    firsts = []
    for length in (1, 4):
        at, guess_at = 0, {}
        for round_ in pair.ask("hello", tokens=60, temperature=0.0, mode=DRAFT, draft_max=length).rounds:
            if round_.drafter == "head":
                guess_at[at] = round_.drafted[0]
            at += len(round_.tokens)
        firsts.append(guess_at)
    both = firsts[0].keys() & firsts[1].keys()
    assert len(both) > 10
    assert [firsts[0][at] for at in both] == [firsts[1][at] for at in both]


def test_a_conversation_goes_on_and_another_comes_back(pair):
    first = pair.ask("hello", tokens=30, temperature=0.0, mode=DRAFT)
    pair.ask("something else", tokens=10, temperature=0.0, mode=DRAFT)
    turns = ("hello", first.summary.text, "and on?")
    again = pair.ask(*turns, tokens=40, temperature=0.0, mode=DRAFT)
    alone = pair.ask(*turns, tokens=40, temperature=0.0, mode=OFF)
    assert again.summary.text == alone.summary.text
    assert again.summary.accepted_tokens > 5


def test_a_context_fills_to_its_end(pair):
    ends = [pair.ask("hi " * 180, tokens=None, temperature=0.0, mode=mode).summary for mode in (OFF, DRAFT)]
    assert (ends[0].text, ends[0].finish_reason) == (ends[1].text, ends[1].finish_reason)


@pytest.mark.parametrize("name", ["nan", "cut", "lacks", "narrow", "another"])
def test_one_that_cannot_guess_costs_a_sentence_and_the_target_goes_alone(trying_probe, files, name):
    loaded = trying_probe.load(files["target"], files[name])
    assert loaded.draft is None
    assert loaded.draft_problem
    assert trying_probe.ask("hello", tokens=4, temperature=0.0).summary.plain_tokens == 4
