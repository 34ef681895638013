"""Which button, menu and key of the window leads to which thing that can be done with a recorded reply."""

from __future__ import annotations

from functools import partial

from app.ui.chat.banner import Matter
from app.ui.chat.chat_view import ChatView
from app.ui.chat.metrics_follower import MetricsFollower
from app.ui.metrics.metrics_panel import MetricsPanel
from app.ui.overlays.overlay_switch import OverlaySwitch
from app.ui.overlays.recorded_actions import RecordedReplies
from app.ui.window.top_bar import TopBar


def connect_recorded(
    recorded: RecordedReplies,
    *,
    top: TopBar,
    view: ChatView,
    shows: OverlaySwitch,
    hood: MetricsPanel,
    follower: MetricsFollower,
) -> None:
    """Connect them, once, for as long as the window lives."""
    top.open_recorded_requested.connect(recorded.ask_for_file)
    top.sample_requested.connect(recorded.watch)
    view.welcome.sample_requested.connect(recorded.watch)
    for source in (top, shows, view):  # the last names the reply that is meant
        source.save_requested.connect(recorded.save)
        source.share_requested.connect(recorded.share)
    shows.recorded_shown.connect(follower.show_recorded)
    shows.recorded_left.connect(follower.leave_recorded)
    shows.recorded_round_selected.connect(hood.select_round)
    follower.recorded_round_selected.connect(shows.reveal_recorded_round)
    recorded.saved.connect(partial(view.banner.show_sentence, "notice", about=[Matter.CHAT]))
    recorded.reading.connect(lambda sentence, stop: view.banner.show_sentence("notice", sentence, "Cancel", stop))
    recorded.read.connect(view.banner.take_back)
