"""Assistants: named ways to answer, the ones that come along, and where they lie beside the chats.

Assistants: named ways to answer, one for a chat. What one leaves open is as in the settings.

Their file is JSON that anyone may have written: it is bounded before it is read, and each value is checked by the
declaration of its setting. What a newer program wrote besides is left out.

The assistants that come along. A person may change or delete them.

They are written in English into a new file of chats, and read in the language of the window as long as they are as they
came.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from app.chats.queries import StoreRows, clean, text_of
from app.errors import WorldError, kind_and_place
from app.language import mark, number, tr, tr_marked
from app.references import is_remote
from app.settings import Settings
from app.system.files import open_file, write_whole

SET_BY_ASSISTANTS = (
    "system_prompt", "temperature", "top_k", "top_p", "min_p", "repeat_penalty", "max_tokens", "seed", "mode",
    "target", "draft",
)  # fmt: skip
"""The settings that an assistant can have of its own."""
PAIR = ("target", "draft")
MOST_NAME, MOST_PROMPT, MOST_ASSISTANTS = 60, 32_000, 200
_MOST_REFERENCE = 4096
_MOST_BYTES = 8_000_000
_FORMAT, _VERSION = "draftlight-assistants", 1


@dataclass(frozen=True, slots=True)
class Assistant:
    """One way to answer; ``values`` has what it sets, by the setting's name.

    Its ``id`` is the store's; ``None`` for one that is not stored yet.
    """

    name: str
    values: Mapping[str, Any] = field(default_factory=dict)
    id: int | None = None

    @classmethod
    def from_json(cls, data: Any) -> Assistant:
        """Read one. Raises ``ValueError`` if it is none; the sentence says why."""
        if not isinstance(data, dict) or not isinstance(data.get("name"), str):
            raise ValueError(tr("An assistant needs a name."))
        name = clean_name(data["name"])
        if not name:
            raise ValueError(tr("An assistant needs a name."))
        settings = data.get("settings", {})
        if not isinstance(settings, dict):
            raise ValueError(tr("The settings of “{name}” must be an object.", name=name))
        return cls(name, checked_values({key: settings[key] for key in SET_BY_ASSISTANTS if key in settings}))

    def to_json(self) -> dict[str, Any]:
        """Return its name and settings, as files have them."""
        return {"name": self.name, "settings": dict(self.values)}

    def for_others(self) -> Assistant:
        """Return it as it goes into a file for others: models by the names of their files, not by where they lie."""
        named = {key: _without_folder(self.values[key]) for key in PAIR if self.values.get(key)}
        return replace(self, values={**self.values, **named})

    def from_elsewhere(self) -> Assistant:
        """Return it as it comes in with a chat that somebody else may have written: without the address of a server,
        to which what is asked next would go.
        """
        away = any(is_remote(str(self.values.get(key) or "")) for key in PAIR)
        dropped = PAIR if away else ()
        return replace(self, values={key: value for key, value in self.values.items() if key not in dropped})


def clean_name(name: str) -> str:
    """Return a name as one line of text that can be seen; empty where nothing of it can."""
    visible = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name))
    return " ".join("".join(letter for letter in visible if letter.isprintable()).split())[:MOST_NAME].strip()


def checked_values(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return values as the settings take them; what is ``None`` is left open.
    Raises ``ValueError`` if one is of the wrong kind or outside its limits; the sentence says which.
    """
    checked = {}
    for name, value in values.items():
        most = MOST_PROMPT if name == "system_prompt" else _MOST_REFERENCE
        if isinstance(value, str) and len(value) > most:
            raise ValueError(
                tr(
                    "“{label}” may have at most {most} letters.",
                    label=Settings.declarations[name].label,
                    most=number(most),
                )
            )
        if value is not None:
            checked[name] = Settings.declarations[name].check(value)
    if "target" not in checked:
        checked.pop("draft", None)
    if isinstance(checked.get("system_prompt"), str):
        checked["system_prompt"] = clean(checked["system_prompt"])
    return checked


def read_assistants(path: Path) -> tuple[Assistant, ...]:
    """Read a file of assistants. Raises ``WorldError`` if it cannot be read, or is none; nothing of it is used then."""
    try:
        with open_file(path) as file:
            content = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise WorldError(
            tr("The file {name} cannot be read: {error}.", name=path.name, error=error.strerror or error)
        ) from error
    if len(content) > _MOST_BYTES:
        raise WorldError(tr("The file {name} is too large to be a file of assistants.", name=path.name))
    try:
        data = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise WorldError(
            tr("The file {name} is no file of assistants: it is not JSON, or damaged.", name=path.name)
        ) from error
    if not isinstance(data, dict) or data.get("format") != _FORMAT or not isinstance(data.get("assistants"), list):
        raise WorldError(tr("The file {name} is no file of assistants.", name=path.name))
    if not isinstance(data.get("version"), int) or data["version"] > _VERSION:
        raise WorldError(tr("The file {name} is of a newer Draftlight. Please update the program.", name=path.name))
    if len(data["assistants"]) > MOST_ASSISTANTS:
        raise WorldError(tr("The file {name} has more than {most} assistants.", name=path.name, most=MOST_ASSISTANTS))
    try:
        return tuple(Assistant.from_json(one) for one in data["assistants"])
    except ValueError as error:
        raise WorldError(tr("The file {name} cannot be used. {error}", name=path.name, error=error)) from error


def write_assistants(path: Path, assistants: Sequence[Assistant]) -> None:
    """Write a file that :func:`read_assistants` reads. Raises ``WorldError`` if it cannot be written."""
    entries = [one.for_others().to_json() for one in assistants]
    whole = {"format": _FORMAT, "version": _VERSION, "assistants": entries}
    write_whole(path, (json.dumps(whole, indent=2, ensure_ascii=False) + "\n").encode())


def _without_folder(reference: str) -> str:
    """Return a model's name; what is an address, or comes with the program, is one already."""
    if "://" in reference or (reference.count(":") and "/" not in reference and "\\" not in reference):
        return reference
    return reference.replace("\\", "/").rpartition("/")[2]


_NAME, _PROMPT = "name of an assistant", "system prompt of an assistant"


def _first(name: str, prompt: str, temperature: float) -> Assistant:
    return Assistant(name, {"system_prompt": prompt, "temperature": temperature})


_FIRST = (
    _first(
        mark("Short answers", meaning="name of an assistant"),
        mark(
            "Answer in one or two plain sentences. If a single word or number is enough, give only that. Do not "
            "repeat the question and do not add advice that was not asked for.",
            meaning="system prompt of an assistant",
        ),
        0.3,
    ),
    _first(
        mark("Code", meaning="name of an assistant"),
        mark(
            "You are a careful programmer. Answer with working code first, in one code block that names its "
            "language, then explain in a few sentences only what is not obvious. Handle errors, use clear names, "
            "and say which version or library you assume. If the question leaves something open, choose the usual "
            "way and say so.",
            meaning="system prompt of an assistant",
        ),
        0.2,
    ),
    _first(
        mark("Translate", meaning="name of an assistant"),
        mark(
            "You are a translator. Translate what you are given into English; if it is English already, translate "
            "it into the language that the person names, or into German if none is named. Keep the meaning, the "
            "tone and the layout. Leave code, names and links as they are. Reply with the translation alone.",
            meaning="system prompt of an assistant",
        ),
        0.2,
    ),
    _first(
        mark("Rewrite politely", meaning="name of an assistant"),
        mark(
            "Rewrite what you are given so that it is polite, clear and friendly, in the same language and at "
            "about the same length. Keep every fact, date and request. Reply with the rewritten text alone.",
            meaning="system prompt of an assistant",
        ),
        0.5,
    ),
    _first(
        mark("Teach", meaning="name of an assistant"),
        mark(
            "You are a patient teacher. Explain step by step in everyday words, beginning with what the person "
            "most likely knows. Give one small example, say each new term once in plain words, and end with one "
            "short question that lets the person check whether they have understood.",
            meaning="system prompt of an assistant",
        ),
        0.7,
    ),
)


def first_assistants() -> str:
    """Return the SQL that writes them into the table of assistants."""
    rows = (f"({_quoted(one.name)}, {_quoted(json.dumps(dict(one.values)))})" for one in _FIRST)
    return f"INSERT INTO assistants (name, content) VALUES {', '.join(rows)};"  # noqa: S608 - the constants above


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def as_read(stored: Assistant) -> Assistant:
    """Return an assistant as a person reads it: one that is as it came, in their language."""
    for one in _FIRST:
        if _is_same(one, stored):
            return _translated(one)
    return stored


def as_stored(read: Assistant) -> Assistant:
    """Return an assistant as it is kept: one that is as it came, in English, whichever language is chosen later."""
    for one in _FIRST:
        if _is_same(_translated(one), read):
            return one
    return read


def _translated(one: Assistant) -> Assistant:
    prompt = tr_marked(one.values["system_prompt"], meaning=_PROMPT)
    return replace(one, name=tr_marked(one.name, meaning=_NAME), values={**one.values, "system_prompt": prompt})


def _is_same(one: Assistant, other: Assistant) -> bool:
    return (one.name, _set(one.values)) == (other.name, _set(other.values))


def _set(values: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in values.items() if value is not None}


_log = logging.getLogger(__name__)

_NEW_EACH, _LARGEST_SEED = -1, 2**32 - 1
_COLUMNS = "a.id, a.name, a.content"


class AssistantStore(StoreRows):
    """Keeps assistants for :class:`~app.chats.store.ChatStore`, in its file."""

    def all(self) -> tuple[Assistant, ...]:
        """Return all, the oldest first."""
        return tuple(
            map(assistant_of, self._read(f"SELECT {_COLUMNS} FROM assistants AS a ORDER BY id", ()))  # noqa: S608
        )

    def of_chat(self, conversation_id: int) -> Assistant | None:
        """Return the assistant of a chat; ``None`` where it has none, or one that was deleted."""
        rows = self._read(
            f"SELECT {_COLUMNS} FROM assistants AS a JOIN conversations AS c ON c.assistant_id = a.id "  # noqa: S608
            "WHERE c.id = ?",
            (conversation_id,),
        )
        return assistant_of(rows[0]) if rows else None

    def choose(self, conversation_id: int, assistant_id: int | None) -> None:
        """Give a chat an assistant, or none; a chat or an assistant that was deleted meanwhile is none."""
        statement = "UPDATE conversations SET assistant_id = (SELECT id FROM assistants WHERE id = ?) WHERE id = ?"
        self._write(statement, (assistant_id, conversation_id))

    def seed_of(self, conversation_id: int) -> Mapping[str, int | None]:
        """Return the setting of the seed that a chat has of its own, by its name; empty where it has none."""
        rows = self._read("SELECT seed FROM conversations WHERE id = ?", (conversation_id,))
        seed = rows[0][0] if rows else None
        if not isinstance(seed, int) or seed > _LARGEST_SEED:
            return {}
        return {"seed": seed if seed >= 0 else None}

    def keep_seed(self, conversation_id: int, own: Mapping[str, int | None]) -> None:
        """Keep what :meth:`seed_of` returns from now on."""
        seed = own.get("seed") if own else None
        if own and seed is None:
            seed = _NEW_EACH
        self._write("UPDATE conversations SET seed = ? WHERE id = ?", (seed, conversation_id))

    def chats_with(self, assistant_id: int) -> int:
        """Return how many chats that are not deleted have it."""
        rows = self._read(
            "SELECT COUNT(*) FROM conversations WHERE assistant_id = ? AND deleted_at IS NULL", (assistant_id,)
        )
        return int(rows[0][0])

    def replace_all(self, assistants: Iterable[Assistant]) -> tuple[Assistant, ...]:
        """Keep these and no others: all of them, or nothing is changed. Chats of those that go have none then."""
        restored = []
        with self._writing() as database:
            before = {int(row[0]) for row in database.execute("SELECT id FROM assistants").fetchall()}
            for one in assistants:
                stored = as_stored(one)
                if one.id in before:
                    row = stored.name, json.dumps(dict(stored.values)), one.id
                    database.execute("UPDATE assistants SET name = ?, content = ? WHERE id = ?", row)
                    restored.append(one)
                else:
                    restored.append(replace(one, id=add_assistant(database, stored)))
            for removed_id in before - {one.id for one in restored}:
                database.execute("DELETE FROM assistants WHERE id = ?", (removed_id,))
        return tuple(restored)


def add_assistant(database: sqlite3.Connection, stored: Assistant) -> int:
    """Write an assistant, in a transaction; return its id."""
    row = clean(stored.name), json.dumps(dict(stored.values))
    return int(database.execute("INSERT INTO assistants (name, content) VALUES (?, ?)", row).lastrowid or 0)


def assistant_of(row: Sequence[Any]) -> Assistant:
    """Read one; where its values are damaged, or of a newer program, it is a name that sets nothing."""
    id_, name, content = row
    name = clean_name(text_of(name)) or "Assistant"
    try:
        stored = Assistant.from_json({"name": name, "settings": json.loads(text_of(content))})
        return replace(as_read(stored), id=int(id_))
    except (ValueError, TypeError, RecursionError) as error:
        _log.info("What assistant %s sets cannot be used: %s", id_, kind_and_place(error))
        return Assistant(name, {}, int(id_))
