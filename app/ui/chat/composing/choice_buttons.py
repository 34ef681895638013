"""Below the message field: who answers the open chat, whether the model thinks first, and which tools it may use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QActionGroup

from app.chats.assistants import Assistant
from app.conversation.chat_tools import ChatTools
from app.language import isolated, tr
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton
from app.ui.toolkit.widgets.menu import Menu

_FIGURES_WIDE = 13
_FIRST_WORDS = 90
"""Letters of a system prompt that a tip has room for."""


class ChoiceButton(IconButton):
    """Shows what is chosen by its sign, and with words beside it where there is room for them."""

    _words, _narrow = "", False

    def open_menu(self, title: str, fill: Callable[[Menu], object]) -> Menu:
        """Make a menu that opens when the button is pressed, and is filled anew each time."""
        menu = Menu(title, self)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(menu.clear)
        menu.aboutToShow.connect(partial(fill, menu))
        self.setMenu(menu)
        self.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        return menu

    def show_words(self, words: str) -> None:
        self._words = words
        shown = "" if self._narrow else words
        styles = Qt.ToolButtonStyle
        self.setToolButtonStyle(styles.ToolButtonTextBesideIcon if shown else styles.ToolButtonIconOnly)
        self.setText(shown)

    def set_narrow(self, *, narrow: bool) -> None:
        self._narrow = narrow
        self.show_words(self._words)


class AssistantButton(ChoiceButton):
    """Shows the assistant's name, as far as there is room for it."""

    chosen = Signal(object)
    """An :class:`~app.chats.assistants.Assistant`, or ``None``."""
    edit_requested = Signal()

    def __init__(self, theme: Theme, all_: Callable[[], Sequence[Assistant]]) -> None:
        super().__init__(theme, "assistant", tr("Assistant"))
        self._all = all_
        self._current: Assistant | None = None
        self.open_menu(tr("Assistant"), self._fill)
        self.show_assistant(None)

    def show_assistant(self, assistant: Assistant | None) -> None:
        self._current = assistant
        name = assistant.name if assistant is not None else tr("none", meaning="no assistant")
        self.setToolTip(tr("Assistant of this chat: {name} (Ctrl+Shift+A)", name=name))
        self.setAccessibleName(tr("Assistant of this chat: {name}", name=name))
        self._show_name()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_name()

    def _show_name(self) -> None:
        name = self._current.name if self._current is not None else tr("Assistant")
        room = self.fontMetrics().horizontalAdvance("0") * _FIGURES_WIDE
        shown = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
        self.show_words(isolated(shown).replace("&", "&&"))

    def _fill(self, menu: Menu) -> None:
        kinds = QActionGroup(menu)
        menu.addAction(tr("How this chat is answered:")).setEnabled(False)
        current = self._current.id if self._current is not None else None
        for one in (None, *self._all()):
            action = menu.addAction(
                one.name.replace("&", "&&") if one is not None else tr("No assistant: as in Settings")
            )
            action.setCheckable(True)
            action.setChecked((one.id if one is not None else None) == current)
            action.triggered.connect(lambda _=False, one=one: self.chosen.emit(one))
            if one is not None:
                action.setToolTip(_what_it_does(one))
            kinds.addAction(action)
        menu.addSeparator()
        menu.addAction(tr("Edit assistants…"), self.edit_requested.emit)


def _what_it_does(assistant: Assistant) -> str:
    words = " ".join(str(assistant.values.get("system_prompt", "")).split())
    return f"{words[:_FIRST_WORDS]}…" if len(words) > _FIRST_WORDS else words or assistant.name


class ThinkingButton(ChoiceButton):
    """Says in words and by its sign whether the model thinks first; a click chooses the other."""

    chosen = Signal(bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "thinking", tr("Thinking"))
        self._on = True
        self.clicked.connect(lambda: self.chosen.emit(not self._on))
        self.hide()

    def show_choice(self, *, by_itself: bool | None, chosen: bool | None) -> None:
        """Show whether it thinks by itself (``None``: it cannot be told, no choice is there) or as was chosen."""
        self.setVisible(by_itself is not None)
        self.show_thinking(on=bool(by_itself if chosen is None else chosen))

    def show_thinking(self, *, on: bool) -> None:
        self._on = on
        self.set_icon_name("thinking" if on else "thinking-off")
        if on:
            self.setToolTip(tr("Thinking before the answer is on in this chat: slower, and often better"))
            self.setAccessibleName(tr("Thinking before the answer: on"))
        else:
            self.setToolTip(tr("Thinking before the answer is off in this chat: the answer comes at once"))
            self.setAccessibleName(tr("Thinking before the answer: off"))
        self.show_words(tr("Thinks first") if on else tr("Thinking off"))


class ToolsButton(ChoiceButton):
    """Opens a list to switch tools on and off; hidden where no chat may use any."""

    set_up_requested = Signal()

    def __init__(self, theme: Theme, tools: ChatTools) -> None:
        super().__init__(theme, "tools", tr("Tools of this chat"))
        self._tools = tools
        self.open_menu(tr("Tools of this chat"), self._fill)
        self._open_chat: int | None = None
        self.follow(None)

    def follow(self, conversation_id: int | None) -> None:
        """Show how many are on in the open chat."""
        self._open_chat = conversation_id
        on = self._tools.chosen_in(conversation_id).on
        names = ", ".join(sorted(on)) if on else tr("none", meaning="no tools")
        self.setToolTip(tr("Tools of this chat: {names}", names=names))
        self.setAccessibleName(tr("Tools of this chat: {names}", names=names))
        self.show_words(str(len(on)) if on else "")
        self.setVisible(self._tools.is_on)

    def _fill(self, menu: Menu) -> None:
        menu.addAction(tr("Tools that this chat may use:")).setEnabled(False)
        on = self._tools.chosen_in(self._open_chat).on
        for name in self._tools.names():
            action = menu.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(name in on)
            action.toggled.connect(partial(self._tools.switch, name))
        menu.addSeparator()
        menu.addAction(tr("Set up tools…"), self.set_up_requested.emit)
