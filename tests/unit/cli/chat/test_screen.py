"""A chat on the terminal: outcomes, thoughts folded away, and nothing that commands the terminal."""

from __future__ import annotations

import io
import re

import pytest

from app.cli.chat.outcome_styles import outcome_styles
from app.cli.chat.screen import Screen, ShownParts
from app.cli.terminal import OUTCOME_STYLES
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
