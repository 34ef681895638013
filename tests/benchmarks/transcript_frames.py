"""Time that the window spends on each frame while a reply streams into a long transcript.

``python -m tests.benchmarks.transcript_frames``: stored replies of 20,000 tokens are shown, then another one streams
in at 500 tokens a second. A frame is everything the event loop does for one batch of rounds: reading Markdown,
changing the document, layout, scrolling and painting. Printed, not asserted: the figure belongs to a machine. Beside
the time on the wall stands the processor's, which a busy machine does not lengthen as much.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from app.palette import LIGHT
from app.speculation.trace import Round
from app.ui.transcript.transcript_view import FRAME_MS, TranscriptView
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of, split_words, trace_of

STORED_TOKENS = 20_000
PACED_TOKENS = 4_000
LEAST_STEP_MS = 0.3
"""A shorter step of the event loop had nothing to do."""
TOKENS_PER_SECOND = 500

PROSE = "\n\n".join(reply for reply in REPLIES if "\0" not in reply and not reply.startswith("Half")) + "\n\n"
CODE = "```python\n" + "def lean(angle: float) -> float:\n    return angle * 1.2  # found by trial\n\n" * 60
LIST = "- an item with **bold** words and `code` in it\n" * 120
PARAGRAPH = "A bicycle stays upright because the rider keeps steering it back under the centre of mass. " * 60


def batches(rounds: Sequence[Round], tokens: int) -> list[list[Round]]:
    """Rounds as they would arrive in one frame."""
    result: list[list[Round]] = [[]]
    held = 0
    for round_ in rounds:
        result[-1].append(round_)
        held += len(round_.tokens)
        if held >= tokens:
            result.append([])
            held = 0
    return [batch for batch in result if batch]


def measure(app: QApplication, view: TranscriptView, text: str, message_id: int) -> tuple[list[float], list[float]]:
    """Milliseconds of each frame while ``text`` streams in: on the wall, and of the processor."""
    rounds = rounds_of(split_words(text))
    frames, busy = [], []
    view.begin_reply(message_id)
    for batch in batches(rounds, round(TOKENS_PER_SECOND * FRAME_MS / 1000)):
        started, worked = time.perf_counter(), time.process_time()
        view.add_rounds(batch)  # shown at once, where the last frame was long enough ago
        view.show_pending()
        app.sendPostedEvents()
        app.processEvents()
        frames.append((time.perf_counter() - started) * 1000)
        busy.append((time.process_time() - worked) * 1000)
    started = time.perf_counter()
    view.finish_reply(trace_of(rounds))
    app.processEvents()
    sys.stdout.write(f"  finish {(time.perf_counter() - started) * 1000:5.1f} ms")
    return frames, busy


def measure_paced(
    app: QApplication, view: TranscriptView, text: str, message_id: int
) -> tuple[list[float], list[float]]:
    """Likewise for each step of the event loop while ``text`` comes in at its own pace, new words fading meanwhile."""
    rounds = rounds_of(split_words(text))
    steps, busy = [], []
    view.begin_reply(message_id)
    due = time.perf_counter()
    for batch in batches(rounds, round(TOKENS_PER_SECOND * FRAME_MS / 1000)):
        view.add_rounds(batch)
        due += FRAME_MS / 1000
        while time.perf_counter() < due:
            started, worked = time.perf_counter(), time.process_time()
            app.processEvents()
            app.sendPostedEvents()
            took_ms = (time.perf_counter() - started) * 1000
            if took_ms > LEAST_STEP_MS:
                steps.append(took_ms)
                busy.append((time.process_time() - worked) * 1000)
            time.sleep(0.001)
    view.finish_reply(trace_of(rounds))
    app.processEvents()
    return steps, busy


def report(name: str, frames: list[float], busy: list[float]) -> None:
    sys.stdout.write(f"  {name:<10} {len(frames):4} frames")
    for kind, times in (("wall", sorted(frames)), ("processor", sorted(busy))):
        middle, p95, p99 = (times[int(len(times) * share)] for share in (0.5, 0.95, 0.99))
        sys.stdout.write(f" · {kind}: median {middle:5.1f}, p95 {p95:5.1f}, p99 {p99:5.1f}, worst {times[-1]:5.1f} ms")
    sys.stdout.write("\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokens", type=int, default=STORED_TOKENS, help="tokens already in the transcript")
    options = parser.parse_args()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    view = TranscriptView()
    view.resize(900, 900)
    view.set_looks(LIGHT)
    view.show()
    stored, message_id = 0, 0
    started = time.perf_counter()
    while stored < options.tokens:
        trace = trace_of(rounds_of(split_words(PROSE)))
        view.add_user_message(message_id, "And then?")
        view.add_reply(message_id + 1, trace.summary.text, trace)
        stored += trace.summary.generated_tokens
        message_id += 2
    app.processEvents()
    shown_ms = (time.perf_counter() - started) * 1000
    sys.stdout.write(f"{stored} tokens in {message_id} messages, shown in {shown_ms:.0f} ms\n")
    for name, text in (("mixed", PROSE * 3), ("code", CODE), ("list", LIST), ("paragraph", PARAGRAPH)):
        message_id += 1
        report(name, *measure(app, view, text, message_id))
    for name, text in (("fading", PROSE), ("fading code", CODE)):
        message_id += 1
        pieces = split_words(text * 40)[:PACED_TOKENS]
        report(name, *measure_paced(app, view, "".join(pieces), message_id))


if __name__ == "__main__":
    main()
