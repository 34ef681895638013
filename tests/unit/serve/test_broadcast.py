"""Watchers are told everything piece by piece, whenever they come and however slow they are."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest

from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import Failed, Finished, Loaded, LoadProgress, ModelFacts, PrefillProgress, RoundDone
from app.errors import BugError
from app.serve.api_errors import ApiError
from app.serve.apis import watch
from app.serve.apis.watch import watch_page, watch_routes
from app.serve.broadcast import MOST_ROUNDS, MOST_WATCHERS, Broadcast, Watcher
from app.speculation.trace import Round
from tests.fakes.rounds import rounds_of, split_words, trace_of, written

TEXT = "A bicycle stays upright because the rider keeps steering it back under the weight. " * 3


def heard(watcher: Watcher) -> list[dict[str, Any]]:
    """All that is new for a watcher."""
    return [message for piece in pieces(watcher) for message in piece]


def pieces(watcher: Watcher) -> list[list[dict[str, Any]]]:
    pieces_heard = []
    while news := watcher.news():
        pieces_heard.append([json.loads(line[6:]) for line in news.decode().splitlines() if line])
    return pieces_heard


def words(messages: list[dict[str, Any]]) -> str:
    return "".join(token[0] for one in messages if one["kind"] == "round" for token in one["round"]["tokens"])


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    return [one["kind"] for one in messages]


def ask(broadcast: Broadcast, job: int, text: str = "Why?") -> None:
    broadcast.begin(job, Generate((Message("system", "Be brief."), Message("user", text))))


def write(broadcast: Broadcast, job: int, rounds: tuple[Round, ...]) -> None:
    for round_ in rounds:
        broadcast.hear(RoundDone(job, round_, 1, 12.5))


def test_who_comes_late_gets_the_reply_from_its_beginning() -> None:
    broadcast, trace = Broadcast(), written(TEXT)
    with broadcast.watching() as early, broadcast.watching() as late:
        ask(broadcast, 1)
        broadcast.hear(PrefillProgress(1, 10, 40, 5))
        first = heard(early)
        assert kinds(first) == ["state", "reply", "reading"]
        assert (first[1]["question"], first[2]["done"], first[2]["total"]) == ("Why?", 10, 40)
        write(broadcast, 1, trace.rounds[:5])
        some = heard(early)
        write(broadcast, 1, trace.rounds[5:])
        broadcast.hear(Finished(1, trace))
        rest = heard(early)
        assert words(some + rest) == trace.summary.text
        assert rest[-1]["speed"] == trace.summary.tokens_per_second
        everything = heard(late)
        assert words(everything) == trace.summary.text
        assert kinds(everything)[-1] == "end"
        assert all(one["plain"] == 12.5 for one in everything if one["kind"] == "round")
        assert not heard(early), "nothing is told twice"


def test_a_long_beginning_comes_in_small_pieces() -> None:
    broadcast = Broadcast()
    rounds = rounds_of(split_words(TEXT * 30), draft_tokens=1)
    ask(broadcast, 1)
    write(broadcast, 1, rounds)
    with broadcast.watching() as watcher:
        pieces_heard = pieces(watcher)
    assert len(rounds) > 500
    assert max(len(piece) for piece in pieces_heard) <= 66
    assert len([one for piece in pieces_heard for one in piece if one["kind"] == "round"]) == len(rounds)


def test_who_is_far_behind_goes_on_with_the_reply_that_is_written_now() -> None:
    broadcast = Broadcast()
    rounds = rounds_of(split_words(TEXT * 30), draft_tokens=1)
    with broadcast.watching() as slow, broadcast.watching() as quick:
        ask(broadcast, 1, "First?")
        heard(slow), heard(quick)
        write(broadcast, 1, rounds[:60])
        broadcast.hear(Finished(1, trace_of(rounds[:60])))
        ask(broadcast, 2, "Second?")
        assert [one.get("question") for one in heard(quick) if one["kind"] in {"end", "reply"}] == [None, "Second?"]
        write(broadcast, 2, rounds)
        broadcast.hear(Finished(2, trace_of(rounds)))
        ask(broadcast, 3, "Third?")
        events_heard = heard(slow)
        assert "Third?" in [one.get("question") for one in events_heard]
        assert kinds(events_heard).count("round") == 60, "the second was too far ahead"


def test_of_several_replies_one_is_shown_whole_and_the_others_by_their_ends() -> None:
    broadcast, trace = Broadcast(), written(TEXT)
    with broadcast.watching() as watcher:
        ask(broadcast, 1, "First?")
        ask(broadcast, 2, "Second?")
        write(broadcast, 1, trace.rounds[:2])
        write(broadcast, 2, trace.rounds)
        events_heard = heard(watcher)
        (other,) = events_heard[0]["others"]
        assert [one["question"] for one in events_heard if one["kind"] == "reply"] == ["First?"]
        assert (other["question"], other["tail"]) == ("Second?", trace.summary.text[-120:])
        assert other["tokens"] == sum(len(round_.tokens) for round_ in trace.rounds)
        broadcast.hear(Finished(2, trace))
        assert heard(watcher) == [{**events_heard[0], "others": []}]
        write(broadcast, 1, trace.rounds[2:])
        broadcast.hear(Finished(1, trace))
        rest = heard(watcher)
    assert [one["question"] for one in rest if one["kind"] == "reply"] == ["Second?"]
    assert words(events_heard + rest) == trace.summary.text * 2
    assert kinds(rest).count("end") == 2


def test_of_a_reply_without_end_the_beginning_is_left_out() -> None:
    broadcast = Broadcast()
    round_ = written("One.").rounds[0]
    ask(broadcast, 1)
    with broadcast.watching() as slow:
        heard(slow)
        write(broadcast, 1, (round_,) * (2 * MOST_ROUNDS + 1))
        reply = broadcast.reply
        assert reply is not None
        rounds_kept = reply.count - reply.first
        assert rounds_kept <= MOST_ROUNDS
        events_heard = heard(slow)
        assert events_heard[0]["skipped"] == reply.first == 2 * MOST_ROUNDS + 1 - rounds_kept
        assert kinds(events_heard).count("round") == rounds_kept


def test_words_of_other_chats_are_not_shown() -> None:
    broadcast = Broadcast()
    whole = written(TEXT, right=0.4)
    ask(broadcast, 1)
    for round_ in whole.rounds:
        wrong = tuple(replace(token, text="SECRET") for token in round_.rejected)
        broadcast.hear(RoundDone(1, replace(round_, drafter="memory", rejected=wrong), 1, None))
    with broadcast.watching() as watcher:
        events_heard = heard(watcher)
    assert any(one["round"]["rejected"] for one in events_heard if one["kind"] == "round")
    assert "SECRET" not in json.dumps(events_heard)


def test_loading_and_the_queue_are_told_when_they_change() -> None:
    broadcast = Broadcast()
    with broadcast.watching() as watcher:
        assert heard(watcher) == [
            {"kind": "state", "others": [], "waiting": 0, "loading": None, "target": None, "draft": None}
        ]
        broadcast.begin(1, LoadPair("one.gguf"))
        broadcast.hear(LoadProgress(1, "target", 0.456))
        broadcast.note_waiting(2)
        (state,) = heard(watcher)
        assert (state["loading"], state["waiting"]) == (46, 2)
        broadcast.note_waiting(2)
        assert not heard(watcher)
        model = ModelFacts("one.gguf", "One", 1, 1, 1, 1)
        broadcast.hear(Loaded(1, model, None, None, 64, 1.0))
        (state,) = heard(watcher)
        assert (state["loading"], state["target"], state["draft"]) == (None, "One", None)


def test_a_failure_ends_the_reply_with_its_sentence() -> None:
    broadcast = Broadcast()
    with broadcast.watching() as watcher:
        ask(broadcast, 1)
        broadcast.hear(Failed(1, BugError("the inside")))
        end = heard(watcher)[-1]
    assert end["kind"] == "end"
    assert "the inside" not in end["failed"]
    assert end["failed"].endswith(".")


def test_a_long_question_is_cut() -> None:
    broadcast = Broadcast()
    ask(broadcast, 1, "why " * 10_000)
    with broadcast.watching() as watcher:
        question = heard(watcher)[1]["question"]
    assert len(question) == 4000
    assert question.endswith("…")


def test_only_so_many_watch_at_once() -> None:
    broadcast = Broadcast()
    with ExitStack() as places:
        for _ in range(MOST_WATCHERS):
            places.enter_context(broadcast.watching())
        with pytest.raises(ApiError) as refused, broadcast.watching():
            pass
    assert refused.value.status == 429
    with broadcast.watching():
        pass


def test_a_watcher_that_takes_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "_MOST_STALLED_S", 0.01)
    broadcast = Broadcast()

    async def send(message: Any) -> None:
        if message["type"] == "http.response.body":
            await asyncio.Event().wait()

    async def receive() -> Any:
        await asyncio.Event().wait()

    async def run() -> None:
        route = next(route for route in watch_routes(broadcast) if route.path == "/draftlight/watch")
        scope = {"type": "http", "method": "GET", "path": "/draftlight/watch", "headers": [], "query_string": b""}
        await route.app(scope, receive, send)

    asyncio.run(run())
    with ExitStack() as places:
        for _ in range(MOST_WATCHERS):
            places.enter_context(broadcast.watching())


def test_the_page_asks_nobody_but_this_server() -> None:
    page, headers = watch_page()
    assert "{{" not in page.replace("`${", "")
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in page
    assert "connect-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
