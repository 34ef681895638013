"""Choices of models and of ways to guess, for the panel below their button: what is here, and what can be fetched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path

from app.conversation.engine_session import EngineSession
from app.conversation.status import Phase
from app.engine.commands import LoadPair
from app.language import tr
from app.models.gguf.fit import Fit, FitVerdict, ModelMemory, free_memory_bytes, judge
from app.models.library.catalog import CatalogPair, load_catalog
from app.models.library.facts import FileFacts
from app.models.library.guessers import Guesser, GuesserKind, beside, by_reference, guessers, writers
from app.models.library.model_library import Library, LibraryEntry
from app.models.library.speeds import ExpectedSpeed, MeasuredSpeeds, recommended
from app.paths import Paths
from app.references import NO_DRAFT, OWN_LAYERS, STARTER_DRAFT, STARTER_TARGET, is_remote
from app.speculation.settings import SpeculationMode
from app.ui.models_page.library_words import speed_words
from app.ui.toolkit.language import words
from app.ui.toolkit.language.words import model_size_words
from app.ui.window.choices import Choice, matching

MOST_LISTED = 25
"""Models in the panel, the latest used; the library has a table with all of them."""
_AT_FIRST = 3
"""Models that are listed before anything is looked for: what is below them is to be seen too."""
MODEL = "model:"
"""The beginning of the names of choices of models."""
_HERE, _TO_GET = tr("Models on this computer"), tr("To download")
_GUESSING = tr("Guessing ahead")


@dataclass(frozen=True, slots=True)
class ModelActions:
    """Functions that are called for a choice."""

    use_pair: Callable[[str, str | None], object]
    use_mode: Callable[[SpeculationMode], object]
    show_pair: Callable[[str], object]
    """Show a pair of the catalogue, by its id, to be downloaded."""
    show_server: Callable[[], object]


class ModelChoices:
    """Offers them as they stand when they are asked for first.

    Args:
        paths: where models and measurements are.
        session: what is wanted and loaded.
        entries: lists the model files on this computer, the latest used first.
        mode: how guesses are made in the open chat.
        actions: what is called.
        further: choices below all others.
        split: which computer has how many layers of what is loaded, in a sentence; empty where all are here.
        chooses_there: whether the computer that has the models lets one choose the draft.
    """

    def __init__(
        self,
        paths: Paths,
        session: EngineSession,
        entries: Callable[[], Sequence[LibraryEntry]],
        mode: SpeculationMode,
        actions: ModelActions,
        *,
        further: Sequence[Choice] = (),
        split: str = "",
        chooses_there: bool = False,
    ) -> None:
        self._paths, self._session, self._mode, self._actions = paths, session, mode, actions
        self._entries = tuple(entries())
        self._further, self._split, self._chooses_there = tuple(further), split, chooses_there
        self._library = Library(paths)
        self._speeds = MeasuredSpeeds(self._library.lessons.all())
        self._free_bytes = free_memory_bytes()
        pair = session.wanted_pair
        self._target = pair.target if pair is not None else None
        self._draft = _draft_of(pair) if pair is not None else None
        self._context_tokens = (pair or LoadPair("")).context_tokens

    def offer(self, text: str) -> list[Choice]:
        """Return what the panel lists for the text in its field."""
        if text:
            matches = matching([*self.models, *self._catalog, *self._modes, *self._further], text)
            groups = list(dict.fromkeys(choice.group for choice in matches))
            return sorted(matches, key=lambda choice: groups.index(choice.group))
        in_use = [model for model in self.models if model.in_use]
        shown = [*in_use, *(model for model in self.models if not model.in_use)][:_AT_FIRST]
        suggested = [choice for choice in self._catalog if choice.badge]
        return [*self._plan, *shown, *suggested, *self._modes, self._draft_choice, *self._further]

    def offer_drafts(self, text: str) -> list[Choice]:
        """Return what can guess for the model in use."""
        return matching(self._drafts, text)

    @cached_property
    def models(self) -> list[Choice]:
        """Return the models that can write here: the starter pair, one on a server that is in use, and files."""
        remote = self._target is not None and is_remote(self._target)
        about = tr("Comes with Draftlight, works offline")
        starter = Choice(
            words.STARTER,
            partial(self._actions.use_pair, STARTER_TARGET, STARTER_DRAFT),
            _joined(self._state_words(STARTER_TARGET) or about, speed_words(self._starter_speed)),
            group=_HERE,
            in_use=self._target == STARTER_TARGET,
            name=MODEL + STARTER_TARGET,
        )
        listed = [self._of_entry(entry) for entry in writers(self._entries, self._facts)[:MOST_LISTED]]
        if remote and self._target is not None:
            again = partial(self._actions.use_pair, self._target, self._draft)
            state = self._state_words(self._target) or tr("On another computer")
            title = words.model_words(self._target)
            listed.insert(0, Choice(title, again, state, group=_HERE, in_use=True, name=MODEL + self._target))
        return [starter, *listed]

    @cached_property
    def _facts(self) -> Mapping[Path, FileFacts]:
        return {entry.path: entry.facts for entry in self._entries if entry.facts is not None}

    @property
    def _starter_speed(self) -> ExpectedSpeed | None:
        entry = next(one for one in self._library.starter_entries() if one.reference == STARTER_TARGET)
        return self._speeds.of(entry.path.name, entry.size_bytes)

    def _of_entry(self, entry: LibraryEntry) -> Choice:
        fit, facts = self._fit_of(entry), entry.facts
        state = self._state_words(entry.reference)
        if not state:
            state = tr("Too big for this computer") if fit.fit is Fit.WONT else tr("On this computer")
        remark = "" if entry.converses else words.BASE_MODEL
        if not remark and facts is not None and facts.shape.own_bytes:
            remark = words.GUESSES_ITSELF
        speed = speed_words(self._speeds.of(entry.path.name, entry.size_bytes))
        return Choice(
            entry.name,
            partial(self._actions.use_pair, entry.reference, beside(entry, self._draft, self._entries, self._facts)),
            _joined(state, model_size_words(entry.size_bytes), speed, remark),
            group=_HERE,
            in_use=by_reference(self._target, [entry]) is not None,
            name=MODEL + entry.reference,
        )

    def _fit_of(self, entry: LibraryEntry) -> FitVerdict:
        per_token = entry.facts.shape.kv_bytes_per_token if entry.facts is not None else None
        memory = ModelMemory.guessed(entry.size_bytes)
        if per_token is not None:
            memory = ModelMemory(entry.size_bytes, per_token)
        return judge([memory], self._context_tokens, self._free_bytes)

    def _state_words(self, reference: str) -> str:
        """Return whether a model is in memory or on its way there; empty where it is neither."""
        loaded, wanted = self._session.in_memory, self._session.wanted_pair
        plain = reference.removeprefix("hf:")
        if loaded is not None and loaded.target.removeprefix("hf:") == plain:
            return tr("Loaded")
        is_loading = self._session.status.phase is Phase.LOADING
        return tr("Loading…") if is_loading and wanted and wanted.target.removeprefix("hf:") == plain else ""

    @cached_property
    def _catalog(self) -> list[Choice]:
        """Return the pairs that can be fetched, the one to begin with first, then by size."""
        pairs = [pair for pair in load_catalog() if not self._is_here(pair)]
        first = recommended(pairs, self._context_tokens, self._free_bytes, self._speeds)
        ranked = sorted(pairs, key=lambda pair: (pair is not first, pair.size_bytes))
        return [self._of_pair(pair, is_first=pair is first) for pair in ranked]

    def _is_here(self, pair: CatalogPair) -> bool:
        return pair.target.hub.below(self._paths.models).is_file()

    def _of_pair(self, pair: CatalogPair, *, is_first: bool) -> Choice:
        fits = pair.fit(self._context_tokens, self._free_bytes)
        size = tr("{size} to download", size=model_size_words(pair.size_bytes))
        state = tr("Too big for this computer") if fits.fit is Fit.WONT else ""
        return Choice(
            pair.name,
            partial(self._actions.show_pair, pair.id),
            _joined(state, size, "" if state else speed_words(self._speeds.of_file(pair.target))),
            badge=tr("Recommended") if is_first else "",
            group=_TO_GET,
            also=pair.why,
        )

    @property
    def _modes(self) -> list[Choice]:
        return [
            Choice(name, partial(self._actions.use_mode, mode), reason, group=_GUESSING, in_use=mode is self._mode)
            for mode, (name, reason) in words.MODES.items()
        ]

    @property
    def _draft_choice(self) -> Choice:
        return Choice(
            tr("Draft that guesses ahead…"), detail=self._draft_words, group=_GUESSING, page=self.offer_drafts
        )

    @property
    def _draft_words(self) -> str:
        if self._draft == NO_DRAFT:
            return tr("No draft")
        if self._target is None or (self._draft is None and is_remote(self._target)):
            return ""
        if self._draft is not None:
            return words.model_words(self._draft)
        target = by_reference(self._target, self._entries)
        itself = target is not None and target.facts is not None and target.facts.shape.own_bytes
        return tr("Guesses for itself") if itself else tr("No draft")

    @property
    def _drafts(self) -> list[Choice]:
        target = self._target
        if target is None:
            return [Choice(tr("Choose a model first"))]
        if is_remote(target):
            return self._remote_drafts(target)
        all_guessers = guessers(by_reference(target, self._entries), self._entries, self._facts, self._context_tokens)
        made_for_it = [one for one in all_guessers if one.way is not GuesserKind.DRAFT]
        drafts = [one for one in all_guessers if one.way is GuesserKind.DRAFT][:MOST_LISTED]
        itself = any(one.way is GuesserKind.OWN_LAYERS for one in all_guessers)
        starters = (
            []
            if target != STARTER_TARGET
            else [self._draft_for(target, STARTER_DRAFT, words.model_words(STARTER_DRAFT))]
        )
        listed = [
            *starters,
            *(self._of_guesser(target, one) for one in (*made_for_it, *drafts)),
            self._draft_for(target, NO_DRAFT if itself else None, tr("No draft")),
        ]
        if not all_guessers and not starters:
            none_here = tr("No other model is on this computer: “Open model files…” adds some.")
            listed.insert(0, Choice(none_here))
        return listed

    def _remote_drafts(self, target: str) -> list[Choice]:
        """Return choices for a model on a server, without asking it: a panel does not wait for another computer."""
        if not self._chooses_there:
            return [Choice(tr("The other computer has the draft, and chooses it"))]
        return [
            Choice(tr("Choose one on that computer…"), self._actions.show_server),
            self._draft_for(target, NO_DRAFT, tr("No draft")),
        ]

    def _of_guesser(self, target: str, one: Guesser[LibraryEntry]) -> Choice:
        kinds = {GuesserKind.HEAD: "head", GuesserKind.ASSISTANT: "assistant"}
        name = one.file.name if one.file is not None else None
        title, _, detail = words.guesser_words(name, kinds.get(one.way, ""), one.memory_bytes).partition(" · ")
        return self._draft_for(target, one.file.reference if one.file is not None else None, title, detail)

    def _draft_for(self, target: str, draft: str | None, title: str, detail: str = "") -> Choice:
        return Choice(title, partial(self._actions.use_pair, target, draft), detail, in_use=draft == self._draft)

    @property
    def _plan(self) -> list[Choice]:
        """Return the plan of a model over several computers, to read and not to choose."""
        share, _, places = self._split.rstrip(".").partition(": ")
        return [Choice(share, detail=places)] if share else []


def _draft_of(pair: LoadPair) -> str | None:
    if pair.draft in {None, OWN_LAYERS}:
        return None if pair.own_layers else NO_DRAFT
    return pair.draft


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))
