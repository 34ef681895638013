"""Reasons why a tool server ended or did not do what was requested, and the sentences that tell of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import StrEnum

from app.language import tr
from app.tool_servers.faults import ServerFault, SessionForgotten
from app.tool_servers.server_settings import one_line

_LONGEST, _SHOWN = 300, 200
"""Characters of a detail, and of last words."""
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_FRAME = re.compile(r"^[\s|│×╰─▶]+")
_NPM = re.compile(r"^npm (?:error|ERR!) ?(?!.*complete log of this run)")
_NO_REASON = re.compile(
    r"\W*|at .*|Node\.js v.*|Require stack:|- /.*|(?:code|requireStack|errno|syscall|path|cause): .*|"
    r"(?:note|hint|help): .*|goroutine \d.*|exit status \d+|[\w./]+\(.*\)|/.*:\d+ \+0x.*|(?:See|Run) '.*help'.*"
)
"""Matches lines that stand after an error in what Node, Rust, Go, npm and Docker write."""


class Ending(StrEnum):
    """A reason for which a request, or the server itself, ended without a result."""

    ASKS_BACK = "asks back"
    CERTIFICATE = "certificate"
    ENDED = "ended"
    MOVED = "moved"
    NO_SERVER = "no server"
    NOT_STARTED = "not started"
    OLDER_KIND = "older kind"
    OTHER = "other"
    OTHER_PROTOCOL = "other protocol"
    REFUSED = "refused"
    REGISTRATION = "registration"
    SESSION_FORGOTTEN = "session forgotten"
    SIGN_IN_FAILED = "sign-in failed"
    SIGN_IN_LATE = "sign-in late"
    SIGN_IN_REFUSED = "sign-in refused"
    SIGN_IN_WANTED = "sign-in wanted"
    STATUS = "status"
    SWITCHED_OFF = "switched off"
    TOO_MUCH = "too much"
    UNREACHABLE = "unreachable"


class EndingError(Exception):
    """Ends a request, or a session with a server, in the child process.

    Args:
        ending: the reason.
        detail: a number, an address or words of a server or a package, by the reason.
    """

    def __init__(self, ending: Ending, detail: str = "") -> None:
        super().__init__(ending)
        self.ending, self.detail = ending, detail

    @property
    def response(self) -> dict[str, str]:
        """Return it as the program is told."""
        return {"ending": self.ending, "detail": self.detail[:_LONGEST]}


def fault_of(name: str, ending: str, detail: str) -> ServerFault:
    """Return an ending as a fault with a sentence.

    Args:
        name: of the server.
        ending: the reason.
        detail: that belongs to it.
    """
    fault = SessionForgotten if ending == Ending.SESSION_FORGOTTEN else ServerFault
    return fault(_SENTENCES.get(ending, _other)(name, one_line(detail, _LONGEST).rstrip(".")))


def _other(name: str, reason: str) -> str:
    return tr("The connection to “{name}” ended: {reason}.", name=name, reason=reason)


def _status(name: str, status: str) -> str:
    match status:
        case "401" | "403":
            return tr(
                "“{name}” lets nobody in without a valid key. Put the one that its maker gave you among its headers, "
                "for example Authorization=Bearer KEY.",
                name=name,
            )
        case "404" | "405" | "410":
            return tr("There is no tool server at the address of “{name}”.", name=name)
        case "429":
            return tr("“{name}” was asked too often. Try again later.", name=name)
    return tr("“{name}” answered with the error {status} of HTTP.", name=name, status=status)


def _ended(name: str, complaint: str) -> str:
    if complaint:
        return tr("“{name}” ended by itself: {complaint}.", name=name, complaint=complaint)
    return tr("“{name}” ended by itself.", name=name)


_SENTENCES: Mapping[str, Callable[[str, str], str]] = {
    Ending.ASKS_BACK: lambda name, _: tr("“{name}” asks back for something that it cannot be told here.", name=name),
    Ending.CERTIFICATE: lambda name, reason: tr(
        "“{name}” shows a certificate that is not trusted: {reason}.", name=name, reason=reason
    ),
    Ending.ENDED: _ended,
    Ending.MOVED: lambda name, place: tr(
        "“{name}” has moved to {place}. If you trust that address, put it where the server is set up.",
        name=name,
        place=place,
    ),
    Ending.NO_SERVER: lambda name, _: tr("What answers at the address of “{name}” is no tool server.", name=name),
    Ending.NOT_STARTED: lambda name, reason: tr("“{name}” cannot be started: {reason}.", name=name, reason=reason),
    Ending.OLDER_KIND: lambda name, _: tr(
        "“{name}” speaks an older form of the protocol (SSE), which is not spoken here. Look for an address that its "
        "maker calls streamable HTTP; many end in /mcp.",
        name=name,
    ),
    Ending.OTHER_PROTOCOL: lambda name, _: tr("“{name}” does not speak the Model Context Protocol.", name=name),
    Ending.REFUSED: lambda name, reason: tr(
        "“{name}” refused: {reason}.", name=name, reason=reason or tr("it does not say why")
    ),
    Ending.REGISTRATION: lambda name, _: tr(
        "“{name}” lets programs sign in only if its maker knows them. If it gives out keys, put yours among its "
        "headers, for example Authorization=Bearer KEY.",
        name=name,
    ),
    Ending.SESSION_FORGOTTEN: lambda name, _: tr("“{name}” forgot what was said before. Try again.", name=name),
    Ending.SIGN_IN_FAILED: lambda name, reason: tr(
        "The sign-in with “{name}” does not work: {reason}.", name=name, reason=reason
    ),
    Ending.SIGN_IN_LATE: lambda name, _: tr("Nobody signed in with “{name}” in time.", name=name),
    Ending.SIGN_IN_REFUSED: lambda name, reason: tr(
        "The sign-in with “{name}” was refused or cancelled: {reason}.", name=name, reason=reason
    ),
    Ending.SIGN_IN_WANTED: lambda name, _: tr(
        "“{name}” wants you to sign in: press Test where it is set up.", name=name
    ),
    Ending.STATUS: _status,
    Ending.SWITCHED_OFF: lambda name, _: tr("“{name}” was switched off.", name=name),
    Ending.TOO_MUCH: lambda name, most: tr(
        "“{name}” said more than {most} MB at once, and was ended.", name=name, most=most
    ),
    Ending.UNREACHABLE: lambda name, reason: tr("“{name}” cannot be reached: {reason}.", name=name, reason=reason),
}


def last_words(complaint: str) -> str:
    """Return the line of a complaint that says why, without the traces that may stand after it."""
    lines = [_FRAME.sub("", line).rstrip() for line in _COLOUR.sub("", complaint).splitlines()]
    if lines and (npm := [line for line in lines if _NPM.match(line)]) and lines[-1].startswith("npm "):
        return one_line(_NPM.sub("", max(npm, key=len)), _SHOWN).rstrip(".")
    reason = next((line for line in reversed(lines) if not _NO_REASON.fullmatch(line)), "")
    return one_line(reason or next(filter(None, reversed(lines)), ""), _SHOWN).rstrip(".")
