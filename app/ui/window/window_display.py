"""Display of the present state: the mode and the pair in use, the seed, the open chat."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.engine.commands import LoadPair
from app.engine.events import Loaded
from app.language import tr
from app.references import OWN_LAYERS, is_starter_pair, pair_words
from app.requests.engine_requests import pair_for
from app.speculation.settings import SpeculationMode
from app.ui.toolkit.language import words
from app.ui.window.window_parts import WindowParts


class WindowDisplay(QObject):
    """Brings the parts of the window up to date with what was chosen, loaded or opened."""

    def __init__(self, parts: WindowParts, parent: QObject) -> None:
        super().__init__(parent)
        self._parts, self._settings = parts, parts.settings
        self.loaded: Loaded | None = None
        """The engine's facts of the pair that is shown, once it is in memory."""

    def show_settings(self) -> None:
        """Show the mode and the pair that are set, before the window is shown."""
        self._name_mode(self._settings.mode)
        self._parts.session.load_meter.times = self._settings.load_times
        self.show_pair()
        self.show_metrics()

    def show_metrics(self, *, shown: bool = False) -> None:
        """Show the right column once there was a reply, and before that where ``shown`` says that one is in view."""
        is_wanted = shown or self._settings.introduced
        self._parts.columns.hold_metrics_back(not is_wanted, moves=self._parts.view.moves)

    def show_loaded(self, event: Loaded) -> None:
        """Show the names of a pair that is in memory, and where it is."""
        self.loaded = event
        where = event.server.place if event.server is not None else ""
        names = (event.target.name, event.draft.name if event.draft else None)
        self._name_pair(self._parts.session.wanted_pair, names, where, event.split)
        self._settings.set("load_times", self._parts.session.load_meter.times)

    def _name_mode(self, mode: SpeculationMode) -> None:
        self._parts.top_bar.pair.show_mode(words.MODES[mode][0])

    def _name_pair(
        self, pair: LoadPair | None, names: tuple[str, str | None] | None = None, where: str = "", split: str = ""
    ) -> None:
        """Name the wanted pair in the top bar, by the models' own ``names`` once they are known."""
        button = self._parts.top_bar.pair
        if pair is None:
            button.show_models(tr("Choose a model"))
            return
        draft = pair.draft if pair.draft not in {None, OWN_LAYERS} else None
        names = names or (words.model_words(pair.target), draft and words.model_words(draft))
        models_words = pair_words(*names)
        if where:
            models_words = tr("{models} on {server}", models=models_words, server=where)
        if names[1] and is_starter_pair(pair.target, pair.draft):  # by one name before it is loaded and after
            button.show_models(words.STARTER, models_words)
        else:
            button.show_models(models_words, split)

    def show_chats(self) -> None:
        """List the chats as they are now, with the open one marked."""
        self._parts.sidebar.refresh()
        self._parts.sidebar.show_open(self._parts.chat.conversation_id)

    def follow_assistant(self) -> None:
        """Show and use what holds in the open chat now."""
        self.show_mode()
        self.show_pair()
        self.show_seed()

    def show_mode(self) -> None:
        """Show how guesses are made in the open chat."""
        mode = self._parts.chat.settings.settings_in_use.mode
        self._name_mode(mode)
        self._parts.advisor.follow_mode(mode)

    def show_pair(self) -> None:
        """Show the pair that the open chat wants, and have the session want it too."""
        pair = pair_for(self._parts.chat.settings.settings_in_use)
        if pair is None:
            self.loaded = None
            self._name_pair(None)
        else:
            before = self._parts.session.wanted_pair
            if before is None or (pair.target, pair.draft, pair.own_layers) != (
                before.target,
                before.draft,
                before.own_layers,
            ):
                self.loaded = None
                self._name_pair(pair)
            self._parts.session.want(pair)
        self._parts.view.welcome.show_chosen(chosen=pair is not None)

    def show_seed(self) -> None:
        """Show which seed the replies to come have."""
        self._parts.view.show_locked_seed(self._parts.chat.settings.settings_in_use.seed)
