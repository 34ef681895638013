"""From token bytes to text: characters that span tokens, and stop strings that span them too."""

from __future__ import annotations

import codecs
from collections.abc import Sequence


class ReplyText:
    """Decodes a reply's bytes as they come, and watches for stop strings.

    A token whose bytes end within a character has no text yet: the token that completes the character has all of it.
    A character that is never completed never shows. Bytes that are no UTF-8 become U+FFFD as soon as that is certain.

    Args:
        stop: the stop strings; empty ones do not count.
    """

    def __init__(self, stop: Sequence[str] = ()) -> None:
        self._stop = tuple(s for s in stop if s)
        self._longest = max((len(s) for s in self._stop), default=0)
        self._first = frozenset(s[0] for s in self._stop)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._within = False
        """True if the bytes so far end within a character."""
        self.text = ""
        """All text so far."""

    def add(self, piece: bytes) -> str:
        """Append a token's bytes, and return the text that became whole."""
        if piece.isascii() and not self._within:  # mostly so, and the decoder is many calls
            new = piece.decode("ascii")
        else:
            new = self._decoder.decode(piece)
            self._within = bool(self._decoder.getstate()[0])
        self.text += new
        return new

    def stop_at(self, added: int) -> int | None:
        """Return where the earliest stop string begins, if the last ``added`` characters completed one."""
        if not self._stop or not added:
            return None
        window = max(0, len(self.text) - added - self._longest + 1)
        places = [at for s in self._stop if (at := self.text.find(s, window)) >= 0]
        return min(places) if places else None

    @property
    def undecided(self) -> int:
        """The number of characters at the end that could still become part of a stop string."""
        tail = self.text[-(self._longest - 1) :] if self._longest > 1 else ""
        if self._first.isdisjoint(tail):  # mostly so
            return 0
        for start in range(len(tail)):
            if any(s.startswith(tail[start:]) for s in self._stop):
                return len(tail) - start
        return 0
