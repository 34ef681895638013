"""What servers say of a reply besides its text: times, and how many guesses came true. None of it is trusted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from app.speculation import checked
from app.speculation.trace import CountSource, Summary

LEAST_MS = 50.0
"""A reply that was seen to come in less time came in one burst, from whose length no speed follows."""
_TOTALS = "vllm:spec_decode_num_"


@dataclass(frozen=True, slots=True)
class GuessCounts:
    """How many guesses there were, and who says so."""

    source: CountSource
    drafted: int
    accepted: int
    acceptance_length: float | None = None


@dataclass(frozen=True, slots=True)
class ReplyCounts:
    """What is known of a reply; ``None``: nobody said it."""

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
        told: dict[str, Any] = {
            "prompt_tokens": self.prompt_tokens,
            "reused_tokens": self.reused_tokens,
            "generated_tokens": self.written_tokens,
            "prefill_ms": self.prefill_ms,
            "decode_ms": self.decode_ms,
        }
        summary = replace(summary, **{name: value for name, value in told.items() if value is not None})
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
    found = [sums.get(f"{_TOTALS}{what}_total") for what in ("draft_tokens", "accepted_tokens", "drafts")]
    if any(value is None or not 0 <= value < 2**62 for value in found):
        return None
    drafted, accepted, drafts = (int(value or 0) for value in found)
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
    made, right = _count(data, drafted), _count(data, accepted)
    return None if made is None or right is None or right > made else GuessCounts(source, made, right)


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
