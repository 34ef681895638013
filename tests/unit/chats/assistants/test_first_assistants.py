"""The assistants that come along, in another language than English."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from app.chats.store import ChatStore
from app.language import use_translation
from app.saved_prompts import PromptLibrary, first_prompts, places_in
from tests.fakes.languages import speaking_backwards


@pytest.fixture
def backwards() -> Iterator[None]:
    with speaking_backwards():
        yield


def kept(store: ChatStore) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(store.path)) as database:
        return list(database.execute("SELECT name, content FROM assistants ORDER BY id"))


@pytest.mark.usefixtures("backwards")
def test_they_speak_the_language_of_the_window(store: ChatStore) -> None:
    read, stored = store.assistants.all()[0], kept(store)[0]
    assert read.name == stored[0][::-1] == "srewsna trohS"
    assert str(read.values["system_prompt"])[::-1].startswith("Answer in one or two plain sentences.")
    assert read.values["temperature"] == 0.3
    chat = store.create("A chat")
    store.assistants.choose(chat.id, read.id)
    assert store.assistants.of_chat(chat.id) == read


@pytest.mark.usefixtures("backwards")
def test_what_a_person_changed_is_kept_in_their_words_and_the_others_stay_translatable(store: ChatStore) -> None:
    before = kept(store)
    first, second, *others = store.assistants.all()
    mine = replace(second, values={**second.values, "temperature": 0.9})
    assert store.assistants.replace_all([first, mine, *others]) == (first, mine, *others)
    assert store.assistants.all() == (first, mine, *others)
    after = kept(store)
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
    before = kept(store)
    store.trees.add(tree)
    english = replace(tree.assistant, name=before[2][0], values=json.loads(before[2][1]))
    added = store.trees.add(replace(tree, assistant=english))
    assert store.assistants.of_chat(added) == tree.assistant
    assert kept(store) == before
    store.assistants.replace_all(store.assistants.all()[:1])
    store.trees.add(tree)
    assert kept(store) == [before[0], before[2]]


@pytest.mark.usefixtures("backwards")
def test_prompts_that_come_along_speak_it_too_until_others_are_kept(tmp_path: Path) -> None:
    library = PromptLibrary(tmp_path / "prompts.json")
    assert library.prompts == first_prompts()
    assert library.prompts[0].name == "esirammuS"
    library.keep(library.prompts)
    use_translation(None)
    assert library.prompts[0].name == "esirammuS"
    assert places_in(first_prompts()[0].text) == ("length", "text")
