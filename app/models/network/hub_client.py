"""The Hub's own client, loaded when first needed and set up as this program wants it.

Its Xet transport cannot be cancelled, so plain HTTP is used; it must not draw bars on a standard error that a window
does not have, nor send a token that another program left on this computer. All of this is read when it is imported,
which takes half a second: nothing else may import it.
"""

from __future__ import annotations

import contextlib
import functools
import os
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, TypeVar
from urllib.parse import urlsplit

from app import __version__
from app.errors import AccessNeeded, DamagedDownload, HubUnreachable, NotOnHub, WorldError
from app.language import mark, tr, tr_marked

_Result = TypeVar("_Result")

_READ_BYTES = 512 * 1024
"""Taken from the network at a time; the 64 KiB of the HTTP library cost half as much computing again."""

OUR_NAME = {"library_name": "Draftlight", "library_version": __version__}
"""Who asks, for every call of the client that takes it: without, the Hub is told "unknown/None"."""
NO_CONNECTION = mark("The connection to the Hub failed. Check your connection.")
"""Also told where a heading says already that the Hub cannot be reached."""
_SET_BEFORE_IMPORT = {
    "HF_HUB_DISABLE_XET": "1",
    "HF_HUB_DISABLE_PROGRESS_BARS": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "HF_HUB_DISABLE_IMPLICIT_TOKEN": "1",
    "HF_HUB_VERBOSITY": "critical",  # failures reach the person as our sentences
}


@functools.cache
def client() -> Any:
    """The module ``huggingface_hub``, with ``constants``, ``errors`` and ``utils`` in it."""
    os.environ.update(_SET_BEFORE_IMPORT)
    try:
        _require_host(endpoint())  # the client itself finds out later, and differently from release to release
        import huggingface_hub  # noqa: PLC0415
        import huggingface_hub.constants  # noqa: PLC0415
        import huggingface_hub.errors  # noqa: PLC0415
        import huggingface_hub.utils  # noqa: PLC0415
    except ValueError as error:
        raise HubUnreachable(
            tr("HF_ENDPOINT is no address of a server ({error}). Correct or unset it.", error=error)
        ) from error
    with contextlib.suppress(ImportError, AttributeError):  # without it, all is slower and nothing else
        import httpcore2  # noqa: PLC0415 - what the client's HTTP library stands on, loaded with it

        httpcore2.HTTP11Connection.READ_NUM_BYTES = _READ_BYTES
    return huggingface_hub


def _require_host(address: str) -> None:
    """Raise ``ValueError`` for an address that names no server."""
    parts = urlsplit(address)
    if not parts.hostname or parts.port == 0:
        raise ValueError(f"{address} names none")


def _session() -> Any:
    """The client's HTTP session, which all that ask the Hub share."""
    try:
        return client().get_session()
    except ValueError as error:
        raise HubUnreachable(
            tr("The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names is of no use: {error}", error=error)
        ) from error


@contextlib.contextmanager
def answered(
    url: str,
    what: str,
    *,
    token: str | None = None,
    asked: Mapping[str, str] | None = None,
    sent: Mapping[str, str] | None = None,
    timeout_s: float,
) -> Iterator[Any]:
    """Ask for something once, and give the ``httpx2.Response``, whose body is still to be read.

    Args:
        url: an address at the Hub; where that leads elsewhere it is followed, without the token.
        what: a repository or file, for the sentences.
        token: for what only some may read.
        asked: the address's parameters.
        sent: further headers.
        timeout_s: for each wait: the connection, the answer, each piece of the body.

    Raises:
        HubUnreachable, NotOnHub, AccessNeeded: also while the block reads the body.
        DamagedDownload: the range that was asked for lies behind the file's end.
    """
    utils = client().utils
    headers = utils.build_hf_headers(token=token or False, **OUR_NAME) | dict(sent or {})
    with (
        explained(what),
        _session().stream(
            "GET", url, params=asked, headers=headers, follow_redirects=True, timeout=timeout_s
        ) as response,
    ):
        utils.hf_raise_for_status(response)
        yield response


def endpoint() -> str:
    """Where the Hub is: the public one, or a mirror that ``HF_ENDPOINT`` names."""
    return os.environ.get("HF_ENDPOINT", "").rstrip("/") or "https://huggingface.co"


def ask(question: Callable[[], _Result], what: str) -> _Result:
    """Ask the client something; ``what`` (a repository or file) stands in the sentence if that fails.

    Raises:
        HubUnreachable, NotOnHub, AccessNeeded: as a sentence, with the client's own error as the cause.
    """
    try:
        with explained(what):
            return question()
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        # A page of a hotel's Wi-Fi, or JSON of another shape, comes out of the client as one of these.
        raise HubUnreachable(tr("The Hub's answer makes no sense. Is a sign-in page in the way?")) from error


@contextlib.contextmanager
def explained(what: str) -> Iterator[None]:
    """Turn what the client raises inside the block into our sentences; other errors pass."""
    import httpx2  # noqa: PLC0415 - the client's own library, loaded with it

    errors = client().errors
    _session()  # made here, so that settings of no use are told as such
    try:
        yield
    except errors.HfHubHTTPError as error:
        raise _refusal(error, what) from error
    except (httpx2.HTTPError, httpx2.StreamError) as error:
        raise HubUnreachable(tr_marked(NO_CONNECTION)) from error
    except errors.OfflineModeIsEnabled as error:
        raise HubUnreachable(tr("HF_HUB_OFFLINE is set, so the Hub is not asked. Unset it to download.")) from error
    except errors.HFValidationError as error:
        raise NotOnHub(tr("{what} is no name the Hub knows.", what=what)) from error


def _refusal(error: Any, what: str) -> WorldError:
    errors, status = client().errors, error.response.status_code
    absent = (errors.RepositoryNotFoundError, errors.RevisionNotFoundError, errors.RemoteEntryNotFoundError)
    if isinstance(error, errors.GatedRepoError) or status == 403:
        return AccessNeeded(
            tr(
                "The owner of {what} asks for consent first: accept the terms on its page on the Hub, then "
                "enter your token on the page “Models”, or set HF_TOKEN.",
                what=what,
            )
        )
    # The Hub answers 401 for what is private and for what does not exist; the client tells neither apart.
    if isinstance(error, absent) or status == 404:
        return NotOnHub(tr("The Hub has no {what}, or it is private.", what=what))
    if status == 401:
        return AccessNeeded(tr("The Hub does not accept the token for {what}. Enter a new one.", what=what))
    if status == 416:
        return DamagedDownload(tr("The server's file is shorter than the published one."))
    if status == 429:
        return HubUnreachable(tr("The Hub asks to wait: too many requests."), asked_wait_s(error.response.headers))
    return HubUnreachable(tr("The Hub answers with error {status}. Try again later.", status=status))


def asked_wait_s(headers: Mapping[str, str]) -> float | None:
    """Return for how long an answer asks to be left alone, in either standard form; ``None`` where it does not.

    Args:
        headers: with ``Retry-After`` (RFC 9110: seconds, or a date) or ``RateLimit``
            (draft-ietf-httpapi-ratelimit-headers: of each limit what remains, ``r``, and the seconds until there is
            more, ``t``).
    """
    limits = (dict(_LIMIT_VALUE.findall(limit)) for limit in headers.get("RateLimit", "").split(","))
    waits = [float(values["t"]) for values in limits if "t" in values and int(values.get("r", "0")) == 0]
    after = headers.get("Retry-After", "").strip()
    if _SECONDS.fullmatch(after):
        waits.append(float(after))
    else:
        with contextlib.suppress(ValueError, TypeError):
            waits.append(max(0.0, (parsedate_to_datetime(after) - datetime.now(UTC)).total_seconds()))
    return max(waits, default=None)


_LIMIT_VALUE = re.compile(r";\s*([rt])\s*=\s*([0-9]{1,9})(?![0-9.])")
_SECONDS = re.compile(r"[0-9]{1,9}")
