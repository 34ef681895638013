"""The bar at the top: which models work together, where guesses come from, and the window's own switches."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.language import tr, tr_marked
from app.traces.trace_files import SAMPLES
from app.ui.local_api.api_mark import ApiMark
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.buttons import IconButton, plain_button
from app.ui.toolkit.widgets.menu import Menu
from app.ui.toolkit.widgets.overflow_bar import MoreButton, OverflowBar
from app.ui.window.bars.pickers import ModePicker, PairPicker

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.model_library import LibraryEntry


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
    """Holds the pickers and switches; what they do is the window's business."""

    sample_requested = Signal(int)
    """The place of a recorded sample in the list."""

    def __init__(
        self, theme: Theme, entries: Callable[[], Sequence[LibraryEntry]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("topBar")
        self.list_button = IconButton(theme, "sidebar", tr("Show or hide the chats (Ctrl+B)"))
        self._name = QLabel("Draftlight")
        self._name.setObjectName("appName")
        self.pair = PairPicker(entries)
        self.mode = ModePicker()
        self.race_button = plain_button(
            tr("Race"), tr("Answer the last question with guessing and without (Ctrl+Shift+G)")
        )
        self.slow_button = plain_button(tr("Slow motion"), tr("Replay the reply round by round (Ctrl+Shift+S)"))
        self.stage_button = plain_button(tr("Stage"), tr("The conversation and the gauge alone, large (F11)"))
        self.theme_button = IconButton(theme, "moon", tr("Dark colours (Ctrl+Shift+D)"))
        self.settings_button = IconButton(theme, "settings", tr("Settings (Ctrl+,)"))
        self.help_button = self._make_help(theme)
        self.recorded_button = self._make_recorded(theme)
        self.api_mark = ApiMark(theme)
        self.more_button = MoreButton(theme)
        self.metrics_button = IconButton(theme, "gauge", tr("Show or hide “Under the hood” (Ctrl+J)"))

        layout = QHBoxLayout(self)
        layout.setSpacing(8)
        layout.addWidget(self.list_button)
        layout.addWidget(self._name)
        layout.addSpacing(12)
        layout.addWidget(self.pair)
        layout.addWidget(self.mode)
        layout.addStretch(1)
        layout.addWidget(self.api_mark)
        layout.addWidget(self.race_button)
        layout.addWidget(self.slow_button)
        layout.addWidget(self.stage_button)
        layout.addWidget(self.recorded_button)
        layout.addWidget(self.theme_button)
        layout.addWidget(self.settings_button)
        layout.addWidget(self.help_button)
        layout.addWidget(self.more_button)
        layout.addWidget(self.metrics_button)
        self._overflow = OverflowBar(
            layout,
            least={self.pair: LEAST_PAIR},
            going=(
                self._name,
                self.help_button,
                self.theme_button,
                self.recorded_button,
                self.stage_button,
                self.slow_button,
                self.race_button,
                self.settings_button,
                self.mode,
            ),
            more=self.more_button,
        )
        self.follow_theme(theme)
        self.set_replayable(False, False)

    def _make_help(self, theme: Theme) -> IconButton:
        button = IconButton(theme, "help", tr("Help (F1)"))
        menu = Menu(tr("Help"), button)
        # The keys are named only: they belong to the window, and two owners of one key would silence each other.
        self.help = menu.addAction(tr("Help\tF1"))
        self.explain = menu.addAction(tr("How it works\tShift+F1"))
        self.list_keys = menu.addAction(tr("Keyboard shortcuts\tCtrl+/"))
        button.setMenu(menu)
        button.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        return button

    def _make_recorded(self, theme: Theme) -> IconButton:
        button = IconButton(theme, "film", tr("Recorded replies: open, save, share, watch one (Ctrl+Shift+O opens)"))
        menu = Menu(tr("Recorded replies"), button)
        # The keys are named only; see above.
        self.open_recorded = menu.addAction(tr("Open recorded reply…\tCtrl+Shift+O"))
        self.save = menu.addAction(tr("Save as recorded reply…\tCtrl+Alt+S"))
        self.share = menu.addAction(tr("Share this reply as HTML page…\tCtrl+Shift+H"))
        menu.addSeparator()
        samples = menu.addMenu(tr("Watch a recorded reply"))
        for place, sample in enumerate(SAMPLES):
            samples.addAction(tr_marked(sample.title), partial(self.sample_requested.emit, place))
        button.setMenu(menu)
        button.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        return button

    def event(self, event: QEvent) -> bool:
        """Show what has room, whatever changed: the width, the zoom, the models' names."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._overflow.fit(self.width(), self._theme.zoom)
        return super().event(event)

    def set_replayable(self, replayable: bool, raceable: bool) -> None:
        """Set whether a reply can be replayed and saved, and whether one can be answered again in a race."""
        self.race_button.setEnabled(raceable)
        self.slow_button.setEnabled(replayable)
        self.save.setEnabled(replayable)
        self.share.setEnabled(replayable)

    def set_slim_bar(self, visible: bool) -> None:
        """Hide the right column's button while the slim bar is there, whose own button opens the column."""
        self.metrics_button.setVisible(not visible)

    def show_theme(self) -> None:
        above = 3 if self._theme.look.compact else 8
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(12, above, 12, above)
        dark = self._theme.palette.name == "dark"
        self.theme_button.set_icon_name("sun" if dark else "moon")
        self.theme_button.set_tip(tr("Light colours (Ctrl+Shift+D)") if dark else tr("Dark colours (Ctrl+Shift+D)"))
