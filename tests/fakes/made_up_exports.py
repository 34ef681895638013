"""Made-up exports of other programs: their forms as documented, with words that nobody ever said."""

from __future__ import annotations

import base64
import json
import zipfile
from pathlib import Path
from typing import Any


def chatgpt_chat(key: str = "made-up-1", title: str = "Made-up rain") -> dict[str, Any]:
    """A question, asked in other words; the second way has two replies, of which the first is shown."""

    def node(name: str, parent: str | None, role: str | None, *parts: object, **more: Any) -> dict[str, Any]:
        message = role and {
            "id": name,
            "author": {"role": role, "name": None, "metadata": {}},
            "create_time": 1_700_000_000.5,
            "content": {"content_type": "text", "parts": list(parts)},
            "status": "finished_successfully",
            "weight": 1.0,
            "metadata": {},
            "recipient": "all",
            **more,
        }
        return {"id": name, "message": message, "parent": parent, "children": []}

    nodes = [
        node("root", None, None),
        node("system", "root", "system", "", weight=0.0, metadata={"is_visually_hidden_from_conversation": True}),
        node("ask-1", "system", "user", "Why does it rain?"),
        node("say-1", "ask-1", "assistant", "Because of made-up clouds."),
        node("ask-2", "system", "user", "Why does it rain so much?"),
        node("call", "ask-2", "assistant", "search('rain')", recipient="web"),
        node("tool", "call", "tool", "made-up results"),
        node("say-2", "tool", "assistant", "So much \ue200cite\ue202turn0search0\ue201because."),
        node("say-3", "ask-2", "assistant", "It does not."),
    ]
    return {
        "title": title,
        "create_time": 1_700_000_000.123456,
        "update_time": 1_700_000_900.0,
        "mapping": {one["id"]: one for one in nodes},
        "current_node": "say-2",
        "conversation_id": key,
        "id": key,
        "is_archived": False,
    }


def chatgpt_archive(path: Path, *chats: dict[str, Any]) -> Path:
    """Write an archive like ChatGPT's: more files than the conversations, and those perhaps in several."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("user.json", json.dumps({"id": "made-up-person", "email": "nobody@example.org"}))
        archive.writestr("chat.html", "<html>made up</html>")
        archive.writestr("message_feedback.json", "[]")
        for number, chat in enumerate(chats):
            archive.writestr(f"conversations-{number:03}.json", json.dumps([chat]))
    return path


def claude_chat(key: str = "made-up-2") -> dict[str, Any]:
    nobody = "00000000-0000-4000-8000-000000000000"
    return {
        "uuid": key,
        "name": "Made-up stars",
        "created_at": "2025-03-01T10:00:00.000000Z",
        "updated_at": "2025-03-01T10:05:00.000000Z",
        "account": {"uuid": "nobody"},
        "chat_messages": [
            {
                "uuid": "m1",
                "sender": "human",
                "text": "How many stars?",
                "content": [{"type": "text", "text": "How many stars?"}],
                "created_at": "2025-03-01T10:00:01Z",
                "parent_message_uuid": nobody,
                "attachments": [{"file_name": "sky.txt", "file_size": 9, "extracted_content": "* * * * *"}],
                "files": [{"file_name": "sky.png"}],
            },
            {
                "uuid": "m2",
                "sender": "assistant",
                "text": "Five.",
                "content": [
                    {"type": "thinking", "thinking": "I count them."},
                    {"type": "tool_use", "name": "count", "input": {}},
                    {"type": "text", "text": "Five."},
                ],
                "created_at": "2025-03-01T10:00:09Z",
                "parent_message_uuid": "m1",
                "attachments": [],
                "files": [],
            },
        ],
    }


def open_webui_chat(key: str = "made-up-3") -> dict[str, Any]:
    messages = {
        "a": {"id": "a", "parentId": None, "childrenIds": ["b", "c"], "role": "user", "content": "A made-up joke?",
              "timestamp": 1_720_000_000},
        "b": {"id": "b", "parentId": "a", "childrenIds": [], "role": "assistant", "content": "No.",
              "timestamp": 1_720_000_001},
        "c": {"id": "c", "parentId": "a", "childrenIds": [], "role": "assistant", "timestamp": 1_720_000_002,
              "content": '<details type="reasoning" done="true" duration="2">\n<summary>Thought</summary>\n'
                         "> Shall I?\n</details>\nYes."},
    }  # fmt: skip
    return {
        "id": key,
        "user_id": "nobody",
        "title": "Made-up joke",
        "chat": {"title": "Made-up joke", "models": ["m"], "history": {"messages": messages, "currentId": "b"}},
        "created_at": 1_720_000_000,
        "updated_at": 1_720_000_100,
        "pinned": True,
        "archived": False,
    }


def lm_studio_chat() -> dict[str, Any]:
    def user_version(text: str) -> dict[str, Any]:
        return {"type": "singleStep", "role": "user", "content": [{"type": "text", "text": text}]}

    def assistant_version(text: str, thought: str = "") -> dict[str, Any]:
        steps = [{"type": "contentBlock", "content": [{"type": "text", "text": text}]}]
        if thought:
            block = {
                "type": "contentBlock",
                "style": {"type": "thinking"},
                "content": [{"type": "text", "text": thought}],
            }
            steps.insert(0, block)
        return {"type": "multiStep", "role": "assistant", "senderInfo": {"senderName": "m"}, "steps": steps}

    return {
        "name": "Made-up bread",
        "pinned": False,
        "createdAt": 1_730_000_000_000,
        "systemPrompt": "",
        "messages": [
            {"versions": [user_version("A made-up recipe?")], "currentlySelected": 0},
            {
                "versions": [assistant_version("Flour."), assistant_version("Flour and water.", "Hm.")],
                "currentlySelected": 1,
            },
            {"versions": [user_version("How much?")], "currentlySelected": 0},
        ],
    }


def lm_studio_folder(path: Path) -> Path:
    folder = path / "conversations" / "Kitchen"
    folder.mkdir(parents=True)
    (folder / "1730000000000.conversation.json").write_text(json.dumps(lm_studio_chat()), encoding="utf-8")
    return path / "conversations"


def jan_folder(path: Path) -> Path:
    thread = path / "threads" / "made-up-thread"
    thread.mkdir(parents=True)
    about = {"id": "made-up-thread", "object": "thread", "title": "Made-up sea", "created": 1_740_000_000}
    (thread / "thread.json").write_text(json.dumps(about), encoding="utf-8")

    def line(number: int, role: str, text: str) -> str:
        content = [{"type": "text", "text": {"value": text, "annotations": []}}]
        message = {"id": str(number), "object": "thread.message", "thread_id": "made-up-thread", "role": role}
        return json.dumps({**message, "content": content, "created_at": 1_740_000_000 + number})

    lines = [line(1, "user", "How deep?"), "", line(3, "assistant", "Deep.")]
    (thread / "messages.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path / "threads"


PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""A picture of one point."""
PNG_ADDRESS = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"


def chatgpt_row(*messages: dict[str, Any], key: str = "made-up-row") -> dict[str, Any]:
    """Messages that follow each other: ``role`` and what else ChatGPT's have; words alone are a text."""
    nodes: dict[str, Any] = {"root": {"id": "root", "message": None, "parent": None, "children": []}}
    for number, message in enumerate(messages):
        content = {"content_type": "text", "parts": [message["text"]]} if "text" in message else message["content"]
        nodes[f"n{number}"] = {
            "parent": f"n{number - 1}" if number else "root",
            "message": {
                "id": f"m{number}",
                "author": {"role": message["role"]},
                "create_time": 1_700_000_000.0 + number,
                "content": content,
                "recipient": message.get("recipient", "all"),
                "metadata": message.get("metadata", {}),
            },
        }
    return {"title": "Row", "mapping": nodes, "current_node": f"n{len(messages) - 1}", "conversation_id": key}


def claude_row(*messages: dict[str, Any]) -> dict[str, Any]:
    """Messages that follow each other, each a ``sender`` and what else Claude's have."""
    rows = [{"uuid": f"m{number}", "created_at": "2026-01-01T10:00:00Z", **one} for number, one in enumerate(messages)]
    return {"uuid": "made-up-row", "name": "Row", "created_at": "2026-01-01T10:00:00Z", "chat_messages": rows}


def open_webui_row(*messages: dict[str, Any]) -> dict[str, Any]:
    """Messages that follow each other, each a ``role`` and what else Open WebUI's have."""
    last = len(messages) - 1
    rows = {
        str(number): {"id": str(number), "parentId": str(number - 1) if number else None, **one}
        for number, one in enumerate(messages)
    }
    return {"id": "made-up-row", "title": "Row", "chat": {"history": {"messages": rows, "currentId": str(last)}}}


def llama_server_chat() -> dict[str, Any]:
    """A question with a picture and two replies, of which the first is shown; the second thought and called a tool."""

    def message(key: str, parent: str | None, role: str, content: str, **more: Any) -> dict[str, Any]:
        times = {"timestamp": 1_750_000_000_000, "convId": "made-up-8", "type": "text", "children": []}
        return {"id": key, "parent": parent, "role": role, "content": content, **times, **more}

    call = [{"id": "c1", "type": "function", "function": {"name": "weigh", "arguments": '{"what": "sea"}'}}]
    picture = {"type": "IMAGE", "name": "sea.png", "base64Url": PNG_ADDRESS}
    pasted = {"type": "TEXT", "name": "Pasted", "content": "Salt water."}
    heard = {"type": "AUDIO", "name": "waves.mp3", "base64Data": "AAAA", "mimeType": "audio/mpeg"}
    return {
        "conv": {"id": "made-up-8", "name": "Made-up weight", "lastModified": 1_750_000_009_000, "currNode": "b"},
        "messages": [
            message("r", None, "system", "", type="root"),
            message("a", "r", "user", "How heavy?", extra=[picture, pasted, heard]),
            message("b", "a", "assistant", "Heavy."),
            message("c", "a", "assistant", "", reasoningContent="I weigh it.", toolCalls=json.dumps(call)),
            message("d", "c", "tool", "10", toolCallId="c1"),
            message("e", "d", "assistant", "Ten."),
        ],
    }
