"""The bar at the top with the button of models and guessing, and the slim one of folded figures."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolButton

from app.language import isolated, tr
from app.ui.local_api.api_mark import ApiMark
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.buttons import IconButton, PressedOnce, plain_button
from app.ui.toolkit.widgets.layouts import Stretch, column_of, row_of
from app.ui.toolkit.widgets.menu import Menu

_PADDING = 34
"""Pixels beside the text: the style sheet's padding, and what rounding may take."""
_LEAST_LETTERS = 8


class PairButton(PressedOnce, QToolButton):
    """Shows “Starter pair · Automatic”; where the bar is narrow the models' names get shorter, the rest stays."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pairButton")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._models, self._mode = tr("Choose a model"), ""
        self._more = ""
        self._show()

    def show_models(self, models: str, more: str = "") -> None:
        """Show the models' names; the tool tip has ``more`` of them."""
        self._models, self._more = models, more
        self._show()

    def show_mode(self, mode: str) -> None:
        """Show the way to guess."""
        self._mode = mode
        self._show()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self._width(self._text(self._models)), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        letters = self.fontMetrics().averageCharWidth() * _LEAST_LETTERS
        return QSize(letters + _PADDING, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._shorten()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _show(self) -> None:
        self.setAccessibleName(tr("Models and guessing: {models}, {mode}", models=self._models, mode=self._mode))
        tip = tr("{models} · {mode} (Ctrl+M)", models=self._models, mode=self._mode)
        self.setToolTip(f"{self._more}\n{tip}" if self._more else tip)
        self.updateGeometry()
        self._shorten()

    def _shorten(self) -> None:
        """Leave out as much of the names as there is no room for, then the way to guess."""
        text = self._text(self._models)
        if self._width(text) > self.width():
            room = self.width() - self._width(self._text(""))
            short = self.fontMetrics().elidedText(self._models, Qt.TextElideMode.ElideRight, max(room, 0))
            # Isolated, else an English name would have its "…" before it where one reads from the right.
            text = self._text(isolated(short)) if len(short) > _LEAST_LETTERS else self._without_mode()
        if text != self.text():
            self.setText(text)

    def _without_mode(self) -> str:
        room = self.width() - self._width(" ▾")
        short = self.fontMetrics().elidedText(self._models, Qt.TextElideMode.ElideRight, max(room, 30))
        return f"{isolated(short)} ▾".replace("&", "&&")

    def _text(self, models: str) -> str:
        return " · ".join(filter(None, (models, self._mode))).replace("&", "&&") + " ▾"

    def _width(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + _PADDING


MOST_CHARACTERS = 4
"""A longer figure is set smaller."""
_FIGURE = re.compile(r"\d+(?:[^\w\s]\d+)*")
"""The figure in the sentence on a speed; its place depends on the language."""


class SlimBar(QFrame):
    """A narrow bar at the right edge."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("slimBar")
        self.setAccessibleName(tr("Speed"))
        self.button = IconButton(theme, "gauge", tr("Open “Under the hood” (Ctrl+J)"))
        middle = Qt.AlignmentFlag.AlignHCenter
        self.speed = named(QLabel("–", alignment=middle), tr("Speed: none yet"))
        self.speed.setObjectName("slimSpeed")
        unit = QLabel(tr("tok/s", meaning="tokens a second, where there is little room"), alignment=middle)
        unit.setObjectName("slimUnit")
        unit.setToolTip(tr("Tokens a second"))
        button = (self.button, middle)
        column_of(button, 12, self.speed, unit, Stretch(), on=self, gap=0, margins=(4, 12, 4, 12))

    def show_speed(self, text: str) -> None:
        """Show a speed, ``text`` such as "43 tokens/s"; the bar has room for the figure."""
        figure = _FIGURE.search(text)
        shown = figure[0] if figure else "–"
        self.speed.setText(shown)
        set_style_property(self.speed, "long", len(shown) > MOST_CHARACTERS)
        self.speed.setAccessibleName(tr("Speed: {speed}", speed=text) if text else tr("Speed: none yet"))


LEAST_PAIR = 190
"""Pixels at zoom 1 that the names of the models get before anything else is shown."""


class TopBar(FollowsTheme, QFrame):
    """Holds the controls; what they do is the window's business. What has no room is in the menu at the end alone."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("topBar")
        self.list_button = IconButton(theme, "sidebar", tr("Show or hide the chats (Ctrl+B)"))
        self._name = QLabel("Draftlight")
        self._name.setObjectName("appName")
        self.pair = PairButton()
        self.stage_button = plain_button(tr("Stage"), tr("The conversation and the gauge alone, large (F11)"))
        self.settings_button = IconButton(theme, "settings", tr("Settings (Ctrl+,)"))
        self.api_mark = ApiMark(theme)
        self.more_button = IconButton(theme, "more", tr("More"))
        self.more_button.setMenu(Menu(tr("More"), self.more_button))
        self.more_button.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        # Made once: a menu that Qt makes anew at each opening leaves its Python object behind when it is deleted.
        self.recorded = Menu(tr("Recorded replies"), self.more_button.menu())

        at_end = (self.api_mark, self.stage_button, self.settings_button, self.more_button)
        self._row = row_of(self.list_button, self._name, self.pair, Stretch(), *at_end, on=self)
        self.follow_theme(theme)

    def event(self, event: QEvent) -> bool:
        """Show what has room, whatever changed: the width, the zoom, the models' names."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._show_what_fits()
        return super().event(event)

    def _show_what_fits(self) -> None:
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        always = [self.list_button, self.more_button, *([] if self.api_mark.isHidden() else [self.api_mark])]
        needed = margins.left() + margins.right() + sum(button.sizeHint().width() + gap for button in always)
        needed += min(self.pair.sizeHint().width(), round(LEAST_PAIR * self._theme.zoom))
        for widget in (self.settings_button, self.stage_button, self._name):
            needed += widget.sizeHint().width() + gap
            if widget.isHidden() != (needed > self.width()):
                widget.setVisible(needed <= self.width())

    def show_theme(self) -> None:
        above = 3 if self._theme.look.compact else 8
        self._row.setContentsMargins(12, above, 12, above)
