"""Documents that a model writes beside a chat, such as ChatGPT's canvas and Claude's artifacts: shown in the reply that
made or changed them, as they were then.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from app.chats.given_text import put_in_fences

_MOST_LETTERS = 8_000_000
"""Of all documents of a chat, as often as they are shown."""
_MOST_DOCUMENTS = 1_000
"""Of a chat that later replies can change."""
_PROSE = {"", "document", "markdown", "md", "txt", "text", "plain", "text/markdown", "text/plain"}
_LANGUAGES = {
    "text/html": "html",
    "image/svg+xml": "svg",
    "application/vnd.ant.react": "jsx",
    "application/vnd.ant.mermaid": "mermaid",
}


@dataclass(frozen=True, slots=True)
class Document:
    """A document as it is at one time."""

    title: str
    text: str
    kind: str = ""
    """A language or a media type; empty for prose."""

    def edited(self, old: str, new: str, *, everywhere: bool = False) -> Document | None:
        """Return it with some words in the place of others; ``None`` where those are not in it."""
        if not old or old not in self.text:
            return None
        return replace(self, text=self.text.replace(old, new, -1 if everywhere else 1))


DocumentState = Mapping[str, Document]
"""The documents of a chat at one of its turns, by their names there."""
NO_DOCUMENTS: DocumentState = MappingProxyType({})


class ShownDocuments:
    """Writes documents into replies, up to so many letters: each change shows the whole document."""

    def __init__(self) -> None:
        self._left = _MOST_LETTERS

    def write(self, document: Document, change: str) -> str:
        """Return a document as Markdown; where there were too many, what of it is new."""
        if len(document.text) > self._left:
            document = replace(document, text=change[: self._left])
        self._left -= len(document.text)
        title = " ".join(document.title.split())
        head = f"**{title}**" if title else ""
        kind = document.kind.lower().removeprefix("code/").removeprefix("application/vnd.ant.code")
        if kind in _PROSE:
            return "\n\n".join(filter(None, ("---", head, document.text.strip("\n"), "---")))
        language = _LANGUAGES.get(document.kind, kind.rpartition("/")[2])
        return "\n\n".join(filter(None, (head, put_in_fences(document.text, re.sub(r"\W", "", language)))))


def keep_document(state: DocumentState, key: str, document: Document) -> DocumentState:
    """Return the documents after one of them was made or changed."""
    return {**state, key: document} if key in state or len(state) < _MOST_DOCUMENTS else state
