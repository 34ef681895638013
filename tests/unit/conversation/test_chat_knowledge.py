"""Questions of a chat with a collection: what is found goes with them, is kept, and told to the model to be cited."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from app.chats.folders import FolderSettings
from app.chats.records import StoredMessage
from app.conversation import collection_reading
from app.conversation.collection_reading import ReadingState
from app.engine.commands import Embed
from app.errors import ModelFileError
from app.models.gguf.heads import ModelFileKind, ModelShape
from app.models.library.facts import FileFacts
from app.models.library.model_library import LibraryEntry
from app.references import STARTER_DRAFT, STARTER_TARGET
from tests.fakes.plain_face import PlainFace


@pytest.fixture
def documents(tmp_path: Path) -> Path:
    folder = tmp_path / "Insects"
    folder.mkdir()
    (folder / "bees.md").write_text("# Bees\n\nThe queen of this hive is called Beatrix.\n")
    (folder / "ants.txt").write_text("The ants of this hill farm aphids.\n")
    return folder


@pytest.fixture
def face(face: PlainFace, documents: Path) -> PlainFace:
    """A person in whose new chat a collection is chosen."""
    face.chat.knowledge.add([documents])
    return face


def given(message: StoredMessage) -> list[tuple[str, str]]:
    return [(file.label, file.note) for file in message.files]


def test_a_question_gets_passages_that_are_kept_shown_and_told_to_the_model(face: PlainFace, documents: Path) -> None:
    shown: list[StoredMessage] = []
    face.chat.passages_found.connect(shown.append)
    face.ask("What is the queen called?")
    question = face.stored[0]
    assert given(question)[0] == ("[1] bees.md", "under “Bees”")
    assert (question.files[0].source, question.files[0].tokens) == (str(documents / "bees.md"), 32 + 10)
    assert shown == [question]
    assert face.chat.messages[0].files == question.files
    told = face.requests[0].messages[-1].text
    assert told.startswith("These passages of the user's documents may help")
    assert "Passage [1] bees.md (under “Bees”)\n```md\n# Bees" in told
    assert told.endswith("\n\nWhat is the queen called?")


def test_a_passage_of_a_file_whose_name_is_no_text_is_given(face: PlainFace, documents: Path) -> None:
    try:
        with open(os.fsencode(documents) + b"/b\xff.txt", "wb") as file:  # noqa: PTH123 - a path of bytes
            file.write(b"Moths love lamps.")
    except OSError:
        pytest.skip("Names are text on this disk.")
    face.chat.knowledge.reading.read(face.chat.knowledge.current.id)
    face.ask("Lamps?")
    assert given(face.stored[0])[0] == ("[1] b\ufffd.txt", "a passage")
    assert face.stored[0].files[0].source == ""


def test_numbers_go_on_over_the_chat_and_a_reply_that_is_written_again_has_the_same(face: PlainFace) -> None:
    face.ask("Beatrix?")
    face.ask("And aphids?")
    first, reply, second, _ = face.stored
    assert [given(first)[0][0], given(second)[0][0]] == ["[1] bees.md", f"[{len(first.files) + 1}] ants.txt"]
    before = face.requests[-1].messages
    face.chat.regenerate(face.chat.messages[-1].id)
    face.follow_reply()
    assert face.requests[-1].messages == before
    assert reply.files == ()


def test_a_question_in_other_words_is_looked_up_anew(face: PlainFace) -> None:
    face.ask("Beatrix?")
    question = face.chat.messages[0]
    assert face.chat.resend(question.id, "aphids", question.files)
    face.follow_reply()
    assert [label for label, _ in given(face.stored[0])] == ["[1] ants.txt"]


def test_a_changed_file_is_read_anew_when_its_chat_is_opened_or_asked(
    face: PlainFace, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    face.ask("Beatrix?")
    chat = face.chat.conversation_id
    (documents / "bees.md").write_text("The queen of this hive is called Clara.\n")
    face.chat.open(chat)
    face.ask("Clara?")
    assert face.stored[2].files == ()
    monkeypatch.setattr(collection_reading, "_RESTS_S", 0.0)
    face.chat.open(chat)
    (documents / "ants.txt").write_text("The ants of this hill are called Dora.\n")
    face.ask("Clara?")
    face.ask("Dora?")
    assert [name for index in (4, 6) for name, _ in given(face.stored[index])[:1]] == ["[2] bees.md", "[3] ants.txt"]


def test_without_a_collection_or_a_match_nothing_is_added(face: PlainFace) -> None:
    face.ask("Zeppelin?")
    face.chat.knowledge.choose(None)
    face.ask("Beatrix?")
    face.chat.new_chat()
    face.ask("Beatrix?")
    assert [message.text for request in face.requests for message in request.messages[-1:]] == [
        "Zeppelin?", "Beatrix?", "Beatrix?",
    ]  # fmt: skip


def test_the_choice_is_kept_with_the_chat_and_a_removed_collection_is_none(face: PlainFace) -> None:
    knowledge = face.chat.knowledge
    face.ask("Beatrix?")
    chat = face.chat.conversation_id
    face.chat.new_chat()
    assert knowledge.current is None
    face.chat.open(chat)
    assert knowledge.current.name == "Insects"
    knowledge.reading.remove(knowledge.current.id)
    assert knowledge.current is None
    face.ask("Beatrix again?")
    assert face.requests[-1].messages[-1].text == "Beatrix again?"


def test_passages_stay_within_the_room_that_the_context_has(tmp_path: Path, face: PlainFace) -> None:
    folder = tmp_path / "Long"
    folder.mkdir()
    for number in range(9):
        (folder / f"{number}.txt").write_text(f"honey {number} " + "word " * 230)
    face.chat.knowledge.add([folder])
    face.ask("honey")
    tokens = [file.tokens for file in face.stored[0].files]
    assert 2 <= len(tokens) <= 8
    assert sum(tokens) <= 4096 // 2


def test_what_cannot_be_looked_up_is_said_and_the_question_answered(face: PlainFace) -> None:
    collection = face.chat.knowledge.current
    face.chat.knowledge.collections.index_path(collection.id).write_bytes(b"no database" * 1000)
    face.ask("Beatrix?")
    assert "was damaged" in face.problems[-1]
    assert [message.text for message in face.requests[-1].messages] == ["Beatrix?"]


def test_a_reply_that_is_stopped_while_passages_are_looked_for_is_never_asked_for(face: PlainFace) -> None:
    held = []
    face.chat.knowledge.background.send = lambda *work, **_options: held.append(work)
    face.chat.send("Beatrix?")
    assert face.chat.is_busy_here
    face.chat.stop()
    assert not face.chat.is_busy_here
    _, _, work, done, _ = held[0]
    done(work(lambda: True))
    face.follow_all()
    assert face.requests == []
    assert face.chat.unanswered


def test_reading_says_how_far_it_is_and_why_it_stopped(face: PlainFace, tmp_path: Path) -> None:
    reading, states = face.chat.knowledge.reading, []
    folder = tmp_path / "New"
    folder.mkdir()
    (folder / "a.txt").write_text("a")
    reading.changed.connect(lambda: states.append(reading.state_of(collection.id)))
    collection = reading.collections.add([folder])
    reading.read(collection.id)
    assert not reading.is_busy
    assert states[0] == ReadingState(0, 0)
    assert states[-1] == ReadingState()
    (folder / "a.txt").unlink()
    folder.rmdir()
    reading.read(collection.id)
    assert "cannot be found" in reading.state_of(collection.id).problem


@pytest.fixture
def embedder() -> LibraryEntry:
    shape = ModelShape(ModelFileKind.EMBEDDER.value, "bert", 1, 26, "")
    facts = FileFacts("bert", "1M", "F32", 64, "", "", shape=shape)
    return LibraryEntry("Letters", "letters.gguf", Path("letters.gguf"), 1, facts=facts)


def test_where_an_embedding_model_is_here_vectors_find_what_words_do_not(
    face: PlainFace, documents: Path, embedder: LibraryEntry
) -> None:
    (documents / "odd.txt").write_text("zzz qqq")
    reading, collection = face.chat.knowledge.reading, face.chat.knowledge.current
    face.entries.append(embedder)
    reading.read(collection.id)
    face.follow_until(lambda: not reading.is_busy)
    assert reading.read_facts(collection).vectors == 3
    face.ask("zqzqzq")
    assert given(face.stored[0])[0][0] == "[1] odd.txt"
    face.entries.clear()
    face.ask("qzqzqz")
    assert face.stored[2].files == ()
    assert sum(isinstance(command, Embed) for command in face.scripted.commands) == 2


def test_vectors_of_another_model_under_the_same_name_are_made_anew(face: PlainFace, embedder: LibraryEntry) -> None:
    reading, collection = face.chat.knowledge.reading, face.chat.knowledge.current

    def count_after(entry: LibraryEntry) -> int:
        face.entries[:] = [entry]
        face.scripted.commands.clear()
        reading.read(collection.id)
        face.follow_until(lambda: not reading.is_busy)
        return sum(len(command.texts) for command in face.scripted.commands if isinstance(command, Embed))

    assert count_after(embedder) == 2
    assert count_after(replace(embedder, reference="moved/letters.gguf", path=Path("moved/letters.gguf"))) == 0
    assert count_after(replace(embedder, size_bytes=2)) == 2


def test_passages_and_questions_have_the_words_before_them_that_their_model_wants(
    face: PlainFace, embedder: LibraryEntry
) -> None:
    face.entries.append(replace(embedder, name="nomic embed text v1.5"))
    face.chat.knowledge.reading.read(face.chat.knowledge.current.id)
    face.follow_until(lambda: not face.chat.knowledge.reading.is_busy)
    face.ask("Beatrix?")
    texts = [text for command in face.scripted.commands if isinstance(command, Embed) for text in command.texts]
    assert [text.split(": ")[0] for text in texts] == ["search_document", "search_document", "search_query"]


def test_vectors_wait_while_a_reply_is_written(face: PlainFace, embedder: LibraryEntry) -> None:
    reading, collection = face.chat.knowledge.reading, face.chat.knowledge.current
    face.chat.knowledge.choose(None)
    face.begin_reply(lambda: face.chat.send("Why?"))
    face.entries.append(embedder)
    reading.read(collection.id)
    assert reading.state_of(collection.id) == ReadingState(0, 2, makes_vectors=True)
    assert not any(isinstance(command, Embed) for command in face.scripted.commands)
    face.scripted.go_on()
    face.follow_until(lambda: not reading.is_busy)
    assert reading.read_facts(collection).vectors == 2


def test_a_model_that_makes_no_vectors_leaves_the_words(face: PlainFace, embedder: LibraryEntry) -> None:
    reading, collection = face.chat.knowledge.reading, face.chat.knowledge.current
    face.entries.append(embedder)
    face.chat.knowledge.engine.inquire = lambda _question, _answered, _failed: False
    reading.read(collection.id)
    assert not reading.is_busy
    assert reading.state_of(collection.id) == ReadingState()


def test_a_model_that_cannot_be_used_is_named_with_the_reason(face: PlainFace, embedder: LibraryEntry) -> None:
    reading, collection = face.chat.knowledge.reading, face.chat.knowledge.current
    face.entries.append(embedder)
    face.scripted.script.embedding_failure = ModelFileError("Letters is damaged.")
    reading.read(collection.id)
    face.follow_until(lambda: not reading.is_busy)
    assert reading.state_of(collection.id) == ReadingState(problem="Letters is damaged.")


def test_what_is_not_wanted_any_more_is_not_read_on(face: PlainFace) -> None:
    reading, collection = face.chat.knowledge.reading, face.chat.knowledge.current
    held = []
    face.chat.knowledge.reading._background.send = lambda *work: held.append(work)
    reading.read(collection.id)
    reading.read(collection.id)
    assert (len(held), reading.is_reading(collection.id)) == (1, True)
    reading.stop(collection.id)
    assert not reading.is_busy


def test_a_chat_in_a_folder_begins_with_its_assistant_models_and_documents(face: PlainFace) -> None:
    collection = face.chat.knowledge.current
    assistant = face.store.assistants.all()[0]
    folder = face.store.folders.add_folder("Bees")
    face.settings.set("target", "usual.gguf")
    models = {"target": STARTER_TARGET, "draft": STARTER_DRAFT}
    face.store.folders.choose_settings(folder, FolderSettings(assistant.id, **models, knowledge=collection.id))
    face.chat.new_chat(folder)
    face.ask("Beatrix?")
    chat, in_use = face.chat.conversation_id, face.chat.settings.settings_in_use
    assert (face.chat.settings.current.id, face.chat.knowledge.current) == (assistant.id, collection)
    assert (in_use.target, in_use.draft) == (STARTER_TARGET, STARTER_DRAFT)
    assert [one.id for one in face.store.folders.chats(folder, 9)] == [chat]
    assert "called Beatrix" in face.requests[-1].messages[-1].text
    face.chat.new_chat()
    assert (face.chat.settings.current, face.chat.knowledge.current) == (None, None)
    assert face.chat.settings.settings_in_use.target == "usual.gguf"
    face.chat.open(chat)
    assert face.chat.settings.settings_in_use.target == STARTER_TARGET
    face.chat.settings.set_aside("target", "draft")
    assert face.chat.settings.settings_in_use.target == "usual.gguf"


def test_a_chat_that_begins_in_a_folder_keeps_its_models_when_assistants_change(face: PlainFace) -> None:
    folder = face.store.folders.add_folder("Bees")
    face.store.folders.choose_settings(folder, FolderSettings(target=STARTER_TARGET))
    face.chat.new_chat(folder)
    face.chat.settings.follow_changes()
    assert face.chat.settings.settings_in_use.target == STARTER_TARGET
    face.ask("Beatrix?")
    assert face.chat.settings.settings_in_use.target == STARTER_TARGET
    face.store.folders.move([face.chat.conversation_id], None)
    face.chat.settings.follow_changes()
    assert face.chat.settings.settings_in_use.target != STARTER_TARGET


def test_a_chat_whose_folder_was_removed_before_its_first_word_is_in_none(face: PlainFace) -> None:
    folder = face.store.folders.add_folder("Bees")
    face.chat.new_chat(folder)
    face.store.folders.remove_folder(folder)
    face.ask("Beatrix?")
    assert [one.id for one in face.store.folders.chats(None, 9)] == [face.chat.conversation_id]


def test_a_chat_that_was_begun_in_a_folder_and_left_leaves_nothing_behind(face: PlainFace) -> None:
    folder = face.store.folders.add_folder("Bees")
    assistant = face.store.assistants.all()[0]
    settings = FolderSettings(assistant.id, knowledge=face.chat.knowledge.current.id)
    face.store.folders.choose_settings(folder, settings)
    face.chat.new_chat(folder)
    face.chat.new_chat()
    face.ask("Beatrix?")
    assert (face.chat.settings.current, face.chat.knowledge.current) == (None, None)
    assert face.store.folders.chats(folder, 9) == ()
