"""Panel for a problem with the Hub: a heading, one sentence, and the button that solves it.

Where the owner asks for consent, the token is entered right here, and the question is asked again.
"""

from __future__ import annotations

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.errors import AccessNeeded, AppError, HubUnreachable, IncompatibleDraft, NotOnHub
from app.language import tr, tr_count, tr_marked
from app.models.network.hub_client import NO_CONNECTION
from app.models.network.hub_internals import endpoint
from app.ui.toolkit.widgets.buttons import plain_button, primary_button, quiet_button
from app.ui.toolkit.widgets.labels import heading, muted

_TITLES: tuple[tuple[type[AppError], str], ...] = (
    (AccessNeeded, tr("The owner asks for consent")),
    (NotOnHub, tr("Not found")),
    (HubUnreachable, tr("The Hub cannot be reached")),
    (IncompatibleDraft, tr("No draft can guess for this model")),
)


class ProblemPanel(QFrame):
    """Says what is wrong; hidden until there is something to say."""

    token_entered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._repo = ""
        self.title = heading("")
        self.title.setWordWrap(True)
        self.words = muted("")
        self.words.setWordWrap(True)
        self.page_button = quiet_button(tr("Open its page on the Hub"))
        self.page_button.clicked.connect(self._open_page)
        self.token = QLineEdit()
        self.token.setEchoMode(QLineEdit.EchoMode.Password)
        self.token.setPlaceholderText(tr("Access token, begins with hf_"))
        self.token.setAccessibleName(tr("Access token for the Hub; it is sent to the Hub alone"))
        self.token.returnPressed.connect(self._enter_token)
        self.token_button = primary_button(tr("Save and try again"))
        self.token_button.clicked.connect(self._enter_token)
        self.retry = plain_button(tr("Try again"))
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        entry = QHBoxLayout()
        entry.setSpacing(8)
        entry.addWidget(self.token, 1)
        entry.addWidget(self.token_button)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.retry)
        buttons.addWidget(self.page_button)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(8)
        layout.addWidget(self.title)
        layout.addWidget(self.words)
        layout.addLayout(entry)
        layout.addLayout(buttons)

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
