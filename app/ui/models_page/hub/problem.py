"""Parts of both pages that ask the Hub: that it is being asked, and a problem with the button that solves it.

Where the owner asks for consent, the token is entered right here, and the question is asked again.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QLineEdit, QProgressBar

from app.errors import AccessNeeded, AppError, HubUnreachable, IncompatibleDraft, NotOnHub
from app.language import tr, tr_count, tr_marked
from app.models.network.hub_client import NO_CONNECTION
from app.models.network.hub_internals import endpoint
from app.models.network.token_store import TokenPlace
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.widgets.buttons import plain_button, primary_button, quiet_button
from app.ui.toolkit.widgets.labels import heading, note, wrapped
from app.ui.toolkit.widgets.layouts import CARD, Stretch, column_of, row_of

_TITLES: tuple[tuple[type[AppError], str], ...] = (
    (AccessNeeded, tr("The owner asks for consent")),
    (NotOnHub, tr("Not found")),
    (HubUnreachable, tr("The Hub cannot be reached")),
    (IncompatibleDraft, tr("No draft can guess for this model")),
)


TOKEN_WORDS = {
    TokenPlace.KEYRING: tr("The token is kept in the system's keyring."),
    TokenPlace.NO_KEYRING: tr("This system has no keyring: the token is known until Draftlight is closed."),
    TokenPlace.SILENT_KEYRING: tr(
        "The system's keyring does not answer: the token may be known only until Draftlight is closed."
    ),
}


class WaitingBar(QProgressBar):
    """Shows that something is under way and nobody knows how long; ``name`` is for screen readers."""

    def __init__(self, name: str) -> None:
        super().__init__(minimum=0, maximum=0, textVisible=False)
        self.setAccessibleName(name)


class ProblemPanel(QFrame):
    """Says what is wrong; hidden until there is something to say."""

    token_entered = Signal(str)

    def __init__(self, ask_again: Callable[[], object]) -> None:
        """Make the panel; ``ask_again`` is called by its button."""
        super().__init__()
        self.setProperty("role", "card")
        self._repo = ""
        self.title = wrapped(heading(""))
        self.words = note()
        self.page_button = quiet_button(tr("Open its page on the Hub"), run=self._open_page)
        self.token = named(
            QLineEdit(placeholderText=tr("Access token, begins with hf_")),
            tr("Access token for the Hub; it is sent to the Hub alone"),
        )
        self.token.setEchoMode(QLineEdit.EchoMode.Password)
        self.token.returnPressed.connect(self._enter_token)
        self.token_button = primary_button(tr("Save and try again"), run=self._enter_token)
        self.retry = plain_button(tr("Try again"), run=ask_again)
        entry = row_of((self.token, 1), self.token_button)
        column_of(self.title, self.words, entry, row_of(self.retry, self.page_button, Stretch()), on=self, margins=CARD)
        self.hide()

    def show_error(self, error: AppError, repo: str = "") -> None:
        """Say what stands in the way; ``repo`` is whose page may help."""
        gated = isinstance(error, AccessNeeded)
        self._repo = repo
        self.title.setText(_title(error))
        self.words.setText(_sentence(error))
        self.setAccessibleName(f"{self.title.text()}. {self.words.text()}")
        self.token.clear()
        self.token.setVisible(gated)
        self.token_button.setVisible(gated)
        self.page_button.setVisible(gated and bool(repo))
        self.retry.setVisible(not isinstance(error, NotOnHub | IncompatibleDraft))
        self.show()

    def _enter_token(self) -> None:
        if self.token.text().strip():
            self.token_entered.emit(self.token.text())
            self.token.clear()

    def _open_page(self) -> None:
        QDesktopServices.openUrl(QUrl(f"{endpoint()}/{self._repo}"))


def _title(error: AppError) -> str:
    if isinstance(error, HubUnreachable) and error.wait_s is not None:
        return tr("The Hub is busy")
    return next((words for kind, words in _TITLES if isinstance(error, kind)), tr("This did not work"))


def _sentence(error: AppError) -> str:
    if isinstance(error, AccessNeeded):
        return tr(
            "Accept its terms on its page with your account there. Then make an access token in the account's "
            "settings and enter it here; it is sent to the Hub alone."
        )
    if isinstance(error, HubUnreachable) and error.wait_s is not None:
        return tr("It had too many questions from this network. Try again in {span}.", span=_span(error.wait_s))
    if isinstance(error, HubUnreachable) and error.sentence == tr_marked(NO_CONNECTION):  # the heading says that
        return tr("Check this computer's connection to the internet. The models that are here need none.")
    if isinstance(error, IncompatibleDraft):
        return tr("{sentence} It can chat all the same, only without guesses.", sentence=error.sentence)
    return error.sentence


def _span(seconds: float) -> str:
    if seconds < 90:
        return tr_count("%n second", "%n seconds", max(1, round(seconds)))
    return tr_count("%n minute", "%n minutes", round(seconds / 60))
