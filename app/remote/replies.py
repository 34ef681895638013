"""A reply that a server writes: its events, its trace at any time, and the counts that it tells. None is trusted."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from app.engine.commands import Generate
from app.engine.events import Event, Loaded, PrefillProgress, Repeating, RoundDone
from app.engine.port import EventSink
from app.speculation import checked
from app.speculation.repetition import Repetition
from app.speculation.summary import ReplyFacts, summarise
from app.speculation.trace import CountSource, FinishReason, Outcome, Round, Summary, Token, Trace

LEAST_MS = 50.0
"""A reply that was seen to come in less time came in one burst, from whose length no speed follows."""
_TOTALS = "vllm:spec_decode_num_"


@dataclass(frozen=True, slots=True)
class GuessCounts:
    """Number of guesses, and who says so."""

    source: CountSource
    drafted: int
    accepted: int
    acceptance_length: float | None = None


@dataclass(frozen=True, slots=True)
class ReplyCounts:
    """Figures of a reply; ``None`` where the server does not tell."""

    guesses: GuessCounts | None = None
    prompt_tokens: int | None = None
    reused_tokens: int | None = None
    written_tokens: int | None = None
    prefill_ms: float | None = None
    decode_ms: float | None = None
    tokens_per_second: float | None = None

    def better(self, other: ReplyCounts) -> ReplyCounts:
        """Return both together; where both know something, this one's word counts."""
        mine = {name: value for name in _NAMES if (value := getattr(self, name)) is not None}
        return replace(other, **mine)

    def applied(self, summary: Summary) -> Summary:
        """Return a summary with what is known put in place of what was seen from here."""
        counts: dict[str, Any] = {
            "prompt_tokens": self.prompt_tokens,
            "reused_tokens": self.reused_tokens,
            "generated_tokens": self.written_tokens,
            "prefill_ms": self.prefill_ms,
            "decode_ms": self.decode_ms,
        }
        summary = replace(summary, **{name: value for name, value in counts.items() if value is not None})
        speed = self.tokens_per_second
        long_enough = self.decode_ms is not None or summary.decode_ms >= LEAST_MS
        if speed is None and summary.generated_tokens and summary.decode_ms > 0 and long_enough:
            speed = 1000 * summary.generated_tokens / summary.decode_ms
        summary = replace(summary, tokens_per_second=speed)
        if self.guesses is None:
            return summary
        drafted, accepted = self.guesses.drafted, self.guesses.accepted
        return replace(
            summary,
            drafted_tokens=drafted,
            accepted_tokens=accepted,
            rejected_tokens=drafted - accepted,
            acceptance_rate=accepted / drafted if drafted else None,
            acceptance_length=self.guesses.acceptance_length or summary.acceptance_length,
        )


_NAMES = tuple(ReplyCounts.__dataclass_fields__)


def figures_of(data: Mapping[str, Any]) -> ReplyCounts:
    """Read everything that one object of a stream says, in the order in which it is believed."""
    usage, stats = _part(data, "usage"), _part(data, "stats")
    timings, metrics = _part(data, "timings"), _part(data, "metrics")
    figures = ReplyCounts(
        prompt_tokens=_count(usage, "prompt_tokens"),
        reused_tokens=_count(_part(usage, "prompt_tokens_details"), "cached_tokens"),
        written_tokens=_count(usage, "completion_tokens"),
    )
    figures = _of_stats(stats).better(figures)
    figures = _of_metrics(metrics).better(figures)
    return of_timings(timings).better(figures)


def of_timings(timings: Mapping[str, Any]) -> ReplyCounts:
    """Read llama-server's ``timings``."""
    if not timings:
        return ReplyCounts()
    cached, read = _count(timings, "cache_n"), _count(timings, "prompt_n")
    written = _count(timings, "predicted_n")
    if read is None or written is None:
        return ReplyCounts()
    return ReplyCounts(
        guesses=_guesses(CountSource.TIMINGS, timings, "draft_n", "draft_n_accepted")
        or GuessCounts(CountSource.TIMINGS, 0, 0),
        prompt_tokens=(cached or 0) + read,
        reused_tokens=cached,
        written_tokens=written,
        prefill_ms=_number(timings, "prompt_ms"),
        decode_ms=_number(timings, "predicted_ms"),
    )


def totals_of(page: str) -> tuple[int, int, int] | None:
    """Read a whole server's guesses, accepted ones and rounds from its page of metrics; ``None`` where it has none."""
    sums: dict[str, float] = {}
    for line in page.splitlines():
        name, _, value = line.rpartition(" ")
        name = name.partition("{")[0].strip()
        if name.startswith(_TOTALS):
            try:
                sums[name] = sums.get(name, 0.0) + float(value)
            except ValueError:
                continue
    totals = [sums.get(f"{_TOTALS}{what}_total") for what in ("draft_tokens", "accepted_tokens", "drafts")]
    if any(value is None or not 0 <= value < 2**62 for value in totals):
        return None
    drafted, accepted, drafts = (int(value or 0) for value in totals)
    return drafted, accepted, drafts


def between(before: tuple[int, int, int] | None, after: tuple[int, int, int] | None) -> ReplyCounts:
    """Return what a server guessed between two looks at its totals."""
    if before is None or after is None:
        return ReplyCounts()
    drafted, accepted, drafts = (now - then for now, then in zip(after, before, strict=True))
    if drafted < accepted or accepted < 0 or drafts < 0:
        return ReplyCounts()  # the server was restarted meanwhile
    length = 1 + accepted / drafts if drafts else None
    return ReplyCounts(guesses=GuessCounts(CountSource.TOTALS, drafted, accepted, length))


def _of_metrics(metrics: Mapping[str, Any]) -> ReplyCounts:
    """Read vLLM's ``metrics``."""
    spec = _part(metrics, "speculative_decoding")
    guesses = _guesses(CountSource.METRICS, spec, "num_draft_tokens", "num_accepted_draft_tokens")
    if guesses is not None:
        guesses = replace(guesses, acceptance_length=_number(spec, "mean_acceptance_length"))
    between = _number(metrics, "mean_itl_ms")  # the server's own rate includes the time for the prompt
    return ReplyCounts(
        guesses=guesses,
        prefill_ms=_number(metrics, "time_to_first_token_ms"),
        decode_ms=_number(metrics, "generation_time_ms"),
        tokens_per_second=1000 / between if between else _number(metrics, "tokens_per_second"),
    )


def _of_stats(stats: Mapping[str, Any]) -> ReplyCounts:
    """Read LM Studio's ``stats``. Its total counts guesses that were never judged as well."""
    if not stats:
        return ReplyCounts()
    total = _count(stats, "total_draft_tokens_count")
    ignored = _count(stats, "ignored_draft_tokens_count") or 0
    accepted = _count(stats, "accepted_draft_tokens_count")
    guesses = None
    if total is not None and accepted is not None and accepted <= total - ignored:
        guesses = GuessCounts(CountSource.STATS, total - ignored, accepted)
    seconds = _number(stats, "generation_time")
    first = _number(stats, "time_to_first_token")
    return ReplyCounts(
        guesses=guesses,
        prefill_ms=None if first is None else first * 1000,
        decode_ms=None if seconds is None else seconds * 1000,
        tokens_per_second=_number(stats, "tokens_per_second"),
    )


def _guesses(source: CountSource, data: Mapping[str, Any], drafted: str, accepted: str) -> GuessCounts | None:
    guessed, right = _count(data, drafted), _count(data, accepted)
    return None if guessed is None or right is None or right > guessed else GuessCounts(source, guessed, right)


def _part(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = data.get(name)
    return value if isinstance(value, dict) else {}


def _count(data: Mapping[str, Any], name: str) -> int | None:
    try:
        return checked.count(data[name])
    except (KeyError, ValueError):
        return None


def _number(data: Mapping[str, Any], name: str) -> float | None:
    try:
        return checked.number(data[name])
    except (KeyError, ValueError):
        return None


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
        """True if the server tells each round, so that the rounds alone have all counts."""
        self.counts = ReplyCounts()
        """Everything that the server has told of the reply so far."""
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
        """True if the reply is to be ended, since it goes in circles."""

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
