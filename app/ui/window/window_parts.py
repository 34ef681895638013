"""The parts of the main window, made in the order in which they need each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QMainWindow

from app.about import ReleaseFeed
from app.chats.store import ChatStore
from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.conversation.title_suggestions import TitleSuggestions
from app.knowledge.collections import Collections
from app.paths import Paths
from app.saved_prompts import PromptLibrary
from app.settings import Settings
from app.tool_servers.server_settings import ServerList
from app.ui.chat.chat_view import ChatView
from app.ui.chat.composing.choice_buttons import AssistantButton, ToolsButton
from app.ui.chat.composing.pending_files import PendingFiles
from app.ui.chat.composing.server_texts import ServerTexts
from app.ui.chat.composing.slash_prompts import SlashPrompts
from app.ui.chat.composing.spell_check import SpellCheck
from app.ui.chat.metrics_follower import MetricsFollower
from app.ui.chat_list.sidebar import Sidebar
from app.ui.dialogs.update_check import UpdateWatch
from app.ui.engine_link.chat_memory import ChatMemory, ChatStates
from app.ui.engine_link.saving import SaveTimers, SettingsSaving
from app.ui.local_api.local_api import LocalApi
from app.ui.metrics.drafting_advice import DraftingAdvisor
from app.ui.metrics.metrics_panel import MetricsPanel
from app.ui.models_page.model_services import FactsReader, ModelServices
from app.ui.overlays.overlay_switch import OverlaySwitch
from app.ui.overlays.recorded_actions import RecordedReplies
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.files.file_drops import DroppedFiles
from app.ui.toolkit.widgets.layouts import column_of
from app.ui.window.banner_messages import BannerMessages
from app.ui.window.chat_transfers import ChatTransfers
from app.ui.window.columns import Columns, StageMode
from app.ui.window.top_bar import SlimBar, TopBar

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.model_library import LibraryEntry


class WindowParts:
    """Parts of the window: the visible ones, and the objects behind them.

    They are not connected with each other yet: :func:`app.ui.window.wiring.connect` does that.
    """

    def __init__(
        self,
        window: QMainWindow,
        *,
        paths: Paths,
        theme: Theme,
        store: ChatStore,
        settings: Settings,
        session: EngineSession,
        entries: Callable[[], Sequence[LibraryEntry]],
        release: ReleaseFeed | None,
    ) -> None:
        """Make the parts; ``entries`` lists the model files on this computer, the latest used first."""
        self.paths, self.theme, self.store, self.settings, self.session = paths, theme, store, settings, session
        self.entries = entries
        self.services = ModelServices(paths, window)
        background = self.services.background
        servers = ServerList(paths.tool_servers)
        collections = Collections(paths.collections, paths.knowledge)
        self.chat = ChatSession(
            store,
            settings,
            session,
            background=background,
            servers=servers,
            collections=collections,
            entries=entries,
        )
        self.top_bar = TopBar(theme)
        self.sidebar = Sidebar(store, theme, background)
        self.pending_files = PendingFiles(session, settings, background, window)
        self.view = view = ChatView(
            theme, settings, self.chat, session, files=self.pending_files, prompts=PromptLibrary(paths.prompts)
        )
        self.assistant_button = AssistantButton(theme, self.chat.settings.all_assistants)
        self.tools_button = ToolsButton(theme, self.chat.tools)
        view.composer.add_choices(self.assistant_button, self.tools_button)
        self.server_texts = ServerTexts(self.chat.tools, background, window)
        SlashPrompts(view.composer, view.prompts, self.server_texts)
        self.metrics_panel = MetricsPanel()
        self.slim_bar = SlimBar(theme)
        metrics = _framed(self.metrics_panel)
        self.columns = Columns(theme, left=self.sidebar, middle=view, metrics=metrics, slim=self.slim_bar)
        self.metrics_follower = MetricsFollower(self.chat, view, self.metrics_panel, window)
        self.overlays = OverlaySwitch(theme, session, view, window)
        self.save_timers = SaveTimers(self.chat.saving, background, window)
        self.chat_memory = ChatMemory(store, settings, session, window)
        self.chat_states = ChatStates(store, settings, session, window)
        self.facts_reader = FactsReader(self.services, entries, window)
        self.updates = UpdateWatch(settings, background, release, window)
        self.local_api = LocalApi(paths, settings, session, window)
        self.advisor = DraftingAdvisor(settings.mode, window)
        self.stage = StageMode(
            window, theme, top=self.top_bar, body=self.columns, view=view, metrics_panel=self.metrics_panel
        )
        self.recorded = RecordedReplies(
            window, chat=self.chat, overlays=self.overlays, follower=self.metrics_follower, background=background
        )
        self.banner_messages = BannerMessages(view.banner, self.chat, session, window)
        self.dropped_files = DroppedFiles(window)
        self.transfers = ChatTransfers(window, store, view.banner, background)
        self.titles = TitleSuggestions(store, settings, self.chat, session)
        self.spell_check = SpellCheck(view.composer.edit, theme, settings, background, parent=window)
        self.settings_saving = SettingsSaving(settings, background, window)

    @property
    def busy(self) -> bool:
        """True while something is being written into the chats, or out of them."""
        return self.chat.running or self.chat.saving.unsaved or self.transfers.running


def _framed(panel: MetricsPanel) -> QFrame:
    frame = QFrame()
    frame.setObjectName("metrics")
    column_of(panel, on=frame, margins=(1, 0, 0, 0))  # room for the line towards the conversation
    return frame
