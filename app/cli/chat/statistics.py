"""Describes one reply and its guesses in a few lines."""

from __future__ import annotations

from app.speculation.trace import CountSource, Summary, Trace
from app.traces.judgement import Judgement
from app.traces.readout import speed_text


def figures(trace: Trace) -> list[str]:
    """Return lines on who wrote, how fast, which guesses were right, and what took the time."""
    summary = trace.summary
    by_token = summary.counted_by is CountSource.ROUNDS
    words = (
        f"{summary.accepted_tokens:,} guessed right · {summary.corrected_tokens:,} corrected · "
        f"{summary.bonus_tokens:,} bonus · {summary.plain_tokens:,} not guessed"
    )
    rows = [
        ("models", summary.target if summary.draft is None else f"{summary.target}, helped by {summary.draft}"),
        ("by", summary.machine or ""),
        ("written", Judgement.of(trace).count_text),
        ("speed", _speed(trace)),
        ("guesses", _guesses(summary)),
        ("tokens", words if by_token else ""),
        ("time", _time(summary)),
        ("prompt", f"{summary.prompt_tokens:,} tokens, {summary.reused_tokens:,} of them read before"),
        ("seed", str(summary.seed)),
    ]
    width = max(len(name) for name, _ in rows)
    return [f"  {name:<{width}}  {text}" for name, text in rows if text]


def _speed(trace: Trace) -> str:
    judgement = Judgement.of(trace)
    return ", ".join(part for part in (speed_text(judgement.speed), judgement.sentence) if part)


def _guesses(summary: Summary) -> str:
    if summary.counted_by is CountSource.UNKNOWN:
        return "this server does not tell"
    if summary.acceptance_rate is None:
        return "nothing was guessed"
    of_all = ", of all it wrote meanwhile" if summary.counted_by is CountSource.TOTALS else ""
    judged = summary.accepted_tokens + summary.rejected_tokens
    share = f"{summary.acceptance_rate * 100:.0f} %{of_all}"
    parts = [f"{summary.accepted_tokens:,} of {judged:,} right ({share})"]
    if summary.acceptance_length is not None:
        parts.append(f"{summary.acceptance_length:.1f} tokens a round")
    return ", ".join(parts)


def _time(summary: Summary) -> str:
    first = summary.time_to_first_token_ms
    draft = f"draft {_seconds(summary.draft_ms)}, " if summary.drafted_tokens else ""
    parted = f" ({draft}big model {_seconds(summary.verify_ms)})" if summary.counted_by is CountSource.ROUNDS else ""
    writing = f"writing {_seconds(summary.decode_ms)}{parted}"
    parts = ["" if first is None else f"first word after {_seconds(first)}", f"reading {_seconds(summary.prefill_ms)}"]
    return " · ".join(part for part in [*parts, writing] if part)


def _seconds(ms: float) -> str:
    return f"{ms / 1000:.1f} s" if ms >= 1000 else f"{ms:.0f} ms"
