"""The tools that replies called are kept with them, go out and come in, and are given to the model as tools' words."""

from __future__ import annotations

import json
from contextlib import closing

import pytest

from app.chats.chat_files import json_of, markdown_of, page_of
from app.chats.imports.draftlight import conversation_of
from app.chats.imports.turns import tree_of
from app.chats.records import StoredMessage, ToolUse
from app.chats.store import ChatStore
from app.chats.tables import ChosenTools, uses_in
from app.engine.commands import Message
from app.llama.templates.template import ChatTemplate
from app.requests.engine_requests import as_turns
from app.tools.definitions import ToolCall
from app.tools.forms import CallForm
from tests.fakes.tool_templates import tool_template

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
