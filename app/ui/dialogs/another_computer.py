"""Choosing a model on another computer: an address, a key where one is asked for, and what the server has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QLineEdit, QListWidget, QPushButton, QSizePolicy, QWidget

from app.errors import AppError, KeyNeeded, WorldError
from app.language import tr
from app.models.library.guessers import GuesserKind
from app.models.network.token_store import TokenPlace
from app.references import NO_DRAFT, RemoteModel, ServerAddress, is_remote
from app.remote.faults import unusable_key
from app.remote.known_servers import RecentServer, RecentServers, ServerKeys, is_sound_key
from app.remote.probe import ProbeResult, ServerProbe
from app.remote.servers.draftlight import DraftOffer, DraftOffers
from app.speculation.trace import CountSource
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.icons import icon
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.language.words import GUESSES_ITSELF, guesser_words
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import StatusLabel, emphasised, heading, muted, note, wrapped
from app.ui.toolkit.widgets.layouts import Stretch, column_of, row_of, scroll_down

_LETTERS = 20
"""In view at least; a longer name is cut, and its tool tip has all of it."""
_BESIDE_WORDS = 56
"""Pixels of the box for its edges and its arrow."""
_KINDS = {GuesserKind.HEAD: "head", GuesserKind.ASSISTANT: "assistant"}
_BY_ITSELF = GUESSES_ITSELF[:1].upper() + GUESSES_ITSELF[1:]
_NOTHING = tr("Nothing there fits it as a draft: a smaller model that splits text alike.")
_UNJUDGED = tr("It does not tell which of them fit. That is found out when both are loaded.")


class RemoteDraftField(QWidget):
    """Hidden until a model is chosen for which the other computer lets one choose.

    ``new_probe`` makes what asks; whoever owns it ends it.
    """

    def __init__(self, background: BackgroundWork, new_probe: Callable[[], ServerProbe], theme: Theme) -> None:
        super().__init__()
        self._background, self._new_probe, self._theme = background, new_probe, theme
        self._probe: ServerProbe | None = None
        self.box = named(QComboBox(), tr("Draft that guesses ahead"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(_LETTERS)
        self.note = StatusLabel()
        column_of(heading(tr("Draft that guesses ahead")), self.box, self.note, on=self, margins=(0, 8, 0, 0))
        self.hide()

    @property
    def reference(self) -> str | None:
        """The chosen draft; ``None``: the one that the other computer takes by itself."""
        chosen = self.box.currentData()
        return chosen if isinstance(chosen, str) else None

    def ask(self, result: ProbeResult, model: str, key: str, wanted_draft: str | None) -> None:
        """Ask a server what can guess for its model of this name, and choose ``wanted_draft`` if that can."""
        self.forget()
        self._probe = probe = self._new_probe()
        self.box.addItem(tr("Asking what fits…"))
        self.box.setEnabled(False)
        self.show()
        self._background.send(
            self,
            "drafts",
            lambda _: probe.drafts(result, model, key),
            lambda offers: self._offer(result, offers, wanted_draft),
            self._show_problem,
        )

    def forget(self) -> None:
        """Offer nothing: another model is being chosen."""
        if self._probe is not None:
            self._probe.leave()
            self._probe = None
        self._background.recall(self, "drafts")
        self.box.clear()
        self.box.show()
        self.note.hide()
        self.hide()

    def _offer(self, result: ProbeResult, offered: DraftOffers, wanted_draft: str | None) -> None:
        itself = offered.by_itself
        self.box.clear()
        self._add(_words_of_default(itself) if offered.fits else tr("As that computer pairs them"), None)
        for one in offered.offers:
            if one.name and (itself is None or one.name != itself.name):
                words = guesser_words(one.name, _KINDS.get(one.way, ""), one.memory_bytes)
                self._add(words, RemoteModel(result.server, one.name).reference)
        if itself is not None or not offered.fits:
            self._add(tr("No draft"), NO_DRAFT)
        made_for_it = itself is None and bool(offered.offers) and offered.offers[0].way in _KINDS
        place = self.box.findData(wanted_draft) if wanted_draft is not None else -1
        self.box.setCurrentIndex(place if place >= 0 else int(made_for_it))
        self.box.setEnabled(self.box.count() > 1)
        self.note.setText(_UNJUDGED if not offered.fits else _NOTHING)
        self.note.setVisible(not offered.fits or self.box.count() == 1)

    def _add(self, words: str, reference: str | None) -> None:
        """Add a line: of a file its name without the folder, which loses its middle where it is long."""
        metrics, room = self.box.fontMetrics(), self.box.width() - pixels(_BESIDE_WORDS, self._theme.zoom)
        path, dot, rest = words.partition(" · ")
        name = path.rpartition("/")[2]
        beside = metrics.horizontalAdvance(dot + rest)
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, max(room - beside, 1)) + dot + rest
        self.box.addItem(shown, reference)
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            self.box.setItemData(self.box.count() - 1, words, role)

    def _show_problem(self, error: AppError) -> None:
        self.box.clear()
        self.box.hide()
        self.box.setEnabled(True)
        self.note.say(error.sentence)


def _words_of_default(itself: DraftOffer | None) -> str:
    if itself is None:
        return tr("No draft")
    if itself.way is GuesserKind.OWN_LAYERS:
        return guesser_words(_BY_ITSELF, "", itself.memory_bytes)
    return tr("{name}, as that computer pairs them", name=itself.name)


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

    ``in_use`` has the references of the pair in use, whose server is put in.
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
        self.address = named(QLineEdit(placeholderText="http://192.168.1.20:8087"), tr("Address"))
        self.key = named(QLineEdit(placeholderText=tr("Only where the server asks for one")), tr("Key"))
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.key_note = note(tr("Kept in this system's keyring, and shown to this server alone."))
        self.test = plain_button(tr("Test"), tr("Ask the server what it is (Enter)"), run=self._test)
        self.sign = named(QLabel(), tr("Problem"))
        self.status = wrapped(emphasised(""))
        self.more = note()
        self.warning = note(_READABLE)
        self.models = named(QListWidget(), tr("Models there"))
        self.models.currentRowChanged.connect(lambda _: self._follow_choice())
        self.draft = RemoteDraftField(background, self._new_probe, theme)
        self.models.currentRowChanged.connect(lambda _: self._ask_drafts())
        self.models.itemDoubleClicked.connect(lambda _: self._accept())
        self.use = primary_button(tr("Use this model"), run=self._accept, by_enter=False)
        self.near = muted(tr("Looking for servers on this computer…"))
        self._found_here = column_of(gap=6)
        self.before = muted(tr("Used before:"))
        self._used_before = column_of(gap=6)
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
        cancel = plain_button(tr("Cancel"), run=self.reject, by_enter=False)
        self.test.setDefault(True)
        self._page = QWidget()
        column_of(
            heading(tr("Address")),
            note(_WHOSE),
            row_of((self.address, 1), self.test),
            self.near,
            self._found_here,
            self.before,
            self._used_before,
            8,
            heading(tr("Key")),
            self.key_note,
            self.key,
            self.warning,
            8,
            row_of((self.sign, Qt.AlignmentFlag.AlignTop), (self.status, 1)),
            self.more,
            self.models,
            self.draft,
            Stretch(),
            on=self._page,
            margins=(24, 20, 24, 0),
        )
        self._scroll = scroll_down(self._page)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Qt may place the words before it knows how far the page scrolls, or after that.
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda *_: self._show_newest())
        for part in (self._page, self.status, self.models, self.draft):
            part.installEventFilter(self)
        self._buttons = button_row(cancel, self.use)
        set_margins(self._buttons, 24, 0, 24, 0)
        column_of((self._scroll, 1), self._buttons, on=self, gap=20, margins=(0, 0, 0, 20))

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
            words = tr("{program} at {place}", program=_capital(result.facts.program), place=result.facts.place)
            self._found_here.addWidget(_offer(words, partial(self._take, result)), 0, Qt.AlignmentFlag.AlignLeft)

    def _show_recent(self) -> None:
        """Offer what was used before. Nobody is asked until a button is pressed."""
        used = self._recent.all()
        self.before.setVisible(bool(used))
        for one in used:
            name = f"{one.model} · " if one.model else ""
            words = name + tr("{program} at {place}", program=_capital(one.program), place=one.server.place)
            self._used_before.addWidget(_offer(words, partial(self._return_to, one)), 0, Qt.AlignmentFlag.AlignLeft)

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


def _offer(words: str, run: Callable[[], object]) -> QPushButton:
    """Make a button for a server. It leaves out the middle of a long name; the tool tip has all of it."""
    button = plain_button("", words, run=run, name=words, by_enter=False)
    button.setText(button.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, _OFFER_WIDE).replace("&", "&&"))
    button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)  # two of them never overlap
    return button


def _capital(words: str) -> str:
    """Return words as a sentence begins; names of programs stay as they are written."""
    return words if words in {"llama-server", "vLLM"} else words[:1].upper() + words[1:]
