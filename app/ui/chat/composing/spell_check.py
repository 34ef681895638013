"""Underlines words of the message that no dictionary knows, and offers what may be meant.

Looked up is what is to be seen, eight lines at most, beside the window: a dictionary takes some time to be read. A word
is marked once the person has gone on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QLocale, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QGuiApplication, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QTextEdit

from app.language import tr
from app.settings import Settings
from app.spelling import Speller, SystemSpeller, Word, words_of
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.scheduling.background_work import BackgroundWork

PAUSE_MS = 250
"""Words are looked up when nobody has typed for so long."""
_LONGEST_TEXT = 100_000
"""Characters: a longer text was pasted, and is nobody's own writing."""
_FEW = 5
"""Most wrong words; if there are more, and more than half of all, the language is one without a dictionary."""
_MOST_KEPT = 20_000
"""Words whose spelling is remembered."""


def system_speller() -> SystemSpeller:
    """Return the dictionaries for the languages of window, keyboard and system, and English, which most also write."""
    locales = (QLocale(), QGuiApplication.inputMethod().locale(), QLocale.system())
    return SystemSpeller([*(locale.name() for locale in locales), *QLocale.system().uiLanguages(), "en"])


class SpellCheck(QObject):
    """Looks after one field; the ``speller`` is made with the first words, and asked in the ``background``."""

    def __init__(
        self,
        edit: QPlainTextEdit,
        theme: Theme,
        settings: Settings,
        background: BackgroundWork,
        *,
        parent: QObject,
        speller: Callable[[], Speller] = system_speller,
    ) -> None:
        super().__init__(parent)
        self._edit, self._theme, self._settings = edit, theme, settings
        self._background, self._make_speller = background, speller
        self._speller: Speller | None = None
        self._right = {"Draftlight": True}
        """Known words so far: right or wrong."""
        self._marked: list[Word] = []
        self._revision = edit.document().revision()
        self._typing = False
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._look)
        edit.document().contentsChanged.connect(self.follow)
        edit.cursorPositionChanged.connect(self._follow_cursor)
        edit.verticalScrollBar().valueChanged.connect(self.follow)
        edit.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        edit.customContextMenuRequested.connect(self._open_menu)
        theme.changed.connect(self._show)

    @property
    def marked(self) -> Sequence[str]:
        return [word.text for word in self._marked]

    def stop(self) -> None:
        """Look nothing up any more: the window closes."""
        self._pause.stop()

    def follow(self) -> None:
        """Look soon at what there is now, as the person wants it now."""
        if self._edit.document().isEmpty():
            self._pause.stop()
            self._marked = []
            self._show()
        else:
            self._pause.start()

    def _follow_cursor(self) -> None:
        """Take up whether the cursor was moved by typing. Where it was not, the word at it is finished."""
        revision = self._edit.document().revision()
        typing, self._revision = revision != self._revision, revision
        if self._typing or typing:
            self._pause.start()
        self._typing = typing

    def _look(self) -> None:
        """Mark the wrong words in view, and look up those that are not known yet."""
        words = self._words_in_view() if self._settings.check_spelling else []
        unknown = {word.text for word in words} - self._right.keys()
        if unknown:
            speller = self._speller = self._speller or self._make_speller()
            self._background.send(
                self, "spelling", lambda _wanted: speller.wrong(unknown), partial(self._learn, unknown)
            )
        wrong = [word for word in words if not self._right.get(word.text, True)]
        self._marked = [] if len(wrong) > max(_FEW, len(words) / 2) else wrong
        self._show()

    def _learn(self, words: set[str], wrong: set[str]) -> None:
        if len(self._right) > _MOST_KEPT:
            self._right.clear()
        self._right.update({word: word not in wrong for word in words})
        if not self._pause.isActive():  # else it is looked anyway
            self._look()

    def _words_in_view(self) -> list[Word]:
        """Return the words that are to be seen; without the one that is being typed."""
        edit = self._edit
        if edit.document().characterCount() > _LONGEST_TEXT:
            return []
        seen = edit.viewport().rect()  # where a line begins depends on which way it is read
        first = min(edit.cursorForPosition(at).position() for at in (seen.topLeft(), seen.topRight()))
        last = max(edit.cursorForPosition(at).position() for at in (seen.bottomLeft(), seen.bottomRight()))
        text = _as_counted(edit.toPlainText())
        first = max(text.rfind(" ", 0, first), text.rfind("\n", 0, first)) + 1
        ends = [place for place in (text.find(" ", last), text.find("\n", last)) if place >= 0]
        typed = edit.textCursor().position() if self._typing and edit.hasFocus() else -1
        return [word for word in words_of(text[: min(ends, default=len(text))], first) if word.end != typed]

    def _show(self) -> None:
        look = QTextCharFormat()
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SpellCheckUnderline)
        look.setUnderlineColor(QColor(self._theme.palette.danger))
        marks = []
        for word in self._marked:
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = self._cursor_over(word), look
            marks.append(mark)
        self._edit.setExtraSelections(marks)

    def _cursor_over(self, word: Word) -> QTextCursor:
        cursor = QTextCursor(self._edit.document())
        most = self._edit.document().characterCount() - 1
        cursor.setPosition(min(word.start, most))
        cursor.setPosition(min(word.end, most), QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _open_menu(self, at: QPoint) -> None:
        """Open the field's menu; at a marked word once it is known what may be meant."""
        place, speller = self._edit.cursorForPosition(at).position(), self._speller
        word = next((word for word in self._marked if word.start <= place <= word.end), None)
        if word is None or speller is None or self._cursor_over(word).selectedText() != word.text:
            self._show_menu(at, None)
        else:
            self._background.send(
                self, "suggestions", lambda _wanted: speller.suggestions(word.text), partial(self._show_menu, at, word)
            )

    def _show_menu(self, at: QPoint, word: Word | None, suggestions: Sequence[str] = ()) -> None:
        menu = self._edit.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if word is not None:
            self._offer(menu, word, suggestions)
        menu.addSeparator()
        check = menu.addAction(tr("Check spelling"))
        check.setCheckable(True)
        check.setChecked(self._settings.check_spelling)
        check.toggled.connect(self._switch)
        menu.popup(self._edit.viewport().mapToGlobal(at))

    def _offer(self, menu: QMenu, word: Word, suggestions: Sequence[str]) -> None:
        """Put what may be meant above all else."""
        offered = [QAction(text.replace("&", "&&"), menu) for text in suggestions]
        for action, text in zip(offered, suggestions, strict=True):
            action.triggered.connect(partial(self._replace, word, text))
        if not offered:
            offered = [QAction(tr("No suggestions"), menu)]
            offered[0].setEnabled(False)
        add, ignore = QAction(tr("Add to dictionary"), menu), QAction(tr("Ignore this word"), menu)
        add.triggered.connect(partial(self._add, word.text))
        ignore.triggered.connect(partial(self._accept, word.text))
        first = menu.actions()[0]
        for action in (*offered, add, ignore):
            menu.insertAction(first, action)
        menu.insertSeparator(add)
        menu.insertSeparator(first)

    def _replace(self, word: Word, text: str) -> None:
        cursor = self._cursor_over(word)
        if cursor.selectedText() == word.text:  # nobody wrote there meanwhile
            cursor.insertText(text)
            self._right.setdefault(text, True)
            self._edit.setTextCursor(cursor)

    def _add(self, word: str) -> None:
        speller = self._speller
        if speller is not None:
            self._background.send(self, "addition", lambda _wanted: speller.add(word), lambda _: None, changes=True)
        self._accept(word)

    def _accept(self, word: str) -> None:
        """Take a word for right from now on."""
        self._right[word] = True
        self._look()

    def _switch(self, on: bool) -> None:
        self._settings.set("check_spelling", on)
        self._look()


def _as_counted(text: str) -> str:
    """Return a text in which every character takes one place, as the field counts: letters beyond take two."""
    if not text or max(text) <= "\uffff":
        return text
    return "".join(letter if letter <= "\uffff" else "\ufffd\ufffd" for letter in text)
