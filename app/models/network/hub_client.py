"""The Hub's own client, loaded when first needed and set up as this program wants it.

Its Xet transport cannot be cancelled, so plain HTTP is used; it must not draw bars on a standard error that a window
does not have, nor send a token that another program left on this computer. All of this is read when it is imported,
which takes half a second: nothing else may import it.
"""

from __future__ import annotations

import contextlib
import functools
import os
import threading
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from app import __version__
from app.errors import AccessNeeded, HubUnreachable, NotOnHub, WorldError
from app.models.network.request_thread import RequestThread

_Result = TypeVar("_Result")

OUR_NAME = {"library_name": "Draftlight", "library_version": __version__}
"""Who asks, for every call of the client that takes it: without, the Hub is told "unknown/None"."""
_SET_BEFORE_IMPORT = {
    "HF_HUB_DISABLE_XET": "1",
    "HF_HUB_DISABLE_PROGRESS_BARS": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "HF_HUB_DISABLE_IMPLICIT_TOKEN": "1",
    "HF_HUB_VERBOSITY": "critical",  # failures reach the person as our sentences
}


@functools.cache
def client() -> Any:
    """The module ``huggingface_hub``, with ``file_download`` and ``constants`` in it."""
    os.environ.update(_SET_BEFORE_IMPORT)
    try:
        import huggingface_hub  # noqa: PLC0415
        import huggingface_hub.constants  # noqa: PLC0415
        import huggingface_hub.file_download  # noqa: PLC0415
    except ValueError as error:
        raise HubUnreachable(f"HF_ENDPOINT is no address of a server ({error}). Correct or unset it.") from error

    # Bytes as they come: gathered in pieces of 10 MiB, a cut, a pause or a kill costs up to that much of what came.
    constants: Any = huggingface_hub.constants
    constants.DOWNLOAD_CHUNK_SIZE = None
    _read_in_large_pieces()
    huggingface_hub.set_client_factory(_make_session)
    return huggingface_hub


def _read_in_large_pieces() -> None:
    """Have the client's HTTP library take 512 KiB from the network at a time: 64 KiB cost twice the computing."""
    with contextlib.suppress(ImportError):  # it is no promise of that library's where this stands
        from httpcore2._sync.http11 import HTTP11Connection  # noqa: PLC0415

        HTTP11Connection.READ_NUM_BYTES = 512 * 1024


def _make_session() -> Any:
    """The client's own HTTP session, which also tells a :class:`RequestThread` what it is doing."""
    from huggingface_hub.utils import _http  # noqa: PLC0415

    try:
        session = _http.default_client_factory()
    except ValueError as error:
        raise HubUnreachable(
            f"The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names is of no use: {error}"
        ) from error
    hooks = session.event_hooks
    session.event_hooks = {
        "request": [*hooks["request"], _before_question],
        "response": [*hooks["response"], _before_answer],
    }
    return session


def _before_question(_request: Any) -> None:
    if isinstance(line := threading.current_thread(), RequestThread):
        line.go_on()


def _before_answer(response: Any) -> None:
    if isinstance(line := threading.current_thread(), RequestThread):
        line.go_on(response.extensions["network_stream"].get_extra_info("socket"))
        if response.status_code in {408, 429}:
            # The client would sleep here, for as long as the server says, and tell nobody.
            client().utils.hf_raise_for_status(response)
        if response.is_success:
            line.judge(response.headers)
        from app.models.network.response_body import ResponseBody  # noqa: PLC0415

        response.stream = ResponseBody(response.stream, line)


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
        raise HubUnreachable("The Hub's answer makes no sense. Is a sign-in page in the way?") from error


@contextlib.contextmanager
def explained(what: str) -> Iterator[None]:
    """Turn what the client raises inside the block into our sentences; other errors pass."""
    import httpx2  # noqa: PLC0415 - the client's own library, loaded with it

    errors = client().errors
    try:
        yield
    except errors.HfHubHTTPError as error:
        raise _refusal(error, what) from error
    except (httpx2.HTTPError, httpx2.StreamError) as error:
        raise HubUnreachable("The connection to the Hub failed. Check your connection.") from error
    except errors.OfflineModeIsEnabled as error:
        raise HubUnreachable("HF_HUB_OFFLINE is set, so the Hub is not asked. Unset it to download.") from error
    except errors.HFValidationError as error:
        raise NotOnHub(f"{what} is no name the Hub knows.") from error


def _refusal(error: Any, what: str) -> WorldError:
    errors, status = client().errors, error.response.status_code
    absent = (errors.RepositoryNotFoundError, errors.RevisionNotFoundError, errors.RemoteEntryNotFoundError)
    if isinstance(error, errors.GatedRepoError) or status == 403:
        return AccessNeeded(
            f"The owner of {what} asks for consent first: accept the terms on its page on the Hub, then enter your "
            "token on the page “Models”, or set HF_TOKEN."
        )
    # The Hub answers 401 for what is private and for what does not exist; the client tells neither apart.
    if isinstance(error, absent) or status == 404:
        return NotOnHub(f"The Hub has no {what}, or it is private.")
    if status == 401:
        return AccessNeeded(f"The Hub does not accept the token for {what}. Enter a new one.")
    if status == 429:
        return HubUnreachable("The Hub asks to wait: too many requests.", _retry_after_s(error.response.headers))
    return HubUnreachable(f"The Hub answers with error {status}. Try again later.")


def _retry_after_s(headers: Any) -> float | None:
    text = headers.get("Retry-After", "")
    return float(text) if text.isdigit() else None
