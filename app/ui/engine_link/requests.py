"""From what a person set and said to what the engine is asked for. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.chats.records import StoredMessage
from app.engine.commands import Generate, Message
from app.references import is_starter_pair
from app.settings import Settings
from app.speculation.settings import DraftSettings, SpeculationMode


def request_for(
    messages: Sequence[StoredMessage], chosen: Settings, *, temperature: float | None = None, example: bool = False
) -> Generate:
    """Asks for what follows ``messages``.

    ``temperature`` is for this answer alone; the answer to an ``example`` always guesses.
    """
    system = (Message("system", chosen.system_prompt),) if chosen.system_prompt.strip() else ()
    request = Generate(
        messages=system + as_turns(messages),
        sampling=chosen.sampling(),
        drafting=_drafting(chosen),
        mode=chosen.mode,
        max_tokens=chosen.value_in_use("max_tokens"),
        recalls=chosen.remember_chats,
    )
    if temperature is not None:
        request = replace(request, sampling=replace(request.sampling, temperature=temperature))
    return as_example(request) if example else request


def as_example(request: Generate) -> Generate:
    """For a question of ours, whose answer is there to show guessing, whatever is chosen."""
    return _always_guessing(request, SpeculationMode.DRAFT)


def race_request_for(messages: Sequence[StoredMessage], chosen: Settings) -> Generate | None:
    """The last question, for a race, which needs guesses: in the way that was chosen, if one was.

    ``None`` where nothing was asked.
    """
    places = [place for place, message in enumerate(messages) if message.role == "user"]
    if not places:
        return None
    request = request_for(messages[: places[-1] + 1], chosen)
    return _always_guessing(request, SpeculationMode.DRAFT, SpeculationMode.LOOKUP)


def question_before(messages: Sequence[StoredMessage], message_id: int) -> str | None:
    """What a reply among ``messages`` answers."""
    question = None
    for message in messages:
        if message.id == message_id:
            return question
        if message.role == "user":
            question = message.text
    return None


def as_turns(messages: Sequence[StoredMessage]) -> tuple[Message, ...]:
    """What the model is given: no empty turns, and questions that were asked one after the other as one.

    Templates of many models take no two turns of the same side.
    """
    turns: list[Message] = []
    for message in messages:
        if message.text and turns and turns[-1].role == message.role == "user":
            turns[-1] = Message("user", f"{turns[-1].text}\n\n{message.text}")
        elif message.text:
            turns.append(Message(message.role, message.text))
    return tuple(turns)


def _drafting(chosen: Settings) -> DraftSettings:
    drafting = chosen.drafting()
    if is_starter_pair(chosen.target, chosen.draft):
        return replace(drafting, pauses=False)  # this pair is there to show guessing
    return drafting


def _always_guessing(request: Generate, *kept: SpeculationMode) -> Generate:
    """Without memory: who has written a reply before and writes it again has nothing to guess."""
    mode = request.mode if request.mode in kept else SpeculationMode.AUTOMATIC
    return replace(request, mode=mode, drafting=replace(request.drafting, pauses=False), recalls=False)
