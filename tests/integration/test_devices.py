"""Layers on a computer with a graphics card: scripted devices, real files, llama.cpp on the processor."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.commands import Generate, LoadPair
from app.llama.devices import Device
from app.models.library.history import TrialOutcome, Trials
from app.paths import Paths
from tests.fakes import tiny_gguf
from tests.integration.engine_probe import notices
from tests.integration.loaded_pair import LoadedPair

LARGE = Device("GPU0", "A scripted card", 20 * 1024**3, 24 * 1024**3)
ALL = tiny_gguf.LAYERS + 1


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "model.gguf"
    path.write_bytes(tiny_gguf.llama())
    return path


@pytest.fixture
def load(tmp_path: Path) -> Iterator:
    with ExitStack() as stack:

        def load(*pair: Path, devices=(), tries_files=False, **options: int) -> LoadedPair:
            command = replace(LoadPair(*map(str, pair)), context_tokens=128, **options)
            loaded = LoadedPair(Paths.at(tmp_path), command, devices=devices, tries_files=tries_files)
            return stack.enter_context(closing(loaded))

        yield load


def layers(loaded: LoadedPair) -> tuple[int, int | None]:
    """The layers of target and draft on the device."""
    draft = loaded.pair.draft
    return loaded.pair.target.gpu_layers, draft.gpu_layers if draft else None


def test_without_a_device_nothing_is_offloaded_and_asking_for_it_is_answered(load, model):
    both = load(model, model)
    assert (layers(both), notices(both.events)) == ((0, 0), [])
    outcome = load(model, gpu_layers=20)
    assert layers(outcome) == (0, None)
    assert notices(outcome.events) == ["No graphics card can be used here, so the processor computes all layers."]


def test_with_room_both_go_to_the_device_unless_somebody_wants_it_otherwise(load, model):
    for options, expected in (
        ({}, (ALL, ALL)),
        ({"gpu_layers": 1, "draft_gpu_layers": 0}, (1, 0)),
        ({"gpu_layers": 999}, (ALL, ALL)),
    ):
        loaded = load(model, model, devices=[LARGE], **options)
        assert (layers(loaded), notices(loaded.events)) == (expected, [])


def test_a_card_without_room_is_left_alone(load, model):
    assert layers(load(model, model, devices=[Device("GPU0", "Full", 10 * 1024**2, 24 * 1024**3)])) == (0, 0)


def test_a_file_is_tried_on_the_device_and_on_the_processor_each_by_itself(load, model, tmp_path):
    load(model, devices=[LARGE], tries_files=True)
    trials = Trials(Paths.at(tmp_path).trials)
    assert trials.recall(model, on_device=True) == TrialOutcome(None)
    assert trials.recall(model) is None


def test_a_device_that_fails_costs_speed_and_a_sentence_but_no_reply(load, model, tmp_path):
    trials = Trials(Paths.at(tmp_path).trials)
    trials.remember(model, "The card's driver crashed.", on_device=True)
    loaded = load(model, model, devices=[LARGE], tries_files=True)
    assert layers(loaded) == (0, 0)
    assert len(notices(loaded.events)) == 2
    assert trials.recall(model) == TrialOutcome(None)
    assert loaded.generate(Generate(raw="hello", max_tokens=3)).summary.generated_tokens == 3
