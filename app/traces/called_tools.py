"""Reads calls of tools out of a reply's rounds, so that what is shown and kept are its words, each in its token."""

from __future__ import annotations

from dataclasses import replace

from app.speculation.trace import Round, Token, Trace
from app.tools.definitions import ToolCall, Toolset
from app.tools.forms import CallForm
from app.tools.parsed import Parsed
from app.tools.reply_reader import ReplyReader
from app.tools.thoughts import CLOSE, OPEN


class CalledTools:
    """Follows one reply. A token whose text is a part of a call stays, with no text.

    Args:
        form: how its model writes calls.
        tools: what it may call.
    """

    def __init__(self, form: CallForm, tools: Toolset) -> None:
        self._reader = ReplyReader(form, tools)
        self._thinking = self._thought = False
        self._rounds: list[Round] = []
        self.calls: list[ToolCall] = []

    def told(self, round_: Round) -> Round:
        """Return a round with its words alone."""
        told = replace(round_, tokens=tuple(self._token(token) for token in round_.tokens))
        if round_.text.strip() and not told.text:  # inside a call: neither are the wrong guesses words
            told = replace(told, rejected=tuple(replace(token, text="") for token in told.rejected))
        self._rounds.append(told)
        return told

    def ended(self, trace: Trace) -> Trace:
        """Return the trace of the reply, now that it is over; what was held back is in its last token."""
        for round_ in trace.rounds[len(self._rounds) :]:
            self.told(round_)
        rounds = self._rounds[: len(trace.rounds)]
        rest = self._words(self._reader.rest())
        if rest and rounds and rounds[-1].tokens:
            *before, last = rounds[-1].tokens
            rounds[-1] = replace(rounds[-1], tokens=(*before, replace(last, text=last.text + rest)))
        text = "".join(round_.text for round_ in rounds)
        bare = text.rstrip() if self.calls else text  # blanks before a call
        if bare != text and not bare:
            rounds = [replace(one, tokens=tuple(replace(token, text="") for token in one.tokens)) for one in rounds]
            text = ""
        return replace(trace, rounds=tuple(rounds), summary=replace(trace.summary, text=text))

    def _token(self, token: Token) -> Token:
        return replace(token, text=self._words(self._reader.add(token.text))) if token.text else token

    def _words(self, parsed: Parsed) -> str:
        self.calls += parsed.calls
        said = ""
        thought = parsed.reasoning if self._thought else parsed.reasoning.lstrip("\n")
        if thought:
            said += thought if self._thought else f"{OPEN}\n{thought}"
            self._thinking = self._thought = True
        if self._thinking and (parsed.content or parsed.calls):
            said += f"\n{CLOSE}\n\n"
            self._thinking = False
        return said + parsed.content
