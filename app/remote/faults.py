"""What can go wrong between here and a server, as sentences."""

from __future__ import annotations

import errno
import json
import socket
import ssl
from collections.abc import Iterator, Mapping
from typing import Any

from app.addresses import ServerAddress
from app.errors import KeyNeeded, PromptTooLong, ServerUnreachable, UnknownModel, WorldError

KEY_VARIABLE = "DRAFTLIGHT_REMOTE_KEY"
"""Of the environment: the key for whatever server a command line names."""
_LONGEST_REMARK = 300
_TOO_LONG = ("context_length_exceeded", "exceed_context_size_error", "input_tokens")
"""OpenAI's word, llama-server's, and the part of the request that vLLM names."""
_NO_WAY = {errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENETDOWN, errno.EHOSTDOWN}


def unreachable(server: ServerAddress, error: BaseException) -> ServerUnreachable:
    """Say why no connection came about."""
    place, causes = server.place, list(_causes(error))
    certificate = next((one for one in causes if isinstance(one, ssl.SSLCertVerificationError)), None)
    if certificate is not None:
        return ServerUnreachable(
            f"The certificate of {place} cannot be trusted ({_reason(certificate)}), so nothing was sent there. If it "
            "is your own server, name the file of its authority in SSL_CERT_FILE."
        )
    if any(isinstance(one, ssl.SSLError) for one in causes):
        return ServerUnreachable(f"{place} does not speak https. Is the address to begin with http:// ?")
    if any(isinstance(one, socket.gaierror) for one in causes):
        return ServerUnreachable(f"There is no computer named {server.host}. Check the name, and the network.")
    if any(isinstance(one, OSError) and one.errno in _NO_WAY for one in causes):
        return ServerUnreachable(f"There is no way to {place}. Check the network on both sides.")
    if any(isinstance(one, ConnectionRefusedError) for one in causes):
        return ServerUnreachable(
            f"Nothing answers at {place}. Is the program running there, and does it listen at that address?"
        )
    return ServerUnreachable(f"{place} cannot be reached. Check the address, and the network.")


def silent(server: ServerAddress, seconds: float) -> ServerUnreachable:
    """Say that a connection did not come about in time."""
    return ServerUnreachable(
        f"{server.place} did not answer within {seconds:g} seconds. Is the computer on, and does a firewall let it "
        "answer?"
    )


def broken(server: ServerAddress) -> ServerUnreachable:
    """Say that a connection broke."""
    return ServerUnreachable(f"The connection to {server.place} broke off. Was the program there ended or restarted?")


def nonsense(server: ServerAddress) -> ServerUnreachable:
    """Say that an answer is not in the language of the program that was expected."""
    return ServerUnreachable(
        f"What {server.place} answers makes no sense. Is another program running there, or a sign-in page in the way?"
    )


def too_large(server: ServerAddress, limit: int) -> ServerUnreachable:
    """Say that an answer was left because nothing sensible is so large."""
    return ServerUnreachable(
        f"{server.place} sends more than {limit // 2**20} MB in one piece, which no sensible answer does. It was left."
    )


def refusal(
    server: ServerAddress, status: int, body: bytes, headers: Mapping[str, str], *, model: str = "", keyed: bool = False
) -> WorldError:
    """Say why a server refuses a request.

    Args:
        server: which.
        status: of HTTP.
        body: the beginning of its answer, or all.
        headers: its headers, by names in small letters.
        model: what was asked for.
        keyed: whether a key was sent.
    """
    place, (remark, code) = server.place, _remark(body)
    quoted = f" It says: “{remark.rstrip('.')}.”" if remark else ""
    error: WorldError
    if 300 <= status < 400:
        error = ServerUnreachable(
            f"{place} sends on to another address ({_elsewhere(headers)}). If you trust that one, enter it itself: a "
            "key is never carried on."
        )
    elif status in {401, 403} and keyed:
        error = KeyNeeded(f"{place} does not take the key it was given. Enter another one.{quoted}")
    elif status in {401, 403}:
        error = KeyNeeded(f"{place} asks for a key. Enter it under “Another computer…”, or set {KEY_VARIABLE}.")
    elif code in _TOO_LONG:
        error = PromptTooLong(f"The conversation does not fit the context of the model at {place}.{quoted}")
    elif status == 404 and model:
        error = UnknownModel(f"{place} has no model named {model}.{quoted}")
    elif status == 404:
        error = ServerUnreachable(f"{place} has nothing under this address.{quoted}")
    elif status in {429, 503}:
        wait_s = wait_of(headers)
        asks = f" It asks to wait {wait_s:g} seconds." if wait_s else ""
        many = "has too many requests" if status == 429 else "is not ready"
        error = ServerUnreachable(f"{place} {many}.{asks}{quoted} Try again later.")
    elif status >= 500:
        error = ServerUnreachable(f"{place} failed with error {status}.{quoted}")
    else:
        error = WorldError(f"{place} refuses this request (error {status}).{quoted}")
    return error


def wait_of(headers: Mapping[str, str]) -> float | None:
    """Return how many seconds a server asks to wait, if it says so in seconds."""
    said = headers.get("retry-after", "").strip()
    return float(said) if said.isascii() and said.isdigit() and len(said) < 7 else None


def told_refusal(server: ServerAddress, data: Mapping[str, Any], *, model: str = "") -> WorldError:
    """Say why a server gave up in the middle of an answer, as its own object tells."""
    error = data.get("error")
    told = [data.get("status"), error.get("code") if isinstance(error, dict) else None]
    status = next((one for one in told if isinstance(one, int) and 400 <= one < 600), None)
    body = json.dumps(dict(data)).encode()
    remark, code = _remark(body)
    if status is None and code not in _TOO_LONG:
        says = f" It says: “{remark.rstrip('.')}.”" if remark else ""
        return ServerUnreachable(f"{server.place} gave up.{says}")
    return refusal(server, status or 400, body, {}, model=model)


def _remark(body: bytes) -> tuple[str, str]:
    """Return what the server itself says, and its word for programs; empty where it says nothing."""
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):
        return "", ""
    said = value.get("error", value) if isinstance(value, dict) else None
    text, code = said, ""
    if isinstance(said, dict):
        text = said.get("message") or said.get("detail")
        words = [said.get(name) for name in ("code", "type", "param")]
        code = next((word for word in words if isinstance(word, str) and word in _TOO_LONG), "")
    return one_line(text)[:_LONGEST_REMARK] if isinstance(text, str) else "", code


def one_line(text: str) -> str:
    """Return a stranger's text without line breaks and control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _elsewhere(headers: Mapping[str, str]) -> str:
    return one_line(headers.get("location", "") or "which it does not name").partition("?")[0][:120]


def _reason(error: ssl.SSLCertVerificationError) -> str:
    said = getattr(error, "verify_message", "") or "it is not valid"
    return one_line(str(said)).rstrip(".")[:120]


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error and all that led to it."""
    waiting, seen = [error], set()
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        waiting += [one.__cause__, one.__context__]
        if isinstance(one, BaseExceptionGroup):
            waiting += one.exceptions
