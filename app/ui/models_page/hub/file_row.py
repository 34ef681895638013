"""One model at one precision: what it is in words, whether it fits, and its download."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from app.language import number, tr, tr_count
from app.models.gguf.fit import Fit, FitVerdict
from app.models.hub.draft_search import Candidate, candidate_of, wanted_to_see
from app.models.hub.hub_questions import FileChoice
from app.models.hub.repositories import RepoListing
from app.ui.models_page.hub.files_download import FilesDownload
from app.ui.models_page.model_services import ModelServices
from app.ui.toolkit.language.words import model_size_words
from app.ui.toolkit.widgets.buttons import quiet_button
from app.ui.toolkit.widgets.labels import ElidedLabel, muted
from app.ui.toolkit.widgets.layouts import column_of, row_of

_FIT_WORDS = {Fit.FITS: tr("Fits this computer"), Fit.TIGHT: tr("Tight on this computer"), Fit.WONT: tr("Won't fit")}


class FileRowView(QWidget):
    """A row of a repository's card."""

    used = Signal(str)
    """The reference of the model to chat with."""
    draft_wanted = Signal(object)
    """A :class:`~app.models.hub.draft_search.Candidate`: the model to find a draft for."""

    def __init__(
        self, services: ModelServices, listing: RepoListing, choice: FileChoice, *, named: bool = False
    ) -> None:
        super().__init__()
        row = choice.row
        self.model: Candidate = candidate_of(listing, row)
        self.recommended = row.recommended
        self.words = QLabel(row.words)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        downloads = (*self.model.downloads, *wanted_to_see(listing, row))
        self.download = FilesDownload(services, self.model.name, downloads, tr("Chat with it"), primary=row.recommended)
        self.download.used.connect(lambda: self.used.emit(self.model.reference))
        self.draft = quiet_button(
            tr("Find a draft"),
            run=lambda: self.draft_wanted.emit(self.model),
            name=tr("Find a draft that guesses ahead for {name}", name=self.model.name),
        )
        if not row.complete:
            self.download.button.setEnabled(False)
            self.draft.setEnabled(False)
        facts = [model_size_words(row.size_bytes)]
        facts.append(fit_words(choice.fit) if row.complete else tr("parts of it are missing on the Hub"))
        if row.projector is not None:
            facts.append(tr("sees pictures, with {size} more", size=model_size_words(row.projector.size_bytes)))
        self.facts = muted(" · ".join(facts))
        self.facts.setToolTip(choice.fit.sentence)
        if choice.fit.fit is Fit.WONT:
            self.facts.setProperty("role", "warning")
        notes = [row.quant]
        if len(row.parts) > 1:
            notes.append(tr_count("%n part", "%n parts", len(row.parts)))
        if named:
            notes.append(tr("the one you named"))
        self._lay_out(" · ".join(note for note in notes if note), row.names[0])

    def _lay_out(self, notes: str, name: str) -> None:
        label = ElidedLabel(notes, role="muted")
        label.setToolTip(name)
        badges = []
        if self.recommended:
            badge = QLabel(tr("Recommended"))
            badge.setProperty("role", "badge")
            badge.setToolTip(tr("The best trade of size for quality that fits this computer"))
            badges.append(badge)
        text = column_of(row_of(self.words, *badges, (label, 1)), self.facts, gap=2)
        line = row_of((text, 1), self.draft, self.download.button)
        column_of(line, self.download, on=self, gap=0, margins=(0, 4, 0, 4))


def fit_words(fit: FitVerdict) -> str:
    """Return whether it fits, and roughly why."""
    size = number(fit.needed_bytes / 1e9, 1)
    return tr("{fits}: about {size} GB of memory", fits=_FIT_WORDS[fit.fit], size=size)
