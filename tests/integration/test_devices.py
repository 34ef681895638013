"""Where layers go on a computer with a graphics card: scripted devices, real files, llama.cpp on the processor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.commands import Generate, LoadPair
from app.engine.events import Event, Finished, Loaded, Notice
from app.engine.worker import Worker
from app.llama.devices import Device
from app.models.library.model_library import Library
from app.models.library.trials import TrialOutcome
from app.paths import Paths
from tests.fakes import tiny_gguf
from tests.fakes.tried_files import TriedFiles

LARGE = Device("GPU0", "A scripted card", 20 * 1024**3, 24 * 1024**3)
ALL = tiny_gguf.LAYERS + 1


class Bench:
    """A worker on this thread, with its events kept."""

    def __init__(self, paths: Paths, *devices: Device, tries_files: bool = False) -> None:
        self.events: list[Event] = []
        self.library = Library(paths)
        if not tries_files:
            self.library.trials = TriedFiles(paths.trials)
        self.worker = Worker(self.events.append, self.library, lambda _job: False, devices=lambda: devices)

    def load(self, *pair: Path, **options: int) -> tuple[int, int | None]:
        """The layers of target and draft on the device."""
        self.events.clear()
        end = self.worker.load(1, replace(LoadPair(*map(str, pair)), context_tokens=128, **options))
        assert isinstance(end, Loaded), end
        assert self.worker._pair is not None
        draft = self.worker._pair.draft
        return self.worker._pair.target.gpu_layers, draft.gpu_layers if draft else None

    @property
    def notices(self) -> list[str]:
        return [event.sentence for event in self.events if isinstance(event, Notice)]


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "model.gguf"
    path.write_bytes(tiny_gguf.llama())
    return path


@pytest.fixture
def bench(tmp_path: Path) -> Iterator:
    made: list[Bench] = []

    def make(*devices: Device, tries_files: bool = False) -> Bench:
        made.append(Bench(Paths.at(tmp_path / "data"), *devices, tries_files=tries_files))
        return made[-1]

    yield make
    for one in made:
        one.worker.close()


def test_without_a_device_nothing_is_offloaded_and_asking_for_it_is_answered(bench, model):
    work = bench()
    assert work.load(model, model) == (0, 0)
    assert work.notices == []
    assert work.load(model, gpu_layers=20) == (0, None)
    assert work.notices == ["No graphics card can be used here, so the processor computes all layers."]


def test_with_room_both_go_to_the_device_unless_somebody_wants_it_otherwise(bench, model):
    work = bench(LARGE)
    assert work.load(model, model) == (ALL, ALL)
    assert work.load(model, model, gpu_layers=1, draft_gpu_layers=0) == (1, 0)
    assert work.load(model, model, gpu_layers=999) == (ALL, ALL)
    assert work.notices == []


def test_a_card_without_room_is_left_alone(bench, model):
    assert bench(Device("GPU0", "Full", 10 * 1024**2, 24 * 1024**3)).load(model, model) == (0, 0)


def test_a_file_is_tried_on_the_device_and_on_the_processor_each_by_itself(bench, model):
    work = bench(LARGE, tries_files=True)
    work.load(model)
    assert work.library.trials.recall(model, on_device=True) == TrialOutcome(None)
    assert work.library.trials.recall(model) is None


def test_a_device_that_fails_costs_speed_and_a_sentence_but_no_reply(bench, model):
    work = bench(LARGE, tries_files=True)
    work.library.trials.remember(model, "The card's driver crashed.", on_device=True)
    assert work.load(model, model) == (0, 0)
    assert len(work.notices) == 2
    assert all("the processor runs it" in sentence for sentence in work.notices)
    assert work.library.trials.recall(model) == TrialOutcome(None)
    end = work.worker.generate(2, Generate(raw="hello", max_tokens=3))
    assert isinstance(end, Finished)
    assert end.trace.summary.generated_tokens == 3
