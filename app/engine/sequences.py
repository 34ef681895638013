"""The sequences of a pair's models, for as many replies as are written at once.

A pair begins with one sequence of each model, which costs what it always did. Only where a second reply is asked for
while one is written, larger caches take the place of the first ones, and what these hold is moved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import psutil

from app.llama.attention import joint_attention
from app.llama.context import Context, Reading, decode_together, grow
from app.speculation.batching import JointPart, JointReader, Lane, Scheduler
from app.speculation.drafters.model_drafter import SOURCE
from app.speculation.language_model import FloatArray, LanguageModel

MOST_AT_ONCE = 8
"""Replies that are written at once, where nobody says how many. With more, each becomes too slow to be read along."""
_FREE_SHARE = 0.5
"""Of the free memory, for larger caches; the old ones are freed only after the new ones are there."""


def _free_memory() -> int:
    return int(psutil.virtual_memory().available)


class _SequenceReader(JointReader):
    """Runs passes over the sequences of one model.

    Args:
        first: the first of them.
    """

    def __init__(self, first: Context) -> None:
        self._first = first

    @property
    def most_tokens(self) -> int:
        return self._first.native.piece

    @property
    def most_rows(self) -> int:
        return self._first.native.most_rows

    @property
    def rows_at_once(self) -> int:
        return self._first.kind.rows_at_once

    def read(self, parts: Sequence[JointPart]) -> Sequence[FloatArray]:
        readings = []
        for part in parts:
            assert isinstance(part.model, Context)
            readings.append(Reading(part.model, part.tokens, part.rows))
        return decode_together(readings)


class Sequences:
    """Those of one loaded pair.

    Args:
        target: the first of the target.
        free_memory: tells how much is free.
    """

    def __init__(self, target: Context, *, free_memory: Callable[[], int] = _free_memory) -> None:
        self.targets = [target]
        """Of the target."""
        self.drafts: list[Context] = []
        """Of the draft, where it is a model of its own."""
        self.scheduler = Scheduler()
        """Joins the passes of replies that are written at once."""
        self.can_grow = target.can_share
        """True if there can be several."""
        self.limit = MOST_AT_ONCE
        """The most of them."""
        self._free_memory = free_memory
        self._target_lane = Lane(self.scheduler, _SequenceReader(target))
        self._draft_lane: Lane | None = None

    @property
    def most(self) -> int:
        """The most replies that are written at once: as many as asked for, and as there is memory for."""
        if not self.can_grow:
            return 1
        firsts = [*self.targets[:1], *self.drafts[:1]]
        each = sum(context.token_bytes * context.context_tokens for context in firsts)
        fit = int(_FREE_SHARE * self._free_memory() / each) if each else self.limit
        return max(len(self.targets), min(self.limit, fit))

    def add_draft(self, draft: Context) -> None:
        """Take in the draft."""
        self.drafts = [draft]
        self._draft_lane = Lane(self.scheduler, _SequenceReader(draft), SOURCE)
        self.can_grow = self.can_grow and draft.can_share

    def drop_draft(self) -> None:
        """Forget the draft, which is freed."""
        self.drafts, self._draft_lane = [], None

    def target_model(self, context: Context) -> LanguageModel:
        """Return a sequence of the target as a reply uses it."""
        return self._target_lane.model(context)

    def draft_model(self, context: Context) -> LanguageModel:
        """Return a sequence of the draft as a reply uses it."""
        assert self._draft_lane is not None
        return self._draft_lane.model(context)

    def grow(self, count: int) -> bool:
        """Have ``count`` sequences of each model; ``False``: there is no memory for it, or these models cannot."""
        if count > self.most:
            return False
        kinds = joint_attention(self.drafts[0].kind) if self.drafts else None, None
        groups = [(group, kind) for group, kind in zip((self.drafts, self.targets), kinds, strict=True) if group]
        return all(len(group) >= count or grow(group, count, kind) for group, kind in groups)
