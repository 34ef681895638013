"""Decides when a recorded reply plays in the conversation's place: while models are made, or a load takes long."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget

from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.conversation.status import Phase, Status
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.fading import FadingPicture

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.chat.first_page.recorded_show import RecordedShow

TICK_MS = 250
LONG_MS = 2000
"""A load that takes longer is worth something to look at, unless most of it is done by then."""
MOST_DONE = 0.75


class LoadingShow(QObject):
    """Follows the loads of one session, also between their events.

    Args:
        pages: where the recorded reply is shown.
        chat: the open conversation; one that has a reply stays in view.
        session: loads.
        theme: how it looks.
        moves: whether things may move by themselves.
    """

    changed = Signal()
    """It has begun or is over."""

    def __init__(
        self,
        pages: QStackedWidget,
        chat: ChatSession,
        session: EngineSession,
        theme: Theme,
        *,
        moves: Callable[[], bool],
    ) -> None:
        super().__init__(pages)
        self._pages, self._chat, self._session, self._theme, self._moves = pages, chat, session, theme, moves
        self.page: RecordedShow | None = None
        self.on = False
        """True if the page is to be shown."""
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(session.show_load_progress)
        self._timer.timeout.connect(self._follow_load)
        session.status_changed.connect(self._follow)

    @property
    def shown(self) -> RecordedShow | None:
        """The page to be shown in the conversation's place now, if any."""
        return self.page if self.on and self._is_free else None

    @property
    def _is_free(self) -> bool:
        """True if the open conversation has no reply that would be covered."""
        return len(self._chat.messages) <= 1

    def _follow(self, status: Status) -> None:
        if status.phase is Phase.LOADING:
            if not self._timer.isActive():
                self._since.start()
                self._timer.start()
            self._follow_load()
        else:
            self._timer.stop()
            self._end()

    def _follow_load(self) -> None:
        """Begin where the load takes long enough; show how far it is."""
        meter = self._session.load_meter
        late = self._since.elapsed() > LONG_MS and (meter.fraction or 0.0) < MOST_DONE
        if not self.on and self._is_free and (meter.makes or late):
            self._begin()
        if self.page is not None:
            self.page.show_progress(meter.fraction or 0.0, asked=self._chat.waiting_here)

    def _begin(self) -> None:
        from app.ui.chat.first_page.recorded_show import RecordedShow  # noqa: PLC0415 - after the first paint

        self.page = RecordedShow(self._theme, moves=self._moves())
        self._pages.addWidget(self.page)
        self.on = True
        self.changed.emit()

    def _end(self) -> None:
        """Make room for the conversation or the questions, and go."""
        if self.page is None:
            return
        self.on = False
        picture = self._pages.grab() if self._pages.currentWidget() is self.page and self._moves() else None
        self.changed.emit()
        if picture is not None:
            FadingPicture(picture, self._pages)
        self._pages.removeWidget(self.page)
        self.page.deleteLater()
        self.page = None
