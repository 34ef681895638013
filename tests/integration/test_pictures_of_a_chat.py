"""A chat with a picture, as the chat file has it, with a real model that sees: read once, and guessed for."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.chats.records import AttachedFile, StoredMessage
from app.chats.store import ChatStore
from app.requests.engine_requests import request_for
from app.settings import Settings
from tests.fakes.tiny_gguf import talkative
from tests.fakes.tiny_projector import ROWS, png, projector
from tests.integration.engine_probe import EngineProbe

CAT = AttachedFile("cat.png", len(png()), "", picture=png())


@pytest.fixture
def seeing(tiny_probe: EngineProbe, tmp_path: Path) -> EngineProbe:
    for name, content in {
        "seeing/sees.gguf": talkative(1),
        "seeing/mmproj-sees.gguf": projector(),
        "drafts/draft.gguf": talkative(1),
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    assert tiny_probe.load(str(tmp_path / "seeing/sees.gguf"), str(tmp_path / "drafts/draft.gguf")).sees
    return tiny_probe


def test_a_second_question_reads_no_picture_again_and_is_guessed_for(seeing: EngineProbe, tmp_path: Path) -> None:
    chosen = Settings(tmp_path / "settings.json")
    for name, value in {"max_tokens": 24, "seed": 3, "temperature": 0.0, "mode": "draft", "system_prompt": ""}.items():
        chosen.set(name, value)

    def asked(messages: tuple[StoredMessage, ...]):
        return seeing.generate(request_for(messages, chosen)).summary

    with ChatStore(tmp_path / "chats.sqlite3") as store:
        chat = store.create("Cat")
        question = store.add_message(chat.id, None, "user", "What is this?", files=[CAT])
        first = asked(tuple(store.messages(chat.id)))
        reply = store.add_message(chat.id, question.id, "assistant", first.text)
        store.add_message(chat.id, reply.id, "user", "And its colour?")
        second = asked(tuple(store.messages(chat.id)))
        blind = asked((StoredMessage(1, None, "user", "What is this?"),))
    assert first.prompt_tokens == blind.prompt_tokens + ROWS + 1  # the line between picture and words
    assert first.drafted_tokens > 0
    assert second.reused_tokens >= first.prompt_tokens - 1
    assert second.drafted_tokens > 0
