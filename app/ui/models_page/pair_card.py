"""One pair of models on a card: what it is, whether it fits, one button, and how far it is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar

from app.language import number, tr, tr_marked
from app.models.gguf.fit import Fit, FitVerdict, memory_parts
from app.models.library.catalog import CatalogPair
from app.ui.models_page.library_words import DRAFT, OWN_LAYERS, memory_words
from app.ui.models_page.pair_state import CardAction, PairState
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.language.words import licence_words
from app.ui.toolkit.widgets.buttons import primary_button, quiet_button
from app.ui.toolkit.widgets.labels import heading, note, wrapped
from app.ui.toolkit.widgets.layouts import CARD, column_of, row_of

_BAR_STEPS = 1000
_FIT_WORDS = {Fit.FITS: tr("Fits"), Fit.TIGHT: tr("Tight"), Fit.WONT: tr("Won't fit")}
GATED = tr("Its owner asks for consent first: an account on huggingface.co, a click there, and your token below.")


class PairCard(QFrame):
    """Shows a pair; says which button was pressed."""

    chosen = Signal(object)
    """An :class:`CardAction`."""

    def __init__(self, pair: CatalogPair, fit: FitVerdict, context_tokens: int) -> None:
        super().__init__()
        self._context_tokens = context_tokens
        self.setProperty("role", "card")
        self._state: PairState | None = None
        self._problem = ""
        self.title = wrapped(heading(""))
        self.badge = QLabel(tr("Recommended"))
        self.badge.setProperty("role", "badge")
        self.badge.hide()
        self.fit_sign = QLabel()
        self.fit_sign.setProperty("role", "sign")
        self.why = note(role="")
        self.facts, self.licence, self.effect, self.fit_words, self.parts, self.speed, self.gated = (
            note() for _ in range(7)
        )
        self.status = note()
        self.bar = QProgressBar(maximum=_BAR_STEPS, textVisible=False)
        self.button = primary_button(tr("Download"), run=self._press, by_enter=False)
        self.cancel = quiet_button(tr("Cancel"), by_enter=False)
        top = Qt.AlignmentFlag.AlignTop
        head = row_of((self.title, 1), (self.badge, top), (self.fit_sign, top), gap=12)
        foot = row_of((self.status, 1), self.cancel, self.button)
        column_of(head, *self._lines(), 4, self.bar, foot, on=self, gap=6, margins=CARD)
        self.show_pair(pair, fit)

    def _lines(self) -> tuple[QLabel, ...]:
        return self.why, self.facts, self.speed, self.fit_words, self.parts, self.effect, self.licence, self.gated

    def show_pair(self, pair: CatalogPair, fit: FitVerdict) -> None:
        """Describe a pair; what is said of its download stays."""
        self.pair = pair
        self.setAccessibleName(pair.name)
        self.title.setText(pair.name)
        self.fit_sign.setText(_FIT_WORDS[fit.fit])
        set_style_property(self.fit_sign, "fit", fit.fit.name.lower())
        self.fit_sign.setAccessibleName(f"{pair.name}: {fit.sentence}")
        names = [tr("{name}, {size} GB", name=file.name, size=number(file.size_bytes / 1e9, 1)) for file in pair.files]
        guesses = names[1] if pair.draft is not None else tr("for itself, with layers of its own")
        self.why.setText(pair.why)
        facts = [tr("Writes: {name}", name=names[0]), tr("Guesses: {name}", name=guesses)]
        if pair.projector is not None:
            size = number(pair.projector.size_bytes / 1e9, 1)
            facts.append(tr("Sees pictures, with {size} GB more", size=size))
        self.facts.setText("\n".join(facts))
        licences = dict.fromkeys(
            file.licence_note or tr("Licence: {licence}.", licence=licence_words(file.licence)) for file in pair.files
        )
        self.licence.setText(" ".join(licences))
        effect = tr("Measured by {who}: {effect}.", who=pair.effect_source, effect=pair.effect) if pair.effect else ""
        self.effect.setText(effect)
        self.fit_words.setText(fit.sentence)
        guesser = OWN_LAYERS if pair.draft is None else DRAFT
        parts = memory_parts(pair.memories, self._context_tokens)
        self.parts.setText(memory_words(parts, guesser, self._context_tokens))
        self.gated.setText(GATED if any(file.gated for file in pair.files) else "")
        for line in self._lines():
            line.setVisible(bool(line.text()))
        self.bar.setAccessibleName(tr("Download of {name}", name=pair.name))
        self.cancel.setAccessibleName(tr("Cancel the download of {name}", name=pair.name))
        set_style_property(self.button, "role", "plain" if fit.fit is Fit.WONT else "primary")
        state, self._state = self._state, None
        if state is not None:
            self.show_state(state)

    def show_expectation(self, sentence: str, *, is_recommended: bool) -> None:
        """Say how fast the pair will be here, and whether it is the one to begin with."""
        self.speed.setText(sentence)
        self.speed.setVisible(bool(sentence))
        self.badge.setVisible(is_recommended)

    def show_state(self, state: PairState) -> None:
        """Follow the download."""
        if state == self._state:
            return
        if state.begun or state.offer is CardAction.USE:
            self._problem = ""
        self._state = state
        words = tr_marked(state.offer.value)
        if state.offer is CardAction.DOWNLOAD:
            words = tr("Download {size} GB", size=number((state.total_bytes - state.done_bytes) / 1e9, 1))
        elif state.offer is CardAction.USE and self.pair.draft is None:
            words = tr("Use this model")
        self.button.setText(words)
        self.button.setAccessibleName(f"{words}: {self.pair.name}")
        self.status.setText(self._problem or state.words)
        self.cancel.setVisible(state.begun)
        self.bar.setVisible(state.begun)
        self.bar.setValue(round(_BAR_STEPS * min(1.0, state.done_bytes / max(1, state.total_bytes))))

    def show_problem(self, sentence: str) -> None:
        """Say why the last press came to nothing, until something comes of one."""
        self._problem = sentence
        self.status.setText(sentence)

    def _press(self) -> None:
        if self._state is None:
            self.chosen.emit(CardAction.DOWNLOAD)
        else:
            self.chosen.emit(self._state.offer)
