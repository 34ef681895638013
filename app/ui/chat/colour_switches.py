"""The switches of the colours in the legend, and what follows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.settings import Settings
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
        self._set_switches()
        legend.outcomes_switch.toggled.connect(self._show_outcomes)
        legend.rejected_switch.toggled.connect(self._show_rejected)

    def follow_settings(self) -> None:
        """Show what the settings say."""
        self._transcript().set_outcomes_visible(self._settings.show_outcomes)
        self._transcript().set_rejected_visible(self._settings.show_rejected)
        self._set_switches()

    def _set_switches(self) -> None:
        self._legend.outcomes_switch.setChecked(self._settings.show_outcomes)
        self._legend.rejected_switch.setChecked(self._settings.show_rejected)

    def _show_outcomes(self, visible: bool) -> None:
        self._transcript().set_outcomes_visible(visible)
        self._settings.set("show_outcomes", visible)

    def _show_rejected(self, visible: bool) -> None:
        self._transcript().set_rejected_visible(visible)
        self._settings.set("show_rejected", visible)
