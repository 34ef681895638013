"""The page "Models": pairs to download in one click, and what is on this computer, each on a tab of its own."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from app.ui.models_page.library_view import LibraryView
from app.ui.models_page.pairs_view import PairsView
from app.ui.models_page.shop import ModelShop

USUAL_CONTEXT_TOKENS = 4096


class ModelsPage(QDialog):
    """A dialog of tabs; downloads go on when it is closed."""

    picked = Signal(str, object)
    """References of the target and of the draft."""

    def __init__(self, shop: ModelShop, context_tokens: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Models")
        self.resize(760, 680)
        self.pairs = PairsView(shop, context_tokens or USUAL_CONTEXT_TOKENS)
        self.library = LibraryView(shop)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.pairs, "Pairs")
        self.tabs.addTab(self.library, "On this computer")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        self.pairs.picked.connect(self._pick)
        shop.changed.connect(self.pairs.refresh)
        shop.changed.connect(self.library.refresh)

    def _pick(self, target: str, draft: str | None) -> None:
        self.picked.emit(target, draft)
        self.accept()
