"""Questions to the Hub by its own client, whose errors become sentences for the person."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, TypeVar

from app.errors import AccessNeeded, DamagedDownload, HubUnreachable, NotOnHub, WorldError
from app.language import mark, tr, tr_marked
from app.models.network.hub_internals import OUR_NAME, client

_Result = TypeVar("_Result")

NO_CONNECTION = mark("The connection to the Hub failed. Check your connection.")
"""Also shown where a heading says already that the Hub cannot be reached."""


def _session() -> Any:
    """Return the client's HTTP session, which all questions to the Hub share."""
    try:
        return client().get_session()
    except ValueError as error:
        raise HubUnreachable(
            tr("The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names is of no use: {error}", error=error)
        ) from error


@contextlib.contextmanager
def open_answer(
    url: str,
    subject: str,
    *,
    token: str | None = None,
    parameters: Mapping[str, str] | None = None,
    headers: Mapping[str, str] | None = None,
    timeout_s: float,
) -> Iterator[Any]:
    """Ask for something once, and give the ``httpx2.Response``, whose body is still to be read.
    Where the address at the Hub leads elsewhere it is followed, without the token. ``subject`` is a repository or file,
    for the sentences; ``timeout_s`` is for each wait: the connection, the answer, each piece of the body. Raises
    ``HubUnreachable``, ``NotOnHub`` or ``AccessNeeded``, also while the block reads the body, ``DamagedDownload`` if
    the range that was asked for lies behind the file's end.
    """
    utils = client().utils
    all_headers = utils.build_hf_headers(token=token or False, **OUR_NAME) | dict(headers or {})
    with (
        explain_errors(subject),
        _session().stream(
            "GET", url, params=parameters, headers=all_headers, follow_redirects=True, timeout=timeout_s
        ) as response,
    ):
        utils.hf_raise_for_status(response)
        yield response


def ask(question: Callable[[], _Result], subject: str) -> _Result:
    """Ask the client something; ``subject`` (a repository or file) stands in the sentence if that fails.

    Raises:
        HubUnreachable, NotOnHub, AccessNeeded: as a sentence, with the client's own error as the cause.
    """
    try:
        with explain_errors(subject):
            return question()
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        # A page of a hotel's Wi-Fi, or JSON of another shape, comes out of the client as one of these.
        raise HubUnreachable(tr("The Hub's answer makes no sense. Is a sign-in page in the way?")) from error


@contextlib.contextmanager
def explain_errors(subject: str) -> Iterator[None]:
    """Turn what the client raises inside the block into our sentences; other errors pass."""
    import httpx2  # noqa: PLC0415 - the client's own library, loaded with it

    errors = client().errors
    _session()  # made here, so that settings of no use are told as such
    try:
        yield
    except errors.HfHubHTTPError as error:
        raise _refusal(error, subject) from error
    except (httpx2.HTTPError, httpx2.StreamError) as error:
        raise HubUnreachable(tr_marked(NO_CONNECTION)) from error
    except errors.OfflineModeIsEnabled as error:
        raise HubUnreachable(tr("HF_HUB_OFFLINE is set, so the Hub is not asked. Unset it to download.")) from error
    except errors.HFValidationError as error:
        raise NotOnHub(tr("{what} is no name the Hub knows.", what=subject)) from error


def _refusal(error: Any, subject: str) -> WorldError:
    errors, status = client().errors, error.response.status_code
    absent = (errors.RepositoryNotFoundError, errors.RevisionNotFoundError, errors.RemoteEntryNotFoundError)
    if isinstance(error, errors.GatedRepoError) or status == 403:
        return AccessNeeded(
            tr(
                "The owner of {what} asks for consent first: accept the terms on its page on the Hub, then "
                "enter your token on the page “Models”, or set HF_TOKEN.",
                what=subject,
            )
        )
    # The Hub answers 401 for what is private and for what does not exist; the client tells neither apart.
    if isinstance(error, absent) or status == 404:
        return NotOnHub(tr("The Hub has no {what}, or it is private.", what=subject))
    if status == 401:
        return AccessNeeded(tr("The Hub does not accept the token for {what}. Enter a new one.", what=subject))
    if status == 416:
        return DamagedDownload(tr("The server's file is shorter than the published one."))
    if status == 429:
        return HubUnreachable(tr("The Hub asks to wait: too many requests."), requested_wait_s(error.response.headers))
    return HubUnreachable(tr("The Hub answers with error {status}. Try again later.", status=status))


def requested_wait_s(headers: Mapping[str, str]) -> float | None:
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
