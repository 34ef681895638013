"""Connections between the window's parts: all signals and slots, in one place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.conversation.title_suggestions import QUIET_S
from app.language import tr
from app.ui.chat.banner import BannerTopic
from app.ui.window.user_actions import UserActions
from app.ui.window.window_parts import WindowParts

if TYPE_CHECKING:  # made when it is first asked for
    from app.ui.overlays.recorded_view import RecordedView
    from app.ui.transcript.transcript_view import TranscriptView


def connect(parts: WindowParts, actions: UserActions) -> None:
    """Connect the parts with each other and with the actions; once, for as long as the window lives."""
    _looks(parts, actions)
    _top_bar(parts, actions)
    _metrics(parts, actions)
    _first_steps(parts, actions)
    _chats(parts, actions)
    _recorded_replies(parts)
    _assistants(parts, actions)
    _tools(parts, actions)
    _files(parts, actions)
    _news(parts, actions)
    _local_api(parts, actions)


def _looks(parts: WindowParts, actions: UserActions) -> None:
    theme, panel = parts.theme, parts.metrics_panel
    panel.follow_theme(theme)
    theme.changed.connect(actions.follow_zoom)
    theme.changed.connect(actions.name_keys)
    parts.view.pages.currentChanged.connect(lambda _: actions.name_keys())


def _top_bar(parts: WindowParts, actions: UserActions) -> None:
    top = parts.top_bar
    top.list_button.clicked.connect(parts.columns.toggle_list)
    top.pair.clicked.connect(actions.choose_models)
    top.stage_button.clicked.connect(parts.stage.toggle)
    top.settings_button.clicked.connect(actions.open_settings)
    top.more_button.menu().aboutToShow.connect(actions.fill_more_menu)


def _metrics(parts: WindowParts, actions: UserActions) -> None:
    panel, advisor = parts.metrics_panel, parts.advisor
    panel.show_advice(advisor.advice)
    advisor.advised.connect(panel.show_advice)
    panel.advice.chosen.connect(lambda remedy: actions.apply_remedy(remedy, panel.advice.button))
    parts.session.loaded.connect(lambda event: advisor.follow_load(event, parts.session.in_memory))
    parts.metrics_follower.view_changed.connect(lambda setup, of_chat: advisor.follow_view(setup, recorded=not of_chat))
    panel.judged.connect(advisor.follow_judgement)
    banner = parts.view.banner
    banner.shown.connect(lambda visible: panel.leave_to_banner(banner.sentence if visible else ""))
    panel.speed_changed.connect(parts.slim_bar.show_speed)
    parts.slim_bar.button.clicked.connect(parts.columns.toggle_metrics)
    parts.view.transcript_made.connect(lambda view: view.requests.replay.connect(actions.play_slowly))
    parts.view.transcript_made.connect(
        lambda view: view.requests.compare.connect(partial(parts.overlays.compare_answers, parts.chat))
    )
    parts.view.transcript_made.connect(lambda view: view.requests.race.connect(actions.race))
    parts.overlays.slow_motion_made.connect(lambda replay: replay.round_shown.connect(panel.select_round))
    parts.overlays.replay_left.connect(lambda: panel.select_round(None))
    parts.overlays.replay_left.connect(parts.metrics_follower.show_last_reply)
    parts.overlays.race_begun.connect(parts.metrics_follower.await_race)
    parts.overlays.race_shown.connect(parts.columns.set_alone)
    parts.overlays.result_shown.connect(parts.metrics_follower.show_recorded)
    parts.overlays.result_left.connect(parts.metrics_follower.leave_recorded)
    parts.overlays.answers_shown.connect(parts.metrics_follower.follow_answers)
    parts.overlays.race_called_off.connect(actions.call_off_race)
    parts.chat.rounds_written.connect(lambda *_: actions.display.show_metrics())
    parts.overlays.recorded_shown.connect(lambda _: actions.display.show_metrics(shown=True))
    parts.overlays.recorded_left.connect(actions.display.show_metrics)
    panel.strip.round_selected.connect(parts.overlays.show_round)


def _first_steps(parts: WindowParts, actions: UserActions) -> None:
    view, welcome = parts.view, parts.view.welcome
    welcome.explain_button.clicked.connect(parts.overlays.explain)
    view.legend.explain_button.clicked.connect(parts.overlays.explain)
    for card in (welcome, view.waiting):
        card.starter_button.clicked.connect(actions.use_starter)
        card.catalog_button.clicked.connect(actions.open_models)
    welcome.prompt_picked.connect(view.message_sending.ask_example)


def _chats(parts: WindowParts, actions: UserActions) -> None:
    sidebar, chat = parts.sidebar, parts.chat
    parts.view.transcript_made.connect(lambda view: view.requests.preview.connect(actions.open_preview))
    sidebar.new_button.clicked.connect(actions.new_chat)
    parts.view.remark.new_chat_requested.connect(actions.new_chat)
    sidebar.opened.connect(actions.open_chat)
    sidebar.problem.connect(parts.banner_messages.show_error)
    sidebar.done.connect(parts.view.composer.setFocus)
    sidebar.export_requested.connect(parts.transfers.save_chat)
    sidebar.new_chat_requested.connect(lambda folder_id: actions.new_chat(folder_id=folder_id))
    sidebar.folder_settings_requested.connect(actions.documents.open_folder_settings)
    sidebar.chat_actions.changed.connect(chat.settings.follow_changes)
    for part in (chat, parts.chat_memory, parts.chat_states):
        sidebar.chat_actions.deleted.connect(part.forget)
    sidebar.show_deleted.triggered.connect(actions.open_deleted_chats)
    sidebar.delete_chats.triggered.connect(actions.delete_all_chats)
    for everything in (chat, parts.chat_memory, parts.chat_states):
        sidebar.all_deleted.connect(everything.forget_all)
    sidebar.all_restored.connect(parts.chat_memory.begin_again)
    sidebar.opened.connect(parts.chat_memory.hand_over)
    chat.message_added.connect(parts.chat_memory.follow_words)
    parts.session.loaded.connect(lambda _: parts.chat_memory.follow_load())
    parts.session.loaded.connect(lambda _: parts.chat_states.follow_load())
    chat.list_changed.connect(actions.display.show_chats)
    chat.marks_changed.connect(lambda: sidebar.mark_replies(chat.writing, chat.unread))
    sidebar.stop_requested.connect(chat.stop)
    parts.titles.titled.connect(sidebar.refresh)
    quiet = QTimer(parts.view, singleShot=True, interval=round(1000 * QUIET_S))
    quiet.timeout.connect(parts.titles.ask)
    parts.titles.wanted_changed.connect(lambda is_wanted: quiet.start() if is_wanted else quiet.stop())
    transfers = parts.transfers
    sidebar.import_chats.triggered.connect(transfers.ask_for_import)
    sidebar.archive_requested.connect(transfers.ask_for_export)
    transfers.came_in.connect(actions.follow_import)
    transfers.one_added.connect(actions.open_chat)
    transfers.failed.connect(parts.banner_messages.show_error)


def _recorded_replies(parts: WindowParts) -> None:
    recorded, overlays, banner = parts.recorded, parts.overlays, parts.view.banner
    parts.view.welcome.sample_requested.connect(recorded.watch)

    def offer_files(transcript: TranscriptView) -> None:
        transcript.requests.save.connect(recorded.save)
        transcript.requests.share.connect(recorded.share)

    def follow_view(view: RecordedView) -> None:
        view.round_selected.connect(parts.metrics_panel.select_round)
        view.share_button.clicked.connect(lambda _: recorded.share())
        view.transcript.requests.share.connect(lambda _: recorded.share())
        view.transcript.requests.save.connect(lambda _: recorded.save())

    parts.view.transcript_made.connect(offer_files)
    overlays.recorded_made.connect(follow_view)
    overlays.recorded_shown.connect(parts.metrics_follower.show_recorded)
    overlays.recorded_left.connect(parts.metrics_follower.leave_recorded)
    parts.metrics_follower.recorded_round_selected.connect(overlays.reveal_recorded_round)
    recorded.saved.connect(partial(banner.show_sentence, "notice", about=[BannerTopic.CHAT]))
    recorded.reading.connect(lambda sentence, stop: banner.show_sentence("notice", sentence, tr("Cancel"), stop))
    recorded.read.connect(banner.take_back)
    recorded.failed.connect(parts.banner_messages.show_error)


def _assistants(parts: WindowParts, actions: UserActions) -> None:
    settings, button, thinking = parts.chat.settings, parts.assistant_button, parts.view.composer.thinking_button
    settings.changed.connect(lambda: button.show_assistant(settings.current))
    settings.changed.connect(actions.display.follow_assistant)
    settings.problem.connect(parts.banner_messages.show_error)
    button.chosen.connect(actions.use_assistant)
    button.chosen.connect(lambda _: parts.view.composer.setFocus())
    button.edit_requested.connect(actions.open_assistants)
    parts.view.transcript_made.connect(lambda transcript: transcript.requests.keep_seed.connect(actions.keep_seed))

    def show_thinking() -> None:
        thinking.show_choice(by_itself=parts.session.thinks, chosen=settings.thinking)

    thinking.chosen.connect(settings.choose_thinking)
    thinking.chosen.connect(show_thinking)
    parts.session.loaded.connect(lambda _: show_thinking())
    parts.chat.opened.connect(lambda _: show_thinking())


def _tools(parts: WindowParts, actions: UserActions) -> None:
    chat, tools, loop, card = parts.chat, parts.chat.tools, parts.chat.tool_loop, parts.view.tool_card

    def show_choice() -> None:
        parts.tools_button.follow(chat.conversation_id)

    def show_call() -> None:
        parts.view.show_tool_call(loop)

    tools.changed.connect(show_choice)
    tools.problem.connect(parts.banner_messages.show_error)
    loop.changed.connect(show_call)
    chat.opened.connect(lambda _: show_choice())
    chat.opened.connect(lambda _: show_call())
    chat.created.connect(lambda _: show_choice())
    card.decided.connect(loop.decide)
    card.announced.connect(parts.view.announced)
    parts.tools_button.set_up_requested.connect(actions.open_tools)


def _files(parts: WindowParts, actions: UserActions) -> None:
    files = parts.dropped_files
    parts.view.composer.edit.files_pasted.connect(files.take_pasted)
    parts.view.composer.edit.long_text_pasted.connect(parts.pending_files.add_text)
    files.models.connect(actions.open_files)
    files.others.connect(actions.documents.add_files)
    files.picture.connect(parts.pending_files.add_picture)
    parts.view.composer.strip.seeing_button.clicked.connect(actions.get_seeing_model)
    attach = parts.view.composer.attach_button
    attach.follow(parts.chat.knowledge, parts.server_texts)
    attach.add_files.triggered.connect(actions.documents.choose_files)
    attach.from_servers.triggered.connect(actions.documents.open_resources)
    attach.add_folder.triggered.connect(actions.documents.choose_knowledge_folder)
    attach.show_all.triggered.connect(actions.documents.open_knowledge)
    parts.chat.opened.connect(lambda _: attach.show_choice())
    parts.view.message_sending.file_opened.connect(actions.documents.open_file_text)
    parts.pending_files.own_file_given.connect(parts.recorded.open)
    parts.recorded.other_kind_given.connect(actions.open_own_file)
    parts.pending_files.refused.connect(parts.banner_messages.show_notice)


def _local_api(parts: WindowParts, actions: UserActions) -> None:
    api, session, mark, remark = parts.local_api, parts.session, parts.top_bar.api_mark, parts.view.remark
    api.changed.connect(mark.show_state)
    api.changed.connect(parts.banner_messages.show_local_api)
    api.came_on.connect(lambda: parts.banner_messages.show_api_address(api.state))
    session.clients_changed.connect(mark.show_clients)
    session.clients_changed.connect(remark.follow_clients)
    remark.turn_button.clicked.connect(session.stop_client)
    mark.clicked.connect(actions.open_local_api)
    parts.banner_messages.local_api_requested.connect(actions.open_local_api)
    parts.banner_messages.port_chosen.connect(api.use_port)


def _news(parts: WindowParts, actions: UserActions) -> None:
    banner = parts.view.banner
    parts.session.pair_changed.connect(lambda: banner.end(BannerTopic.MODELS))
    parts.session.pair_changed.connect(lambda: parts.advisor.follow_pair(parts.session.wanted_pair))
    parts.chat.opened.connect(lambda _: banner.end(BannerTopic.CHAT))
    parts.chat.reply_begun.connect(lambda _: banner.end(BannerTopic.CHAT))
    parts.chat.problem.connect(parts.banner_messages.show_reply_error)
    parts.session.noticed.connect(parts.banner_messages.show_engine_notice)
    parts.session.loaded.connect(actions.display.show_loaded)
    parts.session.loaded.connect(parts.banner_messages.show_loaded)
    parts.updates.reported.connect(parts.banner_messages.show_version)
    parts.banner_messages.report_requested.connect(actions.open_report)
    parts.banner_messages.remedy_chosen.connect(lambda remedy: actions.apply_remedy(remedy, banner))
    parts.banner_messages.pair_chosen.connect(actions.use_again)
