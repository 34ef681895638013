"""A repository on a card: folded to one line, and opened to what it holds."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from app.errors import AccessNeeded, AppError
from app.language import number, tr, tr_count
from app.models.hub.hub_questions import FileChoice, HubQuestions, RepoContents
from app.models.hub.repositories import FoundRepo, RepoListing, main_rows
from app.ui.models_page.hub.file_row import FileRowView
from app.ui.models_page.hub.problem import ProblemPanel
from app.ui.models_page.model_services import ModelServices
from app.ui.models_page.pair_state import CardAction
from app.ui.toolkit.language.words import licence_words
from app.ui.toolkit.widgets.buttons import PushButton, quiet_button
from app.ui.toolkit.widgets.labels import StatusLabel, muted, note
from app.ui.toolkit.widgets.layouts import column_of

_KIND = "listing"
_MOST_ROWS = 60
"""Shown at once; no honest repository comes near, and a window with thousands of rows would not move."""


class RepoCard(QFrame):
    """Asks what the repository holds when it is opened for the first time."""

    row_made = Signal(object)
    """A model that the repository holds is shown: a :class:`FileRowView`."""
    token_entered = Signal(str, object)
    """The token, and this card, which asks again once it is kept."""

    def __init__(self, services: ModelServices, questions: HubQuestions, repo: FoundRepo) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._services = services
        self._questions = questions
        self.repo = repo
        self.rows: list[FileRowView] = []
        self._takes_up = False
        self.header = PushButton("")
        self.header.setProperty("role", "fold")
        self.header.setCheckable(True)
        self.header.toggled.connect(self._fold)
        self.header.setAccessibleName(repo.name)
        self.status = StatusLabel()
        self.problem = ProblemPanel(self.ask)
        self.problem.setProperty("role", "inset")
        self.problem.token_entered.connect(lambda token: self.token_entered.emit(token, self))
        self._body, self._list = QWidget(), QWidget()
        self._body_layout = column_of(self.status, self.problem, self._list, on=self._body, gap=4, margins=(0, 4, 0, 0))
        self.about = muted(_about(repo))
        column_of(self.header, self.about, self._body, on=self, gap=2, margins=(20, 12, 20, 14))
        self._body.hide()
        self._name_header()

    def ask(self) -> None:
        """Ask what the repository holds."""
        repo = self.repo.name
        self.problem.hide()
        self.status.say(tr("Asking what it holds…"))

        self._services.background.send(
            self,
            _KIND,
            lambda is_wanted: self._questions.contents(repo, is_wanted),
            self.show_contents,
            self._show_error,
        )

    def ask_with_token(self) -> None:
        """Ask again, and take up what failed for want of a token."""
        self._takes_up = True
        self.ask()

    def give_up(self) -> None:
        """Wait for no answer any more."""
        self._services.background.recall(self, _KIND)

    def show_contents(self, contents: RepoContents) -> None:
        """Lay out what it holds; a file that was named stands first."""
        self._list.deleteLater()
        self._list = QWidget()
        column = column_of(on=self._list, gap=4)
        self._body_layout.addWidget(self._list)
        self.status.say(_facts(contents.listing))
        choices = sorted(contents.choices, key=lambda choice: not _is_named(contents, choice))[:_MOST_ROWS]
        shown = {row.names for row in main_rows([choice.row for choice in choices])}
        shown |= {choice.row.names for choice in choices if _is_named(contents, choice)}
        self.rows = [self._row(contents, choice) for choice in choices]
        for row, choice in zip(self.rows, choices, strict=True):
            column.addWidget(row)
            row.setVisible(choice.row.names in shown)
        if folded := [row for row in self.rows if row.isHidden()]:
            column.addWidget(_more_button(folded), 0, Qt.AlignmentFlag.AlignLeft)
        if self._takes_up:
            self._takes_up = False
            for row in self.rows:
                if row.download.offer is CardAction.RETRY:
                    row.download.press()
        if words := _left_out(contents):
            column.addWidget(note(words))
        self.header.setChecked(True)

    def _row(self, contents: RepoContents, choice: FileChoice) -> FileRowView:
        row = FileRowView(self._services, contents.listing, choice, named=_is_named(contents, choice))
        self.row_made.emit(row)
        row.download.failed.connect(lambda: self._ask_consent(contents.listing))
        return row

    def _show_error(self, error: AppError) -> None:
        self.status.hide()
        self.problem.show_error(error, self.repo.name)

    def _ask_consent(self, listing: RepoListing) -> None:
        if listing.gated:
            self.problem.show_error(AccessNeeded(""), listing.repo)

    def _fold(self, opened: bool) -> None:
        self._body.setVisible(opened)
        self._name_header()
        if opened and not self.rows and self.status.isHidden() and self.problem.isHidden():
            self.ask()

    def _name_header(self) -> None:
        name = self.repo.name.split("/", 1)[-1]
        self.header.setText(f"{'▾' if self.header.isChecked() else '▸'}  {name}".replace("&", "&&"))
        self.header.setAccessibleDescription(
            tr("Shown. Press to fold away.") if self.header.isChecked() else tr("Folded away.")
        )


def _is_named(contents: RepoContents, choice: FileChoice) -> bool:
    return contents.named is not None and contents.named.name in choice.row.names


def _more_button(folded: list[FileRowView]) -> PushButton:
    button = quiet_button(tr_count("Show one more precision", "Show %n more precisions", len(folded)))

    def show_all() -> None:
        button.hide()
        for row in folded:
            row.show()
        folded[0].draft.setFocus()

    button.clicked.connect(show_all)
    return button


def _left_out(contents: RepoContents) -> str:
    if not contents.choices:
        return tr("No model to chat with in here: its GGUF files, if any, are helpers, adapters or of other kinds.")
    words = []
    if not any(choice.row.recommended for choice in contents.choices):
        words.append(tr("Nothing here fits the memory that is free now. A smaller model would."))
    if len(contents.choices) > _MOST_ROWS:
        more = number(len(contents.choices) - _MOST_ROWS)
        words.append(tr("{count} more are not shown: paste the link of the file you mean.", count=more))
    hidden = contents.listing.hidden_files
    if hidden:
        words.append(
            tr_count(
                "One file that is no chat model is left out.", "%n files that are no chat models are left out.", hidden
            )
        )
    return " ".join(words)


def _about(repo: FoundRepo) -> str:
    owner = repo.name.split("/", 1)[0]
    pieces = [tr("by {owner}", owner=owner)]
    if repo.downloads:
        pieces.append(tr("fetched {count} times", count=number(repo.downloads)))
    if repo.gated:
        pieces.append(tr("its owner asks for consent first"))
    return " · ".join(pieces)


def _facts(listing: RepoListing) -> str:
    facts, pieces = listing.facts, []
    if facts.parameters:
        pieces.append(_parameters(facts.parameters))
    if facts.architecture:
        pieces.append(tr("architecture {name}", name=facts.architecture))
    if facts.context_tokens:
        pieces.append(tr("context up to {count} tokens", count=number(facts.context_tokens)))
    if listing.licence:
        pieces.append(tr("licence {licence}", licence=licence_words(listing.licence)))
    words = " · ".join(pieces)
    if facts.chat_template is False:
        words += ". " + tr("It has no chat template: a base model, made to go on with a text rather than to converse.")
    return words[:1].upper() + words[1:]


def _parameters(count: int) -> str:
    if count >= 1e9:
        return tr("{count} billion parameters", count=number(count / 1e9, 1))
    return tr("{count} million parameters", count=number(count / 1e6))
