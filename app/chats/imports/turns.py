"""Conversations of other programs in one form: turns that follow each other, on as many branches as there are."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import islice
from typing import Any

from app.chats.assistants import Assistant
from app.chats.imports.export_files import ImportedFile, LeftOut, write_note
from app.chats.queries import clean
from app.chats.records import AttachedFile, Role, State, ToolUse, title_from
from app.chats.trees import ChatTree, TreeMessage
from app.speculation.trace import Trace

MOST_TURNS = 200_000
_MOST_COPIED_LETTERS = 8_000_000
"""Of a conversation's replies, for the branches that follow them."""
_ROLES: Mapping[str, Role] = {
    "user": "user",
    "human": "user",
    "assistant": "assistant",
    "model": "assistant",
    "bot": "assistant",
}
_LATEST_S = 4_102_444_800.0
"""The year 2100."""


@dataclass(frozen=True, slots=True)
class ImportedTurn:
    """One turn as a file has it."""

    parent: str | None
    role: Role | None
    """``None``: it is not shown, and what follows it follows what it follows."""
    text: str = ""
    created_at: datetime | None = None
    files: tuple[ImportedFile, ...] = ()
    state: State = "complete"
    trace: Trace | None = None
    uses: tuple[ToolUse, ...] = ()
    thought: str = ""
    """Of a reply: what the model thought before it."""
    is_edited: bool = False

    @property
    def says_something(self) -> bool:
        return bool(self.text.strip() or self.thought or self.files or self.uses)

    @property
    def text_with_notes(self) -> str:
        """The text, and what of the turn did not come in."""
        note = write_note([file for file in self.files if isinstance(file, LeftOut)])
        return "\n\n".join(filter(None, (self.text if self.text.strip() else "", note)))

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        files = sum(file.size_bytes for file in self.files if isinstance(file, AttachedFile))
        return 64 + len(self.text) + len(self.thought) + files


@dataclass(frozen=True, slots=True)
class FoundConversation:
    """A conversation as a file has it."""

    program: str
    """The name of the program, in words."""
    key: str
    """The conversation's name there; empty where it has none."""
    title: str
    turns: Mapping[str, ImportedTurn]
    """By their own names, in the order of the file."""
    shown: str | None = None
    """The last turn of the branch that is shown."""
    created_at: datetime | None = None
    updated_at: datetime | None = None
    pinned: bool = False
    archived: bool = False
    folder: str = ""
    origin: str = ""
    """First origin of a chat that went through this program."""
    active: frozenset[str] = field(default_factory=frozenset)
    """Turns that are shown among their siblings, besides those on the way to ``shown``."""
    assistant: Assistant | None = None


def tree_of(conversation: FoundConversation) -> ChatTree | None:
    """Make a chat of it; ``None`` where nothing is said in it."""
    messages = _messages(conversation)
    if not any(message.text or message.files for message in messages):
        return None
    moments = [message.created_at for message in messages if message.created_at is not None]
    created = conversation.created_at or min(moments, default=None) or datetime.now(UTC)
    updated = max(created, conversation.updated_at or max(moments, default=created))
    first = next((message.text for message in messages if message.role == "user" and message.text), "")
    first = first or next((message.text for message in messages if message.text), "")
    return ChatTree(
        title=" ".join(conversation.title.split())[:200] or title_from(first),
        messages=messages,
        created_at=created,
        updated_at=updated,
        pinned=conversation.pinned,
        archived=conversation.archived,
        folder=conversation.folder or None,
        origin=clean(conversation.origin or f"{conversation.program}:{conversation.key or _digest(messages)}")[:300],
        assistant=conversation.assistant,
    )


def role_of(name: object) -> Role | None:
    """Return whose turn it is; ``None`` for tools, systems and what nobody knows."""
    return _ROLES.get(name.lower()) if isinstance(name, str) else None


def words(value: object) -> str:
    """Return a text, or nothing where it is none."""
    return value if isinstance(value, str) else ""


def table(value: object) -> Mapping[str, Any]:
    """Return a JSON object, or an empty one where it is none."""
    return value if isinstance(value, dict) else {}


def rows(value: object) -> Sequence[Any]:
    """Return a JSON list, or an empty one where it is none."""
    return value if isinstance(value, list) else ()


def moment(value: object) -> datetime | None:
    """Return a time that a file tells, in seconds, thousandths or billionths since 1970, or as ISO 8601 has it."""
    if isinstance(value, str):
        try:
            when = datetime.fromisoformat(value)
        except ValueError:
            return None
        value = (when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp()
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not value > 0:
        return None
    seconds = float(min(value, 1e30))
    for too_large, parts in ((1e17, 1e9), (1e14, 1e6), (1e11, 1e3)):
        if seconds > too_large:
            seconds /= parts
            break
    return datetime.fromtimestamp(seconds, UTC) if seconds < _LATEST_S else None


def thought_and_said(thought: str, text: str) -> str:
    """Return a reply with what the model thought before it, as models here write it."""
    thought = re.sub("</?think>", "", thought).strip()
    return f"<think>\n{thought}\n</think>\n\n{text}".rstrip("\n" if not text else "") if thought else text


def in_a_row(turns: Iterable[ImportedTurn]) -> dict[str, ImportedTurn]:
    """Return turns of which each follows the one before."""
    named: dict[str, ImportedTurn] = {}
    for number, turn in enumerate(turns):
        named[str(number)] = replace(turn, parent=str(number - 1) if number else None)
    return named


def _messages(conversation: FoundConversation) -> tuple[TreeMessage, ...]:
    turns = dict(islice(conversation.turns.items(), MOST_TURNS))
    before = _spoken_before(turns)
    children = Counter(before.values())
    drafts: list[_OpenMessage] = []
    copied = 0
    place_of: dict[str | None, int] = {}
    for key in walk_in_order(before):
        turn, place = turns[key], place_of.get(before[key])
        above = drafts[place] if place is not None else None
        if turn.role == "assistant" and above is not None and above.turn.role == "assistant":
            # Merge replies that follow each other, as models write them around their tools: templates of many models
            # refuse two turns of the same role in a row.
            if children[before[key]] == 1 and not above.turn.uses:
                above.turns.append(turn)
                place_of[key] = place_of[before[key]]
                continue
            # A reply of ours knows what came of its tools; and what is copied does not grow without end.
            if above.turn.uses or copied > _MOST_COPIED_LETTERS:
                drafts.append(_OpenMessage(place, [turn]))
            else:
                copied += sum(one.size for one in above.turns)
                drafts.append(_OpenMessage(above.parent, [*above.turns, turn]))
        else:
            drafts.append(_OpenMessage(place, [turn]))
        place_of[key] = len(drafts) - 1
    wanted_places = {
        place_of[key] for key in (*_way(conversation.shown, turns), *conversation.active) if key in place_of
    }
    shown: dict[int | None, int] = {}
    for number, draft in enumerate(drafts):
        if number in wanted_places or shown.get(draft.parent) not in wanted_places:
            shown[draft.parent] = number
    return tuple(
        draft.message(number, conversation.program, active=shown[draft.parent] == number)
        for number, draft in enumerate(drafts)
    )


def walk_in_order(parents: Mapping[str, str | None]) -> Iterator[str]:
    """Yield each turn once, after the one that it follows; where they follow each other in a circle, one is first.
    ``parents`` has the one that each follows, by their names.
    """
    below: dict[str | None, list[str]] = {}
    for key, parent in parents.items():
        below.setdefault(parent if parent in parents else None, []).append(key)
    seen: set[str] = set()
    for first in (*below.get(None, ()), *parents):
        waiting = [first]
        while waiting:
            key = waiting.pop()
            if key not in seen:
                seen.add(key)
                yield key
                waiting += reversed(below.get(key, ()))


@dataclass(slots=True)
class _OpenMessage:
    """A message that may still become longer."""

    parent: int | None
    turns: list[ImportedTurn]
    """The turns that it is made of: one, or replies that follow each other."""

    @property
    def turn(self) -> ImportedTurn:
        return self.turns[-1]

    def message(self, place: int, program: str, *, active: bool) -> TreeMessage:
        turn = self.turn
        assert turn.role is not None
        text = "\n\n".join(filter(None, (one.text_with_notes for one in self.turns)))
        return TreeMessage(
            place,
            self.parent,
            turn.role,
            thought_and_said("\n\n".join(filter(None, (one.thought for one in self.turns))), text),
            turn.state,
            active,
            self.turns[0].created_at,
            turn.trace if len(self.turns) == 1 else None,
            tuple(file for one in self.turns for file in one.files if isinstance(file, AttachedFile)),
            # A tool of another program has no server here: its line names the program instead.
            tuple(replace(use, server=program) if use.tool and not use.server else use for use in turn.uses),
            turn.is_edited,
        )


def _spoken_before(turns: Mapping[str, ImportedTurn]) -> dict[str, str | None]:
    """Return, of each turn in which something is said, the turn of that kind that it follows.

    Names that lead nowhere, or in a circle, lead to the beginning.
    """
    nearest: dict[str, str | None] = {}
    spoken = {key: turn for key, turn in turns.items() if turn.role is not None and turn.says_something}
    for key in spoken:
        way: dict[str, None] = {}
        at = turns[key].parent
        while at is not None and at in turns and at not in spoken and at not in nearest:
            if at in way:  # a circle
                at = None
                break
            way[at] = None
            at = turns[at].parent
        end = None
        if at is not None and at in turns:
            end = at if at in spoken else nearest.get(at)
        nearest |= dict.fromkeys(way, end)
        nearest[key] = end
    return {key: nearest[key] for key in spoken}


def _way(leaf: str | None, turns: Mapping[str, ImportedTurn]) -> set[str]:
    way: set[str] = set()
    while leaf is not None and leaf in turns and leaf not in way:
        way.add(leaf)
        leaf = turns[leaf].parent
    return way


def _digest(messages: Sequence[TreeMessage]) -> str:
    pairs = sorted({(message.role, clean(message.text)) for message in messages if message.text})
    return hashlib.sha256(repr(pairs).encode("utf-8", "replace")).hexdigest()[:32]
