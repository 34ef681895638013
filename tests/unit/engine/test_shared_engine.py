"""One engine for a person and other programs: who goes first, whose models are loaded, who gives way."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import TypeVar

import pytest

from app.engine.commands import Command, Generate, KeepOptions, LoadPair, Message, Unload
from app.engine.engine import Engine
from app.engine.events import (
    TERMINAL,
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
from app.engine.sharing.shared_ports import ClientPort, InMemory, PersonPort, Turn
from app.engine.sharing.sole_client import sole_client
from app.errors import ModelFileError
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.trace import FinishReason
from tests.fakes.scripted_engine import Script, ScriptedEngine


@pytest.fixture
def both() -> Iterator[Both]:
    pair = Both()
    with closing(pair.shared):
        yield pair


PATIENCE_S = 30


MINE, THEIRS = LoadPair("mine.gguf", "draft.gguf"), LoadPair("theirs.gguf")
FOR_CLIENT = Generate(keep=KeepOptions(owner=1))
"""As the engine is asked for the first client's ``Generate()``."""


Kind = TypeVar("Kind", bound=Event)


class Inbox:
    """Events that a port was told, in order."""

    def __init__(self) -> None:
        self.all: list[Event] = []
        self._new: queue.SimpleQueue[Event] = queue.SimpleQueue()

    def take(self, event: Event) -> None:
        self.all.append(event)
        self._new.put(event)

    def until(self, kind: type[Kind], job: int | None = None) -> Kind:
        """Wait for the next event of a kind."""
        while True:
            event = self._new.get(timeout=PATIENCE_S)
            if isinstance(event, kind) and job in {None, event.job}:
                return event

    def ends(self) -> list[int]:
        return [event.job for event in self.all if isinstance(event, TERMINAL)]


class Listener(Inbox):
    """Listens to everybody's jobs."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[tuple[int, Command]] = []
        self.hear = self.take

    def begin(self, job: int, command: Command) -> None:
        self.begun.append((job, command))


class Both:
    """A person and a client at one engine that plays a script.

    Args:
        kind: of engine.
    """

    def __init__(self, kind: type[ScriptedEngine] = ScriptedEngine) -> None:
        self._kind = kind
        self.script = Script(reply="One two three four five six seven eight.")
        self.engine: ScriptedEngine
        self.shared = SharedEngine(self._make)
        self.mine, self.theirs = Inbox(), Inbox()
        self.person: PersonPort = self.shared.person(self.mine.take)
        self.client: ClientPort = self.shared.client(self.theirs.take)
        self.turns: queue.SimpleQueue[None] = queue.SimpleQueue()
        self.turn: Turn
        """The one that was asked for last."""

    def _make(self, sink: EventSink) -> ScriptedEngine:
        self.engine = self._kind(sink, self.script)
        return self.engine

    def ask_for_turn(self, pair: LoadPair | None = None) -> None:
        """Ask for a turn with these models; without a pair, for one in which others may be loaded."""

        def shares(held: InMemory | None) -> bool:
            return held is not None and held[0] == pair

        self.turn = self.client.ask_for_turn(lambda: self.turns.put(None), shares)

    def take_turn(self, pair: LoadPair | None = None) -> Turn:
        self.ask_for_turn(pair)
        self.turns.get(timeout=PATIENCE_S)
        return self.turn

    def load_mine(self) -> None:
        job = self.person.submit(MINE)
        self.mine.until(Loaded, job)
        self.person.heard(job)

    def load_theirs(self) -> Loaded:
        """Have the client load models of its own, in a turn that ends."""
        self.take_turn()
        loaded = self.theirs.until(Loaded, self.turn.submit(THEIRS))
        self.turn.end()
        return loaded

    @property
    def has_turn(self) -> bool:
        return not self.turns.empty()


@contextmanager
def client_replying(both: Both) -> Iterator[int]:
    """Hold the engine in the middle of a reply for another program."""
    both.take_turn()
    both.script.hold_reply_after = 1
    job = both.turn.submit(Generate())
    both.engine.wait_until_held()
    both.script.hold_reply_after = None
    yield job


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


TWO = 2


@pytest.fixture
def two(both: Both) -> Both:
    """Models that write two replies at the same time, loaded for the person."""
    both.script.parallel = TWO
    both.load_mine()
    both.script.hold_reply_after = 1
    return both


def question(text: str) -> Generate:
    return Generate((Message("user", text),))


def test_the_engine_has_as_many_replies_as_it_writes_at_once_and_the_next_when_one_ends(two: Both) -> None:
    jobs = [two.person.submit(question(text)) for text in "abc"]
    two.engine.wait_until_held()
    assert two.engine.requests == [question("a"), question("b")]
    two.script.hold_reply_after = None
    two.engine.go_on()
    assert [two.mine.until(Finished).job for _ in jobs] == jobs


def test_the_reply_that_the_person_looks_at_goes_before_those_of_their_other_chats(two: Both) -> None:
    for text in "ab":
        two.person.submit(question(text))
    others = [replace(question(text), in_view=False) for text in "cd"]
    for command in (*others, question("e")):
        two.person.submit(command)
    two.engine.wait_until_held()
    two.script.hold_reply_after = None
    two.engine.go_on()
    for _ in range(5):
        two.mine.until(Finished)
    assert two.engine.requests[TWO:] == [question("e"), *others]


def test_requests_for_the_models_in_memory_have_their_turns_beside_each_other(two: Both) -> None:
    turns = [two.take_turn(MINE) for _ in range(TWO)]
    two.ask_for_turn(MINE)
    assert not two.has_turn
    jobs = [turn.submit(Generate()) for turn in turns]
    two.engine.wait_until_held()
    assert two.engine.requests == [FOR_CLIENT] * TWO
    assert two.mine.until(ClientsChanged, 0).running == 1
    assert two.mine.until(ClientsChanged, 0).running == TWO
    two.script.hold_reply_after = None
    two.engine.go_on()
    assert [two.theirs.until(Finished).job for _ in jobs] == jobs
    turns[0].end()
    assert two.has_turn


def test_one_that_needs_other_models_waits_for_all_and_lets_nobody_pass(two: Both) -> None:
    beside = two.take_turn(MINE)
    other = two.client.ask_for_turn(lambda: two.turns.put(None), lambda held: held is not None and held[0] == THEIRS)
    behind = two.client.ask_for_turn(lambda: two.turns.put(None), lambda held: held is not None and held[0] == MINE)
    assert not two.has_turn
    beside.end()
    two.turns.get()
    assert not two.has_turn
    assert (other.is_alone, behind.is_alone) == (True, False)
    two.theirs.until(Loaded, other.submit(THEIRS))
    assert not two.has_turn, "the next one needs what was in memory before"
    other.end()
    two.turns.get()
    assert behind.is_alone


def test_one_that_has_loaded_its_models_is_no_longer_alone(two: Both) -> None:
    alone = two.take_turn(THEIRS)
    two.ask_for_turn(THEIRS)
    assert not two.has_turn
    two.theirs.until(Loaded, alone.submit(THEIRS))
    assert two.has_turn


def test_models_are_not_loaded_beside_other_requests(two: Both) -> None:
    turns = [two.take_turn(MINE) for _ in range(TWO)]
    job = turns[0].submit(THEIRS)
    assert two.theirs.until(Cancelled).job == job
    assert two.engine.commands == [MINE]


def test_the_persons_load_waits_for_what_runs_for_others(two: Both) -> None:
    turn = two.take_turn(MINE)
    theirs = turn.submit(Generate())
    two.engine.wait_until_held()
    load = two.person.submit(LoadPair("other.gguf"))
    two.ask_for_turn(MINE)
    assert two.engine.requests == [FOR_CLIENT]
    two.engine.go_on()
    two.theirs.until(Finished, theirs)
    assert two.engine.commands[-1] == FOR_CLIENT, "their turn goes on: a job for the same models may follow"
    turn.end()
    two.mine.until(Loaded, load)
    assert not two.has_turn, "the person may want to go on"


def test_who_leaves_ends_their_own_reply_alone(two: Both) -> None:
    stays, leaves = two.take_turn(MINE), two.take_turn(MINE)
    staying, gone = stays.submit(Generate()), leaves.submit(Generate())
    two.engine.wait_until_held()
    leaves.end()
    two.script.hold_reply_after = None
    two.engine.go_on()
    reasons = {event.job: event.trace.summary.finish_reason for event in (two.theirs.until(Finished) for _ in "ab")}
    assert reasons == {staying: FinishReason.STOP, gone: FinishReason.CANCELLED}


def test_the_persons_reply_goes_before_requests_that_wait(two: Both) -> None:
    second = two.shared.client(Inbox().take)
    turns = [two.take_turn(MINE) for _ in range(TWO)]
    jobs = [turn.submit(Generate()) for turn in turns]
    order: list[str] = []
    second.ask_for_turn(lambda: order.append("client"), lambda _: True)
    two.engine.wait_until_held()
    mine = two.person.submit(Generate())
    two.script.hold_reply_after = None
    two.engine.go_on()
    two.theirs.until(Finished, jobs[0])
    turns[0].end()
    assert order == []
    two.mine.until(Finished, mine)
    two.person.heard(mine)
    assert order == ["client"]


def test_models_that_fail_to_load_leave_the_turn_alone(two: Both) -> None:
    turn = two.take_turn(THEIRS)
    two.script.load_error = ModelFileError("It is gone.")
    two.theirs.until(Failed, turn.submit(THEIRS))
    assert turn.is_alone
    two.ask_for_turn(MINE)
    assert not two.has_turn
