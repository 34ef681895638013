"""The tab "Search the Hub": one field, and what it brought."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from app.errors import AppError, NotOnHub
from app.language import tr, tr_count
from app.models.hub.hub_questions import HubQuestions, SearchResults, understand
from app.models.hub.repositories import FoundRepo
from app.models.network.token_store import TokenPlace
from app.ui.models_page.hub.problem import TOKEN_WORDS, ProblemPanel, WaitingBar
from app.ui.models_page.hub.repo_card import RepoCard
from app.ui.models_page.model_services import ModelServices
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.widgets.buttons import plain_button, primary_button
from app.ui.toolkit.widgets.labels import StatusLabel, display, muted, note
from app.ui.toolkit.widgets.layouts import Stretch, column_of, row_of, scroll_down

_EXAMPLES = ("Llama 3.2", "Qwen2.5 Coder", "SmolLM2")
_KIND = "search"


class SearchView(QWidget):
    """Asks when Enter is pressed. A newer search replaces the one before, whose answer is then dropped."""

    row_made = Signal(object)
    """A model that was found is shown: a :class:`~app.ui.models_page.hub.file_row.FileRowView`."""

    def __init__(self, services: ModelServices, questions: HubQuestions) -> None:
        super().__init__()
        self._services = services
        self._questions = questions
        self.cards: list[RepoCard] = []
        self.field = named(
            QLineEdit(placeholderText=tr("Name, owner/name, or a pasted link"), maxLength=500),
            tr("Search the Hub: a model's name, owner/name, or a link"),
        )
        self.field.returnPressed.connect(self.search)
        self.button = primary_button(tr("Search"), run=self.search)
        self.stop = plain_button(tr("Stop"), run=self.stop_searching, name=tr("Stop searching"))
        self.bar = WaitingBar(tr("Asking the Hub"))
        self.status = StatusLabel()
        self.problem = ProblemPanel(self.search)
        self.problem.token_entered.connect(lambda token: self._keep_token(token, self.search))
        self._introduction = self._make_introduction()
        self._results = column_of(gap=10)
        entry = row_of((self.field, 1), self.stop, self.button)
        head = column_of(display(tr("Search the Hub")), entry, self.bar, gap=10, margins=(24, 20, 24, 8))
        page = QWidget()
        parts = (self._introduction, self.status, self.problem, self._results, Stretch())
        column_of(*parts, on=page, gap=10, margins=(24, 0, 24, 24))
        column_of(head, (scroll_down(page), 1), on=self, gap=0)
        self._show_busy(busy=False)

    def _make_introduction(self) -> QWidget:
        introduction = QWidget()
        words = tr(
            "Models in GGUF files, from the Hub at huggingface.co. Nothing is downloaded before you say so, "
            "and what is comes with a check that every byte is the one that was published."
        )
        examples = [
            plain_button(name, run=partial(self.search_for, name), name=tr("Search for {name}", name=name))
            for name in _EXAMPLES
        ]
        row = row_of(muted(tr("For example")), *examples, Stretch())
        column_of(note(words), row, on=introduction, gap=10, margins=(0, 12, 0, 0))
        return introduction

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
            self.status.say(TOKEN_WORDS[place])
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
