"""Field for the draft of a model on another computer: a choice among the models of that computer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from app.errors import AppError
from app.language import tr
from app.models.library.guessers import GuesserKind
from app.references import NO_DRAFT, RemoteModel
from app.remote.probe import ProbeResult, ServerProbe
from app.remote.servers.draftlight import DraftOffer, DraftOffers
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.language.words import GUESSES_ITSELF, guesser_words
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from app.ui.toolkit.widgets.labels import heading, muted

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

    Args:
        background: where the answer is waited for.
        new_probe: makes what asks; whoever owns it ends it.
        theme: says how large all is.
    """

    def __init__(
        self,
        background: BackgroundWork,
        new_probe: Callable[[], ServerProbe],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._background, self._new_probe, self._theme = background, new_probe, theme
        self._probe: ServerProbe | None = None
        self.box = QComboBox()
        self.box.setAccessibleName(tr("Draft that guesses ahead"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(_LETTERS)
        self.note = muted("")
        self.note.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(heading(tr("Draft that guesses ahead")))
        layout.addWidget(self.box)
        layout.addWidget(self.note)
        self.hide()

    @property
    def reference(self) -> str | None:
        """The chosen draft; ``None``: the one that the other computer takes by itself."""
        chosen = self.box.currentData()
        return chosen if isinstance(chosen, str) else None

    def ask(self, result: ProbeResult, model: str, key: str, wanted_draft: str | None) -> None:
        """Ask what can guess for a model.

        Args:
            result: the server.
            model: its name there.
            key: what was typed.
            wanted_draft: the reference to choose, if it is among what comes.
        """
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
        self.note.setText(error.sentence)
        self.note.show()


def _words_of_default(itself: DraftOffer | None) -> str:
    if itself is None:
        return tr("No draft")
    if itself.way is GuesserKind.OWN_LAYERS:
        return guesser_words(_BY_ITSELF, "", itself.memory_bytes)
    return tr("{name}, as that computer pairs them", name=itself.name)
