"""Assistants, stored beside the chats, one for each; their files; and the tools that replies called."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.chats.assistants import (
    MOST_ASSISTANTS,
    MOST_NAME,
    MOST_PROMPT,
    Assistant,
    checked_values,
    clean_name,
    read_assistants,
    write_assistants,
)
from app.chats.chat_files import json_of, markdown_of, page_of
from app.chats.imports.draftlight import conversation_of
from app.chats.imports.turns import tree_of
from app.chats.records import StoredMessage, ToolUse
from app.chats.store import ChatStore
from app.chats.tables import ChosenTools, uses_in
from app.engine.commands import Message
from app.errors import WorldError
from app.language import use_translation
from app.llama.templates.template import ChatTemplate
from app.requests.engine_requests import as_turns
from app.saved_prompts import PromptLibrary, first_prompts, places_in
from app.settings import Settings
from app.speculation.settings import SpeculationMode
from app.tools.definitions import ToolCall
from app.tools.forms import CallForm
from tests.fakes.earlier import BUILDS, earlier_data
from tests.fakes.languages import speaking_backwards
from tests.fakes.templates import tool_template

BRIEF = Assistant("Brief", {"system_prompt": "Be brief.", "temperature": 0.1, "mode": "off"})


def test_good_ones_come_along_and_each_sets_what_the_settings_take(store: ChatStore, tmp_path: Path) -> None:
    first = store.assistants.all()
    assert [one.name for one in first] == ["Short answers", "Code", "Translate", "Rewrite politely", "Teach"]
    for one in first:
        assert len(one.values["system_prompt"]) > 60
        settings = Settings(tmp_path / "settings.json").overlaid(one.values)
        assert settings.system_prompt == one.values["system_prompt"]
        assert settings.sampling().temperature == one.values["temperature"]


@pytest.mark.parametrize("build", BUILDS)
def test_chats_of_earlier_builds_get_the_assistants_and_have_none(build: str, tmp_path: Path) -> None:
    paths = earlier_data(build, tmp_path / "home")
    with ChatStore(paths.chats) as store:
        assert len(store.assistants.all()) == 5
        assert {store.assistants.of_chat(chat.id) for chat in store.conversations()} == {None}
    with ChatStore(paths.chats) as store:
        assert len(store.assistants.all()) == 5, "they are written once"


def test_a_chat_has_one_of_its_own_until_another_is_chosen(store: ChatStore) -> None:
    code, teach = store.assistants.all()[1], store.assistants.all()[4]
    first, second = store.create("A"), store.create("B")
    store.assistants.choose(first.id, code.id)
    assert store.assistants.of_chat(first.id) == code
    assert store.assistants.of_chat(second.id) is None
    store.assistants.choose(first.id, teach.id)
    assert store.assistants.of_chat(first.id) == teach
    assert store.assistants.chats_with(teach.id or 0) == 1
    store.assistants.choose(first.id, None)
    assert store.assistants.of_chat(first.id) is None
    store.assistants.choose(first.id, 999)
    assert store.assistants.of_chat(first.id) is None


def test_a_chat_outlives_its_assistant(store: ChatStore) -> None:
    chat = store.create()
    question = store.add_message(chat.id, None, "user", "Why?")
    store.add_message(chat.id, question.id, "assistant", "Because.")
    code = store.assistants.all()[1]
    store.assistants.choose(chat.id, code.id)
    store.assistants.replace_all([one for one in store.assistants.all() if one != code])
    assert store.assistants.of_chat(chat.id) is None
    assert [message.text for message in store.messages(chat.id)] == ["Why?", "Because."]
    (new, *_) = store.assistants.replace_all([BRIEF])
    assert new.id not in {None, code.id}, "an id is never given twice: the chat must not find another one"


def test_changed_ones_keep_their_chats_and_new_ones_get_ids(store: ChatStore) -> None:
    chat, (first, *_) = store.create(), store.assistants.all()
    store.assistants.choose(chat.id, first.id)
    replaced = store.assistants.replace_all([Assistant("Renamed", {"temperature": 0.5}, first.id), BRIEF])
    assert store.assistants.all() == replaced
    assert replaced[1].values["mode"] == SpeculationMode.OFF
    assert store.assistants.of_chat(chat.id) == replaced[0]


def test_damaged_values_in_the_file_cost_the_values_alone(store: ChatStore, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "chats.sqlite3")) as other, other:
        for number, content in enumerate(["{", "[]", '{"temperature": "hot"}', "[" * 100_000]):
            other.execute("INSERT INTO assistants (name, content) VALUES (?, ?)", (f"Bad {number}", content))
    bad = store.assistants.all()[5:]
    assert [(one.name, one.values) for one in bad] == [(f"Bad {number}", {}) for number in range(4)]


def test_what_goes_into_a_file_comes_back_without_folders_of_this_computer(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    pair = Assistant("Big", {"target": "/home/ada/models/big.gguf", "draft": "C:\\ada\\small.gguf"})
    starter = Assistant("Starter", {"target": "starter:f32", "draft": "http://127.0.0.1:1#m"})
    write_assistants(path, [BRIEF, pair, starter])
    assert "ada" not in path.read_text()
    brief, big, third = read_assistants(path)
    assert brief == Assistant("Brief", {**BRIEF.values, "mode": SpeculationMode.OFF})
    assert big.values == {"target": "big.gguf", "draft": "small.gguf"}
    assert third == starter


def _whole(*entries: Any, **more: Any) -> bytes:
    return json.dumps({"format": "draftlight-assistants", "version": 1, "assistants": entries, **more}).encode()


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b"\xff\xfe", b"[" * 200_000, b'{"format": "other"}', _whole(version=2), _whole(version="1"),
        _whole({}), _whole({"name": 7}), _whole({"name": " \u202e\u200b "}), _whole({"name": "A", "settings": []}),
        _whole({"name": "A", "settings": {"temperature": "hot"}}), _whole({"name": "A", "settings": {"top_k": 1e400}}),
        _whole({"name": "A", "settings": {"mode": "guess"}}), _whole({"name": "A", "settings": {"target": ["x"]}}),
        _whole({"name": "A", "settings": {"system_prompt": "x" * (MOST_PROMPT + 1)}}),
        _whole(*({"name": "A"} for _ in range(MOST_ASSISTANTS + 1))), b" " * 8_000_001,
    ],
)  # fmt: skip
def test_a_file_that_is_none_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "theirs.json"
    path.write_bytes(content)
    with pytest.raises(WorldError, match=r"theirs\.json"):
        read_assistants(path)


def test_a_file_that_is_not_there_or_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(WorldError):
        read_assistants(tmp_path / "nothing.json")
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(WorldError):
        write_assistants(tmp_path / "file" / "mine.json", [BRIEF])


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Two\nlines\t ", "Two lines"),
        ("<b>Bold</b> & co", "<b>Bold</b> & co"),
        ("\u202eevil\u2066\x00\x1b[31m", "evil[31m"),
        ("x" * 500, "x" * MOST_NAME),
        ("\ud800", ""),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_a_draft_without_its_model_and_settings_of_a_newer_program_are_left_out() -> None:
    assert checked_values({"draft": "small.gguf", "seed": None}) == {}
    assert Assistant.from_json({"name": "A", "settings": {"zoom": 3, "newer": 1}}).values == {}


@pytest.fixture
def backwards() -> Iterator[None]:
    with speaking_backwards():
        yield


def stored_names(store: ChatStore) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(store.path)) as database:
        return list(database.execute("SELECT name, content FROM assistants ORDER BY id"))


@pytest.mark.usefixtures("backwards")
def test_they_speak_the_language_of_the_window(store: ChatStore) -> None:
    read, stored = store.assistants.all()[0], stored_names(store)[0]
    assert read.name == stored[0][::-1] == "srewsna trohS"
    assert str(read.values["system_prompt"])[::-1].startswith("Answer in one or two plain sentences.")
    assert read.values["temperature"] == 0.3
    chat = store.create("A chat")
    store.assistants.choose(chat.id, read.id)
    assert store.assistants.of_chat(chat.id) == read


@pytest.mark.usefixtures("backwards")
def test_what_a_person_changed_is_kept_in_their_words_and_the_others_stay_translatable(store: ChatStore) -> None:
    before = stored_names(store)
    first, second, *others = store.assistants.all()
    mine = replace(second, values={**second.values, "temperature": 0.9})
    assert store.assistants.replace_all([first, mine, *others]) == (first, mine, *others)
    assert store.assistants.all() == (first, mine, *others)
    after = stored_names(store)
    assert after[:1] + after[2:] == before[:1] + before[2:]
    assert after[1][0] == "edoC"
    use_translation(None)
    assert [one.name for one in store.assistants.all()][:3] == ["Short answers", "edoC", "Translate"]


@pytest.mark.usefixtures("backwards")
def test_an_archive_brings_no_second_one_of_those_that_are_there(store: ChatStore) -> None:
    chat = store.create("A chat")
    store.assistants.choose(chat.id, store.assistants.all()[2].id)
    tree = store.trees.tree(chat.id)
    assert tree is not None
    assert tree.assistant is not None
    before = stored_names(store)
    store.trees.add(tree)
    english = replace(tree.assistant, name=before[2][0], values=json.loads(before[2][1]))
    added = store.trees.add(replace(tree, assistant=english))
    assert store.assistants.of_chat(added) == tree.assistant
    assert stored_names(store) == before
    store.assistants.replace_all(store.assistants.all()[:1])
    store.trees.add(tree)
    assert stored_names(store) == [before[0], before[2]]


@pytest.mark.usefixtures("backwards")
def test_prompts_that_come_along_speak_it_too_until_others_are_kept(tmp_path: Path) -> None:
    library = PromptLibrary(tmp_path / "prompts.json")
    assert library.prompts == first_prompts()
    assert library.prompts[0].name == "esirammuS"
    library.keep(library.prompts)
    use_translation(None)
    assert library.prompts[0].name == "esirammuS"
    assert places_in(first_prompts()[0].text) == ("length", "text")


CALL = ToolUse("repeat", '{"text": "<b>"}', "Lake", "re peat", "call_1", "</pre><script>", "done")
REFUSED = ToolUse("act", "{}", "Lake", "act", "call_2", "", "refused")


def chat_with_tools(store: ChatStore) -> int:
    chat = store.create().id
    question = store.add_message(chat, None, "user", "Repeat it.")
    reply = store.add_message(chat, question.id, "assistant", "", "streaming")
    store.finish_reply(reply.id, "", None)
    store.tools.keep(reply.id, (CALL, REFUSED))
    store.add_message(chat, reply.id, "assistant", "Done.")
    return chat


def test_they_are_kept_with_their_reply_which_counts_as_said(store: ChatStore) -> None:
    chat = chat_with_tools(store)
    question, reply, answer = store.messages(chat)
    assert reply.uses == (CALL, REFUSED)
    assert reply.says_something
    assert answer.uses == ()
    assert store.siblings(reply.id, with_text=True) == (reply.id,)
    assert not store.withdraw(question.id)
    store.tools.keep(reply.id, (REFUSED,))
    assert store.messages(chat)[1].uses == (REFUSED,)


def test_the_model_is_given_them_as_calls_and_as_tools_words(store: ChatStore) -> None:
    assert as_turns(store.messages(chat_with_tools(store))) == (
        Message("user", "Repeat it."),
        Message(
            "assistant", "", calls=(ToolCall("repeat", '{"text": "<b>"}', "call_1"), ToolCall("act", "{}", "call_2"))
        ),
        Message("tool", "</pre><script>", tool="repeat", call_id="call_1"),
        Message("tool", "Error: the user does not allow this call.", tool="act", call_id="call_2"),
        Message("assistant", "Done."),
    )


def test_they_go_out_in_every_form_and_come_in_again(store: ChatStore) -> None:
    chat = store.conversation(chat_with_tools(store))
    assert chat is not None
    assert 'Tool: Lake · re peat (done)\n\n```json\n{"text": "<b>"}\n```\n\n```\n</pre><script>\n```' in markdown_of(
        store, chat
    )
    page = page_of(store, chat)
    assert "<script>" not in page
    assert "&lt;/pre&gt;&lt;script&gt;" in page
    written = json.loads(json_of(store, chat))
    tree = tree_of(conversation_of(written))
    assert tree is not None
    again = store.messages(store.trees.add(tree))
    assert [(one.role, one.text, one.uses) for one in again] == [
        ("user", "Repeat it.", ()), ("assistant", "", (CALL, REFUSED)), ("assistant", "Done.", ()),
    ]  # fmt: skip
    written["messages"][1]["tools"] = [7, {"name": 5}, {"name": "x", "outcome": "??", "result": 9}]
    broken = tree_of(conversation_of(written))
    assert broken is not None
    assert broken.messages[1].uses == (ToolUse("x", outcome="stopped"),)


def test_what_a_chat_may_do_is_kept_and_is_nothing_at_first(store: ChatStore) -> None:
    chat = store.create().id
    assert store.tools.chosen(chat) == ChosenTools()
    chosen = ChosenTools(frozenset({"Lake"}), frozenset({("Lake", "act", "as it is")}), frozenset({("Lake", "repeat")}))
    store.tools.choose(chat, chosen)
    assert store.tools.chosen(chat) == chosen
    store.tools.choose(chat, ChosenTools())
    assert store.tools.chosen(chat) == ChosenTools()


@pytest.mark.parametrize(
    "arguments", ["", "{", "[1]", '"text"', "[" * 100_000], ids=["empty", "cut", "list", "text", "deep"]
)
def test_arguments_that_come_in_damaged_are_given_to_no_template(arguments: str) -> None:
    (use,) = uses_in([{"name": "repeat", "arguments": arguments, "result": "Done.", "outcome": "done"}])
    assert use == ToolUse("repeat", result="Done.", outcome="done")
    turns = as_turns([StoredMessage(1, None, "user", "Repeat it."), StoredMessage(2, 1, "assistant", "", uses=(use,))])
    with closing(ChatTemplate(tool_template(CallForm.HERMES))) as template:
        assert "repeat" in template.render(turns)
