"""The line below a reply: its figures where lines begin, and at the end what can be done about it. It never wraps."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QLabel, QWidget

from app.language import tr
from app.speculation.trace import Summary
from app.traces.readout import readout
from app.ui.toolkit.language.mirroring import mirrored, place_child
from app.ui.toolkit.widgets.buttons import leave_with_menu
from app.ui.toolkit.widgets.menu import Menu
from app.ui.transcript.message_actions import ActionButton, WordButton
from app.ui.transcript.messages.message_menu import MessageMenu
from app.ui.transcript.messages.message_parts import VersionPicker
from app.ui.transcript.text.reply_body import MARGIN_PIXELS
from app.ui.transcript.typography import Typography

_BETWEEN = " · "
_ISOLATED = "\u2068{}\u2069"
"""A part between marks that keep its letters and figures together where text runs from the right."""


class ReplyFigures(QLabel):
    """Speed, comparison and share of right guesses in one line: as many of them as have room; all of it in the tip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setProperty("rich", True)
        self.setProperty("role", "readout")
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._parts: tuple[str, ...] = ()
        self._colours = ("", "")
        self._room = float(sys.maxsize)

    def show_figures(self, summary: Summary | None, typography: Typography, *, is_edited: bool) -> None:
        """Show the figures of a reply, where they are known; of one that was edited, that it was."""
        facts = readout(summary) if summary is not None else None
        edited = (tr("edited"),) if is_edited else ()
        self._parts = (*edited, *(facts.line if facts is not None else ()))
        self._colours = (typography.palette.text, typography.palette.muted)
        words = [*edited]
        if summary is not None and facts is not None:
            words += [facts.sentence, tr("seed {seed}", seed=summary.seed)]
        self.setAccessibleName(_BETWEEN.join(words))
        self.setToolTip(_BETWEEN.join(words) if facts is not None else "")
        self.ensurePolished()  # the application's style sheet gives the font
        self.fit(self._room)

    def width_of(self, count: int | None = None) -> float:
        """Return the width of the first ``count`` parts, or of all."""
        shown = self._parts[:count]
        if not shown:
            return 0.0
        first = QFont(self.font())
        first.setWeight(QFont.Weight.Bold)
        rest = _BETWEEN.join(("", *shown[1:]))
        return QFontMetricsF(first).horizontalAdvance(shown[0]) + QFontMetricsF(self.font()).horizontalAdvance(rest) + 4

    def fit(self, room: float) -> None:
        """Show the parts that have room in one line; the first one is always shown."""
        self._room = room
        count = len(self._parts)
        while count > 1 and self.width_of(count) > room:
            count -= 1
        shown = self._line(self._parts[:count])
        if shown != self.text():
            self.setText(shown)

    def _line(self, parts: Sequence[str]) -> str:
        if not parts:
            return ""
        text, muted = self._colours
        first, *rest = (_ISOLATED.format(part).replace(" ", "&nbsp;") for part in parts)
        line = f'<b style="color:{text}">{first}</b>'
        if rest:
            line += f'<span style="color:{muted}">{_BETWEEN.replace(" ", "&nbsp;")}' + (
                _BETWEEN.replace(" ", "&nbsp;").join(rest) + "</span>"
            )
        return f'<div dir="{"rtl" if mirrored(self) else "ltr"}">{line}</div>'


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
        has_words = bool(words) and self.figures.width_of() <= beside_words
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
