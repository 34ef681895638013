"""Several replies at once: as many as the engine writes, the person's first, and no other models in between."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import Cancelled, ClientsChanged, Failed, Finished, Loaded
from app.errors import ModelFileError
from app.speculation.trace import FinishReason
from tests.unit.engine.sharing.shared import FOR_CLIENT, MINE, THEIRS, Both, Inbox

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
