"""Typing a message: keys as people know them, read from a pipe in place of a keyboard."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from app.cli.chat.lines import EditedLines, FileLines
from app.cli.chat.slash import is_command, suggested


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe:
        yield pipe


def _lines(keys: PipeInput, history: tuple[str, ...] = ()) -> EditedLines:
    return EditedLines(history, lambda: "", suggested, color=False, source=keys, screen=DummyOutput())


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("Why?\r", "Why?"),
        ("One\x1b\rtwo\r", "One\ntwo"),  # Alt+Enter
        ('"""One\rtwo"""\r', "One\ntwo"),
        ("wrong\x03right\r", "right"),  # Ctrl-C takes back what was typed
        ("\x1b[A\r", "asked before"),  # the arrow up
    ],
)
def test_a_message_is_typed(keys: PipeInput, typed: str, message: str) -> None:
    keys.send_text(typed)
    assert _lines(keys, ("long ago", "asked before")).read() == message


def test_a_message_can_be_edited(keys: PipeInput) -> None:
    keys.send_text("!\r")
    assert _lines(keys).read("Why?") == "Why?!"


@pytest.mark.parametrize(("key", "end"), [("\x03", KeyboardInterrupt), ("\x04", EOFError)])
def test_leaving(keys: PipeInput, key: str, end: type[BaseException]) -> None:
    keys.send_text(key)
    with pytest.raises(end):
        _lines(keys).read()


def test_a_file_is_read_line_by_line_and_a_block_is_one_message() -> None:
    lines = FileLines(io.StringIO('One\n\n"""Two\nthree\n"""\n"""open\nto the end'))
    assert [lines.read() for _ in range(4)] == ["One", "", "Two\nthree", "open\nto the end"]
    with pytest.raises(EOFError):
        lines.read()


def test_a_path_is_no_command() -> None:
    assert is_command("/help")
    assert is_command("/?")
    for words in ("/usr/bin is a folder", "// a comment", "/ a", "a /help"):
        assert not is_command(words)
