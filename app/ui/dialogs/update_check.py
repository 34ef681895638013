"""Asks for a newer version where the person wants that, and says one sentence if there is one."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app import __version__
from app.about import ReleaseFeed
from app.errors import AppError
from app.language import tr
from app.settings import Settings
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck

DAY_S = 24 * 60 * 60

NO_FEED = tr("This copy of Draftlight was built from its source and knows no place to ask for newer versions.")
NEWEST = tr("This is the newest version.")


class UpdateWatch(QObject):
    """Asks at most one question at a time; the answer is told on the main thread."""

    reported = Signal(str, str)
    """A sentence nobody waited for, and the page to look at or an empty string."""
    answered = Signal(str)
    """Result of :meth:`ask`, as a sentence."""

    def __init__(
        self,
        settings: Settings,
        background: BackgroundWork,
        release: ReleaseFeed | None,
        parent: QObject | None = None,
        *,
        own: str = __version__,
        now_s: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._background = background
        self.release = release
        self._own = own
        self._now_s = now_s
        self._on = settings.check_for_updates
        self._running = False
        self._by_hand = False
        self.newer = False
        """True if the last answer named a newer version."""

    def follow_settings(self) -> None:
        """Ask if the person has switched the question on just now."""
        was_on, self._on = self._on, self._settings.check_for_updates
        if self._on and not was_on and self.release is None:
            self.reported.emit(NO_FEED, "")
        self.look()

    def look(self) -> None:
        """Ask if the person switched that on and the last answer is a day old; say nothing unless there is
        something.
        """
        since_s = self._now_s() - self._settings.updates_asked_s
        if self._settings.check_for_updates and not 0 <= since_s < DAY_S:
            self._send()

    def ask(self) -> None:
        """Ask now, because the person pressed the button; :attr:`answered` says how it went."""
        self._by_hand = True
        if self.release is None:
            self._tell(NO_FEED)
        else:
            self._send()

    def _send(self) -> None:
        if self.release is None or self._running:
            return
        feed = self.release.feed

        def work(is_wanted: StillWantedCheck) -> str:
            from app.updates import newest_version  # noqa: PLC0415 - most people never ask

            return newest_version(feed, is_wanted)

        self._running = True
        self._background.send(self, "newer version", work, self._take, self._fail)

    def _take(self, answer: str) -> None:
        from app.updates import newer_than  # noqa: PLC0415 - it is loaded by now

        self._running = False
        self._settings.set("updates_asked_s", max(0, int(self._now_s())))
        newer = newer_than(self._own, answer)
        self.newer = newer is not None
        sentence = None
        if newer is not None:
            sentence = tr("Draftlight {newer} is out; this is {own}.", newer=newer, own=self._own)
        if self._by_hand or sentence is None:
            self._tell(sentence or NEWEST)
        elif self.release is not None:
            self.reported.emit(sentence, self.release.page)

    def _fail(self, error: AppError) -> None:
        self._running = self.newer = False
        self._tell(error.sentence)

    def _tell(self, words: str) -> None:
        if self._by_hand:
            self._by_hand = False
            self.answered.emit(words)
