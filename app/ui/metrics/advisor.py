"""Keeps the advice about guessing up to date: follows the mode, what is loaded, and the reply that is in view."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.conversation.guessing_setups import GuessingSetup
from app.engine.commands import LoadPair
from app.engine.events import Loaded
from app.language import tr
from app.references import is_starter_pair
from app.speculation.settings import SpeculationMode
from app.traces.judgement import NO_REPLY, Judgement
from app.ui.metrics.drafting_advice import (
    Advice,
    AdviceInputs,
    LoadedPair,
    advise,
    why_nothing_was_guessed,
)


class DraftingAdvisor(QObject):
    """Gives advice, and tells it only when it changes."""

    advised = Signal(object)
    """An :class:`~app.ui.metrics.drafting_advice.Advice`, or ``None`` when there is nothing to say."""

    def __init__(self, mode: SpeculationMode, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = AdviceInputs(mode)
        self._pair: LoadPair | None = None
        self._loaded_pair: LoadedPair | None = None
        self._setup: GuessingSetup | None = None
        self.advice: Advice | None = advise(self._now)

    def follow_mode(self, mode: SpeculationMode) -> None:
        self._update(replace(self._now, mode=mode))

    def follow_load(self, event: Loaded, pair: LoadPair | None) -> None:
        """Take up that ``pair`` was loaded; ``event`` says what came of it."""
        self._pair = pair
        draft = event.draft.name if event.draft else None
        starter = pair is not None and draft is not None and is_starter_pair(pair.target, pair.draft)
        server = event.server
        decided_by = (
            ""
            if server is None or server.chooses_guesses
            else tr("{program} at {place}", program=server.program, place=server.place)
        )
        self._loaded_pair = LoadedPair(draft, event.draft_problem, event.takes_back, starter, decided_by)
        self._update(replace(self._now, loaded_pair=self._loaded_pair))

    def follow_pair(self, pair: LoadPair | None) -> None:
        """Take up that another pair is wanted: the advice holds for the one that was loaded."""
        self._update(replace(self._now, loaded_pair=self._loaded_pair if pair == self._pair else None))

    def follow_view(self, setup: GuessingSetup | None, *, recorded: bool = False) -> None:
        """Take up which reply is in view, if any; ``setup`` is ``None`` where nobody knows how it was asked for."""
        self._setup = setup
        example = setup is not None and setup.example
        self._update(replace(self._now, reply=NO_REPLY, example=example, recorded=recorded))

    def follow_judgement(self, judgement: Judgement) -> None:
        """Take up what the gauge shows of the reply in view."""
        self._update(replace(self._now, reply=judgement))

    def why_nothing_was_guessed(self, mode: SpeculationMode) -> Advice:
        """Return why a reply that was to be guessed ahead has no guess."""
        return why_nothing_was_guessed(mode, self._now.loaded_pair or LoadedPair())

    @property
    def can_guess(self) -> bool:
        """True if anything can be guessed for the loaded model, or while none is loaded."""
        loaded_pair = self._now.loaded_pair
        return loaded_pair is None or (loaded_pair.takes_back and not loaded_pair.decided_by)

    def _update(self, now: AdviceInputs) -> None:
        setup = self._setup
        known = setup is not None and setup.pair == self._pair
        self._now = replace(now, written=setup.mode if setup is not None and known else None)
        advice = advise(self._now)
        if advice != self.advice:
            self.advice = advice
            self.advised.emit(advice)
