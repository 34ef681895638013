"""Output on a terminal: outcomes marked twice, and nothing that could command it."""

from __future__ import annotations

import io

import pytest

from app.cli.chat.screen import ReplyView, ShownParts
from app.cli.terminal import OUTCOME_STYLES, CommandLineEnglish, ProgressLine, use_color
from app.engine.events import LoadProgress, Notice
from app.speculation.trace import Outcome, Round, Token
from installers.translations import collect


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def _round(*tokens: Token, accepted: int, rejected: tuple[Token, ...] = ()) -> Round:
    return Round(0, (), accepted, 1.0, 1.0, 1.0, tokens, rejected)


_A = Token(1, "one", Outcome.ACCEPTED)
_C = Token(2, " two", Outcome.CORRECTED)
_R = Token(3, " too", Outcome.REJECTED)


def _written(stream: io.StringIO, round_: Round, *, color: bool, show_rejected: bool) -> str:
    ReplyView(stream, OUTCOME_STYLES, ShownParts(color, wrong=show_rejected), terminal=False).add(round_)
    return stream.getvalue()


def test_a_wrong_guess_stands_before_its_correction() -> None:
    round_ = _round(_A, _C, accepted=1, rejected=(_R,))
    assert _written(io.StringIO(), round_, color=False, show_rejected=True) == "one[- too-] two"
    assert _written(io.StringIO(), round_, color=False, show_rejected=False) == "one two"
    assert _written(io.StringIO(), round_, color=True, show_rejected=True) == (
        "\x1b[32mone\x1b[0m\x1b[9;31m too\x1b[0m\x1b[4;33m two\x1b[0m"
    )


def test_a_model_cannot_command_the_terminal() -> None:
    evil = _round(Token(1, "a\x1b]0;owned\x07\x9b2J\r\nb\tc", Outcome.PLAIN), accepted=0)
    assert _written(Screen(), evil, color=False, show_rejected=False) == "a�]0;owned��2J�\nb\tc"
    assert "\x1b]0" in _written(io.StringIO(), evil, color=False, show_rejected=False), "a file gets every byte"


def test_a_wrong_guess_breaks_no_line() -> None:
    round_ = _round(_C, accepted=0, rejected=(Token(3, ".\n\n", Outcome.REJECTED),))
    assert _written(io.StringIO(), round_, color=False, show_rejected=True) == "[-.⏎⏎-] two"


def test_empty_tokens_leave_no_trace() -> None:
    assert (
        _written(io.StringIO(), _round(Token(1, "", Outcome.BONUS), accepted=0), color=True, show_rejected=True) == ""
    )


@pytest.mark.parametrize(
    ("choice", "stream", "variables", "colours"),
    [
        ("auto", Screen(), {"TERM": "xterm"}, True),
        ("auto", io.StringIO(), {"TERM": "xterm"}, False),
        ("auto", Screen(), {"TERM": "dumb"}, False),
        ("auto", Screen(), {"TERM": "xterm", "NO_COLOR": "1"}, False),
        ("always", io.StringIO(), {"NO_COLOR": "1"}, True),
        ("never", Screen(), {"TERM": "xterm"}, False),
    ],
)
def test_when_to_colour(
    choice: str, stream: io.StringIO, variables: dict[str, str], colours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert use_color(choice, stream) == colours


def test_progress_is_one_line_on_a_terminal_and_goes_away() -> None:
    screen, file = Screen(), io.StringIO()
    for stream in (screen, file):
        line = ProgressLine(stream)
        line.show(LoadProgress(1, "target", 0.25))
        line.show(LoadProgress(1, "target", 0.25))
        line.show(Notice(1, "Something else."))
        line.clear()
    assert screen.getvalue() == "\r\x1b[KLoading the target 25%\r\x1b[K"
    assert file.getvalue() == ""


_CORE = ("app/engine/", "app/llama/", "app/models/", "app/remote/")


def test_no_sentence_of_the_core_sends_a_terminal_to_the_settings():
    english = CommandLineEnglish()
    sources = [one.source for one, places in collect().items() if any(place.startswith(_CORE) for place in places)]
    changed = [text for text in sources if english.text(text, "", -1) != text]
    assert len(changed) > 3
    assert not [text for text in sources if "Settings" in english.text(text, "", -1)]


def test_counts_are_as_in_english():
    english = CommandLineEnglish()
    assert [english.text("%n files", "one file", count) for count in (1, 2)] == ["one file", "%n files"]
