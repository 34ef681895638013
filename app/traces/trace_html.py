"""A reply as one page that plays in any browser, with no network and no program.

The trace travels as JSON in a block that browsers do not run, with every character that could end the block written as
an escape; the page's own script, the only one its policy lets run (by its hash), shows all of it as text.
"""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any

from app.speculation.trace import CountSource, Trace
from app.system.files import write_whole
from app.traces.html_parts import (
    filled,
    html_text,
    json_for_html,
    outcome_words,
    policy_of,
    round_data,
    script_of,
    style_of,
    visible,
)

_SCRIPTS = ("frames", "prose", "figures", "reply", "player")
_TITLE_LETTERS = 70


def write_page(path: Path, trace: Trace) -> None:
    """Save the page, whole or not at all.

    Raises:
        DiskFull, FolderNotWritable: it was not saved.
    """
    write_whole(path, page_of(trace).encode("utf-8"))


def page_of(trace: Trace) -> str:
    """The whole page as HTML."""
    style, script = style_of("page"), script_of(_SCRIPTS)
    values = {
        "policy": policy_of(style, script),
        "title": html.escape(_title(trace)),
        "question": html_text(trace.question or ""),
        "reply": html_text(trace.summary.text),
        "style": style,
        "data": json_for_html(page_data(trace)),
        "script": script,
    }
    return filled("page", values)


def page_data(trace: Trace) -> dict[str, Any]:
    """What the page's script needs of a trace, in short names."""
    return {
        "question": trace.question,
        "text": trace.summary.text if not trace.rounds else "",
        "target": trace.summary.target,
        "draft": trace.summary.draft,
        **end_data(trace),
        **outcome_words(),
        "rounds": [round_data(round_) for round_ in trace.rounds],
    }


def end_data(trace: Trace) -> dict[str, Any]:
    """The figures that are known when a reply has ended."""
    summary = trace.summary
    return {
        "speed": summary.tokens_per_second,
        "plain": summary.plain_tokens_per_second,
        "rate": summary.acceptance_rate,
        "drafted": summary.drafted_tokens,
        "generated": summary.generated_tokens,
        "passes": summary.counted_by is CountSource.ROUNDS,
        "untold": summary.counted_by is CountSource.UNKNOWN,
        "finish": summary.finish_reason.value,
    }


def _title(trace: Trace) -> str:
    words = " ".join(visible(trace.question or trace.summary.text).split())
    shown = words[: _TITLE_LETTERS - 1] + "…" if len(words) > _TITLE_LETTERS else words
    return f"{shown} · Draftlight" if shown else "A reply · Draftlight"
