"""Shows watchers a reply that is being written, from its beginning, whoever asked for it, and the end of the others.

Nothing is queued for a watcher (`watch.py` serves the page at `/`): it has a place in the reply, which is kept and
encoded once for all, and receives what came after when it can; one that is far behind goes on with the next
reply. The broadcast listens to the shared engine itself, so that it hears of everybody's jobs; what a person says in a
window it hears only where they want it shown. The page is made of the shared page's parts (`traces/trace_html.py`),
with a stream in place of the trace.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from app.engine.commands import Command, Generate, LoadPair
from app.engine.events import (
    TERMINAL,
    Event,
    Failed,
    Finished,
    Loaded,
    LoadProgress,
    PrefillProgress,
    Preparing,
    RoundDone,
    Unloaded,
)
from app.serve.api_errors import ApiError, explained
from app.serve.replies import server_event
from app.traces.trace_html import end_data, round_data

MOST_WATCHERS = 48
MOST_ROUNDS = 6000
"""Rounds of a reply that are kept for those who come late; of a longer one the beginning is left out."""
_AT_ONCE = 64
"""Rounds in one piece of a stream."""
_REMEMBERED = 256
"""Rounds whose encoded form is kept for the other watchers."""
_MOST_LETTERS = 4000
"""Letters of a question that are shown."""
_TAIL_LETTERS = 120
"""Letters of the end of a reply that is shown beside another one."""


class WatchedReply:
    """A reply as watchers see it. ``number`` is its place among all replies, ``job`` the engine's number for it."""

    def __init__(self, number: int, job: int, command: Generate, loaded: Loaded | None) -> None:
        self.job = job
        self.number = number
        self._question = _question(command)
        self._loaded = loaded
        self._rounds: list[RoundDone] = []
        self._encoded: dict[int, bytes] = {}
        self.first = 0
        """Number of the first round that is still kept."""
        self._tokens_before = 0
        """Tokens of the rounds before it."""
        self._tokens = 0
        self._tail = ""
        self.reading: tuple[int, int] | None = None
        """Number of the prompt's tokens that are read, and of all of them."""
        self.end: dict[str, Any] | None = None

    @property
    def count(self) -> int:
        """Return how many rounds it has so far."""
        return self.first + len(self._rounds)

    def add(self, event: RoundDone) -> None:
        """Take note of the next round."""
        if len(self._rounds) == MOST_ROUNDS:
            cut = MOST_ROUNDS // 4
            self._tokens_before += sum(len(dropped.round.tokens) for dropped in self._rounds[:cut])
            del self._rounds[:cut]
            self.first += cut
        self._rounds.append(event)
        self._tokens += len(event.round.tokens)
        self._tail = (self._tail + event.round.text)[-_TAIL_LETTERS:]

    def brief(self) -> dict[str, Any]:
        """Return how it stands, in a few words."""
        return {"number": self.number, "question": self._question, "tail": self._tail, "tokens": self._tokens}

    def head(self, skipped: int) -> bytes:
        """Return how the reply is announced."""
        target = self._loaded.target.name if self._loaded is not None else ""
        draft = self._loaded.draft.name if self._loaded is not None and self._loaded.draft is not None else None
        return server_event(
            {
                "kind": "reply", "number": self.number, "question": self._question, "target": target, "draft": draft,
                "skipped": skipped, "written": self._tokens_before, "over": self.end is not None,
            }
        )  # fmt: skip

    def rounds(self, first: int, last: int) -> bytes:
        """Return these rounds as they are sent."""
        return b"".join(self._round(number) for number in range(first, last))

    def _round(self, number: int) -> bytes:
        if number not in self._encoded:
            if len(self._encoded) == _REMEMBERED:
                self._encoded.clear()
            event = self._rounds[number - self.first]
            entry = {"kind": "round", "round": round_data(event.round), "plain": event.plain_tokens_per_second}
            self._encoded[number] = server_event(entry)
        return self._encoded[number]


class Broadcast:
    """Shows watchers what the engine does. Use it on the event loop's thread."""

    def __init__(self) -> None:
        self._watchers: set[Watcher] = set()
        self._number = 0
        self._loaded: Loaded | None = None
        self._loads: int | None = None
        self._loading: int | None = None
        self._waiting = 0
        self.reply: WatchedReply | None = None
        """The reply that was begun last."""
        self.running: list[WatchedReply] = []
        """The replies that are being written, the oldest first."""
        self.closed = False

    @contextmanager
    def watching(self) -> Iterator[Watcher]:
        """Let somebody watch for as long as the block runs. Raises ``ApiError`` if too many watch already."""
        if len(self._watchers) >= MOST_WATCHERS:
            raise ApiError(429, "Too many pages watch already.")
        watcher = Watcher(self)
        self._watchers.add(watcher)
        try:
            yield watcher
        finally:
            self._watchers.remove(watcher)

    def begin(self, job: int, command: Command) -> None:
        """Take note of what the engine was asked to do."""
        if isinstance(command, Generate):
            self._number += 1
            self.reply = WatchedReply(self._number, job, command, self._loaded)
            self.running.append(self.reply)
        elif isinstance(command, LoadPair):
            self._loads, self._loading = job, 0
        self._wake()

    def hear(self, event: Event) -> None:
        """Take note of what the engine reports."""
        if isinstance(event, Loaded):
            self._loaded = event
        elif isinstance(event, Unloaded):
            self._loaded = None
        if event.job == self._loads:
            self._hear_loading(event)
        for reply in [reply for reply in self.running if reply.job == event.job]:
            _hear_reply(reply, event)
            if isinstance(event, TERMINAL):
                self.running.remove(reply)
        self._wake()

    def note_waiting(self, waiting: int) -> None:
        """Take note of how many requests wait for their turn."""
        self._waiting = waiting
        self._wake()

    def close(self) -> None:
        """Tell all watchers that it is over."""
        self.closed = True
        self._wake()

    def state(self, shown: WatchedReply | None) -> bytes:
        """Return what is to be said besides one reply."""
        loaded = self._loaded
        return server_event(
            {
                "kind": "state",
                "others": [reply.brief() for reply in self.running if reply is not shown],
                "waiting": self._waiting,
                "loading": self._loading,
                "target": loaded.target.name if loaded is not None else None,
                "draft": loaded.draft.name if loaded is not None and loaded.draft is not None else None,
            }
        )

    def _hear_loading(self, event: Event) -> None:
        if isinstance(event, TERMINAL):
            self._loads = self._loading = None
        elif isinstance(event, (Preparing, LoadProgress)):
            self._loading = round(100 * event.fraction)

    def _wake(self) -> None:
        for watcher in self._watchers:
            watcher.changed.set()


class Watcher:
    """Reads the broadcast for one watcher, from a place of its own."""

    def __init__(self, broadcast: Broadcast) -> None:
        self._broadcast = broadcast
        self.changed = asyncio.Event()
        """Set when there may be something new."""
        self._state = b""
        self._reply: WatchedReply | None = None
        self._sent = 0
        self._reading: tuple[int, int] | None = None
        self._ended = True
        self._newest = 0
        """The highest number of a reply that was shown."""

    def news(self) -> bytes:
        """Return what is new for this watcher, as a piece of the stream; empty where nothing is."""
        self.changed.clear()
        parts = []
        current = self._current()
        if current is not self._reply and current is not None:
            self._reply, self._sent, self._reading, self._ended = current, current.first, None, False
            self._newest = max(self._newest, current.number)
            parts.append(current.head(current.first))
        if self._reply is not None and not self._ended:
            parts += self._of_reply(self._reply)
        state = self._broadcast.state(self._reply)
        if state != self._state:
            self._state = state
            parts.insert(0, state)
        return b"".join(parts)

    def _current(self) -> WatchedReply | None:
        """Return the reply to show: the same to its end, then the oldest that is being written, else the last one."""
        shown, running, last = self._reply, self._broadcast.running, self._broadcast.reply
        if shown is not None and not self._ended:
            is_nearly_told = shown.end is not None and shown.count - self._sent <= _AT_ONCE
            if shown in running or is_nearly_told:
                return shown
        if running:
            return running[0]
        return last if last is not None and last.number > self._newest else shown

    def _of_reply(self, reply: WatchedReply) -> list[bytes]:
        parts = []
        if reply.reading != self._reading and not reply.count:
            self._reading = reply.reading
            done, total = reply.reading or (0, 0)
            parts.append(server_event({"kind": "reading", "done": done, "total": total}))
        if self._sent < reply.first:  # too slow for a reply this long: begin again where it is still kept
            self._sent = reply.first
            parts.append(reply.head(reply.first))
        last = min(reply.count, self._sent + _AT_ONCE)
        parts.append(reply.rounds(self._sent, last))
        self._sent = last
        if self._sent < reply.count:
            self.changed.set()
        elif reply.end is not None:
            self._ended = True
            parts.append(server_event({"kind": "end", **reply.end}))
            self.changed.set()
        return parts


def _hear_reply(reply: WatchedReply, event: Event) -> None:
    if isinstance(event, PrefillProgress):
        reply.reading = (event.done, event.total)
    elif isinstance(event, RoundDone):
        reply.add(event)
    elif isinstance(event, Finished):
        reply.end = end_data(event.trace)
    elif isinstance(event, Failed):
        reply.end = {"failed": explained(event.error).sentence}


def _question(command: Generate) -> str | None:
    question = next((message.text for message in reversed(command.messages) if message.role == "user"), None)
    if question is None or len(question) <= _MOST_LETTERS:
        return question
    return question[: _MOST_LETTERS - 1] + "…"
