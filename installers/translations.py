"""The window's translations: the texts in the program, one Qt Linguist file a language, and what the program loads.

``python -m installers.translations`` brings ``resources/translations`` up to date: new texts are added as unfinished,
texts that are gone are dropped, what is translated stays, and each ``draftlight_*.qm`` is made anew. Texts are read by
Python's own parser, since lookups with values are more than Qt's collector knows; merging and compiling are Qt's
``lupdate`` and ``lrelease``.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from app.settings import LanguageChoice
from installers.project import ROOT

LANGUAGES = tuple(sorted({*LanguageChoice} - {LanguageChoice.SYSTEM, LanguageChoice.ENGLISH}))
FOLDER = ROOT / "resources" / "translations"
CONTEXT = "Draftlight"

_SETTING_TEXTS = {"label": 2, "description": 3, "none_means": None, "also": None}
"""Parameters of a declared setting that are texts, and their places."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text of the program."""

    source: str
    meaning: str = ""
    """For a text with a count, its English singular."""
    counted: bool = False


_RESOURCE_TEXTS: dict[str, dict[str, tuple[str, ...]]] = {
    "catalog.json": {"pairs": ("name", "why", "effect", "effect_source"), "files": ("licence_note",)},
    "components.json": {"": ("purpose",)},
}
"""Lists in the files that come along, by key, and which entries of their objects are texts; no key: all of it."""


class NotLiteral(ValueError):
    """A call whose text is not written where it is called, so that nobody could translate it."""


def collect() -> dict[Message, list[str]]:
    """Return all texts of the program, each with the files that say it, in the order of these.

    Raises:
        NotLiteral: naming the place.
    """
    places_of: dict[Message, list[str]] = {}
    paths = [*sorted((ROOT / "app").rglob("*.py")), *(ROOT / "resources" / name for name in _RESOURCE_TEXTS)]
    for path in paths:
        place, content = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        messages = messages_in(content, place) if path.suffix == ".py" else resource_messages(path.name, content)
        for message in messages:
            places = places_of.setdefault(message, [])
            if place not in places:
                places.append(place)
    return places_of


def resource_messages(name: str, content: str) -> Iterator[Message]:
    """Yield the texts in a file that comes along."""
    data = json.loads(content)
    for key, texts in _RESOURCE_TEXTS[name].items():
        for entry in data[key] if key else data:
            yield from (Message(entry[text]) for text in texts if entry.get(text))


def messages_in(code: str, place: str) -> Iterator[Message]:
    """Yield the texts of one module.

    Raises:
        NotLiteral: naming the place.
    """
    for node in ast.walk(ast.parse(code)):
        name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None
        if name is None or not isinstance(node, ast.Call):
            continue
        named = {word.arg: word.value for word in node.keywords if word.arg}
        if name in ("tr", "mark"):
            meaning = _literal(named["meaning"], place) if "meaning" in named else ""
            yield Message(_literal(node.args[0], place), meaning)
        elif name == "tr_count":
            yield Message(_literal(node.args[1], place), _literal(node.args[0], place), counted=True)
        elif name == "Setting":
            for parameter, position in _SETTING_TEXTS.items():
                value = named.get(parameter)
                if value is None and position is not None and position < len(node.args):
                    value = node.args[position]
                if value is not None:
                    yield Message(_literal(value, place))


def update(language: str) -> None:
    """Bring one language's file up to date with the program, and compile it."""
    target = FOLDER / f"draftlight_{language}.ts"
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder) / "texts.cpp"
        listing.write_text(_as_cpp(collect()), encoding="utf-8")
        # fmt: off
        _run("lupdate", str(listing), "-ts", str(target), "-target-language", language, "-source-language", "en",
             "-locations", "none", "-no-obsolete", "-silent", "-disable-heuristic", "similartext",
             "-disable-heuristic", "sametext")
        # fmt: on
    compile_file(target)


def compile_file(source: Path) -> None:
    """Make the file that the program loads; what is not finished is left out, so that it stays English."""
    _run("lrelease", str(source), "-qm", str(source.with_suffix(".qm")), "-nounfinished", "-compress", "-silent")


def _as_cpp(messages: dict[Message, list[str]]) -> str:
    """Write texts as calls that lupdate reads, in the one language in which it knows counts in every form."""
    lines = ["void texts(int n) {"]
    for message, places in messages.items():
        lines.append(f"//: {', '.join(places)}")
        words = ", ".join(json.dumps(text, ensure_ascii=False) for text in (CONTEXT, message.source, message.meaning))
        lines.append(f"QCoreApplication::translate({words}{', n' if message.counted else ''});")
    return "\n".join([*lines, "}", ""])


def _literal(node: ast.expr, place: str) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise NotLiteral(f"{place}:{node.lineno} has a text that is put together: use a literal with {{names}} in it.")


def _run(tool: str, *arguments: str) -> None:
    command = Path(sysconfig.get_path("scripts")) / f"pyside6-{tool}"
    subprocess.run([str(command), *arguments], check=True)


def main() -> int:
    for language in LANGUAGES:
        update(language)
    return 0


if __name__ == "__main__":
    sys.exit(main())
