"""Replies that are written in several chats at the same time."""

from __future__ import annotations

import pytest

from app.conversation import status
from app.conversation.next_messages import NextMessage
from app.conversation.status import Phase
from app.engine.commands import LoadPair
from app.engine.events import Failed, Notice, Outgrown, PrefillProgress
from app.errors import PromptTooLong
from app.speculation.trace import FinishReason
from app.tool_servers.server_settings import BUILT_IN
from tests.fakes.hand_engine import ROUNDS
from tests.unit.conversation.conftest import Company


def texts(count: int) -> str:
    return "".join(one.text for one in ROUNDS[:count])


def test_each_chat_gets_its_own_reply_whichever_is_open(company: Company) -> None:
    chats = [company.ask(words) for words in ("Why?", "How?", "When?")]
    jobs = [company.job_in(chat) for chat in chats]
    company.engine.write(*jobs, rounds=2)
    company.engine.write(jobs[0], rounds=3)
    assert company.chat.writing == set(chats)
    for chat, rounds in zip(chats, (5, 2, 2), strict=True):
        company.chat.open(chat)
        assert company.rounds == list(ROUNDS[:rounds]), "as it stands"
    for job in reversed(jobs):
        company.engine.finish(job)
    assert [company.last_in(chat).text for chat in chats] == [texts(5), texts(2), texts(2)]
    assert [company.last_in(chat).state for chat in chats] == ["complete"] * 3
    assert not company.chat.running


def test_state_and_context_are_those_of_the_chat_in_view(company: Company) -> None:
    used: list[tuple[int, int]] = []
    company.session.context_changed.connect(lambda *figures: used.append(figures))
    first, second = company.ask("Why?"), company.ask("How?")
    company.engine.write(company.job_in(first))
    assert used == []
    company.session.handle([PrefillProgress(company.job_in(second), 30, 60, 0)])
    assert (company.session.status.phase, company.session.status.fraction) == (Phase.READING, 0.5)
    company.chat.open(first)
    assert (company.session.status.text, used[-1]) == (status.WRITING, (100 * company.job_in(first) + 1, 4096))
    company.chat.new_chat()
    assert (company.session.status.phase, company.session.status.text) == (
        Phase.READY,
        "Replies are being written in 2 other chats",
    )
    for chat in (first, second):
        company.chat.stop(chat)
    company.engine.tell()
    assert company.session.status.text == status.READY


def test_a_reply_beyond_those_that_the_engine_writes_at_once_says_what_it_waits_for(company: Company) -> None:
    texts_of_status = []
    for words in ("Why?", "How?", "When?", "Where?"):
        company.ask(words)
        texts_of_status.append(company.session.status.text)
    assert texts_of_status == [*[status.READING] * 3, status.TURN_AWAITED]


def test_a_reply_in_a_chat_that_is_not_open_is_asked_for_behind_the_one_in_view(company: Company) -> None:
    first = company.ask("Why?")
    company.chat.send_next(NextMessage("And why that?"))
    second = company.ask("How?")
    company.engine.finish(company.job_in(first))
    assert company.engine.replies[company.job_in(first)].in_view is False
    assert company.engine.replies[company.job_in(second)].in_view is True


def test_stop_ends_the_reply_in_view_and_no_other(company: Company) -> None:
    first, second = company.ask("Why?"), company.ask("How?")
    company.engine.write(company.job_in(first), company.job_in(second))
    company.chat.stop()
    company.engine.tell()
    assert (company.chat.writing, company.last_in(second).state) == ({first}, "cancelled")
    company.chat.stop(first)
    company.engine.tell()
    assert (company.chat.writing, company.last_in(first).text) == (set(), texts(1))


def test_stop_ends_a_load_after_a_reply(company: Company) -> None:
    company.engine.finish(company.job_in(company.ask("Why?")))
    company.session.want(LoadPair("other.gguf"))
    company.session.load()
    company.chat.stop()
    company.engine.tell()
    assert (company.session.ready, company.session.status.text) == (False, status.NOT_LOADED)


def test_an_error_ends_its_own_reply_and_is_said_when_its_chat_is_opened(company: Company) -> None:
    first, second = company.ask("Why?"), company.ask("How?")
    company.engine.write(company.job_in(second))
    company.engine.fail(Failed(company.job_in(first), PromptTooLong("This message is too long.")))
    assert (company.problems, company.chat.writing, company.chat.unread) == ([], {second}, {first})
    company.chat.open(first)
    assert company.problems == ["This message is too long."]
    assert company.chat.unanswered
    company.chat.open(second)
    company.chat.open(first)
    assert len(company.problems) == 1
    company.engine.finish(company.job_in(second))
    assert company.last_in(second).text == texts(1)


@pytest.mark.parametrize(("reason", "is_unread"), [(FinishReason.STOP, True), (FinishReason.CANCELLED, False)])
def test_a_reply_that_ends_in_a_chat_not_in_view_is_unread(
    company: Company, reason: FinishReason, is_unread: bool
) -> None:
    first, second = company.ask("Why?"), company.ask("How?")
    for chat in (first, second):
        company.engine.write(company.job_in(chat))
        company.engine.finish(company.job_in(chat), reason)
    assert company.chat.unread == ({first} if is_unread else set())
    company.chat.open(first)
    assert company.chat.unread == set()


def test_remarks_on_a_reply_are_made_in_its_chat(company: Company) -> None:
    notices: list[str] = []
    outgrown: list[str] = []
    company.session.noticed.connect(notices.append)
    company.chat.outgrown.connect(outgrown.append)
    first = company.ask("Why?")
    company.ask("How?")
    job = company.job_in(first)
    company.session.handle([Notice(job, "The draft is slow."), Outgrown(job, "The beginning was left out.")])
    assert (notices, outgrown) == ([], [])
    company.chat.open(first)
    assert (notices, outgrown) == (["The draft is slow."], ["The beginning was left out."])


def test_each_reply_is_saved_while_it_streams(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.conversation.reply_writing.SAVE_EVERY_S", 0.0)
    chats = [company.ask(words) for words in ("Why?", "How?")]
    company.engine.write(*map(company.job_in, chats), rounds=2)
    assert [(company.last_in(chat).text, company.last_in(chat).state) for chat in chats] == [
        (texts(2), "streaming")
    ] * 2


def test_all_replies_are_kept_when_the_program_ends(company: Company) -> None:
    chats = [company.ask(words) for words in ("Why?", "How?", "When?")]
    company.engine.write(*map(company.job_in, chats), rounds=2)
    company.chat.keep()
    assert [company.last_in(chat).text for chat in chats] == [texts(2)] * 3
    company.engine.write(*map(company.job_in, chats))
    company.chat.shut_down()
    assert [(company.last_in(chat).text, company.last_in(chat).state) for chat in chats] == [
        (texts(3), "cancelled")
    ] * 3


def test_a_deleted_chat_ends_its_own_reply(company: Company) -> None:
    first, second = company.ask("Why?"), company.ask("How?")
    company.store.delete(first)
    company.chat.forget(first)
    company.engine.tell()
    assert company.chat.writing == {second}
    company.chat.forget_all()
    company.engine.tell()
    assert not company.chat.running


def test_a_race_is_run_alone_and_questions_wait_for_its_end(company: Company) -> None:
    asked = company.ask("Why?")
    assert company.chat.race_request() is None
    company.engine.finish(company.job_in(asked))
    request = company.chat.race_request()
    assert request is not None
    company.session.ask(request)
    company.chat.new_chat()
    assert not company.chat.send("How?")
    company.engine.finish(company.engine.job_of("Why?"))
    assert company.chat.send("How?")


def test_tools_are_used_in_each_chat_by_itself(company: Company) -> None:
    company.settings.set("tools_on", True)
    chats = []
    for words in ("Why?", "How?"):
        company.chat.new_chat()
        company.chat.tools.switch(BUILT_IN, on=True)
        assert company.chat.send(words)
        chats.append(company.chat.conversation_id)
    assert company.chat.tool_loop.preparing
    company.chat.stop()
    assert company.chat.writing == {chats[0]}
    company.engine.tell()
    assert [request.messages[-1].text for request in company.engine.replies.values()] == ["Why?"]
