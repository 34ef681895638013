"""Questions to the model for its head's text: topics in many forms, none of them a benchmark's.

A head learns how one model goes on, so it must see that model's own replies to the kinds of things people ask.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path

_STORED = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
_WORDS: dict[str, list[str]] = _STORED["words"]
_FORMS: dict[str, list[str]] = _STORED["forms"]


def questions(seed: int) -> Iterator[str]:
    """Questions without end, each once; the same ones for the same ``seed``."""
    chance = random.Random(seed)
    questions_seen: set[str] = set()
    while True:
        kind = chance.choices(list(_KINDS), list(_KINDS.values()))[0]
        question = kind(chance)
        if question not in questions_seen:
            questions_seen.add(question)
            yield question


def _word(chance: random.Random, words: str) -> str:
    return chance.choice(_WORDS[words])


def _form(chance: random.Random, kind: str) -> str:
    return chance.choice(_FORMS[kind])


def _explain(chance: random.Random) -> str:
    sentences = [
        f"how {_word(chance, 'things')} works",
        f"the basics of {_word(chance, 'matters')}",
        f"why {_word(chance, 'matters')} matters",
        _word(chance, "matters"),
    ]
    what = chance.choice(sentences)
    return _form(chance, "explain").format(what, _word(chance, "hearers"))


def _how(chance: random.Random) -> str:
    return _form(chance, "how").format(thing=_word(chance, "things"), matter=_word(chance, "matters"))


def _story(chance: random.Random) -> str:
    return _form(chance, "story").format(_word(chance, "people"), _word(chance, "events"))


def _code(chance: random.Random) -> str:
    return _form(chance, "code").format(_word(chance, "languages"), _word(chance, "jobs"))


def _list(chance: random.Random) -> str:
    return _form(chance, "list").format(
        n=chance.choice(("three", "four", "five", "5", "six", "seven", "10")),
        matter=_word(chance, "matters"),
        land=_word(chance, "lands"),
        thing=_word(chance, "things"),
    )


def _rewrite(chance: random.Random) -> str:
    form, sentences = _form(chance, "rewrite"), chance.randint(2, 4)
    return form.format(" ".join(f"{_word(chance, 'subjects')} {_word(chance, 'deeds')}." for _ in range(sentences)))


def _summarise(chance: random.Random) -> str:
    form, count = _form(chance, "summarise"), chance.randint(1, 3)
    return form.format(" ".join(chance.sample(_WORDS["claims"], count)))


def _fact(chance: random.Random) -> str:
    if chance.random() < 0.3:
        return _form(chance, "quiz") + _form(chance, "quizzed")
    return _form(chance, "facts").format(land=_word(chance, "lands"))


def _poem(chance: random.Random) -> str:
    return _form(chance, "poem").format(_word(chance, "poems"), _word(chance, "scenes"))


def _letter(chance: random.Random) -> str:
    return _form(chance, "letter").format(_word(chance, "wishes"))


def _compare(chance: random.Random) -> str:
    both = chance.sample(_WORDS["matters"], 2)
    return _form(chance, "compare").format(*both)


_KINDS: dict[Callable[[random.Random], str], float] = {
    _explain: 3, _how: 3, _story: 2.5, _code: 2.5, _list: 2.5, _rewrite: 1.5, _summarise: 1.5, _fact: 2, _poem: 2,
    _letter: 1, _compare: 1,
}  # fmt: skip
