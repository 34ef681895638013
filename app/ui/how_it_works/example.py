"""The example: what is guessed, what the big model says to it, and what becomes of each word. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.language import tr
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
        return (
            ""
            if self.dropped
            else {Outcome.ACCEPTED: "✓", Outcome.REJECTED: "✗"}.get(self.outcome or Outcome.PLAIN, "")
        )


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
        """The rows in words, for those who do not see them."""
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
    """Return the words of the example's text, in its parts.

    A translation says something else in as many words, apart from the first part; otherwise it would not fit the steps.
    """
    written = tr(
        "The capital of France is | Paris and it | is beautiful | serves | as the seat of",
        meaning="an example text; the parts after the first have 3, 2, 1 and 4 words, with spaces between them. The "
        "small model guesses parts two and three. Part four is what the big model writes instead of part three",
    )
    english = [part.split() for part in _TEXT.split("|")]
    rounds = [part.split() for part in written.split("|")]
    return (
        rounds if [len(part) for part in rounds[1:]] == [len(part) for part in english[1:]] and rounds[0] else english
    )


def _spoken_word(word: ExampleWord) -> str:
    return (_DROPPED if word.dropped else _VERDICTS[word.outcome]).format(word=word.text)


def _words(text: Sequence[str], outcome: Outcome | None = Outcome.PLAIN) -> tuple[ExampleWord, ...]:
    return tuple(ExampleWord(word, outcome) for word in text)


def steps() -> tuple[ExampleStep, ...]:
    """Return all moments, in order."""
    there, foreseen, missed, (instead,), (*later, last) = _text()
    question = _words(there)
    waiting = _words([*foreseen, *missed], None)
    right = _words(foreseen, Outcome.ACCEPTED)
    wrong = (ExampleWord(missed[0], Outcome.REJECTED),)
    judged = (*right, *wrong, waiting[4])
    dropped = (*right, *wrong, replace(waiting[4], outcome=Outcome.REJECTED, dropped=True))
    own = (*_words(foreseen), ExampleWord(instead, Outcome.CORRECTED))
    after = (*question, *right, ExampleWord(instead, Outcome.CORRECTED))
    next_waiting = _words(later, None)
    next_right = _words(later, Outcome.ACCEPTED)
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
            (*_words(later), bonus),
        ),
    )
