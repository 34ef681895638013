"""How the program's texts are collected for translation."""

from __future__ import annotations

import pytest

from installers.translations import Message, NotLiteral, messages_in


def _found(code: str) -> list[Message]:
    return list(messages_in(code, "app/somewhere.py"))


def test_texts_are_found_with_their_meanings_and_counts() -> None:
    assert _found('tr("Open")\ntr("Open", meaning="a state")\ntr_count("%n file", "%n files", len(x), name=y)') == [
        Message("Open"),
        Message("Open", "a state"),
        Message("%n files", "%n file", counted=True),
    ]


def test_texts_of_settings_are_found_by_name_and_place() -> None:
    code = 'zoom = Setting(float, 1.0, "Zoom", "Size of " "everything.", Section.WINDOW, none_means="none", also="big")'
    assert {message.source for message in _found(code)} == {"Zoom", "Size of everything.", "none", "big"}


@pytest.mark.parametrize("code", ['tr(f"{name} is full")', "tr(text)", 'tr("a" + name)', 'Setting(int, 1, label, "x")'])
def test_a_text_that_nobody_could_translate_is_refused_with_its_place(code: str) -> None:
    with pytest.raises(NotLiteral, match=r"app/somewhere\.py:1"):
        _found(code)
