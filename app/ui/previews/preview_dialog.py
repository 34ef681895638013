"""Preview of a code block: the page or picture as a child process drew it, beside the chat."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.errors import AppError, WorldError
from app.language import number, tr
from app.llama.child_processes.bounds import Bounds, TooMuchMemory, TooMuchTime
from app.llama.child_processes.service import Service, ServiceEnded
from app.markdown.drawable_code import DrawableKind
from app.ui.previews.drawing import BOUNDS
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck
from app.ui.toolkit.widgets.buttons import button_row, primary_button
from app.ui.toolkit.widgets.labels import muted
from app.ui.toolkit.widgets.layouts import fill

MOST_BYTES = 2_000_000


@dataclass(frozen=True, slots=True)
class DrawnCode:
    """Pixels of a page or picture, and its words."""

    width: int
    height: int
    pixels: bytes = field(repr=False)
    """32 bits each: a number with the red, green and blue in its lower three bytes."""
    text: str
    is_cut: bool
    """True if the page is longer than what was drawn."""


def draw_code(
    kind: DrawableKind,
    code: str,
    room: tuple[float, float, float],
    bounds: Bounds,
    cancelled: Callable[[], bool] = lambda: False,
) -> DrawnCode:
    """Have a code block drawn, on any thread.

    Args:
        kind: of the code.
        code: all of it.
        room: the width and height there is room for, and how many pixels of the screen one of them is.
        bounds: of the process.
        cancelled: asked again and again.

    Raises:
        WorldError: it cannot be drawn, or not within the bounds.
        Interrupted: ``cancelled`` said so.
    """
    content = code.encode("utf-8", "replace")
    if len(content) > MOST_BYTES:
        most = number(MOST_BYTES // 1_000_000)
        raise WorldError(tr("This code is too long for a preview: {most} MB are the most.", most=most))
    width, height, scale = room
    head = json.dumps({"kind": kind.value, "width": width, "height": height, "scale": scale})
    service = Service("draw", bounds=bounds)
    try:
        answer = service.ask(head.encode("ascii") + b"\n" + content, cancelled)
    except (TooMuchMemory, TooMuchTime, ServiceEnded):
        raise WorldError(tr("Drawing this takes too much time or memory, so there is no preview.")) from None
    finally:
        service.close()
    line, _, pixels = answer.partition(b"\n")
    facts = json.loads(line)
    if not facts:
        raise WorldError(tr("This cannot be drawn: the code is not whole, or has a mistake in it."))
    return DrawnCode(facts["width"], facts["height"], pixels, facts["text"], facts["cut"])


_TASK = "preview"
_REDRAW_MS = 200
"""Passes after the last change of size until the page is drawn anew."""


class PreviewDialog(QDialog):
    """Shows one code block drawn; as many can be open as are wanted."""

    def __init__(
        self,
        kind: DrawableKind,
        code: str,
        background: BackgroundWork,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        bounds: Bounds = BOUNDS,
    ) -> None:
        super().__init__(parent)
        self._kind, self._code, self._background, self._theme, self._bounds = kind, code, background, theme, bounds
        is_page = kind is DrawableKind.PAGE
        self.setWindowTitle(tr("Preview of a web page") if is_page else tr("Preview of a picture"))
        self.resize(wide(self, 92), 620)
        self.facts = muted(tr("Drawing…"))
        self.facts.setWordWrap(True)
        self.picture = QLabel()
        self.picture.setAccessibleName(self.windowTitle())
        beside = Qt.AlignmentFlag.AlignLeading if is_page else Qt.AlignmentFlag.AlignHCenter
        self.picture.setAlignment(Qt.AlignmentFlag.AlignTop | beside)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setAccessibleName(self.windowTitle())
        self.area.setWidget(self.picture)
        close = primary_button(tr("Close"))
        close.clicked.connect(self.accept)
        fill(QVBoxLayout(self), self.facts, (self.area, 1), button_row(close), gap=12, margins=(24, 20, 24, 20))
        self.area.setFocus()  # where the arrow keys scroll
        self._redrawing = QTimer(self, singleShot=True, interval=_REDRAW_MS)
        self._redrawing.timeout.connect(self._draw)
        self.finished.connect(lambda _: self._leave())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._redrawing.start(_REDRAW_MS if event.oldSize().isValid() else 0)

    def _draw(self) -> None:
        room, zoom = self.area.maximumViewportSize(), self._theme.zoom
        bar = self.area.verticalScrollBar().sizeHint().width() if self._kind is DrawableKind.PAGE else 0
        measures = ((room.width() - bar) / zoom, room.height() / zoom, zoom * self.devicePixelRatioF())
        kind, code, bounds = self._kind, self._code, self._bounds

        def draw(is_wanted: StillWantedCheck) -> DrawnCode:
            return draw_code(kind, code, measures, bounds, lambda: not is_wanted())

        self._background.send(self, _TASK, draw, self._show, self._say)

    def _leave(self) -> None:
        self._redrawing.stop()
        self._background.recall(self, _TASK)

    def _show(self, drawn: DrawnCode) -> None:
        form = QImage.Format.Format_RGB32
        image = QImage(drawn.pixels, drawn.width, drawn.height, 4 * drawn.width, form).copy()
        image.setDevicePixelRatio(self.devicePixelRatioF())
        self.picture.setPixmap(QPixmap.fromImage(image))
        self.picture.setAccessibleDescription(drawn.text)
        closed = tr("Drawn without scripts, and without pictures and styles from elsewhere. Links lead nowhere.")
        cut = tr("Only the beginning of the page is shown.")
        self.facts.setText(f"{closed} {cut}" if drawn.is_cut else closed)

    def _say(self, error: AppError) -> None:
        self.picture.clear()
        self.facts.setText(error.sentence)
