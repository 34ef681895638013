"""Keeps the advice about guessing up to date: follows the mode, what is loaded, and the reply that was written last."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.engine.events import Loaded
from app.speculation.settings import SpeculationMode
from app.speculation.trace import Trace
from app.ui.drafting_advice import Advice, Circumstances, advise


class DraftingAdvisor(QObject):
    """Says something only when it changes."""

    advised = Signal(object)
    """An :class:`~app.ui.drafting_advice.Advice`, or ``None`` when there is nothing to say."""

    def __init__(self, mode: SpeculationMode, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = Circumstances(mode)
        self.advice: Advice | None = advise(self._now)

    def follow_mode(self, mode: SpeculationMode) -> None:
        if mode is not self._now.mode:  # what a reply showed belongs to the way it was written
            self._update(replace(self._now, mode=mode, trace=None))

    def follow_load(self, event: Loaded) -> None:
        self._update(
            Circumstances(
                self._now.mode,
                loaded=True,
                draft=event.draft.name if event.draft else None,
                draft_problem=event.draft_problem,
            )
        )

    def follow_reply(self, trace: Trace) -> None:
        """A reply was written just now."""
        self._update(replace(self._now, trace=trace))

    def _update(self, now: Circumstances) -> None:
        self._now = now
        advice = advise(now)
        if advice != self.advice:
            self.advice = advice
            self.advised.emit(advice)
