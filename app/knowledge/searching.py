"""Passages for a question: by words, by vectors, or by both."""

from __future__ import annotations

from collections.abc import Sequence

from app.knowledge.index import PassageIndex, StoredPassage, Vectors

_RANKED = 50
"""Passages of each way that are compared."""
_K = 2
"""Of reciprocal rank fusion (Cormack, Clarke, Büttcher 2009). Its 60 is for many rankings: of two, the best passage of
one would stand behind every passage that both have far down. So that is among the first five."""


def find_passages(index: PassageIndex, question: str, vector: Vectors | None, limit: int) -> tuple[StoredPassage, ...]:
    """Return the passages that suit a question best, the best first, and no text twice.

    Args:
        index: the collection's.
        question: in words.
        vector: the question's, by the model of the index; ``None`` where there is none.
        limit: how many at the most.
    """
    rankings = [index.with_words(question, _RANKED)]
    if vector is not None:
        rankings.append(index.nearest(vector, _RANKED))
    found: dict[str, StoredPassage] = {}
    for passage in index.passages(fused(rankings)[: 3 * limit]):
        found.setdefault(passage.text.strip(), passage)
    return tuple(found.values())[:limit]


def fused(rankings: Sequence[Sequence[int]]) -> list[int]:
    """Return what stands in several rankings as one: by the sum of 1 ÷ (k + rank)."""
    scores: dict[int, float] = {}
    for ranking in rankings:
        for rank, one in enumerate(ranking, 1):
            scores[one] = scores.get(one, 0.0) + 1 / (_K + rank)
    return sorted(scores, key=lambda one: -scores[one])
