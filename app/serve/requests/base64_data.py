"""Reads bytes that a request carries as base64, or as a ``data:`` URL."""

from __future__ import annotations

import base64
import binascii
from typing import Any

from app.serve.api_errors import refused


def bytes_in(data: Any, name: str, where: str) -> bytes:
    """Return the bytes.

    Args:
        data: the text.
        name: what to call them in errors, such as "A picture".
        where: names the message in errors.

    Raises:
        ApiError: it is no base64.
    """
    text = data if isinstance(data, str) else "-"
    if text.startswith("data:"):
        head, _, text = text.partition(",")
        text = text if head.endswith(";base64") else "-"
    try:
        return base64.b64decode("".join(text.split()), validate=True)
    except (binascii.Error, ValueError):
        raise refused(f"{name} must be base64.", where) from None
