"""Texts to guess from: handed over by whoever keeps them, made into tokens while nobody waits.

What a text belongs to is a number here; conversations are not known. Texts are kept within bounds, in memory alone,
since another model has other tokens: each loaded pair studies them anew, a small part at a time.
"""

from __future__ import annotations

import re
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from app.engine.commands import Role
from app.speculation.drafters.memory_drafter import TokenMemory

MOST_LETTERS = 1_000_000
"""Letters of all texts together, at most."""
MOST_OF_ONE = 100_000
"""Letters of one text; of a longer one the beginning is kept."""
_PART = 1500
"""Letters made into tokens at once, in a millisecond or two: a job that comes meanwhile waits no longer."""
_PARTS = re.compile(rf"(?s).{{1,{_PART}}}(?=\s|\Z)|.{{1,{_PART}}}")
"""A part ends before a space, where tokens end too; without one in reach it ends after so many letters."""

Tokenize = Callable[[str], list[int]]
_NOTHING_BETWEEN: Mapping[Role, Sequence[int]] = {"system": (), "user": (), "assistant": ()}


@dataclass(frozen=True, slots=True)
class _Fragment:
    number: int
    key: int
    text: str
    ends: Role | None
    """Author of the text that ends with this part; ``None`` where the text goes on."""


class MemoryTexts:
    """The texts. Any thread may add to them or have them forgotten."""

    def __init__(self, most_letters: int = MOST_LETTERS) -> None:
        self._most = most_letters
        self._lock = threading.Lock()
        self._parts: deque[_Fragment] = deque()
        self._letters = 0
        self._added = 0
        self._forgotten: list[int | None] = []

    def add(self, key: int, text: str, role: Role) -> None:
        """Keep ``text``, said by ``role``, under ``key``; the oldest texts leave when there are too many."""
        pieces: list[str] = _PARTS.findall(text[:MOST_OF_ONE])
        with self._lock:
            for index, piece in enumerate(pieces, 1):
                self._added += 1
                self._parts.append(_Fragment(self._added, key, piece, role if index == len(pieces) else None))
                self._letters += len(piece)
            while self._letters > self._most:
                self._letters -= len(self._parts.popleft().text)

    def forget(self, key: int | None) -> None:
        """Let go of what is kept under ``key``; of everything, if that is ``None``."""
        with self._lock:
            self._parts = deque(part for part in self._parts if key not in {None, part.key})
            self._letters = sum(len(part.text) for part in self._parts)
            self._forgotten.append(key)

    def after(self, number: int) -> _Fragment | None:
        """Return the first part that is kept with a higher number."""
        with self._lock:
            if not self._parts or self._parts[-1].number <= number:
                return None
            behind = 0  # numbers rise, but those forgotten left holes
            ahead = len(self._parts)
            while behind < ahead:
                middle = (behind + ahead) // 2
                if self._parts[middle].number > number:
                    ahead = middle
                else:
                    behind = middle + 1
            return self._parts[behind]

    def forgotten_since(self, count: int) -> list[int | None]:
        """Return what was forgotten, in order, without the first ``count`` times."""
        with self._lock:
            return self._forgotten[count:]


class MemoryReader:
    """One pair's way through the texts; on the engine's thread alone.

    A question and its answer are one text, as the model reads them: so the question tells how the answer begins.

    Args:
        texts: what is to be studied.
        tokenize: the target's.
        closing: the tokens that the chat template writes after a text, by who said it.
    """

    def __init__(
        self, texts: MemoryTexts, tokenize: Tokenize, closing: Mapping[Role, Sequence[int]] = _NOTHING_BETWEEN
    ) -> None:
        self.memory = TokenMemory()
        self._texts = texts
        self._tokenize = tokenize
        self._closing = closing
        self._read = 0
        self._forgot = len(texts.forgotten_since(0))

    def step(self) -> bool:
        """Take in one more part, and forget what was forgotten; return whether there was a part."""
        self.forget()
        part = self._texts.after(self._read)
        if part is None:
            return False
        self._read = part.number
        tokens = self._tokenize(part.text)
        if part.ends is not None:
            tokens += self._closing[part.ends]
        self.memory.add(part.key, tokens, whole=part.ends == "assistant")
        return True

    def forget(self) -> None:
        """Forget what the texts have forgotten: before anything is guessed."""
        for key in self._texts.forgotten_since(self._forgot):
            self._forgot += 1
            if key is None:
                self.memory.clear()
            else:
                self.memory.forget(key)


class MemoryForwarding:
    """Hands the texts on to an engine elsewhere, one at a time, and what was forgotten.

    Args:
        texts: what is to be handed on.
    """

    def __init__(self, texts: MemoryTexts) -> None:
        self._texts = texts
        self._read = 0
        self._forgot = len(texts.forgotten_since(0))

    def step(self, send: Callable[[tuple[object, ...]], None]) -> bool:
        """Send one more text, as the arguments of the port's ``remember``; return whether there was one."""
        self.forget(send)
        pieces: list[str] = []
        key: int | None = None
        while (part := self._texts.after(self._read)) is not None:
            if part.key != key:  # the end of the one before was forgotten meanwhile
                pieces, key = [], part.key
            pieces.append(part.text)
            self._read = part.number
            if part.ends is not None:
                send(("remember", part.key, "".join(pieces), part.ends))
                return True
        return False

    def forget(self, send: Callable[[tuple[object, ...]], None]) -> None:
        """Send what was forgotten since the last call: before anything is guessed."""
        for key in self._texts.forgotten_since(self._forgot):
            self._forgot += 1
            send(("forget", key))
