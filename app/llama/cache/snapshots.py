"""Counts how many tokens a running state can be taken back.

Recurrent and hybrid models keep a digest of all they read. For some architectures llama.cpp can also keep copies of the
digest after each of a pass's last tokens (``n_rs_seq``), and goes back to one of them to take tokens back. But it does
not check which pass a copy is from: those of an earlier pass lie in the same places, and it would go on from them. So
this module counts the copies that the latest pass left.
"""

from __future__ import annotations


class Snapshots:
    """Counts how far back the copies reach.

    Args:
        most: copies that a context keeps besides the present state; 0 where it keeps every token, or no copies: then
            llama.cpp itself knows what can be taken back.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._left = 0

    def read(self, tokens: int) -> None:
        """Count the copies of a pass over so many tokens: there is one after each of its last tokens."""
        self._left = min(self.most, tokens - 1)

    def lose(self) -> None:
        """Count no copies any more: a pass broke off, or they were used. The next pass makes new ones."""
        self._left = 0

    def reach(self, tokens: int) -> bool:
        """Return whether so many tokens can be taken back, as far as copies matter."""
        return not self.most or tokens <= self._left
