"""Which button, menu and key of the window leads to which thing that can be done with a recorded reply."""

from __future__ import annotations

from functools import partial

from app.ui.banner import Matter
from app.ui.chat_view import ChatView
from app.ui.hood_follower import HoodFollower
from app.ui.panels.hood import HoodPanel
from app.ui.recorded.desk import RecordedReplies
from app.ui.shows import Shows
from app.ui.top_bar import TopBar


def connect_recorded(
    recorded: RecordedReplies,
    *,
    top: TopBar,
    view: ChatView,
    shows: Shows,
    hood: HoodPanel,
    follower: HoodFollower,
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
