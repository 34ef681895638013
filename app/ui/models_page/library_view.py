"""What is on this computer, and taking it away."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.errors import AppError
from app.models.library import Library, LibraryEntry
from app.models.removal import to_trash
from app.ui.buttons import quiet_button
from app.ui.labels import ElidedLabel, heading, muted
from app.ui.models_page.shop import ModelShop


class LibraryView(QScrollArea):
    """A row for each model."""

    def __init__(self, shop: ModelShop, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = Library(shop.paths)
        self._shown: tuple[LibraryEntry, ...] | None = None
        self.notice = muted("")
        self.notice.setWordWrap(True)
        self.notice.hide()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 20, 24, 24)
        column.setSpacing(12)
        column.addWidget(heading("On this computer"))
        column.addWidget(self.notice)
        column.addLayout(self._rows)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        self.refresh()

    def refresh(self) -> None:
        """Show what is here now."""
        entries = self._library.entries()
        if entries != self._shown:
            self._shown = entries
            self._show(entries)

    def _show(self, entries: tuple[LibraryEntry, ...]) -> None:
        while (old := self._rows.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.deleteLater()
        if not entries:
            self._rows.addWidget(muted("No models yet. What you download appears here."))
        for entry in entries:
            self._rows.addWidget(self._row(entry))

    def _row(self, entry: LibraryEntry) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        remove = quiet_button("Move to trash")
        remove.setAccessibleName(f"Move {entry.name} to the trash")
        remove.clicked.connect(partial(self._remove, entry))
        layout.addWidget(ElidedLabel(entry.name), 1)
        size = QLabel(f"{entry.size_bytes / 1e6:,.0f} MB")
        size.setProperty("role", "muted")
        layout.addWidget(size)
        layout.addWidget(remove)
        return row

    def _remove(self, entry: LibraryEntry) -> None:
        try:
            moved = to_trash(entry.path)
        except AppError as error:
            self._say(error.sentence)
            return
        self._say(
            f"{entry.name} is in the trash; emptying it frees {entry.size_bytes / 1e6:,.0f} MB."
            if moved
            else f"There is no trash for this disk. The file is {entry.path}."
        )
        self.refresh()

    def _say(self, sentence: str) -> None:
        self.notice.setText(sentence)
        self.notice.show()
