"""Files of ours belong to their owner alone; what stands in the place of one is read within bounds, without a wait."""

from __future__ import annotations

import logging
import os
import socket
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from app.chats.assistants import read_assistants
from app.chats.store import ChatStore
from app.cli.bench import read_prompts
from app.errors import AppError
from app.models.gguf.header import read_header, require_model
from app.models.library.added_files import AddedFiles
from app.models.library.history import JsonStore
from app.paths import Paths
from app.saved_prompts import PromptLibrary
from app.serve.hosted import ApiKey
from app.settings import Settings
from app.system.crashes import CrashMarkers, EngineActivity, marking_crashes
from app.system.files import MOST_DATA_BYTES, make_way, open_file, read_json, read_whole
from app.system.logfile import writing_log
from app.tool_servers.server_settings import ServerList

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="has neither permission bits, nor pipes and devices in folders"
)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def full(path: Path) -> None:
    path.symlink_to("/dev/full")


def circle(path: Path) -> None:
    path.symlink_to(path)


def folder(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("kept")


def giant(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(20 * 2**30)


def deep(path: Path) -> None:
    path.write_bytes(b"[" * 300_000)


def bytes_of_any_kind(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 1000)


def listener(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as line:
        line.bind(os.path.relpath(path))


NO_FILES = [pipe, endless, full, circle, folder, giant, listener]
ODD = [*NO_FILES, deep, bytes_of_any_kind]


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)  # the name of a socket must be short
    return tmp_path / "file"


def read_settings(path: Path) -> object:
    return Settings.load(path).content()


def read_store(path: Path) -> object:
    store = JsonStore(path)
    assert store.all() == {}
    store.put("key", 1)
    return None


def read_added(path: Path) -> object:
    return AddedFiles(path).paths()


def read_key(path: Path) -> object:
    class Place:
        api_key = path

    return ApiKey(Place()).get()  # type: ignore[arg-type]


def read_marks(path: Path) -> object:
    with marking_crashes(path, path, path) as (marks, last):
        marks.follow(EngineActivity(loading=True, target="a model"))
        return last, CrashMarkers(path, path).left_behind(path)


READERS: list[Callable[[Path], object]] = [
    read_settings, read_store, read_added, read_key, read_marks, read_assistants, read_prompts, read_header,
    require_model, lambda path: PromptLibrary(path).prompts, lambda path: ServerList(path).all(),
]  # fmt: skip


@pytest.mark.parametrize("place", ODD)
@pytest.mark.parametrize("read", READERS)
def test_what_is_no_file_of_ours_costs_itself_alone(
    path: Path, caplog: pytest.LogCaptureFixture, place: Callable[[Path], None], read: Callable[[Path], object]
) -> None:
    place(path)
    with suppress(AppError):
        read(path)
    caplog.clear()


@pytest.mark.parametrize("place", NO_FILES)
def test_what_is_no_file_is_not_read(path: Path, place: Callable[[Path], None]) -> None:
    place(path)
    for read in (read_whole, read_json):
        with pytest.raises(OSError, match="file"):
            read(path)


@pytest.mark.parametrize("place", [pipe, endless, full, circle, folder, listener])
def test_what_is_no_file_makes_way_for_the_log_and_is_kept(path: Path, place: Callable[[Path], None]) -> None:
    place(path)
    with writing_log(path):
        logging.getLogger("app").info("Goes on.")
    assert "Goes on." in path.read_text(encoding="utf-8")
    assert os.path.lexists(path.with_name("file-unread"))
    with writing_log(path):
        logging.getLogger("app").info("And on.")
    assert "Goes on." in path.read_text(encoding="utf-8")


def test_a_file_makes_way_for_a_folder_and_a_giant_for_one_of_a_usual_size(path: Path) -> None:
    path.write_text("kept")
    make_way(path)
    make_way(path, most_bytes=4)
    assert path.read_text() == "kept"
    make_way(path, most_bytes=3)
    assert not path.exists()
    path.write_text("in the way")
    make_way(path, folder=True)
    path.mkdir()
    make_way(path, folder=True)
    assert path.is_dir()


def test_a_file_is_read_up_to_its_bound(path: Path) -> None:
    path.write_bytes(b"12345")
    assert read_whole(path, 5) == b"12345"
    with pytest.raises(OSError, match="large"):
        read_whole(path, 4)
    with open_file(path) as file:
        assert file.read(3) == b"123"
    assert MOST_DATA_BYTES >= 2**24


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
