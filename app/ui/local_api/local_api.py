"""The switch of the local API: starts and ends the server as the settings want it, and says how it stands."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from app.conversation.engine_session import EngineSession
from app.engine.port import EventSink
from app.engine.sharing.shared_ports import ClientPort
from app.errors import WorldError
from app.paths import Paths
from app.settings import Reach, Settings
from app.ui.local_api.api_words import ApiPhase, ApiState

if TYPE_CHECKING:  # who serves nobody does not import it
    from app.serve.hosted import HostedServer, ListenOptions, ServerEnded, ServerListening

ClientFactory = Callable[[EventSink], ClientPort]


class LocalApi(QObject):
    """One server at a time: where another is wanted, the one before has to be gone first."""

    changed = Signal(object)
    """An :class:`~app.ui.local_api.api_words.ApiState`."""
    came_on = Signal()
    """The person switched it on just now, and it listens."""

    _server_told = Signal(object, object)

    def __init__(self, paths: Paths, settings: Settings, session: EngineSession, parent: QObject) -> None:
        super().__init__(parent)
        self._paths, self._settings, self._session = paths, settings, session
        self._make_client: ClientFactory | None = None
        self._server: HostedServer | None = None
        self._options: ListenOptions | None = None
        """Of the server there is, even if it is ending."""
        self._wanted_options: ListenOptions | None = None
        self._by_hand = False
        self.state = ApiState()
        self._server_told.connect(self._follow, Qt.ConnectionType.QueuedConnection)
        session.pair_changed.connect(self.follow_choices)

    def attach(self, make_client: ClientFactory) -> None:
        """Give it the engine; it listens from now on, if that is wanted."""
        self._make_client = make_client
        self.follow_settings()
        self._by_hand = False

    def switch(self, on: bool) -> None:
        """Switch it on or off, as the setting does."""
        self._settings.set("api_on", on)
        self.follow_settings()

    @property
    def shows_chats(self) -> bool:
        """True if the page to watch shows the person's own replies."""
        return self._settings.api_shows_chats

    def show_chats(self, shown: bool) -> None:
        """Show them from now on, or do not."""
        self._settings.set("api_shows_chats", shown)
        self.follow_choices()

    def use_port(self, port: int) -> None:
        """Listen at another port, from now on."""
        self._settings.set("api_port", port)
        self.switch(on=True)

    def renew_key(self) -> None:
        """Make another key; programs that have the one before are refused."""
        from app.serve.hosted import ApiKey  # noqa: PLC0415 - see above

        try:
            ApiKey(self._paths).renew()
        except WorldError as error:
            self._show(replace(self.state, problem=error.sentence))
            return
        self.follow_settings()

    def follow_settings(self) -> None:
        """Do as the settings say."""
        if self._make_client is None:
            return
        try:
            self._wanted_options = self._options_wanted() if self._settings.api_on else None
        except WorldError as error:
            self._wanted_options = None
            self._settle()
            self._show(ApiState(ApiPhase.FAILED, problem=error.sentence))
            return
        self.follow_choices()
        self._settle()

    def follow_choices(self) -> None:
        """Let other programs have what is chosen in the window now."""
        self._session.let_watch(self._settings.api_shows_chats)
        if self._server is not None:
            self._server.follow(self._settings, self._session.wanted_pair)

    def stop(self) -> None:
        """End it, since the window closes; :meth:`join` waits for that."""
        self._make_client = self._wanted_options = None
        if self._server is not None:
            self._server.stop()

    def join(self) -> None:
        """Wait until nothing of it is left."""
        if self._server is not None:
            self._server.join()
            self._server = None

    def _options_wanted(self) -> ListenOptions:
        """Return where to listen, and for whom.

        Raises:
            WorldError: there has to be a key, and none can be kept.
        """
        from app.serve.hosted import EVERYWHERE, ApiKey, ListenOptions  # noqa: PLC0415 - see above

        settings = self._settings
        network = settings.api_reach is Reach.NETWORK
        key = ApiKey(self._paths).get() if network or settings.api_needs_key else None
        origins = tuple(origin.strip().rstrip("/") for origin in settings.api_origins.split() if origin.strip())
        return ListenOptions(EVERYWHERE if network else "127.0.0.1", settings.api_port, key, origins)

    def _settle(self) -> None:
        """Come closer to what is wanted: end the server that is not, or start the one that is."""
        if self._server is not None:
            if self._options != self._wanted_options and self.state.phase is not ApiPhase.STOPPING:
                self._show(ApiState(ApiPhase.STOPPING))
                self._server.stop()
        elif self._wanted_options is not None and self._make_client is not None:
            self._start(self._wanted_options, self._make_client)
        elif self.state.phase is not ApiPhase.OFF:
            self._show(ApiState())

    def _start(self, options: ListenOptions, make_client: ClientFactory) -> None:
        from app.serve.hosted import HostedServer  # noqa: PLC0415 - see above

        def tell(event: ServerListening | ServerEnded) -> None:
            with contextlib.suppress(RuntimeError):  # the window is gone, and this object with it
                self._server_told.emit(server, event)

        self._options = options
        self._by_hand = True
        server = self._server = HostedServer(
            options, self._settings, self._session.wanted_pair, paths=self._paths, make_client=make_client, tell=tell
        )
        self._show(ApiState(ApiPhase.STARTING))
        server.start()

    def _follow(self, server: HostedServer, event: ServerListening | ServerEnded) -> None:
        from app.serve.hosted import ServerEnded  # noqa: PLC0415 - see above

        if server is not self._server or self._make_client is None:
            return
        if isinstance(event, ServerEnded):
            server.join()  # telling was its last step
            self._server = None
            if event.problem is not None and self._options == self._wanted_options:
                self._wanted_options = None  # until the person wants it again
                self._show(ApiState(ApiPhase.FAILED, problem=event.problem.sentence, free_port=event.free_port))
            else:
                self._settle()
        elif self.state.phase is ApiPhase.STARTING:  # else it is ending already
            assert self._options is not None
            reachable = self._settings.api_reach is Reach.NETWORK
            self._show(ApiState(ApiPhase.LISTENING, event.address, event.outer, reachable, self._options.key))
            if self._by_hand:
                self.came_on.emit()

    def _show(self, state: ApiState) -> None:
        if state != self.state:
            self.state = state
            self.changed.emit(state)
