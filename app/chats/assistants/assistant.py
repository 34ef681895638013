"""Assistants: named ways to answer, one for a chat. What one leaves open is as in the settings.

Their file is JSON that anyone may have written: it is bounded before it is read, and each value is checked by the
declaration of its setting. What a newer program wrote besides is left out.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from app.errors import WorldError
from app.language import number, tr
from app.references.addresses import is_remote
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
        """Read one.

        Raises:
            ValueError: it is none; the sentence says why.
        """
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
        left = PAIR if away else ()
        return replace(self, values={key: value for key, value in self.values.items() if key not in left})


def clean_name(name: str) -> str:
    """Return a name as one line of text that can be seen; empty where nothing of it can."""
    visible = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name))
    return " ".join("".join(letter for letter in visible if letter.isprintable()).split())[:MOST_NAME].strip()


def checked_values(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return values as the settings take them; what is ``None`` is left open.

    Raises:
        ValueError: one is of the wrong kind or outside its limits; the sentence says which.
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
        checked["system_prompt"] = checked["system_prompt"].encode("utf-8", "replace").decode()
    return checked


def read_assistants(path: Path) -> tuple[Assistant, ...]:
    """Read a file of assistants.

    Raises:
        WorldError: it cannot be read, or is none; nothing of it is used then.
    """
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
        raise WorldError(
            tr(
                "The file {name} has more than {most} assistants.",
                name=path.name,
                most=MOST_ASSISTANTS,
            )
        )
    try:
        return tuple(Assistant.from_json(one) for one in data["assistants"])
    except ValueError as error:
        raise WorldError(tr("The file {name} cannot be used. {error}", name=path.name, error=error)) from error


def write_assistants(path: Path, assistants: Sequence[Assistant]) -> None:
    """Write a file that :func:`read_assistants` reads.

    Raises:
        WorldError: it cannot be written.
    """
    entries = [one.for_others().to_json() for one in assistants]
    whole = {"format": _FORMAT, "version": _VERSION, "assistants": entries}
    write_whole(path, (json.dumps(whole, indent=2, ensure_ascii=False) + "\n").encode())


def _without_folder(reference: str) -> str:
    """Return a model's name; what is an address, or comes with the program, is one already."""
    if "://" in reference or (reference.count(":") and "/" not in reference and "\\" not in reference):
        return reference
    return reference.replace("\\", "/").rpartition("/")[2]
