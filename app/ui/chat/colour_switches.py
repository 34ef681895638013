"""The switches of the colours in the legend, and what follows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.settings import ReplyColours, Settings
from app.ui.transcript.legend import Legend

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.transcript.transcript_view import TranscriptView


class ColourSwitches(QObject):
    """Keeps legend, settings and transcript alike: whether outcomes are coloured, and wrong guesses shown.

    Args:
        legend: it has the switches, and goes with it.
        settings: what is chosen is kept there.
        transcript: returns what shows the conversation, which is made when it is first needed.
    """

    def __init__(self, legend: Legend, settings: Settings, transcript: Callable[[], TranscriptView]) -> None:
        super().__init__(legend)
        self._legend, self._settings, self._transcript = legend, settings, transcript
        self._colours_on = ReplyColours.CALM
        """Colours that the switch turns on: full or calm, whichever was chosen last."""
        self._set_switches()
        legend.outcomes_switch.toggled.connect(self._show_outcomes)
        legend.rejected_switch.toggled.connect(self._show_rejected)

    def follow_settings(self) -> None:
        """Show what the settings say."""
        self.apply_to(self._transcript())
        self._set_switches()

    def apply_to(self, transcript: TranscriptView) -> None:
        """Have a transcript show what the settings say."""
        transcript.set_outcomes_visible(self._has_colours)
        transcript.set_rejected_visible(self._settings.show_rejected)

    @property
    def _has_colours(self) -> bool:
        return self._settings.reply_colours is not ReplyColours.OFF

    def _set_switches(self) -> None:
        if self._has_colours:
            self._colours_on = self._settings.reply_colours
        self._legend.outcomes_switch.setChecked(self._has_colours)
        self._legend.rejected_switch.setChecked(self._settings.show_rejected)

    def _show_outcomes(self, visible: bool) -> None:
        self._transcript().set_outcomes_visible(visible)
        if visible != self._has_colours:
            self._settings.set("reply_colours", self._colours_on if visible else ReplyColours.OFF)

    def _show_rejected(self, visible: bool) -> None:
        self._transcript().set_rejected_visible(visible)
        self._settings.set("show_rejected", visible)
