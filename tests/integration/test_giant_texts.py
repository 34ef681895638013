"""Megabytes in one message: refused by their length, before they are split into tokens, which takes half a minute."""

from __future__ import annotations

import pytest

from app.engine.commands import Generate, Message
from app.engine.prompts.prompt import build_prompt
from app.errors import PromptTooLong

_GIANT = 5_000_000


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("word " * (_GIANT // 5), "tokens"),
        ("x" + " " * _GIANT + "x", "tokens"),
        ("x" + "\n" * _GIANT + "x", "tokens"),
        (" " * _GIANT, "5,000,000 blank characters"),
        ("\n\t" * (_GIANT // 2) + "What?", "5,000,000 blank characters"),
        ("\U0001f600" * (_GIANT // 4), "tokens"),
    ],
    ids=["words", "blanks within", "lines within", "blanks alone", "blanks before", "smileys"],
)
@pytest.mark.parametrize("raw", [False, True], ids=["in a chat", "as it is"])
def test_a_giant_text_is_refused_before_it_is_split(loaded_starter, monkeypatch, text, words, raw):
    vocabulary = loaded_starter.pair.target.model.vocabulary
    split, lengths = vocabulary.tokenize, [0]

    def tokenize(part, **options):
        lengths.append(len(part))
        return split(part[:1000], **options)

    monkeypatch.setattr(vocabulary, "tokenize", tokenize)
    command = Generate(raw=text) if raw else Generate((Message("user", text),))
    with pytest.raises(PromptTooLong, match=words):
        build_prompt(loaded_starter.pair, command)
    assert max(lengths) < 100_000


def test_a_few_blanks_are_no_matter(tiny_pair):
    assert tiny_pair.ask(" " * 300 + "Hello" + "\n" * 300, tokens=1).summary.generated_tokens == 1
