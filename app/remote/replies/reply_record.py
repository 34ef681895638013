"""What has come of a reply that a server writes: events as they come, and the trace at any time."""

from __future__ import annotations

import time
from dataclasses import replace

from app.engine.commands import Generate
from app.engine.events import Event, Loaded, PrefillProgress, Repeating, RoundDone
from app.engine.port import EventSink
from app.remote.replies.counts import ReplyCounts
from app.speculation.repetition import Repetition
from app.speculation.summary import ReplyFacts, summarise
from app.speculation.trace import CountSource, FinishReason, Outcome, Round, Summary, Token, Trace

MOST_LETTERS = 16 * 2**20
"""Of one reply: longer than any, and a bound for a server that never ends."""
_MOST_IN_A_PIECE = 512
"""Tokens: more is no count."""


class ReplyRecord:
    """Tells the events of one reply, and keeps its rounds.

    Args:
        job: whose events they are.
        command: what was asked for.
        loaded: the models that write.
        sink: hears the events.
    """

    def __init__(self, job: int, command: Generate, loaded: Loaded, sink: EventSink) -> None:
        self.job = job
        self.rounds: list[Round] = []
        self.tells_rounds = False
        """Whether the server tells each round, so that the rounds alone have all counts."""
        self.counts = ReplyCounts()
        """What the server has told of the reply so far."""
        self._command = command
        self._loaded = loaded
        self._sink = sink
        self._letters = 0
        self._prompt = (0, 0)
        self._plain: float | None = None
        self._began_s = time.perf_counter()
        self._first_s: float | None = None
        self._summary: Summary | None = None
        self._repetition = Repetition()
        self._repeating = False
        if command.messages and command.messages[-1].role == "assistant":
            self._repetition.add(command.messages[-1].text)

    @property
    def machine(self) -> str:
        """Return who writes, for the summary."""
        server = self._loaded.server
        assert server is not None
        return f"{server.program} at {server.place}"

    @property
    def written(self) -> bool:
        """Return whether anything was written."""
        return bool(self._letters)

    @property
    def prompt_tokens(self) -> int:
        """Return the prompt's length in tokens, as far as the server has said."""
        return self._prompt[0]

    @property
    def context_tokens(self) -> int:
        """Return the context of the loaded model, in tokens; 0: unknown."""
        return self._loaded.context_tokens

    @property
    def too_long(self) -> bool:
        """Return whether the reply has more letters than any sensible one."""
        return self._letters > MOST_LETTERS

    def tell(self, event: Event) -> None:
        """Pass an event on."""
        if isinstance(event, PrefillProgress):
            self._prompt = event.total, event.reused
        self._sink(event)

    def add(self, event: RoundDone) -> None:
        """Take up a round, and tell it."""
        if self._first_s is None:
            self._first_s = time.perf_counter() - event.round.at_ms / 1000
        self.rounds.append(event.round)
        self._letters += len(event.round.text)
        self._plain = event.plain_tokens_per_second
        self._sink(event)

    def add_piece(self, token: Token, tokens: int, at_ms: float, context_tokens: int) -> None:
        """Take up a piece of text, and tell it as a round without guesses.

        Args:
            token: has the text, and what is known of the piece's last token.
            tokens: how many the piece has.
            at_ms: when it came, in milliseconds from the start of the reply's first decode.
            context_tokens: how many the model has read and written with it.
        """
        before_ms = self.rounds[-1].at_ms if self.rounds else 0.0
        at_ms = max(at_ms, before_ms)
        others = min(max(1, tokens), _MOST_IN_A_PIECE) - 1
        written = (*(Token(0, "", token.outcome),) * others, token)
        round_ = Round(len(self.rounds), (), 0, 0.0, at_ms - before_ms, at_ms, written)
        self.add(RoundDone(self.job, round_, context_tokens, None))

    def goes_in_circles(self, text: str) -> bool:
        """Take up the newest words; tell where they repeat themselves, and return whether to end the reply for it."""
        self._repetition.add(text)
        if self._repetition.repeating != self._repeating:
            self._repeating = self._repetition.repeating
            self._sink(Repeating(self.job, on=self._repeating))
        if self._command.max_tokens is not None or not self._repetition.endless:
            return False
        self._sink(Repeating(self.job, on=True, ended=True))
        return True

    def end(self, summary: Summary) -> None:
        """Note the summary of the reply, which is complete."""
        text = "".join(round_.text for round_ in self.rounds)
        self._summary = replace(summary, text=text, rounds=len(self.rounds), machine=self.machine)

    @property
    def ended(self) -> bool:
        """Return whether the reply is complete."""
        return self._summary is not None

    def trace(self, cut_short: FinishReason) -> Trace:
        """Return the trace of all that came; ``cut_short`` says why it ended, where the server did not."""
        summary = self._summary or self.summary(cut_short)
        return Trace(summary, tuple(self.rounds))

    def summary(self, reason: FinishReason) -> Summary:
        """Count what came so far; times without the server's own are as they were seen from here."""
        now_s = time.perf_counter()
        first_s = now_s if self._first_s is None else max(self._first_s, self._began_s)
        loaded = self._loaded
        facts = ReplyFacts(
            finish_reason=reason,
            seed=self._command.sampling.seed,
            target=loaded.target.name,
            draft=loaded.draft.name if loaded.draft else None,
            prompt_tokens=self._prompt[0],
            reused_tokens=self._prompt[1],
            prefill_ms=(first_s - self._began_s) * 1000,
            decode_ms=self.rounds[-1].at_ms if self.rounds else 0.0,
            plain_tokens_per_second=self._plain,
        )
        summary = replace(summarise(self.rounds, facts), machine=self.machine)
        if self.tells_rounds:
            return summary
        source = CountSource.UNKNOWN if self.counts.guesses is None else self.counts.guesses.source
        return self.counts.applied(replace(summary, counted_by=source, acceptance_length=None))


class UncountedReply:
    """Makes a reply of texts of which nothing else is known, but when they came here.

    Args:
        record: where it is noted.
    """

    def __init__(self, record: ReplyRecord) -> None:
        self._record = record
        self._first_s: float | None = None
        self._thinking = False
        self._written = 0
        self.circles = False
        """Whether the reply is to be ended, since it goes in circles."""

    def add(self, content: str, reasoning: str = "", *, written: int | None = None) -> None:
        """Take what came next; thoughts are put between the marks that models put there themselves.

        Args:
            content: of the answer.
            reasoning: of the thoughts before it.
            written: how many tokens the reply has with it, where the server says so; else a piece counts as one.
        """
        text = ""
        if reasoning:
            text += reasoning if self._thinking else f"<think>\n{reasoning}"
            self._thinking = True
        if content:
            text += f"\n</think>\n\n{content}" if self._thinking else content
            self._thinking = False
        if text:
            self._add(text, 1 if written is None else written - self._written)

    def rest(self) -> None:
        """Close what is open, at the end."""
        if self._thinking:
            self._thinking = False
            self._add("\n</think>\n\n", 1)

    def _add(self, text: str, tokens: int) -> None:
        record, now_s = self._record, time.perf_counter()
        if self._first_s is None:
            self._first_s = now_s
        at_ms = (now_s - self._first_s) * 1000
        record.add_piece(Token(0, text, Outcome.UNTOLD), tokens, at_ms, record.prompt_tokens + self._written + tokens)
        self._written += len(record.rounds[-1].tokens)
        self.circles = self.circles or record.goes_in_circles(text)
