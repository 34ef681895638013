"""Texts that are guessed ahead word by word: the example of the page, and the film on the first page. No Qt here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from app.language import tr, tr_count
from app.speculation.trace import Outcome


@dataclass(frozen=True, slots=True)
class ExampleWord:
    """A word in a row; ``outcome`` is ``None`` while a guess waits for its verdict."""

    text: str
    outcome: Outcome | None = Outcome.PLAIN
    dropped: bool = False
    """It followed a wrong guess, and was not judged for itself."""

    @property
    def sign(self) -> str:
        """The mark under a guess that was judged."""
        signs = {Outcome.ACCEPTED: "✓", Outcome.REJECTED: "✗"}
        return "" if self.dropped or self.outcome is None else signs.get(self.outcome, "")


@dataclass(frozen=True, slots=True)
class ExampleStep:
    """One moment: what is said about it, and the three rows as they stand."""

    caption: str
    reply: tuple[ExampleWord, ...]
    guesses: tuple[ExampleWord, ...] = ()
    own: tuple[ExampleWord, ...] = ()
    """Words of the big model at each guess, as far as its pass tells."""

    @property
    def spoken(self) -> str:
        parts = [tr("The text: {words}", words=" ".join(word.text for word in self.reply))]
        if self.guesses:
            parts.append(tr("Guesses: {words}", words=", ".join(_spoken_word(word) for word in self.guesses)))
        if self.own:
            parts.append(tr("The big model: {words}", words=", ".join(word.text for word in self.own)))
        return ". ".join(parts) + "."


_VERDICTS = {
    None: tr("{word} (waits)"),
    Outcome.ACCEPTED: tr("{word} (right)"),
    Outcome.REJECTED: tr("{word} (wrong)"),
}
_DROPPED = tr("{word} (dropped)")
_TEXT = "The capital of France is | Paris and it | is beautiful | serves | as the seat of"
"""The beginning | three right guesses | a wrong one, and one after it | the right word | what comes then."""


def _text() -> list[list[str]]:
    """Return the words of the text, in its parts; of a translation, if each part after the first has as many words."""
    written = tr(
        "The capital of France is | Paris and it | is beautiful | serves | as the seat of",
        meaning="an example text; the parts after the first have 3, 2, 1 and 4 words, with spaces between them. The "
        "small model guesses parts two and three. Part four is what the big model writes instead of part three",
    )
    english = [part.split() for part in _TEXT.split("|")]
    rounds = [part.split() for part in written.split("|")]
    fits = rounds[0] and [len(part) for part in rounds[1:]] == [len(part) for part in english[1:]]
    return rounds if fits else english


def _spoken_word(word: ExampleWord) -> str:
    return (_DROPPED if word.dropped else _VERDICTS[word.outcome]).format(word=word.text)


def example_words(text: Sequence[str], outcome: Outcome | None = Outcome.PLAIN) -> tuple[ExampleWord, ...]:
    return tuple(ExampleWord(word, outcome) for word in text)


def steps() -> tuple[ExampleStep, ...]:
    there, foreseen, missed, (instead,), (*later, last) = _text()
    question = example_words(there)
    waiting = example_words([*foreseen, *missed], None)
    right = example_words(foreseen, Outcome.ACCEPTED)
    wrong = (ExampleWord(missed[0], Outcome.REJECTED),)
    judged = (*right, *wrong, waiting[4])
    dropped = (*right, *wrong, replace(waiting[4], outcome=Outcome.REJECTED, dropped=True))
    own = (*example_words(foreseen), ExampleWord(instead, Outcome.CORRECTED))
    after = (*question, *right, ExampleWord(instead, Outcome.CORRECTED))
    next_waiting = example_words(later, None)
    next_right = example_words(later, Outcome.ACCEPTED)
    bonus = ExampleWord(last, Outcome.BONUS)
    return (
        ExampleStep(
            tr("A big model writes word after word, and does all its work anew for each. That takes time."),
            question,
        ),
        ExampleStep(
            tr("A small model is quick. It guesses five words ahead; some of them may be wrong."),
            question,
            waiting,
        ),
        ExampleStep(
            tr(
                "The big model looks at all five guesses in a single pass, and says at each what it would write "
                "itself. Such a pass takes hardly longer than writing one word."
            ),
            question,
            waiting,
            own,
        ),
        ExampleStep(
            tr("Three guesses are what the big model would write: they stay. The fourth is not."),
            question,
            judged,
            own,
        ),
        ExampleStep(
            tr(
                "In its place comes the big model's own word, “{word}”. "
                "What was guessed after a wrong word is dropped.",
                word=instead,
            ),
            after,
            dropped,
            own,
        ),
        ExampleStep(
            tr(
                "One pass brought four words instead of one. Each of them is what the big model would have "
                "written alone: guessing changes the speed, never the text."
            ),
            after,
        ),
        ExampleStep(
            tr("Then the small model guesses again, from where the text now ends."),
            after,
            next_waiting,
        ),
        ExampleStep(
            tr(
                "All three are right. The same pass also tells what comes after them: one more word for free, "
                "the bonus."
            ),
            (*after, *next_right, bonus),
            next_right,
            (*example_words(later), bonus),
        ),
    )


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
    from_left: bool = False
    """True if it reads from the left in every language, as code does."""

    @property
    def spoken(self) -> str:
        return tr("The text: {words}", words=" ".join(word.text for word in self.words)) + "."


def film() -> tuple[FilmMoment, ...]:
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
    written = example_words(there)
    yield FilmMoment(written, SUMMARY, BEGIN_MS)
    for now in rounds:
        guesses = example_words((*now.right, *now.wrong), None)
        caption = tr_count(
            "The small model guesses %n word. One pass of the big model checks it.",
            "The small model guesses %n words. One pass of the big model checks all.",
            len(guesses),
        )
        yield FilmMoment((*written, *guesses), caption, GUESS_MS)
        yield FilmMoment((*written, *guesses), caption, CHECK_MS, len(guesses))
        right = example_words(now.right, Outcome.ACCEPTED)
        wrong = example_words(now.wrong, Outcome.REJECTED)
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
