"""From what a person set and said to what the engine is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from app.chats.records import AttachedFile, StoredMessage, ToolUse, given_text
from app.engine.commands import Generate, KeepOptions, LoadPair, Message, Picture
from app.engine.prompts.context_trimming import reply_room
from app.references import NO_DRAFT, is_starter_pair, rpc_addresses
from app.settings import Settings
from app.speculation.settings import DraftSettings, SpeculationMode
from app.tools.definitions import ToolCall
from app.tools.thoughts import thinking_variables


def pair_for(chosen: Settings) -> LoadPair | None:
    """Return the models that were chosen, to be loaded; ``None`` where none are."""
    if chosen.target is None:
        return None
    alone = chosen.draft == NO_DRAFT
    template = chosen.chat_templates.get(chosen.target)
    return LoadPair(
        chosen.target,
        None if alone else chosen.draft,
        chosen.context_tokens,
        chosen.threads,
        chosen.gpu_layers,
        own_layers=not alone,
        parallel=chosen.parallel or 0,
        rpc_servers=rpc_addresses(chosen.rpc_servers or ""),
        chat_template=Path(template) if template is not None else None,
    )


def request_for(
    messages: Sequence[StoredMessage],
    chosen: Settings,
    *,
    temperature: float | None = None,
    example: bool = False,
    chat: int | None = None,
) -> Generate:
    """Return the request for what follows ``messages``.

    ``temperature`` is for this answer alone; the answer to an ``example`` always guesses. By the number of its ``chat``
    what was read of it can be found on the disk.
    """
    system = (Message("system", chosen.system_prompt),) if chosen.system_prompt.strip() else ()
    request = Generate(
        messages=system + as_turns(messages),
        sampling=chosen.sampling(),
        drafting=_drafting(chosen),
        mode=chosen.mode,
        max_tokens=chosen.value_in_use("max_tokens"),
        keep=KeepOptions(chosen.memory_for_chats / 100, chat, chosen.disk_for_chats * 1_000_000),
        recalls=chosen.remember_chats,
        variables={} if chosen.thinking is None else thinking_variables(on=chosen.thinking),
    )
    if temperature is not None:
        request = replace(request, sampling=replace(request.sampling, temperature=temperature))
    return as_example(request) if example else request


def as_example(request: Generate) -> Generate:
    """Return the request for a question of ours, whose answer shows guessing, whatever is chosen."""
    return _always_guessing(request, SpeculationMode.DRAFT)


def race_request_for(messages: Sequence[StoredMessage], chosen: Settings) -> Generate | None:
    """Return the last question, for a race, which needs guesses: in the way that was chosen, if one was.

    ``None`` where nothing was asked.
    """
    places = [place for place, message in enumerate(messages) if message.role == "user"]
    if not places:
        return None
    request = request_for(messages[: places[-1] + 1], chosen)
    return _always_guessing(request, SpeculationMode.DRAFT, SpeculationMode.LOOKUP)


def question_before(messages: Sequence[StoredMessage], message_id: int) -> str | None:
    """Return the question that a reply among ``messages`` answers."""
    question = None
    for message in messages:
        if message.id == message_id:
            return question
        if message.role == "user":
            question = message.text
    return None


def room_for_files(context_tokens: int, chosen: Settings, question: str) -> int:
    """Return how many tokens the files of a question may take, so that it and a reply fit beside them.

    Args:
        context_tokens: the size of the context.
        chosen: what is set.
        question: what is typed, of which the tokens are reckoned generously.
    """
    typed = max(_LEAST_QUESTION, len(question) // 2) + len(chosen.system_prompt) // 2
    return max(0, context_tokens - reply_room(context_tokens, chosen.value_in_use("max_tokens")) - typed)


_LEAST_QUESTION = 128
"""Tokens: a usual question, and what a template puts around the turns."""


def as_turns(messages: Sequence[StoredMessage]) -> tuple[Message, ...]:
    """Return what the model is given: files with their question, no empty turns, and questions that were asked one
    after the other as one.

    Templates of many models take no two turns of the same side, and models are shown pictures by people and tools:
    those that a reply brought from another program are left out.
    """
    turns: list[Message] = []
    for message in messages:
        text = given_text(message)
        pictures = _pictures(message.files) if message.role == "user" else ()
        if message.uses:
            turns += _with_tools(text, message.uses)
        elif (text or pictures) and turns and turns[-1].role == message.role == "user":
            pictures = (*turns[-1].pictures, *pictures)
            turns[-1] = Message("user", "\n\n".join(filter(None, (turns[-1].text, text))), pictures=pictures)
        elif text or pictures:
            turns.append(Message(message.role, text, pictures=pictures))
    return tuple(turns)


def _with_tools(text: str, uses: Sequence[ToolUse]) -> list[Message]:
    """Return a reply with its calls, and what they brought: as tools' words, which no template takes for a person's."""
    calls = tuple(ToolCall(use.name, use.arguments, use.call_id) for use in uses)
    results = [
        Message("tool", _brought(use), tool=use.name, call_id=use.call_id, pictures=_pictures(use.pictures))
        for use in uses
    ]
    return [Message("assistant", text, calls=calls), *results]


def _pictures(files: Iterable[AttachedFile]) -> tuple[Picture, ...]:
    return tuple(Picture(file.picture, file.name) for file in files if file.picture)


def _brought(use: ToolUse) -> str:
    if use.outcome in {"refused", "waiting", "stopped"}:
        return _NOT_RUN[use.outcome]
    return f"Error: {use.result}" if use.outcome == "failed" else use.result


_NOT_RUN = {
    "refused": "Error: the user does not allow this call.",
    "waiting": "Error: the call was stopped.",
    "stopped": "Error: the call was stopped.",
}

_GUESSES_SHOWN = 4


def _drafting(chosen: Settings) -> DraftSettings:
    drafting = chosen.drafting()
    if is_starter_pair(chosen.target, chosen.draft):
        # This pair is there to show guessing, also where a busy computer would have it guess one token at a time.
        least = max(drafting.draft_min, min(_GUESSES_SHOWN, drafting.draft_max or _GUESSES_SHOWN))
        return replace(drafting, pauses=False, draft_min=least)
    return drafting


def _always_guessing(request: Generate, *usual_modes: SpeculationMode) -> Generate:
    """Return the request with guesses, without memory: a reply that is written again has nothing to guess from it."""
    mode = request.mode if request.mode in usual_modes else SpeculationMode.AUTOMATIC
    return replace(request, mode=mode, drafting=replace(request.drafting, pauses=False), recalls=False)
