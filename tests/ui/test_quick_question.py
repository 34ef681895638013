"""The program goes on in the tray, and a small window asks one question."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSystemTrayIcon

from app.errors import WorldError
from app.ui.application import receive_open_requests
from app.ui.quick_question.quick_window import QuickWindow
from app.ui.quick_question.tray import Tray
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness

# Said where there is no screen, which has no tray.
pytestmark = pytest.mark.qt_log_ignore("No such signal QPlatformNativeInterface::systemTrayWindowChanged")


@pytest.fixture
def ends() -> list[str]:
    """Note each time when the program was to end."""
    return []


@pytest.fixture
def tray(harness: WindowHarness, ends: list[str]) -> Iterator[Tray]:
    def end() -> None:
        ends.append("ended")

    yield Tray(harness.window, harness.settings, harness.program.theme, is_available=lambda: True, end_program=end)
    QApplication.setQuitOnLastWindowClosed(True)


def quick_window() -> QuickWindow:
    return next(one for one in QApplication.topLevelWidgets() if isinstance(one, QuickWindow))


def use_tray(harness: WindowHarness) -> None:
    harness.apply(tray_icon=True)


def test_a_quick_question_is_answered_in_its_colours_and_opens_as_a_chat(harness: WindowHarness, tray: Tray) -> None:
    harness.show()
    harness.load_starter()
    open_before = harness.parts.chat.conversation_id
    tray.ask()
    quick = quick_window()
    assert quick.isVisible()
    assert quick.focusWidget() is quick.field
    assert not quick.pane.isVisible()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.keyClicks(quick.field, "Why is the sky blue?")
        harness.bot.keyClick(quick.field, Qt.Key.Key_Return)
    assert quick.pane.body.answer == REPLY
    assert any(quick.pane.body.page.outcomes)
    assert "tokens" in quick.state.full_text
    assert harness.parts.chat.conversation_id == open_before  # nothing moved in the main window
    (chat,) = harness.store.conversations()
    assert [message.text for message in harness.store.messages(chat.id)] == ["Why is the sky blue?", REPLY]
    harness.bot.mouseClick(quick.open_button, Qt.MouseButton.LeftButton)
    assert harness.parts.chat.conversation_id == chat.id
    assert not quick.isVisible()


def test_a_reply_streams_in_goes_on_when_closed_and_is_still_there(harness: WindowHarness, tray: Tray) -> None:
    harness.show()
    harness.load_starter()
    harness.script.hold_reply_after = 3
    tray.ask()
    quick = quick_window()
    quick.field.setText("Why?")
    quick.ask()
    harness.bot.waitUntil(lambda: bool(quick.pane.body.answer))
    assert REPLY.startswith(quick.pane.body.answer)
    harness.bot.keyClick(quick, Qt.Key.Key_Escape)
    assert not quick.isVisible()
    tray.ask()
    assert quick.pane.isVisible()
    harness.end_reply()
    assert quick.pane.body.answer == REPLY
    quick.close()
    tray.ask()  # the next question has an empty field
    assert not quick.field.text()
    assert not quick.pane.isVisible()


def test_without_a_model_the_question_waits_and_says_so(harness: WindowHarness, tray: Tray) -> None:
    harness.show()
    tray.ask()
    quick = quick_window()
    quick.field.setText("Why?")
    quick.ask()
    assert "No model is chosen" in quick.state.full_text
    harness.script.load_error = WorldError("The file is gone.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.actions.use_starter()
    assert quick.state.full_text == "The file is gone."
    harness.script.load_error = None
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.use_starter()
    assert quick.pane.body.answer == REPLY


def test_a_second_start_with_ask_opens_the_quick_question_alone(harness: WindowHarness, tray: Tray) -> None:
    receive_open_requests(harness.paths, harness.window, tray)
    harness.show()
    note = harness.paths.open_requests / "note.json"
    part = note.with_name(".note")
    part.write_text(json.dumps({"open": None, "token": "", "ask": True}))
    part.rename(note)
    harness.bot.waitUntil(lambda: any(isinstance(one, QuickWindow) for one in QApplication.topLevelWidgets()))
    harness.bot.waitUntil(lambda: quick_window().isVisible())
    assert not note.exists()


def test_the_closed_window_goes_on_in_the_tray_and_says_so_once(
    harness: WindowHarness, tray: Tray, ends: list[str]
) -> None:
    harness.show()
    use_tray(harness)
    assert tray.icon is not None
    assert not harness.settings.tray_told
    harness.window.close()
    assert not harness.window.isVisible()
    assert harness.settings.tray_told
    harness.load_starter()  # the engine is there
    tray.icon.activated.emit(QSystemTrayIcon.ActivationReason.Trigger)
    assert harness.window.isVisible()
    harness.ask()
    harness.settings.set("quick_question", True)
    tray.icon.activated.emit(QSystemTrayIcon.ActivationReason.Trigger)
    assert quick_window().isVisible()
    harness.window.close()
    with harness.bot.waitSignal(harness.window.closing):
        harness.actions.quit()
    harness.bot.waitUntil(lambda: ends == ["ended"])
    assert tray.icon is None
    assert QApplication.quitOnLastWindowClosed()
    harness.actions.quit()  # once more, as the event loop ends


def test_switched_off_or_without_a_tray_closing_ends(harness: WindowHarness, tray: Tray) -> None:
    harness.show()
    use_tray(harness)
    harness.apply(tray_icon=False)
    assert tray.icon is None
    assert QApplication.quitOnLastWindowClosed()
    with harness.bot.waitSignal(harness.window.closing):
        harness.window.close()


def test_where_the_system_has_no_tray_closing_ends(harness: WindowHarness) -> None:
    tray = Tray(harness.window, harness.settings, harness.program.theme, is_available=lambda: False)
    harness.show()
    use_tray(harness)
    assert tray.icon is None
    with harness.bot.waitSignal(harness.window.closing):
        harness.window.close()
