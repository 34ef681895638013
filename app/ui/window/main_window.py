"""The window: three columns under one bar, and what can be done with them.

The window owns no model and no thread. It is shown before the engine exists; the application attaches the engine
after the first paint.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QMainWindow, QVBoxLayout, QWidget

from app.about import ReleaseFeed
from app.chats.store import ChatStore
from app.engine.commands import LoadPair
from app.engine.events import Loaded
from app.errors import AppError, WorldError
from app.paths import Paths
from app.references import NO_DRAFT, STARTER_DRAFT, STARTER_TARGET
from app.settings import Settings, ThemeChoice
from app.speculation.settings import SpeculationMode
from app.ui.chat.chat_view import ChatView
from app.ui.chat.metrics_follower import MetricsFollower
from app.ui.chat.open_chat import ChatModel
from app.ui.chat.unsent_text import UnsentText
from app.ui.chat_list.sidebar import Sidebar
from app.ui.dialogs.shortcut_list import install
from app.ui.dialogs.update_check import UpdateWatch
from app.ui.engine_link.chat_memory import ChatMemory
from app.ui.engine_link.renamed_models import follow_rename
from app.ui.engine_link.session import EngineSession
from app.ui.engine_link.settings_saving import SettingsSaving
from app.ui.metrics.advisor import DraftingAdvisor
from app.ui.metrics.drafting_advice import Remedy
from app.ui.metrics.metrics_panel import MetricsPanel
from app.ui.models_page.facts_reader import FactsReader
from app.ui.models_page.model_services import ModelServices
from app.ui.overlays.overlay_switch import OverlaySwitch
from app.ui.overlays.recorded_actions import RecordedReplies
from app.ui.toolkit import words
from app.ui.toolkit.file_drops import FileDrops, local_files, model_files, other_files, recorded_files
from app.ui.toolkit.focus_keeper import FocusKeeper
from app.ui.toolkit.theme import Theme
from app.ui.toolkit.typed_keys import is_typed
from app.ui.window import open_dialogs as dialogs
from app.ui.window.columns import Columns
from app.ui.window.news import News
from app.ui.window.shortcuts import shortcuts_of
from app.ui.window.slim_bar import SlimBar
from app.ui.window.stage_mode import StageMode
from app.ui.window.top_bar import TopBar
from app.ui.window.window_geometry import SMALLEST, WindowGeometry
from app.ui.window.wiring import connect

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.inventory import StockItem
    from app.models.library.references import LibraryEntry
    from app.ui.models_page.models_page import ModelsPage

_log = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """Everything a person sees, over a store, settings and a session that others built."""

    painted = Signal()
    """The window is on the screen for the first time."""
    closing = Signal()
    """The window is about to go: the engine has to end now."""

    def __init__(
        self,
        *,
        paths: Paths,
        theme: Theme,
        store: ChatStore,
        settings: Settings,
        session: EngineSession,
        entries: Callable[[], Sequence[LibraryEntry]],
        release: ReleaseFeed | None = None,
    ) -> None:
        super().__init__()
        self._paths = paths
        self._store = store
        self._settings = settings
        self._settings_keeper = SettingsSaving(settings, self)
        self._place = WindowGeometry(self, str(paths.window))
        self._was_painted = False
        self.theme = theme
        self.session = session
        self.chat = ChatModel(store, settings, session)
        self.remembering = ChatMemory(store, settings, session, self)
        self.top = TopBar(theme, entries)
        self.services = ModelServices(paths, self)
        self.facts_reader = FactsReader(self.services, entries, self)
        self.sidebar = Sidebar(store, theme, self.services.errands)
        self.view = ChatView(theme, settings, self.chat, session)
        self.hood = MetricsPanel()
        self.advisor = DraftingAdvisor(settings.mode, self)
        self.news = News(self.view.banner, self.chat, session, open_report=self.open_report, remedy=self.apply_remedy)
        self.slim = SlimBar(theme)
        self.body = Columns(theme, left=self.sidebar, middle=self.view, hood=_framed(self.hood), slim=self.slim)
        self.stage = StageMode(self, theme, top=self.top, body=self.body, view=self.view, hood=self.hood)
        self.metrics_follower = MetricsFollower(self.chat, self.view, self.hood, self)
        self.shows = OverlaySwitch(theme, session, self.view, self)
        self.drops = FileDrops(self, "Drop the model file here", model_files)
        self.recorded_drops = FileDrops(self, "Drop the recorded reply here", recorded_files)
        self.other_drops = FileDrops(self, "A message cannot have files yet", other_files)
        self.recorded = RecordedReplies(
            self, chat=self.chat, shows=self.shows, follower=self.metrics_follower, errands=self.services.errands
        )
        self.updates = UpdateWatch(settings, self.services.errands, release, self)
        self.shortcuts = shortcuts_of(self)
        install(self, self.shortcuts)
        self._lay_out()
        connect(self)
        self._focus = FocusKeeper(self, self.view.home)
        self.top.mode.show_mode(settings.mode)
        self._want_pair()
        self._place.restore()
        self.painted.connect(self._place.settle)
        self._unsent = UnsentText(paths.unsent, self.view.composer)
        self._unsent.restore()
        self.view.composer.setFocus()

    def _lay_out(self) -> None:
        self.setWindowTitle("Draftlight")
        self.setMinimumSize(SMALLEST)
        centre = QWidget()
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        layout.addWidget(self.body, 1)
        self.setCentralWidget(centre)

    # What a person does

    def use_starter(self) -> None:
        self.use_pair(STARTER_TARGET, STARTER_DRAFT)

    def use_pair(self, target: str, draft: str | None) -> None:
        """Choose a pair and load it; it is remembered for the next start."""
        self._settings.set("target", target)
        self._settings.set("draft", draft)
        self._want_pair()
        self.session.load()
        self.view.composer.setFocus()
        self._settings.save()

    def follow_rename(self, item: StockItem, reference: str) -> None:
        """A model that is chosen has another name now; what is loaded stays loaded."""
        follow_rename(self._settings, self.session, item, reference)
        self._want_pair()
        self._settings.save()

    def follow_zoom(self) -> None:
        """Keep the size that was chosen."""
        self._settings.set("zoom", self.theme.chosen_zoom)

    def use_mode(self, mode: SpeculationMode) -> None:
        self._settings.set("mode", mode)
        self._show_mode()

    def apply_remedy(self, remedy: Remedy) -> None:
        """Do what the button beside a piece of advice says."""
        match remedy:
            case Remedy.CHOOSE_DRAFT | Remedy.CHOOSE_PAIR:
                self.top.pair.showMenu()
            case Remedy.GET_PAIR:
                self.open_models()
            case Remedy.TURN_ON_ANYWAY:
                self.use_mode(SpeculationMode.DRAFT)
            case Remedy.TURN_OFF:
                self.use_mode(SpeculationMode.OFF)
            case Remedy.USE_AUTOMATIC | Remedy.TURN_ON:
                self.use_mode(SpeculationMode.AUTOMATIC)

    def new_chat(self) -> None:
        if self.shows.on:
            self.shows.leave_all()
        self.chat.new_chat()
        self._leave_list()
        self.view.composer.setFocus()

    def open_chat(self, conversation_id: int) -> None:
        if self.shows.on:
            self.shows.leave_all()
        if conversation_id != self.chat.conversation_id:
            self.chat.open(conversation_id)
        self._leave_list()
        if not self.sidebar.list.hasFocus():  # where Del is for the chat that was clicked, and words go on from
            self.view.composer.setFocus()

    def search_chats(self) -> None:
        if not self.body.arrangement.list.width:
            self.body.toggle_list()
        self.sidebar.search.setFocus()
        self.sidebar.search.selectAll()

    def escape(self) -> None:
        """Leave the stage or the replay, else close what floats, else leave editing, else stop what runs."""
        if self.stage.on:
            self.stage.leave()
        elif self.shows.on:
            self.shows.leave()
        elif self.body.floating:
            self.body.close_floating()
        elif self.view.composer.editing is not None:
            self.view.composer.cancel_edit()
        else:
            self.session.stop()

    def regenerate_last(self) -> None:
        messages = self.chat.messages
        if messages and messages[-1].role == "assistant":
            self.chat.regenerate(messages[-1].id)

    def continue_last(self) -> None:
        if self.chat.messages:
            self.chat.go_on(self.chat.messages[-1].id)

    def export_open_chat(self) -> None:
        if self.chat.conversation_id is not None:
            self.export_chat(self.chat.conversation_id)

    def export_chat(self, conversation_id: int) -> None:
        """Ask for a file and write the chat into it."""
        dialogs.open_export(self, self._store, conversation_id, self.show_error)

    def toggle_theme(self) -> None:
        choice = ThemeChoice.LIGHT if self.theme.palette.name == "dark" else ThemeChoice.DARK
        self._settings.set("theme", choice)
        self.theme.choose(choice)

    def open_files(self, paths: Sequence[Path] = ()) -> None:
        dialogs.open_files(self, paths or ()).chosen.connect(self.use_pair)

    def take_pasted(self, data: QMimeData) -> None:
        """Do with pasted files what is done with those that are dropped; say why a message cannot have them."""
        if models := model_files(data):
            self.open_files(models)
        elif replies := recorded_files(data):
            self.recorded.open(replies[0])
        else:
            self.news.show_notice(words.NO_FILES_YET if local_files(data) else words.NO_PICTURES)

    def open_models(self) -> ModelsPage:
        page = dialogs.open_models(self, self.services, self._settings)
        page.picked.connect(self.use_pair)
        page.lookup_wanted.connect(lambda: self.use_mode(SpeculationMode.LOOKUP))
        page.library.renamed.connect(self.follow_rename)
        return page

    def open_library(self) -> None:
        self.open_models().show_library()

    def open_settings(self) -> None:
        dialog = dialogs.open_settings(self, self._settings)
        dialog.changed.connect(self.apply_settings)
        dialog.about_requested.connect(self.open_about)

    def open_about(self) -> None:
        dialogs.open_about(self, self._paths.data, self.updates)

    def open_shortcuts(self) -> None:
        dialogs.open_shortcuts(self, self.shortcuts)

    def open_report(self, report: str) -> None:
        dialogs.open_report(self, report)

    def apply_settings(self) -> None:
        """Follow settings that were changed in their dialog."""
        self.theme.choose(self._settings.theme)
        self.theme.set_zoom(self._settings.zoom)
        self.view.show_preferences()
        self._show_mode()
        self._want_pair()
        self.updates.follow_settings()
        self.remembering.follow_settings()
        self._settings.save()

    def play_slowly(self, message_id: int | None = None) -> None:
        """Replay a reply round by round: the one under the hood unless another is named."""
        trace = self.metrics_follower.trace_to_replay(message_id)
        if trace is not None:
            self.shows.play_slowly(trace)

    def race(self) -> None:
        """Answer the last question twice, with guessing and without, and show both on one clock."""
        request = self.chat.race_request()
        if request is None or self.session.wanted is None:
            return
        if self.advisor.can_guess:
            self.shows.start_race(request)
        else:
            self.call_off_race(request.mode)

    def call_off_race(self, mode: SpeculationMode) -> None:
        """Say why there is nothing to race with."""
        self.news.show_no_race(self.advisor.why_nothing_was_guessed(mode))

    # What happened

    def show_error(self, error: AppError) -> None:
        self.news.show_error(error)

    def show_loaded(self, event: Loaded) -> None:
        self.top.pair.show_pair(self.session.wanted, (event.target.name, event.draft.name if event.draft else None))

    def follow_chat(self) -> None:
        self.sidebar.refresh()
        self.sidebar.show_open(self.chat.conversation_id)

    # Inner workings

    def _show_mode(self) -> None:
        self.top.mode.show_mode(self._settings.mode)
        self.advisor.follow_mode(self._settings.mode)

    def _want_pair(self) -> None:
        chosen = self._settings
        if chosen.target is None:
            self.top.pair.show_pair(None, None)
        else:
            alone = chosen.draft == NO_DRAFT
            pair = LoadPair(
                chosen.target,
                None if alone else chosen.draft,
                chosen.context_tokens,
                chosen.threads,
                chosen.gpu_layers,
                own_layers=not alone,
            )
            before = self.session.wanted
            if before is None or (pair.target, pair.draft, pair.own_layers) != (
                before.target,
                before.draft,
                before.own_layers,
            ):
                self.top.pair.show_pair(pair, None)
            self.session.want(pair)
        self.view.welcome.show_chosen(chosen=chosen.target is not None)

    def _leave_list(self) -> None:
        self.follow_chat()
        self.body.close_floating()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Words typed where nothing takes them are a message."""
        edit = self.view.composer.edit
        if is_typed(event) and edit.isVisible() and not edit.hasFocus():
            edit.setFocus()
            QApplication.sendEvent(edit, event)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)  # after this paint has reached the screen
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Go at once to the eye; then end the engine and keep what is being written."""
        self.stage.leave()  # the next start is not on the stage
        self.keep_everything()  # before the engine is waited for: nobody may have that patience
        self.hide()
        self.remembering.stop()
        self.closing.emit()
        self.services.close()
        event.accept()
        self._settings_keeper.close()
        try:
            self.chat.shut_down()
        except WorldError as error:
            _log.info("Something was not saved when the window closed: %s", error)

    def keep_everything(self) -> None:
        """Save all there is now: the session may end, and this process with it, without another word."""
        self._place.keep()
        self._unsent.keep()
        self._settings_keeper.save()
        self.chat.keep()


def _framed(hood: MetricsPanel) -> QFrame:
    frame = QFrame()
    frame.setObjectName("hood")
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(1, 0, 0, 0)
    layout.addWidget(hood)
    return frame
