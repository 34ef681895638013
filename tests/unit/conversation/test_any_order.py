"""In any order of steps nothing hangs, nothing raises, and what is shown is what is kept."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.conversation.comparison import setups_by_seed
from app.conversation.next_messages import NextMessage
from app.engine.events import Failed
from app.errors import PromptTooLong
from app.requests.reply_tools import Decision
from app.speculation.trace import FinishReason
from app.tool_servers.server_settings import BUILT_IN
from tests.fakes.hand_engine import ROUNDS
from tests.fakes.plain_face import PAIR, PlainFace, plain_face
from tests.unit.conversation.conftest import Company

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
            face.store.delete(old)
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
            company.store.delete(old)
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
