"""The line below a reply: its figures where lines begin, and at the end what can be done about it. It never wraps."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from app.language import tr
from app.ui.toolkit.language.mirroring import place_child
from app.ui.toolkit.widgets.buttons import leave_with_menu
from app.ui.toolkit.widgets.menu import Menu
from app.ui.transcript.message_actions import ActionButton, WordButton
from app.ui.transcript.messages.message_menu import MessageMenu
from app.ui.transcript.messages.reply_figures import ReplyFigures
from app.ui.transcript.messages.versions import VersionPicker
from app.ui.transcript.text.reply_body import MARGIN_PIXELS
from app.ui.transcript.typography import Typography

GAP_PIXELS = 4


class ReplyLine(QWidget):
    """Places figures and buttons; words that have no room are in the menu, too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.figures = ReplyFigures(self)
        self.continue_button = WordButton(tr("Continue"), tr("Go on writing this reply"), self)
        self.continue_button.setProperty("framed", True)
        self.race_button = WordButton(
            tr("Race"), tr("Answer the last question with guessing and without (Ctrl+Shift+G)"), self
        )
        self.slow_button = WordButton(tr("Slow motion"), tr("Replay the reply round by round (Ctrl+Shift+S)"), self)
        self.versions = VersionPicker(self)
        self.copy_button = ActionButton("copy", tr("Copy reply"), self)
        self.regenerate_button = ActionButton("refresh", tr("Write this reply again"), self)
        self.more_button = ActionButton("more", tr("More about this reply"), self)
        self._words = (self.race_button, self.slow_button)
        self._offered: set[QWidget] = set()
        """The words that are to be shown where they have room."""
        self._buttons = (self.copy_button, self.regenerate_button, self.more_button)
        for earlier, later in pairwise((self.continue_button, *self._words, *self._buttons)):
            QWidget.setTabOrder(earlier, later)
        self.continue_button.hide()
        for word in self._words:
            word.hide()

    def show_menu(self, menu: MessageMenu) -> None:
        """Open a menu behind “…”."""
        lines = Menu(parent=self.more_button)
        menu.fill(lines)
        self.more_button.setMenu(lines)
        leave_with_menu(self.more_button)
        self.more_button.setPopupMode(ActionButton.ToolButtonPopupMode.InstantPopup)

    def offer_words(self, *, race: bool, slow_motion: bool) -> None:
        """Offer to show the reply in these ways."""
        offers = ((self.race_button, race), (self.slow_button, slow_motion))
        self._offered = {word for word, is_offered in offers if is_offered}

    def set_typography(self, typography: Typography) -> None:
        self.versions.set_typography(typography)
        for button in (*self._buttons, self.continue_button, *self._words):
            button.set_typography(typography)
        self.figures.setFont(typography.interface_font(13))

    def place(self, width: int, typography: Typography) -> int:
        """Place all of it in this width; return the height."""
        px = typography.px
        gap, margin = round(px(GAP_PIXELS)), round(px(MARGIN_PIXELS))
        always = [part for part in (self.continue_button, self.versions, *self._buttons) if not part.isHidden()]
        words = [word for word in self._words if word in self._offered]
        room = width - margin - sum(part.width() + gap for part in always)
        beside_words = room - sum(word.width() + gap for word in words)
        has_words = bool(words) and self.figures.whole_width <= beside_words
        for word in self._words:
            word.setVisible(has_words and word in self._offered)
        height = max(part.height() for part in (*self._buttons, self.continue_button))
        self.figures.fit(beside_words if has_words else room)
        self.resize(width, height)
        end = width
        for part in (*reversed(self._buttons), self.versions, *reversed(self._words), self.continue_button):
            if not part.isHidden():
                end -= part.width()
                place_child(part, QRect(end, (height - part.height()) // 2, part.width(), part.height()))
                end -= gap
        place_child(self.figures, QRect(margin, 0, max(0, end - margin), height))
        return height
