"""What the inspector says about a token, in words. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.speculation.trace import Alternative, Outcome, Summary
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpan, TokenSpans


@dataclass(frozen=True, slots=True)
class Opinion:
    """What one model thought: its likeliest tokens, each with its probability."""

    heading: str
    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Inspection:
    title: str
    details: tuple[str, ...]
    opinions: tuple[Opinion, ...]

    @property
    def sentence(self) -> str:
        """The whole card, read aloud."""
        parts = [self.title, *self.details]
        for opinion in self.opinions:
            rows = ", ".join(f"{text} {p}" for text, p in opinion.rows)
            parts.append(f"{opinion.heading}: {rows}")
        return ". ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class Speakers:
    """The two models' names, where they are known."""

    target: str = "the big model"
    draft: str = "the draft"

    @classmethod
    def of(cls, summary: Summary) -> Speakers:
        return cls.named(summary.target, summary.draft)

    @classmethod
    def named(cls, target: str, draft: str | None) -> Speakers:
        known = cls()
        return cls(target or known.target, draft or known.draft)


UNKNOWN_SPEAKERS = Speakers()


def inspect(ledger: TokenSpans, index: int, speakers: Speakers = UNKNOWN_SPEAKERS) -> Inspection:
    """Describe the ledger's entry ``index``."""
    entry = ledger.entries[index]
    token, round_ = entry.token, entry.round
    if token.outcome is Outcome.PLAIN and round_.drafted:
        return _waiting(entry, speakers)
    who = {
        Outcome.ACCEPTED: "guessed right",
        Outcome.CORRECTED: f"corrected by {speakers.target}",
        Outcome.BONUS: f"bonus from {speakers.target}",
        Outcome.PLAIN: f"written by {speakers.target}",
        Outcome.REJECTED: "guessed wrong",
    }[token.outcome]
    title = f"{quoted(token.text)} {who} · round {round_.index + 1}"
    details = []
    guesser = _guesser(entry, speakers)
    if token.outcome in {Outcome.ACCEPTED, Outcome.REJECTED} and guesser:
        details.append(f"Guessed by {guesser}")
    if entry.against != NO_ENTRY:
        other = quoted(ledger.entries[entry.against].token.text)
        first = entry.rejected and index > 0 and not ledger.entries[index - 1].rejected
        if token.outcome is Outcome.CORRECTED:
            details.append(f"In place of {other}")
        else:
            details.append(
                f"{_capital(speakers.target)} wrote {other} instead"
                if first
                else f"Followed a wrong guess; {other} stood"
            )
    chances = [
        f"{name} {percent(p)}" for name, p in (("draft", token.draft_p), ("big model", token.target_p)) if p is not None
    ]
    if chances:
        details.append(f"Its chance: {', '.join(chances)}")
    opinions = []
    if token.draft_top:
        opinions.append(_opinion("Draft expected", token.draft_top))
    if token.target_top:
        opinions.append(_opinion("Big model preferred", token.target_top))
    return Inspection(title, tuple(details), tuple(opinions))


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _waiting(entry: TokenSpan, speakers: Speakers) -> Inspection:
    """A guess that was not checked yet, as slow motion shows it: what the target thinks is not known at that moment."""
    token, guesser = entry.token, _guesser(entry, speakers)
    details = [f"Guessed by {guesser}"] if guesser else []
    if token.draft_p is not None:
        details.append(f"Its chance: draft {percent(token.draft_p)}")
    opinions = (_opinion("Draft expected", token.draft_top),) if token.draft_top else ()
    return Inspection(
        f"{quoted(token.text)} guessed, not checked yet · round {entry.round.index + 1}", tuple(details), opinions
    )


def _guesser(entry: TokenSpan, speakers: Speakers) -> str | None:
    known = {
        "model": speakers.draft,
        "head": "the head" if speakers.draft == Speakers().draft else f"the head {speakers.draft}",
        "lookup": "lookup in the conversation",
        "memory": "memory of earlier chats",
    }
    return known.get(entry.drafter)


def quoted(text: str) -> str:
    """A token's text in quotes, with what cannot be seen made visible."""
    return "“" + visible(text) + "”"


def visible(text: str) -> str:
    shown = text.replace("\n", "⏎").replace("\t", "⇥")
    return shown or "end"


def word(text: str) -> str:
    """A token in a list, where the space most words begin with would only look like a mistake."""
    shown = visible(text)
    return shown.strip(" ") or "␣" * len(shown)


def percent(p: float) -> str:
    if 0 < p < 0.01:
        return "< 1 %"
    return f"{p * 100:.0f} %"


def _opinion(heading: str, top: Sequence[Alternative]) -> Opinion:
    rows = tuple((word(alternative.text), percent(alternative.p)) for alternative in top[:3])
    return Opinion(heading, rows)
