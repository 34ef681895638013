"""The settings, each with a plain explanation, generated from their declarations in :mod:`app.settings`."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.settings import Section, Settings
from app.ui.dialogs.settings_fields import SettingField
from app.ui.toolkit.buttons import button_row, plain_button, primary_button, quiet_button
from app.ui.toolkit.dialog_width import wide
from app.ui.toolkit.labels import heading, muted

FIGURES_WIDE = 59


class SettingsDialog(QDialog):
    """Changes the settings on Save; a value outside its limits is said and nothing is changed."""

    changed = Signal()
    about_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Settings")
        self._settings = settings
        self._rows: dict[str, SettingField] = {}
        self._before: dict[str, Any] | None = None
        """What stood in the fields before all were reset; an edit since then forgets it."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(6)
        for section in Section:
            if section is not Section.HIDDEN:
                self._add_section(column, section)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the field that has the focus
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setContentsMargins(28, 0, 28, 0)
        self.problem.hide()
        cancel = plain_button("Cancel")
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.save_button = primary_button("Save")
        self.save_button.setDefault(True)
        self.save_button.clicked.connect(self._save)
        self.about_button = quiet_button("About Draftlight")
        self.about_button.setAutoDefault(False)
        self.about_button.clicked.connect(self.about_requested)
        buttons = button_row(cancel, self.save_button)
        buttons.insertWidget(0, self.about_button)
        buttons.setContentsMargins(28, 8, 28, 16)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._make_strip())
        layout.addWidget(scroll, 1)
        layout.addWidget(self.problem)
        layout.addLayout(buttons)
        height = parent.height() - 80 if parent is not None else 640
        self.resize(wide(self, FIGURES_WIDE), min(720, max(420, height)))
        self._count()
        next(iter(self.fields.values())).setFocus()

    @property
    def fields(self) -> dict[str, QWidget]:
        """What is typed into or chosen from, by the setting's name."""
        return {name: row.control for name, row in self._rows.items()}

    def row(self, name: str) -> SettingField:
        return self._rows[name]

    def _make_strip(self) -> QWidget:
        """How many settings are not as they came, and the way back for all of them, which can be undone."""
        self._strip = QWidget()
        self._strip.setObjectName("settingsStrip")
        self._strip.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._strip_words = muted("")
        self._strip_words.setWordWrap(True)
        self.reset_button = quiet_button("Reset all")
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self._reset_or_undo)
        row = QHBoxLayout(self._strip)
        row.setContentsMargins(28, 6, 20, 6)
        row.addWidget(self._strip_words, 1)
        row.addWidget(self.reset_button)
        return self._strip

    def _add_section(self, column: QVBoxLayout, section: Section) -> None:
        column.addWidget(heading(str(section)))
        for declaration in Settings.declarations.values():
            if declaration.section is section:
                row = SettingField(declaration, self._settings)
                row.edited.connect(self._follow_edit)
                self._rows[declaration.name] = row
                column.addSpacing(6)
                column.addWidget(row)
        column.addSpacing(16)

    def _follow_edit(self) -> None:
        self._before = None
        self._count()

    def _reset_or_undo(self) -> None:
        before, self._before = self._before, None
        if before is not None:
            for name, entry in before.items():
                self._rows[name].put(entry)
        else:
            before = {name: row.entry for name, row in self._rows.items()}
            for row in self._rows.values():
                row.reset()
            self._before = before
        self._count()

    def _count(self) -> None:
        count = sum(row.changed for row in self._rows.values())
        undo = self._before is not None
        self._strip.setVisible(undo or count > 0)
        self._strip_words.setText(
            "All settings are as they came. Save keeps that."
            if undo
            else f"{count} settings are changed."
            if count > 1
            else "One setting is changed."
        )
        self.reset_button.setText("Undo" if undo else "Reset all")
        self.reset_button.setAccessibleName("Undo the reset of all settings" if undo else "Reset all settings")
        self.reset_button.setToolTip("" if undo else "Nothing is changed before you press Save")

    def _save(self) -> None:
        values: dict[str, Any] = {}
        for name, row in self._rows.items():
            try:
                values[name] = row.read()
            except ValueError as error:
                self.problem.setText(str(error))
                self.problem.show()
                row.control.setFocus()
                return
        for name, value in values.items():
            row = self._rows[name]
            if row.was_reset:
                self._settings.forget(name)
            elif value != row.first:
                self._settings.set(name, value)
        self.changed.emit()
        self.accept()
