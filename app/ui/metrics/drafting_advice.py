"""Why nothing is guessed, or why guessing does not pay: one sentence and what to do about it. No Qt here.

An empty panel without a reason looks broken; a person who sees "slower than without" wants the way out beside it. What
is said of a reply is said of the one in view, from the same judgement as the gauge, or not at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.engine.commands import LoadPair
from app.speculation.settings import SpeculationMode
from app.traces.judgement import FEW_ROUNDS, NO_REPLY, Effect, Judgement


class Remedy(Enum):
    """What the button beside a sentence does."""

    USE_AUTOMATIC = "Use Automatic"
    TURN_ON = "Turn guessing on"
    TURN_ON_ANYWAY = "Guess anyway"
    TURN_OFF = "Turn guessing off"
    CHOOSE_DRAFT = "Choose a draft"
    CHOOSE_PAIR = "Choose another pair"
    GET_PAIR = "Get a real pair…"


@dataclass(frozen=True, slots=True)
class Advice:
    sentence: str
    remedy: Remedy | None = None


@dataclass(frozen=True, slots=True)
class GuessingManner:
    """How a reply was asked for."""

    pair: LoadPair | None
    mode: SpeculationMode
    example: bool = False
    """It answers a question of ours, which always guesses."""


@dataclass(frozen=True, slots=True)
class LoadedPair:
    """What is loaded, as far as guessing depends on it."""

    draft: str | None = None
    """Name of the draft that is used."""
    draft_problem: str | None = None
    """Why the draft that was asked for is not used."""
    takes_back: bool = True
    """Whether the big model can take wrong guesses back; where not, nothing is guessed."""
    starter: bool = False
    """It is the starter pair."""
    decided_by: str = ""
    """The server that decides by itself whether to guess, in words; empty where it is decided here."""


@dataclass(frozen=True, slots=True)
class AdviceInputs:
    """What advice depends on."""

    mode: SpeculationMode
    """Chosen for the next reply."""
    equipment: LoadedPair | None = None
    """``None`` while nothing is loaded."""
    reply: Judgement = NO_REPLY
    """The reply in view."""
    written: SpeculationMode | None = None
    """How the reply in view is or was written, if that was with what is loaded; else nothing is said about it."""
    example: bool = False
    """It answers a question of ours, which always guesses."""
    recorded: bool = False
    """What is in view was recorded, here or elsewhere: what is chosen and loaded has nothing to do with it."""


def advise(now: AdviceInputs) -> Advice | None:
    """Return what to say, or ``None`` while guessing works or nothing is known yet."""
    if now.recorded:
        return None
    if now.equipment is not None and now.equipment.decided_by:
        return _about_server(now.mode, now.equipment.decided_by)
    if now.mode is SpeculationMode.OFF:
        alone = "the next reply alone" if now.reply.drafted_tokens else "alone"
        return Advice(f"Guessing is off: the big model writes {alone}.", Remedy.TURN_ON)
    if now.equipment is None:
        return None
    return _about_equipment(now.mode, now.equipment) or _about_reply(now, now.equipment)


def _about_server(mode: SpeculationMode, server: str) -> Advice | None:
    """Return advice where what is chosen here does not reach whoever guesses."""
    if mode is SpeculationMode.AUTOMATIC:
        return None
    return Advice(
        f"{server} decides by itself whether to guess: what is chosen here does not reach it.", Remedy.USE_AUTOMATIC
    )


CANNOT_TAKE_BACK = "This model cannot take words back, so guesses for it cannot be checked."
NOTHING_TO_COPY = "Nothing in this conversation was repeated, so there was nothing to copy."

_REPEATS_NOTHING = "reply repeats nothing that could be copied, so nothing was guessed"


def why_nothing_was_guessed(mode: SpeculationMode, equipment: LoadedPair) -> Advice:
    """Return why a reply that was to be guessed ahead, in every round, has no guess."""
    if equipment.decided_by:
        return Advice(
            f"{equipment.decided_by} decides by itself whether to guess, so it cannot be asked for both ways."
        )
    if not equipment.takes_back:
        return Advice(CANNOT_TAKE_BACK, Remedy.CHOOSE_PAIR)
    if mode is SpeculationMode.LOOKUP:
        return Advice(f"The {_REPEATS_NOTHING}.", Remedy.USE_AUTOMATIC)
    if equipment.draft is None:
        return Advice(f"There is no draft, and the {_REPEATS_NOTHING}.", Remedy.CHOOSE_DRAFT)
    return Advice("The reply is too short for a guess.")


def without_draft(problem: str) -> str:
    """Return why a draft is not used, and what follows from it."""
    return f"{problem} The big model answers without a draft."


def _about_equipment(mode: SpeculationMode, equipment: LoadedPair) -> Advice | None:
    """Return advice where what is loaded cannot guess, or not in the way that was chosen."""
    if not equipment.takes_back:
        return Advice(f"{CANNOT_TAKE_BACK} It writes alone.", Remedy.CHOOSE_PAIR)
    if equipment.draft is not None or mode is SpeculationMode.LOOKUP:
        return None
    sentence = "No draft is chosen: guesses can only be copied from what was said before."
    if equipment.draft_problem:
        sentence = without_draft(equipment.draft_problem)
    elif mode is SpeculationMode.DRAFT:
        sentence = "No draft is chosen, so nothing can be guessed."
    return Advice(sentence, Remedy.CHOOSE_DRAFT)


def _about_reply(now: AdviceInputs, equipment: LoadedPair) -> Advice | None:
    if now.mode is SpeculationMode.DRAFT:
        return _about_what_was_asked_for(now)
    if now.written is not now.mode or now.reply.rounds < FEW_ROUNDS:
        return None
    if now.mode is SpeculationMode.LOOKUP:
        return _about_lookup(now.reply)
    return _about_automatic(now, equipment)


def _about_what_was_asked_for(now: AdviceInputs) -> Advice:
    """Return what a forced choice costs or brings; it stays until the person takes it back."""
    if now.written is not SpeculationMode.DRAFT:
        sentence = "You asked for guesses: from the next reply on they do not pause."
    elif _draft_is_lost(now.reply):
        sentence = _LOST_DRAFT
    elif now.reply.comparison:
        sentence = f"Guessing because you asked for it: {now.reply.sentence}."
    else:
        sentence = "Guessing because you asked for it, also where that is slower."
    return Advice(sentence, Remedy.USE_AUTOMATIC)


def _about_lookup(reply: Judgement) -> Advice | None:
    if not reply.complete:
        return None
    if reply.effect is Effect.NOTHING_GUESSED:
        return Advice(NOTHING_TO_COPY, Remedy.USE_AUTOMATIC)
    if reply.effect is Effect.SLOWER:
        return Advice(f"Lookup guesses because you asked for it: {reply.sentence}.", Remedy.USE_AUTOMATIC)
    return None


def _about_automatic(now: AdviceInputs, equipment: LoadedPair) -> Advice | None:
    reply, advice = now.reply, None
    if _draft_is_lost(reply):
        advice = Advice(_LOST_DRAFT, Remedy.CHOOSE_DRAFT)
    elif equipment.starter:
        if reply.effect in {Effect.SLOWER, Effect.EQUAL}:
            sentence = f"The starter pair is for learning, not for speed: {reply.sentence}."
            advice = Advice(sentence, Remedy.GET_PAIR)
    elif now.example:
        if reply.effect is Effect.SLOWER:
            advice = Advice(f"An example always guesses, to show it: {reply.sentence}.")
    else:
        advice = _about_whole(reply) if reply.complete else _about_running(reply)
    return advice


def _about_running(reply: Judgement) -> Advice | None:
    if not reply.paused:
        return None
    return Advice("Guessing is paused: at present it would take more time than it saves.", Remedy.TURN_ON_ANYWAY)


def _about_whole(reply: Judgement) -> Advice | None:
    if reply.effect is Effect.NOTHING_GUESSED:
        return Advice(
            "Nothing was guessed in this reply: it would have taken more time than it saves.", Remedy.TURN_ON_ANYWAY
        )
    if reply.effect is Effect.SLOWER:
        if reply.paused:
            return Advice(f"This reply was {reply.comparison}, so guessing paused.", Remedy.TURN_ON_ANYWAY)
        return Advice(f"This reply was {reply.comparison}.", Remedy.TURN_OFF)
    if reply.effect is Effect.EQUAL and reply.paused:
        return Advice(
            "Guessing paused in this reply, where it would have taken more time than it saves.", Remedy.TURN_ON_ANYWAY
        )
    return None


_LOST_DRAFT = "The draft stopped working: replies go on without it until the models are loaded again."


def _draft_is_lost(reply: Judgement) -> bool:
    return reply.complete and not reply.drafted_tokens and reply.draft is None
