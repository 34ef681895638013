"""Faults of a tool server, and limits to how much of a person's time and memory one may take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from app.errors import WorldError


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of a server; beyond it, it is ended."""

    start_s: float = 60.0
    """Until the first answer: some are downloaded by their own command when they are first started."""
    call_s: float = 60.0
    """For one call, unless its server is set up otherwise; from one sign of progress to the next."""
    whole_call_s: float = 600.0
    """For one call that tells of its progress."""
    line_bytes: int = 4_000_000
    """Of one message."""
    answer_bytes: int = 16_000_000
    """Of all that it says between a question and its answer."""
    closing_s: float = 2.0
    """Until it has ended by itself, once nobody writes to it any more."""
    tools: int = 64
    """Taken from one server."""
    pages: int = 40
    """Of its list of tools."""
    result_letters: int = 24_000
    """Of one result that the model is given."""
    resources: int = 500
    """Taken from one server."""
    resource_letters: int = 2_000_000
    """Of one resource, which a person attaches as they would a file."""
    arguments: int = 20
    """Of one prompt."""
    description_letters: int = 1_500
    schema_letters: int = 12_000


USUAL = Limits()
SIGN_IN_PAGE, SIGN_IN_KEPT = "page", "kept"
"""The names under which the child process hands over the address of the page where the person signs in, and tokens."""
SIGN_IN_S = 300.0
"""Seconds that a person has for that, in the browser."""


@dataclass(frozen=True, slots=True)
class SignIn:
    """A person's sign-in with a server over HTTP, for as long as the program runs."""

    kept: dict[str, str] = field(default_factory=dict)
    """Its tokens, for computers without a keyring."""
    open_address: Callable[[str], object] | None = None
    """Opens the page in the person's browser; ``None``: they are not asked to sign in."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A server's word on how far a call is."""

    done: float
    total: float | None = None
    words: str = ""


class ServerFault(WorldError):
    """A server cannot be started, does not answer, or says what nobody can use."""


class SessionForgotten(ServerFault):
    """A server over HTTP knows nothing of what was said before; it did not do what was asked now."""


class Stopped(ServerFault):
    """Raised when the answer is not wanted any more."""
