"""How much a file and a message may hold. What is larger is refused, or cut off, in words."""

from __future__ import annotations

MOST_FILES = 20
"""In one message."""
MOST_BYTES = 32_000_000
"""Of a file: a book is 1 MB of text, a long report 10 MB as PDF."""
MOST_LETTERS = 2_000_000
"""Of the text that is read from a file: half a million tokens, more than any context here."""
