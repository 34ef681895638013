"""``/metrics``: writes the counts for Prometheus, under llama-server's names."""

from __future__ import annotations

from app.serve.replies.server_statistics import ServerStatistics


def prometheus(statistics: ServerStatistics, *, processing: int, deferred: int) -> str:
    """Return the text of an answer.

    Args:
        statistics: what was counted.
        processing: requests that are being answered.
        deferred: requests that wait for their turn.
    """
    counters = {
        "prompt_tokens_total": ("Prompt tokens that were read, without those in the cache.", statistics.prompt_tokens),
        "prompt_tokens_cached_total": ("Prompt tokens that were still in the cache.", statistics.reused_tokens),
        "prompt_seconds_total": ("Time spent on reading prompts.", statistics.prefill_ms / 1000),
        "tokens_predicted_total": ("Tokens that were written.", statistics.generated_tokens),
        "tokens_predicted_seconds_total": ("Time spent on writing.", statistics.decode_ms / 1000),
        "n_decode_total": ("Passes of the target while writing.", statistics.rounds),
        "n_tokens_max": ("The longest prompt with its reply.", statistics.most_tokens),
        "spec_decode_num_draft_tokens_total": ("Tokens that were guessed.", statistics.drafted_tokens),
        "spec_decode_num_accepted_tokens_total": ("Guesses that were accepted.", statistics.accepted_tokens),
        "spec_decode_num_drafts_total": ("Passes of the target that verified guesses.", statistics.drafts),
    }
    gauges = {
        "prompt_tokens_seconds": (
            "Prompt tokens read in a second.",
            _rate(statistics.prompt_tokens, statistics.prefill_ms),
        ),
        "predicted_tokens_seconds": (
            "Tokens written in a second.",
            _rate(statistics.generated_tokens, statistics.decode_ms),
        ),
        "requests_processing": ("Requests that are being answered.", processing),
        "requests_deferred": ("Requests that wait for their turn.", deferred),
    }
    lines: list[str] = []
    for kind, values in (("counter", counters), ("gauge", gauges)):
        for name, (meaning, value) in values.items():
            lines += [f"# HELP llamacpp:{name} {meaning}", f"# TYPE llamacpp:{name} {kind}", f"llamacpp:{name} {value}"]
    if statistics.accepted_at:
        name = "llamacpp:spec_decode_num_accepted_tokens_per_pos_total"
        lines += [f"# HELP {name} Guesses accepted, by their place in the draft.", f"# TYPE {name} counter"]
        lines += [f'{name}{{position="{place}"}} {count}' for place, count in enumerate(statistics.accepted_at)]
    return "\n".join(lines) + "\n"


def _rate(count: int, ms: float) -> float:
    return 1000 * count / ms if ms > 0 else 0.0
