"""``replay``: a recorded reply again, in the terminal at its own pace or as a page for a browser."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from app.cli.run import readout
from app.cli.terminal import ReplyWriter, harmless, use_color
from app.errors import WorldError
from app.speculation.trace import Round, Trace
from app.traces.samples import PREFIX, SAMPLES, sample_named
from app.traces.trace_files import read_trace
from app.traces.trace_html import write_page

LONGEST_WAIT_S = 3.0
"""The longest pause in seconds: a file may claim a longer one, which would look as if nothing went on."""


def replay(options: argparse.Namespace, wait: Callable[[float], None] = time.sleep) -> int:
    """Show the trace, or write its page; returns the exit status. ``wait`` is given seconds.

    Raises:
        WorldError: the trace cannot be read, or the page not be written.
    """
    sample = sample_named(options.file)
    if sample is None and options.file.startswith(PREFIX) and not Path(options.file).exists():
        there = ", ".join(PREFIX + known.name for known in SAMPLES)
        raise WorldError(f"There is no recorded reply named {options.file}: there are {there}.")
    trace = sample.read() if sample else read_trace(Path(options.file))
    if options.html is not None:
        _write(options.html, trace, None if sample else Path(options.file))
        return 0
    terminal = sys.stdout.isatty()
    speed = options.speed if options.speed is not None else 1.0 if terminal else 0.0
    writer = ReplyWriter(sys.stdout, color=use_color(options.color, sys.stdout), show_rejected=options.show_rejected)
    if trace.question and terminal:
        sys.stdout.write(f"> {harmless(trace.question)}\n\n")
    for seconds, round_ in timed(trace.rounds, speed):
        if seconds:
            wait(seconds)
        writer.add(round_)
    writer.end()
    sys.stderr.write("".join(f"{line}\n" for line in (writer.legend(), *_figures(trace)) if line))
    return 0


def timed(rounds: tuple[Round, ...], speed: float) -> Iterator[tuple[float, Round]]:
    """Yield each round, and how many seconds after the one before it comes at ``speed`` times the recorded pace.

    With a speed of 0 all come at once. So does the first in any case: reading the prompt is not part of the show.
    """
    before = rounds[0].at_ms if rounds else 0.0
    for round_ in rounds:
        seconds = max(0.0, round_.at_ms - before) / 1000 / speed if speed else 0.0
        before = round_.at_ms
        yield min(seconds, LONGEST_WAIT_S), round_


def _figures(trace: Trace) -> list[str]:
    summary = trace.summary
    pair = f"{summary.target}, helped by {summary.draft}" if summary.draft else summary.target
    return [harmless(pair), *readout(summary)]


def _write(page: Path, trace: Trace, source: Path | None) -> None:
    if source is not None and page.exists() and source.exists() and page.samefile(source):
        raise WorldError(f"{page} is the recorded reply itself. Choose another name for the page.")
    if page.is_dir():
        raise WorldError(f"{page} is a folder. Say what the page should be called in it.")
    write_page(page.absolute(), trace)
    sys.stdout.write(f"{page}\n")
