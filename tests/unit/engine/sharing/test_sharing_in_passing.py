"""A reply in passing gives way to anybody, and is seen by nobody."""

from __future__ import annotations

from app.engine.commands import Generate
from app.engine.events import Cancelled, Finished, Loaded
from app.speculation.trace import FinishReason
from tests.unit.engine.sharing.shared import FOR_CLIENT, MINE, THEIRS, Both, Listener, client_replying

BESIDE = Generate(in_passing=True)


def test_what_is_written_in_passing_gives_way_to_anybody(both: Both) -> None:
    both.load_mine()
    for wants in (both.ask_for_turn, lambda: both.person.submit(Generate())):
        both.script.hold_reply_after = 1
        beside = both.person.submit(BESIDE)
        both.engine.wait_until_held()
        both.script.hold_reply_after = None
        wants()
        assert both.mine.until(Finished, beside).trace.summary.finish_reason is FinishReason.CANCELLED
        both.person.heard(beside)
        if both.has_turn:
            both.turns.get()
            both.turn.end()
    assert both.engine.requests == [BESIDE, BESIDE, Generate()]


def test_in_passing_nothing_waits_and_nothing_is_loaded_again(both: Both) -> None:
    both.load_mine()
    with client_replying(both):
        assert both.mine.until(Cancelled, both.person.submit(BESIDE))
        both.engine.go_on()
    both.theirs.until(Loaded, both.turn.submit(THEIRS))
    both.turn.end()
    assert both.mine.until(Cancelled, both.person.submit(BESIDE))
    assert both.engine.commands == [MINE, FOR_CLIENT, THEIRS]


def test_who_watches_does_not_see_what_is_written_in_passing(both: Both) -> None:
    both.load_mine()
    both.person.shown = True
    listener = Listener()
    both.client.let_listen(listener)
    both.mine.until(Finished, both.person.submit(BESIDE))
    reply = both.person.submit(Generate())
    both.mine.until(Finished, reply)
    assert listener.begun[-1] == (reply, Generate())
    assert BESIDE not in [command for _, command in listener.begun]
