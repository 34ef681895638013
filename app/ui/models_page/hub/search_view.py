"""The tab "Search the Hub": one field, and what it brought."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from app.errors import AppError, NotOnHub
from app.language import tr, tr_count
from app.models.hub.hub_questions import HubQuestions, SearchResults, understand
from app.models.hub.repositories import FoundRepo
from app.models.network.token_store import TokenPlace
from app.ui.models_page.hub.pending_answer import StatusSentence, WaitingBar
from app.ui.models_page.hub.problem import ProblemPanel
from app.ui.models_page.hub.repo_card import RepoCard
from app.ui.models_page.model_services import ModelServices
from app.ui.toolkit.widgets.buttons import plain_button, primary_button
from app.ui.toolkit.widgets.labels import display, muted

_EXAMPLES = ("Llama 3.2", "Qwen2.5 Coder", "SmolLM2")
_KIND = "search"


class SearchView(QWidget):
    """Asks when Enter is pressed. A newer search replaces the one before, whose answer is then dropped."""

    row_made = Signal(object)
    """A model that was found is shown: a :class:`~app.ui.models_page.hub.file_row.FileRowView`."""

    def __init__(self, services: ModelServices, questions: HubQuestions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._questions = questions
        self.cards: list[RepoCard] = []
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Name, owner/name, or a pasted link"))
        self.field.setAccessibleName(tr("Search the Hub: a model's name, owner/name, or a link"))
        self.field.setMaxLength(500)
        self.field.returnPressed.connect(self.search)
        self.button = primary_button(tr("Search"))
        self.button.clicked.connect(self.search)
        self.stop = plain_button(tr("Stop"))
        self.stop.setAccessibleName(tr("Stop searching"))
        self.stop.clicked.connect(self.stop_searching)
        self.bar = WaitingBar(tr("Asking the Hub"))
        self.status = StatusSentence()
        self.problem = ProblemPanel()
        self.problem.retry.clicked.connect(self.search)
        self.problem.token_entered.connect(lambda token: self._keep_token(token, self.search))
        self._introduction = self._make_introduction()
        self._results = QVBoxLayout()
        self._results.setSpacing(10)
        self._lay_out()
        self._show_busy(busy=False)

    def _make_introduction(self) -> QWidget:
        introduction = QWidget()
        layout = QVBoxLayout(introduction)
        layout.setContentsMargins(0, 12, 0, 0)
        layout.setSpacing(10)
        words = muted(
            tr(
                "Models in GGUF files, from the Hub at huggingface.co. Nothing is downloaded before you say so, "
                "and what is comes with a check that every byte is the one that was published."
            )
        )
        words.setWordWrap(True)
        layout.addWidget(words)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(muted(tr("For example")))
        for example in _EXAMPLES:
            button = plain_button(example)
            button.setAccessibleName(tr("Search for {name}", name=example))
            button.clicked.connect(partial(self.search_for, example))
            row.addWidget(button)
        row.addStretch(1)
        layout.addLayout(row)
        return introduction

    def _lay_out(self) -> None:
        entry = QHBoxLayout()
        entry.setSpacing(8)
        entry.addWidget(self.field, 1)
        entry.addWidget(self.stop)
        entry.addWidget(self.button)
        head = QVBoxLayout()
        head.setContentsMargins(24, 20, 24, 8)
        head.setSpacing(10)
        head.addWidget(display(tr("Search the Hub")))
        head.addLayout(entry)
        head.addWidget(self.bar)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 0, 24, 24)
        column.setSpacing(10)
        column.addWidget(self._introduction)
        column.addWidget(self.status)
        column.addWidget(self.problem)
        column.addLayout(self._results)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(area, 1)

    def search_for(self, text: str) -> None:
        """Search as if ``text`` had been typed."""
        self.field.setText(text)
        self.search()

    def search(self) -> None:
        """Ask for what stands in the field."""
        text = self.field.text()
        if not text.strip():
            self.field.setFocus()
            return
        self._clear()
        self._show_busy(busy=True)
        self._services.background.send(
            self, _KIND, lambda is_wanted: self._questions.search(text, is_wanted), self._show_results, self._show_error
        )

    def stop_searching(self) -> None:
        """Wait no longer for an answer."""
        self.give_up()
        self._show_busy(busy=False)
        self.status.say(tr("Stopped."))
        self.field.setFocus()

    def give_up(self) -> None:
        """Wait for no answer any more."""
        self._services.background.recall(self, _KIND)
        for card in self.cards:
            card.give_up()

    def _show_results(self, results: SearchResults) -> None:
        self._show_busy(busy=False)
        if results.contents is not None:
            listing = results.contents.listing
            self._add_card(FoundRepo(listing.repo, 0, listing.gated)).show_contents(results.contents)
            return
        if not results.repos:
            self.status.say(
                tr("Nothing found. Try fewer or other words; only repositories with GGUF files are searched.")
            )
            return
        count = len(results.repos)
        self.status.say(tr_count("One repository.", "%n repositories, the most fetched first.", count))
        for repo in results.repos:
            self._add_card(repo)

    def _add_card(self, repo: FoundRepo) -> RepoCard:
        card = RepoCard(self._services, self._questions, repo)
        card.row_made.connect(self.row_made)
        card.token_entered.connect(lambda token, card: self._keep_token(token, card.ask_with_token))
        self.cards.append(card)
        self._results.addWidget(card)
        return card

    def _show_error(self, error: AppError) -> None:
        self._show_busy(busy=False)
        self.problem.show_error(error, _repo_in(self.field.text()))

    def _keep_token(self, token: str, then: Callable[[], None]) -> None:
        """Keep the token beside the window: a keyring may ask the person first."""

        def show_place(place: TokenPlace) -> None:
            self.status.say_where_token_went(place)
            then()

        self._services.background.send(
            self, "token", lambda _: self._questions.keep_token(token), show_place, changes=True
        )

    def _clear(self) -> None:
        self._introduction.hide()
        self.problem.hide()
        for card in self.cards:
            card.give_up()
            card.deleteLater()
        self.cards = []
        self.status.say("")

    def _show_busy(self, *, busy: bool) -> None:
        self.bar.setVisible(busy)
        self.stop.setVisible(busy)


def _repo_in(text: str) -> str:
    try:
        return understand(text).repo
    except NotOnHub:
        return ""
