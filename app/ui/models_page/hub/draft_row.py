"""One guesser that fits, or one that was looked at and does not: with the reason, and what to do about it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from app.language import tr
from app.models.download.queue import DownloadRequest
from app.models.hub.draft_search import Candidate, DraftOrigin, JudgedCandidate
from app.models.library.guessers import GuesserKind
from app.ui.models_page.hub.files_download import FilesDownload
from app.ui.models_page.library_words import GUESSERS, memory_words
from app.ui.models_page.model_services import ModelServices
from app.ui.toolkit.language.words import licence_words, model_size_words
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button
from app.ui.toolkit.widgets.labels import heading, note, wrapped
from app.ui.toolkit.widgets.layouts import Stretch, column_of, row_of

_WAYS = {GuesserKind.HEAD: tr("Head, made for this model"), GuesserKind.ASSISTANT: tr("Assistant, made for this model")}


class DraftRow(QFrame):
    """Shows what fits the target: its own layers, a head, or a draft that splits text alike."""

    used = Signal(str, object)
    """References of the target and of what guesses; ``None`` where the target does so itself."""
    failed = Signal(object)

    def __init__(
        self,
        services: ModelServices,
        target: Candidate,
        candidate: JudgedCandidate,
        context_tokens: int,
        *,
        first: bool,
    ) -> None:
        super().__init__()
        self.setProperty("role", "card")
        draft = candidate.candidate
        self.judged = candidate
        downloads: tuple[DownloadRequest, ...] = (*target.downloads, *draft.downloads)
        size = sum(one.size_bytes for one in downloads)
        alone = candidate.way is GuesserKind.OWN_LAYERS
        words = tr("Download {size}", size=model_size_words(size))
        if not alone:
            words = tr("Download both, {size}", size=model_size_words(size))
        self.download = FilesDownload(
            services,
            target.name if alone else tr("{target} with {draft}", target=target.name, draft=draft.name),
            downloads,
            tr("Use this model") if alone else tr("Use this pair"),
            download_words=words if target.downloads else "",
            primary=first,
        )
        self.download.used.connect(lambda: self.used.emit(target.reference, None if alone else draft.reference))
        self.download.failed.connect(lambda: self.failed.emit(draft))
        self.setAccessibleName(draft.name)
        facts = [_WAYS[candidate.way]] if candidate.way in _WAYS else []
        facts += [draft.place.words, model_size_words(draft.size_bytes)]
        if draft.licence and draft.place is not DraftOrigin.HERE:
            short = " " not in draft.licence
            facts.append(
                tr("licence {licence}", licence=licence_words(draft.licence)) if short else draft.licence.rstrip(".")
            )
        if draft.gated:
            facts.append(tr("its owner asks for consent first"))
        lines = [" · ".join(facts), candidate.verdict.reason]
        if candidate.fit is not None:
            fits = _lowered(candidate.fit.sentence)
            lines.append(tr("All together: {fits}", fits=fits) if alone else tr("Both together: {fits}", fits=fits))
        if candidate.parts is not None:
            lines.append(memory_words(candidate.parts, GUESSERS[candidate.way], context_tokens))
        text = column_of(wrapped(heading(draft.name)), *map(note, lines), gap=2)
        line = row_of((text, 1), self.download.button, gap=12)
        column_of(line, self.download, on=self, gap=0, margins=(20, 14, 20, 14))


class RefusedRow(QFrame):
    """Says why a pair does not work, and what does."""

    def __init__(self, candidate: JudgedCandidate, *, others: bool) -> None:
        super().__init__()
        self.setProperty("role", "refused")
        name, reason = candidate.candidate.name, candidate.verdict.reason
        self.setAccessibleName(tr("{name} cannot guess for this model. {reason}", name=name, reason=reason))
        self.lookup = plain_button(
            tr("Guess without a second model"), tr("Lookup: guesses are copied from earlier in the conversation")
        )
        self.another = quiet_button(tr("Look for one that fits"))
        sentence = tr("Nothing was downloaded. Guesses can also come from the conversation itself.")
        if others:
            sentence = tr(
                "Nothing was downloaded. A draft from the list fits, or guesses can come from the conversation itself."
            )
        column_of(
            wrapped(heading(tr("{name} cannot guess for this model", name=name))),
            note(reason),
            note(sentence),
            row_of(self.lookup, self.another, Stretch()),
            on=self,
            gap=4,
            margins=(20, 14, 20, 14),
        )
        self.another.setVisible(not others)


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
