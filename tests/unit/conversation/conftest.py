"""A chat session with a scripted engine, or with one that writes several replies at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.chats.records import StoredMessage
from app.speculation.trace import Round
from tests.fakes.hand_engine import HandEngine
from tests.fakes.plain_face import PAIR, PlainFace, plain_face


@pytest.fixture
def face(tmp_path: Path) -> Iterator[PlainFace]:
    """A person whose pair is loaded."""
    with plain_face(tmp_path) as face:
        face.load()
        yield face


@pytest.fixture
def idle_face(tmp_path: Path) -> Iterator[PlainFace]:
    """A person who has loaded nothing yet."""
    with plain_face(tmp_path) as face:
        yield face


class Company:
    """A person who asks in several chats; the engine writes all of their replies at the same time."""

    def __init__(self, face: PlainFace) -> None:
        self.store, self.settings, self.chat, self.session = face.store, face.settings, face.chat, face.engine
        self.problems = face.problems
        self.engine = HandEngine(self.session.handle)
        self.rounds: list[Round] = []
        """The rounds that were shown since a chat was opened."""
        self.chat.opened.connect(lambda _: self.rounds.clear())
        self.chat.rounds_written.connect(lambda rounds, _: self.rounds.extend(rounds))
        self.session.attach(self.engine)
        self.session.want(PAIR)
        self.session.load()
        self.engine.tell()

    def ask(self, text: str) -> int:
        """Ask in a new chat, and return its id."""
        self.chat.new_chat()
        assert self.chat.send(text)
        assert self.chat.conversation_id is not None
        return self.chat.conversation_id

    def job_in(self, chat: int) -> int:
        """Return the job that writes a chat's reply."""
        return next(
            job
            for job, request in self.engine.replies.items()
            if not request.in_passing and request.keep is not None and request.keep.chat == chat
        )

    def last_in(self, chat: int) -> StoredMessage:
        """Return the last message of a chat, as the store has it."""
        return self.store.messages(chat)[-1]


@pytest.fixture
def company(tmp_path: Path) -> Iterator[Company]:
    with plain_face(tmp_path, makes_engine=False) as face:
        yield Company(face)
