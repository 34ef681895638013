"""Collection of the program's texts for translation, and the files of each language."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET

import pytest

from app import errors
from app.errors import WorldError
from app.speculation.language_model import BrokenModel
from app.ui.toolkit.language.translation import load
from installers.project import ROOT
from installers.translations import (
    FOLDER,
    LANGUAGES,
    Message,
    NotLiteral,
    collect,
    messages_in,
)  # fmt: skip


def _messages_in(code: str) -> list[Message]:
    return list(messages_in(code, "app/somewhere.py"))


@pytest.mark.parametrize("code", ['tr(f"{name} is full")', "tr(text)", 'tr("a" + name)', 'Setting(int, 1, label, "x")'])
def test_a_text_that_nobody_could_translate_is_refused_with_its_place(code: str) -> None:
    with pytest.raises(NotLiteral, match=r"app/somewhere\.py:1"):
        _messages_in(code)


@pytest.fixture(scope="module")
def texts() -> dict[Message, list[str]]:
    return collect()


_NOT_SHOWN = ("api", "cli", "desktop", "ui", "serve/command.py")
"""The places where errors are told in English: in terminals and scripts, and before a language was chosen. Those of
the window are its own texts."""


def test_what_the_core_raises_for_a_person_is_translated(texts: dict[Message, list[str]]) -> None:
    known = {message.source for message in texts}
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, WorldError)}
    untold = []
    for path in sorted((ROOT / "app").rglob("*.py")):
        place = path.relative_to(ROOT / "app").as_posix()
        if place.startswith(_NOT_SHOWN):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if name not in {*kinds, BrokenModel.__name__} or not isinstance(node, ast.Call) or not node.args:
                continue
            text = node.args[0]
            literal = isinstance(text, ast.Constant) and text.value in known
            if isinstance(text, ast.Constant | ast.JoinedStr | ast.BinOp) and not literal:
                untold.append(f"{place}:{node.lineno}")
    assert not untold


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def _entries(language: str) -> dict[Message, ET.Element]:
    tree = ET.parse(FOLDER / f"draftlight_{language}.ts")
    return {
        Message(
            entry.findtext("source", ""), entry.findtext("comment", ""), counted=entry.get("numerus") == "yes"
        ): entry
        for entry in tree.iter("message")
    }


def _forms(entry: ET.Element) -> list[str]:
    """The translation, or one for each form of a count; none where it is not finished."""
    translation = entry.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return []
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


_NAME = re.compile(r"(?<!\{)\{\w*\}(?!\})")
_PLACE = re.compile(r"\{\{\w+\}\}")
"""The text that a person fills in, in a prompt: a word of their language."""


def test_each_file_has_the_texts_of_the_program(language: str, texts: dict[Message, list[str]]) -> None:
    """If this fails: ``uv run python -m installers.translations``, then translate what is unfinished."""
    entries = _entries(language)
    assert entries.keys() == texts.keys()
    unfinished = [message.source for message, entry in entries.items() if not _forms(entry)]
    assert len(unfinished) <= len(entries) * 0.02, unfinished[:10]


def test_translations_keep_names_counts_keys_and_blanks(language: str) -> None:
    for message, entry in _entries(language).items():
        forms = _forms(entry)
        names = set(_NAME.findall(message.source))
        places = len(_PLACE.findall(message.source))
        for form in forms:
            names_kept = set(_NAME.findall(form))
            assert len(_PLACE.findall(form)) == places, form
            # The forms for none, one and two may leave their number's words out, as the English singular does.
            assert names_kept <= names | set(_NAME.findall(message.meaning)), form
            assert message.counted or names_kept == names, form
            # What is put before or after other words keeps its blank; French has one before a colon, too.
            assert form[:1].isspace() >= message.source[:1].isspace(), form
            assert form[-1:].isspace() >= message.source[-1:].isspace(), form
            assert form.count("\t") == message.source.count("\t"), form
            assert re.findall(r" \((?:Ctrl|Shift|F\d)[^ )]*\)$", form) == re.findall(
                r" \((?:Ctrl|Shift|F\d)[^ )]*\)$", message.source
            ), form
        if forms and "%n" in message.source:
            assert "%n" in forms[-1], forms


def _unmarked(form: str) -> str:
    """A text as it is without the mark that has a line read from the right begin there."""
    return form.lstrip("\u200f")


def test_what_the_program_loads_says_what_the_file_says(language: str) -> None:
    translation = load(language, FOLDER)
    assert translation is not None
    wrong = [
        message.source
        for message, entry in _entries(language).items()
        if not message.counted
        and _forms(entry)
        and _unmarked(translation.text(message.source, message.meaning, -1)) not in map(_unmarked, _forms(entry))
    ]
    assert not wrong
    counted = {message: _forms(entry) for message, entry in _entries(language).items() if message.counted}
    for message, forms in counted.items():
        if forms:
            forms_said = {_unmarked(translation.text(message.source, message.meaning, count)) for count in range(200)}
            assert forms_said == set(map(_unmarked, forms)), message
