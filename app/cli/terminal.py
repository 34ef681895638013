"""Text for a terminal: outcomes in colour, progress in one line that goes away, nothing that could command it."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from app.engine.events import Event, LoadProgress, PrefillProgress, Preparing, Waiting
from app.errors import WorldError
from app.language import English
from app.speculation.trace import Outcome

OUTCOME_STYLES = {
    Outcome.ACCEPTED: "\x1b[32m",
    Outcome.CORRECTED: "\x1b[4;33m",  # underlined too, for eyes that do not tell the colours apart
    Outcome.BONUS: "\x1b[3;36m",  # and this in italics
    Outcome.REJECTED: "\x1b[9;31m",
    Outcome.PLAIN: "",
    Outcome.UNTOLD: "",
}
OUTCOME_WORDS = {
    Outcome.ACCEPTED: "guessed right",
    Outcome.CORRECTED: "corrected",
    Outcome.BONUS: "bonus",
    Outcome.REJECTED: "guessed wrong",
}
DIM = "\x1b[2m"
BOLD = "\x1b[1m"
RESET = "\x1b[0m"

_LINED: Mapping[Outcome, str] = {
    Outcome.ACCEPTED: "\x1b[32;4:4m",  # dotted
    Outcome.CORRECTED: "\x1b[33;4m",
    Outcome.BONUS: "\x1b[36;4:5m",  # dashed
    Outcome.REJECTED: "\x1b[31;9m",
    Outcome.PLAIN: "",
    Outcome.UNTOLD: "",
}
_TERMS = ("xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "contour")
_PROGRAMS = ("WezTerm", "iTerm.app", "ghostty", "vscode")
_VTE = 7600
"""The first version of GNOME's terminal, and of its kin, that draws dotted and dashed lines."""


def outcome_styles(environment: Mapping[str, str]) -> Mapping[Outcome, str]:
    """Return the escape sequence before a token of each outcome.

    Terminals that cannot draw dotted and dashed lines take their sequences for something else. So only terminals known
    to draw them get them; the others get lines that tell most outcomes apart without colour.
    """
    return _LINED if _draws_lines(environment) else OUTCOME_STYLES


def _draws_lines(environment: Mapping[str, str]) -> bool:
    term = environment.get("TERM", "")
    if term.startswith(("tmux", "screen")):
        return False  # its variables describe the terminal around it, not itself
    vte = environment.get("VTE_VERSION", "")
    return (
        term.startswith(_TERMS)
        or environment.get("TERM_PROGRAM") in _PROGRAMS
        or (vte.isdecimal() and int(vte) >= _VTE)
    )


# A model may write escape sequences; shown raw they could retitle, recolour or command the terminal.
_CONTROLS = {code: "\ufffd" for code in (*range(32), *range(127, 160)) if chr(code) not in "\n\t"}


def harmless(text: str) -> str:
    """Return ``text`` without anything that a terminal would obey."""
    return text.translate(_CONTROLS)


def one_line(text: str) -> str:
    """Return the same in one line: for names that strangers chose, in a list."""
    return harmless(" ".join(text.split()))


def use_color(choice: str, stream: TextIO) -> bool:
    """Return whether to colour: as asked, or on a terminal whose user does not object (https://no-color.org)."""
    if choice != "auto":
        return choice == "always"
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class ProgressLine:
    """One line that says how far a long step is, on a terminal; nothing elsewhere."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._shown = ""

    def show(self, event: Event) -> None:
        match event:
            case Preparing(name=name, fraction=fraction):
                self._write(f"Making {name} (once) {fraction:.0%}")
            case LoadProgress(part=part, fraction=fraction):
                self._write(f"Loading the {part} {fraction:.0%}")
            case PrefillProgress(done=done, total=total) if done < total:
                self._write(f"Reading the prompt: {done} of {total} tokens")
            case Waiting(sentence=sentence):
                self._write(sentence)
            case _:
                self.clear()

    def show_text(self, text: str) -> None:
        """Say how far something is that no event tells of."""
        self._write(text)

    def clear(self) -> None:
        if self._shown:
            self._write("")

    def _write(self, text: str) -> None:
        if self._stream.isatty() and text != self._shown:
            self._stream.write(f"\r\x1b[K{text}")
            self._stream.flush()
            self._shown = text


_NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})


@contextmanager
def standard_streams() -> Iterator[None]:
    """Let a command read and write: where a stream is closed, there is nothing to read, and nobody who is told.
    Raises ``WorldError`` if there is no room for the output.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - as long as the process
    try:
        yield
        sys.stdout.flush()
    except OSError as error:
        if error.errno not in _NO_ROOM or error.filename is not None:
            raise
        # What is still held back must not be tried again when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise WorldError(f"Standard output cannot be written: {error.strerror}.") from error


class CommandLineEnglish(English):
    """The program's own words, for who has no window before them."""

    def text(self, source: str, meaning: str, count: int) -> str:
        return super().text(source, meaning, count).replace("context in Settings", "context with -c")
