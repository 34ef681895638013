"""Common part of the readers that make a head look like a language model, fed with the states of its target.

Whatever a head guesses from, it reads what the target computed as the target reads. The latest states are kept
(:mod:`app.speculation.drafters.states`) and read when guesses are wanted, or where a long prompt fills the window.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Protocol

from app.speculation.drafters.states import StateListener, StateWindow
from app.speculation.language_model import BrokenModel, FloatArray, IntArray, Interrupted, LanguageModel
from app.speculation.settings import MOST_DRAFTED

MOST_UNREAD = 192
"""States that may wait to be read; then the head reads all of them at once. So a reply after a shorter text begins as
soon as without a head."""
_KEPT_ROWS = 320
"""States that are kept. Three quarters of them always stay: all that wait, and some that may be needed again."""

Arrays = Mapping[str, FloatArray | IntArray]


class StateModel(Protocol):
    """Computes guesses from states, with a cache of the rows it has read."""

    @property
    def context_tokens(self) -> int:
        """The number of tokens of text that it can follow."""
        ...

    @property
    def rows_at_once(self) -> int:
        """The most rows of a call."""
        ...

    def clear(self) -> None:
        """Forget all rows."""
        ...


class StateReader(LanguageModel, StateListener):
    """Follows a target, and is asked for guesses as a language model is: token by token.

    Args:
        model: computes.
    """

    guesses_at_once = False
    """True if a single pass makes all guesses of a round, however many."""

    def __init__(self, model: StateModel) -> None:
        self._context_tokens, self._rows_at_once = model.context_tokens, model.rows_at_once
        self._window = StateWindow(_KEPT_ROWS)
        self._text: list[int] = []
        self._true = 0  # the rows of so many places were read with the target's states
        self._broken: BrokenModel | None = None
        self.idle = False
        """True if nobody wants guesses for now. A reply's own tokens are then not read. Long passes are, since they may
        be a prompt that another reply will follow."""
        self.longest_draft = MOST_DRAFTED
        """Number of guesses of a round that are of use."""

    @property
    def context_tokens(self) -> int:
        return self._context_tokens

    @property
    def length(self) -> int:
        return len(self._text)

    @property
    def confidence(self) -> float | None:
        """Probability that its latest guess is right, as the head itself says; ``None`` where it does not say."""
        return None

    def most_guesses(self, length: int) -> int:  # noqa: ARG002 - of a block there may be less room
        """Return how many guesses a round can have after ``length`` tokens."""
        return self.longest_draft

    def can_follow(self, length: int) -> bool:
        """Return whether the state is kept that led the target to the last of ``length`` tokens."""
        return length - 2 in self._window

    @abstractmethod
    def unread(self, length: int) -> int:
        """Return how many rows the head must read before it can guess what follows ``length`` tokens."""

    def took(self, first: int, tokens: Sequence[int], states: Sequence[FloatArray]) -> None:
        goes_by = self.idle and len(tokens) <= MOST_DRAFTED + 1
        step = self._rows_at_once
        for start in range(0, len(tokens), step):
            part = slice(start, start + step)
            unread = self._window.end - max(self._true, self._window.first)
            if not goes_by and unread + len(tokens[part]) > MOST_UNREAD:
                self.catch_up()
            self._window.add(first + start, tokens[part], [state[part] for state in states])

    def truncate(self, length: int) -> None:
        del self._text[length:]

    @abstractmethod
    def copy_out(self) -> dict[str, FloatArray | IntArray]:
        """Return all that belongs to the head's cache, for :meth:`copy_in`, as arrays by name."""

    @abstractmethod
    def copy_in(self, rows: Arrays) -> None:
        """Take up what :meth:`copy_out` returned, now that the head's cache holds what it held then."""

    def forget(self) -> None:
        """Take note that the head's cache is empty; the target's states are forgotten with it."""
        self._text = []
        self._true = 0
        self._window.restart(0)

    def catch_up(self) -> None:
        """Read all that the target has read."""
        if self._broken is not None:
            return
        try:
            self._read_states()
        except BrokenModel as broken:
            self._broken = broken  # said when a guess is asked for: the target itself has done its work
        except Interrupted:
            pass  # what stays unread is passed over later, should it have left by then

    @abstractmethod
    def _read_states(self) -> None:
        """Read the states that are kept and were not read."""

    def _begin_decode(self, tokens: Sequence[int], rows: int) -> None:
        """Check that the row after ``tokens`` can be asked for."""
        if rows != 1:
            raise ValueError(f"{rows} rows of a head")
        if self._broken is not None:
            raise self._broken
        if len(self._text) + len(tokens) > self.context_tokens:
            raise BrokenModel("It was given more than its context holds.")
