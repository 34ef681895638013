"""The places in the system's keyring of what a sign-in with a tool server brought."""

from __future__ import annotations

import contextlib


def keyring_place(kind: str, url: str) -> tuple[str, str]:
    """Return service and name under which the keyring has something.

    Args:
        kind: ``tokens``, or ``client`` for the name under which the server knows us.
        url: of the server.
    """
    return "Draftlight", f"mcp {kind} {url}"


def forget(url: str) -> None:
    """Take from the keyring what a sign-in with a server brought. May wait for the person to unlock it."""
    import keyring  # noqa: PLC0415 - takes long to load, and few people sign in

    for kind in ("tokens", "client"):
        with contextlib.suppress(Exception):  # keyrings fail in many ways, and then there is none
            keyring.delete_password(*keyring_place(kind, url))
