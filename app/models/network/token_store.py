"""The token for gated models: in the system's keyring, or for this run only where there is none.

It is never written to a file or a log, and goes to the Hub alone.
"""

from __future__ import annotations

import contextlib
import os

_SERVICE, _USER = "Draftlight", "huggingface"


class TokenStore:
    """Where the token is kept."""

    def __init__(self) -> None:
        self._for_this_run: str | None = None

    def get(self) -> str | None:
        """The token that was entered, or the one in ``HF_TOKEN``; ``None`` without either."""
        if self._for_this_run is not None:
            return self._for_this_run or None
        import keyring  # noqa: PLC0415 - looks for the system's keyring, which takes a while

        with contextlib.suppress(keyring.errors.KeyringError):
            if kept := keyring.get_password(_SERVICE, _USER):
                return kept
        return os.environ.get("HF_TOKEN") or None

    def put(self, token: str) -> bool:
        """Keep a token; returns whether it is kept beyond this run. It counts at once, however long a keyring takes."""
        self._for_this_run = token.strip()
        import keyring  # noqa: PLC0415

        with contextlib.suppress(keyring.errors.KeyringError):
            keyring.set_password(_SERVICE, _USER, token.strip())
            return True
        return False

    def forget(self) -> None:
        """Delete the token."""
        import keyring  # noqa: PLC0415

        self._for_this_run = ""
        with contextlib.suppress(keyring.errors.KeyringError):
            keyring.delete_password(_SERVICE, _USER)
