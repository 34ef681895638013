"""One question that is answered in several ways at once."""

from __future__ import annotations

import pytest

from app.chats.assistants import Assistant
from app.conversation.comparison import setups_by_assistant, setups_by_seed, setups_by_temperature
from app.conversation.next_messages import NextMessage
from app.engine.events import Failed
from app.errors import PromptTooLong
from app.speculation.trace import Round
from tests.fakes.hand_engine import ROUNDS
from tests.unit.conversation.conftest import Company


@pytest.fixture
def answered(company: Company) -> Company:
    chat = company.ask("Why?")
    company.engine.write(company.job_in(chat), rounds=3)
    company.engine.finish(company.job_in(chat))
    return company


def begin(company: Company, count: int = 3) -> tuple[int, ...]:
    setups = setups_by_temperature(company.chat.settings, count)
    return company.chat.comparison.begin(company.chat.messages[-1].id, setups)


def texts(count: int) -> str:
    return "".join(one.text for one in ROUNDS[:count])


def test_all_answers_are_written_at_once_and_the_kept_one_is_shown(answered: Company) -> None:
    told: dict[int, list[Round]] = {}
    answered.chat.compared_rounds.connect(lambda answer, rounds: told.setdefault(answer, []).extend(rounds))
    first = answered.chat.messages[-1].id
    answers = begin(answered)
    jobs = list(answered.engine.replies)
    assert [request.sampling.temperature for request in answered.engine.replies.values()] == [0.0, 0.6, 1.2]
    answered.engine.write(*jobs, rounds=2)
    answered.engine.write(jobs[1])
    for job in jobs:
        answered.engine.finish(job)
    assert [len(told[answer]) for answer in answers] == [2, 3, 2]
    assert [message.text for message in answered.chat.messages] == ["Why?", texts(3)], "until one is kept"
    answered.chat.comparison.end(answers[0])
    assert [message.text for message in answered.chat.messages] == ["Why?", texts(2)]
    assert answered.chat.versions(answers[0]) == (first, *answers)


@pytest.mark.parametrize("keeps", [True, False])
def test_what_is_not_over_is_stopped_when_the_comparison_ends(answered: Company, keeps: bool) -> None:
    first = answered.chat.messages[-1].id
    answers = begin(answered)
    jobs = list(answered.engine.replies)
    answered.engine.write(jobs[0])
    answered.engine.finish(jobs[0])
    answered.engine.write(jobs[1])
    answered.chat.comparison.end(answers[0] if keeps else None)
    answered.engine.tell()
    assert not answered.chat.running
    assert answered.chat.messages[-1].id == (answers[0] if keeps else first)
    assert answered.chat.versions(first) == (first, *answers[:2]), "one had no word yet"


def test_an_answer_that_fails_leaves_the_others(answered: Company) -> None:
    answers = begin(answered, 2)
    failing, going = answered.engine.replies
    answered.engine.fail(Failed(failing, PromptTooLong("This message is too long.")))
    answered.engine.write(going)
    answered.engine.finish(going)
    answered.chat.comparison.end(answers[1])
    assert answered.problems == ["This message is too long."]
    assert answered.chat.messages[-1].text == texts(1)


def test_nothing_is_compared_while_a_reply_is_written(company: Company) -> None:
    company.ask("Why?")
    assert begin(company) == ()


def test_a_comparison_whose_chat_was_left_ends_nothing_else(answered: Company) -> None:
    begin(answered, 2)
    answered.chat.new_chat()
    answered.chat.comparison.end()
    assert answered.chat.conversation_id is None
    assert len(answered.engine.replies) == 2


def test_setups_differ_in_one_thing(company: Company) -> None:
    settings = company.chat.settings
    company.settings.set("seed", 7)
    assert [one.settings.seed for one in setups_by_seed(settings, 3)] == [7, 8, 9]
    terse = Assistant("Terse", {"system_prompt": "Be brief.", "temperature": 0.1})
    none, brief = setups_by_assistant(settings, [None, terse])
    assert (none.name, none.settings.system_prompt) == ("No assistant", "")
    assert (brief.name, brief.settings.system_prompt, brief.settings.temperature) == ("Terse", "Be brief.", 0.1)


def test_a_message_that_is_to_follow_compared_answers_is_a_draft_again(answered: Company) -> None:
    given_back: list[str] = []
    finished: list[object] = []
    answered.chat.next_messages.given_back.connect(lambda _chat, message: given_back.append(message.text))
    answered.chat.reply_finished.connect(finished.append)
    begin(answered, 2)
    assert answered.chat.send_next(NextMessage("And then?"))
    for job in list(answered.engine.replies):
        answered.engine.write(job)
        answered.engine.finish(job)
    assert (given_back, finished, answered.engine.replies) == (["And then?"], [], {})
