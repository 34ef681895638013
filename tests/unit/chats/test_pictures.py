"""Pictures of a message: kept with the chat, given to the model besides the words, exported, and taken in again."""

from __future__ import annotations

import json

import pytest

from app.chats.chat_files import json_of, markdown_of, page_of
from app.chats.chat_html import to_html
from app.chats.imports.draftlight import conversation_of
from app.chats.records import AttachedFile, StoredMessage
from app.chats.store import ChatStore
from app.chats.upkeep import remove_deleted
from app.requests.engine_requests import as_turns
from tests.unit.chats.looks import rows

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x03\x08\x02\0\0\0" + bytes(40)
PHOTO = AttachedFile("bicycle.png", len(PNG), "", None, "", PNG, b"\xff\xd8\xffsmall")
NOTES = AttachedFile("notes.md", 4, "rain", 3)


def test_they_are_kept_with_their_message_and_go_with_the_chat(store: ChatStore) -> None:
    chat = store.create("Bicycle")
    store.add_message(chat.id, None, "user", "What is this?", files=[PHOTO, NOTES])
    assert store.messages(chat.id)[0].files == (PHOTO, NOTES)
    store.delete(chat.id)
    remove_deleted(store.path, store.deleted(), lambda: True)
    assert rows(store.path, "SELECT * FROM attached_pictures") == []


def test_the_model_is_shown_them_besides_the_words() -> None:
    message = StoredMessage(1, None, "user", "What is this?", files=(PHOTO, NOTES))
    (turn,) = as_turns([message])
    assert [(picture.name, picture.content) for picture in turn.pictures] == [("bicycle.png", PNG)]
    assert turn.text == "File: notes.md\n```md\nrain\n```\n\nWhat is this?"
    both = as_turns([message, StoredMessage(2, 1, "user", "And this?", files=(PHOTO,))])
    assert [len(turn.pictures) for turn in both] == [2]


def test_a_picture_without_words_is_shown_all_the_same() -> None:
    alone = StoredMessage(1, None, "user", "", files=(PHOTO,))
    assert [(turn.text, len(turn.pictures)) for turn in as_turns([alone])] == [("", 1)]
    then = as_turns([alone, StoredMessage(2, 1, "user", "What is this?")])
    assert [(turn.text, len(turn.pictures)) for turn in then] == [("What is this?", 1)]


def test_those_of_a_reply_are_not_shown_to_the_model() -> None:
    question = StoredMessage(1, None, "user", "Draw it.")
    turns = as_turns([question, StoredMessage(2, 1, "assistant", "There.", files=(PHOTO,))])
    assert [(turn.text, turn.pictures) for turn in turns] == [("Draw it.", ()), ("There.", ())]


def test_what_is_saved_of_them_can_be_read_and_taken_in_again(store: ChatStore) -> None:
    chat = store.create("Bicycle")
    store.add_message(chat.id, None, "user", "What is this?", files=[PHOTO])
    assert "Picture: bicycle.png" in markdown_of(store, chat)
    assert 'src="data:image/png;base64,iVBORw0KGgo' in page_of(store, chat)
    data = json.loads(json_of(store, chat))
    (turn,) = conversation_of(data).turns.values()
    (file,) = turn.files
    assert (file.name, file.picture) == ("bicycle.png", PNG)
    assert file.preview == b""  # a stranger's would be decoded in the window


@pytest.mark.parametrize("picture", ["no base64!", "", 7, None, "AAAA"])
def test_a_picture_that_is_none_costs_itself_alone(store: ChatStore, picture: object) -> None:
    chat = store.create("Bicycle")
    store.add_message(chat.id, None, "user", "What is this?", files=[PHOTO])
    data = json.loads(json_of(store, chat))
    data["messages"][0]["files"][0]["picture"] = picture
    (turn,) = conversation_of(data).turns.values()
    assert (turn.text, turn.files) == ("What is this?", ())


def test_a_name_cannot_leave_its_place_in_a_page(store: ChatStore) -> None:
    chat = store.create("Bicycle")
    evil = AttachedFile('"><script>alert(1)</script>', len(PNG), "", None, "", PNG)
    page = to_html(chat, [StoredMessage(1, None, "user", "?", files=(evil,))])
    assert "<script>" not in page
    text = AttachedFile("a.png", 3, "abc", picture=b'GIF8"><script>')  # its head alone is looked at
    assert "<script>" not in to_html(chat, [StoredMessage(1, None, "user", "?", files=(text,))])
