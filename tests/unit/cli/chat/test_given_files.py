"""Files in a terminal's chat: what the model gets of them, and what is said where they do not fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.chats.store import ChatStore
from tests.fakes.documents import pdf
from tests.fakes.tiny_projector import png
from tests.unit.cli.chat.conftest import ConversationHarness


@pytest.fixture
def harness(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> ConversationHarness:
    return ConversationHarness(tmp_path / "data", capsys)


def _questions(harness: ConversationHarness) -> list[str]:
    return [message.text for message in harness.generations[-1].messages if message.role == "user"]


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


def test_too_large_a_file_is_said_with_figures_and_the_message_is_not_lost(
    harness: ConversationHarness, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [f"line {number} of nothing in particular" for number in range(2000)]
    lines[1500] = "the zebra crosses here"
    (tmp_path / "long.txt").write_text("\n\n".join(lines))
    typed = [f"/file {tmp_path}/long.txt", "Where does the zebra cross?"]
    sentences: list[str] = []

    def choose() -> str:
        sentences.append(capsys.readouterr().out)
        return "/file match"

    harness.hold(*typed, choose, typed[1])
    assert "12,030 tokens" in sentences[0]
    assert harness.typist.drafts[2] == typed[1]
    assert len(harness.generations) == 1
    (question,) = _questions(harness)
    assert "the zebra crosses here" in question
    assert "line 3 of" not in question


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("missing.txt", None, ""),
        ("broken.png", png()[:60], "damaged"),
        ("huge.png", png()[:16] + (30_000).to_bytes(4, "big") * 2 + png()[24:], "too large"),
        ("new.heic", bytes(4) + b"ftypheic" + bytes(40), "no picture that can be shown"),
        ("none.png", b"", "is empty"),
    ],
    ids=["not there", "broken", "huge", "of another kind", "empty"],
)
def test_what_cannot_be_given_is_said_and_the_question_goes_without_it(
    harness: ConversationHarness,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    content: bytes | None,
    sentence: str,
) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    (tmp_path / "a.txt").write_text("words")
    sentences: list[str] = []

    def listen() -> str:
        sentences.append(capsys.readouterr().out)
        return "/file none"

    harness.script.sees = True
    harness.hold(f"/file {tmp_path}/{name}", listen, f"/file {tmp_path}/a.txt", "/file none", "Why?")
    assert name in sentences[0]
    assert sentence in sentences[0]
    assert _questions(harness) == ["Why?"]
    assert harness.generations[-1].messages[-1].pictures == ()


@pytest.mark.parametrize("sees", [True, False])
def test_scanned_pages_are_shown_to_models_that_see(
    harness: ConversationHarness, tmp_path: Path, *, sees: bool
) -> None:
    (tmp_path / "scan.pdf").write_bytes(pdf("", ""))
    harness.script.sees = sees
    shown = harness.hold(f"/file {tmp_path}/scan.pdf", "/file", "What is this?")
    assert ("the first 2 pages of 2 as pictures" in " ".join(shown.split())) is sees
    (question,) = [message for message in harness.generations[-1].messages if message.role == "user"]
    assert [picture.name for picture in question.pictures] == ["scan.pdf, page 1", "scan.pdf, page 2"] * sees


def test_a_picture_is_shown_to_models_that_see_with_every_later_question(
    harness: ConversationHarness, tmp_path: Path
) -> None:
    (tmp_path / "cat.png").write_bytes(png())
    (tmp_path / "a.txt").write_text("The tower leans.")
    harness.script.sees = True
    shown = harness.hold(
        f"/file {tmp_path}/cat.png", f"/file {tmp_path}/a.txt", "What is this?", "/edit What is that?", "And now?"
    )
    assert "cat.png  a picture of 40 x 30 pixels" in shown
    assert "With “cat.png” (a picture of 40 x 30 pixels), “a.txt”" in shown
    first, second = [message for message in harness.generations[-1].messages if message.role == "user"]
    assert [picture.content for picture in first.pictures] == [png()]
    assert "The tower leans." in first.text
    assert "cat.png" not in first.text
    assert "What is that?" in first.text
    assert second.pictures == ()
    with ChatStore(harness.paths.chats) as store:
        question = store.messages(store.latest()[0])[0]
    assert [(file.name, file.picture) for file in question.files] == [("cat.png", png()), ("a.txt", b"")]


def test_a_model_that_sees_no_pictures_is_said_before_anything_is_sent(
    harness: ConversationHarness, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cat.png").write_bytes(png())
    sentences: list[str] = []

    def without() -> str:
        sentences.append(capsys.readouterr().out)
        return "/file none"

    harness.hold(f"/file {tmp_path}/cat.png", "What is this?", without, "Why?")
    assert "These models see no pictures." in sentences[0]
    assert harness.typist.drafts[2] == "What is this?"
    assert _questions(harness) == ["Why?"]
