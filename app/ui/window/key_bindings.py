"""The keys of the window as they hold now: pressed, and named in tips and menus."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from app.settings import Settings
from app.ui.toolkit.keyboard import Shortcut, same_keys, shown_keys
from app.ui.window.choices import Choice

ACTION = "action:"
"""The beginning of the names of choices of actions."""

_NAMED = re.compile(r"\(([^()]+)\)$")
"""Keys at the end of a tip, in brackets."""
_AS_IT_CAME = "keysAsTheyCame"
"""The property of a button that names other keys now: its tip as the program wrote it."""


class KeyBindings(QObject):
    """Installs the shortcuts with the keys that the settings name, in a window whose tips name them too."""

    def __init__(self, window: QWidget, settings: Settings, shortcuts: Sequence[Shortcut]) -> None:
        super().__init__(window)
        self._window, self._settings, self.shortcuts = window, settings, tuple(shortcuts)
        self._installed: list[QShortcut] = []
        self._held: dict[str, tuple[str, ...]] = {}
        self.follow_settings()

    def keys_of(self, shortcut: Shortcut) -> tuple[str, ...]:
        """Return the keys that hold now; none where the person wants none."""
        return shortcut.keys_in(self._settings.shortcuts)

    def keys_words(self, shortcut: Shortcut) -> str:
        """Return the first of its keys as this system writes them; empty where it has none."""
        return "".join(map(shown_keys, self.keys_of(shortcut)[:1]))

    def add_to(self, menu: QMenu, *names: str) -> None:
        """Add actions to a menu, by their names, with the keys that hold; an empty name is a line between two parts.

        The keys are named only: they belong to the window, and two owners of one key would silence each other.
        """
        by_name = {shortcut.name: shortcut for shortcut in self.shortcuts}
        for name in names:
            if not name:
                menu.addSeparator()
                continue
            shortcut = by_name[name]
            action = menu.addAction(f"{shortcut.words}\t{self.keys_words(shortcut)}".rstrip("\t"), shortcut.run)
            action.setEnabled(shortcut.is_available())

    def choices(self, *names: str) -> list[Choice]:
        """Return actions to choose from, by their names, else all, as far as they can be done now."""
        chosen = [shortcut for shortcut in self.shortcuts if not names or shortcut.name in names]
        return [
            Choice(one.words, one.run, aside=self.keys_words(one), name=ACTION + one.name)
            for one in chosen
            if one.is_available()
        ]

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
        """Name the keys that hold in the tips of buttons, whose words have those that came along."""
        usual = {shown_keys(shortcut.keys[0]): shortcut for shortcut in self.shortcuts if shortcut.keys}
        # Looking at every widget would leave behind, of each of Qt's own that is deleted later, what PySide makes for
        # looking at it: a window that is used for hours would grow with every chat.
        for button in self._window.findChildren(QAbstractButton):
            tip = button.toolTip()
            as_it_came = button.property(_AS_IT_CAME) or tip
            match = _NAMED.search(as_it_came)
            keys, rest = _first_word(match[1]) if match is not None else ("", "")
            shortcut = usual.get(shown_keys(keys)) if keys else None
            if match is None or shortcut is None:
                continue
            now = self._held[shortcut.name]
            if now[:1] and same_keys(now[0], shortcut.keys[0]):
                named = as_it_came
            else:
                bracketed = f"({shown_keys(now[0])}{rest})" if now else ""
                named = (as_it_came[: match.start()] + bracketed).rstrip()
            if named != tip:
                button.setProperty(_AS_IT_CAME, as_it_came if named != as_it_came else None)
                button.setToolTip(named)


def _first_word(words: str) -> tuple[str, str]:
    """Split “Ctrl+Shift+O opens” into the keys and what follows."""
    keys, space, rest = words.partition(" ")
    return keys, space + rest
