"""Replies of many rounds, and how their rounds come in."""

from __future__ import annotations

from app.speculation.trace import Round
from tests.fakes.rounds import rounds_of, split_words

WORDS = "When it leans to the left, the front wheel turns left too, and **contact** patches move back beneath it. "
LENGTHS = (20, 300, 3000)


def reply_of(tokens: int) -> tuple[Round, ...]:
    """Rounds of a reply of several paragraphs, as many tokens long."""
    pieces = split_words((WORDS * 4 + "\n\n") * (tokens // 60 + 1))[:tokens]
    return rounds_of(pieces, draft_tokens=3, right=0.7)


REPLIES = {tokens: reply_of(tokens) for tokens in LENGTHS}
