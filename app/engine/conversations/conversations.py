"""Copies of the models' caches for other conversations, so that returning to one costs only its new tokens.

Each seat of the models' caches (:mod:`app.engine.conversations.seats`) holds one conversation. Before another takes its
place, a copy of what it holds is put aside, and the one that begins most like the new prompt is taken up: where that is
worth more than it costs (:mod:`app.engine.conversations.moving_costs`). In memory there are as many as fit within a
share of what is free; the one that was longest not used leaves first. A chat of the window may also lie on the disk
(:mod:`app.engine.conversations.chat_state_files`).

What is written does not depend on any of this: a copy is what the model would compute again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, nullcontext

import psutil

from app.engine.commands import KeepOptions
from app.engine.conversations.chat_state_files import ChatStateFiles
from app.engine.conversations.kept_text import KeptConversation, TargetText, TextHolder, as_tokens, shared
from app.engine.conversations.moving_costs import LEAST_TOKENS, Clock, MovingCosts
from app.engine.conversations.seats import NOBODY, Seat
from app.llama.child_processes.service import Cancelled
from app.speculation.language_model import IntArray

log = logging.getLogger("draftlight.engine")

USUAL_SHARE = 0.1
"""Of the free memory, for conversations besides the latest, until somebody says how much."""

MOST_IN_PASSING = 640
"""Tokens that are read for what is written in passing: what is asked, and a reply whose thoughts have left the text."""

FreeMemory = Callable[[], int]
"""Bytes that programs can have."""


def _free_memory() -> int:
    return int(psutil.virtual_memory().available)


class Conversations:
    """The conversations of one loaded pair.

    Args:
        target: its cache, and what that holds.
        free_memory: tells how much is free.
        clock: tells the time.
    """

    def __init__(
        self,
        target: TargetText,
        *,
        free_memory: FreeMemory = _free_memory,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.seats = [Seat(0, target)]
        """For as many replies as can be written at once."""
        self.costs = MovingCosts()
        self._files: ChatStateFiles | None = None
        self._free_memory = free_memory
        self._clock = clock
        self._copies: list[KeptConversation] = []  # the latest used comes last
        self._uses = 0
        self._share = USUAL_SHARE
        self._disk_bytes = 0

    @property
    def copies(self) -> Sequence[KeptConversation]:
        """The conversations in memory, the latest used last; not the one that the models' caches hold."""
        return self._copies

    @property
    def size_bytes(self) -> int:
        """The bytes of all copies that are kept in memory."""
        return sum(one.size_bytes for one in self._copies)

    def use_files(self, files: ChatStateFiles) -> None:
        """Keep chats on the disk too."""
        self._files = files

    def take_seat(self, tokens: Sequence[int], keep: KeepOptions | None) -> Seat:
        """Return the seat for a prompt, which is taken until :meth:`leave`; there must be a free one.

        It is the one that holds most of the prompt, an empty one, or the one that was longest not used.
        """
        wanted = as_tokens(tokens[:-1])
        free = [seat for seat in self.seats if not seat.taken]

        def worth(seat: Seat) -> tuple[int, bool, bool, int]:
            is_own = keep is not None and seat.owner == keep.owner
            known = seat.target.usable(wanted) if is_own else 0
            is_chat = keep is not None and keep.chat is not None and keep.chat == seat.chat
            return known if known >= LEAST_TOKENS else 0, is_chat, not seat.target.held, -seat.used

        seat = max(free, key=worth) if len(free) > 1 else free[0]
        seat.taken = True
        self._uses += 1
        seat.used = self._uses
        return seat

    def leave(self, seat: Seat) -> None:
        """Note that the reply of a seat is over."""
        seat.taken, seat.prompt = False, ()

    @contextmanager
    def taken_up(
        self, seat: Seat, tokens: Sequence[int], keep: KeepOptions | None, *, in_passing: bool, cancelled: Cancelled
    ) -> Iterator[int | None]:
        """Have the target's cache hold as much of a prompt as was read before, while a reply to it is written.

        Args:
            seat: where it is written.
            tokens: the prompt; the reply's tokens are appended as the target reads on.
            keep: how much may be kept; ``None``: nothing is used for it, and nothing stays.
            in_passing: whether the cache is to hold afterwards what it holds now of the chat that is read.
            cancelled: asked while a file is read.

        Yields:
            How many tokens the cache holds; ``None``: this cannot be written in passing.
        """
        if not in_passing:
            self._turn_to(seat, tokens, keep, cancelled)
        with self._restore_after(seat, tokens, keep) if in_passing else nullcontext(enter_result=True) as may_be:
            if not may_be:
                yield None
                return
            count = seat.target.cut_to_shared(tokens)
            try:
                yield count
            finally:
                seat.target.follow(tokens)

    def _turn_to(self, seat: Seat, tokens: Sequence[int], keep: KeepOptions | None, cancelled: Cancelled) -> None:
        """Have the caches hold the conversation that begins most like ``tokens``."""
        tokens_to_read = as_tokens(tokens[:-1])  # the last token is read in any case: it gives the first row of logits
        if keep is None:
            self._put_aside_before(seat, 0)
            seat.clear()
            seat.owner = NOBODY
            return
        if keep.memory_share is not None:
            self._share = keep.memory_share
        self._make_room()
        if keep.owner != seat.owner:
            self._put_aside_before(seat, 0)
            seat.clear()
            seat.owner = keep.owner
        own = [one for one in self._copies if one.owner == seat.owner]
        here = seat.target.usable(tokens_to_read)
        best = max(own, key=lambda one: one.usable(tokens_to_read), default=None)
        there = best.usable(tokens_to_read) if best is not None else 0
        beside = self._most_alike(seat, tokens_to_read)
        with_it = seat_usable(beside, tokens_to_read) if beside is not None else 0
        from_disk = self._from_disk(keep, tokens_to_read, max(here, there, with_it), cancelled)
        if from_disk is not None:
            best, there = from_disk, from_disk.usable(tokens_to_read)
        take_up = best is not None and self.costs.worth_taking_up(there - max(here, with_it), best.size_bytes)
        follows = not take_up and beside is not None and with_it - here >= LEAST_TOKENS
        self._put_aside_before(seat, 0 if take_up or follows else here)
        if best is not None and take_up:
            self._take_up(seat, best, tokens_to_read)
        elif beside is not None and follows:
            _follow(seat, beside, tokens_to_read)
        seat.chat = keep.chat
        if keep.chat is not None:
            self._disk_bytes = keep.disk_bytes

    def follow_others(self, seat: Seat, tokens: Sequence[int], wait: Callable[[], None]) -> bool:
        """Take over what another reply has read of the same prompt, or wait while it reads; ``False``: there is none.

        Args:
            seat: where this prompt is read.
            tokens: the prompt.
            wait: lets others go on for a while.
        """
        if len(self.seats) == 1:
            return False
        wanted, held = as_tokens(tokens[:-1]), seat.target.context.length
        for one in self.seats:
            if one.prompt and one.used < seat.used and one.owner == seat.owner:
                same = shared(as_tokens(one.prompt[:-1]), wanted)
                if same - held >= LEAST_TOKENS and one.target.context.length < same:
                    wait()
                    return True
        beside = self._most_alike(seat, wanted)
        if beside is None or seat_usable(beside, wanted) - held < LEAST_TOKENS:
            return False
        _follow(seat, beside, wanted)
        return True

    def _most_alike(self, seat: Seat, wanted: IntArray) -> Seat | None:
        """Return another seat of the same owner that holds most of a prompt's beginning."""
        others = [one for one in self.seats if one is not seat and one.owner == seat.owner and one.target.held]
        return max(others, key=lambda one: seat_usable(one, wanted), default=None)

    @contextmanager
    def _restore_after(self, seat: Seat, tokens: Sequence[int], keep: KeepOptions | None) -> Iterator[bool]:
        """Let something be written in passing, after which the target holds what it held of the chat that is read.

        Args:
            seat: which holds that chat.
            tokens: the prompt: the chat, and what is asked about it.
            keep: which chat it is.

        Yields:
            Whether it may be: the target holds that chat, and little is to be read besides.
        """
        target = seat.target
        context, held = target.context, as_tokens(target.held)
        same = target.usable(as_tokens(tokens[:-1]))
        here = keep is not None and keep.chat is not None and keep.chat == seat.chat
        may_be, state = here and len(tokens) - same <= MOST_IN_PASSING, None
        if may_be and (context.keeps_no_tokens or len(held) - same > LEAST_TOKENS):  # to be put back, not cut back
            state = target.copy_out()
            may_be = state is not None
        if not may_be:
            yield False
            return
        try:
            yield True
        finally:
            if state is not None:
                target.copy_in(state)
            else:
                target.cut_to(same)

    def forget(self, chats: Callable[[int], bool]) -> None:
        """Forget what is kept of some of the window's chats, in memory."""
        self._copies = [one for one in self._copies if one.chat is None or not chats(one.chat)]
        for seat in self.seats:
            if seat.chat is not None and chats(seat.chat):
                seat.chat = None
                if not seat.taken:
                    seat.clear()

    def unwritten(self) -> KeptConversation | None:
        """Return a chat that is worth writing to the disk and is not there, the one in the models' caches first."""
        files = self._files
        if files is None or not self._disk_bytes:
            return None
        here = [seat for seat in self.seats if seat.chat is not None and not seat.taken]
        for seat in sorted(here, key=lambda seat: -seat.used):
            held = as_tokens(seat.target.held)
            if not files.lacks(seat.chat, held):
                continue
            if self._worth_writing(held, self._state_bytes(seat)):
                copied = self._copied(seat)
                if copied is not None:
                    return copied
            assert seat.chat is not None
            files.leave_out(seat.chat, held)
        chats = {seat.chat for seat in self.seats}
        for one in reversed(self._copies):
            if one.chat is not None and one.chat not in chats and files.lacks(one.chat, one.target.tokens):
                if self._worth_writing(one.target.tokens, one.size_bytes):
                    return one
                files.leave_out(one.chat, one.target.tokens)
        return None

    def writing(self, one: KeptConversation) -> Generator[int, None, None]:
        """Write a chat to the disk; see :meth:`ChatStateFiles.writing`."""
        assert self._files is not None
        return self._files.writing(one, self._disk_bytes)

    def _worth_writing(self, tokens: IntArray, size_bytes: int) -> bool:
        most = min(self._disk_bytes, self._free_memory() // 2)  # the copy to be written takes memory for a while
        return size_bytes <= most and self.costs.worth_the_disk(len(tokens), size_bytes)

    def _from_disk(
        self, keep: KeepOptions, tokens_to_read: IntArray, known: int, cancelled: Cancelled
    ) -> KeptConversation | None:
        """Return the chat from the disk, if that saves more reading than what is in memory."""
        if self._files is None or keep.chat is None or not keep.disk_bytes:
            return None
        outline = self._files.outline(keep.chat)
        if outline is None or outline.size_bytes > self._free_memory() // 2:
            return None
        if not self.costs.worth_the_disk(outline.usable(tokens_to_read) - known, outline.size_bytes):
            return None
        begun = self._clock()
        copy = self._files.read(keep.chat, cancelled)
        if copy is not None:  # else it ended early: a stop, or damage
            self.costs.learn_disk(outline.size_bytes, (self._clock() - begun) * 1000)
        return copy

    def _take_up(self, seat: Seat, copy: KeptConversation, tokens_to_read: IntArray) -> None:
        begun = self._clock()
        done = seat.target.copy_in(copy.target)
        if done and seat.draft is not None and copy.draft is not None:
            now = shared(as_tokens(seat.draft.held), tokens_to_read)
            if shared(copy.draft.tokens, tokens_to_read) > now:
                seat.draft.copy_in(copy.draft)
        self.costs.learn_copy_in(copy.size_bytes, (self._clock() - begun) * 1000)
        rest = len(copy.target.tokens) - copy.usable(tokens_to_read)
        if copy in self._copies:
            self._copies.remove(copy)
            if done and rest >= LEAST_TOKENS:  # another branch of it, which the caches are about to lose
                self._copies.append(copy)
        log.debug("taken up: %d tokens, %d bytes", len(copy.target.tokens), copy.size_bytes)

    def _put_aside_before(self, seat: Seat, staying: int) -> None:
        """Keep a copy of what a seat holds, if all but the first ``staying`` tokens are about to be lost."""
        held = as_tokens(seat.target.held)
        lost = len(held) - staying
        if lost < LEAST_TOKENS or any(one.owner == seat.owner and _covers(one, held) for one in self._copies):
            return
        size = self._state_bytes(seat)
        if size > self._most_bytes() or not self.costs.worth_putting_aside(lost, size):
            return
        begun = self._clock()
        copied = self._copied(seat)
        if copied is None:
            return
        self.costs.learn_copy_out(copied.size_bytes, (self._clock() - begun) * 1000)
        self._copies = [
            one
            for one in self._copies
            if one.owner != seat.owner or shared(one.target.tokens, held) < len(one.target.tokens)
        ]
        self._copies.append(copied)
        self._make_room()

    def _state_bytes(self, seat: Seat) -> int:
        """Return what a copy of the caches would take."""
        draft = self._draft_to_copy(seat)
        return seat.target.state_bytes + (draft.state_bytes if draft is not None else 0)

    def _copied(self, seat: Seat) -> KeptConversation | None:
        """Return a copy of what the caches hold; ``None`` where there can be none."""
        try:
            target, holder = seat.target.copy_out(), self._draft_to_copy(seat)
            draft = holder.copy_out() if holder is not None else None
        except MemoryError:
            return None
        if target is None:
            return None
        return KeptConversation(target, draft, seat.target.context.keeps_no_tokens, seat.chat, seat.owner)

    def _draft_to_copy(self, seat: Seat) -> TextHolder | None:
        """Return the draft's cache, if much of it is of the same text."""
        draft = seat.draft
        if draft is None or shared(as_tokens(draft.held), as_tokens(seat.target.held)) < LEAST_TOKENS:
            return None
        return draft

    def _make_room(self) -> None:
        most = self._most_bytes()
        while self._copies and self.size_bytes > most:
            del self._copies[0]

    def _most_bytes(self) -> int:
        """Return how many bytes may be kept. Those already kept count as free: they leave when others need it."""
        return int(self._share * (self._free_memory() + self.size_bytes))


def seat_usable(seat: Seat, wanted: IntArray) -> int:
    """Return how many of ``wanted`` a seat holds, also while a reply is written there."""
    same = shared(as_tokens(seat.target.held), wanted)
    return min(same, seat.target.context.length)


def _follow(seat: Seat, other: Seat, wanted: IntArray) -> None:
    """Have a seat hold what another one holds of a prompt, without reading it."""
    seat.target.follow_other(other.target, seat_usable(other, wanted))
    if seat.draft is not None and other.draft is not None:
        same = shared(as_tokens(other.draft.held), wanted)
        if same - shared(as_tokens(seat.draft.held), wanted) >= LEAST_TOKENS:
            seat.draft.follow_other(other.draft, same)


def _covers(one: KeptConversation, held: IntArray) -> bool:
    same = shared(one.target.tokens, held)
    return same == len(held) and (not one.whole_only or same == len(one.target.tokens))
