"""The line of figures below a reply."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QLabel, QWidget

from app.language import tr
from app.speculation.trace import Summary
from app.traces.readout import readout
from app.ui.toolkit.language.mirroring import mirrored
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

    def width_of(self, count: int) -> float:
        """Return the width of the first ``count`` parts."""
        shown = self._parts[:count]
        if not shown:
            return 0.0
        first = QFont(self.font())
        first.setWeight(QFont.Weight.Bold)
        rest = _BETWEEN.join(("", *shown[1:]))
        return QFontMetricsF(first).horizontalAdvance(shown[0]) + QFontMetricsF(self.font()).horizontalAdvance(rest) + 4

    @property
    def whole_width(self) -> float:
        return self.width_of(len(self._parts))

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
