"""Titles in a model's answer, and the chats that take one."""

from __future__ import annotations

import pytest

from app.chats.store import ChatStore
from app.chats.suggested_titles import title_in

QUESTION, REPLY = "Why is the sky blue, and why are sunsets red?", "Air scatters blue light more than red light."


@pytest.mark.parametrize(
    ("answer", "title"),
    [
        ("Colours of the sky", "Colours of the sky"),
        ('"Colours of the Sky"\n', "Colours of the Sky"),
        ("Title: **Colours of the sky**", "Colours of the sky"),
        ("# “Colours of the sky.”", "Colours of the sky"),
        ("<think>\n\n</think>\n\nColours of the sky", "Colours of the sky"),
        ("Scattered light (Rayleigh)", "Scattered light (Rayleigh)"),
        ("Titel: «Farben des Himmels»", "Farben des Himmels"),
        (
            "Rayleigh scattering, wavelengths, atmospheric conditions, sunsets",
            "Rayleigh scattering, wavelengths, atmospheric…",  # cut at a word
        ),
    ],
)
def test_a_title_is_one_line_without_what_stands_around_it(answer: str, title: str) -> None:
    assert title_in(answer, QUESTION, REPLY) == title


@pytest.mark.parametrize(
    "answer",
    [
        "", "  \n\n", "***", "Why is the sky blue, and why are sunsets red", "Why is the sky blue",
        "Question: Why is the sky blue, and why are sunsets red?", "<|im_start|>assistant", "[INST] Colours [/INST]",
        "<think>The person asks about", "Sure! Here is a title for you", "I'm sorry, I cannot do that",
        "This conversation", "Give this conversation a title of two to six words",
        "Colours of the sky\nThe sky is blue because air scatters light.",
        "The sky is blue because the molecules of the air scatter blue light far more than they scatter red light.",
        "sky sky sky sky sky blue", "The Sky's Blue: A Double-Tongued Tale of Atmospheric Chemistry",
        "Can I ask how you would go on?", "天空的颜色", "Colours \u202eof the sky",
    ],
)  # fmt: skip
def test_an_answer_of_no_use_is_no_title(answer: str) -> None:
    assert title_in(answer, QUESTION, REPLY) == ""


def test_a_title_is_in_letters_of_its_chat() -> None:
    chinese = "为什么天空是蓝色的?", "因为空气散射蓝光。"
    assert (title_in("天空的颜色", *chinese), title_in("The sky", *chinese)) == ("天空的颜色", "")


def titled(store: ChatStore, conversation_id: int) -> str:
    return store.conversation(conversation_id).title  # type: ignore[union-attr]


def test_a_title_comes_in_the_place_of_the_question_once(store: ChatStore) -> None:
    chat = store.create().id
    assert not store.folders.suggest_title(chat, "Too early")
    store.add_message(chat, None, "user", QUESTION)
    assert store.folders.awaits_title(chat)
    assert store.folders.suggest_title(chat, "Colours of the sky")
    assert titled(store, chat) == "Colours of the sky"
    assert not store.folders.awaits_title(chat)
    assert not store.folders.suggest_title(chat, "Something else")
    store.add_message(chat, None, "user", "Another beginning")
    assert titled(store, chat) == "Colours of the sky"


def test_a_title_that_a_person_gave_stays(store: ChatStore) -> None:
    chat, named = store.create().id, store.create("Mine").id
    for one in (chat, named):
        store.add_message(one, None, "user", QUESTION)
    store.rename(chat, "My sky")
    for one, title in ((chat, "My sky"), (named, "Mine")):
        assert not store.folders.suggest_title(one, "Colours of the sky")
        assert titled(store, one) == title
