"""Pairs to download in one click: a card for each, what fits this computer first."""

from __future__ import annotations

from collections import deque
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QInputDialog, QLineEdit, QScrollArea, QWidget

from app.errors import AppError
from app.language import tr
from app.models.download.queue import DownloadRequest
from app.models.gguf.fit import Fit, free_memory_bytes
from app.models.hub.catalog_refresh import CatalogRefresh
from app.models.library.catalog import CatalogFile, CatalogPair, load_catalog
from app.models.library.inventory import FoundFile, recognise
from app.models.library.model_library import Library
from app.models.library.speeds import MeasuredSpeeds, recommended
from app.ui.models_page.hub.problem import TOKEN_WORDS
from app.ui.models_page.library_words import expectation_words
from app.ui.models_page.model_services import ModelServices
from app.ui.models_page.pair_card import PairCard
from app.ui.models_page.pair_state import CardAction, pair_state
from app.ui.toolkit.widgets.buttons import quiet_button
from app.ui.toolkit.widgets.labels import StatusLabel, display, note
from app.ui.toolkit.widgets.layouts import Stretch, column_of, open_dialog, scroll_down

_SEEN_AT_ONCE = 2
_BESIDE_CARD = 12


class PairsView(QScrollArea):
    """The cards, and the token for what asks for one."""

    picked = Signal(str, object)
    """References of the target and of the draft."""
    complete = Signal()
    """Every card is there."""

    def __init__(self, services: ModelServices, context_tokens: int) -> None:
        super().__init__()
        self._services = services
        self._context_tokens = context_tokens
        self._built_in = load_catalog()
        self._news = CatalogRefresh(services.paths.catalog)
        self._found_files: dict[str, FoundFile] = {}
        free = free_memory_bytes()
        self._speeds = MeasuredSpeeds(Library(services.paths).lessons.all())
        self._recommended = recommended(self._built_in, context_tokens, free, self._speeds)
        self._wanted_id = ""
        """The pair that is to be brought into view once its card is there."""
        pairs = sorted(self._news.apply(self._built_in), key=self._rank)
        self._waiting = deque(pairs)
        self.cards: list[PairCard] = []
        tip = tr("For models whose owner asks for consent first")
        self.token_button = quiet_button(tr("Enter an access token…"), tip, run=self._ask_for_token)
        self.notice = StatusLabel()
        self._lay_out()
        self.complete.connect(self._go_to_wanted)
        self._soon = QTimer(self)
        self._soon.timeout.connect(self._add_card)
        for _ in pairs[:_SEEN_AT_ONCE]:
            self._add_card()
        self._soon.start(0)

    def _lay_out(self) -> None:
        content = QWidget()
        scroll_down(content, self)  # first: what changes its parent is given its style anew
        words = tr(
            "Two models that work together: the big one writes the answers, the small one guesses ahead. "
            "Some models guess for themselves and need no second one. Everything is checked when it "
            "arrives, and goes on after any break."
        )
        self._card_column = column_of(gap=12)
        column_of(
            display(tr("Get a real pair")),
            note(words),
            self._card_column,
            (self.token_button, Qt.AlignmentFlag.AlignLeft),
            self.notice,
            Stretch(),
            on=content,
            gap=12,
            margins=(24, 20, 24, 24),
        )

    def _add_card(self) -> None:
        """Make the next card: one costs several milliseconds, and all at once would hold the window up."""
        if not self._waiting:
            self._soon.stop()
            self.complete.emit()
            self._look_around()  # not before: its imports would hold Python's lock, for which the cards had to wait
            return
        pair = self._waiting.popleft()
        card = PairCard(pair, pair.fit(self._context_tokens, free_memory_bytes()), self._context_tokens)
        first = self._recommended
        expectation = expectation_words(self._speeds.of_file(pair.target))
        card.show_expectation(expectation, is_recommended=first is not None and pair.id == first.id)
        card.chosen.connect(partial(self._choose, card))
        card.cancel.clicked.connect(lambda: self._cancel(card))
        self.cards.append(card)
        self._card_column.addWidget(card)
        QWidget.setTabOrder(card.button, self.token_button)
        self._refresh_card(card)
        card.show()  # its lines know how high they are: until the next card comes, all would be squeezed
        content = self._card_column.parentWidget()
        assert content is not None
        column = content.layout()
        assert column is not None
        column.activate()
        content.resize(content.width(), column.totalHeightForWidth(content.width()))

    def _rank(self, pair: CatalogPair) -> tuple[bool, int]:
        """Return the place of a pair in the list: the recommended one first, then by memory."""
        is_first = self._recommended is not None and pair.id == self._recommended.id
        return not is_first, pair.fit(self._context_tokens, 0).needed_bytes

    def show_pair(self, pair_id: str) -> None:
        """Bring the card of a pair into view, with the keyboard on its button."""
        self._wanted_id = pair_id
        while self._waiting and not any(card.pair.id == pair_id for card in self.cards):
            self._add_card()
        QTimer.singleShot(0, self, self._go_to_wanted)  # once it is laid out

    def _go_to_wanted(self) -> None:
        card = next((card for card in self.cards if card.pair.id == self._wanted_id), None)
        if card is not None:
            self.ensureWidgetVisible(card, 0, _BESIDE_CARD)
            card.button.setFocus()

    def show_seeing(self) -> None:
        """Bring the smallest pair into view that sees pictures and fits, else the smallest that sees them."""
        free = free_memory_bytes()
        seeing = [pair for pair in self._built_in if pair.projector is not None]
        seeing.sort(key=lambda pair: (pair.fit(self._context_tokens, free).fit is Fit.WONT, pair.size_bytes))
        self.show_pair(seeing[0].id)

    def _look_around(self) -> None:
        """Find out beside the window which files other programs have, and what the Hub says of the catalogue now."""
        library, news = Library(self._services.paths), self._news
        files = [file for pair in self._built_in for file in pair.files]
        self._services.background.send(self, "found", lambda _: recognise(files, library), self._show_found)
        # A Hub that does not answer is no trouble: the figures that came with the program stand. All of this is public;
        # asking the keyring for a token could make it ask the person for a password.
        background = self._services.background
        background.send(self, "news", lambda is_wanted: news.ask_hub(self._built_in, is_wanted), self._show_news)

    def _show_found(self, found_files: dict[str, FoundFile]) -> None:
        self._found_files = found_files
        self.refresh()

    def _show_news(self, _: object) -> None:
        current = {pair.id: pair for pair in self._news.apply(self._built_in)}
        free = free_memory_bytes()
        for card in self.cards:
            pair = current[card.pair.id]
            if pair != card.pair:
                card.show_pair(pair, pair.fit(self._context_tokens, free))
        self._waiting = deque(current[pair.id] for pair in self._waiting)
        self.refresh()

    def refresh(self) -> None:
        """Show how far everything is."""
        for card in self.cards:
            self._refresh_card(card)

    def _refresh_card(self, card: PairCard) -> None:
        files = self._wanted_files(card)
        ours = [self._is_ours(file) for file in files]
        found_files = [None if mine else self._found_files.get(file.id) for mine, file in zip(ours, files, strict=True)]
        here = [mine or there is not None for mine, there in zip(ours, found_files, strict=True)]
        items = [self._services.downloads.item(file.hub) for file in files]
        places = [there.place for there in found_files if there is not None]
        sizes = [file.size_bytes for file in files]
        card.show_state(pair_state(sizes, here, items, places, needed=len(card.pair.files)))

    def _wanted_files(self, card: PairCard) -> tuple[CatalogFile, ...]:
        """Return all of a pair's files; without the projector if the target is another program's: it lies beside it."""
        target = card.pair.target
        elsewhere = target.id in self._found_files and not self._is_ours(target)
        return card.pair.files if elsewhere else card.pair.all_files

    def _is_ours(self, file: CatalogFile) -> bool:
        return file.hub.below(self._services.paths.models).is_file()

    def _reference(self, file: CatalogFile) -> str:
        """Return the reference of the file in our folder, or where it is used in place."""
        there = None if self._is_ours(file) else self._found_files.get(file.id)
        return file.hub.reference if there is None else str(there.path)

    def _choose(self, card: PairCard, offer: CardAction) -> None:
        pair, downloads = card.pair, self._services.downloads
        if offer is CardAction.USE:
            self.picked.emit(self._reference(pair.target), self._reference(pair.draft) if pair.draft else None)
        elif offer is CardAction.PAUSE:
            for file in pair.all_files:
                downloads.pause(file.hub)
        else:
            files = self._wanted_files(card)
            missing = [file for file in files if not self._is_ours(file) and file.id not in self._found_files]
            try:
                downloads.add([_request_of(file) for file in missing])
            except AppError as error:
                card.show_problem(error.sentence)

    def _cancel(self, card: PairCard) -> None:
        for file in card.pair.all_files:
            self._services.downloads.cancel(file.hub)

    def _ask_for_token(self) -> None:
        dialog = QInputDialog(self)
        dialog.setWindowTitle(tr("Token"))
        dialog.setLabelText(tr("Access token from your account on huggingface.co (it is sent to the Hub alone):"))
        dialog.setTextEchoMode(QLineEdit.EchoMode.Password)
        dialog.textValueSelected.connect(self._keep_token)
        open_dialog(dialog)

    def _keep_token(self, token: str) -> None:
        """Keep the token beside the window: a keyring may ask the person first."""
        if token.strip():
            tokens = self._services.tokens
            say = lambda place: self.notice.say(TOKEN_WORDS[place])  # noqa: E731
            self._services.background.send(self, "token", lambda _: tokens.put(token), say, changes=True)


def _request_of(file: CatalogFile) -> DownloadRequest:
    return DownloadRequest(file.hub, file.revision, file.size_bytes, file.sha256)
