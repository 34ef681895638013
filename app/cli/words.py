"""What people are told in a terminal: English, in which what the window has in Settings is named by its option."""

from __future__ import annotations

from app.language import English


class CommandLineEnglish(English):
    """The program's own words, for who has no window before them."""

    def text(self, source: str, meaning: str, count: int) -> str:
        return super().text(source, meaning, count).replace("context in Settings", "context with -c")
