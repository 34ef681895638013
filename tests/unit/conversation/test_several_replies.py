"""Several replies of one conversation, in any order of steps; a reply beside others, and the progress of a load."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.chats.assistants import Assistant
from app.conversation import status
from app.conversation.comparison import setups_by_assistant, setups_by_seed, setups_by_temperature
from app.conversation.load_meter import MOST, LoadMeter
from app.conversation.next_messages import NextMessage
from app.conversation.status import Phase
from app.engine.commands import LoadPair
from app.engine.events import Failed, LoadProgress, Notice, Outgrown, PrefillProgress, Preparing
from app.errors import PromptTooLong
from app.requests.reply_tools import Decision
from app.speculation.trace import FinishReason, Round
from app.tool_servers.server_settings import BUILT_IN
from tests.fakes.hand_engine import ROUNDS
from tests.fakes.plain_face import PAIR, PlainFace, plain_face
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
    company.store.folders.delete([first])
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


SUM = 'Let me see. <tool_call>\n{"name": "calculator", "arguments": {"expression": "6 * 7"}}\n</tool_call>'
REPLIES = (SUM, "It is 42.", "One <tool", "<think>\nHm.\n</think>\nYes.")


def steps_of(face: PlainFace, dice: random.Random) -> list[Callable[[], object]]:
    """Return what can be done now; what makes no sense just now has to be harmless."""
    chat, script = face.chat, face.script
    message = dice.choice(chat.messages).id if chat.messages else 0
    old = dice.choice(face.store.latest() or [None])

    def change_script() -> None:
        script.reply, script.hold_reply_after = dice.choice(REPLIES), dice.choice([None, 1, 3])
        script.reply_error = dice.choice([None, None, PromptTooLong("This message is too long.")])
        script.ending = dice.choice([FinishReason.STOP, FinishReason.STOP, FinishReason.LENGTH])

    def delete() -> None:
        if old is not None:
            face.store.folders.delete([old])
            chat.forget(old)

    return [
        lambda: chat.send("Why?"),
        chat.stop,
        lambda: chat.regenerate(message),
        lambda: chat.resend(message, "Why not?"),
        lambda: chat.go_on(message),
        lambda: message and chat.show_version(message, dice.choice([-1, 1])),
        chat.new_chat,
        lambda: old is not None and chat.open(old),
        chat.take_back,
        chat.try_again,
        delete,
        lambda: chat.tools.switch(BUILT_IN, on=dice.random() < 0.7),
        lambda: chat.tool_loop.decide(dice.choice(list(Decision))),
        lambda: face.engine.want(PAIR),
        face.engine.load,
        change_script,
        face.scripted.go_on,
        *[lambda: face.follow_some(dice.randint(1, 12))] * 4,
    ]


def settle(face: PlainFace) -> None:
    """Let everything end by itself; who is asked says no."""
    face.script.reply, face.script.ending = "Done.", FinishReason.STOP
    face.script.hold_reply_after = face.script.reply_error = None
    while face.chat.running:
        face.scripted.go_on()
        face.follow_some(1)
        face.chat.tool_loop.decide(Decision.NEVER)


@pytest.mark.parametrize(
    "seeds", [range(8), pytest.param(range(8, 400), marks=pytest.mark.nightly("some minutes of dice"))]
)
def test_any_order_of_steps_ends_with_all_that_is_shown_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: range
) -> None:
    mistakes: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *raised: mistakes.append(raised))
    for seed in seeds:
        dice = random.Random(seed)
        with plain_face(tmp_path / str(seed)) as face:
            face.settings.set("tools_on", True)
            for _ in range(dice.randint(5, 40)):
                dice.choice(steps_of(face, dice))()
            settle(face)
            face.chat.saving.save()
            stored = [message for chat in face.store.latest() for message in face.store.messages(chat)]
            assert all(message.state != "streaming" for message in stored), seed
            if face.chat.conversation_id is not None:
                shown = [(one.id, one.text) for one in face.chat.messages if one.says_something]
                assert shown == [(one.id, one.text) for one in face.stored if one.says_something], seed
            assert mistakes == [], seed


def steps_in_company(company: Company, dice: random.Random) -> list[Callable[[], object]]:
    """Return what can be done now in several chats; what makes no sense just now has to be harmless."""
    chat, engine = company.chat, company.engine
    jobs = list(engine.replies)
    job = dice.choice(jobs) if jobs else None
    message = dice.choice(chat.messages).id if chat.messages else 0
    old = dice.choice(company.store.latest() or [None])

    def write() -> None:
        if job is not None and len(engine.rounds_of(job)) + 3 <= len(ROUNDS):
            engine.write(job, rounds=dice.randint(1, 3))

    def finish() -> None:
        if job is not None and job in engine.replies:
            engine.finish(job, dice.choice([FinishReason.STOP, FinishReason.LENGTH, FinishReason.CANCELLED]))

    def delete() -> None:
        if old is not None:
            company.store.folders.delete([old])
            chat.forget(old)

    def compare() -> None:
        chat.comparison.begin(message, setups_by_seed(chat.settings, dice.randint(2, 4)))

    return [
        *[write] * 4,
        *[finish] * 2,
        *[lambda: company.ask("Why?")] * 2,
        lambda: job is not None and engine.fail(Failed(job, PromptTooLong("This message is too long."))),
        lambda: chat.send("How?") or chat.send_next(NextMessage("How?")),
        lambda: old is not None and chat.open(old),
        chat.stop,
        lambda: old is not None and chat.stop(old),
        engine.tell,
        lambda: chat.regenerate(message),
        lambda: chat.go_on(message),
        chat.try_again,
        chat.take_back,
        chat.new_chat,
        compare,
        lambda: chat.comparison.end(dice.choice([None, message or None])),
        delete,
    ]


@pytest.mark.parametrize(
    "seeds", [range(10), pytest.param(range(10, 500), marks=pytest.mark.nightly("some minutes of dice"))]
)
def test_replies_in_company_end_each_for_itself_in_any_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: range
) -> None:
    mistakes: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *raised: mistakes.append(raised))
    for seed in seeds:
        dice = random.Random(seed)
        with plain_face(tmp_path / str(seed), makes_engine=False) as face:
            company = Company(face)
            for _ in range(dice.randint(10, 60)):
                dice.choice(steps_in_company(company, dice))()
            company.engine.tell()
            while company.engine.replies:
                company.engine.finish(next(iter(company.engine.replies)))
            company.chat.saving.save()
            assert not company.chat.running, seed
            for chat in company.store.latest():
                assert company.chat.next_messages.of(chat) is None, seed
                kept = company.store.messages(chat)
                assert all(message.state != "streaming" for message in kept), seed
                traces = [message.trace for message in kept if message.trace is not None]
                assert all("".join(one.text for one in trace.rounds) == trace.summary.text for trace in traces), seed
            assert mistakes == [], seed


@pytest.fixture
def answered(company: Company) -> Company:
    chat = company.ask("Why?")
    company.engine.write(company.job_in(chat), rounds=3)
    company.engine.finish(company.job_in(chat))
    return company


def begin(company: Company, count: int = 3) -> tuple[int, ...]:
    setups = setups_by_temperature(company.chat.settings, count)
    return company.chat.comparison.begin(company.chat.messages[-1].id, setups)


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


LOADED = LoadPair("starter:f32", "starter:q4_1")
FIRST_START = (
    *((Preparing(1, LOADED.target, part), 1.0) for part in (0.0, 0.5, 1.0)),
    *((Preparing(1, "starter:q4_1", part), 0.8) for part in (0.0, 0.5, 1.0)),
    *((LoadProgress(1, "target", part), 0.2) for part in (0.0, 0.5, 1.0)),
    *((LoadProgress(1, "draft", part), 0.2) for part in (0.0, 1.0)),
)
"""The words of a load, and the seconds before it does."""
LATER_START = tuple((event, seconds) for event, seconds in FIRST_START if isinstance(event, LoadProgress))


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def shown(meter: LoadMeter, clock: Clock, events) -> list[float]:
    """Return what is shown ten times before each event and right after it, of a load that ends a second later."""
    meter.begin(LOADED)
    result = []
    for event, seconds in events:
        for _ in range(10):
            clock.now += seconds / 10
            result.append(meter.fraction)
        meter.follow(event)
        result.append(meter.fraction)
    clock.now += 1
    result.append(meter.fraction)
    meter.end()
    return [fraction for fraction in result if fraction is not None]


@pytest.mark.parametrize("events", [FIRST_START, LATER_START, FIRST_START[3:]], ids=["first", "later", "draft alone"])
def test_it_never_goes_back_and_is_never_whole_before_the_end(events) -> None:
    clock = Clock()
    meter = LoadMeter(clock)
    for _ in range(2):  # also with the times of the load before
        fractions = shown(meter, clock, events)
        assert fractions == sorted(fractions)
        assert 0 <= fractions[0] < 0.5
        assert 0.75 < fractions[-1] <= MOST


def test_each_stage_counts_as_long_as_it_took_the_last_time() -> None:
    clock = Clock()
    meter = LoadMeter(clock)
    shown(meter, clock, LATER_START)
    assert meter.times["starter:f32 starter:q4_1"]["target"] == pytest.approx(0.4)
    meter.begin(LOADED)
    meter.follow(LoadProgress(1, "target", 0.5))
    seconds = meter.times["starter:f32 starter:q4_1"]
    done = seconds["begin"] + seconds["target"] / 2
    assert meter.fraction == pytest.approx(done / sum(seconds.values()))
    assert not meter.makes


def test_a_stage_that_says_nothing_goes_on_by_the_clock() -> None:
    clock = Clock()
    meter = LoadMeter(clock)
    meter.begin(LoadPair("model.gguf", "draft.gguf"))
    assert meter.fraction is None, "nothing is known yet"
    meter.begin(LOADED)
    assert meter.fraction == 0, "a starter that was never loaded is made"
    meter.follow(Preparing(1, LOADED.target, 1.0))
    meter.follow(Preparing(1, LOADED.draft or "", 1.0))
    assert meter.makes
    before = meter.fraction
    clock.now += 0.5
    assert before is not None
    assert (meter.fraction or 0) > before
    meter.follow(LoadProgress(1, "draft", 1.0))
    clock.now += 10_000
    assert (meter.fraction or 0) <= 0.99


def test_a_load_that_comes_to_nothing_leaves_no_times() -> None:
    clock = Clock()
    meter = LoadMeter(clock)
    meter.begin(LOADED)
    meter.follow(LoadProgress(1, "target", 1.0))
    meter.end(loaded=False)
    assert meter.times == {}
    assert not meter.runs
