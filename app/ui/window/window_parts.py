"""The parts of the main window, made in the order in which they need each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QMainWindow, QVBoxLayout

from app.about import ReleaseFeed
from app.chats.store import ChatStore
from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.conversation.title_suggestions import TitleSuggestions
from app.paths import Paths
from app.saved_prompts import PromptLibrary
from app.settings import Settings
from app.tool_servers.server_settings import ServerList
from app.ui.chat.chat_view import ChatView
from app.ui.chat.composing.choice_buttons import AssistantButton, ToolsButton
from app.ui.chat.composing.pending_files import PendingFiles
from app.ui.chat.composing.resource_dialog import AttachMenu
from app.ui.chat.composing.server_texts import ServerTexts
from app.ui.chat.composing.slash_prompts import SlashPrompts
from app.ui.chat.composing.spell_check import SpellCheck
from app.ui.chat.metrics_follower import MetricsFollower
from app.ui.chat.replying.save_timers import SaveTimers
from app.ui.chat_list.sidebar import Sidebar
from app.ui.dialogs.update_check import UpdateWatch
from app.ui.engine_link.chat_memory import ChatMemory
from app.ui.engine_link.chat_states import ChatStates
from app.ui.local_api.local_api import LocalApi
from app.ui.metrics.drafting_advice import DraftingAdvisor
from app.ui.metrics.metrics_panel import MetricsPanel
from app.ui.models_page.model_services import FactsReader, ModelServices
from app.ui.overlays.overlay_switch import OverlaySwitch
from app.ui.overlays.recorded_actions import RecordedReplies
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.window.banner_messages import BannerMessages
from app.ui.window.bars.top_bar import SlimBar, TopBar
from app.ui.window.files.chat_transfers import ChatTransfers
from app.ui.window.files.dropped_files import DroppedFiles
from app.ui.window.layout.columns import Columns, StageMode

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.model_library import LibraryEntry


@dataclass(frozen=True, slots=True)
class WindowParts:
    """Parts of the window: the visible ones, and the objects behind them."""

    theme: Theme
    session: EngineSession
    chat: ChatSession
    save_timers: SaveTimers
    assistant_button: AssistantButton
    tools_button: ToolsButton
    attach_menu: AttachMenu
    chat_memory: ChatMemory
    chat_states: ChatStates
    services: ModelServices
    entries: Callable[[], Sequence[LibraryEntry]]
    """Lists the model files on this computer, the latest used first."""
    facts_reader: FactsReader
    updates: UpdateWatch
    local_api: LocalApi
    top_bar: TopBar
    sidebar: Sidebar
    view: ChatView
    metrics_panel: MetricsPanel
    metrics_follower: MetricsFollower
    advisor: DraftingAdvisor
    slim_bar: SlimBar
    columns: Columns
    stage: StageMode
    overlays: OverlaySwitch
    recorded: RecordedReplies
    banner_messages: BannerMessages
    dropped_files: DroppedFiles
    pending_files: PendingFiles
    transfers: ChatTransfers
    titles: TitleSuggestions
    spell_check: SpellCheck

    @property
    def busy(self) -> bool:
        """True while something is being written into the chats, or out of them."""
        return self.chat.running or self.chat.saving.unsaved or self.transfers.running


def make_parts(
    window: QMainWindow,
    *,
    paths: Paths,
    theme: Theme,
    store: ChatStore,
    settings: Settings,
    session: EngineSession,
    entries: Callable[[], Sequence[LibraryEntry]],
    release: ReleaseFeed | None,
) -> WindowParts:
    """Make the parts, not connected with each other yet (:func:`app.ui.window.wiring.connect` does that)."""
    services = ModelServices(paths, window)
    chat = ChatSession(
        store,
        settings,
        session,
        background=services.background,
        servers=ServerList(paths.tool_servers),
        entries=entries,
    )
    top_bar = TopBar(theme)
    sidebar = Sidebar(store, theme, services.background)
    pending_files = PendingFiles(session, settings, services.background, window)
    view = ChatView(theme, settings, chat, session, files=pending_files, prompts=PromptLibrary(paths.prompts))
    assistant_button = AssistantButton(theme, chat.settings.all_assistants)
    tools_button = ToolsButton(theme, chat.tools)
    view.composer.add_choices(assistant_button, tools_button)
    server_texts = ServerTexts(chat.tools, services.background, window)
    SlashPrompts(view.composer, view.prompts, server_texts)
    metrics_panel = MetricsPanel()
    slim_bar = SlimBar(theme)
    columns = Columns(theme, left=sidebar, middle=view, metrics=_framed(metrics_panel), slim=slim_bar)
    metrics_follower = MetricsFollower(chat, view, metrics_panel, window)
    overlays = OverlaySwitch(theme, session, view, window)
    return WindowParts(
        theme=theme,
        session=session,
        chat=chat,
        save_timers=SaveTimers(chat.saving, services.background, window),
        assistant_button=assistant_button,
        tools_button=tools_button,
        attach_menu=AttachMenu(view.composer, server_texts, pending_files),
        chat_memory=ChatMemory(store, settings, session, window),
        chat_states=ChatStates(store, settings, session, window),
        services=services,
        entries=entries,
        facts_reader=FactsReader(services, entries, window),
        updates=UpdateWatch(settings, services.background, release, window),
        local_api=LocalApi(paths, settings, session, window),
        top_bar=top_bar,
        sidebar=sidebar,
        view=view,
        metrics_panel=metrics_panel,
        metrics_follower=metrics_follower,
        advisor=DraftingAdvisor(settings.mode, window),
        slim_bar=slim_bar,
        columns=columns,
        stage=StageMode(window, theme, top=top_bar, body=columns, view=view, metrics_panel=metrics_panel),
        overlays=overlays,
        recorded=RecordedReplies(
            window, chat=chat, overlays=overlays, follower=metrics_follower, background=services.background
        ),
        banner_messages=BannerMessages(view.banner, chat, session, window),
        dropped_files=DroppedFiles(window),
        pending_files=pending_files,
        transfers=ChatTransfers(window, store, view.banner, services.background),
        titles=TitleSuggestions(store, settings, chat, session),
        spell_check=SpellCheck(view.composer.edit, theme, settings, services.background, parent=window),
    )


def _framed(panel: MetricsPanel) -> QFrame:
    frame = QFrame()
    frame.setObjectName("metrics")
    layout = QVBoxLayout(frame)
    # Room for the line towards the conversation.
    set_margins(layout, 1, 0, 0, 0)
    layout.addWidget(panel)
    return frame
