"""Memory that a visit to each place of the window leaves behind, in kB of native memory.

``uv run python -m tests.benchmarks.visits [--times 30] [--only WORD …]`` takes some ten minutes. After a tour of all
places it goes to each of them again and again, and looks at rest how much more memory is given out than the same number
of visits before. A cache that fills shows at first; what is not 0 in the second figure either is a leak.
"""

from __future__ import annotations

import argparse
import gc
import os
from collections.abc import Callable, Iterator
from itertools import count, cycle, pairwise
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from app.system.process import give_back_free_pages
from app.ui.application import Program
from tests.benchmarks.confined_window import Faults, open_window, run_confined
from tests.benchmarks.heap import heap_in_use
from tests.benchmarks.places import ZOOMS, asking, at_rest, dialogs, leaving, overlays, tour
from tests.fakes.replies import REPLIES
from tests.fakes.scripted_engine import Script

_STEP_MS = 10
_MOST_CHATS = 8
_SIZES = ((700, 500), (1700, 1100), (1000, 640), (1280, 800))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=30)
    parser.add_argument("--only", nargs="*", default=[], metavar="WORD", help="places whose name has one of these")
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside is None:
        arguments = ["--times", str(options.times), *(["--only", *options.only] if options.only else [])]
        raise SystemExit(run_confined("tests.benchmarks.visits", arguments))

    def begin(program: Program, script: Script, faults: Faults) -> Callable[[], None]:
        return Visits(program, _visits(program, script, options.times, options.only), faults).step

    open_window(options.inside, begin)


class Visits(QObject):
    """Goes from one place to the next."""

    def __init__(self, program: Program, steps: Iterator[None], faults: Faults) -> None:
        super().__init__(program.window)
        self._steps, self._faults = steps, faults

    def step(self) -> None:
        try:
            next(self._steps)
        except StopIteration:
            os._exit(1 if self._faults.counts else 0)
        QTimer.singleShot(_STEP_MS, self.step)


def _visits(program: Program, script: Script, times: int, only: list[str]) -> Iterator[None]:
    yield from tour(program, script)
    for name, visit in _places(program, script).items():
        if only and not any(word in name for word in only):
            continue
        held = []
        for _ in range(3):
            for _ in range(times):
                yield from _seen(visit)
                yield from leaving(program)
                while not program.session.ready:
                    yield
            yield from at_rest(program)
            gc.collect()
            give_back_free_pages()
            held.append(heap_in_use() / 1000)
        more = [(after - before) / times for before, after in pairwise(held)]
        print(f"{name:28} {more[0]:7.2f} {more[1]:7.2f} kB a visit", flush=True)


def _seen(visit: Callable[[], object]) -> Iterator[None]:
    takes_steps = visit()
    if isinstance(takes_steps, Iterator):
        yield from takes_steps
    yield


def _places(program: Program, script: Script) -> dict[str, Callable[[], object]]:
    parts, actions, store = program.window.parts, program.window.user_actions, program.window.user_actions._store
    turn, zooms, sizes, replies = count(), cycle(ZOOMS), cycle(_SIZES), cycle(filter(None, REPLIES))

    def ask() -> Iterator[None]:
        ids = store.latest()
        for old in ids[_MOST_CHATS // 2 :] if len(ids) > _MOST_CHATS else ():
            parts.sidebar.chat_actions.delete([store.conversation(old)])
        actions.new_chat()
        yield from asking(program, script, next(replies))

    def open_chat() -> None:
        actions.open_chat(store.latest()[next(turn) % len(store.latest())])

    own: dict[str, Callable[[], object]] = {
        "ask": ask,
        "open a chat": open_chat,
        "theme": actions.toggle_theme,
        "zoom": lambda: program.theme.set_zoom(next(zooms)),
        "size": lambda: program.window.resize(*next(sizes)),
        "models": lambda: actions.use_pair("starter:q8_0", (None, "starter:q4_0")[next(turn) % 2]),
        "spelling": lambda: parts.view.composer.edit.setPlainText(f"A wrod{'xyz'[next(turn) % 3]} that nobbody"),
    }
    places = (*dialogs(program), *overlays(program))
    return own | {f"{number} {_name(place)}": place for number, place in enumerate(places)}


def _name(place: Callable[[], object]) -> str:
    return getattr(getattr(place, "func", place), "__name__", "?").strip("<>")


if __name__ == "__main__":
    main()
