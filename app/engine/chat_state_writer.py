"""Writes chats to the disk while nobody waits for the engine: a while after the last reply, and before models leave."""

from __future__ import annotations

import logging
import time
from collections.abc import Generator

from app.engine.conversations.chat_state_files import ChatStateFiles, FileOrigin, fingerprint
from app.engine.conversations.chat_state_folder import ChatStateFolder
from app.engine.conversations.conversations import Conversations
from app.engine.pair import OwnLayers, Pair
from app.llama.library import build_facts

log = logging.getLogger("draftlight.engine")

IDLE_S = 5.0
"""After a reply, before chats are written: who asks one question after the other is not to hear the disk."""
_CLOSING_MS = 1500.0
"""Time for models that leave to write the chats."""


class ChatStateWriter:
    """Writes the chats of one engine; on its thread alone.

    Args:
        folder: where the chats lie.
        idle_s: seconds without a job before writing begins.
    """

    def __init__(self, folder: ChatStateFolder, *, idle_s: float = IDLE_S) -> None:
        self._folder = folder
        self._idle_s = idle_s
        self._conversations: Conversations | None = None
        self._files: ChatStateFiles | None = None
        self._deleted = len(folder.deleted_since(0))
        self._writing: Generator[int, None, None] | None = None
        self._left_bytes = 0
        self._due: float | None = None
        self._given_up = False

    def take_up(self, pair: Pair, setup: str) -> None:
        """Keep the chats of a pair that was just loaded.

        Args:
            pair: the models.
            setup: all else that what they compute depends on.
        """
        self._conversations = pair.conversations
        if self._given_up:
            return
        draft = ""
        try:
            target = fingerprint(pair.target.path)
            if isinstance(pair.draft, OwnLayers):
                draft = "own layers"
            elif pair.draft is not None:
                draft = fingerprint(pair.draft.path)
        except OSError as error:
            log.info("chats are not kept on the disk: %s", error.strerror)
            return
        program = f"1 {build_facts()['llama_cpp_python']}"
        self._files = ChatStateFiles(self._folder, FileOrigin(program, pair.target.path.name, target, setup, draft))
        self._conversations.use_files(self._files)

    def follow_deletions(self) -> None:
        """Forget the chats that were deleted: before anything else is done with them."""
        deleted = self._folder.deleted_since(self._deleted)
        self._deleted += len(deleted)
        for chats in deleted:
            if self._conversations is not None:
                self._conversations.forget(chats)
            if self._files is not None:
                self._files.forget(chats)

    def give_up(self) -> None:
        """Write nothing any more, after an error of ours; deleted chats are forgotten all the same."""
        self._given_up = True
        self._due = None
        self._drop()

    def rest(self) -> None:
        """Begin to write in a while: a job is over."""
        if self._conversations is not None and not self._given_up:
            self._due = time.perf_counter() + self._idle_s

    def wait_s(self) -> float | None:
        """Return for how long to wait for a job before the next :meth:`step`; ``None``: there is none to make."""
        if self._writing is not None:
            return 0.0
        return None if self._due is None else max(0.0, self._due - time.perf_counter())

    def step(self) -> None:
        """Write a little."""
        self.follow_deletions()
        if self._writing is None and not self._begin():
            self._due = None
            return
        assert self._writing is not None
        assert self._conversations is not None
        before, begun = self._left_bytes, time.perf_counter()
        self._left_bytes = next(self._writing, 0)
        self._conversations.costs.learn_writing(max(0, before - self._left_bytes), (time.perf_counter() - begun) * 1000)
        if self._left_bytes == 0:
            self._writing = None

    def leave(self) -> None:
        """Write what can be written in a moment: the models are about to be freed."""
        until = time.perf_counter() + _CLOSING_MS / 1000
        try:
            self.follow_deletions()
            while self._conversations is not None and (self._writing is not None or self._begin()):
                left_ms = (until - time.perf_counter()) * 1000
                if self._conversations.costs.writing_ms(self._left_bytes) > left_ms:
                    break
                self.step()
        finally:  # whatever fails, nobody asks for them when they are freed
            self._drop()
            self._conversations = self._files = self._due = None

    def _begin(self) -> bool:
        """Begin with the next chat that is worth it; ``False``: there is none."""
        conversations = self._conversations
        one = conversations.unwritten() if conversations is not None and not self._given_up else None
        if conversations is None or one is None:
            return False
        self._left_bytes = one.size_bytes
        self._writing = conversations.writing(one)
        return True

    def _drop(self) -> None:
        writing, self._writing = self._writing, None
        if writing is not None:
            writing.close()
