"""A process that ended without a word: its next start knows what happened, says so, and has what was written."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from app.chats.store import ChatStore
from app.paths import Paths
from app.references import STARTER_DRAFT, STARTER_TARGET
from app.system.crashes import EngineActivity, SuddenEnd, marking_crashes
from app.ui.application import tell_last_end
from app.ui.dialogs.text_dialogs import CrashDialog
from app.ui.window.lifecycle import CRASH_INTRODUCTION, last_end_words, work_of
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness
from tests.ui.shown_words import shown_words

ROOT = Path(__file__).parent.parent.parent
REPLYING = EngineActivity(False, STARTER_TARGET, STARTER_DRAFT)
LOADING = EngineActivity(True, STARTER_TARGET, STARTER_DRAFT)
CRASHED = SuddenEnd("Fatal Python error: Aborted", REPLYING)


def ended(data: Path, how: str) -> SuddenEnd | None:
    """End a window in one of the ways, and return the traces that it leaves."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.crashing_window", str(data), how],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        timeout=240,
        check=False,
    )
    assert done.returncode < 0, (done.returncode, done.stderr)
    paths = Paths.at(data)
    if sys.platform != "win32":
        assert [stat.S_IMODE(file.stat().st_mode) & 0o077 for file in (paths.fault, paths.work)] == [0, 0]
    return last_end(paths)


def last_end(paths: Paths) -> SuddenEnd | None:
    with marking_crashes(paths.fault, paths.work, paths.log) as (_, last):
        return last


def words_kept(data: Path) -> str:
    with ChatStore(Paths.at(data).chats) as store:
        (chat,) = store.conversations()
        return store.messages(chat.id)[-1].text


@pytest.mark.skipif(sys.platform == "win32", reason="a process ends otherwise there")
@pytest.mark.parametrize(
    ("how", "signal_name"),
    [
        ("assertion", "Aborted"),
        pytest.param("fault", "Segmentation fault", marks=pytest.mark.nightly("another signal, handled alike")),
    ],
)
def test_a_native_crash_leaves_a_report_and_every_word(tmp_path: Path, how: str, signal_name: str) -> None:
    end = ended(tmp_path, how)
    assert end.work == REPLYING
    assert signal_name in end.report
    assert "_end" in end.report, "where it happened"
    assert "starter:f32 and starter:q4_1: writing a reply." in end.report
    if how == "assertion":
        assert "tea.cpp:7: GGML_ASSERT(kettle) failed" in end.report
    words_before = words_kept(tmp_path)
    assert words_before
    assert REPLY.startswith(words_before.strip())
    assert not any(word in end.report for word in ("bicycle", "Why does")), "nothing of the chat"
    assert last_end(Paths.at(tmp_path)) is None, "said once is enough"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_process_that_was_killed_has_not_crashed(tmp_path: Path) -> None:
    end = ended(tmp_path / "reply", "kill")
    assert end == SuddenEnd("", REPLYING)
    assert last_end_words(end) == "", "who did it knows"
    end = ended(tmp_path / "load", "load")
    assert end == SuddenEnd("", LOADING)
    assert last_end_words(end) == (
        "The last time, Draftlight was ended from outside while SmolLM2 135M Instruct: F32 helped by Q4_1 was being "
        "loaded. If the computer ran short of memory, choose a smaller model."
    )


def test_an_end_of_its_own_leaves_nothing(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path)
    with marking_crashes(paths.fault, paths.work, paths.log) as (marks, last):
        assert last is None
        marks.follow(LOADING)
        assert paths.work.is_file()
        marks.follow(None)
        assert not paths.work.exists()
        marks.follow(REPLYING)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[" * 9000, b'{"loading": 1, "target": []}'])
def test_marks_of_any_kind_do_no_harm(tmp_path: Path, content: bytes) -> None:
    paths = Paths.at(tmp_path)
    paths.fault.write_bytes(content)
    paths.work.write_bytes(content)
    assert last_end(paths) == SuddenEnd("", None)


def test_a_folder_that_cannot_be_written_keeps_nobody_from_starting(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "not there")
    with marking_crashes(paths.fault, paths.work, paths.log) as (marks, last):
        marks.follow(LOADING)
        assert last is None


def test_the_next_start_says_so_offers_the_report_and_loads_nothing_by_itself(harness: WindowHarness) -> None:
    harness.apply(target=STARTER_TARGET, draft=STARTER_DRAFT)
    harness.show()
    tell_last_end(harness.window, CRASHED)
    banner = harness.parts.view.banner
    assert banner.sentence == (
        "Draftlight crashed the last time while SmolLM2 135M Instruct: F32 helped by Q4_1 was writing a reply. "
        "Your chats are saved. The models are not loaded again until you ask something; "
        "if it happens again, choose others."
    )
    assert work_of(harness.parts.session) is None, "nothing is loaded"
    banner.action.click()
    dialog = harness.window.findChild(CrashDialog)
    assert dialog.text.toPlainText() == CRASHED.report
    assert CRASH_INTRODUCTION in shown_words(dialog)
    dialog.accept()


def test_what_the_models_do_is_followed(harness: WindowHarness) -> None:
    harness.show()
    seen: list[EngineActivity | None] = []
    harness.parts.session.status_changed.connect(lambda _: seen.append(work_of(harness.parts.session)))
    harness.load_starter()
    assert set(seen) == {LOADING, None}
    seen.clear()
    harness.ask()
    assert set(seen) == {REPLYING, None}
    assert seen[-1] is None
