"""Folders and the archive: each step can be undone, and nothing is deleted with a folder."""

from __future__ import annotations

from typing import Any

from app.chats.store import ChatStore
from tests.unit.chats.looks import plan_of


def titles(store: ChatStore, folder_id: int | None = None) -> list[str]:
    return [chat.title for chat in store.folders.chats(folder_id, -1)]


def test_chats_move_into_folders_and_back(store: ChatStore) -> None:
    one, two, three = (store.create(title).id for title in ("One", "Two", "Three"))
    folder = store.folders.add_folder("  Work \n things ")
    before = store.folders.move([one, two], folder)
    assert titles(store) == ["Three"]
    assert titles(store, folder) == ["Two", "One"]
    (known,) = store.folders.all()
    assert (known.name, known.chats, known.expanded) == ("Work things", 2, True)
    store.folders.put_back(before)
    assert titles(store) == ["Three", "Two", "One"]
    assert store.conversation(three) is not None


def test_a_folder_that_is_removed_leaves_its_chats_and_comes_back_with_them(store: ChatStore) -> None:
    chat, folder = store.create("One").id, store.folders.add_folder("Work")
    store.folders.move([chat], folder)
    before = store.folders.remove_folder(folder)
    assert store.folders.all() == ()
    assert titles(store) == ["One"]
    store.folders.restore_folder(folder, "Work", before)
    assert titles(store, folder) == ["One"]


def test_the_archive_keeps_what_is_put_away_where_it_was(store: ChatStore) -> None:
    chat, folder = store.create("One").id, store.folders.add_folder("Work")
    store.folders.move([chat], folder)
    before = store.folders.archive([chat])
    assert titles(store, folder) == []
    assert [archived.title for archived in store.folders.archived(-1)] == ["One"]
    assert store.folders.archived_count() == 1
    search = store.search("One")
    search.go_on()
    assert [archived.archived for archived in search.matches()] == [True]
    store.folders.put_back(before)
    assert titles(store, folder) == ["One"]


def test_several_are_deleted_pinned_and_brought_back_at_once(store: ChatStore) -> None:
    ids = [store.create(title).id for title in ("One", "Two", "Three")]
    store.folders.pin(ids[:2], pinned=True)
    assert titles(store) == ["Two", "One", "Three"]
    store.folders.delete(ids[:2])
    assert titles(store) == ["Three"]
    store.folders.restore(ids[:2])
    assert titles(store) == ["Two", "One", "Three"]


def test_the_list_is_read_without_sorting_all_chats(queries: list[tuple[str, Any]], store: ChatStore) -> None:
    store.create("One")
    queries.clear()
    store.folders.chats(None, 300)
    store.folders.chats(1, 300)
    assert len(queries) == 2
    for query in queries[:]:
        plan = " ".join(plan_of(store.path, *query))
        assert "conversations_by_place" in plan
        assert "TEMP B-TREE" not in plan
