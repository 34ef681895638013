"""A monkey at the window: clicks, keys, sizes, themes, chats and models at random, and what goes wrong meanwhile.

``uv run python -m tests.benchmarks.monkey [--seed 1] [--seconds 280]``. Each seed is a run of its own; two runs of five
minutes are ten. Nothing may be raised or logged as a warning, and Qt may not complain. First it goes to every place
once, in both colours and at every size, so that what is kept from a first visit on is there. After the monkey's first
minute, memory may not grow by more than a twentieth.

The window runs in a process of its own, and the monkey's file dialogs do not leave that process's home.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NoReturn

import shiboken6
from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QDialog, QFileDialog, QWidget

from app.ui.application import Program
from tests.benchmarks.confined_window import Faults, open_window, run_confined
from tests.benchmarks.memory_samples import Memory
from tests.benchmarks.places import ZOOMS, at_rest, tour
from tests.fakes.replies import REPLIES
from tests.fakes.scripted_engine import Script

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
_SETTLED_S = 60.0
"""Memory counts once the monkey was about for that long, and is looked at at rest each time that long."""
_LOOK_MS = 40
"""The time for which a place is looked at, so that it is painted."""


class Monkey:
    """Does one thing after another, by chance alone."""

    def __init__(self, program: Program, script: Script, seed: int, home: Path) -> None:
        self.window = program.window
        self.program = program
        self.script = script
        self.home = home.resolve()
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
        self._keep_inside()
        self.last = action.__name__
        action()

    def _front(self) -> QWidget:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        return application.activePopupWidget() or application.activeModalWidget() or self.window

    def _keep_inside(self) -> None:
        """Bring a file dialog back that went to a folder elsewhere; each action is too small to do something there."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog) and not Path(dialog.directory().absolutePath()).is_relative_to(self.home):
            dialog.setDirectory(str(self.home))

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
        if QApplication.activeModalWidget() is not None:
            text = text.replace("/", "")  # what begins with one is a path to elsewhere
        widget = QApplication.focusWidget() or self._front()
        self._deliver([partial(QTest.keyClick, widget, letter) for letter in text])

    def resize(self) -> None:
        self.window.resize(self.chance.randrange(640, 1700), self.chance.randrange(420, 1100))

    def paint(self) -> None:
        if self.chance.random() < 0.5:
            self.window.user_actions.toggle_theme()
        else:
            self.program.theme.set_zoom(self.chance.choice(ZOOMS))

    def chat(self) -> None:
        chats = self.program.window.parts.chat
        choice = self.chance.random()
        if choice < 0.5:
            if len(chats.messages) >= MOST_MESSAGES and not chats.running:
                self.window.user_actions.new_chat()
            self.script.reply = self.chance.choice(REPLIES) or "Yes."
            self.window.parts.view.message_sending.ask("Tell me about bicycles.")
        elif choice < 0.7:
            self.window.user_actions.new_chat()
        elif ids := self.window.user_actions._store.latest():
            conversation = self.chance.choice(ids)
            if choice < 0.9 or len(ids) < 12:
                self.window.user_actions.open_chat(conversation)
            else:
                self.window.parts.sidebar.chat_actions.delete(
                    [self.window.user_actions._store.conversation(conversation)]
                )
        if len(self.window.user_actions._store.latest()) > MOST_CHATS and not chats.running:
            for conversation in self.window.user_actions._store.latest()[MOST_CHATS // 2 :]:
                self.window.parts.sidebar.chat_actions.delete(
                    [self.window.user_actions._store.conversation(conversation)]
                )

    def model(self) -> None:
        if self.chance.random() < 0.5:
            self.window.user_actions.use_starter()
        else:
            self.window.user_actions.use_pair("starter:q8_0", self.chance.choice((None, "starter:q4_0")))

    def scroll(self) -> None:
        scroll_areas = self._front().findChildren(QAbstractScrollArea)
        areas = [area for area in scroll_areas if shiboken6.isValid(area) and area.isVisible()]
        if areas:
            bar = self.chance.choice(areas).verticalScrollBar()
            bar.setValue(self.chance.randrange(bar.minimum(), bar.maximum() + 1))

    def close_something(self) -> None:
        front = self._front()
        if front is not self.window and (isinstance(front, QDialog) or front.isWindow()):
            front.close()
        else:
            self.window.user_actions.escape()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=280)
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    home, seed, seconds = options.inside, options.seed, options.seconds
    if home is None:
        raise SystemExit(run_confined("tests.benchmarks.monkey", ["--seed", str(seed), "--seconds", str(seconds)]))

    def begin(program: Program, script: Script, faults: Faults) -> Callable[[], None]:
        return Outing(Monkey(program, script, seed, home), faults, seed, seconds).look

    open_window(home, begin)


class Outing(QObject):
    """First to every place, then wherever chance leads, until the time is up. Then the process ends.

    Each minute it comes back to an empty chat in a window of one size, so that what is seen at that moment does not
    count as growth. An object of Qt, since PySide keeps a weak reference for each call of any other that a timer had.
    """

    def __init__(self, monkey: Monkey, faults: Faults, seed: int, seconds: float) -> None:
        super().__init__(monkey.window)
        self._monkey, self._faults, self._seed, self._seconds = monkey, faults, seed, seconds
        faults.doing = lambda: monkey.last
        self._memory = Memory()
        self._tour = tour(monkey.program, monkey.script)
        self._begun = time.monotonic()

    def look(self) -> None:
        """Go on to the next place."""
        try:
            next(self._tour)
        except StopIteration:
            print(f"every place seen after {time.monotonic() - self._begun:.0f} s", flush=True)
            self._come_to_rest()
        else:
            QTimer.singleShot(_LOOK_MS, self.look)

    def _come_to_rest(self) -> None:
        self._rest = at_rest(self._monkey.program)
        self._rest_on()

    def _rest_on(self) -> None:
        try:
            next(self._rest)
        except StopIteration:
            at = time.monotonic() - self._begun
            self._memory.sample_at_rest(at)
            if at >= self._seconds:
                report(self._seed, self._monkey, self._faults, self._memory)
            self._step()
        else:
            QTimer.singleShot(_LOOK_MS, self._rest_on)

    def _step(self) -> None:
        at = time.monotonic() - self._begun
        if at >= self._seconds or at >= self._memory.rested_s + _SETTLED_S:
            self._come_to_rest()
            return
        # First the next one: a click on a menu's button comes back when the menu is closed, by a later step.
        QTimer.singleShot(self._monkey.chance.choice((1, 5, 20, 60)), self._step)
        self._monkey.act()
        if not self._monkey.window.isVisible():
            self._monkey.window.show()
        self._memory.sample(at)


def report(seed: int, monkey: Monkey, faults: Faults, memory: Memory) -> NoReturn:
    """Say how it went, and end: menus may be open, whose loops would go on."""
    print(
        f"seed {seed}: {monkey.done.total()} actions ({dict(monkey.done)}), {faults.counts.total()} faults", flush=True
    )
    print(memory.report(_SETTLED_S), flush=True)
    print(f"more Python objects: {memory.more()}", flush=True)
    imported = memory.imported()
    print(f"imported after the tour: {len(imported)} modules, such as {imported[:12]}", flush=True)
    os._exit(1 if faults.counts else 0)


if __name__ == "__main__":
    main()
