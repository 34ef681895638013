"""Which program wrote a conversation, by its form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.chats.imports.export_files import ExportFiles
from app.chats.imports.programs import chatgpt, claude, llama_server, lm_studio, open_webui, openai_like
from app.chats.imports.turns import FoundConversation, rows, table


def conversation_in(entry: Any, folder: str, export: ExportFiles) -> FoundConversation | None:
    """Return the conversation that an entry of a file is, whichever program wrote it; ``None`` where it is none.

    Args:
        entry: JSON.
        folder: the name of the folder that the file lies in, for programs that keep chats in folders.
        export: what lies beside the conversations.
    """
    if not isinstance(entry, dict):
        return None
    for belongs, read in _FORMS:
        if belongs(entry):
            return read(entry, folder, export)
    return None


def inner_conversations(entry: Any) -> Iterator[Any]:
    """Yield what an object holds that wraps a list of conversations; else itself."""
    for name in ("conversations", "chats", "items", "data"):
        if isinstance(entry, dict) and isinstance(entry.get(name), list) and "messages" not in entry:
            yield from entry[name]
            return
    yield entry


def _has_messages(entry: Mapping[str, Any], field: str) -> bool:
    messages = rows(entry.get("messages"))
    return bool(messages) and isinstance(messages[0], dict) and field in messages[0]


_IsOfForm = Callable[[Mapping[str, Any]], bool]
_Reader = Callable[[Mapping[str, Any], str, ExportFiles], FoundConversation]
_FORMS: tuple[tuple[_IsOfForm, _Reader], ...] = (
    (lambda entry: isinstance(entry.get("mapping"), dict), chatgpt.conversation_of),
    (lambda entry: isinstance(entry.get("chat_messages"), list), claude.conversation_of),
    (lambda entry: isinstance(table(entry.get("chat")).get("history"), dict), open_webui.conversation_of),
    (lambda entry: isinstance(entry.get("history"), dict), open_webui.conversation_of),
    (lambda entry: isinstance(table(entry.get("chat")).get("messages"), list), open_webui.conversation_of),
    (lambda entry: isinstance(entry.get("conv"), dict) and "messages" in entry, llama_server.conversation_of),
    (lambda entry: _has_messages(entry, "versions"), lm_studio.conversation_of),
    (lambda entry: _has_messages(entry, "role"), openai_like.conversation_of),
)
