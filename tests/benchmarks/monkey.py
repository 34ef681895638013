"""A monkey at the window: clicks, keys, sizes, themes, chats and models at random, and what goes wrong meanwhile.

``uv run python -m tests.benchmarks.monkey [--seed 1] [--seconds 280]``. Each seed is a run of its own; two runs of five
minutes are ten. Nothing may be raised or logged as a warning, Qt may not complain, and after the first minute memory
may not grow by more than a twentieth. Models are played by a script; nothing reaches the network or the desktop.
"""

from __future__ import annotations

import argparse
import faulthandler
import logging
import os
import random
import re
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NoReturn

import psutil
import shiboken6

_HOME = tempfile.mkdtemp(prefix="draftlight-monkey-")
os.environ.update(
    QT_QPA_PLATFORM="offscreen", HOME=_HOME, XDG_DATA_HOME=f"{_HOME}/data", HF_ENDPOINT="http://127.0.0.1:9"
)
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, QtMsgType, QUrl, Slot, qInstallMessageHandler  # noqa: E402
from PySide6.QtGui import QDesktopServices  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QDialog, QWidget  # noqa: E402

from app.chats.store import ChatStore  # noqa: E402
from app.engine.port import EventSink  # noqa: E402
from app.paths import Paths  # noqa: E402
from app.settings import Settings  # noqa: E402
from app.ui.application import Program, build, make_application  # noqa: E402
from tests.fakes.replies import REPLIES  # noqa: E402
from tests.fakes.scripted_engine import Script, ScriptedEngine  # noqa: E402

_NOT_OURS = re.compile("This plugin does not support|not accepted by receiving widget")
"""Said of the platform without a screen, and of the monkey's own clicks."""
MOST_CHATS, MOST_MESSAGES = 12, 8
"""As many are kept, so that memory does not grow by what is written."""
_KEYS = [getattr(Qt.Key, f"Key_{name}") for name in (
    "Tab", "Backtab", "Return", "Escape", "Space", "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown",
    "Delete", "Backspace", "F1", "F2", "F11", "A", "B", "N", "K", "E", "R", "L", "Plus", "Minus", "0", "Comma", "Z",
)]  # fmt: skip
_MODIFIERS = [
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
]  # fmt: skip


class Browser(QObject):
    """Opens nothing."""

    @Slot(QUrl)
    def open(self, _: QUrl) -> None:
        return


class Monkey:
    """Does one thing after another, by chance alone."""

    def __init__(self, program: Program, script: Script, seed: int) -> None:
        self.window = program.window
        self.program = program
        self.script = script
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.last = ""

    def act(self) -> None:
        actions: dict[Callable[[], None], int] = {
            self.click: 40, self.press: 25, self.type: 10, self.resize: 5, self.paint: 4, self.chat: 8, self.model: 3,
            self.scroll: 8, self.close_something: 6,
        }  # fmt: skip
        action = self.chance.choices(list(actions), list(actions.values()))[0]
        self.done[action.__name__] += 1
        self.last = action.__name__
        action()

    def _front(self) -> QWidget:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        return application.activePopupWidget() or application.activeModalWidget() or self.window

    def _some_widget(self, front: QWidget) -> QWidget:
        """A button, or whatever lies at some point.

        Looking at every widget would leave behind, of each that is deleted later, what PySide made for looking at it.
        What it makes for a dialog's inside is valid only for as long as ``front`` is held.
        """
        if self.chance.random() < 0.6:
            buttons = [one for one in front.findChildren(QAbstractButton) if shiboken6.isValid(one)]
            seen = [one for one in buttons if one.isVisible() and one.isEnabled() and one.width() > 2]
            return self.chance.choice(seen) if seen else front
        x, y = self.chance.randrange(max(1, front.width())), self.chance.randrange(max(1, front.height()))
        widget = front.childAt(x, y)
        return widget if widget is not None and shiboken6.isValid(widget) and widget.isEnabled() else front

    def click(self) -> None:
        front = self._front()
        widget = self._some_widget(front)
        where = QPoint(self.chance.randrange(max(1, widget.width())), self.chance.randrange(max(1, widget.height())))
        button = Qt.MouseButton.RightButton if self.chance.random() < 0.1 else Qt.MouseButton.LeftButton
        self.last = f"click on {type(widget).__name__} {widget.objectName()} {widget.accessibleName()}"
        steps = [QTest.mousePress, QTest.mouseRelease, *([QTest.mouseDClick] if self.chance.random() < 0.1 else [])]
        self._deliver([partial(step, widget, button, Qt.KeyboardModifier.NoModifier, where) for step in steps])

    def _deliver(self, steps: Sequence[Callable[[], None]]) -> None:
        """Do one step after another, unless the monkey did other things in the midst of one.

        A press may open a menu, and come back when that is closed: the button that it belongs to may be gone by then,
        with its message. Qt itself knows that; its test functions would go on with the dead widget.
        """
        done = self.done.total()
        for step in steps:
            step()
            if self.done.total() != done:
                return

    def press(self) -> None:
        key, modifier = self.chance.choice(_KEYS), self.chance.choice(_MODIFIERS)
        self.last = f"{modifier} {key}"
        widget = QApplication.focusWidget() or self._front()
        self._deliver([partial(QTest.keyClick, widget, key, modifier)])

    def type(self) -> None:
        text = self.chance.choice(("Why?", "the sky", "<b>x</b>", "a", "zz", "10", "# x"))
        widget = QApplication.focusWidget() or self._front()
        self._deliver([partial(QTest.keyClick, widget, letter) for letter in text])

    def resize(self) -> None:
        self.window.resize(self.chance.randrange(640, 1700), self.chance.randrange(420, 1100))

    def paint(self) -> None:
        if self.chance.random() < 0.5:
            self.window.toggle_theme()
        else:
            self.program.theme.set_zoom(self.chance.choice((0.8, 1.0, 1.25, 1.5, 2.0)))

    def chat(self) -> None:
        chats = self.program.window.chat
        choice = self.chance.random()
        if choice < 0.5:
            if len(chats.messages) >= MOST_MESSAGES and not chats.running:
                self.window.new_chat()
            self.script.reply = self.chance.choice(REPLIES) or "Yes."
            self.window.view.ask("Tell me about bicycles.")
        elif choice < 0.7:
            self.window.new_chat()
        elif ids := self.window._store.latest():
            conversation = self.chance.choice(ids)
            if choice < 0.9 or len(ids) < 12:
                self.window.open_chat(conversation)
            else:
                self.window.sidebar._delete(self.window._store.conversation(conversation))
        if len(self.window._store.latest()) > MOST_CHATS and not chats.running:
            for conversation in self.window._store.latest()[MOST_CHATS // 2 :]:
                self.window.sidebar._delete(self.window._store.conversation(conversation))

    def model(self) -> None:
        if self.chance.random() < 0.5:
            self.window.use_starter()
        else:
            self.window.use_pair("starter:q8_0", self.chance.choice((None, "starter:q4_0")))

    def scroll(self) -> None:
        found = self._front().findChildren(QAbstractScrollArea)
        areas = [area for area in found if shiboken6.isValid(area) and area.isVisible()]
        if areas:
            bar = self.chance.choice(areas).verticalScrollBar()
            bar.setValue(self.chance.randrange(bar.minimum(), bar.maximum() + 1))

    def close_something(self) -> None:
        front = self._front()
        if front is not self.window and (isinstance(front, QDialog) or front.isWindow()):
            front.close()
        else:
            self.window.escape()


class Notes(logging.Handler):
    """What went wrong, each with what the monkey had just done."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.monkey: Monkey | None = None
        self.faults: Counter[str] = Counter()

    def note(self, words: str) -> None:
        self.faults[words] += 1
        if self.faults[words] == 1:
            print(f"after {self.monkey.last if self.monkey else '?'}: {words}", flush=True)

    def emit(self, record: logging.LogRecord) -> None:
        self.note(f"logged: {record.getMessage()}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=280)
    options = parser.parse_args()
    faulthandler.enable()
    notes = Notes()
    logging.getLogger().addHandler(notes)
    sys.excepthook = lambda kind, error, at: notes.note("".join(traceback.format_exception(kind, error, at)))
    threading.excepthook = lambda args: notes.note(f"in a thread: {args.exc_value!r}")
    qInstallMessageHandler(
        lambda kind, _, words: (
            notes.note(f"Qt: {words}")
            if kind is not QtMsgType.QtDebugMsg and kind is not QtMsgType.QtInfoMsg and not _NOT_OURS.search(words)
            else None
        )
    )
    os.chdir(_HOME)  # what it saves, it saves here
    application = make_application(["monkey"])
    browser = Browser()
    for scheme in ("http", "https", "file"):
        QDesktopServices.setUrlHandler(scheme, browser, "open")
    script = Script()
    paths = Paths.at(Path(_HOME) / "monkey")
    paths.ensure()

    def engine(sink: EventSink) -> ScriptedEngine:
        return ScriptedEngine(sink, script)

    with ChatStore(paths.chats) as store:
        program = build(
            paths=paths, engine_factory=engine, store=store, settings=Settings(paths.settings), entries=tuple
        )
        program.window.show()
        monkey = notes.monkey = Monkey(program, script, options.seed)
        process, begun = psutil.Process(), time.monotonic()
        memory: list[tuple[float, float]] = []

        def step() -> None:
            at = time.monotonic() - begun
            if at >= options.seconds:
                report(options.seed, monkey, notes, memory)
            # First the next one: a click on a menu's button comes back when the menu is closed, by a later step.
            QTimer.singleShot(monkey.chance.choice((1, 5, 20, 60)), step)
            monkey.act()
            if not program.window.isVisible():
                program.window.show()
            if not memory or at - memory[-1][0] >= 5:
                memory.append((at, process.memory_info().rss / 1e6))

        program.window.painted.connect(step)
        application.exec()


def report(seed: int, monkey: Monkey, notes: Notes, memory: list[tuple[float, float]]) -> NoReturn:
    """Say how it went, and end: menus may be open, whose loops would go on."""
    later = [megabytes for at, megabytes in memory if at >= 60] or [megabytes for _, megabytes in memory]
    third = max(1, len(later) // 3)
    first, last = sum(later[:third]) / third, sum(later[-third:]) / third
    print(
        f"seed {seed}: {monkey.done.total()} actions in {memory[-1][0]:.0f} s ({dict(monkey.done)}), "
        f"{notes.faults.total()} faults; after the first minute {first:.0f} MB, at the end {last:.0f} MB "
        f"({100 * (last / first - 1):+.1f} %)",
        flush=True,
    )
    os._exit(1 if notes.faults else 0)


if __name__ == "__main__":
    main()
