"""Files that the program wrote open again, whichever way they come: dropped, or named at a start or in the menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.chats.assistants import Assistant, write_assistants
from app.chats.backups import back_up
from app.chats.chat_files import ArchiveOptions, ArchiveProgress, export_chat, write_archive
from app.chats.own_files import OwnFile, own_kind
from app.chats.store import ChatStore
from app.traces.trace_files import write_trace
from app.ui.dialogs.assistants_dialog import AssistantsDialog
from app.ui.dialogs.backups_dialog import BackupsDialog
from app.ui.dialogs.files_dialog import FilesDialog
from tests.fakes.rounds import written
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window
_QUESTION = "How long should it steep?"
_Give = Callable[[WindowHarness, Path], object]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChatStore]:
    """Another computer's chats."""
    with ChatStore(tmp_path / "elsewhere.sqlite3") as store:
        store.add_message(store.create("Tea").id, None, "user", _QUESTION)
        yield store


def _write(kind: OwnFile, path: Path, store: ChatStore) -> None:
    match kind:
        case OwnFile.REPLY:
            write_trace(path, replace(written("Four minutes."), question="How long?"))
        case OwnFile.CHATS if path.suffix == ".zip":
            write_archive(store.path, path, ArchiveOptions(".json"), lambda: True, ArchiveProgress())
        case OwnFile.CHATS:
            export_chat(store, store.latest()[0], path)
        case OwnFile.BACKUP:
            back_up(store.path, path)
        case OwnFile.ASSISTANTS:
            write_assistants(path, [Assistant("Gardener", {})])
        case OwnFile.MODEL:
            path.write_bytes(b"GGUF")


def _name(harness: WindowHarness, path: Path) -> None:
    harness.parts.recorded.open(path)


def _drop(harness: WindowHarness, path: Path) -> None:
    drops = harness.parts.dropped_files
    (drops.model_drops if path.suffix == ".gguf" else drops.other_drops).dropped.emit([path])


def _is_shown(harness: WindowHarness, kind: OwnFile) -> bool:
    match kind:
        case OwnFile.REPLY:
            return harness.parts.overlays.recorded is not None
        case OwnFile.CHATS:
            return [one.text for one in harness.parts.chat.messages] == [_QUESTION]
        case OwnFile.BACKUP:
            backups = harness.window.findChild(BackupsDialog)
            return backups is not None and backups.inside.count() > 0
        case OwnFile.ASSISTANTS:
            dialog = harness.window.findChild(AssistantsDialog)
            return dialog is not None and "Gardener" in {one.name for one in dialog.assistants}
        case OwnFile.MODEL:
            return harness.window.findChild(FilesDialog) is not None


@pytest.mark.parametrize("give", [_name, _drop])
@pytest.mark.parametrize(
    ("kind", "ending"),
    [
        (OwnFile.REPLY, ".json"),
        (OwnFile.CHATS, ".json"),
        (OwnFile.CHATS, ".zip"),
        (OwnFile.BACKUP, ".sqlite3"),
        (OwnFile.ASSISTANTS, ".json"),
        (OwnFile.MODEL, ".gguf"),
    ],
)
def test_a_file_of_the_program_opens(
    harness: WindowHarness, store: ChatStore, tmp_path: Path, kind: OwnFile, ending: str, give: _Give
) -> None:
    path = tmp_path / f"given{ending}"
    _write(kind, path, store)
    give(harness, path)
    harness.bot.waitUntil(lambda: _is_shown(harness, kind) and not harness.parts.pending_files.files)


def test_one_among_several_goes_with_the_message(harness: WindowHarness, notes: Path, tmp_path: Path) -> None:
    reply = tmp_path / "reply.json"
    write_trace(reply, written("Four minutes."))
    harness.actions.documents.add_files([notes, reply])
    harness.bot.waitUntil(lambda: not harness.parts.pending_files.busy)
    assert [file.name for file in harness.parts.pending_files.files] == [notes.name, "reply.json"]


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b'\xef\xbb\xbf{ "schema" : 2,\r\n "title": "", "messages": []}', OwnFile.CHATS),
        (b'{"schema": 1, "text": "a", "rou', OwnFile.REPLY),
        (b'{"a": 1}', None),
        (b"", None),
        (b"PK\x03\x04", None),
    ],
)
def test_a_file_is_known_by_its_beginning(tmp_path: Path, content: bytes, kind: OwnFile | None) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(content)
    assert own_kind(path) is kind
    assert own_kind(tmp_path) is own_kind(tmp_path / "gone.json") is own_kind(Path("\0")) is None
