"""Unpacks bodies that clients have compressed, no further than any other body may be long."""

from __future__ import annotations

import zlib

from starlette.datastructures import Headers
from starlette.types import Message, Receive

from app.serve.api_errors import ApiError
from app.serve.requests.request_body import MOST_BYTES, TOO_LARGE

_PLAIN = ("", "identity")
_PACKED = ("gzip", "x-gzip", "deflate")
_GZIP_OR_ZLIB = zlib.MAX_WBITS | 32
"""The beginning of the body tells which."""


def unpacked(receive: Receive, headers: Headers) -> Receive:
    """Return what brings the body of a request as it was before it was compressed.

    Raises:
        ApiError: it is compressed in a way that is not known here; or, from what is returned, its end is missing, it is
            damaged, or it would be too large.
    """
    coding = headers.get("content-encoding", "").strip().casefold()
    if coding in _PLAIN:
        return receive
    if coding not in _PACKED:
        raise ApiError(415, "The body of this request is compressed in a way that is not known here. Use gzip.")
    unpacking = zlib.decompressobj(_GZIP_OR_ZLIB)

    async def received() -> Message:
        message = await receive()
        if message["type"] != "http.request":
            return message
        try:
            body = unpacking.decompress(message.get("body", b""), MOST_BYTES + 1)
        except zlib.error:
            raise _damaged() from None
        if unpacking.unconsumed_tail:
            raise ApiError(413, TOO_LARGE)
        if not message.get("more_body", False) and not unpacking.eof:
            raise _damaged()
        return {**message, "body": body}

    return received


def _damaged() -> ApiError:
    return ApiError(400, "The body of this request cannot be unpacked: it is damaged, or its end is missing.")
