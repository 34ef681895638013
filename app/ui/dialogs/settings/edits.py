"""Edits of the settings that are to take effect: each value once it is complete; a wrong one is reported."""

from __future__ import annotations

from collections.abc import Mapping

from app.settings import Settings
from app.ui.dialogs.settings.fields import SettingField
from app.ui.dialogs.settings.row import SettingsRow
from app.ui.dialogs.settings.shortcut_fields import ShortcutField


class SettingsEdits:
    """Collects the rows that were edited, and has them hold.

    Args:
        settings: are changed.
        shortcuts: the rows of all shortcuts so far, by their names.
    """

    def __init__(self, settings: Settings, shortcuts: Mapping[str, ShortcutField]) -> None:
        self._settings, self._shortcuts = settings, shortcuts
        self._edited: dict[SettingsRow, None] = {}

    @property
    def first_wrong(self) -> SettingsRow | None:
        """The first row whose entry is no value, after :meth:`apply`."""
        return next(iter(self._edited), None)

    def add(self, row: SettingsRow) -> None:
        """Note a row that was edited."""
        self._edited[row] = None

    def apply(self) -> bool:
        """Have all of it hold that is a value, and the rest say why it is none; return whether anything is changed."""
        edited, self._edited = self._edited, {}
        held = False
        for row in edited:
            try:
                held = (self._hold(row) if isinstance(row, SettingField) else self._hold_shortcuts()) or held
                row.show_problem("")
            except ValueError as error:
                self._edited[row] = None
                row.show_problem(str(error))
        return held

    def _hold(self, row: SettingField) -> bool:
        value = row.read()
        if row.was_reset:
            changed = self._settings.is_chosen(row.name)
            self._settings.forget(row.name)
        else:
            changed = bool(value != row.first)
            if changed:
                self._settings.set(row.name, value)
        row.first = value
        return changed

    def _hold_shortcuts(self) -> bool:
        chosen = {name: keys for name, keys in self._settings.shortcuts.items() if name not in self._shortcuts}
        chosen |= {name: list(row.entry) for name, row in self._shortcuts.items() if row.changed}
        if chosen == self._settings.shortcuts:
            return False
        self._settings.set("shortcuts", chosen)
        return True
