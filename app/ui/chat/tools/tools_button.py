"""Beside the message field: which tools the open chat may use."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.conversation.chat_tools import ChatTools
from app.language import tr
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton
from app.ui.toolkit.widgets.menu import Menu


class ToolsButton(IconButton):
    """Opens a list to switch tools on and off; hidden where no chat may use any."""

    set_up_requested = Signal()

    def __init__(self, theme: Theme, tools: ChatTools, parent: QWidget | None = None) -> None:
        super().__init__(theme, "tools", tr("Tools of this chat"), parent)
        self._tools = tools
        self.setMenu(Menu(tr("Tools of this chat"), self))
        self.menu().aboutToShow.connect(self._fill)
        self.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        self._open_chat: int | None = None
        self.follow(None)

    def follow(self, conversation_id: int | None) -> None:
        """Show how many are on in the open chat."""
        self._open_chat = conversation_id
        on = self._tools.chosen_in(conversation_id).on
        names = ", ".join(sorted(on)) if on else tr("none", meaning="no tools")
        self.setToolTip(tr("Tools of this chat: {names}", names=names))
        self.setAccessibleName(tr("Tools of this chat: {names}", names=names))
        self.setText(str(len(on)) if on else "")
        styles = self.toolButtonStyle().__class__
        self.setToolButtonStyle(styles.ToolButtonTextBesideIcon if on else styles.ToolButtonIconOnly)
        self.setVisible(self._tools.is_on)

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        menu.addAction(tr("Tools that this chat may use:")).setEnabled(False)
        on = self._tools.chosen_in(self._open_chat).on
        for name in self._tools.names():
            action = menu.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(name in on)
            action.toggled.connect(partial(self._tools.switch, name))
        menu.addSeparator()
        menu.addAction(tr("Set up tools…"), self.set_up_requested.emit)
