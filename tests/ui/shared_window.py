"""One window for the tests of a module that leave nothing behind: brought back after each, and compared.

All that is seen is compared with how the window was before the first test, and what its parts note about themselves.
"""

from __future__ import annotations

import shutil
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDeadlineTimer, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QScrollBar, QWidget

from app.chats.upkeep import remove_deleted
from app.conversation.status import Phase
from app.ui.chat_list.chat_actions import UndoStrip
from app.ui.engine_link.saving import SettingsSaving
from app.ui.toolkit.widgets.copying import CopiedNotice
from app.ui.toolkit.widgets.fading import FadingPicture
from tests.fakes.deleted_chats import deleted_chats
from tests.fakes.scripted_engine import Script

if TYPE_CHECKING:
    from app.chats.assistants import Assistant
    from tests.ui.conftest import WindowHarness

WIDTH, HEIGHT = 1280, 800
PATIENCE_MS = 10_000
_WORDS = ("text", "toPlainText", "placeholderText", "accessibleName", "accessibleDescription", "toolTip")
_VALUES = ("isChecked", "isEnabled", "value", "currentIndex", "hasFocus")
_PLAIN = (bool, int, float, str, Enum, tuple, list, dict, set, frozenset)
_LOOKED_AT = {"paths", "settings", "settings_saving", "store"}
"""Parts of the window whose values are compared by themselves."""
_MAY_DIFFER = {
    ("chat_memory", "_letters_left"),
    ("pending_files", "_question"),
    ("pending_files", "_refusals"),
    ("server_texts", "_asked"),
    ("server_texts", "offered"),
    ("spell_check", "_revision"),
    ("spell_check", "_right"),
    ("spell_check", "_typing"),
    ("titles", "_awaited"),
    ("transfers", "_status_text"),
    ("transfers", "_stopped"),
}
"""Counters, answers that are asked for anew, names of what is not there any more: nothing depends on their values."""

State = dict[str, Any]


def is_working() -> bool:
    """Return whether something is being done beside the window."""
    return any(thread.name.startswith("task: ") for thread in threading.enumerate())


def _contents(assistants: Sequence[Assistant]) -> list[tuple[str, object]]:
    """Return what assistants are, whatever their numbers."""
    return [(one.name, one.values) for one in assistants]


def _note_of(value: object) -> str | None:
    """Return what a part notes about itself, in words; ``None`` for the objects that it works with."""
    if not isinstance(value, _PLAIN) and not is_dataclass(value):
        return None
    words = repr(sorted(value, key=repr) if isinstance(value, set | frozenset) else value)
    return None if " at 0x" in words else words


class SharedWindow:
    """A window that is shown with the starter pair loaded and no chat, and is so again after each test."""

    def __init__(self, harness: WindowHarness) -> None:
        self.harness = harness
        harness.show(WIDTH, HEIGHT)
        harness.load_starter()
        self._come_to_rest()
        self._assistants = harness.store.assistants.all()
        self._files = set(harness.paths.data.iterdir()) | {harness.paths.downloads}
        self._chosen = {name: harness.settings.value_of(name) for name in self._chosen_names()}
        self.bring_back()  # once more than a new window needs, so that it is in the same state as after a test
        self._state = self._look()

    def bring_back(self) -> None:
        """Undo what a person can undo: close what is open, let go of what was written, delete chats, set defaults."""
        harness, parts = self.harness, self.harness.parts
        vars(harness.script).update(vars(Script()))
        self._close_what_is_open()
        self._bring_settings_back()
        harness.actions.new_chat()
        self._empty_the_store()
        harness.window.resize(WIDTH, HEIGHT)
        harness.window.show()
        if parts.session.in_memory != parts.session.wanted_pair:
            harness.load_starter()
        self._come_to_rest()
        for path in self._new_files():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        harness.window.activateWindow()
        harness.bot.waitUntil(harness.window.isActiveWindow)
        parts.view.composer.setFocus()
        QApplication.processEvents()
        harness.engine.commands.clear()

    def _come_to_rest(self) -> None:
        """Save the settings, which would be saved a moment later, and wait for all that is done beside the window."""
        harness = self.harness
        harness.window.findChild(SettingsSaving).save()
        fields = harness.window.findChildren(QLineEdit)
        fading = [button for field in fields for button in field.findChildren(QWidget)]  # since a field was cleared
        harness.bot.waitUntil(
            lambda: (
                not (is_working() or harness.program.theme.changing or any(button.isVisible() for button in fading))
                and not harness.window.findChildren(FadingPicture)
            )
        )

    def _close_what_is_open(self) -> None:
        """Close dialogs, replays and bars, stop what runs, and empty the fields."""
        harness, parts = self.harness, self.harness.parts
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and widget is not harness.window:
                widget.close()
        for chat in parts.chat.writing:
            parts.chat.stop(chat)
        parts.session.stop()
        parts.stage.leave()
        parts.overlays.leave_all()
        harness.bot.waitUntil(lambda: not parts.busy and parts.session.status.phase is not Phase.LOADING)
        harness.engine.wait_until_idle()
        harness.program.bridge.drain()  # what the engine still told would come after the window is as it was
        parts.view.composer.discard()
        parts.view.banner.dismiss()
        parts.view.find_bar.field.clear()
        parts.view.find_bar.leave()
        parts.sidebar.search.clear()
        parts.metrics_panel.strip.return_to_newest()
        for bar in harness.window.findChildren(QScrollBar):
            bar.setValue(bar.minimum())
        for notice in harness.window.findChildren(CopiedNotice):
            notice.hide()

    def _empty_the_store(self) -> None:
        """Delete chats and folders for good, and have the assistants that came with the program."""
        store, sidebar = self.harness.store, self.harness.parts.sidebar
        if _contents(store.assistants.all()) != _contents(self._assistants):
            store.assistants.replace_all(())  # else those that stayed come before those that were deleted
            store.assistants.replace_all(self._assistants)
            self.harness.parts.chat.settings.follow()
        if store.conversations():
            sidebar.delete_all()
        remove_deleted(store.path, deleted_chats(store), lambda: True)
        for folder in store.folders.all():
            sidebar.chat_actions.remove_folder(folder)
        for strip in sidebar.findChildren(UndoStrip):
            strip.end()

    def differences(self) -> list[str]:
        """Return what is not as it was before the first test, once nothing changes any more by itself."""
        patience = QDeadlineTimer(PATIENCE_MS)
        while (differences := self._differences()) and not patience.hasExpired():
            QApplication.processEvents()
        return differences

    def _differences(self) -> list[str]:
        now = self._look()
        return [
            f"{name}: {self._state.get(name)!r} is now {now.get(name)!r}"
            for name in dict.fromkeys([*self._state, *now])
            if self._state.get(name) != now.get(name)
        ]

    def _new_files(self) -> set[Path]:
        """Return what lies in the data folder and did not before, but for settings that are being written."""
        return {path for path in self.harness.paths.data.iterdir() if not path.name.startswith(".")} - self._files

    def _chosen_names(self) -> list[str]:
        settings = self.harness.settings
        return [name for name in settings.declarations if settings.is_chosen(name)]

    def _bring_settings_back(self) -> None:
        settings, before = self.harness.settings, self.harness.settings.content()
        for name in self._chosen_names():
            if name not in self._chosen:
                settings.forget(name)
        for name, value in self._chosen.items():
            settings.set(name, value)
        if settings.content() != before:
            self.harness.actions.apply_settings()
            for name in self._chosen_names():  # switches that follow write what they show
                if name not in self._chosen:
                    settings.forget(name)

    def _look(self) -> State:
        """Return all that is seen, stored, chosen and noted."""
        harness, parts = self.harness, self.harness.parts
        store = harness.store
        state: State = {
            "settings": {
                name: harness.settings.value_of(name)
                for name in harness.settings.declarations
                if name != "load_times"  # each load takes another time
            },
            "chosen": self._chosen_names(),
            "chats": store.conversations(),
            "folders": store.folders.all(),
            "assistants": _contents(store.assistants.all()),
            "pair": (parts.session.wanted_pair, parts.session.in_memory),
            "files": {path.name for path in self._new_files()},
            "windows": Counter(type(one).__name__ for one in QApplication.topLevelWidgets() if one.isVisible()),
            "dialogs": Counter(type(one).__name__ for one in harness.window.findChildren(QDialog)),
        }
        counts: Counter[str] = Counter()
        for widget in harness.window.findChildren(QWidget):
            if widget.isVisible():
                kind = type(widget).__name__
                counts[kind] += 1
                read = [getattr(widget, reader, None) for reader in (*_WORDS, *_VALUES)]
                state[f"{kind} {counts[kind]}"] = tuple(str(reader()) for reader in read if reader is not None)
        for part, owner in vars(parts).items():
            for name, value in getattr(owner, "__dict__", {}).items():
                note = _note_of(value)
                if note is not None and part not in _LOOKED_AT and (part, name) not in _MAY_DIFFER:
                    state[f"{part}.{name}"] = note
        return state
