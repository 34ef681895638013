"""What both pages that ask the Hub show meanwhile and afterwards: a bar without an end, and one sentence."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QProgressBar


class WaitingBar(QProgressBar):
    """Something is under way, nobody knows how long."""

    def __init__(self, name: str) -> None:
        """``name`` says what, for a screen reader."""
        super().__init__()
        self.setRange(0, 0)
        self.setTextVisible(False)
        self.setAccessibleName(name)


class Sentence(QLabel):
    """How the asking went. Takes no room while there is nothing to say."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "muted")
        self.setWordWrap(True)

    def say(self, sentence: str) -> None:
        self.setText(sentence)
        self.setVisible(bool(sentence))

    def say_where_token_went(self, beyond_this_run: bool) -> None:
        self.say(
            "The token is kept in the system's keyring."
            if beyond_this_run
            else "This system has no keyring: the token is known until Draftlight is closed."
        )
