"""The token inspector over any view that shows replies: it follows the pointer and the text cursor of all of them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRectF
from PySide6.QtWidgets import QWidget

from app.ui.transcript.inspector import Inspector
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.token_spans import NO_ENTRY
from app.ui.transcript.typography import Typography


class InspectorControl(QObject):
    """Shows one card over ``host``, for one token at a time."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self.card = Inspector(host)

    def watch(self, body: ReplyBody) -> None:
        """Show the tokens of this reply, which lies somewhere in the host."""
        body.entry_hovered.connect(self._show)

    def set_typography(self, typography: Typography) -> None:
        self.card.hide()  # it has the old size, and its token will not be where it was
        self.card.set_typography(typography)

    def _show(self, entry: int, place: QRectF) -> None:
        body = self.sender()
        if entry == NO_ENTRY or not isinstance(body, ReplyBody):
            self.card.hide()
            return
        self.card.show_entry(body.spans, entry, body.model_names)
        if body.hasFocus():
            body.setAccessibleDescription(self.card.accessibleName())  # a change is read aloud
        corner = body.viewport().mapTo(self._host, QPoint(round(place.left()), round(place.bottom())))
        self.card.place_near(corner, round(place.height()))
