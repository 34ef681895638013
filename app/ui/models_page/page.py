"""The page "Models": pairs to download in one click, and the files in the library."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QInputDialog, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from app.errors import AppError
from app.models.catalog import CatalogFile, Pair, load_catalog
from app.models.downloads import Wanted
from app.models.fit import free_memory_bytes
from app.models.library import Library, LibraryEntry
from app.models.removal import to_trash
from app.ui.buttons import quiet_button
from app.ui.labels import ElidedLabel, display, heading, muted
from app.ui.models_page.pair_card import PairCard
from app.ui.models_page.pair_state import Offer, pair_state
from app.ui.models_page.shop import ModelShop

USUAL_CONTEXT_TOKENS = 4096


class ModelsPage(QDialog):
    """Cards of pairs over the list of what is here; downloads go on when it is closed."""

    picked = Signal(str, object)
    """References of the target and of the draft."""

    def __init__(self, shop: ModelShop, context_tokens: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Models")
        self.resize(720, 680)
        self._shop = shop
        self._library = Library(shop.paths)
        free, context = free_memory_bytes(), context_tokens or USUAL_CONTEXT_TOKENS
        pairs = sorted(load_catalog(), key=lambda pair: pair.fit(context, free).needed_bytes)
        self.cards = [PairCard(pair, pair.fit(context, free)) for pair in pairs]
        self.shelf_title = heading("On this computer")
        self._shelf = QVBoxLayout()
        self._shelf.setSpacing(4)
        self._shown_entries: tuple[LibraryEntry, ...] | None = None
        self.token_button = quiet_button("Enter a token for models whose owner asks for consent…")
        self.token_button.clicked.connect(self._ask_for_token)
        self.notice = muted("")
        self.notice.setWordWrap(True)
        self.notice.hide()
        self._lay_out()
        for card in self.cards:
            card.chosen.connect(partial(self._choose, card))
            card.cancelled.connect(partial(self._cancel, card.pair))
        shop.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 20, 24, 24)
        column.setSpacing(12)
        column.addWidget(display("Get a real pair"))
        words = muted(
            "Two models that work together: the big one writes the answers, the small one guesses ahead. Everything is "
            "checked when it arrives, and goes on after any break."
        )
        words.setWordWrap(True)
        column.addWidget(words)
        for card in self.cards:
            column.addWidget(card)
        column.addWidget(self.token_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(8)
        column.addWidget(self.shelf_title)
        column.addWidget(self.notice)
        column.addLayout(self._shelf)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)

    def refresh(self) -> None:
        """Show how far everything is."""
        for card in self.cards:
            files = card.pair.files
            here = [file.hub.below(self._shop.paths.models).is_file() for file in files]
            items = [self._shop.downloads.item(file.hub) for file in files]
            card.show_state(pair_state([file.size_bytes for file in files], here, items))
        entries = self._library.entries()
        if entries != self._shown_entries:
            self._shown_entries = entries
            self._show_shelf(entries)

    def _choose(self, card: PairCard, offer: Offer) -> None:
        pair, downloads = card.pair, self._shop.downloads
        if offer is Offer.USE:
            self.picked.emit(pair.target.hub.reference, pair.draft.hub.reference)
            self.accept()
        elif offer is Offer.PAUSE:
            for file in pair.files:
                downloads.pause(file.hub)
        else:
            missing = [file for file in pair.files if not file.hub.below(self._shop.paths.models).is_file()]
            try:
                downloads.add([_wanted(file) for file in missing])
            except AppError as error:
                card.show_problem(error.sentence)

    def _cancel(self, pair: Pair) -> None:
        for file in pair.files:
            self._shop.downloads.cancel(file.hub)

    def _show_shelf(self, entries: tuple[LibraryEntry, ...]) -> None:
        while (old := self._shelf.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.deleteLater()
        if not entries:
            self._shelf.addWidget(muted("No models yet. What you download appears here."))
        for entry in entries:
            self._shelf.addWidget(self._shelf_row(entry))

    def _shelf_row(self, entry: LibraryEntry) -> QWidget:
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

    def _ask_for_token(self) -> None:
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle("Token")
        dialog.setLabelText("Access token from your account on huggingface.co (it is sent to the Hub alone):")
        dialog.setTextEchoMode(QLineEdit.EchoMode.Password)
        dialog.textValueSelected.connect(self._keep_token)
        dialog.open()

    def _keep_token(self, token: str) -> None:
        if token.strip():
            kept = self._shop.tokens.put(token)
            self._say(
                "The token is kept in the system's keyring."
                if kept
                else "This system has no keyring: the token is known until Draftlight is closed."
            )

    def _say(self, sentence: str) -> None:
        self.notice.setText(sentence)
        self.notice.show()


def _wanted(file: CatalogFile) -> Wanted:
    return Wanted(file.hub, file.revision, file.size_bytes, file.sha256)
