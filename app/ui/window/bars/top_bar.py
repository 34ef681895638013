"""The bar at the top: the list, which models work together and how they guess, the stage, settings, and all else."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.language import tr
from app.ui.local_api.api_mark import ApiMark
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.buttons import IconButton, plain_button
from app.ui.toolkit.widgets.menu import Menu
from app.ui.window.bars.pair_button import PairButton

MOST_CHARACTERS = 4
"""A longer figure is set smaller."""
_FIGURE = re.compile(r"\d+(?:[^\w\s]\d+)*")
"""The figure in the sentence on a speed; its place depends on the language."""


class SlimBar(QFrame):
    """A narrow bar at the right edge."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("slimBar")
        self.setAccessibleName(tr("Speed"))
        self.button = IconButton(theme, "gauge", tr("Open “Under the hood” (Ctrl+J)"))
        self.speed = QLabel("–")
        self.speed.setObjectName("slimSpeed")
        self.speed.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.speed.setAccessibleName(tr("Speed: none yet"))
        self._unit = QLabel(tr("tok/s", meaning="tokens a second, where there is little room"))
        self._unit.setObjectName("slimUnit")
        self._unit.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._unit.setToolTip(tr("Tokens a second"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 12, 4, 12)
        layout.setSpacing(0)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(12)
        layout.addWidget(self.speed)
        layout.addWidget(self._unit)
        layout.addStretch(1)

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

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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

        layout = QHBoxLayout(self)
        layout.setSpacing(8)
        layout.addWidget(self.list_button)
        layout.addWidget(self._name)
        layout.addWidget(self.pair)
        layout.addStretch(1)
        for button in (self.api_mark, self.stage_button, self.settings_button, self.more_button):
            layout.addWidget(button)
        self.follow_theme(theme)

    def event(self, event: QEvent) -> bool:
        """Show what has room, whatever changed: the width, the zoom, the models' names."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._show_what_fits()
        return super().event(event)

    def _show_what_fits(self) -> None:
        layout = self.layout()
        assert layout is not None
        margins, gap = layout.contentsMargins(), layout.spacing()
        always = [self.list_button, self.more_button, *([] if self.api_mark.isHidden() else [self.api_mark])]
        needed = margins.left() + margins.right() + sum(button.sizeHint().width() + gap for button in always)
        needed += min(self.pair.sizeHint().width(), round(LEAST_PAIR * self._theme.zoom))
        for widget in (self.settings_button, self.stage_button, self._name):
            needed += widget.sizeHint().width() + gap
            if widget.isHidden() != (needed > self.width()):
                widget.setVisible(needed <= self.width())

    def show_theme(self) -> None:
        above = 3 if self._theme.look.compact else 8
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(12, above, 12, above)
