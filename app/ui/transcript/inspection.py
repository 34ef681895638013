"""What the inspector says about a token, in words. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.speculation.trace import SERVER, Alternative, Outcome, Summary
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpan, TokenSpans


@dataclass(frozen=True, slots=True)
class Prediction:
    """What one model thought: its likeliest tokens, each with its probability."""

    heading: str
    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Inspection:
    title: str
    details: tuple[str, ...]
    opinions: tuple[Prediction, ...]

    @property
    def sentence(self) -> str:
        """The whole card, read aloud."""
        parts = [self.title, *self.details]
        for opinion in self.opinions:
            rows = ", ".join(f"{text} {p}" for text, p in opinion.rows)
            parts.append(f"{opinion.heading}: {rows}")
        return ". ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class ModelNames:
    """The two models' names, where they are known."""

    target: str = "the big model"
    draft: str = "the draft"

    @classmethod
    def of(cls, summary: Summary) -> ModelNames:
        return cls.named(summary.target, summary.draft)

    @classmethod
    def named(cls, target: str, draft: str | None) -> ModelNames:
        known = cls()
        return cls(target or known.target, draft or known.draft)


UNKNOWN_NAMES = ModelNames()


def inspect(spans: TokenSpans, index: int, names: ModelNames = UNKNOWN_NAMES) -> Inspection:
    """Describe the entry ``index`` of the token spans."""
    entry = spans.entries[index]
    token, round_ = entry.token, entry.round
    if token.outcome is Outcome.PLAIN and round_.drafted:
        return _waiting(entry, names)
    who = {
        Outcome.ACCEPTED: "guessed right",
        Outcome.CORRECTED: f"corrected by {names.target}",
        Outcome.BONUS: f"bonus from {names.target}",
        Outcome.PLAIN: f"written by {names.target}",
        Outcome.REJECTED: "guessed wrong",
        Outcome.UNTOLD: f"written by {names.target}",
    }[token.outcome]
    if token.outcome is Outcome.UNTOLD:
        return Inspection(f"{quoted(token.text)} {who}", ("The server does not tell whether this was guessed.",), ())
    title = f"{quoted(token.text)} {who} · round {round_.index + 1}"
    details = ["Worked out from the server's counts"] if round_.drafter == SERVER else []
    guesser = _guesser(entry, names)
    if token.outcome in {Outcome.ACCEPTED, Outcome.REJECTED} and guesser:
        details.append(f"Guessed by {guesser}")
    if entry.against != NO_ENTRY:
        other = quoted(spans.entries[entry.against].token.text)
        first = entry.rejected and index > 0 and not spans.entries[index - 1].rejected
        if token.outcome is Outcome.CORRECTED:
            details.append(f"In place of {other}")
        else:
            details.append(
                f"{_capital(names.target)} wrote {other} instead" if first else f"Followed a wrong guess; {other} stood"
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


def _waiting(entry: TokenSpan, names: ModelNames) -> Inspection:
    """Describe a guess that was not checked yet, as slow motion shows it: the target's view is not known at that
    moment.
    """
    token, guesser = entry.token, _guesser(entry, names)
    details = [f"Guessed by {guesser}"] if guesser else []
    if token.draft_p is not None:
        details.append(f"Its chance: draft {percent(token.draft_p)}")
    opinions = (_opinion("Draft expected", token.draft_top),) if token.draft_top else ()
    return Inspection(
        f"{quoted(token.text)} guessed, not checked yet · round {entry.round.index + 1}", tuple(details), opinions
    )


def _guesser(entry: TokenSpan, names: ModelNames) -> str | None:
    known = {
        "model": names.draft,
        "head": "the head" if names.draft == ModelNames().draft else f"the head {names.draft}",
        "lookup": "lookup in the conversation",
        "memory": "memory of earlier chats",
        SERVER: "the server",
    }
    return known.get(entry.drafter)


def quoted(text: str) -> str:
    """Return a token's text in quotes, with what cannot be seen made visible."""
    return "“" + visible(text) + "”"


def visible(text: str) -> str:
    shown = text.replace("\n", "⏎").replace("\t", "⇥")
    return shown or "end"


def word(text: str) -> str:
    """Return a token for a list, without the space most words begin with, which would look like a mistake."""
    shown = visible(text)
    return shown.strip(" ") or "␣" * len(shown)


def percent(p: float) -> str:
    if 0 < p < 0.01:
        return "< 1 %"
    return f"{p * 100:.0f} %"


def _opinion(heading: str, top: Sequence[Alternative]) -> Prediction:
    rows = tuple((word(alternative.text), percent(alternative.p)) for alternative in top[:3])
    return Prediction(heading, rows)
