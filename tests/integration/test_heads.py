"""Guessing with EAGLE-3 heads, in files of their own: tiny ones, and whatever is wrong with one is a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.models.gguf.heads import LAYER_INPUTS
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from app.speculation.trace import Trace
from tests.fakes.tiny_gguf import WIDTH, llama, mamba, vocabulary
from tests.fakes.tiny_head import COUNT, a_long_way_round, eagle3, table_model
from tests.fakes.tiny_qwen35 import qwen35
from tests.integration.engine_probe import EngineProbe, question

_FOLLOWS = a_long_way_round()
_NOT_A_NUMBER = np.full((WIDTH, 3 * WIDTH), np.nan, np.float32)
_TOKENS = np.arange(1, COUNT, dtype=np.int64)

OFF, DRAFT, AUTOMATIC = SpeculationMode.OFF, SpeculationMode.DRAFT, SpeculationMode.AUTOMATIC


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("heads")
    (folder / "target.gguf").write_bytes(table_model(follows=_FOLLOWS, strength=2.0))
    (folder / "head.gguf").write_bytes(eagle3(follows=_FOLLOWS))
    return folder


@pytest.fixture(scope="module")
def probe(folder: Path) -> Iterator[EngineProbe]:
    with EngineProbe(Paths.at(folder / "data")) as probe:
        probe.load(str(folder / "target.gguf"), str(folder / "head.gguf"), strict_draft=True)
        yield probe


def _ask(probe: EngineProbe, text: str, **options: object) -> Trace:
    return probe.ask(text, **{"tokens": 60, **options})  # type: ignore[arg-type]


@pytest.mark.parametrize("temperature", [0.0, 0.8])
@pytest.mark.parametrize("words", [1, 60])
def test_guesses_of_a_head_are_right_and_change_no_text(probe: EngineProbe, temperature: float, words: int) -> None:
    text = " ".join(["hello"] * words)
    alone = _ask(probe, text, temperature=temperature, mode=OFF)
    helped = _ask(probe, text, temperature=temperature, mode=DRAFT, draft_max=3)
    paced = _ask(probe, text, temperature=temperature, mode=AUTOMATIC, draft_max=None)
    assert helped.summary.text == alone.summary.text == paced.summary.text
    assert helped.summary.accepted_tokens >= 10
    assert {round_.drafter for round_ in helped.rounds if round_.drafted} == {"head"}
    assert {round_.drafter for round_ in alone.rounds} == {""}


def test_a_conversation_goes_on_with_the_head(probe: EngineProbe) -> None:
    first = _ask(probe, "hello", mode=DRAFT)
    second = probe.ask("hello", first.summary.text, "and on?", tokens=40, mode=DRAFT)
    alone = probe.ask("hello", first.summary.text, "and on?", tokens=40, mode=OFF)
    assert second.summary.text == alone.summary.text
    assert second.summary.accepted_tokens >= 10


def test_a_reply_without_guesses_leaves_the_head_usable(probe: EngineProbe) -> None:
    asked = [_ask(probe, "hello again", mode=mode) for mode in (OFF, DRAFT, OFF, DRAFT)]
    assert len({trace.summary.text for trace in asked}) == 1
    assert asked[3].summary.accepted_tokens >= 10


def test_a_full_context_ends_the_reply_as_it_does_without_a_head(probe: EngineProbe) -> None:
    ends = [probe.generate(question("hi " * 180, tokens=None, mode=mode)).summary for mode in (OFF, DRAFT)]
    assert ends[0].text == ends[1].text
    assert ends[0].finish_reason == ends[1].finish_reason


def test_what_a_guess_of_a_head_costs_is_measured_at_load(probe: EngineProbe) -> None:
    pair = probe.engine._worker._pair  # type: ignore[union-attr]
    assert pair is not None
    assert pair.drafter is not None
    assert pair.drafter.source == "head"
    assert pair.lessons.drafts["head"].seen()["guesses"]
    assert not pair.lessons.drafts["model"].seen()["guesses"]
    assert pair.draft is not None
    assert 0 < pair.draft.guess_bytes < pair.draft.model.size_bytes  # fc is not read for a guess


@pytest.mark.parametrize(
    ("head", "says"),
    [
        (eagle3(changes={"eagle3.target_hidden_size": 2 * WIDTH}), "width 128"),
        (eagle3(changes={"eagle3.target_layers": [0, 1, 9]}), "layer 9"),
        (eagle3(changes={"eagle3.target_layers": [0, 1]}), "incomplete"),
        (eagle3(changes={"tokenizer.ggml.tokens": [f"t{n}" for n in range(COUNT)]}), "another vocabulary"),
        (eagle3(changes={"tokenizer.ggml.tokens": vocabulary()[:-1]}), "another vocabulary"),
        (eagle3(tensors={"fc.weight": _NOT_A_NUMBER}), "no usable numbers"),
        (eagle3(changes={"eagle3.block_count": 2}), "cannot be loaded"),
        (eagle3(without=["fc.weight"]), "cannot be loaded"),
        (eagle3(tensors={"d2t": np.full(87, COUNT, np.int64)}), f"it guesses token {COUNT}"),
        (eagle3(tensors={"d2t": np.zeros(86, np.int64)}), "lists 86 tokens"),
        (eagle3(tensors={"d2t": np.zeros(87, np.float32)}), "no list of whole numbers"),
        (eagle3(without=["output.weight"]), "has no scores"),
        (eagle3(tensors={"token_embd.weight": np.ones((100, WIDTH), np.float32)}), "100 rows"),
        (eagle3(changes={"eagle3.attention.head_count": 3}), "cannot be loaded"),
        (eagle3()[:60_000], "cut off"),
        (eagle3()[:-70_000], "cut off"),
    ],
)
def test_a_head_that_does_not_fit_is_a_sentence_and_the_target_goes_on(
    folder: Path, tmp_path: Path, head: bytes, says: str
) -> None:
    path = tmp_path / "head.gguf"
    path.write_bytes(head)
    with EngineProbe(Paths.at(tmp_path / "data")) as probe:
        loaded = probe.load(str(folder / "target.gguf"), str(path))
        assert loaded.draft is None
        assert loaded.draft_problem is not None
        assert says in loaded.draft_problem
        assert _ask(probe, "hello", tokens=8).summary.generated_tokens > 0


def test_a_head_may_bring_its_own_table_of_tokens_and_borrow_the_output(tmp_path: Path) -> None:
    target, head = tmp_path / "target.gguf", tmp_path / "head.gguf"
    target.write_bytes(llama())
    table = np.random.default_rng(3).normal(0, 1, (COUNT, WIDTH)).astype(np.float32)
    head.write_bytes(eagle3(tensors={"token_embd.weight": table}, without=["output.weight", "d2t"]))
    with EngineProbe(Paths.at(tmp_path / "data")) as probe:
        probe.load(str(target), str(head), strict_draft=True)
        asked = [_ask(probe, "hello", temperature=0.8, mode=mode).summary for mode in (OFF, DRAFT)]
    assert asked[0].text == asked[1].text
    assert asked[1].drafted_tokens > 20


def test_a_head_guesses_for_a_hybrid(tmp_path: Path) -> None:
    target, head = tmp_path / "target.gguf", tmp_path / "head.gguf"
    target.write_bytes(qwen35(own_layers=0, follows=_FOLLOWS))
    head.write_bytes(eagle3(follows=_FOLLOWS))
    with EngineProbe(Paths.at(tmp_path / "data")) as probe:
        probe.load(str(target), str(head), strict_draft=True)
        asked = [_ask(probe, "hello", mode=mode).summary for mode in (OFF, DRAFT)]
    assert asked[0].text == asked[1].text
    assert asked[1].drafted_tokens > 20


def test_no_head_guesses_for_a_kind_that_hands_out_no_layers(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "target.gguf"
    target.write_bytes(mamba())
    with EngineProbe(Paths.at(tmp_path / "data")) as probe:
        assert probe.load(str(target), str(folder / "head.gguf")).draft_problem
    assert "mamba" not in LAYER_INPUTS


def test_a_head_alone_is_no_target(folder: Path, tmp_path: Path) -> None:
    from app.engine.commands import LoadPair  # noqa: PLC0415

    with EngineProbe(Paths.at(tmp_path / "data")) as probe:
        said = probe.refused(LoadPair(str(folder / "head.gguf")))
    assert "head.gguf" in said


def test_the_pair_is_tried_once(folder: Path, tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    for _ in range(2):
        with EngineProbe(paths) as probe:
            probe.load(str(folder / "target.gguf"), str(folder / "head.gguf"), strict_draft=True)
    known = paths.trials.read_text()
    assert known.count("head.gguf|") == 1
