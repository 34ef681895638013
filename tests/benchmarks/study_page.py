"""Tables and pictures of the study."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from app.palette import Palette
from app.speculation.trace import Outcome
from tests.benchmarks.study_runs import KINDS
from tests.benchmarks.study_sources import COMPUTERS, NOTES, SOURCES, WAYS, Computer, guesser

GAP = 0.95
"""Automatic beside the best fixed length: below this it is named."""
_CLEAR = 1.03
"""A way to guess that gains less gains nothing."""
_WIDTH, _PANEL, _HEAD, _ROW = 720, 350, 48, 25
_NAMES, _FIRST_X, _LAST_X = 124, 0.6, 3.8
_TOP = 34
_SHIFTS = {"code": -6.5, "chat": 0.0, "prose": 6.5}
"""Of marks in a row, so that none hides another."""
_FONT = "font-family='sans-serif' font-size='12'"


@dataclass(frozen=True)
class Result:
    """One machine, way to guess and kind of text."""

    computer: str
    way: str
    kind: str
    automatic: float
    """Times as fast as alone."""
    fixed: tuple[float, ...]
    """The same with fixed lengths from 0 on."""

    @property
    def best(self) -> int:
        """The best fixed length."""
        return max(range(len(self.fixed)), key=self.fixed.__getitem__)

    @property
    def gap(self) -> float:
        """Automatic beside the best fixed length."""
        return self.automatic / self.fixed[self.best]


def table(rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown; the first row is its head."""
    head, *others = rows
    lines = [head, ["---"] * len(head), *others]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def with_table(page: str, heading: str, new: str) -> str:
    """Return a page with another table in place of the first one below a heading."""
    start = page.index(f"# {heading}\n")
    old = re.compile(r"(?m)^\|.*\|\n(?:\|.*\|\n)+").search(page, start)
    if old is None:
        raise ValueError(f"no table below {heading}")
    return page[: old.start()] + new + page[old.end() :]


def table_of(results: Sequence[Result], kind: str) -> str:
    """Return the machines' figures for a kind of text."""
    by_place = {(one.computer, one.way): one for one in results if one.kind == kind}
    rows = [["", *WAYS]]
    for computer in COMPUTERS:
        cells = [by_place[computer.name, way] for way in WAYS]
        fastest = max(cells, key=lambda one: one.automatic)
        rows.append([computer.name, *(_cell(one, bold=one is fastest and one.automatic >= _CLEAR) for one in cells)])
    return table(rows)


def _cell(result: Result, *, bold: bool) -> str:
    automatic = f"**{result.automatic:.2f}**" if bold else f"{result.automatic:.2f}"
    fixed = f"{result.fixed[result.best]:.2f} at {result.best}" if result.best else "off"
    return f"{automatic} ({fixed})"


def table_of_fastest(results: Sequence[Result]) -> str:
    """Return for each machine the fastest of the ways that guess alone, by kind of text."""
    rows = [["", *(kind.name.capitalize() for kind in KINDS)]]
    for computer in COMPUTERS:
        row = [computer.name]
        for kind in KINDS:
            cells = [one for one in results if (one.computer, one.kind) == (computer.name, kind.name)]
            fastest = max((one for one in cells if one.way != "Chain"), key=lambda one: one.automatic)
            words = f"{fastest.way} {fastest.automatic:.2f}" if fastest.automatic >= _CLEAR else "none"
            row.append(words)
        rows.append(row)
    return table(rows)


def table_of_gaps(results: Sequence[Result]) -> str:
    """Return the cases in which automatic pacing is clearly behind the best fixed length."""
    rows = [["machine", "way", "text", "automatic", "best fixed", "beside it"]]
    for one in sorted(results, key=lambda one: one.gap):
        if one.gap < GAP:
            fixed = f"{one.fixed[one.best]:.2f} at {one.best}"
            rows.append([one.computer, one.way, one.kind, f"{one.automatic:.2f}", fixed, f"{one.gap:.2f}"])
    return table(rows)


def table_of_machines() -> str:
    """Return what passes take, and who measured it."""
    rows = [["machine", "model", "ms at 1, 2, 4, 8, 16 rows", "", "source"]]
    for one in COMPUTERS:
        costs = ", ".join(_figure(one.prices.of_pass(rows)) for rows in (1, 2, 4, 8, 16))
        rows.append([one.name, one.model, costs, _origin(one), _linked(one.sources)])
    return table(rows)


def table_of_ways() -> str:
    """Return what guesses cost, how often they are right, and who measured it."""
    rows = [["way", "costs", *(kind.name for kind in KINDS), "source"]]
    for way in WAYS:
        guessers = [guesser(way, kind.name) for kind in KINDS]
        if guessers[0].chances is None or guessers[0].source == "chain":
            continue
        block = guessers[0].block
        cost = f"{guessers[0].share:g}" + (f" for {block}" if block else "")
        shares = (", ".join(f"{100 * one:.0f}" for one in who.chances.by_place) for who in guessers if who.chances)
        rows.append(
            [way, cost, *(f"{percents} %" for percents in shares), f"{NOTES[way][0]}; {_linked(NOTES[way][1])}"]
        )
    return table(rows)


def _figure(ms: float) -> str:
    return f"{ms:.3g}" if ms < 100 else f"{ms:,.0f}"


def _origin(computer: Computer) -> str:
    origin = "measured" if computer.is_measured else "derived"
    return f"{origin}; {computer.note}" if computer.note else origin


def _linked(names: Iterable[str]) -> str:
    return "; ".join(f"[{SOURCES[name][1]}]({SOURCES[name][0]})" for name in names)


def picture(results: Sequence[Result], palette: Palette) -> str:
    """Return the figures as an SVG picture, a panel for each machine."""
    rows = (len(COMPUTERS) + 1) // 2
    panel_height = _HEAD + _ROW * len(WAYS) + 12
    height = _TOP + rows * panel_height
    size = f"width='{_WIDTH}' height='{height}' viewBox='0 0 {_WIDTH} {height}'"
    parts = [f"<svg xmlns='http://www.w3.org/2000/svg' {size} {_FONT} fill='{palette.text}'>"]
    parts += _legend(palette)
    for place, computer in enumerate(COMPUTERS):
        left, top = (place % 2) * (_WIDTH - _PANEL), _TOP + (place // 2) * panel_height
        parts.append(f"<g transform='translate({left} {top})'>")
        parts += _panel([one for one in results if one.computer == computer.name], computer, palette)
        parts.append("</g>")
    return "\n".join([*parts, "</svg>\n"])


def _legend(palette: Palette) -> Iterator[str]:
    x = 1.0
    for kind in KINDS:
        yield _mark(kind.name, x + 6, 12, palette)
        yield f"<text x='{x + 17:.0f}' y='16'>{kind.name}</text>"
        x += 66
    yield f"<rect x='{x + 6:.0f}' y='5' width='2' height='14' fill='{palette.muted}'/>"
    yield f"<text x='{x + 15:.0f}' y='16'>the best fixed length</text>"
    words = "times as fast as without guessing"
    yield f"<text x='{_WIDTH - 2}' y='16' text-anchor='end' fill='{palette.muted}'>{words}</text>"


def _panel(results: Sequence[Result], computer: Computer, palette: Palette) -> Iterator[str]:
    bottom = _HEAD + _ROW * len(WAYS)
    yield f"<text x='1' y='18' font-weight='bold'>{escape(computer.name)}</text>"
    for value in (1, 2, 3):
        colour, width = (palette.muted, 1.2) if value == 1 else (palette.line, 1)
        x = _x(value)
        yield f"<line x1='{x}' x2='{x}' y1='30' y2='{bottom}' stroke='{colour}' stroke-width='{width}'/>"
        yield f"<text x='{x}' y='24' text-anchor='middle' fill='{palette.muted}' font-size='11'>{value}×</text>"
    for row, way in enumerate(WAYS):
        y = _HEAD + _ROW * row
        yield f"<text x='1' y='{y + 4}'>{escape(way)}</text>"
        here = [one for one in results if one.way == way]
        for one in here:
            x, at = _x(one.fixed[one.best]), y + _SHIFTS[one.kind]
            yield f"<rect x='{x - 1:.1f}' y='{at - 4.5}' width='2' height='9' fill='{_colour(one.kind, palette)}'/>"
            yield _mark(one.kind, _x(one.automatic), at, palette)


def _x(value: float) -> float:
    share = (min(max(value, _FIRST_X), _LAST_X) - _FIRST_X) / (_LAST_X - _FIRST_X)
    return round(_NAMES + share * (_PANEL - _NAMES - 8), 1)


def _mark(kind: str, x: float, y: float, palette: Palette) -> str:
    look = f"fill='{_colour(kind, palette)}' stroke='{palette.surface}' stroke-width='1'"
    if kind == "code":
        return f"<circle cx='{x}' cy='{y}' r='4' {look}/>"
    if kind == "chat":
        return f"<rect x='{x - 3.5:.1f}' y='{y - 3.5}' width='7' height='7' {look}/>"
    return f"<path d='M{x:.1f} {y - 4.5} l4.5 8 h-9 z' {look}/>"


def _colour(kind: str, palette: Palette) -> str:
    outcome = {"code": Outcome.ACCEPTED, "chat": Outcome.BONUS, "prose": Outcome.CORRECTED}[kind]
    return palette.outcomes[outcome].line or palette.text
