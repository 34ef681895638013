"""Typing a message: keys as people know them, read from a pipe in place of a keyboard."""

from __future__ import annotations

import io
import os
import sys
import threading
import time
from collections.abc import Iterator

import pytest
from prompt_toolkit.input import PipeInput, create_input, create_pipe_input
from prompt_toolkit.output import DummyOutput

from app.cli.chat.lines import EditedLines, FileLines
from app.cli.chat.slash_commands import is_command, suggested

if sys.platform != "win32":
    import termios


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


@pytest.mark.parametrize(("typed", "answer"), [("once\r", "once"), ("\r", "")])
def test_a_question_is_answered_in_a_line(keys: PipeInput, typed: str, answer: str) -> None:
    keys.send_text(typed)
    assert _lines(keys).ask("Allow it? ") == answer


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such terminal")
def test_what_was_typed_before_a_question_is_no_answer() -> None:
    keyboard, screen = os.openpty()
    try:
        os.write(keyboard, b"once\r")
        with os.fdopen(screen) as typed:

            def answer() -> None:
                deadline = time.monotonic() + 60
                while termios.tcgetattr(screen)[3] & termios.ICANON and time.monotonic() < deadline:
                    threading.Event().wait(0.01)  # until the question reads keys one by one
                os.write(keyboard, b"no\r")

            person = threading.Thread(target=answer)
            person.start()
            lines = EditedLines(
                (), lambda: "", suggested, color=False, source=create_input(typed), screen=DummyOutput()
            )
            assert lines.ask("Allow it? ") == "no"
            person.join()
    finally:
        os.close(keyboard)


def test_a_file_answers_nothing() -> None:
    with pytest.raises(EOFError):
        FileLines(io.StringIO("once\n")).ask("Allow it? ")


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
