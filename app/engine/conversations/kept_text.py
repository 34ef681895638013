"""Texts that models have read, copied out of their caches so that another text can take its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from app.llama.context import Context
from app.llama.heads.guessing_context import GuessingContext
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.language_model import IntArray

_Reading = TypeVar("_Reading", Context, GuessingContext)
Arrays = Mapping[str, NDArray[Any]]
STATE = "state"
"""The name of the array that is llama.cpp's."""


def as_tokens(tokens: Sequence[int]) -> IntArray:
    return np.asarray(tokens, dtype=np.int32)


def shared(one: IntArray, other: IntArray) -> int:
    """Return how many tokens two texts have in common from the first on."""
    end = min(len(one), len(other))
    differ = one[:end] != other[:end]
    return int(differ.argmax()) if differ.any() else end


@dataclass(frozen=True, slots=True, eq=False)
class KeptText:
    """Text that one model has read, with the arrays that restore its cache."""

    tokens: IntArray
    arrays: Arrays

    @property
    def size_bytes(self) -> int:
        return int(self.tokens.nbytes + sum(array.nbytes for array in self.arrays.values()))


@dataclass(slots=True, eq=False)
class KeptConversation:
    """Conversation that target and draft have read."""

    target: KeptText
    draft: KeptText | None
    whole_only: bool
    """True if the target can go on from its very end alone."""
    chat: int | None = None
    """The number of the window's chat, where it is one."""
    owner: int = 0
    """Its owner: :attr:`app.engine.commands.KeepOptions.owner`."""
    size_bytes: int = field(init=False)

    def __post_init__(self) -> None:
        self.size_bytes = self.target.size_bytes + (self.draft.size_bytes if self.draft is not None else 0)

    def usable(self, tokens: IntArray) -> int:
        """Return how many of ``tokens`` need not be read after this was taken up."""
        same = shared(self.target.tokens, tokens)
        return same if same == len(self.target.tokens) or not self.whole_only else 0


class TextHolder(Protocol):
    """A model's cache, and the text it holds."""

    @property
    def held(self) -> Sequence[int]: ...

    @property
    def state_bytes(self) -> int:
        """About what a copy would take."""
        ...

    def copy_out(self) -> KeptText | None:
        """Return a copy of what is held; ``None`` where there can be none."""
        ...

    def copy_in(self, text: KeptText) -> bool:
        """Hold what was kept, and nothing else; ``False``: that failed, and nothing is held."""
        ...

    def follow_other(self, other: Any, count: int) -> None:
        """Hold the first ``count`` tokens of another sequence of the same cache."""
        ...

    def clear(self) -> None:
        """Hold nothing."""
        ...


class TargetText:
    """The target's: a :class:`TextHolder`."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.held: list[int] = []

    def usable(self, tokens: IntArray) -> int:
        """Return how many of ``tokens`` need not be read, if the cache is cut to them."""
        return self.context.remains(shared(as_tokens(self.held), tokens))

    def cut_to_shared(self, tokens: Sequence[int]) -> int:
        """Forget what the cache does not share with a prompt; return how many tokens stay.

        The last token never stays: reading it again gives the first row of logits.
        """
        self.cut_to(shared(as_tokens(self.held), as_tokens(tokens[:-1])))
        return len(self.held)

    def cut_to(self, count: int) -> None:
        """Forget all but the first ``count`` tokens, or as many more as the cache cannot keep apart."""
        self.context.truncate(count)
        del self.held[self.context.length :]

    def follow_other(self, other: TargetText, count: int) -> None:
        """Hold the first ``count`` tokens of another sequence of the same cache."""
        self.context.follow(other.context, count)
        self.held = other.held[:count]

    def follow(self, tokens: Sequence[int]) -> None:
        """Take down what the cache holds after a reply: as much of ``tokens`` as it says."""
        self.held = list(tokens[: self.context.length])

    @property
    def state_bytes(self) -> int:
        return self.context.state_bytes

    def copy_out(self) -> KeptText | None:
        state = self.context.copy_out()
        return KeptText(as_tokens(self.held), {STATE: state}) if state is not None else None

    def copy_in(self, text: KeptText) -> bool:
        done = self.context.copy_in(text.arrays[STATE], len(text.tokens))
        self.held = text.tokens.tolist() if done else []
        return done

    def clear(self) -> None:
        self.context.clear()
        self.held = []


class _DrafterText(Generic[_Reading]):
    """Common part of all models that guess: the drafter knows which text it holds."""

    def __init__(self, context: _Reading, drafter: ModelDrafter) -> None:
        self._context: _Reading = context
        self._drafter = drafter

    @property
    def held(self) -> Sequence[int]:
        return self._drafter.held

    @property
    def state_bytes(self) -> int:
        return self._context.state_bytes


class DraftText(_DrafterText[Context]):
    """A draft model's: a :class:`TextHolder`."""

    def copy_out(self) -> KeptText | None:
        if len(self._drafter.readable(self.held)) != self._context.length:
            return None
        state = self._context.copy_out()
        return KeptText(as_tokens(self.held), {STATE: state}) if state is not None else None

    def copy_in(self, text: KeptText) -> bool:
        tokens = text.tokens.tolist()
        done = self._context.copy_in(text.arrays[STATE], len(self._drafter.readable(tokens)))
        self._drafter.hold(tokens if done else [])
        return done

    def follow_other(self, other: DraftText, count: int) -> None:
        tokens = list(other.held[:count])
        if len(self._drafter.readable(tokens)) == len(tokens) <= other._context.length:
            self._context.follow(other._context, len(tokens))
            self._drafter.hold(tokens)

    def clear(self) -> None:
        self._context.clear()
        self._drafter.hold([])


class HeadText(_DrafterText[GuessingContext]):
    """A head's, a :class:`TextHolder`: its rows, and the target's last states."""

    def copy_out(self) -> KeptText | None:
        state = self._context.copy_out()
        if state is None:
            return None
        return KeptText(as_tokens(self.held), {STATE: state, **self._context.reader.copy_out()})

    def copy_in(self, text: KeptText) -> bool:
        if not self._context.copy_in(text.arrays[STATE]):
            self.clear()
            return False
        self._context.reader.copy_in(text.arrays)
        self._drafter.hold(text.tokens.tolist())
        return True

    def follow_other(self, other: HeadText, count: int) -> None:
        """Do nothing: a head guesses for one sequence alone."""

    def clear(self) -> None:
        self._context.clear()
        self._context.reader.forget()
        self._drafter.hold([])
