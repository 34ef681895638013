"""Tips and menus name the keys that hold; looking for them leaves nothing behind."""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QScrollBar

from app.language import use_translation
from app.paths import resources
from app.ui.dialogs.settings.shortcut_fields import ShortcutField
from app.ui.toolkit.keyboard import Shortcut, shown_keys
from app.ui.toolkit.language.translation import load
from tests.ui.conftest import WindowHarness


def looked_at() -> int:
    """Of how many of Qt's own parts PySide has made an object."""
    gc.collect()
    return sum(type(thing) in {QScrollBar, QAction} for thing in gc.get_objects())


def test_chats_and_colours_that_come_and_go_leave_no_objects_behind(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()

    def come_and_go() -> None:
        harness.ask()
        harness.actions.toggle_theme()
        harness.actions.new_chat()
        harness.actions.toggle_theme()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    come_and_go()
    before = looked_at()
    for _ in range(3):
        come_and_go()
    assert looked_at() <= before


def test_the_keys_that_end_a_line_have_one_name() -> None:
    """In the list of keys “Ctrl+Shift+Return” stood below “Enter”."""
    assert shown_keys("Ctrl+Shift+Return") == shown_keys("Ctrl+Shift+Enter")


def test_keys_to_choose_from_are_joined_in_the_language_of_the_window(qtbot) -> None:
    """In a German window they were “Ctrl+K or Ctrl+Shift+F”."""
    two = Shortcut("search", ("Ctrl+K", "Ctrl+Shift+F"), "Chats durchsuchen", lambda: None)
    use_translation(load("de", resources() / "translations"))
    try:
        field = ShortcutField(two, two.keys, lambda _keys, _name: None)
    finally:
        use_translation(None)
    qtbot.addWidget(field)
    assert field.button.text() == f"{shown_keys('Ctrl+K')} oder {shown_keys('Ctrl+Shift+F')}"
