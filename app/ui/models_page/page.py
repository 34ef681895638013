"""The page "Models": pairs to download in one click, and what is on this computer, each on a tab of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from app.settings import Settings
from app.ui.file_drops import FileDrops, local_files
from app.ui.models_page.library_view import LibraryView
from app.ui.models_page.pairs_view import PairsView
from app.ui.models_page.shop import ModelShop

USUAL_CONTEXT_TOKENS = 4096
_USUAL_SIZE = QSize(860, 720)
_SMALLEST_SIZE = QSize(480, 480)


class ModelsPage(QDialog):
    """A dialog of tabs; downloads go on when it is closed."""

    picked = Signal(str, object)
    """References of the target and of the draft."""

    def __init__(self, shop: ModelShop, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Models")
        self.resize(_size_beside(parent))
        self.pairs = PairsView(shop, settings.context_tokens or USUAL_CONTEXT_TOKENS)
        self.library = LibraryView(shop, lambda: (settings.target, settings.draft))
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName("Models")
        self.pairs.setAccessibleName("Pairs")
        self.tabs.addTab(self.pairs, "Pairs")
        self.tabs.addTab(self.library, "On this computer")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        self._drops = FileDrops(self, "Drop model files or folders to add them to the list", local_files)
        self._drops.dropped.connect(self._add)
        self.pairs.picked.connect(self._pick)
        self.library.picked.connect(self._pick)
        self.library.pairs_requested.connect(lambda: self.tabs.setCurrentWidget(self.pairs))
        shop.changed.connect(self.pairs.refresh)
        shop.changed.connect(self.library.follow_downloads)

    def show_library(self) -> None:
        """Turn to what is on this computer."""
        self.tabs.setCurrentWidget(self.library)
        self.library.search.setFocus()

    def _add(self, paths: Sequence[Path]) -> None:
        self.show_library()
        self.library.add(paths)

    def _pick(self, target: str, draft: str | None) -> None:
        self.picked.emit(target, draft)
        self.accept()


def _size_beside(window: QWidget | None) -> QSize:
    """As large as is pleasant, and no larger than the window it stands over."""
    return _USUAL_SIZE if window is None else _USUAL_SIZE.boundedTo(window.size()).expandedTo(_SMALLEST_SIZE)
