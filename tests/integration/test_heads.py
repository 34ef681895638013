"""Guessing with heads in files of their own: tiny ones of each kind, and whatever is wrong with one is a sentence."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.engine.commands import LoadPair
from app.errors import ModelFileError
from app.models.library.history import JsonStore
from app.paths import Paths
from app.speculation.drafters.head_drafter import SOURCE
from app.speculation.settings import SpeculationMode
from app.speculation.trace import Summary
from tests.fakes.tiny_block import block_head, block_target, rounds, second_part
from tests.fakes.tiny_gemma4 import ASSISTANT_WIDTH, assistant, gemma4
from tests.fakes.tiny_gguf import WIDTH, llama, mamba
from tests.fakes.tiny_head import COUNT, a_long_way_round, eagle3, table_model
from tests.fakes.tiny_qwen35 import qwen35, table
from tests.integration.engine_probe import EngineProbe

_FOLLOWS = a_long_way_round()
_PERIOD = 20
_ROUNDS = rounds(_PERIOD)
_TABLE = table()
_WINDOW = {"dflash.attention.sliding_window": 64, "dflash.attention.sliding_window_pattern": [True]}
_NOT_A_NUMBER = np.full((WIDTH, 3 * WIDTH), np.nan, np.float32)

OFF, DRAFT, AUTOMATIC = SpeculationMode.OFF, SpeculationMode.DRAFT, SpeculationMode.AUTOMATIC
_ANOTHER_CHILD = pytest.mark.nightly("a head of another kind that a process of its own refuses is tried daily")


PAIRS: dict[str, tuple[bytes, bytes | None]] = {
    "EAGLE-3": (table_model(follows=_FOLLOWS, strength=2.0), eagle3(follows=_FOLLOWS)),
    "DFlash": (block_target(_ROUNDS, strength=1.0), block_head(_PERIOD)),
    "DSpark": (block_target(_ROUNDS, strength=1.0), block_head(_PERIOD, follows=_ROUNDS)),
    "assistant": (gemma4(follows=_TABLE, strength=1.0), assistant(follows=_TABLE, strength=0.8)),
    "own layers": (qwen35(follows=_TABLE, strength=2.0), None),
}
"""By the kind of the head: a target, and the head where it has a file of its own."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("heads")
    for kind, (target, head) in PAIRS.items():
        (folder / f"{kind}-target.gguf").write_bytes(target)
        if head is not None:
            (folder / f"{kind}-head.gguf").write_bytes(head)
    return folder


def load(probe: EngineProbe, folder: Path, kind: str) -> EngineProbe:
    head = None if PAIRS[kind][1] is None else str(folder / f"{kind}-head.gguf")
    probe.load(str(folder / f"{kind}-target.gguf"), head, strict_draft=head is not None)
    return probe


@pytest.fixture(params=PAIRS)
def probe(tiny_probe: EngineProbe, folder: Path, request: pytest.FixtureRequest) -> EngineProbe:
    return load(tiny_probe, folder, request.param)


@pytest.mark.parametrize(("words", "temperature"), [(1, 0.8), (60, 0.0)])
def test_guesses_of_a_head_are_right_and_change_no_text(probe, words, temperature):
    """The longer text is longer than a piece of a prompt, and than the window of some models."""
    text = " ".join(["hello"] * words)
    alone = probe.ask(text, temperature=temperature, tokens=60, mode=OFF)
    helped = probe.ask(text, temperature=temperature, tokens=60, mode=DRAFT, draft_max=3)
    paced = probe.ask(text, temperature=temperature, tokens=60, mode=AUTOMATIC, draft_max=None)
    assert helped.summary.text == alone.summary.text == paced.summary.text
    assert helped.summary.accepted_tokens >= 10
    assert helped.summary.rejected_tokens > 0
    assert {round_.drafter for round_ in helped.rounds if round_.drafted} == {SOURCE}
    assert {round_.drafter for round_ in alone.rounds} == {""}


def test_a_conversation_goes_on_with_the_head_and_another_comes_back(probe):
    first = probe.ask("hello", tokens=60, mode=DRAFT)
    probe.ask("something else", tokens=10, mode=DRAFT)
    turns = ("hello", first.summary.text, "and on?")
    second = probe.ask(*turns, tokens=40, mode=DRAFT)
    alone = probe.ask(*turns, tokens=40, mode=OFF)
    assert second.summary.text == alone.summary.text
    assert second.summary.accepted_tokens >= 10


def test_a_full_context_ends_the_reply_as_it_does_without_a_head(probe):
    ends = [probe.ask("hi " * 180, tokens=None, mode=mode).summary for mode in (OFF, DRAFT)]
    assert (ends[0].text, ends[0].finish_reason) == (ends[1].text, ends[1].finish_reason)


def test_a_first_guess_of_an_assistant_does_not_depend_on_how_many_follow_it(tiny_probe, folder):
    """It stands at the place of the token that comes next in the target, whatever the round before left there."""
    load(tiny_probe, folder, "assistant")
    firsts = []
    for length in (1, 4):
        at, guess_at = 0, {}
        for round_ in tiny_probe.ask("hello", tokens=60, mode=DRAFT, draft_max=length).rounds:
            if round_.drafter == SOURCE:
                guess_at[at] = round_.drafted[0]
            at += len(round_.tokens)
        firsts.append(guess_at)
    both = firsts[0].keys() & firsts[1].keys()
    assert len(both) > 10
    assert [firsts[0][at] for at in both] == [firsts[1][at] for at in both]


@pytest.mark.parametrize(
    ("kind", "head"),
    [
        pytest.param("EAGLE-3", eagle3()[:60_000], id="cut off"),
        pytest.param("EAGLE-3", eagle3(tensors={"fc.weight": _NOT_A_NUMBER}), id="no numbers"),
        pytest.param("EAGLE-3", eagle3(without=["fc.weight"]), id="incomplete"),
        pytest.param(
            "DFlash", block_head(_PERIOD, tensors={"fc.weight": _NOT_A_NUMBER[:, : 2 * WIDTH]}), id="block: no numbers"
        ),
        pytest.param(
            "DSpark",
            block_head(_PERIOD, follows=_ROUNDS, tensors={"markov_w2.weight": np.zeros((7, 32), np.float32)}),
            id="block: a chain of another vocabulary",
            marks=_ANOTHER_CHILD,
        ),
        pytest.param(
            "assistant",
            assistant(follows=_TABLE, tensors={"output_norm.weight": np.full(ASSISTANT_WIDTH, np.nan, np.float32)}),
            id="assistant: no numbers",
        ),
        pytest.param(
            "assistant",
            assistant(follows=_TABLE, tensors={"nextn.post_projection.weight": None}),
            id="assistant: incomplete",
        ),
        pytest.param(
            "EAGLE-3", eagle3(changes={"eagle3.attention.head_count": 3}), id="three heads", marks=_ANOTHER_CHILD
        ),
    ],
)
def test_a_head_that_does_not_fit_is_a_sentence_and_the_target_goes_on(trying_probe, folder, tmp_path, kind, head):
    """The header, the tables and llama.cpp each refuse some."""
    path = tmp_path / "head.gguf"
    path.write_bytes(head)
    loaded = trying_probe.load(str(folder / f"{kind}-target.gguf"), str(path))
    assert loaded.draft is None
    assert loaded.draft_problem is not None
    assert trying_probe.ask("hello", tokens=8).summary.plain_tokens == 8


def _write_same_with_and_without(probe: EngineProbe, tmp_path: Path, target: bytes, head: bytes) -> Summary:
    (tmp_path / "target.gguf").write_bytes(target)
    (tmp_path / "head.gguf").write_bytes(head)
    probe.load(str(tmp_path / "target.gguf"), str(tmp_path / "head.gguf"), strict_draft=True)
    alone, helped = (probe.ask("hello", tokens=60, temperature=0.8, mode=mode).summary for mode in (OFF, DRAFT))
    assert helped.text == alone.text
    assert helped.drafted_tokens > 20
    return helped


def test_a_head_may_bring_its_own_table_of_tokens_and_borrow_the_output(tiny_probe, tmp_path):
    table = np.random.default_rng(3).normal(0, 1, (COUNT, WIDTH)).astype(np.float32)
    head = eagle3(tensors={"token_embd.weight": table}, without=["output.weight", "d2t"])
    _write_same_with_and_without(tiny_probe, tmp_path, llama(), head)


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"borrows": True}, id="DFlash that borrows words"),
        pytest.param({"changes": _WINDOW}, id="DFlash of a sliding window"),
        pytest.param(
            {"follows": _ROUNDS, "from_anchor": False, "confident": False}, id="DSpark whose first row guesses nothing"
        ),
    ],
)
def test_heads_that_guess_a_block_come_in_several_forms(tiny_probe, tmp_path, options):
    head, target = block_head(_PERIOD, **options), block_target(_ROUNDS, strength=1.0)
    helped = _write_same_with_and_without(tiny_probe, tmp_path, target, head)
    assert helped.accepted_tokens >= 10


def test_a_head_may_be_in_several_files(tiny_probe, folder, tmp_path):
    names = ("markov_w1.weight", "markov_w2.weight")
    first = block_head(_PERIOD, follows=_ROUNDS, confident=False, in_second_part=names)
    (tmp_path / "head-00001-of-00002.gguf").write_bytes(first)
    (tmp_path / "head-00002-of-00002.gguf").write_bytes(second_part(_ROUNDS, tensors=18))
    head = str(tmp_path / "head-00001-of-00002.gguf")
    tiny_probe.load(str(folder / "DSpark-target.gguf"), head, strict_draft=True)
    assert tiny_probe.ask("hello", tokens=60, mode=DRAFT).summary.accepted_tokens >= 10


def test_what_a_guess_of_a_head_costs_is_measured_at_load_however_long_a_block_is(folder, tmp_path):
    paths = Paths.at(tmp_path)
    with EngineProbe(paths, tries_files=False) as probe:
        load(probe, folder, "DFlash")
        traces = [probe.ask("hello", tokens=60, mode=DRAFT, draft_max=length) for length in (2, 15)]
    assert [max(len(round_.drafted) for round_ in trace.rounds) for trace in traces] == [2, 15]
    (known,) = JsonStore(paths.lessons).all().values()
    assert len(known["drafts"][SOURCE]["guesses"]) > 2
    assert not known["drafts"].get("model", {}).get("guesses")


def test_a_block_longer_than_trained_is_not_guessed(tiny_probe, folder, tmp_path):
    (tmp_path / "head.gguf").write_bytes(block_head(_PERIOD, block=5))
    tiny_probe.load(str(folder / "DFlash-target.gguf"), str(tmp_path / "head.gguf"), strict_draft=True)
    trace = tiny_probe.ask("hello", tokens=60, mode=DRAFT, draft_max=16)
    assert max(len(round_.drafted) for round_ in trace.rounds) == 4


@pytest.mark.parametrize(
    "head",
    [
        pytest.param(eagle3(follows=_FOLLOWS), id="EAGLE-3"),
        pytest.param(block_head(_PERIOD, changes={"dflash.rope.dimension_sections": [8, 0, 0, 0]}), id="DFlash"),
    ],
)
def test_a_head_guesses_for_a_hybrid(tiny_probe, tmp_path, head):
    """Positions of such a model have several dimensions."""
    _write_same_with_and_without(tiny_probe, tmp_path, qwen35(own_layers=0, follows=_FOLLOWS), head)


def test_no_head_guesses_for_a_kind_that_hands_out_no_layers(tiny_probe, folder, tmp_path):
    target = tmp_path / "target.gguf"
    target.write_bytes(mamba())
    assert tiny_probe.load(str(target), str(folder / "EAGLE-3-head.gguf")).draft_problem


@pytest.mark.parametrize("kind", ["EAGLE-3", "DSpark", "assistant"])
def test_a_head_alone_is_no_target(tiny_probe, folder, kind):
    error = tiny_probe.error_of(LoadPair(str(folder / f"{kind}-head.gguf")))
    assert isinstance(error, ModelFileError)
    assert "guesses for one big model and cannot write by itself" in error.sentence


def test_the_pair_is_tried_once(folder, tmp_path):
    paths = Paths.at(tmp_path / "data")
    for _ in range(2):
        with EngineProbe(paths) as probe:
            load(probe, folder, "EAGLE-3")
    assert paths.trials.read_text().count("EAGLE-3-head.gguf|") == 1
