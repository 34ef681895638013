"""The files of one model, or of two that belong together, as one download: a button, a bar, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QProgressBar, QWidget

from app.errors import AppError
from app.language import tr, tr_marked
from app.models.download.queue import DownloadRequest
from app.ui.models_page.model_services import ModelServices
from app.ui.models_page.pair_state import CardAction, PairState, pair_state
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.widgets.buttons import primary_button, quiet_button
from app.ui.toolkit.widgets.labels import note
from app.ui.toolkit.widgets.layouts import column_of, row_of

_BAR_STEPS = 1000
_BUTTON_PX = 112
"""At least, so that buttons below each other line up whatever they say."""


class FilesDownload(QWidget):
    """Follows the queue of downloads; ``button`` belongs beside the model's name, the rest appears once it is begun.

    Args:
        name: what it is, for screen readers.
        requests: its files; none where all is on this computer.
        use_words: the button, once everything is here.
        download_words: the button, before anything was begun.
        primary: whether it is the button to press among its like.
    """

    used = Signal()
    failed = Signal()

    def __init__(
        self,
        services: ModelServices,
        name: str,
        requests: Sequence[DownloadRequest],
        use_words: str,
        *,
        download_words: str = "",
        primary: bool = True,
    ) -> None:
        super().__init__()
        self._primary = primary
        self._services = services
        self._name = name
        self._requests = tuple(requests)
        self._words = {
            CardAction.USE: use_words,
            CardAction.DOWNLOAD: download_words or tr_marked(CardAction.DOWNLOAD.value),
        }
        self._state: PairState | None = None
        self._problem = ""
        self.button = primary_button(tr("Download"), run=self.press)
        self.button.setMinimumWidth(_BUTTON_PX)
        cancel_name = tr("Cancel the download of {name}", name=name)
        self.cancel = quiet_button(tr("Cancel"), run=self._cancel, name=cancel_name)
        self.folder = quiet_button(tr("Open the folder of models"), run=self._open_folder)
        self.bar = named(QProgressBar(maximum=_BAR_STEPS, textVisible=False), tr("Download of {name}", name=name))
        self.status = note()
        row = row_of((self.status, 1), self.folder, self.cancel)
        column_of(self.bar, row, on=self, gap=4, margins=(0, 6, 0, 0))
        services.changed.connect(self.refresh)
        self.refresh()

    @property
    def offer(self) -> CardAction:
        """The button's present action."""
        return self._state.offer if self._state is not None else CardAction.DOWNLOAD

    def refresh(self) -> None:
        """Show how far it is."""
        here = [one.file.below(self._services.paths.models).is_file() for one in self._requests]
        items = [self._services.downloads.item(one.file) for one in self._requests]
        state = pair_state([one.size_bytes for one in self._requests], here, items)
        if state == self._state:
            return
        if state.begun or state.offer is CardAction.USE:
            self._problem = ""
        failed_now = state.failed and not (self._state is not None and self._state.failed)
        self._state = state
        self._show()
        if failed_now:
            self.failed.emit()

    def _show(self) -> None:
        state = self._state
        assert state is not None
        words = self._words.get(state.offer) or tr_marked(state.offer.value)
        self.button.setText(words)
        self.button.setAccessibleName(f"{words}: {self._name}")
        set_style_property(self.button, "role", "primary" if self._is_primary(state.offer) else "plain")
        self.bar.setVisible(state.begun)
        self.bar.setValue(round(_BAR_STEPS * state.done_bytes / max(1, state.total_bytes)))
        self.cancel.setVisible(state.begun)
        self.folder.setVisible(bool(self._problem))
        self.status.setText(self._problem or (state.words if state.begun else ""))
        self.setVisible(state.begun or bool(self._problem))

    def _is_primary(self, offer: CardAction) -> bool:
        return offer is CardAction.USE or (self._primary and offer not in {CardAction.PAUSE, CardAction.CONTINUE})

    def press(self) -> None:
        """Do what the button offers."""
        downloads = self._services.downloads
        if self.offer is CardAction.USE:
            self.used.emit()
        elif self.offer is CardAction.PAUSE:
            for one in self._requests:
                downloads.pause(one.file)
        else:
            missing = [one for one in self._requests if not one.file.below(self._services.paths.models).is_file()]
            self._problem = ""
            try:
                downloads.add(missing)
            except AppError as error:
                self._problem = error.sentence
            self._show()

    def _cancel(self) -> None:
        for one in self._requests:
            self._services.downloads.cancel(one.file)

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._services.paths.models)))
