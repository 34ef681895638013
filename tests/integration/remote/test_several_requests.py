"""A server is asked for several replies at once, and each is its own."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Iterator

import pytest

from app.engine.events import Event, Failed, Finished
from app.paths import Paths
from app.speculation.trace import CountSource, FinishReason
from tests.fakes.model_server import Answer, Reply, Request, answering, as_json, piece, stream
from tests.fakes.other_servers import vllm
from tests.integration.engine_probe import EngineProbe, question

PATIENCE_S = 30
QUESTIONS = ("red", "green", "blue")


@pytest.fixture
def probe(starter_paths: Paths) -> Iterator[EngineProbe]:
    with EngineProbe(starter_paths) as probe:
        yield probe


def _answers(chat: Answer) -> dict[str, Answer]:
    totals = itertools.count(0, 6)

    def metrics(_request: Request) -> Reply:
        names = ("draft_tokens", "accepted_tokens", "drafts")
        count = next(totals)
        page = "".join(f"vllm:spec_decode_num_{name}_total {count}\n" for name in names)
        return Reply(content=page.encode(), kind="text/plain")

    return vllm(chat) | {"/metrics": metrics}


def _asked(request: Request) -> str:
    return str(request.body["messages"][-1]["content"])


def _ends(probe: EngineProbe, jobs: list[int]) -> list[Event]:
    ends: dict[int, Event] = {}
    while len(ends) < len(jobs):
        event = probe.next_event()
        if isinstance(event, Finished | Failed):
            ends[event.job] = event
    return [ends[job] for job in jobs]


def test_all_are_asked_at_the_same_time_and_each_gets_its_own_answer(probe: EngineProbe) -> None:
    all_came = threading.Barrier(len(QUESTIONS))

    def chat(request: Request) -> Reply:
        all_came.wait(PATIENCE_S)
        return stream([piece(f"You asked for {_asked(request)}.", "stop")])

    with answering(_answers(chat)) as server:
        assert probe.load(server.url).parallel > 1
        ends = _ends(probe, [probe.engine.submit(question(text)) for text in QUESTIONS])
    for text, end in zip(QUESTIONS, ends, strict=True):
        assert isinstance(end, Finished)
        assert end.trace.summary.text == f"You asked for {text}."
        # What the server counted meanwhile is of all three.
        assert end.trace.summary.counted_by is CountSource.UNKNOWN


def test_a_refusal_and_a_stop_end_one_reply_alone(probe: EngineProbe) -> None:
    others_ended = threading.Event()

    def chat(request: Request) -> Reply:
        match _asked(request):
            case "red":
                return as_json({"error": {"message": "no red"}}, 400)
            case "green":
                return stream([piece("Gr")], holds=True)
        others_ended.wait(PATIENCE_S)
        return stream([piece("Blue.", "stop")])

    with answering(_answers(chat)) as server:
        probe.load(server.url)
        red, green, blue = (probe.engine.submit(question(text)) for text in QUESTIONS)
        [refused] = _ends(probe, [red])
        assert server.holding.wait(PATIENCE_S)
        probe.engine.cancel(green)
        [stopped] = _ends(probe, [green])
        others_ended.set()
        [answered] = _ends(probe, [blue])
        assert server.was_left.wait(PATIENCE_S)
    assert isinstance(refused, Failed)
    assert isinstance(stopped, Finished)
    assert stopped.trace.summary.finish_reason is FinishReason.CANCELLED
    assert isinstance(answered, Finished)
    assert answered.trace.summary.text == "Blue."
