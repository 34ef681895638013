"""The sentences of the film on the first page: guessed ahead round by round, moment by moment. No Qt here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from app.language import tr, tr_count
from app.speculation.trace import Outcome
from app.ui.how_it_works.example import ExampleWord

BEGIN_MS, GUESS_MS, CHECK_MS, VERDICT_MS, END_MS = 900, 1100, 1100, 2200, 1200
"""Milliseconds that a moment stands; ``END_MS`` is added to the last one of a sentence."""
SUMMARY = tr("A small model guesses ahead, a big one checks every word.\nThe colours show which guesses were right.")
_CODE = "def add(a, b): | return a + b"


@dataclass(frozen=True, slots=True)
class FilmRound:
    """The words of one round: right guesses, wrong ones, and the big model's own word."""

    right: tuple[str, ...]
    wrong: tuple[str, ...]
    own: str


@dataclass(frozen=True, slots=True)
class FilmMoment:
    """One picture of the film."""

    words: tuple[ExampleWord, ...]
    caption: str
    duration_ms: int
    checked: int = 0
    """Number of words at the end that the big model checks in this moment, all at once."""
    sentence: int = 0
    """The place of its sentence in the film."""
    from_left: bool = False
    """True if it reads from the left in every language, as code does."""

    @property
    def spoken(self) -> str:
        """The words, for those who do not see them."""
        return tr("The text: {words}", words=" ".join(word.text for word in self.words)) + "."


def film() -> tuple[FilmMoment, ...]:
    """Return all moments of all sentences, in order."""
    capital = tr(
        "The capital of France is | Paris and it [is beautiful] serves | as the seat of",
        meaning="a film of guesses. The part before the first | is there already; each other part is one round: some "
        "words that were guessed right, in brackets those that were guessed wrong, and at last one word that the big "
        "model writes itself. Each text may have as many words and rounds as suit the language",
    )
    days = tr("Monday, Tuesday, | Wednesday, Thursday, Friday, Saturday, Sunday.", meaning="a film of guesses")
    poem = tr(
        "The moon is a | [bright light] drowsy | [little child] spoon | that stirs the [sky] sea.",
        meaning="a film of guesses: a poem, where most of them are wrong",
    )
    sentences = (capital, days, _CODE, poem)
    return tuple(
        replace(moment, sentence=place, from_left=text is _CODE)
        for place, text in enumerate(sentences)
        for moment in _moments(text)
    )


def read_sentence(text: str) -> tuple[tuple[str, ...], tuple[FilmRound, ...]]:
    """Return the words that are there, and the rounds that follow."""
    there, *rounds = text.split("|")
    return tuple(there.split()), tuple(_read_round(part) for part in rounds)


def _read_round(part: str) -> FilmRound:
    before, _, rest = part.partition("[")
    if not rest:
        *right, own = before.split()
        return FilmRound(tuple(right), (), own)
    wrong, _, own = rest.partition("]")
    return FilmRound(tuple(before.split()), tuple(wrong.split()), own.strip())


def _moments(text: str) -> Iterator[FilmMoment]:
    there, rounds = read_sentence(text)
    written = _words(there)
    yield FilmMoment(written, SUMMARY, BEGIN_MS)
    for now in rounds:
        guesses = _words((*now.right, *now.wrong), None)
        caption = tr_count(
            "The small model guesses %n word. One pass of the big model checks it.",
            "The small model guesses %n words. One pass of the big model checks all.",
            len(guesses),
        )
        yield FilmMoment((*written, *guesses), caption, GUESS_MS)
        yield FilmMoment((*written, *guesses), caption, CHECK_MS, len(guesses))
        right = _words(now.right, Outcome.ACCEPTED)
        wrong = _words(now.wrong, Outcome.REJECTED)
        own = ExampleWord(now.own, Outcome.CORRECTED if now.wrong else Outcome.BONUS)
        after = (*written, *right, own)
        if wrong:
            yield FilmMoment((*written, *right, *wrong), _verdict(now), CHECK_MS)
        lasts = VERDICT_MS + (END_MS if now is rounds[-1] else 0)
        yield FilmMoment(after, _verdict(now), lasts)
        written = after


def _verdict(now: FilmRound) -> str:
    count = len(now.right) + 1
    if not now.wrong:
        return tr_count(
            "All right (green), and the same pass adds a bonus (blue): %n word from one pass.",
            "All right (green), and the same pass adds a bonus (blue): %n words from one pass.",
            count,
        )
    if not now.right:
        return tr("A wrong guess costs little: the pass still brings one word (orange).")
    return tr_count(
        "Right guesses stay (green), then comes the big model’s own word (orange): %n word from one pass.",
        "Right guesses stay (green), then comes the big model’s own word (orange): %n words from one pass.",
        count,
    )


def _words(texts: Sequence[str], outcome: Outcome | None = Outcome.PLAIN) -> tuple[ExampleWord, ...]:
    return tuple(ExampleWord(text, outcome) for text in texts)
