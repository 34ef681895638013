"""Advice if nothing is guessed, or guessing does not pay: one sentence and a remedy.

An empty panel without a reason looks broken; a person who sees "slower than without" wants the way out beside it. The
comparison itself is the gauge's, and is not repeated. Advice is about the reply in view, from the same judgement.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QObject, Signal

from app.conversation.guessing_setups import GuessingSetup
from app.engine.commands import LoadPair
from app.engine.events import Loaded
from app.language import mark, tr, tr_marked
from app.references import is_starter_pair
from app.speculation.settings import SpeculationMode
from app.traces.judgement import FEW_ROUNDS, NO_REPLY, Effect, Judgement


class Remedy(Enum):
    """Action of the button beside a sentence."""

    USE_AUTOMATIC = mark("Use Automatic")
    TURN_ON = mark("Turn guessing on")
    TURN_ON_ANYWAY = mark("Guess anyway")
    TURN_OFF = mark("Turn guessing off")
    CHOOSE_DRAFT = mark("Choose a draft")
    CHOOSE_PAIR = mark("Choose another pair")
    GET_PAIR = mark("Get a real pair…")
    SET_COMPUTERS = mark("Other computers…")

    @property
    def label(self) -> str:
        """The button's text; two of them may be called alike in another language."""
        return tr_marked(self.value)


@dataclass(frozen=True, slots=True)
class Advice:
    sentence: str
    remedy: Remedy | None = None


@dataclass(frozen=True, slots=True)
class LoadedPair:
    """Facts about the loaded pair that guessing depends on."""

    draft: str | None = None
    draft_problem: str | None = None
    """The reason why the draft that was asked for is not used."""
    takes_back: bool = True
    """True if the big model can take wrong guesses back; where not, nothing is guessed."""
    starter: bool = False
    decided_by: str = ""
    """The server that decides by itself whether to guess, in words; empty where it is decided here."""


@dataclass(frozen=True, slots=True)
class AdviceInputs:
    """All values that advice depends on."""

    mode: SpeculationMode
    loaded_pair: LoadedPair | None = None
    """``None`` while nothing is loaded."""
    reply: Judgement = NO_REPLY
    written: SpeculationMode | None = None
    """Mode of the reply in view, if it was written with what is loaded; else nothing is said about it."""
    example: bool = False
    """It answers a question of ours, which always guesses."""
    recorded: bool = False
    """The reply in view was recorded, here or elsewhere: what is chosen and loaded has nothing to do with it."""


def advise(now: AdviceInputs) -> Advice | None:
    """Return what to say, or ``None`` while guessing works or nothing is known yet."""
    if now.recorded:
        return None
    if now.loaded_pair is not None and now.loaded_pair.decided_by:
        return _about_server(now.mode, now.loaded_pair.decided_by)
    if now.mode is SpeculationMode.OFF:
        sentence = tr("Guessing is off: the big model writes alone.")
        if now.reply.drafted_tokens:
            sentence = tr("Guessing is off: the big model writes the next reply alone.")
        return Advice(sentence, Remedy.TURN_ON)
    if now.loaded_pair is None:
        return None
    return _about_loaded_pair(now.mode, now.loaded_pair) or _about_reply(now, now.loaded_pair)


def _about_server(mode: SpeculationMode, server: str) -> Advice | None:
    """Return advice where what is chosen here does not reach whoever guesses."""
    if mode is SpeculationMode.AUTOMATIC:
        return None
    return Advice(
        tr("{server} decides by itself whether to guess: what is chosen here does not reach it.", server=server),
        Remedy.USE_AUTOMATIC,
    )


CANNOT_TAKE_BACK = tr("This model cannot take words back, so guesses for it cannot be checked.")
NOTHING_TO_COPY = tr("Nothing in this conversation was repeated, so there was nothing to copy.")


def why_nothing_was_guessed(mode: SpeculationMode, loaded_pair: LoadedPair) -> Advice:
    """Return why a reply that was to be guessed ahead, in every round, has no guess."""
    if loaded_pair.decided_by:
        return Advice(
            tr(
                "{server} decides by itself whether to guess, so it cannot be asked for both ways.",
                server=loaded_pair.decided_by,
            )
        )
    if not loaded_pair.takes_back:
        return Advice(CANNOT_TAKE_BACK, Remedy.CHOOSE_PAIR)
    if mode is SpeculationMode.LOOKUP:
        return Advice(
            tr("The reply repeats nothing that could be copied, so nothing was guessed."), Remedy.USE_AUTOMATIC
        )
    if loaded_pair.draft is None:
        return Advice(
            tr("There is no draft, and the reply repeats nothing that could be copied, so nothing was guessed."),
            Remedy.CHOOSE_DRAFT,
        )
    return Advice(tr("The reply is too short for a guess."))


def without_draft(problem: str) -> str:
    """Return why a draft is not used, and what follows from it."""
    return tr("{problem} The big model answers without a draft.", problem=problem)


def _about_loaded_pair(mode: SpeculationMode, loaded_pair: LoadedPair) -> Advice | None:
    """Return advice where what is loaded cannot guess, or not in the way that was chosen."""
    if not loaded_pair.takes_back:
        return Advice(tr("{problem} It writes alone.", problem=CANNOT_TAKE_BACK), Remedy.CHOOSE_PAIR)
    if loaded_pair.draft is not None or mode is SpeculationMode.LOOKUP:
        return None
    sentence = tr("No draft is chosen: guesses can only be copied from what was said before.")
    if loaded_pair.draft_problem:
        sentence = without_draft(loaded_pair.draft_problem)
    elif mode is SpeculationMode.DRAFT:
        sentence = tr("No draft is chosen, so nothing can be guessed.")
    return Advice(sentence, Remedy.CHOOSE_DRAFT)


def _about_reply(now: AdviceInputs, loaded_pair: LoadedPair) -> Advice | None:
    if now.mode is SpeculationMode.DRAFT:
        return _about_what_was_asked_for(now)
    if now.written is not now.mode or now.reply.rounds < FEW_ROUNDS:
        return None
    if now.mode is SpeculationMode.LOOKUP:
        return _about_lookup(now.reply)
    return _about_automatic(now, loaded_pair)


def _about_what_was_asked_for(now: AdviceInputs) -> Advice:
    """Return what a forced choice costs or brings; it stays until the person takes it back."""
    if now.written is not SpeculationMode.DRAFT:
        sentence = tr("You asked for guesses: from the next reply on they do not pause.")
    elif _draft_is_lost(now.reply):
        sentence = _LOST_DRAFT
    else:
        sentence = tr("Guessing in every round, because you asked for it.")
    return Advice(sentence, Remedy.USE_AUTOMATIC)


def _about_lookup(reply: Judgement) -> Advice | None:
    if not reply.complete:
        return None
    if reply.effect is Effect.NOTHING_GUESSED:
        return Advice(NOTHING_TO_COPY, Remedy.USE_AUTOMATIC)
    if reply.effect is Effect.SLOWER:
        return Advice(tr("Lookup guesses because you asked for it; here it does not pay."), Remedy.USE_AUTOMATIC)
    return None


def _about_automatic(now: AdviceInputs, loaded_pair: LoadedPair) -> Advice | None:
    reply, advice = now.reply, None
    if _draft_is_lost(reply):
        advice = Advice(_LOST_DRAFT, Remedy.CHOOSE_DRAFT)
    elif loaded_pair.starter:
        if reply.effect in {Effect.SLOWER, Effect.EQUAL}:
            advice = Advice(tr("The starter pair is for learning, not for speed."), Remedy.GET_PAIR)
    elif now.example:
        if reply.effect is Effect.SLOWER:
            advice = Advice(tr("An example always guesses, to show it, also where it does not pay."))
    else:
        advice = _about_whole(reply) if reply.complete else _about_running(reply)
    return advice


def _about_running(reply: Judgement) -> Advice | None:
    if not reply.paused:
        return None
    return Advice(tr("Guessing is paused: at present it would take more time than it saves."), Remedy.TURN_ON_ANYWAY)


def _about_whole(reply: Judgement) -> Advice | None:
    if reply.effect is Effect.NOTHING_GUESSED:
        return Advice(
            tr("Nothing was guessed in this reply: it would have taken more time than it saves."),
            Remedy.TURN_ON_ANYWAY,
        )
    if reply.effect is Effect.SLOWER and not reply.paused:
        return Advice(tr("Guessing took more time than it saved in this reply."), Remedy.TURN_OFF)
    if reply.effect in {Effect.SLOWER, Effect.EQUAL} and reply.paused:
        return Advice(
            tr("Guessing paused in this reply, where it would have taken more time than it saves."),
            Remedy.TURN_ON_ANYWAY,
        )
    return None


_LOST_DRAFT = tr("The draft stopped working: replies go on without it until the models are loaded again.")


def _draft_is_lost(reply: Judgement) -> bool:
    return reply.complete and not reply.drafted_tokens and reply.draft is None


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
        self._update(replace(self._now, reply=judgement))

    def why_nothing_was_guessed(self, mode: SpeculationMode) -> Advice:
        return why_nothing_was_guessed(mode, self._now.loaded_pair or LoadedPair())

    @property
    def can_guess(self) -> bool:
        """True if anything can be guessed for the loaded model, or while none is loaded."""
        loaded_pair = self._now.loaded_pair
        return loaded_pair is None or (loaded_pair.takes_back and not loaded_pair.decided_by)

    def _update(self, now: AdviceInputs) -> None:
        setup = self._setup
        is_same_pair = setup is not None and setup.pair == self._pair
        self._now = replace(now, written=setup.mode if setup is not None and is_same_pair else None)
        advice = advise(self._now)
        if advice != self.advice:
            self.advice = advice
            self.advised.emit(advice)
