"""Links in a reply: none opens by itself, and not every kind opens at all."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

SAFE_SCHEMES = frozenset({"http", "https", "mailto"})


def open_link(link: str) -> bool:
    """Open a link in the person's browser, on their click alone; other schemes than web and mail are refused."""
    url = QUrl(link, QUrl.ParsingMode.StrictMode)
    if not url.isValid() or url.scheme().lower() not in SAFE_SCHEMES:
        return False
    return QDesktopServices.openUrl(url)
