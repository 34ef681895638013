"""Other programs that ask the local API."""

from __future__ import annotations

import socket

import shiboken6
from PySide6.QtCore import Qt

from app.ui.local_api.api_popup import ApiPopup
from app.ui.local_api.api_words import ApiPhase
from tests.ui.conftest import WindowHarness

LEFT = Qt.MouseButton.LeftButton
PATIENCE_S = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def listens(port: int) -> bool:
    with socket.socket() as line:
        line.settimeout(PATIENCE_S)
        return line.connect_ex(("127.0.0.1", port)) == 0


def on(harness: WindowHarness, **settings: object) -> None:
    """Switch it on and wait until it listens."""
    harness.settings.set("api_port", free_port())
    for name, value in settings.items():
        harness.settings.set(name, value)
    harness.parts.local_api.switch(on=True)
    harness.bot.waitUntil(lambda: harness.parts.local_api.state.phase is ApiPhase.LISTENING)


def is_open(popup: ApiPopup) -> bool:
    return shiboken6.isValid(popup) and popup.isVisible()
