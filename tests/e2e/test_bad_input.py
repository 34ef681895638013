"""Bad input, or rubbish in place of the own files: one sentence, exit status 3, and nothing half-written."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.errors import DiskFull, FolderNotWritable, WorldError
from tests.e2e.program import command, draftlight, environment, perform
from tests.fakes.small_disk import small_disk

_ASK = ("-p", "Hello", "-n", "4")
_SMALL = ("run", "-m", "starter:q4_1", "--no-draft")


def _refusal(data: Path, kind: type[WorldError], *arguments: str) -> str:
    """The sentence with which a command in this process ends."""
    with pytest.raises(kind) as refusal:
        perform(data, *arguments)
    return refusal.value.sentence


def test_a_refusal_is_one_line_and_wrong_usage_is_told_from_it(tmp_path: Path) -> None:
    path = tmp_path / "essay.gguf"
    path.write_text("Once upon a time there was no model at all.\n" * 100)
    ended = draftlight(tmp_path, "run", "-m", str(path), *_ASK)
    assert (ended.status, ended.out) == (3, "")
    assert ended.sentence == "essay.gguf is a text file, not a model."
    ended = draftlight(tmp_path, "run")
    assert ended.status == 2
    assert "usage:" in ended.err
    assert "Traceback" not in ended.err


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes streams there in another way")
def test_streams_that_are_closed_or_full(data_with_starter: Path) -> None:
    words = command(data_with_starter, *_SMALL, "-p", "-", "-n", "2")
    closed = subprocess.run(
        ["sh", "-c", '"$@" <&- >&-', "sh", *words], stderr=subprocess.PIPE, env=environment(), check=False
    )
    assert (closed.returncode, b"went wrong" in closed.stderr) == (0, False)
    if not Path("/dev/full").exists():
        return
    for arguments in (words, command(data_with_starter, "models")):  # one writes bit by bit, one all at its end
        with Path("/dev/full").open("wb") as full:
            ended = subprocess.run(
                arguments, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, env=environment(), check=False
            )
        assert ended.returncode == 3
        (line,) = [line for line in ended.stderr.splitlines() if b"cannot be written" in line]
        assert line.startswith(b"draftlight: Standard output cannot be written")
        assert b"Exception ignored" not in ended.stderr


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    assert "--data-dir" in _refusal(blocker / "data", FolderNotWritable, "models")


def test_a_trace_that_cannot_be_written(data_with_starter: Path, tmp_path: Path, capfd: pytest.CaptureFixture) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    _refusal(data_with_starter, WorldError, *_SMALL, *_ASK, "--trace", str(blocker / "trace.json"))
    output = capfd.readouterr().out
    assert output.strip(), "the reply is there all the same"
    assert output.endswith("\n"), "the sentence begins a line"
    _refusal(data_with_starter, WorldError, *_SMALL, *_ASK, "--json", "--trace", str(tmp_path))
    assert json.loads(capfd.readouterr().out)["text"]


@pytest.fixture(name="small_disk")
def _small_disk(tmp_path: Path) -> Iterator[Path]:
    """Of 130 MB: F32 does not fit at all, and Q8_0 does not either, but that is found out while it is written."""
    with small_disk(tmp_path / "small", 130) as folder:
        yield folder


def test_a_disk_too_small_for_a_starter_file(small_disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "needs 572 MB" in _refusal(small_disk, DiskFull, "run", "-m", "starter:f32", *_ASK)
    assert list((small_disk / "starter").iterdir()) == []
    real, plenty = shutil.disk_usage, iter([10**12])  # there is room when it is looked for, and none when it is needed
    monkeypatch.setattr(shutil, "disk_usage", lambda path: real(path)._replace(free=next(plenty, real(path).free)))
    _refusal(small_disk, DiskFull, "run", "-m", "starter:q8_0", *_ASK)
    assert list((small_disk / "starter").iterdir()) == []


NAMES = ("settings", "lessons", "trials", "uses", "tool-servers", "prompts", "added", "facts", "catalog", "processor")
KINDS: dict[str, Callable[[Path], object]] = {
    "pipes": os.mkfifo,
    "devices": lambda path: path.symlink_to("/dev/zero"),
    "full devices": lambda path: path.symlink_to("/dev/full"),
    "folders": Path.mkdir,
    "deep": lambda path: path.write_bytes(b"[" * 300_000),
}


@pytest.mark.skipif(sys.platform == "win32", reason="has neither pipes nor devices in folders")
@pytest.mark.parametrize("place", KINDS.values(), ids=KINDS)
def test_a_command_goes_on_whatever_its_files_are(
    tmp_path: Path, place: Callable[[Path], object], capsys: pytest.CaptureFixture
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    for name in NAMES:
        place(data / f"{name}.json")
    assert perform(data, "models") == 0
    assert "tarter" in capsys.readouterr().out
