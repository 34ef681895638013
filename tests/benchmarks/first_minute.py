"""Pictures of the first minute: the program is started anew and driven like a newcomer; its screen is kept each 2 s.

``xvfb-run -a -s "-screen 0 1440x900x24" uv run python -m tests.benchmarks.first_minute PICTURE [--dark] [--busy N]``
writes one picture with all of them, and prints what the screen showed before the window's first paint. ``--busy`` has
so many endless loops run beside it. Needs a screen (Linux with X11). The starter pair is made anew each time.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRasterWindow

from app.chats.store import ChatStore
from app.engine.engine import Engine
from app.engine.port import EventSink
from app.models.library.model_library import Library
from app.paths import Paths
from app.settings import Settings, ThemeChoice
from app.ui.application import build, make_application

STEP_S, SECONDS = 2, 60
START_S, ASK_S = 10, 1
"""The second at which the button is pressed, and how long after the models are there a question is picked."""
BACKDROP = "#8080ff"
COLUMNS, SMALL_WIDTH = 5, 480


def drive(folder: Path, *, dark: bool) -> None:
    """Open the window and do in it what a newcomer does; runs in a process of its own."""
    application = make_application(["draftlight"])
    paths = Paths.at(folder)
    paths.ensure()
    settings = Settings(paths.settings)
    settings.set("theme", ThemeChoice.DARK if dark else ThemeChoice.LIGHT)

    def engine(sink: EventSink) -> Engine:
        return Engine(sink, Library(paths))

    with ChatStore(paths.chats) as store:
        program = build(paths=paths, engine_factory=engine, store=store, settings=settings, entries=tuple)
        window, parts = program.window, program.window.parts
        ask = parts.view.welcome.prompts[1].click
        window.painted.connect(lambda: QTimer.singleShot(START_S * 1000, parts.view.welcome.starter_button.click))
        program.session.loaded.connect(lambda _: QTimer.singleShot(ASK_S * 1000, ask))
        QTimer.singleShot(SECONDS * 1000, window.close)
        window.setGeometry(application.primaryScreen().geometry())
        window.show()
        application.exec()


class Backdrop(QRasterWindow):
    """Fills the screen with one colour, so that a window that is not painted yet is told from no window."""

    def paintEvent(self, _event: object) -> None:  # noqa: N802 - Qt's name
        QPainter(self).fillRect(QRect(0, 0, self.width(), self.height()), QColor(BACKDROP))


def watch(folder: Path, picture: Path, *, dark: bool) -> None:
    """Start the program, look at the screen, and write the picture."""
    application = QGuiApplication([])
    screen = application.primaryScreen()
    backdrop = Backdrop()
    backdrop.setFlags(Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnBottomHint)
    backdrop.setGeometry(screen.geometry())
    backdrop.show()
    _wait(application, 0.5)
    command = [sys.executable, "-m", __spec__.name, str(picture), "--drive", str(folder), *["--dark"][:dark]]
    begun = time.monotonic()
    kept: list[QImage] = []
    before, looks = "", 0
    with subprocess.Popen(command) as program:
        while program.poll() is None:
            _wait(application, 0.01 if looks < 2 else 0.1)
            shown = screen.grabWindow(0).toImage()
            middle = shown.pixelColor(shown.width() // 2, shown.height() - 30).name()
            if looks < 2 and middle != before:  # the backdrop, then the window
                looks += middle not in {BACKDROP, before} or not before
                sys.stdout.write(f"{time.monotonic() - begun:5.2f} s: {middle}\n")
                before = middle
            if time.monotonic() - begun >= STEP_S * len(kept):
                kept.append(shown.scaledToWidth(SMALL_WIDTH, Qt.TransformationMode.SmoothTransformation))
    high = kept[0].height()
    strip = QImage(SMALL_WIDTH * COLUMNS, high * -(-len(kept) // COLUMNS), QImage.Format.Format_RGB32)
    strip.fill(QColor("grey"))
    painter = QPainter(strip)
    for place, image in enumerate(kept):
        painter.drawImage(place % COLUMNS * SMALL_WIDTH, place // COLUMNS * high, image)
    painter.end()
    strip.save(str(picture))


def _wait(application: QGuiApplication, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        application.processEvents()
        time.sleep(0.005)


def _keep_busy() -> None:
    while True:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--busy", type=int, default=0, metavar="N")
    parser.add_argument("--drive", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.drive is not None:
        drive(options.drive, dark=options.dark)
        return
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    loops = [multiprocessing.Process(target=_keep_busy, daemon=True) for _ in range(options.busy)]
    for loop in loops:
        loop.start()
    with tempfile.TemporaryDirectory() as folder:
        watch(Path(folder), options.picture, dark=options.dark)
    for loop in loops:
        loop.kill()


if __name__ == "__main__":
    main()
