"""A conversation and its assistant from the first message to the end, with a scripted engine and the real store."""

from __future__ import annotations

import io
import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.chats.assistants import Assistant
from app.chats.store import ChatStore
from app.cli.arguments import parse
from app.cli.chat.command import chat
from app.desktop.single_instance import no_window_meanwhile, single_instance
from app.engine.commands import Generate, LoadPair, Message
from app.errors import ModelFileError, PromptTooLong
from app.speculation.settings import SpeculationMode
from tests.fakes.scripted_engine import REPLY
from tests.unit.cli.chat.conftest import ConversationHarness


def test_a_conversation_is_answered_and_kept_with_its_rounds(harness: ConversationHarness) -> None:
    shown = harness.hold("Why?", "  ", "And then?")
    assert " ".join(REPLY.split()) in " ".join(shown.split())
    assert harness.status == 0
    assert harness.generations[1].messages == (
        Message("user", "Why?"),
        Message("assistant", REPLY),
        Message("user", "And then?"),
    )
    assert [(role, state) for role, _, state in harness.stored()] == [
        ("user", "complete"),
        ("assistant", "complete"),
    ] * 2
    with ChatStore(harness.paths.chats) as store:
        (one,) = store.conversations()
        assert one.title == "Why?"
        assert store.messages(one.id)[1].trace is not None, "the window colours it"


def test_the_starter_pair_is_there_without_a_word_and_always_guesses(harness: ConversationHarness) -> None:
    harness.hold("Why?")
    load = harness.engines[-1].commands[0]
    assert isinstance(load, LoadPair)
    assert (load.target, load.draft) == ("starter:f32", "starter:q4_1")
    assert not harness.generations[0].drafting.pauses
    assert not harness.generations[0].recalls


def test_options_stand_in_the_settings_place_and_are_not_saved(harness: ConversationHarness) -> None:
    harness.hold(
        "Why?", options=("-m", "big", "-md", "small", "--temp", "0", "--seed", "7", "-n", "9", "--system", "Be brief.")
    )
    load, request = harness.engines[-1].commands[0], harness.generations[0]
    assert load == LoadPair("big", "small", strict_draft=True)
    assert (request.sampling.temperature, request.sampling.seed, request.max_tokens) == (0.0, 7, 9)
    assert request.messages[0] == Message("system", "Be brief.")
    assert not harness.paths.settings.exists()


@pytest.mark.parametrize(("way", "mode"), [("--lookup", SpeculationMode.LOOKUP), ("--no-draft", SpeculationMode.OFF)])
def test_ways_to_guess(harness: ConversationHarness, way: str, mode: SpeculationMode) -> None:
    harness.hold("Why?", options=("-m", "big", way))
    load = harness.engines[-1].commands[0]
    assert isinstance(load, LoadPair)
    assert (load.draft, load.own_layers, load.guesses) == (None, False, mode is not SpeculationMode.OFF)
    assert harness.generations[0].mode is mode


def test_ctrl_c_stops_a_reply_which_goes_on_as_one_and_the_next_is_whole(harness: ConversationHarness) -> None:
    harness.script.hold_reply_after = 2
    harness.on_round = lambda event: os.kill(os.getpid(), signal.SIGINT) if event.round.index == 1 else None
    stopped: list[tuple[str, str, str]] = []

    def go_on() -> str:
        stopped.append(harness.stored()[1])
        harness.script.hold_reply_after = None
        harness.on_round = lambda _: None
        harness.script.reply = " and so on."
        return "/continue"

    harness.hold("Why?", go_on, "And then?")
    ((_, first, state),) = stopped
    assert first
    assert (REPLY.startswith(first), state) == (True, "cancelled")
    assert harness.generations[1].messages[-1] == Message("assistant", first)
    replies = [(text, state) for role, text, state in harness.stored() if role == "assistant"]
    assert replies == [(f"{first} and so on.", "complete"), (" and so on.", "complete")]


def test_ctrl_c_where_nothing_is_written_leaves_at_the_second_time(harness: ConversationHarness) -> None:
    assert "once more" in harness.hold(KeyboardInterrupt(), KeyboardInterrupt(), "never said")
    assert harness.generations == []
    harness.hold(KeyboardInterrupt(), "Why?", KeyboardInterrupt(), "And then?")
    assert len(harness.generations) == 2


def test_retry_and_edit_are_branches_and_nothing_is_lost(harness: ConversationHarness) -> None:
    harness.hold("Why?", "/retry", "/edit", "/edit Why not?")
    assert harness.typist.drafts[3] == "/edit Why?"
    assert [text for _, text, _ in harness.stored()] == ["Why not?", REPLY]
    assert [request.messages[-1].text for request in harness.generations] == ["Why?", "Why?", "Why not?"]


def test_the_latest_chat_is_taken_up_and_another_can_be(harness: ConversationHarness) -> None:
    harness.hold("Why?")
    shown = harness.hold("And then?", "/new", "Other words", "/load why", "Third", options=("--continue",))
    assert ">>> Why?" in shown
    assert len(harness.generations[0].messages) == 3
    assert len(harness.generations[1].messages) == 1
    assert [one.text for one in harness.generations[2].messages if one.role == "user"] == ["Why?", "And then?", "Third"]


def test_values_are_set_for_this_chat_and_a_wrong_one_is_a_sentence(harness: ConversationHarness) -> None:
    lines = ["/set temp 0.2", "/set parameter num_predict 5", "/set seed 3", "/set mode off", "/set temp 99"]
    shown = harness.hold(*lines, "/set nothing 1", "/system Be brief.", "Why?")
    request = harness.generations[0]
    assert (request.sampling.temperature, request.max_tokens, request.sampling.seed) == (0.2, 5, 3)
    assert request.mode is SpeculationMode.OFF
    assert request.messages[0] == Message("system", "Be brief.")
    assert "must be between 0 and 5" in shown
    assert "nothing named nothing" in shown


def test_a_model_that_is_not_there_costs_a_sentence_and_nothing_else(harness: ConversationHarness) -> None:
    shown = harness.hold("/model nowhere", "/model starter:q8_0", "Why?", "/draft starter:q4_1", "/draft none")
    assert "There is no model nowhere, neither as a file nor in the library." in shown
    loads = [one for one in harness.engines[-1].commands if isinstance(one, LoadPair)]
    assert [(one.target, one.draft) for one in loads[1:]] == [
        ("starter:q8_0", None), ("starter:q8_0", "starter:q4_1"), ("starter:q8_0", None),
    ]  # fmt: skip


def test_a_model_that_cannot_be_loaded_gives_way_to_the_one_before(harness: ConversationHarness) -> None:
    def break_() -> str:
        harness.script.load_error = ModelFileError("It is broken.")
        return "/model starter:q2_k"

    def mend() -> str:
        harness.script.load_error = None
        return "/model starter:f32"

    shown = harness.hold("Why?", break_, "And now?", mend, "And then?")
    assert "It is broken." in shown
    assert [one.messages[-1].text for one in harness.generations] == ["Why?", "And then?"]
    harness.script.load_error = ModelFileError("It is broken.")
    with pytest.raises(ModelFileError):
        harness.hold("Why?", options=("-m", "starter:f32"))


def test_a_load_that_is_stopped_or_fails_leaves_what_was_there(harness: ConversationHarness) -> None:
    def hold() -> str:
        harness.script.hold_load_at = 0.5
        harness.on_load = lambda: os.kill(os.getpid(), signal.SIGINT)
        return "/set num_ctx 8192"

    shown = harness.hold(hold, "Why?", "/set num_ctx")
    assert "Stopped." in shown
    loads = [one.context_tokens for one in harness.engines[-1].commands if isinstance(one, LoadPair)]
    assert loads == [4096, 8192, 4096]
    assert len(harness.generations) == 1
    assert "context_tokens: 4096" in shown


def test_a_reply_that_fails_keeps_the_question_and_the_conversation_goes_on(harness: ConversationHarness) -> None:
    def fail() -> str:
        harness.script.reply_error = PromptTooLong("This message is too long.")
        return "Much too long"

    def mend() -> str:
        harness.script.reply_error = None
        return "/retry"

    assert "! This message is too long." in harness.hold("Why?", fail, mend)
    assert [text for _, text, _ in harness.stored()] == ["Why?", REPLY, "Much too long", REPLY]


def test_a_chat_is_exported_and_nothing_is_written_over(harness: ConversationHarness, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    shown = harness.hold("/export x.md", "Why?", f"/export {file}", f"/export {file}")
    assert "nothing in this chat yet" in shown
    assert "there already" in shown
    assert json.loads(file.read_text(encoding="utf-8"))["messages"][1]["text"] == REPLY


def test_figures_and_switches(harness: ConversationHarness) -> None:
    shown = harness.hold(
        "/stats", "Why?", "/stats", "/stats off", "/wrong", "/colors off", "/help", "/unknown", "/bye", "no"
    )
    assert "no reply with figures" in shown
    assert "seed" in shown
    assert "There is no command /unknown." in shown
    assert "Alt+Enter" in shown
    assert len(harness.generations) == 1


def test_a_window_beside_it_undoes_nothing_and_its_changes_are_taken_up(harness: ConversationHarness) -> None:
    with (
        single_instance(harness.paths.data, harness.paths.open_requests, None),
        ChatStore(harness.paths.chats) as window,
    ):
        streaming = window.add_message(window.create("Elsewhere").id, None, "user", "Ours")
        reply = window.add_message(window.latest()[0], streaming.id, "assistant", "so far", "streaming")

        def in_the_window() -> str:
            chat_id = next(one.id for one in window.conversations() if one.title == "Why?")
            last = window.messages(chat_id)[-1]
            window.add_message(chat_id, last.id, "user", "From the window")
            return "And then?"

        def delete() -> str:
            window.folders.delete([next(one.id for one in window.conversations() if one.title == "Why?")])
            return "Still there?"

        shown = harness.hold("Why?", in_the_window, delete)
        assert window.messages(window.latest()[-1])[-1].state == "streaming", "nobody else ended the window's reply"
        assert reply.state == "streaming"
    assert "goes on from there" in shown
    assert "was deleted in the window" in shown
    assert [one.text for one in harness.generations[1].messages if one.role == "user"] == [
        "Why?",
        "From the window\n\nAnd then?",
    ]
    assert len(harness.generations[2].messages) == 1


def test_a_damaged_file_is_not_moved_away_under_a_window(harness: ConversationHarness) -> None:
    harness.paths.chats.write_bytes(b"no database at all" * 100)
    with single_instance(harness.paths.data, harness.paths.open_requests, None):
        with pytest.raises(Exception, match="damaged"):
            harness.hold("Why?")
        assert harness.paths.chats.read_bytes().startswith(b"no database")


def test_no_window_opens_in_the_moment_in_which_the_chats_are_opened(tmp_path: Path) -> None:
    with no_window_meanwhile(tmp_path) as alone:
        assert alone
        with no_window_meanwhile(tmp_path) as second:
            assert not second
    with no_window_meanwhile(tmp_path) as alone:
        assert alone


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    return lambda text: monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def test_a_pipe_is_answered_line_by_line_and_gets_nothing_but_replies(
    harness: ConversationHarness, piped: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    piped("Why?\n/nonsense\nAnd then?\n")
    status = chat(parse(["chat"]), harness.paths, harness.engine)
    out, err = capsys.readouterr()
    assert out == f"{REPLY}\n{REPLY}\n"
    assert "draftlight: There is no command /nonsense." in err
    assert "tokens/s" in err
    assert "\x1b" not in out + err
    assert status == 3


def test_a_model_that_can_be_told_thinks_or_does_not_in_this_chat(harness: ConversationHarness) -> None:
    harness.script.thinks = True
    shown = harness.hold("/think off", "Why?", "/new", "And then?", "/think", "/think on", "Once more.")
    assert "The model answers without thinking first." in shown
    assert "The model thinks before it answers." in shown
    off, on = {"enable_thinking": False, "thinking": False}, {"enable_thinking": True, "thinking": True}
    assert [dict(request.variables) for request in harness.generations] == [off, {}, on]
    with ChatStore(harness.paths.chats) as store:
        latest, first = store.latest()
        assert (store.thinking.chosen(first), store.thinking.chosen(latest)) == (False, True)
    harness.hold("/load 2", "Why not?", "/set think", "Well?")
    assert [dict(request.variables) for request in harness.generations] == [off, on]


BRIEF = Assistant("Brief ones", {"system_prompt": "Be brief.", "temperature": 0.25, "max_tokens": 40, "draft": None})


@pytest.fixture
def brief(harness: ConversationHarness) -> None:
    with ChatStore(harness.paths.chats) as store:
        store.assistants.replace_all([*store.assistants.all(), BRIEF])


def system(request: Generate) -> str:
    return request.messages[0].text if request.messages[0].role == "system" else ""


def assistant_of_latest(harness: ConversationHarness) -> str:
    with ChatStore(harness.paths.chats) as store:
        one = store.assistants.of_chat(store.latest()[0])
        return one.name if one is not None else ""


@pytest.mark.usefixtures("brief")
def test_an_assistant_is_chosen_kept_with_the_chat_and_left(harness: ConversationHarness) -> None:
    shown = harness.hold("/assistant Nobody", "/assistant brief", "Why?", "/assistant")
    assert "“Brief ones” answers in this chat" in shown
    assert "* Brief ones" in shown
    (first,) = harness.generations
    assert (system(first), first.sampling.temperature, first.max_tokens) == ("Be brief.", 0.25, 40)
    assert assistant_of_latest(harness) == "Brief ones"
    typed = ["And then?", "/new", "Something else", "/load why", "/assistant none", "At length?"]
    harness.hold(*typed, options=("--continue",))
    assert [system(request) for request in harness.generations] == ["Be brief.", "", ""]
    with ChatStore(harness.paths.chats) as store:
        assert [store.assistants.of_chat(chat) for chat in store.latest()] == [None, None]


@pytest.mark.usefixtures("brief")
def test_what_the_person_sets_here_stands_in_its_place(harness: ConversationHarness) -> None:
    typed = ["/assistant brief", "/set temperature 0.5", "/system Be long.", "One", "/set temperature default", "Two"]
    harness.hold(*typed, options=("-n", "9"))
    one, two = harness.generations
    assert (one.sampling.temperature, one.max_tokens, system(one)) == (0.5, 9, "Be long.")
    assert two.sampling.temperature == 0.25


@pytest.mark.usefixtures("brief")
def test_a_seed_that_the_window_keeps_for_the_chat_holds_here(harness: ConversationHarness) -> None:
    harness.hold("Why?")
    with ChatStore(harness.paths.chats) as store:
        store.assistants.keep_seed(store.latest()[0], {"seed": 7})
    harness.hold("And then?", "/set seed 8", "And now?", options=("--continue",))
    assert [request.sampling.seed for request in harness.generations] == [7, 8]
