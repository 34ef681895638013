"""The keys of the window as they hold now: pressed, and named in tips and menus."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget

from app.settings import Settings
from app.ui.toolkit.keyboard import Shortcut, same_keys, shown_keys

_NAMED = re.compile(r"\(([^()]+)\)$|\t(.+)$")
"""Keys at the end of a tip, in brackets, or of a line of a menu."""
_AS_IT_CAME = "keysAsTheyCame"
"""The property that has the words as the program wrote them, of what names other keys now."""


class KeyBindings(QObject):
    """Installs the shortcuts that the settings name.

    Args:
        window: where the keys are pressed, and whose tips name them.
        settings: which keys the person chose.
        shortcuts: what there is, with the keys that came along.
    """

    def __init__(self, window: QWidget, settings: Settings, shortcuts: Sequence[Shortcut]) -> None:
        super().__init__(window)
        self._window, self._settings, self.shortcuts = window, settings, tuple(shortcuts)
        self._installed: list[QShortcut] = []
        self._held: dict[str, tuple[str, ...]] = {}
        self.follow_settings()

    def keys_of(self, shortcut: Shortcut) -> tuple[str, ...]:
        """Return the keys that hold now; none where the person wants none."""
        return shortcut.keys_in(self._settings.shortcuts)

    def follow_settings(self) -> None:
        """Have the keys do as the settings say."""
        held = {shortcut.name: self.keys_of(shortcut) for shortcut in self.shortcuts}
        if held == self._held:
            return
        self._held = held
        for old in self._installed:
            old.setEnabled(False)
            old.deleteLater()
        self._installed = []
        for shortcut in self.shortcuts:
            for keys in held[shortcut.name]:
                new = QShortcut(QKeySequence(keys), self._window)
                new.activated.connect(shortcut.run)
                self._installed.append(new)
        self.name_keys()

    def name_keys(self) -> None:
        """Name the keys that hold in tips and menus, whose words have those that came along."""
        usual = {shown_keys(shortcut.keys[0]): shortcut for shortcut in self.shortcuts}
        for thing, words in self._words():
            as_it_came = thing.property(_AS_IT_CAME) or words
            match = _NAMED.search(as_it_came)
            keys, rest = _first_word(match[1] or match[2]) if match is not None else ("", "")
            shortcut = usual.get(shown_keys(keys)) if keys else None
            if match is None or shortcut is None:
                continue
            now = self._held[shortcut.name]
            if now[:1] and same_keys(now[0], shortcut.keys[0]):
                tip = as_it_came
            else:
                named = f"{shown_keys(now[0])}{rest}" if now else ""
                bracketed = f"({named})" if match[1] else f"\t{named}"
                tip = (as_it_came[: match.start()] + (bracketed if named else "")).rstrip()
            if tip != words:
                thing.setProperty(_AS_IT_CAME, as_it_came if tip != as_it_came else None)
                thing.setText(tip) if isinstance(thing, QAction) else thing.setToolTip(tip)

    def _words(self) -> Iterator[tuple[QWidget | QAction, str]]:
        """Yield what may name keys: buttons, and the lines of their menus.

        Looking at every widget would leave behind, of each of Qt's own that is deleted later, what PySide makes for
        looking at it: a window that is used for hours would grow with every chat.
        """
        for button in self._window.findChildren(QAbstractButton):
            if button.toolTip():
                yield button, button.toolTip()
            menu = button.menu() if isinstance(button, (QToolButton, QPushButton)) else None
            for action in menu.actions() if menu is not None else ():
                if "\t" in action.text() or action.property(_AS_IT_CAME):
                    yield action, action.text()


def _first_word(words: str) -> tuple[str, str]:
    """Split “Ctrl+Shift+O opens” into the keys and what follows."""
    keys, space, rest = words.partition(" ")
    return keys, space + rest
