"""Beside the message field: how the open chat is answered, and a menu to have it answered otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QWidget

from app.chats.assistants import Assistant
from app.language import isolated, tr
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton
from app.ui.toolkit.widgets.menu import Menu

_FIGURES_WIDE = 13
_FIRST_WORDS = 90
"""Letters of a system prompt that a tip has room for."""


class AssistantButton(IconButton):
    """Shows the assistant's name, or its sign alone where there is little room."""

    chosen = Signal(object)
    """An :class:`~app.chats.assistants.Assistant`, or ``None``."""
    edit_requested = Signal()

    def __init__(self, theme: Theme, all_: Callable[[], Sequence[Assistant]], parent: QWidget | None = None) -> None:
        super().__init__(theme, "assistant", tr("Assistant"), parent)
        self._all = all_
        self._current: Assistant | None = None
        self._narrow = False
        self._kinds = QActionGroup(self)
        self.setMenu(Menu(tr("Assistant"), self))
        self.menu().setToolTipsVisible(True)
        self.menu().aboutToShow.connect(self._fill)
        self.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        self.show_assistant(None)

    def show_assistant(self, assistant: Assistant | None) -> None:
        self._current = assistant
        name = assistant.name if assistant is not None else tr("none", meaning="no assistant")
        self.setToolTip(tr("Assistant of this chat: {name} (Ctrl+Shift+A)", name=name))
        self.setAccessibleName(tr("Assistant of this chat: {name}", name=name))
        self._show_name()

    def set_narrow(self, *, narrow: bool) -> None:
        if narrow != self._narrow:
            self._narrow = narrow
            self._show_name()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_name()

    def _show_name(self) -> None:
        if self._narrow:
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            self.setText("")
            return
        name = self._current.name if self._current is not None else tr("Assistant")
        room = self.fontMetrics().horizontalAdvance("0") * _FIGURES_WIDE
        shown = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setText(isolated(shown).replace("&", "&&"))

    def _fill(self) -> None:
        menu, kinds = self.menu(), self._kinds
        menu.clear()
        for action in kinds.actions():
            kinds.removeAction(action)
        menu.addAction(tr("How this chat is answered:")).setEnabled(False)
        current = self._current.id if self._current is not None else None
        for one in (None, *self._all()):
            action = menu.addAction(
                one.name.replace("&", "&&") if one is not None else tr("No assistant: as in Settings")
            )
            action.setCheckable(True)
            action.setChecked((one.id if one is not None else None) == current)
            action.triggered.connect(partial(self._emit, one))
            if one is not None:
                action.setToolTip(_what_it_does(one))
            kinds.addAction(action)
        menu.addSeparator()
        menu.addAction(tr("Edit assistants…"), self.edit_requested.emit)

    def _emit(self, assistant: Assistant | None, _checked: bool = False) -> None:
        self.chosen.emit(assistant)


def _what_it_does(assistant: Assistant) -> str:
    words = " ".join(str(assistant.values.get("system_prompt", "")).split())
    return f"{words[:_FIRST_WORDS]}…" if len(words) > _FIRST_WORDS else words or assistant.name
