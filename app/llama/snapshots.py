"""How many tokens a running state can be taken back.

Recurrent and hybrid models keep a digest of all they read. For some architectures llama.cpp can keep the digest after
each of a pass's last tokens too (``n_rs_seq``); taking back then means going on from an earlier one. It checks less
than that needs: copies from an earlier pass lie in the same places, and it would go on from those. So what the latest
pass left is counted here.
"""

from __future__ import annotations


class Snapshots:
    """Counts how far back the copies reach.

    Args:
        most: copies that a context keeps besides the present state; 0 where it keeps every token, or none at all: then
            llama.cpp itself knows what can be taken back.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._left = 0

    def read(self, tokens: int) -> None:
        """A pass over so many tokens is done: there is a copy after each of its last ones."""
        self._left = min(self.most, tokens - 1)

    def lose(self) -> None:
        """A pass broke off, or the copies were used: the next pass makes new ones."""
        self._left = 0

    def reach(self, tokens: int) -> bool:
        """Whether so many tokens can be taken back, as far as copies matter."""
        return not self.most or tokens <= self._left
