"""Chooses and loads the models that write and guess in this chat."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable
from dataclasses import replace

from app.cli.jobs import Jobs, StoppedByKeys
from app.cli.terminal import ProgressLine
from app.conversation.engine_session import EngineSession
from app.engine.commands import LoadPair
from app.engine.events import Event, Loaded, Notice
from app.errors import BugError, WorldError
from app.models.library.model_library import Library
from app.models.library.starter import kind_of
from app.references import (
    NO_DRAFT,
    OWN_LAYERS,
    STARTER_DRAFT,
    STARTER_PAIR,
    STARTER_PREFIX,
    STARTER_TARGET,
    RemoteModel,
    is_remote,
    pair_words,
)
from app.requests.engine_requests import pair_for
from app.settings import Settings
from app.speculation.settings import SpeculationMode

_ALONE = ("none", "off", NO_DRAFT)
_ITSELF = ("own", "auto", OWN_LAYERS)


def settle_models(chosen: Settings, options: argparse.Namespace) -> None:
    """Choose the models that the command line names, else those the window used last, else the starter pair."""
    if options.model is not None:
        chosen.target, chosen.draft = options.model, None
    elif chosen.target is None:
        chosen.target, chosen.draft = STARTER_TARGET, STARTER_DRAFT
    if options.model_draft is not None:
        chosen.draft = options.model_draft
    if options.no_draft:
        chosen.draft, chosen.mode = NO_DRAFT, SpeculationMode.OFF
    elif options.lookup:
        chosen.draft, chosen.mode = NO_DRAFT, SpeculationMode.LOOKUP


class PairInUse:
    """Loads what is chosen; where that fails, goes back to what was there."""

    def __init__(
        self,
        work: Jobs,
        engine: EngineSession,
        chosen: Settings,
        *,
        library: Library,
        progress: ProgressLine,
        options: argparse.Namespace,
    ) -> None:
        self._work, self._engine = work, engine
        self._chosen = chosen
        self._library = library
        self._progress = progress
        self._options = options
        self.loaded: Loaded | None = None

    @property
    def words(self) -> str:
        """Return the pair in words."""
        if self.loaded is None:
            return "no model is loaded"
        return pair_words(self.loaded.target.name, self.loaded.draft.name if self.loaded.draft else None)

    def here(self) -> list[tuple[str, str]]:
        """Return the models on this computer: each one's reference, and its name."""
        entries = [*self._library.starter_entries(), *self._library.entries(), *self._library.added_entries()]
        return [(STARTER_PAIR, "the starter pair, which always guesses")] + [
            (entry.reference, entry.name) for entry in entries
        ]

    def load(self, *, strict: bool) -> tuple[str, ...]:
        """Load what is chosen; return sentences to be said about it.
        With ``strict``, a draft that cannot be used is an error; otherwise a sentence. Raises ``WorldError`` if it
        cannot be loaded; nothing is. Raises ``StoppedByKeys`` if it was interrupted; nothing is loaded.
        """
        command = pair_for(self._chosen)
        if command is None:
            raise WorldError("No model is chosen: /model NAME takes one.")
        self.loaded = None
        sentences: list[str] = []

        def on_event(event: Event) -> None:
            self._progress.show(event)
            if isinstance(event, Notice):
                sentences.append(event.sentence)

        command = self._whole(command, strict=strict)
        self._engine.adopt(command, None)
        try:
            loaded = self._work.perform(command, on_event)
        finally:
            self._progress.clear()
        if not isinstance(loaded, Loaded):
            raise BugError(f"A load ended with {loaded!r}.")
        self.loaded = loaded
        self._engine.adopt(command, loaded)
        if loaded.draft_problem:
            sentences.append(loaded.draft_problem)
        if not loaded.target.converses:
            sentences.append(f"{loaded.target.name} is a base model: made to go on with a text, not to converse.")
        if not loaded.takes_back:
            sentences.append("Nothing can be guessed for this model: wrong guesses cannot be taken out of it again.")
        return tuple(sentences)

    def take_model(self, reference: str) -> tuple[str, ...]:
        """Have another model write, with no draft but its own layers; ``starter`` is the pair.
        Raises ``WorldError`` if it is not there or cannot be loaded; what was there before is loaded again.
        """
        if reference == STARTER_PAIR:
            return self._take(STARTER_TARGET, STARTER_DRAFT)
        self._look_for(reference)
        return self._take(reference, None)

    def take_draft(self, reference: str) -> tuple[str, ...]:
        """Have another draft guess: a model, ``own`` for the model's own layers, or ``none``.

        Raises:
            WorldError: as :meth:`take_model`.
        """
        if self._chosen.mode is SpeculationMode.OFF and reference not in _ALONE:
            self._chosen.mode = SpeculationMode.AUTOMATIC
        if reference in _ALONE or reference in _ITSELF:
            return self._take(self._chosen.target, NO_DRAFT if reference in _ALONE else None)
        self._look_for(reference)
        return self._take(self._chosen.target, reference)

    def reload(self, undo: Callable[[], None]) -> tuple[str, ...]:
        """Load again what is chosen, since something about it has changed; ``undo`` takes the change back.
        Raises ``WorldError`` if it cannot be loaded with the change; what was there before is loaded again. Raises
        ``StoppedByKeys`` if it was interrupted; what was there before is loaded again.
        """
        return self._load_or(undo, strict=False)

    def _take(self, target: str | None, draft: str | None) -> tuple[str, ...]:
        before = self._chosen.target, self._chosen.draft

        def undo() -> None:
            self._chosen.target, self._chosen.draft = before

        self._chosen.target, self._chosen.draft = target, draft
        return self._load_or(undo, strict=True)

    def _load_or(self, undo: Callable[[], None], *, strict: bool) -> tuple[str, ...]:
        before = self.loaded
        try:
            return self.load(strict=strict)
        except (WorldError, StoppedByKeys) as error:
            undo()
            if isinstance(error, StoppedByKeys):
                if error.number != signal.SIGINT:
                    raise
                self._work.forget_interruption()
            if before is not None:
                self.load(strict=False)
            raise

    def _look_for(self, reference: str) -> None:
        """Make sure that a model is there, before anything is unloaded for it; who knows what a server has?"""
        if is_remote(reference):
            RemoteModel.parse(reference)
        elif reference.startswith(STARTER_PREFIX):
            kind_of(reference)
        else:
            self._library.resolve(reference)

    def _whole(self, command: LoadPair, *, strict: bool) -> LoadPair:
        guesses = self._chosen.mode is not SpeculationMode.OFF
        options = self._options
        if options.chat_template is not None and command.target == options.model:
            command = replace(command, chat_template=options.chat_template)
        return replace(
            command,
            draft_gpu_layers=options.gpu_layers_draft,
            strict_draft=strict,
            guesses=guesses,
            tries_again=options.try_again,
        )
