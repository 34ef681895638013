"""All steps between a click on the icon and the window."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.chats.database import damage, folded_texts
from app.chats.store import ChatStore
from app.chats.upkeep import is_sound
from app.paths import Paths
from app.settings import Settings
from app.ui import application
from app.ui.chat.preparing import LATER, STEPS
from app.ui.transcript.transcript_view import TranscriptView
from tests.fakes.earlier import without_folded_texts
from tests.fakes.scripted_engine import Script, ScriptedEngine
from tests.ui.conftest import PATIENCE_MS, WindowHarness

SLOW = (
    "llama_cpp",
    "numpy",
    "huggingface_hub",
    "jinja2",
    "markdown_it",
    "pygments",
    "app.llama",
    "app.models",
    "starlette",
    "uvicorn",
    "app.serve",
    "importlib.metadata",
    "secrets",
    "html",
    "app.chats.chat_files",
    "app.speculation.repetition",
    "app.traces.called_tools",
    "app.tools.reply_reader",
    "app.chats.suggested_titles",
)


@pytest.mark.parametrize("module", ["app.ui.application", "app.ui.self_test"])
def test_the_window_is_imported_without_models_and_without_what_is_slow(module: str) -> None:
    code = f"import sys, {module}; print(*(name for name in {SLOW} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == []


def test_the_main_thread_need_not_wait_long_for_threads_beside_it() -> None:
    code = "import sys; from app.ui import application as a; b = a.make_application([]); print(sys.getswitchinterval())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert float(done.stdout) < sys.getswitchinterval()


def test_nothing_but_qt_and_the_places_of_folders_is_installed_for_the_first_paint() -> None:
    """Other packages are imported where they are used, or in steps once the window is there."""
    code = "import sys; own = set(sys.modules); import app.ui.application; print(*set(sys.modules) - own)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded & set(packages_distributions()) <= {"app", "PySide6", "shiboken6", "platformdirs"}


def test_damage_in_a_large_chat_file_is_said_once_the_window_is_there(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(damage, "CHECKED_AT_ONCE_BYTES", 4096)
    for number in range(50):
        harness.store.create(f"Chat {number} " * 100)
    with closing(sqlite3.connect(harness.paths.chats)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = harness.paths.chats.read_bytes()
    harness.paths.chats.write_bytes(content[:-8192] + b"\xa5" * 8192)
    harness.show()
    harness.bot.waitUntil(lambda: harness.parts.view.banner.sentence == damage.DAMAGED)


def test_the_texts_of_a_large_file_are_entered_as_they_are_compared_once_the_window_is_there(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    chat = harness.store.create("Long")
    for number in range(9):
        harness.store.add_message(chat.id, None, "user", f"Größe {number}")
    without_folded_texts(harness.paths.chats)
    monkeypatch.setattr(folded_texts, "STEP_MESSAGES", 2)
    with closing(sqlite3.connect(harness.paths.chats)) as database:
        folded_texts.prepare(database)
        assert not folded_texts.are_all_entered(database)
        harness.show()
        harness.bot.waitUntil(lambda: folded_texts.are_all_entered(database))
        assert database.execute("SELECT count(*) FROM message_folds").fetchone() == (9,)


def test_the_chats_are_checked_where_they_lie(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = threading.Event()
    places: list[Path] = []

    def note(path: Path, is_wanted: Callable[[], bool]) -> bool:
        try:
            return is_sound(path, is_wanted)
        finally:
            places.append(path)
            checked.set()

    monkeypatch.setattr(application, "is_sound", note)
    paths = Paths.at(tmp_path / "data")
    paths.ensure()
    elsewhere = tmp_path / "elsewhere.sqlite3"
    with ChatStore(elsewhere) as store:
        program = application.build(
            paths=paths,
            engine_factory=lambda sink: ScriptedEngine(sink, Script()),
            store=store,
            settings=Settings(paths.settings),
            entries=tuple,
        )
        qtbot.addWidget(program.window)
        with qtbot.waitSignal(program.window.painted):
            program.window.show()
        assert checked.wait(PATIENCE_MS / 1000)
        program.window.close()
        program.theme.deleteLater()
    assert places == [elsewhere]


def test_what_shows_a_conversation_is_made_in_steps_of_its_own(harness: WindowHarness) -> None:
    harness.show()
    assert harness.window.findChild(TranscriptView) is None
    harness.bot.waitUntil(lambda: harness.window.findChild(TranscriptView) is not None)


def test_each_step_of_the_preparation_can_be_imported_alone() -> None:
    code = f"import importlib; [importlib.import_module(name) for name in {(*STEPS, *LATER)}]"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_a_window_that_is_prepared_imports_nothing_of_its_own_for_a_dialog(tmp_path: Path) -> None:
    """On its main thread, that would hold it up for as long as the whole dialog takes."""
    command = [sys.executable, "-m", "tests.ui.prepared_window", str(tmp_path / "data")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert (done.stdout.split(), done.returncode) == ([], 0), done.stderr
