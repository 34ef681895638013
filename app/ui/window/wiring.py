"""Who hears whom in the window: every signal of its parts and what it leads to, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.chat.banner import Matter
from app.ui.toolkit.words import NO_FILES_YET
from app.ui.window.recorded_wiring import connect_recorded

if TYPE_CHECKING:
    from app.ui.window.main_window import MainWindow


def connect(window: MainWindow) -> None:
    """Once, after all parts are there."""
    _looks(window)
    _top_bar(window)
    _hood(window)
    _first_steps(window)
    _chats(window)
    _recorded_replies(window)
    _news(window)


def _looks(window: MainWindow) -> None:
    theme, hood = window.theme, window.hood
    hood.set_palette(theme.palette)
    theme.palette_changed.connect(hood.set_palette)
    hood.set_zoom(theme.zoom)
    theme.zoom_changed.connect(hood.set_zoom)
    theme.zoom_changed.connect(window.follow_zoom)


def _top_bar(window: MainWindow) -> None:
    top = window.top
    window.body.slim_bar_shown.connect(top.set_slim_bar)
    top.list_toggled.connect(window.body.toggle_list)
    top.hood_toggled.connect(window.body.toggle_hood)
    top.theme_toggled.connect(window.toggle_theme)
    top.slow_motion_requested.connect(window.play_slowly)
    top.stage_requested.connect(window.stage.toggle)
    top.race_requested.connect(window.race)
    top.explanation_requested.connect(window.shows.explain)
    top.shortcuts_requested.connect(window.open_shortcuts)
    top.settings_requested.connect(window.open_settings)
    top.mode.picked.connect(window.use_mode)
    picker = top.pair
    picker.files_requested.connect(window.open_files)
    picker.catalog_requested.connect(window.open_models)
    picker.library_requested.connect(window.open_library)
    picker.picked.connect(window.use_pair)
    window.painted.connect(window.facts_reader.read)
    picker.menu().aboutToShow.connect(window.facts_reader.read)


def _hood(window: MainWindow) -> None:
    hood, advisor = window.hood, window.advisor
    hood.show_advice(advisor.advice)
    advisor.advised.connect(hood.show_advice)
    hood.remedy_chosen.connect(window.apply_remedy)
    window.session.loaded.connect(lambda event: advisor.follow_load(event, window.session.in_memory))
    window.metrics_follower.view_changed.connect(
        lambda manner, of_chat: advisor.follow_view(manner, recorded=not of_chat)
    )
    hood.judged.connect(advisor.follow_judgement)
    banner = window.view.banner
    banner.shown.connect(lambda visible: hood.leave_to_banner(banner.sentence if visible else ""))
    hood.speed_changed.connect(window.slim.show_speed)
    window.slim.open_requested.connect(window.body.toggle_hood)
    window.metrics_follower.replayable_changed.connect(window.top.set_replayable)
    window.view.replay_requested.connect(window.play_slowly)
    window.shows.replayed.connect(hood.select_round)
    window.shows.result_shown.connect(window.metrics_follower.show_raced)
    window.shows.result_left.connect(window.metrics_follower.leave_recorded)
    window.shows.race_called_off.connect(window.call_off_race)
    hood.round_selected.connect(window.shows.show_round)


def _first_steps(window: MainWindow) -> None:
    view, welcome = window.view, window.view.welcome
    welcome.explanation_requested.connect(window.shows.explain)
    view.legend.explanation_requested.connect(window.shows.explain)
    welcome.starter_requested.connect(window.use_starter)
    welcome.files_requested.connect(window.open_files)
    view.waiting.starter_requested.connect(window.use_starter)
    view.waiting.catalog_requested.connect(window.open_models)
    welcome.catalog_requested.connect(window.open_models)
    welcome.prompt_picked.connect(view.ask_example)
    window.drops.dropped.connect(window.open_files)
    window.other_drops.dropped.connect(lambda _files: window.news.show_notice(NO_FILES_YET))
    view.composer.edit.files_pasted.connect(window.take_pasted)


def _chats(window: MainWindow) -> None:
    sidebar, chat = window.sidebar, window.chat
    sidebar.new_requested.connect(window.new_chat)
    window.view.new_chat_requested.connect(window.new_chat)
    sidebar.opened.connect(window.open_chat)
    sidebar.problem.connect(window.show_error)
    sidebar.done.connect(window.view.composer.setFocus)
    sidebar.export_requested.connect(window.export_chat)
    sidebar.deleted.connect(chat.forget)
    sidebar.deleted.connect(window.remembering.forget)
    sidebar.opened.connect(window.remembering.hand_over)
    chat.said.connect(window.remembering.follow_words)
    window.session.loaded.connect(window.remembering.follow_load)
    chat.list_changed.connect(window.follow_chat)


def _recorded_replies(window: MainWindow) -> None:
    recorded = window.recorded
    connect_recorded(
        recorded,
        top=window.top,
        view=window.view,
        shows=window.shows,
        hood=window.hood,
        follower=window.metrics_follower,
    )
    window.recorded_drops.dropped.connect(lambda files: recorded.open(files[0]))
    recorded.failed.connect(window.show_error)


def _news(window: MainWindow) -> None:
    banner = window.view.banner
    window.session.pair_changed.connect(lambda: banner.end(Matter.MODELS))
    window.session.pair_changed.connect(lambda: window.advisor.follow_pair(window.session.wanted))
    window.chat.opened.connect(lambda _: banner.end(Matter.CHAT))
    window.chat.reply_begun.connect(lambda _: banner.end(Matter.CHAT))
    window.chat.problem.connect(window.news.show_reply_error)
    window.session.noticed.connect(window.news.show_engine_notice)
    window.session.loaded.connect(window.show_loaded)
    window.session.loaded.connect(window.news.show_loaded)
    window.updates.told.connect(window.news.show_version)
