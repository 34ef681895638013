"""One model at one precision: what it is in words, whether it fits, and its download."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.language import number, tr, tr_count
from app.models.gguf.fit import Fit, FitVerdict
from app.models.hub.draft_search import Candidate, candidate_of, wanted_to_see
from app.models.hub.hub_questions import FileChoice
from app.models.hub.repositories import RepoListing
from app.ui.models_page.hub.files_download import FilesDownload
from app.ui.models_page.model_services import ModelServices
from app.ui.toolkit.widgets.buttons import quiet_button
from app.ui.toolkit.widgets.labels import ElidedLabel, muted

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
        self.draft = quiet_button(tr("Find a draft"))
        self.draft.setAccessibleName(tr("Find a draft that guesses ahead for {name}", name=self.model.name))
        self.draft.clicked.connect(lambda: self.draft_wanted.emit(self.model))
        if not row.complete:
            self.download.button.setEnabled(False)
            self.draft.setEnabled(False)
        facts = [size_words(row.size_bytes)]
        if row.complete:
            facts.append(fit_words(choice.fit))
        else:
            facts.append(tr("parts of it are missing on the Hub"))
        if row.projector is not None:
            facts.append(tr("sees pictures, with {size} more", size=size_words(row.projector.size_bytes)))
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
        title = QHBoxLayout()
        title.setSpacing(8)
        title.addWidget(self.words)
        label = ElidedLabel(notes)
        label.setProperty("role", "muted")
        label.setToolTip(name)
        if self.recommended:
            badge = QLabel(tr("Recommended"))
            badge.setProperty("role", "badge")
            badge.setToolTip(tr("The best trade of size for quality that fits this computer"))
            title.addWidget(badge)
        title.addWidget(label, 1)
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addLayout(title)
        text.addWidget(self.facts)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addLayout(text, 1)
        line.addWidget(self.draft)
        line.addWidget(self.download.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(0)
        layout.addLayout(line)
        layout.addWidget(self.download)


def size_words(count: int) -> str:
    """Return bytes as people write them."""
    if count >= 1e9:
        return tr("{size} GB", size=number(count / 1e9, 1))
    return tr("{size} MB", size=number(max(1, round(count / 1e6))))


def fit_words(fit: FitVerdict) -> str:
    """Return whether it fits, and roughly why."""
    size = number(fit.needed_bytes / 1e9, 1)
    return tr("{fits}: about {size} GB of memory", fits=_FIT_WORDS[fit.fit], size=size)
