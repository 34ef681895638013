"""The program's own paths, by which one Draftlight works with the models of another.

``/draftlight/load`` and ``/draftlight/reply`` take what the engine's commands have, and answer with its events
(:mod:`app.engine.event_json`), from the first step of the load on. A reply loads its models itself where they are not
loaded any more.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from dataclasses import replace
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from app import __version__
from app.engine.commands import Generate
from app.engine.event_json import event_json
from app.engine.events import Event, Failed, Finished, Loaded
from app.errors import WorldError
from app.models.gguf.compatibility import compare
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.guessers import Guesser, GuesserKind, by_reference, guessers
from app.models.library.model_library import Library, LibraryEntry
from app.paths import Paths
from app.references import NO_DRAFT, STARTER_PREFIX
from app.serve.api_errors import ApiError, Dialect, body_of, explained, refused
from app.serve.apis.openai_chat import messages_in
from app.serve.engine_queue import EngineTurn
from app.serve.model_names import listed_name, name_for_clients
from app.serve.model_registry import LoadOptions, ModelChoice
from app.serve.replies import Answer, SendBuffer, Services, run_beside, server_event
from app.serve.requests.reply_fields import MOST_TOKENS, sampling_in, variables_in
from app.serve.requests.reply_request import MODES, MOST_STOPS, prompts_in
from app.serve.requests.request_body import Fields, read_fields
from app.settings import Settings
from app.speculation.settings import MOST_DRAFTED, DraftSettings, SamplingSettings

_MOST_COMPARED = 24
"""Headers to read for one answer, the smallest files' first: each may hold a vocabulary of 200,000 words."""


def draft_offers(choice: ModelChoice, paths: Paths, options: LoadOptions) -> dict[str, Any]:
    """Return what fits, and what guesses where no draft is named, as JSON. Reads headers, which takes a while.

    A model's draft is no larger than the model, and both files' headers must say that the two fit.
    """
    library = Library(paths)
    entries = _entries(library, choice.target)
    target = by_reference(choice.target, entries)
    read = FactsStore(paths.facts).read_all(entry.path for entry in entries)  # where no window did that before
    facts = {path: about for path, about in read.items() if isinstance(about, FileFacts)}
    ways = guessers(target, entries, facts, options.context_tokens)
    own = [one for one in ways if one.way is GuesserKind.OWN_LAYERS and options.own_layers]
    fitting = [] if target is None else _fitting(target, [one for one in ways if one.file is not None], library)
    by_itself: dict[str, Any] | None = None
    if choice.draft not in {None, NO_DRAFT}:
        by_itself = {"name": name_for_clients(str(choice.draft), paths), "way": "draft", "memory_bytes": None}
    elif own and choice.draft is None:
        by_itself = _offer(own[0], paths)
    return {"drafts": [_offer(one, paths) for one in fitting], "by_itself": by_itself}


def _entries(library: Library, target: str) -> list[LibraryEntry]:
    listed = [*library.entries(), *library.added_entries()]
    if target.startswith(STARTER_PREFIX):  # of no use to other models: no vocabulary is like theirs
        listed += library.starter_entries()
    return [entry for entry in listed if entry.size_bytes]


def _fitting(target: LibraryEntry, ways: list[Guesser[LibraryEntry]], library: Library) -> list[Guesser[LibraryEntry]]:
    def order(one: Guesser[LibraryEntry]) -> tuple[GuesserKind, int]:
        return one.way, one.file.size_bytes if one.file is not None else 0

    try:
        header = library.header(target.reference)
    except WorldError:
        return []
    fitting = []
    smaller = [
        one for one in ways if one.file is not None and one.file.path != target.path
        and (one.way is not GuesserKind.DRAFT or one.file.size_bytes <= target.size_bytes)
    ]  # fmt: skip
    for one in sorted(smaller, key=order)[:_MOST_COMPARED]:
        assert one.file is not None
        try:
            if compare(header, library.header(one.file.reference)).ok:
                fitting.append(one)
        except WorldError:
            continue
    return fitting


def _offer(one: Guesser[LibraryEntry], paths: Paths) -> dict[str, Any]:
    name = "" if one.file is None else listed_name(one.file, paths)
    return {"name": name, "way": one.way.name.lower().replace("_", "-"), "memory_bytes": one.memory_bytes}


PROTOCOL = 1
"""Raised when what is said by these paths changes its meaning."""
_MOST_ALTERNATIVES = 50
_MOST_CONTEXT = 10_000_000


def draftlight_routes(services: Services) -> list[Route]:
    """Return the routes: what is here, what can guess for a model, loading a pair, writing a reply."""
    one_look = asyncio.Lock()

    async def about(_request: Request) -> JSONResponse:
        choices = services.registry.choices()
        return JSONResponse(
            {
                "program": "Draftlight",
                "version": __version__,
                "protocol": PROTOCOL,
                "models": [{"name": choice.name, "size_bytes": choice.size_bytes} for choice in choices],
                "in_use": services.registry.in_use.name,
                "window": services.defaults().window,
            }
        )

    async def drafts(request: Request) -> JSONResponse:
        fields = await read_fields(request)
        choice = services.registry.named(fields.text("model") or "")
        fields.nothing_else()
        registry = services.registry
        async with one_look:
            offers = await run_beside("drafts", partial(draft_offers, choice, registry.paths, registry.options))
        return JSONResponse(offers)

    async def load(request: Request) -> ASGIApp:
        fields = await read_fields(request)
        models = _models_in(fields, services)
        fields.nothing_else()
        return _EngineEvents(services, *models, None)

    async def reply(request: Request) -> ASGIApp:
        fields = await read_fields(request)
        models = _models_in(fields, services)
        command = _generate(fields)
        fields.nothing_else()
        return _EngineEvents(services, *models, command)

    return [
        Route("/draftlight/about", about, methods=["GET"]),
        Route("/draftlight/drafts", drafts, methods=["POST"]),
        Route("/draftlight/load", load, methods=["POST"]),
        Route("/draftlight/reply", reply, methods=["POST"]),
    ]


def _models_in(fields: Fields, services: Services) -> tuple[ModelChoice, int | None]:
    choice = services.registry.chosen(fields.text("model") or "", fields.text("draft_model"))
    return choice, fields.whole("context_tokens", 1, _MOST_CONTEXT)


def _generate(fields: Fields) -> Generate:
    """Read what is to be written. Raises ``ApiError`` if something in it cannot be done."""
    messages = messages_in(fields) if fields.take("messages") is not None else ()
    prompts = prompts_in(fields) if fields.take("prompt") is not None else ()
    if bool(messages) + len(prompts) != 1:
        raise refused("A reply needs messages or a prompt, and not both.", "messages")
    prompt = prompts[0] if prompts else None
    values = sampling_in(fields)
    if any(isinstance(token, str) for token, _ in values.get("logit_bias", ())):
        raise fields.wrong("logit_bias", "must name tokens by their numbers")
    seed = values.pop("seed", None)
    if seed is None:
        raise fields.wrong("seed", "is missing")
    mode, alternatives = fields.take("guesses"), fields.whole("alternatives", 0, _MOST_ALTERNATIVES)
    if not isinstance(mode, str) or mode not in MODES:
        raise fields.wrong("guesses", f"must be one of: {', '.join(MODES)}")
    return Generate(
        messages=messages,
        raw=prompt if isinstance(prompt, str) else None,
        tokens=prompt if isinstance(prompt, tuple) else None,
        sampling=replace(SamplingSettings(), **values, seed=seed),
        drafting=DraftSettings(
            draft_max=fields.whole("draft_max", 1, MOST_DRAFTED),
            draft_min=fields.whole("draft_min", 0, MOST_DRAFTED) or 0,
            draft_p_min=fields.setting("draft_p_min", Settings.draft_p_min) or 0.0,
            pauses=fields.flag("pauses") is not False,
        ),
        mode=MODES[mode],
        max_tokens=fields.whole("max_tokens", 0, MOST_TOKENS),
        stop=fields.texts("stop", MOST_STOPS),
        grammar=fields.text("grammar"),
        json_schema=fields.text("json_schema"),
        alternatives=3 if alternatives is None else alternatives,
        ignores_end=bool(fields.flag("ignore_eos")),
        forgets=fields.flag("forgets") is not False,
        variables=variables_in(fields),
    )


class _EngineEvents(Answer):
    """Loads what is wanted, has a reply written if one is, and tells each event as it comes."""

    def __init__(
        self, services: Services, choice: ModelChoice, context_tokens: int | None, command: Generate | None
    ) -> None:
        self._services = services
        self._choice, self._context_tokens = choice, context_tokens
        self._command = command

    def _failure(self, error: ApiError) -> bytes:
        return server_event({"event": "failed", "status": error.status, **body_of(error, Dialect.OPENAI)})

    async def _reply(self, buffer: SendBuffer) -> None:
        registry = self._services.registry
        buffer.begin("text/event-stream")

        def tell(event: Event) -> None:
            fields = event_json(event)
            if fields is not None:
                buffer.add(server_event(fields))

        async with registry.loaded(self._choice, None, self._context_tokens, tell=tell) as (loaded, turn):
            if self._command is None:
                tell(loaded)
            else:
                await self._write_reply(self._command, loaded, turn, buffer)

    async def _write_reply(self, command: Generate, loaded: Loaded, turn: EngineTurn, buffer: SendBuffer) -> None:
        known = loaded.target.vocabulary_tokens  # 0: a server that does not tell
        if known and any(token >= known for token, _ in command.sampling.logit_bias):
            raise refused(f"The model's tokens have numbers up to {known - 1}.", "logit_bias")
        statistics = self._services.statistics
        with statistics.writing(command.max_tokens) as running:
            async with aclosing(turn.events(command)) as events:
                async for event in events:
                    if isinstance(event, Failed):
                        raise explained(event.error)
                    running.follow(event)
                    if isinstance(event, Finished):
                        statistics.add(event.trace)
                    fields = event_json(event)
                    if fields is not None:
                        buffer.add(server_event(fields))
