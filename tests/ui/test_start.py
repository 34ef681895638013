"""All steps between a click on the icon and the window, the self-test, and a card that is left unused."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib.metadata import packages_distributions, version
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from app.chats.database import damage, folded_texts
from app.engine.port import EventSink
from app.errors import ModelFileError
from app.llama.processors import cards
from app.ui.application import tell_of_unused_card
from app.ui.self_test import run_self_test
from app.ui.transcript.transcript_view import TranscriptView
from tests.fakes.earlier import without_folded_texts
from tests.fakes.scripted_engine import Script, ScriptedEngine
from tests.ui.conftest import WindowHarness

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


def test_the_window_is_imported_without_what_is_slow_and_without_packages_that_it_may_not_need() -> None:
    """Other packages are imported where they are used, or in steps once the window is there."""
    code = (
        "import sys; own = set(sys.modules); from app.ui import application as a; print(*set(sys.modules) - own); "
        "b = a.make_application([]); import app.ui.self_test; print(*sys.modules); print(sys.getswitchinterval())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    for_the_window, with_self_test, interval = (line.split() for line in done.stdout.splitlines())
    packages = {name.partition(".")[0] for name in for_the_window}
    assert packages & set(packages_distributions()) <= {"app", "PySide6", "shiboken6", "platformdirs"}
    assert [name for name in SLOW if name in with_self_test] == []
    assert float(*interval) < sys.getswitchinterval(), "the main thread need not wait long for threads beside it"


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


def test_what_shows_a_conversation_is_made_in_steps_of_its_own(harness: WindowHarness) -> None:
    harness.show()
    assert harness.window.findChild(TranscriptView) is None
    harness.bot.waitUntil(lambda: harness.window.findChild(TranscriptView) is not None)


def test_a_window_that_is_prepared_imports_nothing_of_its_own_for_a_dialog(tmp_path: Path) -> None:
    """On its main thread, that would hold it up for as long as the whole dialog takes."""
    command = [sys.executable, "-m", "tests.ui.prepared_window", str(tmp_path / "data")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert (done.stdout.split(), done.returncode) == ([], 0), done.stderr


KEYS = {"window_ms", "load_ms", "first_token_ms", "tokens", "accepted", "corrected", "tokens_per_second", "ok"}


def _run(script: Script, **options) -> dict:
    def engine(sink: EventSink) -> ScriptedEngine:
        return ScriptedEngine(sink, script)

    return run_self_test([], engine, **options)


@pytest.fixture(autouse=True)
def clean_application(qapp: QApplication):
    yield
    qapp.setStyleSheet("")


def test_a_good_run_has_every_figure_and_a_screenshot(tmp_path: Path) -> None:
    result = _run(Script(), screenshot=tmp_path / "shot.png")
    assert set(result) == KEYS
    assert result["ok"] is True
    assert all(result[key] is not None for key in KEYS)
    assert not QImage(str(tmp_path / "shot.png")).isNull()


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        (Script(load_error=ModelFileError("The starter model is missing.")), "The starter model is missing."),
        (Script(draft_problem="The draft splits text differently."), "The draft splits text differently."),
    ],
    ids=["no model", "no draft"],
)
def test_a_failure_is_said_in_a_sentence(script: Script, sentence: str) -> None:
    result = _run(script)
    assert (result["ok"], result["error"]) == (False, sentence)


def test_a_run_that_hangs_ends_at_the_deadline() -> None:
    result = _run(Script(hold_reply_after=2), deadline_s=1)
    assert result["ok"] is False
    assert "longer than 1 second" in result["error"]


def test_a_screenshot_that_cannot_be_written_is_not_ok(tmp_path: Path) -> None:
    result = _run(Script(), screenshot=tmp_path / "no such folder" / "shot.png")
    assert result["ok"] is False
    assert "could not be written" in result["error"]


COMMAND = "uv run --no-cache --reinstall-package llama-cpp-python main.py doctor"


@pytest.fixture
def with_cards(shared_harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> WindowHarness:
    """A window on a computer with two cards."""
    monkeypatch.setattr(cards, "build_command", lambda: COMMAND)
    monkeypatch.setattr(cards, "card_makers", lambda: ("NVIDIA", "Intel"))
    return shared_harness


def tell(with_cards: WindowHarness) -> str:
    """Have the program begin; return what it says."""
    banner = with_cards.parts.view.banner
    tell_of_unused_card(with_cards.window, with_cards.settings)
    return banner.sentence if banner.isVisible() else ""


def test_it_is_said_once_for_each_version_of_llama_cpp(with_cards: WindowHarness) -> None:
    assert "a graphics card by NVIDIA, Intel here" in tell(with_cards)
    with_cards.parts.view.banner.dismiss()
    assert tell(with_cards) == ""
    with_cards.settings.card_told = "0.1.0"
    assert "a graphics card" in tell(with_cards)
    assert with_cards.settings.card_told == version("llama-cpp-python")


def test_the_button_copies_the_command_and_shows_it(with_cards: WindowHarness) -> None:
    tell(with_cards)
    with_cards.bot.mouseClick(with_cards.parts.view.banner.action, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == COMMAND
    assert with_cards.parts.view.banner.sentence.endswith(COMMAND)


def test_it_waits_for_the_next_start_where_something_went_wrong(with_cards: WindowHarness) -> None:
    with_cards.parts.view.banner.show_sentence("error", "Draftlight crashed the last time.")
    assert tell(with_cards) == "Draftlight crashed the last time."
    with_cards.parts.view.banner.dismiss()
    assert "a graphics card" in tell(with_cards)


def test_where_no_card_is_left_unused_nothing_is_said(
    with_cards: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "build_command", lambda: None)
    assert tell(with_cards) == ""
    assert with_cards.settings.card_told is None
