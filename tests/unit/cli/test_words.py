"""Who has no window is told the option, not the place in the window."""

from __future__ import annotations

from app.cli.words import CommandLineEnglish
from installers.translations import collect

_CORE = ("app/engine/", "app/llama/", "app/models/", "app/remote/")


def test_no_sentence_of_the_core_sends_a_terminal_to_the_settings():
    english = CommandLineEnglish()
    told = [one.source for one, places in collect().items() if any(place.startswith(_CORE) for place in places)]
    changed = [text for text in told if english.text(text, "", -1) != text]
    assert len(changed) > 3
    assert not [text for text in told if "Settings" in english.text(text, "", -1)]


def test_counts_are_as_in_english():
    english = CommandLineEnglish()
    assert [english.text("%n files", "one file", count) for count in (1, 2)] == ["one file", "%n files"]
