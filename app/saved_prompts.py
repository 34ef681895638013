"""Prompts that a person keeps to use again, with places to fill in: ``{{language}}``."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from app.language import tr
from app.system.files import read_json, write_whole

_log = logging.getLogger(__name__)
_MOST_BYTES = 4_000_000
MOST_PROMPTS, LONGEST_NAME, LONGEST_TEXT = 300, 80, 20_000
_PLACE = re.compile(r"\{\{\s*([^{}\n]{1,40}?)\s*\}\}")


@dataclass(frozen=True, slots=True)
class SavedPrompt:
    """A text under a name."""

    name: str
    text: str


def first_prompts() -> tuple[SavedPrompt, ...]:
    """Return those that come along until the person keeps others, in the person's language."""
    return (
        SavedPrompt(
            tr("Summarise", meaning="name of a prompt"), tr("Summarise the following in {{length}}:\n\n{{text}}")
        ),
        SavedPrompt(
            tr("Explain simply", meaning="name of a prompt"),
            tr("Explain {{topic}} to {{whom}}, in short sentences and with one example."),
        ),
        SavedPrompt(
            tr("Rewrite politely", meaning="name of a prompt"),
            tr("Rewrite this so that it is polite and clear. Keep its meaning:\n\n{{text}}"),
        ),
        SavedPrompt(
            tr("Translate", meaning="name of a prompt"),
            tr("Translate into {{language}}. Give the translation alone:\n\n{{text}}"),
        ),
        SavedPrompt(
            tr("Review code", meaning="name of a prompt"),
            tr("Review this code. Name what is wrong first, then what could be simpler:\n\n{{code}}"),
        ),
    )


def places_in(text: str) -> tuple[str, ...]:
    """Return the names of the places to fill in, each once, in the order in which they come."""
    return tuple(dict.fromkeys(_PLACE.findall(text)))


def filled(text: str, words: Mapping[str, str]) -> str:
    """Return the text with ``words`` in its places; what stands in the words themselves is no place."""
    return _PLACE.sub(lambda place: words.get(place.group(1), place.group()), text)


class PromptLibrary:
    """Keeps the prompts in their file.

    Args:
        file: where; there is none as long as nobody has changed what comes along.
    """

    def __init__(self, file: Path) -> None:
        self._file = file

    @property
    def prompts(self) -> tuple[SavedPrompt, ...]:
        """Return all of them, as the disk has them now."""
        try:
            saved = read_json(self._file, _MOST_BYTES)
        except FileNotFoundError:
            return first_prompts()
        except (OSError, ValueError) as error:
            _log.info("The prompts cannot be read: %s", type(error).__name__)
            return ()
        entries = saved.get("prompts") if isinstance(saved, dict) else None
        return tuple(filter(None, map(_checked, entries[:MOST_PROMPTS]))) if isinstance(entries, list) else ()

    def keep(self, prompts: Sequence[SavedPrompt]) -> None:
        """Write all of them, those without a name or words left out.

        Raises:
            DiskFull, FolderNotWritable: the file is as it was.
        """
        whole = [asdict(prompt) for prompt in prompts if prompt.name.strip() and prompt.text.strip()]
        write_whole(self._file, json.dumps({"prompts": whole}, indent=1).encode())


def _checked(entry: Any) -> SavedPrompt | None:
    if not isinstance(entry, dict):
        return None
    name, text = entry.get("name"), entry.get("text")
    if not isinstance(name, str) or not isinstance(text, str) or not name.strip() or not text.strip():
        return None
    return SavedPrompt(" ".join(name.split())[:LONGEST_NAME], text[:LONGEST_TEXT])
