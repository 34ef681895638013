"""Returns the visible text of a text in Markdown."""

from __future__ import annotations

from collections.abc import Iterable

from app.markdown.blocks import LINE_BREAK, TextRun, TextStyle
from app.markdown.reader import read_markdown


def shown_text(source: str) -> str:
    """Return a line for each line and each row that is shown, with " | " between cells."""
    lines = []
    for block in read_markdown(source):
        lines.append(_plain(block.runs))
        lines += [" | ".join(map(_plain, row)) for row in block.rows]
    return "\n".join(line for line in lines if line).replace(LINE_BREAK, "\n")


def set_text(source: str) -> str:
    """Return the same with marks around what is set in any way: ``{b:bold}``, ``{a https://example.org:link}``."""
    lines = []
    for block in read_markdown(source):
        lines.append(_marked(block.runs))
        lines += [" | ".join(map(_marked, row)) for row in block.rows]
    return "\n".join(line for line in lines if line).replace(LINE_BREAK, "\n")


def _plain(runs: Iterable[TextRun]) -> str:
    return "".join(run.text for run in runs)


def _marked(runs: Iterable[TextRun]) -> str:
    return "".join(f"{{{name}:{run.text}}}" if (name := _name(run.style)) else run.text for run in runs)


def _name(style: TextStyle) -> str:
    names = {"b": style.bold, "i": style.italic, "c": style.code, "s": style.strike, "u": style.underline}
    names |= {style.script: bool(style.script), "f": bool(style.formula), f"a {style.link}": style.link is not None}
    return ",".join(name for name, is_so in names.items() if is_so)
