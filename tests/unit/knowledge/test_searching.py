"""Passages that are found: by words in any language, by vectors, by both; and which collections there are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.knowledge.collections import Collections
from app.knowledge.cutting import Passage, passages_of
from app.knowledge.embedders import Embedder
from app.knowledge.index import open_index
from app.knowledge.searching import fused
from tests.unit.knowledge.conftest import Shelf, as_vector

_TASK = "Instruct: Given a web search query, retrieve relevant passages that answer the query"


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("Wie heißt die STRASSE?", "de.txt"), ("größe", "de.txt"), ("cafés", "fr.txt"), ("蜂蜜はどこ", "ja.txt"),
        ("المدرسة", "ar.txt"), ("reading", "en.txt"), ("What does snake_case mean?", "en.txt"), ("bees", "bees.txt"),
    ],
)  # fmt: skip
def test_a_passage_is_found_by_its_words_in_any_language(shelf: Shelf, question: str, name: str) -> None:
    shelf.write("de.txt", "Die Straße hat eine große Größe.")
    shelf.write("fr.txt", "Le cafe est ferme.")
    shelf.write("ja.txt", "この店の蜂蜜は棚にある。")
    shelf.write("ar.txt", "هذه هي المدرسه الكبيرة")
    shelf.write("en.txt", "She reads snake_case names.")
    shelf.write("bees.txt", "Its name alone tells the subject.")
    shelf.read()
    assert shelf.names(question)[0] == name


@pytest.mark.parametrize("question", ["", "?!", '" OR NOT AND (', "_", "\0", "\ud800"])
def test_a_question_without_words_finds_nothing(shelf: Shelf, question: str) -> None:
    shelf.write("bees.txt", "honey")
    shelf.read()
    assert shelf.names(question) == []


def test_vectors_find_what_no_word_does_and_both_rankings_count(shelf: Shelf) -> None:
    for name in ("bees", "ants", "wasps"):
        shelf.write(f"{name}.txt", f"All about them, {name[0]}")
    shelf.read()
    with open_index(shelf.index, "") as index:
        index.use_model("tiny")
        for passage in index.without_vector(10):
            row = {"bees": (1, 0), "ants": (0.6, 0.8), "wasps": (0, 1)}[passage.path.stem]
            index.keep_vectors([passage], as_vector([row]))
        assert (index.without_vector(10), index.facts().vectors) == ((), 3)
    assert shelf.names("pollen", (1, 0)) == ["bees.txt", "ants.txt", "wasps.txt"]
    assert shelf.names("wasps", (0.6, 0.8))[:2] == ["wasps.txt", "ants.txt"]
    assert shelf.names("pollen", (1, 0, 0)) == []  # of a model with longer rows
    with open_index(shelf.index, "") as index:
        index.use_model("another")
        assert (len(index.without_vector(10)), index.facts().vectors) == (3, 0)


@pytest.mark.parametrize(
    ("name", "question", "passage"),
    [
        ("nomic embed text v1.5 (Q8_0)", "search_query: Why?", "search_document: So."),
        ("nomic-embed-text-v2-moe", "search_query: Why?", "search_document: So."),
        ("multilingual e5 small (F16)", "query: Why?", "passage: So."),
        ("e5-base-v2", "query: Why?", "passage: So."),
        ("multilingual e5 large instruct", f"{_TASK}\nQuery: Why?", "So."),
        ("Qwen3 Embedding 0.6B (Q8_0)", f"{_TASK}\nQuery:Why?", "So."),
        ("embeddinggemma 300M (Q8_0)", "task: search result | query: Why?", "title: none | text: So."),
        ("bge small en v1.5 (F16)", "Represent this sentence for searching relevant passages: Why?", "So."),
        ("mxbai_embed_large_v1", "Represent this sentence for searching relevant passages: Why?", "So."),
        ("snowflake arctic embed m v1.5", "Represent this sentence for searching relevant passages: Why?", "So."),
        ("snowflake arctic embed l v2.0", "query: Why?", "So."),
        ("bge large zh v1.5", "为这个句子生成表示以用于检索相关文章：Why?", "So."),
        ("bge m3 (Q8_0)", "Why?", "So."), ("all MiniLM L6 v2 (F16)", "Why?", "So."), ("gte5 large", "Why?", "So."),
    ],
)  # fmt: skip
def test_a_model_gets_the_words_that_it_was_trained_to_see_before_a_text(
    name: str, question: str, passage: str
) -> None:
    embedder = Embedder("model.gguf", name, 1)
    assert (embedder.question_text("Why?"), embedder.passage_text("So.")) == (question, passage)


def test_a_passage_is_as_near_as_the_nearest_of_its_parts(shelf: Shelf) -> None:
    shelf.write("long.txt", "Honey is sweet. " * 60)
    shelf.write("short.txt", "Wax.")
    shelf.read()
    with open_index(shelf.index, "") as index:
        index.use_model("tiny")
        passages = index.without_vector(9)
        parts = [part for passage in passages for part in passage.titled_parts]
        assert all(part.startswith(("long\nHoney", "short\nWax")) and len(part) < 420 for part in parts)
        rows = {"long": [(0, 1), (0.8, 0.6), (0, 1)], "short": [(0.6, 0.8)]}
        index.keep_vectors(passages, as_vector([row for passage in passages for row in rows[passage.path.stem]]))
        assert [one.path.stem for one in index.passages(index.nearest(as_vector((1, 0)), 9))] == ["long", "short"]


def test_vectors_go_with_their_file(shelf: Shelf) -> None:
    shelf.write("bees.txt", "honey")
    shelf.read()
    with open_index(shelf.index, "") as index:
        (passage,) = index.without_vector(1)
        shelf.write("bees.txt", "wax")
        shelf.read()
        index.keep_vectors([passage], as_vector([(1, 0)]))
        assert index.facts().vectors <= 1
        index.forget(file.id for file in index.known_files().values())
        assert (index.facts().passages, index.facts().vectors) == (0, 0)


def test_the_same_text_in_several_files_is_given_once(shelf: Shelf) -> None:
    for name in ("a", "b", "c"):
        shelf.write(f"{name}.txt", "honey")
    shelf.read()
    assert len(shelf.find("honey")) == 1


def test_ranks_are_fused_reciprocally() -> None:
    assert fused([[1, 2, 3], [3, 1, 4]]) == [1, 3, 2, 4]
    far_down = list(range(100, 140))
    assert 7 in fused([[7, *far_down], far_down])[:5]
    assert fused([[1, 2], []]) == [1, 2]


def test_a_passage_ends_with_its_page_and_knows_its_place() -> None:
    text = "[Page 1]\nAnts.\n\n[Page 3]\n" + "Bees hum. " * 200
    passages = list(passages_of(text, has_pages=True))
    assert [passage.page for passage in passages] == [1, 3, 3]
    assert all(text[passage.start :].startswith(passage.text) for passage in passages)
    assert "".join(passage.text for passage in passages[1:]) == "Bees hum. " * 200


def test_a_passage_stands_under_the_last_heading_before_it() -> None:
    text = "Preface\n\n# Bees\n\n" + "Hum.\n\n" * 300 + "## Wax\n\n" + "Wax.\n\n" * 300
    headings = [(passage.heading, "Wax." in passage.text) for passage in passages_of(text, has_pages=False)]
    assert list(dict.fromkeys(headings)) == [("Bees", False), ("Bees", True), ("Wax", True)]
    assert list(passages_of("[Page 9]\nx", has_pages=False)) == [Passage("[Page 9]\nx", 0)]


def test_a_collection_is_kept_and_removed_with_its_index_alone(shelf: Shelf, tmp_path: Path) -> None:
    path = shelf.write("bees.txt", "honey")
    shelf.read()
    collections = Collections(shelf.data / "collections.json", shelf.data / "knowledge")
    assert collections.add([shelf.folder]) == shelf.collection
    assert [one.name for one in collections.all()] == ["documents"]
    notes = shelf.write("../notes.txt", "wax")
    own = collections.add([notes], "Project")
    own = collections.add([path, notes], "Project", to=own)
    assert [(one.name, one.places) for one in collections.all()][-1] == ("Project", (notes, path))
    collections.remove(own.id)
    collections.remove(shelf.collection.id)
    assert (collections.all(), path.exists(), list((shelf.data / "knowledge").iterdir())) == ((), True, [])


@pytest.mark.parametrize(
    "content",
    [
        "no JSON", "[]", json.dumps({"collections": 1}), "[" * 9999,
        json.dumps({"collections": [1, {"id": "../x", "name": "a", "places": []}, {"id": "a"}]}),
    ],
)  # fmt: skip
def test_a_list_of_collections_that_is_none_is_an_empty_one(tmp_path: Path, content: str) -> None:
    (tmp_path / "collections.json").write_text(content)
    assert Collections(tmp_path / "collections.json", tmp_path).all() == ()
