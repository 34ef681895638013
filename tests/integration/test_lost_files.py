"""A model's file is cut short, overwritten or taken away while it is used: one reply ends, with a sentence."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.engine.commands import LoadPair
from app.engine.events import TERMINAL, Failed, Finished, Loaded, LoadProgress, Notice, RoundDone
from app.llama.quantize import quantize
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from tests.integration.engine_probe import EngineProbe, question

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="see app.llama.weights.bus_errors")

LONG = question("Tell me a very long story.", mode=SpeculationMode.OFF, tokens=2000)
SHORT = question("Count to ten.", mode=SpeculationMode.OFF, tokens=4)


@pytest.fixture(scope="module")
def whole(starter_paths: Paths) -> Path:
    """Return a file that stays as it is."""
    path = Library(starter_paths).obtain("starter:q4_1", quantize)
    assert path is not None
    return path


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("models")


@pytest.fixture
def model(whole: Path, folder: Path) -> Path:
    """Return a copy to be damaged, whose pages are read in place. With its time, so that it is tried out once."""
    return Path(shutil.copy2(whole, folder / "my model.gguf"))


@pytest.fixture
def probe(starter_paths: Paths) -> Iterator[EngineProbe]:
    with EngineProbe(starter_paths) as probe:
        yield probe


def cut(path: Path) -> None:
    os.truncate(path, 0)


def overwrite_in_place(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 3)
        file.write(os.urandom(1 << 20))


def download_again(path: Path) -> None:
    """Write an error page over it, as ``curl -o`` does."""
    path.write_bytes(b"<html>not found</html>")


@pytest.mark.parametrize("damage", [overwrite_in_place, download_again])
def test_the_reply_ends_with_the_files_name_and_the_engine_goes_on(
    probe: EngineProbe, model: Path, whole: Path, damage: Callable[[Path], None]
) -> None:
    load = probe.engine.submit(LoadPair(str(model), None))
    reply = probe.engine.submit(LONG)
    assert isinstance(probe.events_of(load)[-1], Loaded)
    words = ""
    while True:
        event = probe.next_event()
        if isinstance(event, RoundDone):
            words = words or event.round.text
            if words == event.round.text:
                damage(model)
        if event.job == reply and isinstance(event, TERMINAL):
            break
    assert words
    assert isinstance(event, Failed), event
    assert "my model.gguf" in event.error.sentence
    assert "while the model was in use" in event.error.sentence
    if damage is not overwrite_in_place:  # whose header is whole
        assert isinstance(probe.do(SHORT)[-1], Failed)
    shutil.copy2(whole, model)
    assert isinstance(probe.do(SHORT)[-1], Finished)


def test_a_file_that_changed_between_two_replies_is_loaded_again(probe: EngineProbe, model: Path) -> None:
    probe.load(str(model))
    before = probe.generate(SHORT)
    content = model.read_bytes()
    model.write_bytes(content)
    events = probe.do(SHORT)
    assert any(isinstance(event, LoadProgress) for event in events)
    assert isinstance(events[-1], Finished)
    assert events[-1].trace.summary.text == before.summary.text
    assert not any(isinstance(event, LoadProgress) for event in probe.do(SHORT))


def test_a_drafts_file_costs_the_guesses_not_the_reply(probe: EngineProbe, model: Path) -> None:
    probe.load("starter:q4_1", str(model), strict_draft=True)
    reply = probe.engine.submit(question("Count to ten.", mode=SpeculationMode.DRAFT, tokens=60))
    events = []
    while not events or not isinstance(events[-1], TERMINAL):
        event = probe.next_event()
        if event.job == reply:
            events.append(event)
            if isinstance(event, RoundDone) and event.round.drafted:
                cut(model)
    assert isinstance(events[-1], Finished)
    assert [event.sentence for event in events if isinstance(event, Notice) and "my model.gguf" in event.sentence]
