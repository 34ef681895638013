"""Collections in the terminal: a folder is read while its person waits, and questions are looked up in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fakes.documents import pdf
from tests.unit.cli.chat.conftest import ConversationHarness


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "Insects"
    folder.mkdir()
    (folder / "bees.txt").write_text("The queen of this hive is called Beatrix.")
    (folder / "cut.pdf").write_bytes(pdf("Ants.")[:90])
    return folder


def test_a_folder_is_read_and_questions_are_looked_up_in_it(harness: ConversationHarness, folder: Path) -> None:
    shown = harness.hold(
        f"/knowledge {folder}", "Who is Beatrix?", "/knowledge", "/knowledge none", "Beatrix?", "/new",
        "/knowledge insects", "Beatrix?",
    )  # fmt: skip
    assert "“Insects”: 1 file, 1 passage.\n  “cut.pdf” is damaged" in shown
    assert "With “[1] bees.txt” (40 tokens, a passage)" in shown
    assert "* Insects\n/knowledge FOLDER" in shown
    told = [request.messages[-1].text for request in harness.generations]
    assert ["called Beatrix" in text for text in told] == [True, False, True]


@pytest.mark.parametrize("word", ["Nowhere", "/does/not/exist"])
def test_what_is_neither_a_folder_nor_a_collection_is_said(harness: ConversationHarness, word: str) -> None:
    assert f"There is neither a folder nor a collection {word}." in harness.hold(f"/knowledge {word}")
