"""Copies of all chats: one is made now, looked into, or brought back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QListWidget, QListWidgetItem, QPlainTextEdit, QWidget

from app.chats.backups import (
    MOST_LISTED,
    BackedUpChat,
    Backup,
    back_up,
    backups,
    chats_in,
    look_at,
    read_texts,
    restore,
)
from app.errors import AppError
from app.language import tr, tr_count
from app.ui.dialogs.confirm_dialog import confirm
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.files.file_dialog import choose_file, choose_new_file
from app.ui.toolkit.language.words import size_words
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from app.ui.toolkit.widgets.buttons import plain_button, primary_button
from app.ui.toolkit.widgets.labels import StatusLabel, heading, note
from app.ui.toolkit.widgets.layouts import DIALOG, Stretch, column_of, resize_beside, row_of


class BackupsCard(QFrame):
    """A sentence and a button."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        words = note(tr("Keep a copy of all your chats, or bring the chats of an earlier copy back."))
        self.button = plain_button(tr("Backups…"), by_enter=False)
        row_of((words, 1), self.button, on=self, gap=12, margins=(16, 12, 16, 12))


_FIGURES_WIDE = 88
_COPIES_HIGH = 132
_ID = Qt.ItemDataRole.UserRole
_SUFFIX = tr("Copy of Draftlight’s chats (*.sqlite3)")
_LIST, _LOOK, _READ, _WORK = "copies", "copy", "chat of a copy", "copying chats"


class BackupsDialog(QDialog):
    """Shows the copies there are, and what is in the chosen one.

    ``why_not`` says in a sentence why nothing can be brought back just now; it is empty where it can.
    """

    restored = Signal(str)
    """Other chats are there now: what was done, in a sentence."""

    def __init__(
        self, chats: Path, background: BackgroundWork, why_not: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Backups"))
        self._chats, self._background, self._why_not = chats, background, why_not
        self._copies: list[Backup] = []
        self.copies = named(QListWidget(), tr("Copies of your chats"))
        self.copies.setWordWrap(True)
        self.copies.setMaximumHeight(_COPIES_HIGH)
        self.copies.currentRowChanged.connect(self._look_into)
        self.inside = named(QListWidget(), tr("Chats in this copy"))
        self.inside.setWordWrap(True)
        self.inside.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.inside.currentItemChanged.connect(self._read)
        self.text = named(QPlainTextEdit(readOnly=True), tr("What was said in this chat"))
        self.status = StatusLabel()
        self.open_button = plain_button(tr("Open a copy…"), run=self._ask_for_copy, by_enter=False)
        self.make_button = plain_button(tr("Back up now…"), run=self._ask_for_place, by_enter=False)
        self.close_button = plain_button(tr("Close"), run=self.reject, by_enter=False)
        self.restore_button = primary_button(tr("Bring back…"), run=self._ask_whether, by_enter=False)
        words = tr(
            "Draftlight copies all chats by itself once a day, before the chat file changes its form, and before "
            "another copy is brought back, and keeps the latest. “Back up now” makes one where you like, "
            "such as on another disk."
        )
        self._column = column_of(
            heading(tr("Copies of your chats")),
            note(words),
            self.copies,
            self.status,
            (row_of((self.inside, 2), (self.text, 3), gap=12), 1),
            row_of(self.open_button, self.make_button, Stretch(), self.close_button, self.restore_button),
            on=self,
            gap=12,
            margins=DIALOG,
        )
        resize_beside(self, _FIGURES_WIDE, 680)
        self.show_copies()

    # The copies

    def show_copies(self, chosen: Path | None = None) -> None:
        """Find the copies that are kept, and choose one."""
        mine = [one.path for one in self._copies if one.path.parent != self._chats.parent]
        paths = [*mine, *([chosen] if chosen is not None and chosen not in mine else [])]

        def find() -> list[Backup]:
            all_backups = backups(self._chats)
            return [*(look_at(path) for path in paths if path not in {one.path for one in all_backups}), *all_backups]

        self.status.say(tr("Looking for copies…"))
        self._background.send(
            self, _LIST, lambda _: find(), lambda read_chats: self._show(read_chats, chosen), self._tell
        )

    def _show(self, all_backups: Sequence[Backup], chosen: Path | None) -> None:
        self._copies = sorted(all_backups, key=lambda one: one.made_at, reverse=True)
        self.copies.clear()
        self.inside.clear()
        for copy in self._copies:
            self.copies.addItem(_copy_words(copy, self._chats))
        self.copies.setVisible(bool(self._copies))
        self.status.say("" if self._copies else tr("There is no copy yet."))
        for part in (self.inside, self.text, self.restore_button):  # empty fields would ask to be used
            part.setVisible(bool(self._copies))
        self.text.setPlaceholderText(tr("Choose a chat to read it.") if self._copies else "")
        self._column.setStretchFactor(self.status, 0 if self._copies else 1)  # in the middle of what is free
        middle = Qt.AlignmentFlag.AlignCenter
        self.status.setAlignment(Qt.AlignmentFlag.AlignLeft if self._copies else middle)
        rows = [row for row, one in enumerate(self._copies) if one.path == chosen]
        self.copies.setCurrentRow(rows[0] if rows else 0)
        self.open_button.setEnabled(True)
        self.make_button.setEnabled(True)
        if not self._copies:
            self.make_button.setFocus()
        self._follow()

    @property
    def _copy(self) -> Backup | None:
        row = self.copies.currentRow()
        return self._copies[row] if 0 <= row < len(self._copies) else None

    def _follow(self) -> None:
        copy = self._copy
        self.restore_button.setEnabled(copy is not None and not copy.problem)

    def _look_into(self, _row: int) -> None:
        self.inside.clear()
        self.text.clear()
        self._follow()
        copy = self._copy
        if copy is None:
            return
        self.status.say(copy.problem)
        if not copy.problem:
            self._background.send(self, _LOOK, lambda _: chats_in(copy.path), self._show_chats, self._tell)

    def _show_chats(self, chats: Sequence[BackedUpChat]) -> None:
        for chat in chats:
            item = QListWidgetItem(chat.title or tr("Untitled"))
            item.setToolTip(_moment(chat.updated_at))
            item.setData(_ID, chat.id)
            self.inside.addItem(item)
        if len(chats) == MOST_LISTED:
            self.status.say(tr("The latest {count} chats are listed; all of them are brought back.", count=MOST_LISTED))

    def _read(self, item: QListWidgetItem | None) -> None:
        self.text.clear()
        copy = self._copy
        if item is not None and copy is not None:
            chat = int(item.data(_ID))
            self._background.send(self, _READ, lambda _: read_texts(copy.path, chat), self._show_words, self._tell)

    def _show_words(self, words: Sequence[tuple[str, str]]) -> None:
        author_names = {"user": tr("You"), "assistant": tr("Reply"), "system": tr("System prompt")}
        self.text.setPlainText("\n\n".join(f"{author_names.get(role, role)}:\n{text}" for role, text in words))

    # What a person does

    def _ask_for_copy(self) -> None:
        choose_file(self, tr("Open a copy of your chats"), [_SUFFIX], self.show_copies)

    def _ask_for_place(self) -> None:
        name = f"Draftlight chats {date.today():%Y-%m-%d}"  # noqa: DTZ011 - the person's own day
        choose_new_file(self, tr("Back up all chats"), {_SUFFIX: "sqlite3"}, name, self.make)

    def make(self, to: Path) -> None:
        """Write a copy of all chats, as they are now."""
        chats = self._chats
        self._work(tr("Copying your chats…"))
        self._background.send(
            self, _WORK, lambda _: back_up(chats, to), lambda _: self.show_copies(to), self._tell, changes=True
        )

    def _ask_whether(self) -> None:
        copy = self._copy
        if copy is None:
            return
        if reason := self._why_not():
            self.status.say(tr("{why} Try again in a moment.", why=reason))
            return
        sentences = (
            tr("They take the place of all chats that are here now, with their folders and assistants."),
            tr("A copy of the chats of now is made first and listed here, so that you can go back."),
        )
        question = tr("Bring back {copy}?", copy=_copy_words(copy, None))
        confirm(question, sentences, tr("Bring back"), self, lambda: self.bring_back(copy))

    def bring_back(self, copy: Backup) -> None:
        """Put the chats of a copy in the place of those that are there."""
        chats = self._chats
        self._work(tr("Bringing your chats back…"))

        def done(_: Path) -> None:
            self.restored.emit(
                tr(
                    "The chats of {moment} are back. What was there before is kept: Settings, Backups.",
                    moment=_moment(copy.made_at),
                )
            )
            self.accept()

        self._background.send(self, _WORK, lambda _: restore(chats, copy.path), done, self._tell, changes=True)

    def _work(self, sentence: str) -> None:
        self.status.say(sentence)
        for button in (self.open_button, self.make_button, self.restore_button):
            button.setEnabled(False)

    def _tell(self, error: AppError) -> None:
        self.status.say(error.sentence)
        for button in (self.open_button, self.make_button):
            button.setEnabled(True)
        self._follow()


def _copy_words(copy: Backup, chats: Path | None) -> str:
    """Say what a copy is, in a line; also where it is from, if ``chats`` says which folder is ours."""
    parts = [_moment(copy.made_at)]
    parts.append(tr("cannot be read") if copy.problem else tr_count("%n chat", "%n chats", copy.chats))
    parts.append(size_words(copy.size_bytes))
    if chats is not None:
        ours = copy.path.parent == chats.parent
        reason = tr("before the chat file changed")
        if copy.is_before_restoring:
            reason = tr("before others were brought back")
        elif copy.daily:
            reason = tr("daily copy")
        parts.append(reason if ours else copy.path.name)
    return " · ".join(parts)


def _moment(when: datetime) -> str:
    local = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)
