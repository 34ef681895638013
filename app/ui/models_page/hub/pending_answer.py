"""Progress and status of a question to the Hub, for both pages that ask it: a bar without an end, and one sentence."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QProgressBar

from app.language import tr
from app.models.network.token_store import TokenPlace

_TOKEN_WORDS = {
    TokenPlace.KEYRING: tr("The token is kept in the system's keyring."),
    TokenPlace.NO_KEYRING: tr("This system has no keyring: the token is known until Draftlight is closed."),
    TokenPlace.SILENT_KEYRING: tr(
        "The system's keyring does not answer: the token may be known only until Draftlight is closed."
    ),
}


class WaitingBar(QProgressBar):
    """Shows that something is under way and nobody knows how long."""

    def __init__(self, name: str) -> None:
        """Make the bar; ``name`` is its name for a screen reader."""
        super().__init__()
        self.setRange(0, 0)
        self.setTextVisible(False)
        self.setAccessibleName(name)


class StatusSentence(QLabel):
    """Says how the question went; takes no room while there is nothing to say."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "muted")
        self.setWordWrap(True)

    def say(self, sentence: str) -> None:
        self.setText(sentence)
        self.setVisible(bool(sentence))

    def say_where_token_went(self, place: TokenPlace) -> None:
        self.say(_TOKEN_WORDS[place])
