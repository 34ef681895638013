"""A reply as one page that plays in any browser, with no network and no program.

The trace travels as JSON in a block that browsers do not run, with every character that could end the block written as
an escape; the page's own script, the only one its policy lets run (by its hash), shows all of it as text.

The parts of all pages come from ``resources/page``, put together so that a page needs nothing else. A page's own policy
lets this one style and this one script of it run, by their hashes.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from app.palette import DARK, LIGHT, Palette
from app.paths import resources
from app.speculation.trace import Alternative, CountSource, Outcome, Round, Token, Trace
from app.syntax_colours import syntax_colours
from app.system.files import write_whole

OUTCOMES = tuple(Outcome)
"""A token's outcome is its place here."""
_SHARED = ("mark", "conversation", "legend", "metrics")


def style_of(*names: str) -> str:
    """Return a page's style: the palettes, and the files of these names."""
    return "\n".join([_variables(), *(_read(f"{name}.css") for name in names)])


def script_of(names: Sequence[str]) -> str:
    """Return a page's script, of the files of these names, in their order."""
    return "(() => {\n'use strict';\n" + "\n".join(_read(f"{name}.js") for name in names) + "\n})();\n"


def policy_of(style: str, script: str, *more: str) -> str:
    """Return a policy by which nothing is loaded, sent or run but this very style and script.
    ``more`` are directives besides.
    """
    return "; ".join(
        (
            "default-src 'none'", f"style-src '{_hash(style)}'", f"script-src '{_hash(script)}'", "img-src data:",
            "base-uri 'none'", "form-action 'none'", *more,
        )
    )  # fmt: skip


def policy_without_script(style: str) -> str:
    """Return a policy by which nothing is loaded, sent or run, and this very style is the page's."""
    return f"default-src 'none'; style-src '{_hash(style)}'; img-src data:; base-uri 'none'; form-action 'none'"


def filled(template: str, values: Mapping[str, str]) -> str:
    """Return a page: a template with the parts that all pages share, the program's icon, and these values."""
    icon = base64.b64encode((resources() / "icons" / "app.svg").read_bytes()).decode()
    shared = {name: _read(f"{name}.html").rstrip("\n") for name in _SHARED}
    values_by_name = {"icon": f"data:image/svg+xml;base64,{icon}", **shared, **values}
    # In one pass: what was put in is not looked at again, so a reply cannot name a part of the page.
    return re.sub(r"\{\{(\w+)\}\}", lambda match: values_by_name[match[1]], _read(f"{template}.html"))


def json_for_html(data: Any) -> str:
    """Return JSON that HTML and JavaScript read as text: without ``<``, ``>``, ``&`` and line separators."""
    # ASCII alone: letters that some programs take for line ends, or that an editor might spoil, are escapes.
    text = json.dumps(data, separators=(",", ":"), allow_nan=False)
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def html_text(text: str) -> str:
    """Return ``text`` for HTML, without the control characters that HTML does not allow."""
    return html.escape(visible(text))


def visible(text: str) -> str:
    """Return ``text`` with a mark in place of each control character that HTML does not allow."""
    return re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]", "\ufffd", text)


def outcome_words() -> dict[str, list[str]]:
    """Return the outcomes' names, and how they are said, in the order in which tokens name them."""
    return {
        "outcomes": [outcome.value for outcome in OUTCOMES],
        "labels": [LIGHT.outcomes[outcome].label for outcome in OUTCOMES],
    }


def round_data(round_: Round) -> dict[str, Any]:
    """Return what a page's script needs of a round, in short names; figures no finer than the page shows them.

    Wrong guesses from memory are words of another conversation: like a saved trace, a page has their number alone.
    """
    round_kept = round_.to_keep
    return {
        "drafted": len(round_kept.drafted),
        "accepted": round_kept.accepted,
        "draft": round(round_kept.draft_ms, 2),
        "verify": round(round_kept.verify_ms, 2),
        "at": round(round_kept.at_ms, 2),
        "by": round_kept.drafter,
        "tokens": [_token(token) for token in round_kept.tokens],
        "rejected": [_token(token) for token in round_kept.rejected],
    }


def _token(token: Token) -> list[Any]:
    """Return text, outcome, both probabilities and both models' likeliest tokens."""
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


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _variables() -> str:
    """Return the palettes as custom properties: light, and dark where the system asks for it."""
    return f":root {{{_properties(LIGHT)}}}\n@media (prefers-color-scheme: dark) {{ :root {{{_properties(DARK)}}} }}"


def _properties(palette: Palette) -> str:
    named = ("window", "surface", "raised", "text", "muted", "line", "accent", "on_accent")
    values = {name.replace("_", "-"): getattr(palette, name) for name in named}
    values["pale"] = _between(palette.text, palette.muted)
    for outcome, look in palette.outcomes.items():
        values |= {f"{outcome}-tint": look.tint or "transparent", f"{outcome}-line": look.line or "transparent"}
        values[f"{outcome}-text"] = look.text or palette.text
        calm = palette.settled(outcome, calm=True)
        values |= {
            f"{outcome}-calm-tint": _seen_through(look.tint, calm.fill),
            f"{outcome}-calm-line": _seen_through(look.line, calm.line),
            f"{outcome}-calm-width": f"{calm.line_pixels:g}px",
        }
    return " ".join(f"--{name}: {value};" for name, value in values.items())


def _seen_through(colour: str | None, opacity: float) -> str:
    return f"{colour}{round(255 * opacity):02X}" if colour is not None else "transparent"


def syntax_style() -> str:
    """Return the colours of code, for the classes ``syntax-…``: light, and dark where the system asks for it."""
    return f"{_syntax(LIGHT)}\n@media (prefers-color-scheme: dark) {{ {_syntax(DARK)} }}"


def _syntax(palette: Palette) -> str:
    return " ".join(f".syntax-{name} {{ color: {colour}; }}" for name, colour in syntax_colours(palette).items())


def _between(one: str, other: str) -> str:
    return "#" + "".join(f"{(int(one[at : at + 2], 16) + int(other[at : at + 2], 16)) // 2:02X}" for at in (1, 3, 5))


def _read(name: str) -> str:
    path: Path = resources() / "page" / name
    return path.read_text(encoding="utf-8")


_SCRIPTS = ("frames", "prose", "figures", "reply", "player")
_TITLE_LETTERS = 70


def write_page(path: Path, trace: Trace) -> None:
    """Save the page, whole or not at all. Raises ``DiskFull`` or ``FolderNotWritable`` if it was not saved."""
    write_whole(path, page_of(trace).encode("utf-8"))


def page_of(trace: Trace) -> str:
    """Return the whole page as HTML."""
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
    """Return the part of a trace that the page's script needs, in short names."""
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
    """Return the figures that are known when a reply has ended."""
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
