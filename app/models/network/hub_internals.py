"""The Hub's own client (``huggingface_hub``), loaded when first needed, and all uses of its insides.

Needed, beside the client's documented calls: variables of the environment that it reads when it is imported, two of its
constants, the arguments of ``ModelInfo``, the size of pieces in ``httpcore2``, and the socket below an answer.

Why: the client's transport (Xet) cannot be cancelled, so plain HTTP is used; its search waits out errors by itself, so
its session is asked; a thread that reads is woken by its socket alone. It must not draw bars on a standard error that a
window does not have, nor send a token that another program left on this computer.

Without the size of pieces downloads cost half as much computing again; without the rest they fail, and ``doctor`` says
which name is gone. Nothing else may import the client: that takes half a second.
"""

from __future__ import annotations

import contextlib
import functools
import os
import socket
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from app import __version__
from app.errors import HubUnreachable
from app.language import tr

_READ_BYTES = 512 * 1024
"""Taken from the network at a time, in place of 64 KiB."""

OUR_NAME = {"library_name": "Draftlight", "library_version": __version__}
"""The program's name, for every call of the client that takes it: without, the Hub is given "unknown/None"."""
_SET_BEFORE_IMPORT = {
    "HF_HUB_DISABLE_XET": "1",
    "HF_HUB_DISABLE_PROGRESS_BARS": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "HF_HUB_DISABLE_IMPLICIT_TOKEN": "1",
    "HF_HUB_VERBOSITY": "critical",  # failures reach the person as our sentences
}
_SWITCHES = tuple(name for name in _SET_BEFORE_IMPORT if "DISABLE" in name)
_MODEL_INFO = {"id": "a/b", "sha": "0" * 40, "siblings": [{"rfilename": "c", "size": 1}], "gguf": {"total": 1}}


@functools.cache
def client() -> Any:
    """Return the module ``huggingface_hub``, with ``constants``, ``errors`` and ``utils`` in it."""
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
        import httpcore2  # noqa: PLC0415 - the client's HTTP library is built on it

        httpcore2.HTTP11Connection.READ_NUM_BYTES = _READ_BYTES
    return huggingface_hub


def endpoint() -> str:
    """Return the address of the Hub: the public one, or a mirror that ``HF_ENDPOINT`` names."""
    return os.environ.get("HF_ENDPOINT", "").rstrip("/") or "https://huggingface.co"


def download_timeout_s() -> float:
    """Return how long a download waits for bytes; people set it by the variable ``HF_HUB_DOWNLOAD_TIMEOUT``."""
    return float(client().constants.HF_HUB_DOWNLOAD_TIMEOUT)


def largest_file_bytes() -> int:
    """Return the size of the largest file that the Hub gives over plain HTTP."""
    return int(client().constants.MAX_HTTP_DOWNLOAD_SIZE)


def model_info(answer: Mapping[str, Any]) -> Any:
    """Return the client's ``ModelInfo`` of the Hub's answer about a repository."""
    return client().ModelInfo(**answer)


def socket_of(response: Any) -> socket.socket:
    """Return the socket over which an answer comes."""
    connection: socket.socket = response.extensions["network_stream"].get_extra_info("socket")
    return connection


def check_hub_internals() -> str | None:
    """Try all of this but the socket, without the network; return what does not hold, ``None`` where all does."""
    try:
        hub = client()
        import httpcore2  # noqa: PLC0415

        ignored = [name for name in _SWITCHES if getattr(hub.constants, name) is not True]
        if ignored:
            return f"the client ignores {', '.join(ignored)}"
        if httpcore2.HTTP11Connection.READ_NUM_BYTES != _READ_BYTES:
            return "httpcore2.HTTP11Connection.READ_NUM_BYTES is another one"
        info = model_info(_MODEL_INFO)
        if (info.sha, info.siblings[0].rfilename, info.gguf) != ("0" * 40, "c", {"total": 1}):
            return "ModelInfo reads an answer in another way"
        hub.utils.build_hf_headers(token=False, **OUR_NAME)
        if not callable(hub.utils.hf_raise_for_status) or min(download_timeout_s(), largest_file_bytes()) <= 0:
            return "a constant of the client makes no sense"
    except (ImportError, AttributeError, TypeError, ValueError, LookupError, HubUnreachable) as error:
        return str(error)
    return None


def _require_host(address: str) -> None:
    """Raise ``ValueError`` for an address that names no server."""
    parts = urlsplit(address)
    if not parts.hostname or parts.port == 0:
        raise ValueError(f"{address} names none")
