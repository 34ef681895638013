"""How the tools that a reply called lie in their table, and what of a chat's tools its person has chosen."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from sqlite3 import Connection
from typing import Any, get_args

from app.chats.cells import text_of, unpacked
from app.chats.queries import ReadRows, Transaction
from app.chats.records import ToolOutcome, ToolUse
from app.errors import kind_and_place

_log = logging.getLogger(__name__)
USES_OF_CONVERSATION = """
SELECT u.message_id, u.uses_zlib FROM tool_uses AS u JOIN messages AS m ON m.id = u.message_id
WHERE m.conversation_id = ?
"""
_MOST_BYTES = 16 * 2**20
"""Of all that one reply called, and what it brought."""
Known = tuple[str, str]
"""A tool by its server's name and its own."""
Allowed = tuple[str, str, str]
"""The same, and the mark of what it was when it was allowed (:attr:`app.tool_servers.tool_server.ServerTool.mark`)."""


@dataclass(frozen=True, slots=True)
class ChosenTools:
    """What a person lets one chat do."""

    on: frozenset[str] = frozenset()
    """The names of the servers whose tools its replies may call."""
    allowed: frozenset[Allowed] = frozenset()
    """Tools that need not be asked for any more, as long as they are what they were."""
    never: frozenset[Known] = frozenset()
    """Tools that are not offered."""

    def allowing(self, tool: Allowed) -> ChosenTools:
        """Return the same with a tool that need not be asked for, as it is now."""
        return replace(self, allowed=frozenset({*self._allowed_but(tool[:2]), tool}))

    def forbidding(self, tool: Known) -> ChosenTools:
        """Return the same with a tool that is not offered."""
        return replace(self, allowed=self._allowed_but(tool), never=self.never | {tool})

    def _allowed_but(self, tool: Known) -> frozenset[Allowed]:
        return frozenset(one for one in self.allowed if one[:2] != tool)


class ToolRows:
    """Reads and writes them.

    Args:
        read: runs a query.
        writing: a transaction.
    """

    def __init__(self, read: ReadRows, writing: Transaction) -> None:
        self._read, self._writing = read, writing

    def keep(self, message_id: int, uses: Sequence[ToolUse]) -> None:
        """Write the tools that a reply called, in the place of what was kept of them."""
        with self._writing() as database:
            write_uses(database, message_id, uses)

    def chosen(self, conversation_id: int) -> ChosenTools:
        """Return what a chat may do; nothing, unless its person said so."""
        rows = self._read("SELECT tools FROM conversations WHERE id = ?", (conversation_id,))
        try:
            kept = json.loads(text_of(rows[0][0])) if rows and rows[0][0] else {}
        except (ValueError, RecursionError):
            kept = {}
        return ChosenTools(
            frozenset(name for name in _list(kept, "on") if isinstance(name, str)),
            frozenset((server, tool, mark) for server, tool, mark in _texts(_list(kept, "allowed"), 3)),
            frozenset((server, tool) for server, tool in _texts(_list(kept, "never"), 2)),
        )

    def choose(self, conversation_id: int, chosen: ChosenTools) -> None:
        """Note what a chat may do."""
        kept = {"on": sorted(chosen.on), "allowed": sorted(chosen.allowed), "never": sorted(chosen.never)}
        with self._writing() as database:
            database.execute(
                "UPDATE conversations SET tools = ? WHERE id = ?",
                (json.dumps(kept) if any(kept.values()) else None, conversation_id),
            )


def write_uses(database: Connection, message_id: int, uses: Sequence[ToolUse]) -> None:
    """Write the tools of a reply, in a transaction."""
    packed = zlib.compress(json.dumps([asdict(use) for use in uses]).encode())
    database.execute("INSERT OR REPLACE INTO tool_uses VALUES (?, ?)", (message_id, packed))


def uses_by_message(rows: Iterable[Sequence[Any]]) -> dict[int, tuple[ToolUse, ...]]:
    """Return the tools in rows of :data:`USES_OF_CONVERSATION`, by the reply that called them."""
    return {message_id: _unpacked(packed) for message_id, packed in rows}


def uses_in(entries: Any) -> tuple[ToolUse, ...]:
    """Return the tools in a JSON list; what is none is left out, and so are arguments that are no object's text."""
    found = []
    for entry in entries if isinstance(entries, list) else ():
        if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
            continue
        texts = {key: entry[key] for key in _TEXTS if isinstance(entry.get(key), str)}
        if not _is_object(texts.get("arguments", "{}")):  # templates are given them as an object
            del texts["arguments"]
        found.append(ToolUse(**texts, outcome=_OUTCOMES.get(str(entry.get("outcome")), "stopped")))
    return tuple(found)


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


_OUTCOMES: Mapping[str, ToolOutcome] = {outcome: outcome for outcome in get_args(ToolOutcome)}
_TEXTS = ("name", "arguments", "server", "tool", "call_id", "result")


def _unpacked(packed: bytes) -> tuple[ToolUse, ...]:
    try:
        return uses_in(json.loads(unpacked(packed, _MOST_BYTES)))
    except (ValueError, RecursionError) as error:  # the words can be read all the same
        _log.info("The tools of a reply cannot be shown: %s", kind_and_place(error))
        return ()


def _list(kept: Any, key: str) -> Sequence[Any]:
    value = kept.get(key) if isinstance(kept, dict) else None
    return value if isinstance(value, list) else ()


def _texts(entries: Sequence[Any], count: int) -> list[list[str]]:
    """Return the entries that are so many texts. Earlier programs allowed a tool whatever became of it, in two."""
    rows = [entry for entry in entries if isinstance(entry, list) and len(entry) == count]
    return [row for row in rows if all(isinstance(text, str) for text in row)]
