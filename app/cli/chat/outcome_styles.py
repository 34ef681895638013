"""Gives outcomes their looks in a terminal: a colour and a line each, as in the window, as far as it draws them."""

from __future__ import annotations

from collections.abc import Mapping

from app.cli.terminal import OUTCOME_STYLES
from app.speculation.trace import Outcome

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
