"""Services that the pages of models share and that outlive them: downloads, tasks to disk and network, the token.

Made when first needed, heard on the main thread, ended with the window.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from app.paths import Paths
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck

if TYPE_CHECKING:
    from app.models.download.queue import Downloads
    from app.models.library.model_library import LibraryEntry
    from app.models.network.token_store import TokenStore
    from app.remote.known_servers import ServerKeys


class FactsReader(QObject):
    """Looks into the files that the picker lists, and that nobody looked into before."""

    def __init__(self, services: ModelServices, entries: Callable[[], Sequence[LibraryEntry]], parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._entries = entries

    def read(self) -> None:
        """Begin to read, unless there is nothing new."""
        entries, file = self._entries, self._services.paths.facts

        def look(is_wanted: StillWantedCheck) -> None:
            from app.models.library.facts import FactsStore  # noqa: PLC0415 - after the first paint

            facts_store = FactsStore(file)
            for entry in entries():
                if not is_wanted():
                    return
                if entry.facts is None:
                    facts_store.read_all([entry.path])

        self._services.background.send(self, "facts", look, lambda _: None)


class ModelServices(QObject):
    """Owns the queue of downloads, so that it goes on when its page is closed."""

    changed = Signal()
    """Something about the downloads changed; on the main thread, at most a few times a second."""

    _woken = Signal()

    def __init__(self, paths: Paths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.paths = paths
        self.background = BackgroundWork(self)
        self._downloads: Downloads | None = None
        self._waking = threading.Lock()
        self._closed = False
        self._woken.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    @property
    def downloads(self) -> Downloads:
        """The queue; what an earlier run left goes on when it is first asked for."""
        if self._downloads is None:
            from app.models.download.queue import Downloads  # noqa: PLC0415 - not before the first paint

            self._downloads = Downloads(self.paths.downloads, self.paths.models, self._wake, token=self.tokens.get)
            self._downloads.start()
        return self._downloads

    @functools.cached_property
    def tokens(self) -> TokenStore:
        """The store of the token for gated models."""
        from app.models.network.token_store import TokenStore  # noqa: PLC0415

        return TokenStore()

    @functools.cached_property
    def server_keys(self) -> ServerKeys:
        """The keys of servers; set to the engine's own before the window is painted, so that both know the same."""
        from app.remote.known_servers import ServerKeys  # noqa: PLC0415

        return ServerKeys()

    def resume(self) -> None:
        """Take up what an earlier run left, if it left something."""
        unfinished = self.paths.downloads
        if unfinished.is_file() and unfinished.stat().st_size > len("[]"):
            self.downloads.items()

    def close(self) -> None:
        """Pause everything; the next start goes on."""
        with self._waking:
            self._closed = True
        if self._downloads is not None:
            self._downloads.close()
        self.background.close()

    def _wake(self) -> None:
        with self._waking:
            if not self._closed:  # once it is, this object may be gone at any time
                self._woken.emit()

    def _pass_on(self) -> None:
        if not self._closed:
            self.changed.emit()
