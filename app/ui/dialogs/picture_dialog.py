"""A picture of a message, as large as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from app.attachments.reading import ReadFile, read_picture
from app.chats.records import AttachedFile
from app.errors import AppError
from app.language import number, tr
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.files.picture_previews import image_of
from app.ui.toolkit.language.words import file_words
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck
from app.ui.toolkit.widgets.buttons import button_row, primary_button
from app.ui.toolkit.widgets.labels import ElidedLabel, note
from app.ui.toolkit.widgets.layouts import DIALOG, column_of

_LEAST = QSize(160, 120)


class PictureDialog(QDialog):
    """Shows one picture and its figures; it is decoded in a process of its own."""

    def __init__(self, file: AttachedFile, background: BackgroundWork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._whole = QPixmap()
        self.setWindowTitle(file.name)
        self.resize(wide(self, 84), 560)
        self.facts = note(tr("Reading…"))
        self.picture = named(QLabel(alignment=Qt.AlignmentFlag.AlignCenter), tr("Picture {name}", name=file.name))
        self.picture.setMinimumSize(_LEAST)
        close = primary_button(tr("Close"), run=self.accept)
        name = ElidedLabel(file.name, role="heading")
        column_of(name, self.facts, (self.picture, 1), button_row(close), on=self, gap=12, margins=DIALOG)
        close.setFocus()
        content = file.picture

        def read(is_wanted: StillWantedCheck) -> ReadFile:
            return read_picture(content, file.name, lambda: not is_wanted())

        background.send(self, "show a picture", read, self._show, self._say)

    def _show(self, picture: ReadFile) -> None:
        assert picture.pixels is not None
        self._whole = QPixmap.fromImage(image_of(picture.pixels))
        self.facts.setText(
            tr(
                "{figures} · {width} x {height} pixels",
                figures=file_words(self._file.size_bytes, None),
                width=number(picture.pixels.width),
                height=number(picture.pixels.height),
            )
        )
        self._fit()

    def _say(self, error: AppError) -> None:
        self.facts.setText(error.sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._whole.isNull():
            return
        ratio = self.devicePixelRatioF()
        room = self.picture.size() * ratio
        shown = self._whole
        if shown.width() > room.width() or shown.height() > room.height():
            keep_ratio, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            shown = shown.scaled(room, keep_ratio, smooth)
        shown.setDevicePixelRatio(ratio)
        self.picture.setPixmap(shown)
