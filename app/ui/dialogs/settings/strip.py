"""The line that counts the changed settings, with a way back for all of them that can be undone."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from app.language import tr, tr_count
from app.ui.toolkit.language.mirroring import begin_at_edge, set_margins
from app.ui.toolkit.widgets.buttons import quiet_button


class SettingsStrip(QWidget):
    """Says what is changed. It is always there and as high: else what one is about to click would move."""

    alone_toggled = Signal(bool)
    """True if those that are changed are to be shown alone."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("settingsStrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = _Words()
        self.alone_button = quiet_button(tr("Show them alone"))
        self.alone_button.setAutoDefault(False)
        self.alone_button.setCheckable(True)
        self.alone_button.toggled.connect(self._follow_toggle)
        self.reset_button = quiet_button(tr("Reset all"))
        self.reset_button.setAutoDefault(False)
        row = QHBoxLayout(self)
        set_margins(row, 28, 6, 20, 6)
        row.addWidget(self.words, 1)
        row.addWidget(self.alone_button)
        row.addWidget(self.reset_button)
        for button in (self.alone_button, self.reset_button):
            size_policy = button.sizePolicy()
            size_policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(size_policy)
        self.show_count(0, undo=False)

    def show_count(self, count: int, *, undo: bool) -> None:
        """Say how many settings are changed, or that all were reset."""
        unchanged = undo or not count
        self.alone_button.setVisible(not unchanged)
        self.reset_button.setVisible(undo or count > 0)
        self.words.setText(_AS_THEY_CAME if unchanged else _changed(count))
        self.reset_button.setText(tr("Undo") if undo else tr("Reset all"))
        self.reset_button.setAccessibleName(tr("Undo the reset of all settings") if undo else tr("Reset all settings"))
        self.reset_button.setToolTip("" if undo else tr("You can undo this"))
        if not self.alone_button.isVisibleTo(self) and self.alone_button.isChecked():
            self.alone_button.setChecked(False)

    def _follow_toggle(self, alone: bool) -> None:
        self.alone_button.setText(tr("Show all") if alone else tr("Show them alone"))
        name = tr("Show all settings") if alone else tr("Show the changed settings alone")
        self.alone_button.setAccessibleName(name)
        self.alone_toggled.emit(alone)


class _Words(QLabel):
    """As high as the longest words it may have to say, which may need a second line."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "muted")
        self.setWordWrap(True)
        begin_at_edge(self)

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        room, wrap = QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap
        longest_texts = (_AS_THEY_CAME, _changed(1), _changed(88))
        return max(self.fontMetrics().boundingRect(room, wrap, one).height() for one in longest_texts)


_AS_THEY_CAME = tr("All settings are as they came.")


def _changed(count: int) -> str:
    return tr_count("One setting is changed.", "%n settings are changed.", count)
