"""A reply as one page that plays in any browser, with no network and no program.

The page's parts lie in ``resources/page``; this module puts them together with one trace. The trace travels as JSON in
a block that browsers do not run, with every character that could end the block written as an escape; the page's own
script, the only one its policy lets run (by its hash), shows all of it as text.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from pathlib import Path
from typing import Any

from app.files import write_whole
from app.palette import DARK, LIGHT, Palette
from app.paths import resources
from app.speculation.trace import Alternative, Outcome, Round, Token, Trace

OUTCOMES = tuple(Outcome)
"""A token's outcome is its place here."""
_SCRIPTS = ("frames.js", "prose.js", "figures.js", "player.js")
_TITLE_LETTERS = 70


def write_page(path: Path, trace: Trace) -> None:
    """Save the page, whole or not at all.

    Raises:
        DiskFull, FolderNotWritable: it was not saved.
    """
    write_whole(path, page_of(trace).encode("utf-8"))


def page_of(trace: Trace) -> str:
    """The whole page as HTML."""
    parts = resources() / "page"
    style = f"{_variables()}\n{_read(parts / 'page.css')}"
    script = "(() => {\n'use strict';\n" + "\n".join(_read(parts / name) for name in _SCRIPTS) + "\n})();\n"
    icon = base64.b64encode((resources() / "icons" / "app.svg").read_bytes()).decode()
    values = {
        "policy": _policy(style, script),
        "icon": f"data:image/svg+xml;base64,{icon}",
        "title": html.escape(_title(trace)),
        "question": html.escape(_visible(trace.question or "")),
        "reply": html.escape(_visible(trace.summary.text)),
        "style": style,
        "data": json_for_html(page_data(trace)),
        "script": script,
    }
    # In one pass: what was put in is not looked at again, so a reply cannot name a part of the page.
    return re.sub(r"\{\{(\w+)\}\}", lambda found: values[found[1]], _read(parts / "page.html"))


def json_for_html(data: Any) -> str:
    """JSON that holds nothing HTML or JavaScript would read as its own: no ``<``, ``>``, ``&`` and line separators."""
    # ASCII alone: letters that some programs take for line ends, or that an editor might spoil, are escapes.
    text = json.dumps(data, separators=(",", ":"), allow_nan=False)
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def page_data(trace: Trace) -> dict[str, Any]:
    """What the page's script needs of a trace, in short names; figures no finer than the page shows them."""
    summary = trace.summary
    return {
        "question": trace.question,
        "text": summary.text if not trace.rounds else "",
        "target": summary.target,
        "draft": summary.draft,
        "speed": summary.tokens_per_second,
        "plain": summary.plain_tokens_per_second,
        "rate": summary.acceptance_rate,
        "drafted": summary.drafted_tokens,
        "finish": summary.finish_reason.value,
        "outcomes": [outcome.value for outcome in OUTCOMES],
        "labels": [LIGHT.outcomes[outcome].label for outcome in OUTCOMES],
        "rounds": [_round(round_.to_keep) for round_ in trace.rounds],
    }


def _round(round_: Round) -> dict[str, Any]:
    return {
        "drafted": len(round_.drafted),
        "accepted": round_.accepted,
        "draft": round(round_.draft_ms, 2),
        "verify": round(round_.verify_ms, 2),
        "at": round(round_.at_ms, 2),
        "by": round_.drafter,
        "tokens": [_token(token) for token in round_.tokens],
        "rejected": [_token(token) for token in round_.rejected],
    }


def _token(token: Token) -> list[Any]:
    """Text, outcome, both probabilities, both models' likeliest tokens."""
    return [
        token.text,
        OUTCOMES.index(token.outcome),
        _p(token.draft_p),
        _p(token.target_p),
        _top(token.draft_top),
        _top(token.target_top),
    ]


def _top(alternatives: tuple[Alternative, ...]) -> list[list[Any]]:
    return [[alternative.text, _p(alternative.p)] for alternative in alternatives[:3]]


def _p(p: float | None) -> float | None:
    return None if p is None else round(p, 5)


def _title(trace: Trace) -> str:
    words = " ".join(_visible(trace.question or trace.summary.text).split())
    shown = words[: _TITLE_LETTERS - 1] + "…" if len(words) > _TITLE_LETTERS else words
    return f"{shown} · Draftlight" if shown else "A reply · Draftlight"


def _visible(text: str) -> str:
    """Without the control characters that HTML does not allow."""
    return re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]", "\ufffd", text)


def _policy(style: str, script: str) -> str:
    """Nothing is loaded, sent or run but this very style and script."""
    return (
        f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(script)}'; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _variables() -> str:
    """The palettes as custom properties: light, and dark where the system asks for it."""
    return f":root {{{_properties(LIGHT)}}}\n@media (prefers-color-scheme: dark) {{ :root {{{_properties(DARK)}}} }}"


def _properties(palette: Palette) -> str:
    named = ("window", "surface", "raised", "text", "muted", "line", "accent", "on_accent")
    values = {name.replace("_", "-"): getattr(palette, name) for name in named}
    values["pale"] = _between(palette.text, palette.muted)
    for outcome, look in palette.outcomes.items():
        values |= {f"{outcome}-tint": look.tint or "transparent", f"{outcome}-line": look.line or "transparent"}
        values[f"{outcome}-text"] = look.text or palette.text
    return " ".join(f"--{name}: {value};" for name, value in values.items())


def _between(one: str, other: str) -> str:
    """The colour in the middle: paler than text, and still legible on every tint."""
    return "#" + "".join(f"{(int(one[at : at + 2], 16) + int(other[at : at + 2], 16)) // 2:02X}" for at in (1, 3, 5))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
