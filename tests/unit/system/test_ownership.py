"""The data folder and all in it belong to its owner alone; the log lives with a full disk."""

from __future__ import annotations

import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.chats.store import ChatStore
from app.paths import Paths
from app.system.logfile import writing_log

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no permission bits")


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    """As most systems have it: others may read what a program creates."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> list[str]:
    return [path.name for path in [folder, *folder.rglob("*")] if stat.S_IMODE(path.stat().st_mode) & 0o077]


def test_what_is_made_is_for_its_owner_alone(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    paths.ensure()
    with writing_log(paths.log), ChatStore(paths.chats) as store:
        store.create("A title")
        assert {path.name for path in paths.data.iterdir()} >= {"chats.sqlite3", "chats.sqlite3-wal", "draftlight.log"}
        assert open_to_others(paths.data) == []


def test_the_logs_that_follow_are_for_their_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.system.logfile.MOST_BYTES", 200)
    paths = Paths.at(tmp_path / "data")
    paths.ensure()
    with writing_log(paths.log):
        for number in range(9):
            logging.getLogger("app.test").info("line %d", number)
    assert len(list(paths.data.iterdir())) > 1
    assert open_to_others(paths.data) == []


def test_a_folder_of_an_earlier_version_is_corrected(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    paths.data.mkdir(mode=0o755)
    for name in ("chats.sqlite3", "chats.sqlite3-wal", "window.ini", "draftlight.log.1", "settings.json"):
        (paths.data / name).write_bytes(b"")
    paths.ensure()
    assert open_to_others(paths.data) == []


def test_a_folder_that_holds_nothing_of_ours_stays_open_and_links_are_not_followed(tmp_path: Path) -> None:
    shared, elsewhere = tmp_path / "shared", tmp_path / "elsewhere.log"
    shared.mkdir(mode=0o755)
    elsewhere.write_bytes(b"")
    (shared / "draftlight.log").symlink_to(elsewhere)
    (shared / "somebody's.txt").write_bytes(b"")
    Paths.at(shared).ensure()
    assert stat.S_IMODE(shared.stat().st_mode) == 0o755
    assert set(open_to_others(shared)) == {"shared", "somebody's.txt", "draftlight.log"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full is Linux's")
def test_a_log_on_a_full_disk_ends_without_a_word(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "draftlight.log"
    with writing_log(log), Path("/dev/full").open("wb") as full_disk:
        [handler] = [one for one in logging.getLogger().handlers if getattr(one, "baseFilename", "") == str(log)]
        os.dup2(full_disk.fileno(), handler.stream.fileno())  # the disk fills up while the log is open
        logging.getLogger("app.test").info("nobody will read this")
    assert "nobody will read this" not in log.read_text(encoding="utf-8")
    assert capfd.readouterr() == ("", "")
