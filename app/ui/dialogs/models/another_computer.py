"""Choosing a model on another computer: an address, a key where one is asked for, and what the server has."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.errors import AppError, KeyNeeded, WorldError
from app.language import tr
from app.models.network.token_store import TokenPlace
from app.references import RemoteModel, ServerAddress, is_remote
from app.remote.faults import unusable_key
from app.remote.known_servers import RecentServer, RecentServers, ServerKeys, is_sound_key
from app.remote.probe import ProbeResult, ServerProbe
from app.speculation.trace import CountSource
from app.ui.dialogs.models.remote_draft_field import RemoteDraftField
from app.ui.toolkit.appearance.icons import icon
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import emphasised, heading, muted

_OFFER_WIDE = 420
"""Pixels of text on a button for a server."""
_ROWS = 5
"""Models in view; more scroll."""
_FRAME = 48
"""Pixels that the system's frame takes of the screen's height."""
WHAT_IT_TELLS = {
    CountSource.ROUNDS: tr("It shows everything: each round, wrong guesses, what both models expected."),
    CountSource.TIMINGS: tr("It tells how many guesses came true, without colours."),
    CountSource.METRICS: tr("It tells how many guesses came true, without colours."),
    CountSource.STATS: tr("Where it guesses, it tells how many guesses came true, without colours."),
    CountSource.TOTALS: tr("Where it guesses, it tells how many guesses came true, without colours."),
    CountSource.UNKNOWN: tr("It does not tell what was guessed: text and speed are shown."),
}
_WHOSE = tr("Of another Draftlight (“serve”), llama-server, vLLM, Ollama, LM Studio, or a server like OpenAI's.")
_KEY_PLACES = {
    TokenPlace.KEYRING: tr("Kept in this system's keyring, and shown to this server alone."),
    TokenPlace.NO_KEYRING: tr("This system has no keyring: the key is known until Draftlight is closed."),
    TokenPlace.SILENT_KEYRING: tr(
        "The system's keyring does not answer: the key may be known only until Draftlight is closed."
    ),
}
_NO_MODEL = tr("It has no model yet. Load one there first.")
_READABLE = tr("Without https, others on the way can read what you write, and the key: use it in networks you trust.")


class AnotherComputerDialog(QDialog):
    """Emits the model's reference. It looks for servers on this computer while it is open, and never otherwise.

    Args:
        background: does what may take long.
        keys: where keys are kept.
        recent: whose models were chosen lately.
        theme: tints the sign of a problem.
        in_use: the references of the pair in use, whose server is put in.
    """

    chosen = Signal(str, object)
    """References of the model, as ``http://host:port#model``, and of its draft (``None``: as that computer has it)."""

    def __init__(
        self,
        background: BackgroundWork,
        keys: ServerKeys,
        recent: RecentServers,
        theme: Theme,
        *,
        in_use: tuple[str | None, str | None] = (None, None),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._background, self._keys, self._recent, self._theme = background, keys, recent, theme
        self._wanted_model = ""
        self._wanted_draft: str | None = None
        self._probe_result: ProbeResult | None = None
        self._probes: list[ServerProbe] = []
        self.setWindowTitle(tr("Another computer"))
        self.setMinimumWidth(wide(self, 52))
        self.address = QLineEdit()
        self.address.setAccessibleName(tr("Address"))
        self.address.setPlaceholderText("http://192.168.1.20:8087")
        self.key = QLineEdit()
        self.key.setAccessibleName(tr("Key"))
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.key.setPlaceholderText(tr("Only where the server asks for one"))
        self.key_note = _wrapped(muted(tr("Kept in this system's keyring, and shown to this server alone.")))
        self.test = plain_button(tr("Test"), tr("Ask the server what it is (Enter)"))
        self.test.clicked.connect(self._test)
        self.sign = QLabel()
        self.sign.setAccessibleName(tr("Problem"))
        self.status = _wrapped(emphasised(""))
        self.more = _wrapped(muted(""))
        self.warning = _wrapped(muted(_READABLE))
        self.models = QListWidget()
        self.models.setAccessibleName(tr("Models there"))
        self.models.currentRowChanged.connect(lambda _: self._follow_choice())
        self.draft = RemoteDraftField(background, self._new_probe, theme)
        self.models.currentRowChanged.connect(lambda _: self._ask_drafts())
        self.models.itemDoubleClicked.connect(lambda _: self._accept())
        self.use = primary_button(tr("Use this model"))
        self.use.clicked.connect(self._accept)
        self.near = muted(tr("Looking for servers on this computer…"))
        self._found_here = QVBoxLayout()
        self._found_here.setSpacing(6)
        self.before = muted(tr("Used before:"))
        self._used_before = QVBoxLayout()
        self._used_before.setSpacing(6)
        self._lay_out()
        self.address.textEdited.connect(self._forget)
        self.address.textChanged.connect(self._follow_address)
        target, draft = in_use
        if target is not None and is_remote(target):
            self.address.setText(target.partition("#")[0])
            self._wanted_model, self._wanted_draft = RemoteModel.parse(target).name, draft
        self._follow_address()
        self._show_nothing()
        self._show_recent()
        self.finished.connect(self._leave)
        probe = self._new_probe()
        background.send(self, "servers here", lambda _: probe.here(), self._show_here)

    def _lay_out(self) -> None:
        cancel = plain_button(tr("Cancel"))
        for button in (cancel, self.use):
            button.setAutoDefault(False)
        self.test.setDefault(True)
        cancel.clicked.connect(self.reject)
        self._page = QWidget()
        layout = QVBoxLayout(self._page)
        layout.setContentsMargins(24, 20, 24, 0)
        layout.setSpacing(8)
        layout.addWidget(heading(tr("Address")))
        layout.addWidget(_wrapped(muted(_WHOSE)))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.address, 1)
        row.addWidget(self.test)
        layout.addLayout(row)
        layout.addWidget(self.near)
        layout.addLayout(self._found_here)
        layout.addWidget(self.before)
        layout.addLayout(self._used_before)
        layout.addSpacing(8)
        layout.addWidget(heading(tr("Key")))
        layout.addWidget(self.key_note)
        layout.addWidget(self.key)
        layout.addWidget(self.warning)
        layout.addSpacing(8)
        words = QHBoxLayout()
        words.setSpacing(8)
        words.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        words.addWidget(self.status, 1)
        layout.addLayout(words)
        layout.addWidget(self.more)
        layout.addWidget(self.models)
        layout.addWidget(self.draft)
        layout.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._page)
        # Qt may place the words before it knows how far the page scrolls, or after that.
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda *_: self._show_newest())
        for part in (self._page, self.status, self.models, self.draft):
            part.installEventFilter(self)
        self._buttons = button_row(cancel, self.use)
        self._buttons.setContentsMargins(24, 0, 24, 0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 20)
        whole.setSpacing(20)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(self._buttons)

    def _test(self) -> None:
        try:
            server = ServerAddress.parse(self.address.text())
        except WorldError as error:
            self._show_problem(error)
            return
        if not is_sound_key(self.key.text().strip()):  # a server that asks for none would never be shown it
            self._show_problem(unusable_key(server))
            return
        self._show_nothing()
        self.status.setText(tr("Asking {place}…", place=server.place))
        self.status.show()
        key, probe = self.key.text().strip(), self._new_probe()
        self._background.send(self, "test", lambda _: probe.at(server, key), self._show_found, self._show_problem)

    def _new_probe(self) -> ServerProbe:
        probe = ServerProbe(self._keys)
        self._probes.append(probe)
        return probe

    def _show_found(self, result: ProbeResult) -> None:
        self._probe_result = result
        facts, server, key = result.facts, result.server, self.key.text().strip()
        if key:  # beside the window: a keyring may ask the person for a password first
            self._background.send(
                self, "key", lambda _: self._keys.put(server, key), self._say_where_key_is, changes=True
            )
        self.status.setText(
            tr("{program} at {place}", program=f"{_capital(facts.program)} {facts.version}".rstrip(), place=facts.place)
        )
        self.more.setText(WHAT_IT_TELLS[facts.tells] if result.models else _NO_MODEL)
        self.models.clear()
        self.models.addItems(list(result.models))
        chosen = result.models.index(self._wanted_model) if self._wanted_model in result.models else 0
        self.models.setCurrentRow(chosen if result.models else -1)
        line = self.models.sizeHintForRow(0) if result.models else 0
        self.models.setFixedHeight(line * min(_ROWS, len(result.models)) + 2 * self.models.frameWidth() + 12)
        for part in (self.status, self.more):
            part.show()
        self.models.setVisible(bool(result.models))
        self._follow_choice()
        if result.models:
            self.use.setDefault(True)

    def _say_where_key_is(self, place: TokenPlace) -> None:
        self.key_note.setText(_KEY_PLACES[place])

    def _show_problem(self, error: AppError) -> None:
        self._show_nothing()
        needs_key = isinstance(error, KeyNeeded) and not self.key.text().strip()
        self.status.setText(tr("This server asks for a key. Enter it above.") if needs_key else error.sentence)
        self.status.show()
        size = pixels(20, self._theme.zoom)
        drawn = icon("alert", self._theme.palette.danger, size)
        self.sign.setPixmap(drawn.pixmap(QSize(size, size), self.devicePixelRatioF()))
        self.sign.show()
        if isinstance(error, KeyNeeded):
            self.key.setFocus()
            self.key.selectAll()

    def _show_here(self, results: list[ProbeResult]) -> None:
        self.near.setText(tr("On this computer:") if results else tr("No server was found on this computer."))
        for result in results:
            button = _offer(
                tr("{program} at {place}", program=_capital(result.facts.program), place=result.facts.place)
            )
            button.clicked.connect(lambda _=False, result=result: self._take(result))
            self._found_here.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _show_recent(self) -> None:
        """Offer what was used before. Nobody is asked until a button is pressed."""
        used = self._recent.all()
        self.before.setVisible(bool(used))
        for one in used:
            name = f"{one.model} · " if one.model else ""
            button = _offer(name + tr("{program} at {place}", program=_capital(one.program), place=one.server.place))
            button.clicked.connect(lambda _=False, one=one: self._return_to(one))
            self._used_before.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _return_to(self, one: RecentServer) -> None:
        self._wanted_model, self._wanted_draft = one.model, one.draft
        self._put_in(one.server)
        self._test()

    def _take(self, result: ProbeResult) -> None:
        self._put_in(result.server)
        self._show_found(result)

    def _put_in(self, server: ServerAddress) -> None:
        """Put in an offered address. A key that was typed for another server is neither shown nor kept there."""
        try:
            before = ServerAddress.parse(self.address.text())
        except WorldError:
            before = None
        if before is None or (before.scheme, before.host, before.port) != (server.scheme, server.host, server.port):
            self.key.clear()
        self.address.setText(server.url)

    def _forget(self) -> None:
        """Drop what was found: another address is being typed."""
        self._probe_result = None
        self._background.recall(self, "test")
        self._show_nothing()

    def _show_nothing(self) -> None:
        self._probe_result = None
        self.models.clear()
        self.draft.forget()
        for part in (self.sign, self.status, self.more, self.models):
            part.hide()
        self.test.setDefault(True)
        self._follow_choice()

    def _follow_address(self) -> None:
        try:
            readable = not ServerAddress.parse(self.address.text()).is_encrypted
        except WorldError:
            readable = False
        self.warning.setVisible(readable)
        self.test.setEnabled(bool(self.address.text().strip()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._grow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if watched is self._page:
            if event.type() == QEvent.Type.LayoutRequest:
                self._grow()
        elif event.type() in {QEvent.Type.Move, QEvent.Type.Resize}:
            self._show_newest()
        return super().eventFilter(watched, event)

    def _grow(self) -> None:
        """Have room for all that is said, or the whole screen: Qt reckons with one line for a text that is wrapped."""
        page, whole = self._page.layout(), self.layout()
        if page is None or whole is None:
            return
        margins = whole.contentsMargins()
        around = margins.top() + whole.spacing() + self._buttons.sizeHint().height() + margins.bottom()
        needed = page.totalHeightForWidth(self.width()) + around
        height = min(needed, self.screen().availableGeometry().height() - _FRAME)
        if height != self.minimumHeight() and height > 0:
            self.setMinimumHeight(height)

    def _show_newest(self) -> None:
        """Bring the newest words into view, where the screen is too small for all."""
        if not self.status.isHidden():
            bar = self._scroll.verticalScrollBar()
            bar.setValue(min(bar.maximum(), self.status.y() - 8))

    def _follow_choice(self) -> None:
        self.use.setEnabled(self._probe_result is not None and self.models.currentRow() >= 0)

    def _ask_drafts(self) -> None:
        result, item = self._probe_result, self.models.currentItem()
        if result is None or item is None or not result.facts.chooses_guesses:
            self.draft.forget()
            return
        wanted_draft = self._wanted_draft if item.text() == self._wanted_model else None
        self.draft.ask(result, item.text(), self.key.text().strip(), wanted_draft)

    def _accept(self) -> None:
        result, item = self._probe_result, self.models.currentItem()
        if result is None or item is None:
            return
        model, recent, program = RemoteModel(result.server, item.text()), self._recent, result.facts.program
        draft = self.draft.reference
        self._background.send(
            self._background, "server used", lambda _: recent.note(model, program, draft), lambda _: None, changes=True
        )
        self.chosen.emit(model.reference, draft)
        self.accept()

    def _leave(self) -> None:
        for probe in self._probes:
            probe.leave()


def _offer(words: str) -> QPushButton:
    """Make a button for a server. It leaves out the middle of a long name; the tool tip has all of it."""
    button = plain_button("", words)
    button.setText(button.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, _OFFER_WIDE).replace("&", "&&"))
    button.setAccessibleName(words)
    button.setAutoDefault(False)
    button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)  # two of them never overlap
    return button


def _wrapped(label: QLabel) -> QLabel:
    label.setWordWrap(True)
    return label


def _capital(words: str) -> str:
    """Return words as a sentence begins; names of programs stay as they are written."""
    return words if words in {"llama-server", "vLLM"} else words[:1].upper() + words[1:]
