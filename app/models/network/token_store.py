"""A secret, such as the token for gated models: in the system's keyring, or for this run only where there is none.

It is never written to a file or a log, and goes to the Hub alone, or to the one server that it was entered for.
"""

from __future__ import annotations

import contextlib
import enum
import logging
import os
import threading
from collections.abc import Callable
from typing import Any

from app.errors import kind_and_place

_log = logging.getLogger(__name__)

_SERVICE = "Draftlight"
_HUB, _HUB_VARIABLE = "huggingface", "HF_TOKEN"
PATIENCE_S = 20.0
"""Some keyrings ask the person for a password first; others never answer."""


class TokenPlace(enum.Enum):
    """Result of storing a token. It counts in this run anyway."""

    KEYRING = enum.auto()
    NO_KEYRING = enum.auto()
    SILENT_KEYRING = enum.auto()
    """The keyring has been asked, and has not answered so far."""


class TokenStore:
    """Stores a token in the keyring. May be used on several threads at once.
    ``patience_s``: how long a keyring may take. ``user`` is the name in the keyring; ``variable`` of the environment
    counts where the keyring has none.
    """

    def __init__(self, patience_s: float = PATIENCE_S, *, user: str = _HUB, variable: str = _HUB_VARIABLE) -> None:
        self._user = user
        self._variable = variable
        self._for_this_run: str | None = None
        self._patience_s = patience_s
        self._lock = threading.Lock()
        self._question: _KeyringCall | None = None

    def get(self) -> str | None:
        """Return the token that was entered, or the one in the environment; ``None`` without either.

        A keyring that does not answer in time counts as an empty one, and is not waited for again until it answers.
        """
        if self._for_this_run is not None:
            return self._for_this_run or None
        return self._in_keyring() or os.environ.get(self._variable) or None

    def put(self, token: str) -> TokenPlace:
        """Keep a token; it counts at once, however long a keyring takes.

        Returns:
            where it is after :data:`PATIENCE_S`. A keyring that answers later, when a password was typed, has it too.
        """
        self._for_this_run = token = token.strip()
        call = _KeyringCall(lambda ring: ring.set_password(_SERVICE, self._user, token))
        call.start()
        call.join(self._patience_s)
        if call.is_alive():
            _log.info("The system's keyring does not answer. The token is known in this run only.")
            return TokenPlace.SILENT_KEYRING
        return TokenPlace.KEYRING if call.done else TokenPlace.NO_KEYRING

    def forget(self) -> None:
        """Delete the token; here at once, in the keyring as soon as that answers."""
        self._for_this_run = ""
        call = _KeyringCall(lambda ring: ring.delete_password(_SERVICE, self._user))
        call.start()
        call.join(self._patience_s)

    def _in_keyring(self) -> str | None:
        with self._lock:
            question = self._question
            if question is None:
                question = self._question = _KeyringCall(lambda ring: ring.get_password(_SERVICE, self._user))
                question.start()
        question.join(0 if question.overdue else self._patience_s)
        if question.is_alive():
            if not question.overdue:
                _log.info("The system's keyring does not answer. Going on without a token from it.")
            question.overdue = True
            return None
        with self._lock:
            if self._question is question:
                self._question = None  # the next time it may hold another token
        return question.answer


class _KeyringCall(threading.Thread):
    """A thread that asks the keyring something, since a keyring can be silent for ever."""

    def __init__(self, ask: Callable[[Any], str | None]) -> None:
        super().__init__(name="keyring", daemon=True)
        self._ask = ask
        self.answer: str | None = None
        self.done = False
        """True if the keyring did what it was asked."""
        self.overdue = False

    def run(self) -> None:
        try:
            import keyring  # noqa: PLC0415 - looks for the system's keyring, which takes a while

            with contextlib.suppress(keyring.errors.KeyringError):
                self.answer = self._ask(keyring)
                self.done = True
        except Exception as error:  # noqa: BLE001 - the boundary of a thread; keyrings raise what they like
            _log.info("The system's keyring cannot be asked: %s", kind_and_place(error))
