"""The verdict from two headers is llama.cpp's own: every pair of some twenty models that differ in one thing each.

llama.cpp refuses a pair by its rule when it loads it; the rule is written down here over what its library says of the
loaded models (common/speculative.cpp keeps it to itself), so what is tested is that a header alone tells as much.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.engine.commands import Generate
from app.engine.events import Finished, Notice
from app.llama.model import Model, ModelVocabulary
from app.models.gguf.compatibility import compare
from app.models.gguf.header import Header, read_header
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from app.speculation.trace import Trace
from tests.fakes.tiny_gguf import TEMPLATE, WIDTH, llama, noise, vocabulary
from tests.fakes.tiny_head import a_long_way_round, eagle3, table_model
from tests.integration.engine_probe import EngineProbe, question


def _with(tokens: list[str] | None = None, **changes: Any) -> bytes:
    """A model with these tokens, and ``tokenizer.ggml.…`` values changed (``None`` leaves one out)."""
    tokens = tokens or vocabulary()
    keys: dict[str, Any] = {f"tokenizer.ggml.{key}": value for key, value in changes.items()}
    keys |= {"tokenizer.ggml.tokens": tokens, "tokenizer.ggml.token_type": [3, 3, *[1] * (len(tokens) - 2)]}
    return llama(changes=keys, tensors={"token_embd.weight": np.ones((len(tokens), WIDTH), np.float32)})


def _changed(at: int, token: str) -> list[str]:
    tokens = vocabulary()
    tokens[at] = token
    return tokens


def _longer(by: int) -> list[str]:
    return [*vocabulary(), *(f"more{number}" for number in range(by))]


_PLAIN = {"model": "llama", "merges": None, "pre": None, "add_bos_token": None}
MODELS = {
    "as it is": _with(),
    "other names before the sixth": _with(_changed(4, "other")),
    "another sixth": _with(_changed(5, "other")),
    "another last": _with(_changed(len(vocabulary()) - 1, "other")),
    "an empty token": _with(_changed(7, "")),
    "128 more": _with(_longer(128)),
    "129 more": _with(_longer(129)),
    "begins": _with(add_bos_token=True),
    "begins with another": _with(add_bos_token=True, bos_token_id=3),
    "begins with one that is not there": _with(add_bos_token=True, bos_token_id=10**6),
    "begins, with no id": _with(add_bos_token=True, bos_token_id=None),
    "begins unasked": _with(add_bos_token=None, pre="llama-bpe"),
    "begins unasked, tekken": _with(add_bos_token=None, pre="tekken"),
    "does not begin unasked": _with(add_bos_token=None, pre="smollm"),
    "does not begin though its kind does": _with(add_bos_token=False, pre="llama-bpe"),
    "begins, glm, no id": _with(add_bos_token=True, bos_token_id=None, pre="glm4"),
    "ends": _with(add_eos_token=True),
    "ends with another": _with(add_eos_token=True, eos_token_id=3),
    "ends, with no id": _with(add_eos_token=True, eos_token_id=None),
    "gemma4": _with(add_bos_token=False, model="gemma4"),
    "sentence piece": _with(**_PLAIN),
    "sentence piece, no ids": _with(**{**_PLAIN, "bos_token_id": None, "eos_token_id": None}),
    "sentence piece, does not begin": _with(**{**_PLAIN, "add_bos_token": False}),
    "word piece": _with(**{**_PLAIN, "model": "bert", "bos_token_id": None}),
    "unigram": _with(**{**_PLAIN, "model": "t5", "eos_token_id": None}),
}


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[Header, ModelVocabulary]]]:
    """Yield each model's header, and llama.cpp's view of its vocabulary."""
    folder = tmp_path_factory.mktemp("models")
    loaded, both = [], {}
    for number, (name, content) in enumerate(MODELS.items()):
        path = folder / f"{number}.gguf"
        path.write_bytes(content)
        loaded.append(Model(path))
        both[name] = read_header(path), loaded[-1].vocabulary
    yield both
    for model in loaded:
        model.close()


def test_the_verdict_is_llama_cpps_own(known):
    verdicts = {(one, other): compare(known[one][0], known[other][0]).ok for one, other in product(known, repeat=2)}
    rule = {(one, other): _fits(known[one][1], known[other][1]) for one, other in product(known, repeat=2)}
    assert {pair for pair in verdicts if verdicts[pair] != rule[pair]} == set()
    assert len({pair for pair, fits in rule.items() if fits and pair[0] != pair[1]}) > 20
    assert len({pair for pair, fits in rule.items() if not fits}) > 100


def test_a_draft_that_does_not_fit_is_not_loaded(tiny_probe, tmp_path):
    (tmp_path / "target.gguf").write_bytes(MODELS["as it is"])
    (tmp_path / "draft.gguf").write_bytes(MODELS["another sixth"])
    loaded = tiny_probe.load(str(tmp_path / "target.gguf"), str(tmp_path / "draft.gguf"))
    assert loaded.draft is None
    assert "number 5" in loaded.draft_problem


def _knowing(tokens: list[str], output: np.ndarray | None = None) -> bytes:
    words = np.random.default_rng(4).normal(0, 0.8, (len(tokens), WIDTH)).astype(np.float32)
    keys = {"tokenizer.ggml.tokens": tokens, "tokenizer.ggml.token_type": [3, 3, *[1] * (len(tokens) - 2)]}
    scores = words if output is None else output
    return llama(2, changes=keys, tensors={"token_embd.weight": words, "output.weight": scores})


def _guessed(probe: EngineProbe, folder: Path, target: bytes, draft: bytes) -> Trace:
    """A reply with guesses, which is the same without them, and may be bound by a grammar."""
    (folder / "target.gguf").write_bytes(target)
    (folder / "draft.gguf").write_bytes(draft)
    probe.load(str(folder / "target.gguf"), str(folder / "draft.gguf"), strict_draft=True, threads=1)
    command = question("hello there", tokens=24, draft_max=3)
    guessed = probe.generate(command)
    assert guessed.summary.drafted_tokens > 0
    assert guessed.summary.text == probe.generate(replace(command, mode=SpeculationMode.OFF)).summary.text
    assert probe.generate(replace(command, grammar="root ::= [a-z ]*")).summary.drafted_tokens > 0
    return guessed


def test_a_draft_that_knows_more_tokens_guesses_those_that_both_know(tiny_probe, tmp_path):
    """llama.cpp ends the process that asks how a token is spelled which the vocabulary lacks."""
    tokens = _longer(128)
    output = np.random.default_rng(3).normal(0, 0.1, (len(tokens), WIDTH)).astype(np.float32)
    output[-128:] = output[2:130] * 1.05  # often the likeliest in the draft
    guessed = _guessed(tiny_probe, tmp_path, llama(), _knowing(tokens, output))
    assert max(token for one in guessed.rounds for token in one.drafted) < len(vocabulary())


def test_a_draft_that_knows_fewer_tokens_reads_around_those_it_lacks(tiny_probe, tmp_path):
    """As with a model fine-tuned for ChatML, whose marks stand in every prompt, beside a draft of its base."""
    template = f"{vocabulary()[-1]}{{{{ messages[0].content }}}}"
    target = llama(changes={"tokenizer.chat_template": template})
    _guessed(tiny_probe, tmp_path, target, _knowing(vocabulary()[:-3]))


def _fits(target: ModelVocabulary, draft: ModelVocabulary) -> bool:
    """common_speculative_are_compatible of llama.cpp's common/speculative.cpp."""
    return (
        target.kind == draft.kind
        and target.adds_bos == draft.adds_bos
        and not (target.adds_bos and target.bos != draft.bos)
        and target.adds_eos == draft.adds_eos
        and not (target.adds_eos and target.eos != draft.eos)
        and abs(target.size - draft.size) <= 128
        and all(target.text(id_) == draft.text(id_) for id_ in range(5, min(target.size, draft.size)))
    )


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


def test_penalties_count_words_that_the_draft_does_not_know(probe: EngineProbe, folder: Path) -> None:
    probe.load(str(folder / "target.gguf"), str(folder / "draft.gguf"))
    command = question("hello there", seed=3, tokens=12, draft_max=4, temperature=0.8)
    penalties = replace(command.sampling, repeat_penalty=1.1, presence_penalty=1.1, frequency_penalty=1.1)
    trace = helped(probe, replace(command, sampling=penalties))
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
