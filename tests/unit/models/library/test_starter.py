"""Starter files are whole or not there, whatever happens while they are made."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from app.errors import DiskFull, FolderNotWritable, ModelFileError, UnknownModel
from app.models.library import starter as module
from app.models.library.model_library import Library
from app.models.library.starter import SIZES_BYTES, Starter
from app.paths import Paths
from tests.fakes.gguf_files import gguf, model_values

_WHOLE = gguf(model_values(), [("a", 0)], data=bytes(128))


class Quantizer:
    """Stands in for the real one: writes what it is told to, in two steps."""

    def __init__(self, content: bytes = _WHOLE) -> None:
        self.content = content
        self.calls = 0
        self.between: Callable[[], None] = lambda: None

    def __call__(
        self, source: Path, part: Path, kind: str, cancelled: Callable[[], bool], progress: Callable[[int], None]
    ) -> bool:
        assert source.is_file()
        self.calls += 1
        with part.open("wb") as file:
            file.write(self.content[:40])
            file.flush()
            progress(SIZES_BYTES[kind] // 2)
            self.between()
            if cancelled():
                return False
            file.write(self.content[40:])
        progress(SIZES_BYTES[kind] * 2)
        return True


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.at(tmp_path)


@pytest.fixture
def starter(paths: Paths) -> Starter:
    return Starter(paths)


def _meet(barrier: threading.Barrier) -> None:
    barrier.wait()


def _names(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


def test_a_file_is_made_once_with_progress(starter: Starter, paths: Paths) -> None:
    quantizer, fractions = Quantizer(), list[float]()
    path = starter.make("q8_0", quantizer, progress=fractions.append)
    assert path is not None
    assert path.read_bytes() == _WHOLE
    assert fractions == [0.5, 1.0, 1.0]
    assert starter.make("q8_0", quantizer) == path
    assert quantizer.calls == 1
    assert _names(paths.starter) == [path.name]
    assert Library(paths).obtain("starter:q8_0", quantizer) == path


def test_a_cancelled_file_leaves_nothing(starter: Starter, paths: Paths) -> None:
    assert starter.make("f32", Quantizer(), cancelled=lambda: True) is None
    assert _names(paths.starter) == []
    assert not starter.is_made("f32")


@pytest.mark.parametrize("failure", [DiskFull("full"), OSError(28, "No space left"), OSError(13, "Denied"), KeyError()])
def test_a_failure_midway_leaves_nothing(starter: Starter, paths: Paths, failure: Exception) -> None:
    quantizer = Quantizer()

    def fail() -> None:
        raise failure

    quantizer.between = fail
    expected = {28: DiskFull, 13: FolderNotWritable}.get(getattr(failure, "errno", 0), type(failure))
    with pytest.raises(expected):
        starter.make("f32", quantizer)
    assert _names(paths.starter) == []


def test_half_a_file_is_not_taken_for_a_whole_one(starter: Starter, paths: Paths) -> None:
    with pytest.raises(ModelFileError):
        starter.make("q4_0", Quantizer(_WHOLE[:60]))
    assert _names(paths.starter) == []
    starter.path("q4_0").write_bytes(_WHOLE[:60])
    assert not starter.is_made("q4_0")
    path = starter.make("q4_0", Quantizer())
    assert path is not None
    assert path.read_bytes() == _WHOLE


def test_two_at_once_end_with_one_whole_file(starter: Starter, paths: Paths) -> None:
    """Both are past the check and half-way before either finishes."""
    meeting = threading.Barrier(2, timeout=20)
    paths_made: list[Path | None] = []

    def make() -> None:
        quantizer = Quantizer()
        quantizer.between = lambda: _meet(meeting)
        paths_made.append(Starter(paths).make("q2_k", quantizer))

    threads = [threading.Thread(target=make) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert paths_made == [starter.path("q2_k")] * 2
    assert starter.path("q2_k").read_bytes() == _WHOLE
    assert _names(paths.starter) == [starter.path("q2_k").name]


def test_too_little_space_is_said_before_anything_is_written(starter, paths, monkeypatch):
    monkeypatch.setitem(SIZES_BYTES, "f32", 10**18)
    quantizer = Quantizer()
    with pytest.raises(DiskFull, match="are free in"):
        starter.make("f32", quantizer)
    assert quantizer.calls == 0


def test_what_a_killed_program_left_is_cleared_and_what_another_writes_is_not(starter: Starter, paths: Paths) -> None:
    paths.starter.mkdir(parents=True)
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        pass
    dead, alive = paths.starter / f".making-{gone.pid}-x", paths.starter / f".making-{os.getppid()}-x"
    for folder in (dead, alive):
        folder.mkdir()
        (folder / "part.gguf").write_bytes(b"GGUF")
    starter.make("q8_0", Quantizer())
    assert not dead.exists()
    assert (alive / "part.gguf").exists()


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    with pytest.raises(FolderNotWritable):
        Starter(Paths.at(blocker)).make("f32", Quantizer())


@pytest.mark.parametrize("kind", ["q4_1", "eagle3"])
def test_a_packaged_file_is_never_copied(starter: Starter, paths: Paths, kind: str) -> None:
    quantizer = Quantizer()
    assert starter.make(kind, quantizer) == module.packaged_file(kind)
    assert quantizer.calls == 0
    assert not paths.starter.exists()


@pytest.mark.parametrize("kind", ["q4_1", "eagle3"])
def test_a_packaged_file_that_is_damaged_is_said_to_be(starter, tmp_path, monkeypatch, kind):
    (tmp_path / f"SmolLM2-135M-Instruct.{kind.upper()}.gguf").write_bytes(_WHOLE[:20])
    monkeypatch.setattr(module, "_places", lambda: [tmp_path])
    with pytest.raises(ModelFileError):
        starter.make(kind, Quantizer())


def test_an_unknown_precision_lists_the_known(paths: Paths) -> None:
    with pytest.raises(UnknownModel, match="starter:f32, starter:q8_0, starter:q4_1"):
        Library(paths).obtain("starter:q3", Quantizer())
