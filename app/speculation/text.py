"""From token bytes to text: characters that span tokens, and stop strings that span them too."""

from __future__ import annotations

import codecs
from collections.abc import Sequence


class ReplyText:
    """Decodes a reply's bytes as they come and watches for stop strings.

    A token that completes a character carries it; until then its text is empty, and a character that is never
    completed never shows. Bytes that are no UTF-8 become U+FFFD, as soon as that is certain.
    """

    def __init__(self, stop: Sequence[str] = ()) -> None:
        self._stop = tuple(s for s in stop if s)
        self._longest = max((len(s) for s in self._stop), default=0)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.text = ""

    def add(self, piece: bytes) -> str:
        """Append a token's bytes; returns the text that became whole."""
        new = self._decoder.decode(piece)
        self.text += new
        return new

    def stop_at(self, added: int) -> int | None:
        """Where the earliest stop string begins that the last ``added`` characters completed, else ``None``."""
        if not self._stop or not added:
            return None
        window = max(0, len(self.text) - added - self._longest + 1)
        found = [at for s in self._stop if (at := self.text.find(s, window)) >= 0]
        return min(found) if found else None

    @property
    def undecided(self) -> int:
        """How many characters at the end could still become part of a stop string."""
        tail = self.text[-(self._longest - 1) :] if self._longest > 1 else ""
        for start in range(len(tail)):
            if any(s.startswith(tail[start:]) for s in self._stop):
                return len(tail) - start
        return 0
