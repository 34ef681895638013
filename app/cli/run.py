"""``run``: one reply; and ``replay``: a recorded one again, in the terminal at its own pace or as a page."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path

from app.cli.chat.screen import ReplyView, Screen, ShownParts
from app.cli.jobs import Jobs, StoppedByKeys, jobs
from app.cli.terminal import OUTCOME_STYLES, ProgressLine, harmless, use_color
from app.engine.commands import Generate, LoadPair, Message, Picture
from app.engine.events import Event, Finished, Loaded, Notice, Repeating, RoundDone
from app.engine.port import EngineFactory
from app.errors import BugError, WorldError
from app.picture_headers import MOST_BYTES
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import CountSource, FinishReason, Round, Summary, Trace
from app.system.files import read_whole
from app.traces.judgement import Judgement
from app.traces.readout import speed_text
from app.traces.trace_files import PREFIX, SAMPLES, read_trace, sample_named, write_trace
from app.traces.trace_html import write_page

_EXIT_WORLD = 3


def run(options: argparse.Namespace, engine_factory: EngineFactory) -> int:
    """Write one reply; returns the exit status.
    Raises ``AppError`` if a model cannot be loaded, the prompt does not fit, the trace cannot be written.
    """
    prompt = sys.stdin.read() if options.prompt == "-" else options.prompt
    screen = _screen(options)
    view = screen.reply()
    try:
        with jobs(engine_factory) as work:
            trace, remarks = _reply(options, prompt, work, None if options.json else view)
            interrupted_by = work.interrupted_by
    except StoppedByKeys as interruption:
        return 128 + interruption.number
    if options.json:
        sys.stdout.write(json.dumps(asdict(trace.summary)) + "\n")
    else:
        view.end()
    sys.stderr.write("".join(f"draftlight: {remark}\n" for remark in remarks))
    if not options.json:
        sys.stderr.write("".join(f"{line}\n" for line in (*_legend(screen), *readout(trace.summary))))
    sys.stdout.flush()
    if options.trace is not None:  # last: what cannot be written takes nothing of the reply along
        write_trace(options.trace.absolute(), replace(trace, question=prompt))
    if trace.summary.finish_reason is FinishReason.BROKEN:
        return _EXIT_WORLD
    return 0 if trace.summary.finish_reason is not FinishReason.CANCELLED else 128 + (interrupted_by or 2)


def _screen(options: argparse.Namespace) -> Screen:
    parts = ShownParts(use_color(options.color, sys.stdout), wrong=options.show_rejected)
    return Screen(sys.stdout, sys.stderr, terminal=False, styles=OUTCOME_STYLES, view=parts)


def _legend(screen: Screen) -> list[str]:
    return [screen.legend()] if screen.view.colors else []


def _reply(options: argparse.Namespace, prompt: str, work: Jobs, view: ReplyView | None) -> tuple[Trace, list[str]]:
    """Write the reply, and keep what is to be said about it until it is over: a line in its middle would break it."""
    progress = ProgressLine(sys.stderr)
    remarks: list[str] = []
    repeating = ""
    begun = False

    def on_event(event: Event) -> None:
        nonlocal begun, repeating
        progress.show(event)
        if isinstance(event, Notice) and not begun:
            sys.stderr.write(f"draftlight: {event.sentence}\n")
        elif isinstance(event, Notice):
            remarks.append(event.sentence)
        elif isinstance(event, Repeating):
            repeating = event.sentence or repeating
        elif isinstance(event, RoundDone):
            begun = True
            if view is not None:
                view.add(event.round)

    try:
        loaded = work.perform(pair_in(options), on_event)
        if isinstance(loaded, Loaded) and loaded.draft_problem:
            sys.stderr.write(f"draftlight: {loaded.draft_problem}\n")
        finished = work.perform(_generate(options, prompt), on_event)
    finally:
        progress.clear()
    if not isinstance(finished, Finished):
        raise BugError(f"A reply ended with {finished!r}.")
    return finished.trace, [*remarks, *filter(None, [repeating])]


def pair_in(options: argparse.Namespace) -> LoadPair:
    """Return the models that the command line names, and how they are to be loaded."""
    return LoadPair(
        target=options.model,
        draft=options.model_draft,
        context_tokens=options.ctx_size,
        threads=options.threads,
        gpu_layers=options.gpu_layers,
        draft_gpu_layers=options.gpu_layers_draft,
        strict_draft=True,
        own_layers=not options.lookup,
        guesses=not vars(options).get("no_draft", False),
        rpc_servers=options.rpc,
        projector=vars(options).get("mmproj"),
        chat_template=options.chat_template,
        tries_again=options.try_again,
    )


def _generate(options: argparse.Namespace, prompt: str) -> Generate:
    system = (Message("system", options.system),) if options.system else ()
    messages = (*system, Message("user", prompt, pictures=tuple(map(_picture, options.image))))
    mode = SpeculationMode.AUTOMATIC
    if options.lookup:
        mode = SpeculationMode.LOOKUP
    elif options.no_draft:
        mode = SpeculationMode.OFF
    return Generate(
        messages=() if options.raw else messages,
        raw=prompt if options.raw else None,
        sampling=SamplingSettings(
            temperature=options.temp,
            top_k=options.top_k,
            top_p=options.top_p,
            min_p=options.min_p,
            typical_p=options.typical,
            repeat_penalty=options.repeat_penalty,
            presence_penalty=options.presence_penalty,
            frequency_penalty=options.frequency_penalty,
            seed=secrets.randbelow(2**32) if options.seed is None else options.seed,
        ),
        drafting=DraftSettings(options.draft_max, options.draft_min, options.draft_p_min, options.pauses),
        mode=mode,
        max_tokens=options.max_tokens,
        stop=tuple(options.stop),
        grammar=options.grammar,
        json_schema=options.json_schema,
    )


def _picture(path: Path) -> Picture:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise WorldError(f"{path.name} is too large: at most {MOST_BYTES / 1e6:,.0f} MB can be shown.")
        return Picture(read_whole(path, MOST_BYTES), path.name)
    except OSError as error:
        raise WorldError(f"{path} cannot be read: {error.strerror or error}.") from error


def readout(summary: Summary) -> list[str]:
    """Return the figures of a reply in a few lines, first what no other program on the computer changes."""
    judgement = Judgement.of_summary(summary)
    speed = [speed_text(summary.tokens_per_second) or "no speed yet", judgement.comparison]
    facts = [*filter(None, speed), f"seed {summary.seed}", f"ended by {summary.finish_reason}"]
    lines = [judgement.count_text or "no tokens", ", ".join(facts)]
    if summary.machine is not None:
        lines.append(f"written by {summary.machine}")
    if summary.counted_by is CountSource.UNKNOWN:
        lines.append("what was guessed, this server does not tell")
    elif summary.acceptance_rate is not None:
        of_all = " of all it wrote meanwhile" if summary.counted_by is CountSource.TOTALS else ""
        counts = f"{summary.accepted_tokens} accepted, {summary.rejected_tokens} rejected"
        figures = [f"guessed right {summary.acceptance_rate:.0%}{of_all} ({counts})"]
        if summary.acceptance_length is not None:
            figures.append(f"{summary.acceptance_length:.1f} tokens a round")
        lines.append(", ".join(figures))
    return lines


LONGEST_WAIT_S = 3.0
"""The longest pause in seconds: a file may claim a longer one, which would look as if nothing went on."""


def replay(options: argparse.Namespace, wait: Callable[[float], None] = time.sleep) -> int:
    """Show the trace, or write its page; returns the exit status. ``wait`` is given seconds.
    Raises ``WorldError`` if the trace cannot be read, or the page not be written.
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
    usual_speed = 1.0 if terminal else 0.0
    speed = options.speed if options.speed is not None else usual_speed
    screen = _screen(options)
    view = screen.reply()
    if trace.question and terminal:
        sys.stdout.write(f"> {harmless(trace.question)}\n\n")
    for seconds, round_ in timed(trace.rounds, speed):
        if seconds:
            wait(seconds)
        view.add(round_)
    view.end()
    sys.stderr.write("".join(f"{line}\n" for line in (*_legend(screen), *_figures(trace))))
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
