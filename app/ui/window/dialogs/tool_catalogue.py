"""A list of tool servers that need nothing installed, each with what leaves the computer."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from urllib.parse import urlsplit

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.language import tr, tr_marked
from app.tool_servers.catalogue import CATALOGUE, CatalogueEntry
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading, muted
from app.ui.toolkit.widgets.layouts import Part, Stretch, fill

_FIGURES_WIDE = 66


class ToolCatalogue(QDialog):
    """Offers each server once.

    Args:
        known_urls: addresses of servers that are set up.
    """

    added = Signal(object)
    """The :class:`~app.tool_servers.server_settings.ServerSettings` of one of them."""

    def __init__(self, known_urls: Collection[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = tr("Tool servers that need nothing installed")
        self.setWindowTitle(title)
        self.setMinimumWidth(wide(self, _FIGURES_WIDE))
        self.buttons: list[QPushButton] = []
        close = primary_button(tr("Close"))
        close.clicked.connect(self.accept)
        rows = (self._row(entry, is_known=entry.url in known_urls) for entry in CATALOGUE)
        parts: tuple[Part, ...] = (heading(title), *rows, Stretch(), button_row(close))
        fill(QVBoxLayout(self), *parts, gap=14, margins=(24, 20, 24, 20))

    def _row(self, entry: CatalogueEntry, *, is_known: bool) -> QHBoxLayout:
        host = urlsplit(entry.url).hostname
        about = muted(
            "\n".join(
                (
                    tr_marked(entry.description),
                    tr("Leaves this computer: what the model asks of it, to {place}.", place=host),
                )
            )
        )
        about.setWordWrap(True)
        add = plain_button(tr("Added") if is_known else tr("Add"))
        add.setAccessibleName(tr("Add {server}", server=entry.name))
        add.setEnabled(not is_known)
        add.setAutoDefault(False)
        add.clicked.connect(partial(self._add, entry, add))
        self.buttons.append(add)
        return fill(QHBoxLayout(), (fill(QVBoxLayout(), heading(entry.name), about, gap=2), 1), add, gap=12)

    def _add(self, entry: CatalogueEntry, button: QPushButton) -> None:
        button.setText(tr("Added"))
        button.setEnabled(False)
        self.added.emit(entry.settings)
