"""The line that counts the changed settings, with a way back for all of them that can be undone."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.language import tr, tr_count
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import quiet_button
from app.ui.toolkit.widgets.labels import muted


class SettingsStrip(QWidget):
    """There while something is changed, or was until all were reset."""

    reset_pressed = Signal()
    """Reset all, or undo that."""
    alone_toggled = Signal(bool)
    """Whether those that are changed are to be shown alone."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("settingsStrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = muted("")
        self.words.setWordWrap(True)
        self.alone_button = quiet_button(tr("Show them alone"))
        self.alone_button.setAutoDefault(False)
        self.alone_button.setCheckable(True)
        self.alone_button.toggled.connect(self._follow_toggle)
        self.reset_button = quiet_button(tr("Reset all"))
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.reset_pressed)
        row = QHBoxLayout(self)
        set_margins(row, 28, 6, 20, 6)
        row.addWidget(self.words, 1)
        row.addWidget(self.alone_button)
        row.addWidget(self.reset_button)

    @property
    def alone(self) -> bool:
        return self.alone_button.isChecked()

    def show_count(self, count: int, *, undo: bool) -> None:
        """Say how many settings are changed, or that all were reset."""
        self.setVisible(undo or count > 0)
        self.alone_button.setVisible(count > 0 and not undo)
        self.words.setText(
            tr("All settings are as they came.")
            if undo
            else tr_count("One setting is changed.", "%n settings are changed.", max(1, count))
        )
        self.reset_button.setText(tr("Undo") if undo else tr("Reset all"))
        self.reset_button.setAccessibleName(tr("Undo the reset of all settings") if undo else tr("Reset all settings"))
        self.reset_button.setToolTip("" if undo else tr("You can undo this"))
        if not self.alone_button.isVisibleTo(self) and self.alone:
            self.alone_button.setChecked(False)

    def _follow_toggle(self, alone: bool) -> None:
        self.alone_button.setText(tr("Show all") if alone else tr("Show them alone"))
        name = tr("Show all settings") if alone else tr("Show the changed settings alone")
        self.alone_button.setAccessibleName(name)
        self.alone_toggled.emit(alone)
