"""A conversation without a window: asking, stopping, versions, going on, questions that wait, saving, settings."""

from __future__ import annotations

import pytest

from app.chats.assistants import Assistant
from app.chats.records import AttachedFile
from app.conversation.chat_settings import ChatSettings
from app.conversation.guessing_setups import MOST_REPLIES, GuessingSetup, GuessingSetups
from app.engine.commands import Message
from app.errors import ModelFileError, PromptTooLong
from app.speculation.settings import SpeculationMode
from app.speculation.trace import FinishReason
from tests.fakes.held_database import held_by_another_program
from tests.fakes.plain_face import PAIR, PlainFace
from tests.fakes.scripted_engine import REPLY

FILE = AttachedFile("notes.txt", 11, "The tower leans.", 4)


def test_a_question_is_answered_and_both_are_kept(face: PlainFace) -> None:
    face.ask("Why?")
    face.ask("And then?")
    assert face.requests[1].messages == (
        Message("user", "Why?"), Message("assistant", REPLY), Message("user", "And then?"),
    )  # fmt: skip
    assert [(one.role, one.text, one.state) for one in face.stored] == [
        ("user", "Why?", "complete"), ("assistant", REPLY, "complete"),
        ("user", "And then?", "complete"), ("assistant", REPLY, "complete"),
    ]  # fmt: skip
    assert face.stored[1].trace is not None
    assert [one.title for one in face.store.conversations()] == ["Why?"]


def test_nothing_is_said_while_a_reply_is_written(face: PlainFace) -> None:
    face.begin_reply(lambda: face.chat.send("Why?"))
    assert not face.chat.send("And then?")
    assert not face.chat.send("  \n")
    assert not face.chat.regenerate(face.chat.messages[-1].id)
    assert not face.chat.show_version(face.chat.messages[0].id, 1)
    assert face.shown == ["Why?", ""]


def test_a_stopped_reply_keeps_its_words_and_goes_on_as_one(face: PlainFace) -> None:
    face.begin_reply(lambda: face.chat.send("Why?"))
    face.chat.stop()
    face.follow_reply()
    _, stopped = face.stored
    assert REPLY.startswith(stopped.text)
    assert (bool(stopped.text), stopped.state) == (True, "cancelled")
    face.script.hold_reply_after, face.script.reply = None, " and so on."
    assert face.chat.go_on(stopped.id)
    face.follow_reply()
    assert face.requests[1].messages[-1] == Message("assistant", stopped.text)
    assert [(one.text, one.state) for one in face.stored[1:]] == [(f"{stopped.text} and so on.", "complete")]
    assert not face.chat.go_on(stopped.id), "it is whole"


def test_another_try_is_another_version_and_the_first_is_there_again(face: PlainFace) -> None:
    face.ask("Which?")
    first = face.chat.messages[1]
    face.script.reply = "The second one."
    assert face.chat.regenerate(first.id)
    face.follow_reply()
    assert face.shown == ["Which?", "The second one."]
    second = face.chat.messages[1]
    assert face.chat.versions(second.id) == (first.id, second.id)
    assert face.chat.show_version(second.id, -1)
    assert face.shown == ["Which?", REPLY]
    assert not face.chat.show_version(first.id, -1)


@pytest.mark.parametrize("ending", ["stopped", "failed"])
def test_another_try_without_a_word_leaves_the_first_one(face: PlainFace, ending: str) -> None:
    face.ask("Which?")
    if ending == "failed":
        face.script.reply_error = PromptTooLong("This message is too long.")
    else:
        face.script.hold_prefill = True
    face.chat.regenerate(face.chat.messages[1].id)
    if ending == "stopped":
        face.chat.stop()
    face.follow_reply()
    assert face.shown == ["Which?", REPLY]
    assert [one.text for one in face.stored] == ["Which?", REPLY]
    assert face.problems == (["This message is too long."] if ending == "failed" else [])


def test_a_question_in_other_words_keeps_its_files_and_the_first_one_stays(face: PlainFace) -> None:
    assert face.chat.send("How far?", files=[FILE])
    face.follow_reply()
    question = face.chat.messages[0]
    assert face.chat.resend(question.id, "How far exactly?", question.files)
    face.follow_reply()
    question_text = face.requests[1].messages[-1].text
    assert FILE.text in question_text
    assert "How far exactly?" in question_text
    assert len(face.chat.versions(face.chat.messages[0].id)) == 2


def test_a_reply_that_fails_keeps_the_question_which_can_be_asked_again(face: PlainFace) -> None:
    face.script.reply_error = PromptTooLong("This message is too long.")
    face.ask("Much too long")
    assert face.problems == ["This message is too long."]
    assert face.chat.unanswered
    face.script.reply_error = None
    face.chat.try_again()
    face.follow_reply()
    assert face.shown == ["Much too long", REPLY]


def test_questions_wait_for_a_model_and_are_answered_each_in_its_chat(idle_face: PlainFace) -> None:
    face = idle_face
    face.chat.send("What is rain?")
    face.chat.send("And snow?")
    first = face.chat.conversation_id
    face.chat.new_chat()
    face.chat.send("Second?")
    assert face.chat.waiting_here
    face.load()
    face.follow_until(lambda: len(face.requests) == 2 and not face.chat.running)
    assert [request.messages[-1].text for request in face.requests] == ["What is rain?\n\nAnd snow?", "Second?"]
    assert face.shown == ["Second?", REPLY]
    face.chat.open(first)
    assert face.shown == ["What is rain?", "And snow?", REPLY]


def test_a_question_waits_on_where_the_models_do_not_load(idle_face: PlainFace) -> None:
    face = idle_face
    face.chat.send("Are you there?")
    face.script.load_error = ModelFileError("notes.gguf is not a model file.")
    face.engine.want(PAIR)
    face.engine.load()
    face.follow_until(lambda: bool(face.problems))
    assert face.problems == ["notes.gguf is not a model file."]
    assert face.chat.waiting_here
    face.script.load_error = None
    face.load()
    face.follow_reply()
    assert face.shown == ["Are you there?", REPLY]


def test_the_last_question_is_taken_back_and_the_one_before_it_waits_on(idle_face: PlainFace) -> None:
    face = idle_face
    face.chat.send("What is rain?")
    face.chat.send("And snow?")
    question = face.chat.take_back()
    assert question is not None
    assert question.text == "And snow?"
    assert (face.shown, face.chat.waiting_here) == (["What is rain?"], True)
    face.chat.take_back()
    assert (face.shown, face.chat.conversation_id, face.store.conversations()) == ([], None, ())


def test_a_reply_goes_on_while_another_chat_is_open_and_is_told_again_on_coming_back(face: PlainFace) -> None:
    face.begin_reply(lambda: face.chat.send("Why?"))
    chat = face.chat.conversation_id
    face.chat.new_chat()
    texts_shown: list[str] = []
    face.chat.rounds_written.connect(lambda rounds, _: texts_shown.extend(one.text for one in rounds))
    face.chat.open(chat)
    assert REPLY.startswith("".join(texts_shown))
    assert texts_shown
    face.scripted.go_on()
    face.follow_reply()
    assert "".join(texts_shown) == REPLY


def test_a_deleted_chat_asks_for_nothing_more(face: PlainFace) -> None:
    face.begin_reply(lambda: face.chat.send("Why?"))
    chat = face.chat.conversation_id
    face.store.folders.delete([chat])
    face.chat.forget(chat)
    face.follow_reply()
    assert (face.chat.running, face.shown) == (False, [])


def test_words_that_cannot_be_saved_are_saved_later(face: PlainFace) -> None:
    face.begin_reply(lambda: face.chat.send("Why?"))
    unsaved: list[bool] = []
    face.chat.saving.unsaved_changed.connect(unsaved.append)
    with held_by_another_program(face.store.path):
        face.scripted.go_on()
        face.follow_reply()
        assert len(face.problems) == 1
        face.chat.saving.try_again()
        assert len(face.problems) == 1, "it is said once"
        face.chat.open(face.chat.conversation_id)
        assert face.shown == ["Why?", REPLY], "what the disk does not have is shown all the same"
    face.chat.saving.try_again()
    assert unsaved == [True, False]
    assert [(one.text, one.state) for one in face.stored] == [("Why?", "complete"), (REPLY, "complete")]


def test_what_another_program_did_to_the_chat_is_taken_up(face: PlainFace) -> None:
    face.ask("Why?")
    assert not face.chat.follow_others()
    face.store.add_message(face.chat.conversation_id, face.chat.messages[-1].id, "user", "From the window")
    assert face.chat.follow_others()
    assert face.shown[-1] == "From the window"
    face.store.folders.delete([face.chat.conversation_id])
    assert face.chat.follow_others()
    assert face.chat.conversation_id is None


@pytest.mark.parametrize("ending", [FinishReason.LENGTH, FinishReason.BROKEN])
def test_a_reply_that_is_cut_short_goes_on_once_more_is_there(face: PlainFace, ending: FinishReason) -> None:
    face.script.ending = ending
    face.ask("Why?")
    face.script.ending, face.script.reply = FinishReason.STOP, " More."
    assert face.chat.go_on(face.chat.messages[-1].id)
    face.follow_reply()
    assert face.shown == ["Why?", f"{REPLY} More."]


BRIEF = Assistant("Brief ones", {"system_prompt": "Be brief.", "temperature": 0.25, "target": "starter:f32"})


@pytest.fixture
def chosen(face: PlainFace) -> ChatSettings:
    face.store.assistants.replace_all([BRIEF])
    (brief,) = face.store.assistants.all()
    face.chat.settings.choose(brief)
    return face.chat.settings


def test_what_is_chosen_before_the_first_word_is_kept_with_the_chat(face: PlainFace, chosen: ChatSettings) -> None:
    chosen.choose_thinking(False)
    face.ask("Why?")
    first = face.chat.conversation_id
    assert face.requests[0].messages[0].text == "Be brief."
    face.chat.new_chat()
    assert (chosen.current, chosen.thinking) == (None, None)
    face.chat.open(first)
    assert (chosen.current.name, chosen.thinking) == ("Brief ones", False)


@pytest.mark.parametrize(
    ("by_hand", "own", "temperature"), [((), (), 0.25), (("temperature",), (), 0.8), ((), ("temperature",), 0.8)]
)
def test_what_the_person_chose_by_hand_holds_in_the_assistants_place(
    face: PlainFace, chosen: ChatSettings, by_hand: tuple[str, ...], own: tuple[str, ...], temperature: float
) -> None:
    face.settings.set("temperature", 0.8)
    chosen.set_aside(*by_hand)
    chosen.own |= set(own)
    assert chosen.settings_in_use.temperature == temperature
    face.ask("Why?")
    assert face.requests[0].sampling.temperature == temperature


def test_a_question_that_waits_in_another_chat_has_that_chats_settings(idle_face: PlainFace) -> None:
    face = idle_face
    face.store.assistants.replace_all([BRIEF])
    face.chat.settings.choose(face.store.assistants.all()[0])
    face.chat.send("Why?")
    face.chat.settings.keep_seed(7)
    face.chat.new_chat()
    face.chat.send("Why?")
    face.load()
    face.follow_until(lambda: len(face.requests) == 2 and not face.chat.running)
    first, second = face.requests
    assert (first.messages[0].text, first.sampling.seed) == ("Be brief.", 7)
    assert second.messages[0].text == "Why?"


def test_an_assistants_model_that_is_not_here_is_named(chosen: ChatSettings) -> None:
    assert chosen.missing_model(Assistant("Far", {"target": "/nowhere/big.gguf"})) == "/nowhere/big.gguf"
    assert chosen.missing_model(BRIEF) is None
    assert chosen.settings_in_use.target == "starter:f32"


def test_a_model_that_can_be_told_thinks_as_the_chat_says_and_another_is_told_nothing(face: PlainFace) -> None:
    face.chat.settings.choose_thinking(True)
    face.ask("Why?")
    assert dict(face.requests[0].variables) == {}
    face.script.thinks = False
    face.load(face.engine.wanted_pair.__class__("thinking.gguf"))
    face.ask("And now?")
    assert face.requests[1].variables["enable_thinking"] is True


def test_the_latest_setups_are_remembered_and_a_reply_that_goes_on_is_a_late_one() -> None:
    setups, off = GuessingSetups(), GuessingSetup(None, SpeculationMode.OFF)
    for message in range(MOST_REPLIES):
        setups.note(message, GuessingSetup(None, SpeculationMode.AUTOMATIC))
    setups.note(0, off)
    setups.note(MOST_REPLIES, off)
    known = [message for message in range(MOST_REPLIES + 1) if setups.of(message) is not None]
    assert known == [0, *range(2, MOST_REPLIES + 1)]
    assert setups.of(0) == off
