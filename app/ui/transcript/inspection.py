"""Text of the inspector about a token. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from app.language import number, tr
from app.speculation.trace import Alternative, Outcome, Summary
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpan, TokenSpans


@dataclass(frozen=True, slots=True)
class Prediction:
    """Prediction of one model: its likeliest tokens, each with its probability."""

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
            parts.append(tr("{heading}: {tokens}", heading=opinion.heading, tokens=rows))
        return ". ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class ModelNames:
    """The two models' names, where they are known."""

    target: str = field(default_factory=lambda: tr("the big model"))
    draft: str = field(default_factory=lambda: tr("the draft"))

    @classmethod
    def of(cls, summary: Summary) -> ModelNames:
        return cls.named(summary.target, summary.draft)

    @classmethod
    def named(cls, target: str, draft: str | None) -> ModelNames:
        known = cls()
        return cls(target or known.target, draft or known.draft)


UNKNOWN_NAMES = ModelNames()


def inspect(spans: TokenSpans, index: int, names: ModelNames = UNKNOWN_NAMES) -> Inspection:
    entry = spans.entries[index]
    token, round_ = entry.token, entry.round
    guesser = _guesser(entry, names)
    by_guesser = [tr("Guessed by {guesser}", guesser=guesser)] if guesser else []
    place = number(round_.index + 1)
    expected = [_opinion(tr("Draft expected"), token.draft_top)] if token.draft_top else []
    if token.outcome is Outcome.PLAIN and round_.drafted:  # as slow motion shows it: the target's view is not known yet
        title = tr("{token} guessed, not checked yet · round {place}", token=quoted(token.text), place=place)
        return Inspection(title, (*by_guesser, *_chance(token.draft_p, None)), tuple(expected))
    outcome_text = {
        Outcome.ACCEPTED: tr("guessed right"),
        Outcome.CORRECTED: tr("corrected by {model}", model=names.target),
        Outcome.BONUS: tr("bonus from {model}", model=names.target),
        Outcome.PLAIN: tr("written by {model}", model=names.target),
        Outcome.REJECTED: tr("guessed wrong"),
        Outcome.UNTOLD: tr("written by {model}", model=names.target),
    }[token.outcome]
    if token.outcome is Outcome.UNTOLD:
        sentence = tr("The server does not tell whether this was guessed.")
        return Inspection(tr("{token} {who}", token=quoted(token.text), who=outcome_text), (sentence,), ())
    title = tr("{token} {who} · round {place}", token=quoted(token.text), who=outcome_text, place=place)
    details = by_guesser if token.outcome in {Outcome.ACCEPTED, Outcome.REJECTED} else []
    if entry.against != NO_ENTRY:
        other = quoted(spans.entries[entry.against].token.text)
        first = entry.rejected and index > 0 and not spans.entries[index - 1].rejected
        if token.outcome is Outcome.CORRECTED:
            details.append(tr("In place of {token}", token=other))
        else:
            details.append(
                tr("{model} wrote {token} instead", model=_capital(names.target), token=other)
                if first
                else tr("Followed a wrong guess; {token} stood", token=other)
            )
    details += _chance(token.draft_p, token.target_p)
    if _is_drawn_by_chance(spans, entry):
        details.append(tr("Drawn by chance, though another was likelier"))
    if token.target_top:
        expected.append(_opinion(tr("Likeliest for the big model"), token.target_top))
    return Inspection(title, tuple(details), tuple(expected))


def _is_drawn_by_chance(spans: TokenSpans, entry: TokenSpan) -> bool:
    """Return whether another token than the target's likeliest was written in this place."""
    top = entry.token.target_top
    written = spans.entries[entry.against] if entry.rejected and entry.against != NO_ENTRY else entry
    text = written.token.text  # empty for an end token, and within a character
    return bool(top and text) and not written.rejected and text != top[0].text


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _chance(draft_p: float | None, target_p: float | None) -> list[str]:
    if draft_p is not None and target_p is not None:
        return [tr("Its chance: draft {draft}, big model {target}", draft=percent(draft_p), target=percent(target_p))]
    if draft_p is not None:
        return [tr("Its chance: draft {share}", share=percent(draft_p))]
    return [tr("Its chance: big model {share}", share=percent(target_p))] if target_p is not None else []


def _guesser(entry: TokenSpan, names: ModelNames) -> str | None:
    known = {
        "model": names.draft,
        "head": tr("the head") if names.draft == ModelNames().draft else tr("the head {name}", name=names.draft),
        "lookup": tr("lookup in the conversation"),
        "memory": tr("memory of earlier chats"),
    }
    return known.get(entry.drafter)


def quoted(text: str) -> str:
    return tr("“{name}”", name=word(text))


def visible(text: str) -> str:
    shown = text.replace("\n", "⏎").replace("\t", "⇥")
    return shown or tr("end", meaning="of a text")


def word(text: str) -> str:
    """Return a token without the space most words begin with, which would look like a mistake."""
    shown = visible(text)
    return shown.strip(" ") or "␣" * len(shown)


def percent(p: float) -> str:
    if 0 < p < 0.01:
        return tr("< 1 %")
    return tr("{share} %", share=number(p * 100))


def _opinion(heading: str, top: Sequence[Alternative]) -> Prediction:
    rows = tuple((word(alternative.text), percent(alternative.p)) for alternative in top[:3])
    return Prediction(heading, rows)
