"""Drafts that lack tokens of their target: penalties and grammars stop neither the reply nor the draft. Tiny models."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.engine.commands import Generate
from app.engine.events import Finished, Notice
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from app.speculation.trace import Trace
from tests.fakes.tiny_gguf import TEMPLATE, WIDTH, llama, noise, vocabulary
from tests.fakes.tiny_head import a_long_way_round, eagle3, table_model
from tests.integration.engine_probe import EngineProbe, question

FEW = ["<|x_end|>", *vocabulary()[1:]]  # llama.cpp would know ChatML's mark for an end by its letters
TOKENS = [*FEW, "<|turn_end|>"]
TARGET = llama(
    changes={
        "tokenizer.ggml.tokens": TOKENS,
        "tokenizer.ggml.token_type": [3, 3, *[1] * (len(TOKENS) - 3), 3],
        "tokenizer.ggml.eos_token_id": len(TOKENS) - 1,
        "tokenizer.chat_template": TEMPLATE.replace("<|im_end|>", "<|turn_end|>"),
    },
    tensors={"token_embd.weight": noise(np.random.default_rng(1), len(TOKENS), WIDTH) * 8},
)
"""It ends its turns with a token that the draft's file lacks; so does each turn of a prompt."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unlike")
    (folder / "target.gguf").write_bytes(TARGET)
    (folder / "draft.gguf").write_bytes(llama(changes={"tokenizer.ggml.tokens": FEW}))
    follows = a_long_way_round()
    (folder / "whole.gguf").write_bytes(table_model(follows=follows, strength=2.0))
    (folder / "head.gguf").write_bytes(eagle3(follows=follows))
    return folder


@pytest.fixture
def probe(folder: Path, tmp_path: Path) -> Iterator[EngineProbe]:
    with EngineProbe(Paths.at(tmp_path)) as engine_probe:
        yield engine_probe


def helped(probe: EngineProbe, command: Generate) -> Trace:
    """The reply with guesses, which is the one without; nobody complains."""
    alone = probe.generate(replace(command, mode=SpeculationMode.OFF))
    events = probe.do(command)
    assert [event.sentence for event in events if isinstance(event, Notice)] == []
    end = events[-1]
    assert isinstance(end, Finished), end
    assert end.trace.summary.text == alone.summary.text
    return end.trace


@pytest.mark.parametrize("penalty", ["repeat_penalty", "presence_penalty", "frequency_penalty"])
def test_a_penalty_counts_words_that_the_draft_does_not_know(probe: EngineProbe, folder: Path, penalty: str) -> None:
    probe.load(str(folder / "target.gguf"), str(folder / "draft.gguf"))
    command = question("hello there", seed=3, tokens=12, draft_max=4, temperature=0.8)
    trace = helped(probe, replace(command, sampling=replace(command.sampling, **{penalty: 1.1})))
    assert any(one.drafted for one in trace.rounds)


def test_guesses_end_where_the_draft_lacks_what_the_grammar_wants_and_it_guesses_on(
    probe: EngineProbe, folder: Path
) -> None:
    probe.load(str(folder / "target.gguf"), str(folder / "draft.gguf"))
    command = replace(question("x", draft_max=4), grammar='root ::= "hi there"')
    for _ in range(2):
        trace = helped(probe, command)
        assert trace.summary.text == "hi there"
        assert any(one.drafted for one in trace.rounds), "the draft is still there for a second reply"


def test_a_head_for_a_part_of_the_vocabulary_stays_under_a_schema(probe: EngineProbe, folder: Path) -> None:
    probe.load(str(folder / "whole.gguf"), str(folder / "head.gguf"), strict_draft=True)
    schema = json.dumps({"enum": ["one", "two", "three"]})
    for _ in range(2):
        trace = helped(probe, replace(question("hello", draft_max=4), json_schema=schema))
        assert json.loads(trace.summary.text) in {"one", "two", "three"}
        assert any(one.drafted for one in trace.rounds)
