"""Pairs to download in one click: a card for each, what fits this computer first."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QInputDialog, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from app.errors import AppError
from app.models.catalog import CatalogFile, Pair, load_catalog
from app.models.downloads import Wanted
from app.models.fit import free_memory_bytes
from app.ui.buttons import quiet_button
from app.ui.labels import display, muted
from app.ui.models_page.pair_card import PairCard
from app.ui.models_page.pair_state import Offer, pair_state
from app.ui.models_page.shop import ModelShop


class PairsView(QScrollArea):
    """The cards, and the token for what asks for one."""

    picked = Signal(str, object)
    """References of the target and of the draft."""

    def __init__(self, shop: ModelShop, context_tokens: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shop = shop
        free = free_memory_bytes()
        pairs = sorted(load_catalog(), key=lambda pair: pair.fit(context_tokens, free).needed_bytes)
        self.cards = [PairCard(pair, pair.fit(context_tokens, free)) for pair in pairs]
        self.token_button = quiet_button("Enter a token for models whose owner asks for consent…")
        self.token_button.clicked.connect(self._ask_for_token)
        self.notice = muted("")
        self.notice.setWordWrap(True)
        self.notice.hide()
        self._lay_out()
        for card in self.cards:
            card.chosen.connect(partial(self._choose, card))
            card.cancelled.connect(partial(self._cancel, card.pair))
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
        column.addWidget(self.notice)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)

    def refresh(self) -> None:
        """Show how far everything is."""
        for card in self.cards:
            files = card.pair.files
            here = [file.hub.below(self._shop.paths.models).is_file() for file in files]
            items = [self._shop.downloads.item(file.hub) for file in files]
            card.show_state(pair_state([file.size_bytes for file in files], here, items))

    def _choose(self, card: PairCard, offer: Offer) -> None:
        pair, downloads = card.pair, self._shop.downloads
        if offer is Offer.USE:
            self.picked.emit(pair.target.hub.reference, pair.draft.hub.reference)
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
