"""Reads calls of tools out of a reply's rounds, so that what is shown and kept are its words, each in its token."""

from __future__ import annotations

from dataclasses import replace

from app.speculation.trace import Round, Token, Trace
from app.tools.definitions import Parsed, ToolCall, Toolset
from app.tools.forms import CallForm
from app.tools.reply_reader import ReplyReader
from app.tools.thoughts import CLOSE, OPEN, ThoughtForm, in_models_words, split_reply


class CalledTools:
    """Follows one reply. A token whose text is a part of a call stays, with no text.
    ``before`` is the reply up to now, where one is gone on with: a call that it broke off in is a call once it is
    whole.
    """

    def __init__(self, form: CallForm, tools: Toolset, before: str = "") -> None:
        self._reader = ReplyReader(form, tools)
        self._thinking = self._thought = False
        self._rounds: list[Round] = []
        self.calls: list[ToolCall] = []
        self.held_to_the_end = ""
        """Words that came with the end of the reply, since they might have been a call."""
        self._begun = 0
        self._known = ""
        """The text that the reader holds back and that is in the reply already, from before it was stopped."""
        if before:
            self._go_on(before, harmony=form is CallForm.HARMONY)

    @property
    def letters_of_a_call(self) -> int:
        """The number of letters at the end of the earlier text that turned out to be the beginning of a call."""
        return self._begun

    def strip_calls(self, round_: Round) -> Round:
        """Return a round with its words alone."""
        own_words_round = replace(round_, tokens=tuple(self._token(token) for token in round_.tokens))
        if round_.text.strip() and not own_words_round.text:  # inside a call: neither are the wrong guesses words
            own_words_round = replace(
                own_words_round, rejected=tuple(replace(token, text="") for token in own_words_round.rejected)
            )
        self._rounds.append(own_words_round)
        return own_words_round

    def ended(self, trace: Trace) -> Trace:
        """Return the trace of the reply, now that it is over; what was held back is in its last token."""
        for round_ in trace.rounds[len(self._rounds) :]:
            self.strip_calls(round_)
        rounds = self._rounds[: len(trace.rounds)]
        rest = self.held_to_the_end = self._words(self._reader.rest())
        if rest and rounds and rounds[-1].tokens:
            *before, last = rounds[-1].tokens
            rounds[-1] = replace(rounds[-1], tokens=(*before, replace(last, text=last.text + rest)))
        text = "".join(round_.text for round_ in rounds)
        bare = text.rstrip() if self.calls else text  # blanks before a call
        if bare != text and not bare:
            rounds = [replace(one, tokens=tuple(replace(token, text="") for token in one.tokens)) for one in rounds]
            text = ""
        return replace(trace, rounds=tuple(rounds), summary=replace(trace.summary, text=text))

    def _go_on(self, before: str, *, harmony: bool) -> None:
        """Read what is there already, of which nothing is told again."""
        halves = split_reply(before)
        self._thought = halves.thought is not None
        self._thinking = self._thought and not halves.closed
        words = in_models_words(before, ThoughtForm.HARMONY, "", str) if harmony else before
        self._reader.add(words)
        held = self._reader.held
        self._known = held if before.endswith(held) else ""

    def _token(self, token: Token) -> Token:
        return replace(token, text=self._words(self._reader.add(token.text))) if token.text else token

    def _words(self, parsed: Parsed) -> str:
        self.calls += parsed.calls
        words = ""
        thought = parsed.reasoning if self._thought else parsed.reasoning.lstrip("\n")
        if thought:
            words += thought if self._thought else f"{OPEN}\n{thought}"
            self._thinking = self._thought = True
        if self._thinking and (parsed.content or parsed.calls):
            words += f"\n{CLOSE}\n\n"
            self._thinking = False
        return self._new(words + parsed.content, called=bool(parsed.calls))

    def _new(self, words: str, *, called: bool) -> str:
        """Return what is not in the reply already."""
        if not self._known or not (words or called):
            return words
        pairs = enumerate(zip(words, self._known, strict=False))
        again = next((place for place, (new, old) in pairs if new != old), min(len(words), len(self._known)))
        if called and again < len(self._known):
            self._begun = len(self._known) - again
        self._known = self._known[again:] if again == len(words) and not called else ""
        return words[again:]
