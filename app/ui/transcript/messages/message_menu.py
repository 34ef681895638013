"""The lines of a message's menu: the one behind “…”, and the one that a right click opens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.language import tr
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.text.text_body import TextBody


class MessageMenu:
    """Has what can be done with a message, and fills menus with it; the requests are told what was chosen."""

    def __init__(self, message: QWidget, message_id: int, requests: MessageRequests) -> None:
        self._message, self._requests = message, requests
        self.edit = self.line(tr("Edit…"), lambda: requests.edit.emit(message_id))
        self.branch = self.line(tr("Branch from here"), lambda: requests.branch.emit(message_id))
        self.branch.setToolTip(tr("A new chat with all up to this message"))
        self.duplicate = self.line(tr("Duplicate chat"), requests.duplicate.emit)
        self.delete = self.line(tr("Delete"), lambda: requests.delete.emit(message_id))
        self._changes = [self.edit, self.branch, self.duplicate, self.delete]
        self.groups: list[list[QAction]] = [[self.edit, self.branch, self.duplicate], [self.delete]]

    def line(self, words: str, do: Callable[[], object]) -> QAction:
        action = QAction(words, self._message)
        action.triggered.connect(lambda _checked: do())
        return action

    def hide_changes(self) -> None:
        for action in self._changes:
            action.setVisible(False)

    def fill(self, menu: QMenu) -> None:
        for group in self.groups:
            menu.addSeparator()
            menu.addActions(group)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._show_enabled)

    def open_for(self, body: TextBody, at: QPoint) -> None:
        """Open the menu at a place of the screen, with what can be done with the text of the message."""
        menu = body.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        body.add_quoting(menu)
        self.fill(menu)
        menu.popup(at)

    def _show_enabled(self) -> None:
        for action in self._changes:
            action.setEnabled(self._requests.can_change)


class SeedAction(QAction):
    """Locks the seed of its reply, or lets it go."""

    lock_changed = Signal(object)
    """The seed to keep; ``None``: a new one for each reply."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self._seed: int | None = None
        self._locked: int | None = None
        self.triggered.connect(lambda locked: self.lock_changed.emit(self._seed if locked else None))
        self.show_seed(None)

    def show_seed(self, seed: int | None) -> None:
        """Be about this seed; ``None``: the reply has none that is known."""
        self._seed = seed
        self.setVisible(seed is not None)
        self.setText(tr("Keep seed {seed}", seed=seed))
        self._follow()

    def show_locked(self, seed: int | None) -> None:
        """Follow which seed is kept; ``None``: none is."""
        self._locked = seed
        self._follow()

    def _follow(self) -> None:
        is_locked = self._seed is not None and self._seed == self._locked
        self.setChecked(is_locked)
        self.setToolTip(
            tr(
                "Seed {seed} is kept in this chat: the same question gets the same reply. Press for new ones",
                seed=self._seed,
            )
            if is_locked
            else tr(
                "Keep seed {seed} for the next replies of this chat: the same question then gets the same reply",
                seed=self._seed,
            )
        )


class ReplyMenu(MessageMenu):
    """Has what can be done with a reply besides."""

    def __init__(
        self, message: QWidget, message_id: int, requests: MessageRequests, copy: Callable[[], object]
    ) -> None:
        super().__init__(message, message_id, requests)
        self.copy = self.line(tr("Copy reply"), copy)
        self.retry = self.line(tr("Write this reply again"), lambda: requests.regenerate.emit(message_id))
        self.replay = self.line(tr("Replay in slow motion"), lambda: requests.replay.emit(message_id))
        self.race = self.line(tr("Race"), requests.race.emit)
        self.compare = self.line(tr("Compare answers…"), lambda: requests.compare.emit(message_id))
        self.colours = QAction(tr("Colours of this reply"), message, checkable=True)
        self.seed = SeedAction(message)
        self.seed.lock_changed.connect(requests.keep_seed)
        self.save = self.line(tr("Save as recorded reply…"), lambda: requests.save.emit(message_id))
        self.share = self.line(tr("Share as HTML page…"), lambda: requests.share.emit(message_id))
        self._changes += [self.retry, self.compare]
        self.groups = [
            [self.copy, self.retry],
            [self.replay, self.race, self.compare, self.colours, self.seed],
            [self.edit, self.branch, self.duplicate],
            [self.save, self.share],
            [self.delete],
        ]
