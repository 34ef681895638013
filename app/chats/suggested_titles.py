"""Titles that a model suggests for a chat: what it is asked for, and what of its answer can stand in the list.

A model that is too small for it says anything: a title that is of no use is none, and the chat keeps the one made of
its first question.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

from app.tools.thoughts import split_reply

REQUEST = (
    "Give this conversation a title of two to six words, in the language that it is held in. "
    "Answer with the title alone: one line, no quotation marks."
)
MOST_TOKENS = 32
"""Of an answer: more is no title."""
MOST_LETTERS = 50
"""Of a title in the list."""
_MOST_SAID = 80
"""Letters of an answer that can be cut to a title."""

_MOST_WORDS = 8
_ASKS = ("?", "!", "\uff1f", "\uff01", "؟")
"""Ends of what is said to somebody."""

_TEMPLATE_REST = re.compile(r"<\|?[\w/]|\w?\|>|\[/?[A-Z_]+\]|<<|>>|[{}]")
_LABEL = re.compile(
    r"^(?:chat |conversation |suggested )?(?:title|titel|titre|t[íi]tulo|titolo|标题|題名|العنوان)\s*[:\uff1a]\s*",
    re.IGNORECASE,
)
_AROUND = " \t*_#`~=-–—.,;:、。，·•\"'“”„‟«»‹›‘’‚「」『』《》()[]\uff08\uff09"
_WORD = re.compile(r"[^\W_]+")
_CLOSES = {"(": ")", "[": "]", "\uff08": "\uff09"}
_NO_TITLE = re.compile(
    r"^(?:sure|certainly|of course|here (?:is|are)|here's|i(?:'m| am| can| will|'ll)|sorry|as an ai|the title"
    r"|this conversation|what(?:'s| is) the title|answer|assistant|user|none|untitled|title|conversation|chat)\b",
    re.IGNORECASE,
)


def title_in(answer: str, question: str, reply: str) -> str:
    """Return the title in what a model answered to :data:`REQUEST`; empty where there is none of use.
    ``question`` is what the chat begins with.
    """
    halves = split_reply(answer)
    lines = [line for line in halves.answer.splitlines() if line.strip()] if halves.closed else []
    if len(lines) != 1 or _TEMPLATE_REST.search(lines[0]):
        return ""
    title = _bare(lines[0])
    if not title or len(title) > _MOST_SAID or len(title.split()) > _MOST_WORDS or not title.isprintable():
        return ""
    if _NO_TITLE.match(title) or title.endswith(_ASKS):
        return ""
    words, question_words = _words(title), _words(question)
    repeated = question_words in words or (question_words.startswith(words) and len(words.split()) > 2)
    if not words or repeated or words in _words(REQUEST):
        return ""
    if _is_foreign(title, f"{question} {reply}") or _stutters(words):
        return ""
    return _cut(title)


def _bare(line: str) -> str:
    """Return a line without what stands around a title: a label, marks of headings, quotation marks."""
    title = " ".join(line.split())
    before = ""
    while title != before:
        before = title
        title = _LABEL.sub("", _stripped(title))
    return title


def _stripped(title: str) -> str:
    title = title.lstrip(_AROUND)
    ends = title.rstrip(_AROUND)
    for opens, closes in _CLOSES.items():  # a bracket that belongs to the words stays
        if opens in ends and closes not in ends and title[len(ends) :].startswith(closes):
            return ends + closes
    return ends


def _words(text: str) -> str:
    """Return a text's letters and digits alone, in small letters, with a space between words and at both ends."""
    return f" {' '.join(_WORD.findall(text.casefold()))} "


def _stutters(words: str) -> bool:
    each = words.split()
    return len(each) >= 4 and max(Counter(each).values()) * 2 > len(each)


def _is_foreign(title: str, chat_text: str) -> bool:
    """Return whether a title is written in letters that nobody used in the chat."""
    scripts = Counter(map(_script, filter(str.isalpha, title)))
    if not scripts:
        return True
    most = scripts.most_common(1)[0][0]
    return not any(_script(letter) == most for letter in filter(str.isalpha, chat_text))


def _script(letter: str) -> str:
    """Return the script of a letter, as its name begins: LATIN, CYRILLIC or CJK."""
    return unicodedata.name(letter, "").partition(" ")[0].partition("-")[0]


def _cut(title: str) -> str:
    if len(title) <= MOST_LETTERS:
        return title
    head = title[: MOST_LETTERS - 1]
    return (head.rsplit(" ", 1)[0] if " " in head else head).rstrip(_AROUND) + "…"
