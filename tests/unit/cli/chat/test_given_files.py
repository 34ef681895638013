"""Files in a terminal's chat: what the model gets of them, and what is said where they do not fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.chats.store import ChatStore
from tests.unit.cli.chat.test_conversation import ConversationHarness


@pytest.fixture
def harness(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> ConversationHarness:
    return ConversationHarness(tmp_path / "data", capsys)


def _questions(harness: ConversationHarness) -> list[str]:
    return [message.text for message in harness.asked[-1].messages if message.role == "user"]


def test_a_file_goes_with_the_next_message_and_no_other(harness: ConversationHarness, tmp_path: Path) -> None:
    (tmp_path / "my notes.txt").write_text("The tower leans by 3.97 degrees.")
    harness.hold(f'/file "{tmp_path}/my notes.txt"', "/file", "How far?", "And now?")
    first, second = _questions(harness)
    assert "leans by 3.97 degrees" in first
    assert "my notes.txt" in first
    assert second == "And now?"
    with ChatStore(harness.paths.chats) as store:
        question = store.messages(store.latest()[0])[0]
    assert [file.name for file in question.files] == ["my notes.txt"]


def test_a_question_asked_in_other_words_keeps_its_files(harness: ConversationHarness, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("The tower leans.")
    harness.hold(f"/file {tmp_path}/a.txt", "How far?", "/edit How far exactly?")
    (question,) = _questions(harness)
    assert "The tower leans." in question
    assert "How far exactly?" in question


def test_too_large_a_file_is_said_with_figures_and_the_message_is_not_lost(
    harness: ConversationHarness, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [f"line {number} of nothing in particular" for number in range(2000)]
    lines[1500] = "the zebra crosses here"
    (tmp_path / "long.txt").write_text("\n\n".join(lines))
    typed = [f"/file {tmp_path}/long.txt", "Where does the zebra cross?"]
    said: list[str] = []

    def choose() -> str:
        said.append(capsys.readouterr().out)
        return "/file match"

    harness.hold(*typed, choose, typed[1])
    assert "12,030 tokens" in said[0]
    assert harness.typist.drafts[2] == typed[1]
    assert len(harness.asked) == 1
    (question,) = _questions(harness)
    assert "the zebra crosses here" in question
    assert "line 3 of" not in question


def test_what_cannot_be_given_is_said(
    harness: ConversationHarness, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.txt").write_text("words")
    said: list[str] = []

    def listen() -> str:
        said.append(capsys.readouterr().out)
        return "/file none"

    harness.hold(f"/file {tmp_path}/missing.txt", listen, f"/file {tmp_path}/a.txt", "/file none", "Why?")
    assert "missing.txt" in said[0]
    assert _questions(harness) == ["Why?"]
