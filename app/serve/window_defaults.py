"""Defaults for requests that do not say, where the server shares a window's engine: the window's own values."""

from __future__ import annotations

from app.engine.commands import LoadPair
from app.models.library.model_library import Library
from app.paths import Paths
from app.references import STARTER_PAIR, THIS_PROGRAM, is_starter_pair
from app.reply_settings import own_reply_settings
from app.serve.model_registry import LoadOptions, ModelChoice, name_for_clients
from app.serve.requests.reply_request import SpeculationOptions
from app.serve.window_choices import WindowChoices


class WindowDefaults:
    """Fulfils :class:`app.serve.replies.Defaults` from what the person has chosen.

    Args:
        paths: where the library is.
        choices: what is chosen; may be replaced at any time, by any thread.
    """

    def __init__(self, paths: Paths, choices: WindowChoices) -> None:
        self._paths = paths
        self.choices = choices
        self._first: tuple[LoadPair, ModelChoice] | None = None

    @property
    def first(self) -> ModelChoice | None:
        """Return the window's pair."""
        pair = self.choices.pair
        if pair is None:
            return None
        if self._first is None or self._first[0] != pair:  # its name is looked up on the disk
            self._first = pair, choice_of(pair, self._paths)
        return self._first[1]

    @property
    def loading(self) -> LoadOptions:
        """Return how other models are loaded."""
        choices = self.choices
        return LoadOptions(choices.context_tokens, choices.threads, choices.gpu_layers, parallel=choices.parallel)

    @property
    def usual(self) -> SpeculationOptions:
        """Return where guesses come from."""
        choices = self.choices
        return SpeculationOptions(choices.mode, choices.draft_max, choices.draft_min, choices.draft_p_min)

    @property
    def memory_share(self) -> float | None:
        """Return :attr:`app.engine.commands.KeepOptions.memory_share`."""
        return self.choices.memory_share

    @property
    def manages_models(self) -> bool:
        """Return whether other programs may download, load and delete models."""
        return self.choices.manages_models

    @property
    def window(self) -> str:
        """Return this program's name."""
        return THIS_PROGRAM


def choice_of(pair: LoadPair, paths: Paths) -> ModelChoice:
    """Return a window's pair as clients know it."""
    starter = is_starter_pair(pair.target, pair.draft)
    return ModelChoice(
        name=STARTER_PAIR if starter else name_for_clients(pair.target, paths),
        target=pair.target,
        draft=pair.draft,
        pauses=not starter,
        own=own_reply_settings(pair.target),
        path=Library(paths).find(pair.target),
        pair=pair,
    )
