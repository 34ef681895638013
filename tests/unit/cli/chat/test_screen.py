"""A chat on the terminal: keys, lines, outcomes, thoughts folded away, and nothing that commands the terminal."""

from __future__ import annotations

import io
import os
import re
import sys
import threading
import time
from collections.abc import Iterator

import pytest
from prompt_toolkit.input import PipeInput, create_input, create_pipe_input
from prompt_toolkit.output import DummyOutput

from app.cli.chat.actions import is_command, suggested
from app.cli.chat.lines import EditedLines, FileLines
from app.cli.chat.screen import Screen, ShownParts
from app.cli.chat.wrapping import WordWrap
from app.cli.terminal import OUTCOME_STYLES, outcome_styles
from app.speculation.trace import Outcome, Round, Token


def _round(*texts: str, outcome: Outcome = Outcome.PLAIN, rejected: tuple[str, ...] = ()) -> Round:
    tokens = tuple(Token(1, text, outcome) for text in texts)
    accepted = len(tokens) - 1 if outcome is Outcome.ACCEPTED else 0
    return Round(0, (), accepted, 1.0, 1.0, 1.0, tokens, tuple(Token(2, text, Outcome.REJECTED) for text in rejected))


def _shown(rounds: list[Round], view: ShownParts, *, terminal: bool = True) -> str:
    out = io.StringIO()
    reply = Screen(out, io.StringIO(), terminal=terminal, styles=OUTCOME_STYLES, view=view).reply()
    for one in rounds:
        reply.add(one)
    reply.end()
    return out.getvalue()


def _bare(text: str) -> str:
    return re.sub(r"\x1b\[[\d;:]*m", "", text)


def test_each_outcome_is_marked_and_a_wrong_guess_where_it_stood() -> None:
    rounds = [
        _round("one", "two", outcome=Outcome.ACCEPTED),
        _round(" three", outcome=Outcome.CORRECTED, rejected=(" tree",)),
    ]
    assert "tree" not in _shown(rounds, ShownParts(colors=True))
    coloured = _shown(rounds, ShownParts(colors=True, wrong=True))
    assert "\x1b[32mone" in coloured
    assert "\x1b[9;31mtree" in coloured.replace("\x1b[9;31m \x1b[0m", "")
    assert _bare(coloured) == "onetwo tree three\n"
    assert _shown(rounds, ShownParts(colors=False, wrong=True)) == "onetwo[- tree-] three\n"


@pytest.mark.parametrize("cut", [1, 3, 9])
def test_thoughts_are_folded_into_a_line_and_the_answer_follows(cut: int) -> None:
    text = "<think>\nFirst I count the legs.\n</think>\n\nA horse has four."
    rounds = [_round(text[at : at + cut]) for at in range(0, len(text), cut)]
    shown = _bare(_shown(rounds, ShownParts(colors=True)))
    assert "legs" not in shown
    assert shown.endswith("\r\x1b[KThought for 5 words\n\nA horse has four.\n")
    opened = _bare(_shown(rounds, ShownParts(colors=True, thoughts=True)))
    assert opened == "First I count the legs.\n\nA horse has four.\n"
    assert _shown(rounds, ShownParts(colors=False), terminal=False) == text + "\n", "a file gets what was written"


def test_a_reply_that_only_looks_like_a_thought_is_shown() -> None:
    assert _shown([_round("<thi"), _round("n ice>")], ShownParts(colors=False)) == "<thin ice>\n"
    assert _shown([_round("<th")], ShownParts(colors=False)) == "<th\n"
    assert _shown([_round("\n\n"), _round("Hello")], ShownParts(colors=False)) == "Hello\n"


def test_a_model_cannot_command_the_terminal_not_even_from_a_thought() -> None:
    evil = "\x1b]0;owned\x07"
    rounds = [_round(f"<think>a {evil}"), _round(f"</think>b {evil}")]
    for view in (ShownParts(colors=True), ShownParts(colors=True, thoughts=True), ShownParts(colors=False)):
        assert "\x1b]" not in _shown(rounds, view)
        assert "\x07" not in _shown(rounds, view)


def test_lines_are_drawn_where_a_terminal_is_known_to_draw_them() -> None:
    assert "4:4" in outcome_styles({"TERM": "xterm-kitty"})[Outcome.ACCEPTED]
    assert "4:4" in outcome_styles({"TERM": "xterm-256color", "VTE_VERSION": "7800"})[Outcome.ACCEPTED]
    for unknown in ({"TERM": "xterm-256color"}, {"TERM": "tmux-256color", "VTE_VERSION": "7800"}, {"VTE_VERSION": "x"}):
        assert outcome_styles(unknown) == OUTCOME_STYLES


def _wrapped(pieces: list[str], width: int, style: str = "") -> str:
    written: list[str] = []
    lines = WordWrap(written.append, lambda: width)
    for piece in pieces:
        lines.add(piece, style)
    lines.flush()
    return "".join(written)


def test_no_word_is_cut_and_no_line_is_too_wide() -> None:
    text = "A bicycle stays upright because the rider keeps steering it back under the centre of mass."
    for size in (1, 2, 3, 7):
        pieces = [text[at : at + size] for at in range(0, len(text), size)]
        shown = _wrapped(pieces, 30)
        assert all(len(line) < 30 for line in shown.split("\n"))
        assert " ".join(shown.split()) == text


def test_a_word_far_from_the_margin_is_shown_at_once_and_one_near_it_waits() -> None:
    written: list[str] = []
    lines = WordWrap(written.append, lambda: 60)
    lines.add("un")
    assert written == ["un"]
    lines.add("friendly " + "x " * 12)
    written.clear()
    lines.add("un")
    assert written == []
    lines.add("friendly ")
    assert "".join(written) == " unfriendly"


def test_a_word_wider_than_the_terminal_is_left_to_it() -> None:
    shown = _wrapped(["x" * 50], 20)
    assert shown.replace("\n", "") == "x" * 50


def test_letters_of_double_width_are_counted_and_broken_between() -> None:
    shown = _wrapped(["汉字" * 10], 21)
    assert all(len(line) <= 10 for line in shown.split("\n"))
    assert shown.replace("\n", "") == "汉字" * 10


@pytest.mark.parametrize("text", ["one\n\n  two", "a\tb"])
def test_breaks_and_indents_stay(text: str) -> None:
    assert _wrapped([text], 40) == text.expandtabs(8)


def test_styles_are_closed_before_the_line_ends() -> None:
    shown = _wrapped(["alpha beta gamma delta"], 12, "\x1b[32m")
    assert all(line.count("\x1b[32m") == line.count("\x1b[0m") for line in shown.split("\n"))
    assert re.sub(r"\x1b\[\d*m", "", shown) == "alpha beta\ngamma delta"


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
