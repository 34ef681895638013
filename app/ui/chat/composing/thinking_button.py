"""Beside the message field: whether the model thinks before it answers, in this chat; for models that can be told."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.language import tr
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton


class ThinkingButton(IconButton):
    """Says in words and by its sign whether the model thinks first; a click chooses the other."""

    chosen = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "thinking", tr("Thinking"), parent)
        self._on = True
        self._narrow = False
        self.clicked.connect(lambda: self.chosen.emit(not self._on))
        self.hide()

    def show_choice(self, *, by_itself: bool | None, chosen: bool | None) -> None:
        """Show whether the model thinks.

        Args:
            by_itself: whether it does where nobody says so; ``None``: it cannot be told, and no choice is offered.
            chosen: what the person chose in this chat.
        """
        self.setVisible(by_itself is not None)
        self.show_thinking(on=bool(by_itself if chosen is None else chosen))

    def show_thinking(self, *, on: bool) -> None:
        """Show whether the model thinks."""
        self._on = on
        self.set_icon_name("thinking" if on else "thinking-off")
        if on:
            self.setToolTip(tr("Thinking before the answer is on in this chat: slower, and often better"))
            self.setAccessibleName(tr("Thinking before the answer: on"))
        else:
            self.setToolTip(tr("Thinking before the answer is off in this chat: the answer comes at once"))
            self.setAccessibleName(tr("Thinking before the answer: off"))
        self._show_words()

    def set_narrow(self, *, narrow: bool) -> None:
        """Show the sign alone, or the words beside it."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._show_words()

    def _show_words(self) -> None:
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly if self._narrow else beside)
        words = tr("Thinks first") if self._on else tr("Thinking off")
        self.setText("" if self._narrow else words)
