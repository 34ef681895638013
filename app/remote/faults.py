"""Faults between here and a server, as sentences."""

from __future__ import annotations

import errno
import json
import socket
import ssl
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.errors import KeyNeeded, PromptTooLong, ServerUnreachable, UnknownModel, WorldError
from app.language import mark, tr, tr_marked
from app.references import ServerAddress

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
            tr(
                "The certificate of {place} cannot be trusted ({reason}), so nothing was sent there. If it is "
                "your own server, name the file of its authority in SSL_CERT_FILE.",
                place=place,
                reason=_reason(certificate),
            )
        )
    if any(isinstance(one, ssl.SSLError) for one in causes):
        return ServerUnreachable(
            tr("{place} does not speak https. Is the address to begin with http:// ?", place=place)
        )
    if any(isinstance(one, socket.gaierror) for one in causes):
        return ServerUnreachable(
            tr("There is no computer named {host}. Check the name, and the network.", host=server.host)
        )
    if any(isinstance(one, OSError) and one.errno in _NO_WAY for one in causes):
        return ServerUnreachable(tr("There is no way to {place}. Check the network on both sides.", place=place))
    if any(isinstance(one, ConnectionRefusedError) for one in causes):
        return ServerUnreachable(
            tr(
                "Nothing answers at {place}. Is the program running there, and does it listen at that address?",
                place=place,
            )
        )
    return ServerUnreachable(tr("{place} cannot be reached. Check the address, and the network.", place=place))


def silent(server: ServerAddress, seconds: float) -> ServerUnreachable:
    """Say that a connection did not come about in time."""
    return ServerUnreachable(
        tr(
            "{place} did not answer within {seconds} seconds. Is the computer on, and does a firewall let it answer?",
            place=server.place,
            seconds=f"{seconds:g}",
        )
    )


def broken(server: ServerAddress) -> ServerUnreachable:
    """Say that a connection broke."""
    return ServerUnreachable(
        tr("The connection to {place} broke off. Was the program there ended or restarted?", place=server.place)
    )


def unusable_key(server: ServerAddress) -> KeyNeeded:
    """Say that no request can hold a key."""
    return KeyNeeded(
        tr(
            "The key for {place} holds a line break, or a letter that no key has. Copy it once more.",
            place=server.place,
        )
    )


def nonsense(server: ServerAddress) -> ServerUnreachable:
    """Say that an answer is not in the language of the program that was expected."""
    return ServerUnreachable(
        tr(
            "What {place} answers makes no sense. Is another program running there, or a sign-in page in the way?",
            place=server.place,
        )
    )


def unlisted_model(server: ServerAddress, name: str, models: Sequence[str]) -> UnknownModel:
    """Say that a server does not list a model, and what it lists."""
    return UnknownModel(
        tr(
            "{place} has no model named {name}. It has: {names}.",
            place=server.place,
            name=name,
            names=", ".join(models[:8]),
        )
    )


def too_large(server: ServerAddress, limit: int) -> ServerUnreachable:
    """Say that an answer was left because nothing sensible is so large."""
    return ServerUnreachable(
        tr(
            "{place} sends more than {most} MB in one piece, which no sensible answer does. It was left.",
            place=server.place,
            most=limit // 2**20,
        )
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
    quoted = _quoted(remark)
    error: WorldError
    if 300 <= status < 400:
        error = ServerUnreachable(
            tr(
                "{place} sends on to another address ({address}). If you trust that one, enter it itself: a "
                "key is never carried on.",
                place=place,
                address=_elsewhere(headers),
            )
        )
    elif status in {401, 403} and keyed:
        error = KeyNeeded(
            tr("{place} does not take the key it was given. Enter another one.{quoted}", place=place, quoted=quoted)
        )
    elif status in {401, 403}:
        error = KeyNeeded(
            tr(
                "{place} asks for a key. Enter it under “Another computer…”, or set {variable}.",
                place=place,
                variable=KEY_VARIABLE,
            )
        )
    elif code in _TOO_LONG:
        error = PromptTooLong(
            tr("The conversation does not fit the context of the model at {place}.{quoted}", place=place, quoted=quoted)
        )
    elif status == 404 and model:
        error = UnknownModel(tr("{place} has no model named {model}.{quoted}", place=place, model=model, quoted=quoted))
    elif status == 404:
        error = ServerUnreachable(tr("{place} has nothing under this address.{quoted}", place=place, quoted=quoted))
    elif status in {429, 503}:
        wait_s = wait_of(headers)
        asks = tr(" It asks to wait {seconds} seconds.", seconds=f"{wait_s:g}") if wait_s else ""
        words = mark("{place} has too many requests.{asks}{quoted} Try again later.")
        if status == 503:
            words = mark("{place} is not ready.{asks}{quoted} Try again later.")
        error = ServerUnreachable(tr_marked(words).format(place=place, asks=asks, quoted=quoted))
    elif status >= 500:
        error = ServerUnreachable(
            tr("{place} failed with error {status}.{quoted}", place=place, status=status, quoted=quoted)
        )
    else:
        error = WorldError(
            tr("{place} refuses this request (error {status}).{quoted}", place=place, status=status, quoted=quoted)
        )
    return error


def _quoted(remark: str) -> str:
    return tr(" It says: “{remark}.”", remark=remark.rstrip(".")) if remark else ""


def wait_of(headers: Mapping[str, str]) -> float | None:
    """Return how many seconds a server asks to wait, if it says so in seconds."""
    header = headers.get("retry-after", "").strip()
    return float(header) if header.isascii() and header.isdigit() and len(header) < 7 else None


def refusal_from(server: ServerAddress, data: Mapping[str, Any], *, model: str = "") -> WorldError:
    """Say why a server gave up in the middle of an answer, as its own object tells."""
    error = data.get("error")
    kinds = [data.get("status"), error.get("code") if isinstance(error, dict) else None]
    status = next((one for one in kinds if isinstance(one, int) and 400 <= one < 600), None)
    body = json.dumps(dict(data)).encode()
    remark, code = _remark(body)
    if status is None and code not in _TOO_LONG:
        return ServerUnreachable(tr("{place} gave up.{quoted}", place=server.place, quoted=_quoted(remark)))
    return refusal(server, status or 400, body, {}, model=model)


def _remark(body: bytes) -> tuple[str, str]:
    """Return what the server itself says, and its word for programs; empty where it says nothing."""
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):
        return "", ""
    detail = value.get("error", value) if isinstance(value, dict) else None
    text, code = detail, ""
    if isinstance(detail, dict):
        text = detail.get("message") or detail.get("detail")
        words = [detail.get(name) for name in ("code", "type", "param")]
        code = next((word for word in words if isinstance(word, str) and word in _TOO_LONG), "")
    return one_line(text)[:_LONGEST_REMARK] if isinstance(text, str) else "", code


def one_line(text: str) -> str:
    """Return a stranger's text without line breaks and control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _elsewhere(headers: Mapping[str, str]) -> str:
    return one_line(headers.get("location", "") or tr("which it does not name")).partition("?")[0][:120]


def _reason(error: ssl.SSLCertVerificationError) -> str:
    message = getattr(error, "verify_message", "") or tr("it is not valid")
    return one_line(str(message)).rstrip(".")[:120]


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
