"""One engine for a person and for other programs: who goes first, and whose models are loaded."""

from __future__ import annotations

import threading
from contextlib import closing

import pytest

from app.engine.commands import Command, Generate, LoadPair, Message, Unload
from app.engine.engine import Engine
from app.engine.events import (
    Cancelled,
    ClientsChanged,
    Event,
    Failed,
    Finished,
    Loaded,
    LoadProgress,
    PairChanged,
    RoundDone,
    Unloaded,
)
from app.engine.port import EventSink
from app.engine.sharing.shared_engine import SharedEngine
from app.engine.sharing.sole_client import sole_client
from app.errors import ModelFileError
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.trace import FinishReason
from tests.fakes.scripted_engine import ScriptedEngine
from tests.unit.engine.sharing.shared import FOR_CLIENT, MINE, THEIRS, Both, Inbox, Listener, client_replying


def test_each_hears_of_its_own_jobs_alone(both: Both) -> None:
    both.load_mine()
    job = both.person.submit(Generate())
    both.mine.until(Finished, job)
    both.person.heard(job)
    both.take_turn()
    other = both.turn.submit(Generate())
    both.theirs.until(Finished, other)
    assert {event.job for event in both.mine.all if event.job} == {job, job - 1}
    assert {event.job for event in both.theirs.all} == {other}


@pytest.mark.parametrize("shown", [False, True])
def test_a_listener_hears_of_everybodys_jobs_and_of_what_a_person_says_if_they_want_it(both: Both, shown: bool) -> None:
    listener = Listener()
    both.client.let_listen(listener)
    both.person.shown = shown
    both.load_mine()
    both.take_turn()
    load, theirs = both.turn.submit(THEIRS), both.turn.submit(Generate())
    both.theirs.until(Finished, theirs)
    both.turn.end()
    secret = Generate((Message("user", "A secret."),))
    mine = both.person.submit(secret)
    both.mine.until(Finished, mine)
    jobs = [(1, MINE), (load, THEIRS), (theirs, FOR_CLIENT), (mine, MINE)]
    assert listener.begun == ([*jobs, (mine, secret)] if shown else jobs)
    assert listener.ends() == [1, load, theirs, mine] + [mine] * shown
    assert {event.job for event in listener.all if isinstance(event, RoundDone)} == {theirs, mine if shown else theirs}
    both.client.close()
    both.person.heard(mine)
    again = both.person.submit(Generate())
    both.mine.until(Finished, again)
    assert again not in listener.ends()


def test_what_runs_for_another_program_goes_on_and_the_person_is_next(both: Both) -> None:
    both.load_mine()
    second = both.shared.client(Inbox().take)
    order: list[str] = []
    with client_replying(both) as theirs:
        second.ask_for_turn(lambda: order.append("second client"), lambda _: True)
        mine = both.person.submit(Generate())
        assert both.mine.until(ClientsChanged) == ClientsChanged(running=1)
        assert both.mine.until(ClientsChanged) == ClientsChanged(running=1, held_up=True)
        both.engine.go_on()
        assert both.theirs.until(Finished, theirs).trace.summary.finish_reason is FinishReason.STOP
        both.turn.end()
    both.mine.until(Finished, mine)
    assert order == []
    both.person.heard(mine)
    assert order == ["second client"]


def test_nobody_has_a_turn_before_the_person_has_heard_the_end_of_a_job(both: Both) -> None:
    load = both.person.submit(MINE)
    both.ask_for_turn()
    both.mine.until(Loaded, load)
    assert not both.has_turn
    reply = both.person.submit(Generate())  # what the models were loaded for
    both.person.heard(load)
    both.mine.until(Finished, reply)
    assert not both.has_turn
    both.person.heard(reply)
    assert both.has_turn


def test_the_persons_models_are_loaded_again_before_their_next_reply(both: Both) -> None:
    both.load_mine()
    both.take_turn()
    load = both.turn.submit(THEIRS)
    loaded = both.theirs.until(Loaded, load)
    assert both.client.in_memory == (THEIRS, loaded)
    assert both.mine.until(PairChanged) == PairChanged()
    assert both.mine.until(PairChanged) == PairChanged(THEIRS, loaded)
    both.turn.end()
    reply = both.person.submit(Generate())
    assert both.mine.until(LoadProgress).job == reply
    assert both.mine.until(PairChanged).pair == MINE
    both.mine.until(Finished, reply)
    assert both.engine.commands == [MINE, THEIRS, MINE, Generate()]
    assert both.mine.ends().count(reply) == 1


def test_a_load_that_other_programs_have_done_already_is_not_done_again(both: Both) -> None:
    both.take_turn()
    both.theirs.until(Loaded, both.turn.submit(MINE))
    both.turn.end()
    both.load_mine()
    reply = both.person.submit(Generate())
    both.mine.until(Finished, reply)
    assert both.engine.commands == [MINE, Generate()]


def test_who_counts_on_what_was_loaded_for_others_asks_at_once(both: Both) -> None:
    both.load_mine()
    both.load_theirs()
    both.person.pair = THEIRS
    both.mine.until(Finished, both.person.submit(Generate()))
    assert both.engine.commands == [MINE, THEIRS, Generate()]


def test_new_names_of_the_files_load_nothing(both: Both) -> None:
    both.load_mine()
    after = LoadPair("renamed.gguf", "draft.gguf")
    both.person.follow_rename(MINE, after)
    both.take_turn()
    assert both.client.in_memory is not None
    assert both.client.in_memory[0] == after
    both.turn.end()
    both.mine.until(Finished, both.person.submit(Generate()))
    assert both.engine.commands == [MINE, Generate()]


def test_models_that_cannot_be_loaded_again_fail_the_reply(both: Both) -> None:
    both.load_mine()
    both.load_theirs()
    both.script.load_error = ModelFileError("It is gone.")
    reply = both.person.submit(Generate())
    assert both.mine.until(Failed).job == reply
    assert both.mine.ends().count(reply) == 1
    assert both.shared.in_memory is None


def test_a_reply_that_is_stopped_while_its_models_come_back_is_cancelled(both: Both) -> None:
    both.load_mine()
    both.load_theirs()
    both.script.hold_load_at = 0.5
    reply = both.person.submit(Generate())
    both.mine.until(LoadProgress)
    both.person.cancel(reply)
    assert both.mine.until(Cancelled).job == reply
    assert both.engine.commands == [MINE, THEIRS, MINE]


def test_what_waits_can_be_cancelled(both: Both) -> None:
    both.load_mine()
    with client_replying(both):
        mine = both.person.submit(Generate())
        both.person.cancel(mine)
        assert both.mine.until(Cancelled).job == mine
        both.engine.go_on()
        both.turn.end()
    assert both.engine.requests == [FOR_CLIENT]


def test_the_person_can_end_what_holds_them_up(both: Both) -> None:
    both.load_mine()
    with client_replying(both) as theirs:
        mine = both.person.submit(Generate())
        both.person.stop_client()
        assert both.theirs.until(Finished, theirs).trace.summary.finish_reason is FinishReason.CANCELLED
        more = both.turn.submit(Generate())  # a request for several replies
        assert both.theirs.until(Cancelled).job == more
        both.turn.end()
    both.mine.until(Finished, mine)
    both.person.heard(mine)
    both.take_turn()
    both.theirs.until(Finished, both.turn.submit(Generate()))


def test_a_job_outside_of_a_turn_is_cancelled(both: Both) -> None:
    both.take_turn().end()
    job = both.turn.submit(Unload())
    assert both.theirs.until(Cancelled).job == job
    assert both.engine.commands == []


def test_who_leaves_has_every_job_ended_and_holds_nobody_up(both: Both) -> None:
    both.load_mine()
    with client_replying(both) as theirs:
        mine = both.person.submit(Generate())
        both.client.tell_waiting(3)
        both.client.leave()
        assert both.theirs.until(Finished, theirs).trace.summary.finish_reason is FinishReason.CANCELLED
        both.client.close()
    both.mine.until(Finished, mine)
    assert [event for event in both.mine.all if isinstance(event, ClientsChanged)][-1] == ClientsChanged()
    before = list(both.theirs.all)
    both.ask_for_turn()
    assert both.has_turn
    both.turn.submit(Generate())
    assert both.theirs.all == before


def test_who_leaves_while_waiting_for_a_turn_waits_no_more(both: Both) -> None:
    load = both.person.submit(MINE)
    both.ask_for_turn()
    both.client.leave()
    assert both.has_turn
    both.mine.until(Loaded, load)
    both.person.heard(load)
    assert both.turns.qsize() == 1


def test_closing_ends_all_jobs_once(both: Both) -> None:
    both.load_mine()
    with client_replying(both) as theirs:
        mine = both.person.submit(Generate())
        both.person.close()
    assert both.theirs.ends() == [theirs]
    assert both.mine.ends()[-1] == mine
    late = both.person.submit(Generate())
    assert both.mine.ends()[-1] == late
    assert len(set(both.mine.ends())) == len(both.mine.ends())


def test_closing_ends_a_reply_whose_models_came_back_just_then() -> None:
    both = Both(LoadedInTheEnd)
    both.load_mine()
    both.load_theirs()
    both.script.hold_load_at = 0.5
    reply = both.person.submit(Generate())
    both.engine.wait_until_held()
    both.person.close()
    assert both.mine.ends().count(reply) == 1


class LoadedInTheEnd(ScriptedEngine):
    """As the real one may be: its end comes too late for a load, and what comes after it is cancelled at once."""

    def submit(self, command: Command) -> int:
        job = super().submit(command)
        if self._closing:
            self._jobs.pop()
            self._sink(Cancelled(job))
        return job

    def _stopped(self, job: int) -> bool:
        return False


def test_a_port_that_fails_to_hear_costs_its_event_and_holds_nobody_up(tmp_path, caplog):
    def fail(_: Event) -> None:
        raise RuntimeError("the server is gone")

    shared, mine = SharedEngine(lambda sink: Engine(sink, Library(Paths.at(tmp_path)))), Inbox()
    with closing(shared):
        person, client = shared.person(mine.take), shared.client(fail)
        turn = client.ask_for_turn(lambda: None, lambda _: False)
        turn.submit(Unload())
        job = person.submit(Unload())
        turn.end()
        assert mine.until(Unloaded).job == job
    assert all("nobody took" in record.getMessage() for record in caplog.records)
    caplog.clear()


def test_the_engine_of_a_sole_client_ends_with_it() -> None:
    engines: list[ScriptedEngine] = []

    def make(sink: EventSink) -> ScriptedEngine:
        engines.append(ScriptedEngine(sink))
        return engines[-1]

    inbox = Inbox()
    client = sole_client(make)(inbox.take)
    turn = client.ask_for_turn(lambda: None, lambda _: False)
    inbox.until(Loaded, turn.submit(THEIRS))
    turn.end()
    client.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "scripted-engine"]
