"""What the model is given of a message that has files: each file fenced under its name, then what was typed.

The files come first: a question that is asked in other words then begins as it did, so that what the models have read
of the files is kept.
"""

from __future__ import annotations

import re
from pathlib import PurePath

from app.chats.records import AttachedFile, StoredMessage

_READ_AS_WORDS = {".pdf", ".docx", ".docm", ".dotx", ".dotm", ".html", ".htm", ".xhtml", ".mhtml", ".mht"}
"""Files of which only the words are given: they are no code of that language any more."""
_FENCE = re.compile("`{3,}")
_LANGUAGE = re.compile(r"[\w+#.-]*")


def given_text(message: StoredMessage) -> str:
    """Return all of a message in the words that the model reads; pictures are shown to it besides."""
    texts = [fenced(file) for file in message.files if not file.picture]
    return "\n\n".join([*texts, message.text]) if texts else message.text


def fenced(file: AttachedFile) -> str:
    """Return a file under its name, between fences."""
    note = f" ({file.note})" if file.note else ""
    return f"File: {file.name}{note}\n{put_in_fences(file.text, language_of(file.name))}"


def put_in_fences(text: str, language: str = "") -> str:
    """Return a text between fences that are longer than any in it."""
    ticks = "`" * max([3, *(len(found) + 1 for found in _FENCE.findall(text))])
    end = "" if text.endswith("\n") else "\n"
    return f"{ticks}{language if _LANGUAGE.fullmatch(language) else ''}\n{text}{end}{ticks}"


def language_of(name: str) -> str:
    """Return the language of a file's text, as a fence tells it; empty where its name tells none."""
    suffix = PurePath(name).suffix.lower()
    letters = suffix.removeprefix(".")
    return letters if suffix not in _READ_AS_WORDS and letters.isascii() and letters.isalnum() else ""
