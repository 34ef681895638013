"""Common parts of every row of the settings: a mark where it is changed, and a button to reset it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from app.language import tr
from app.settings import Section
from app.text_folding import fold_text, has_all_words
from app.ui.toolkit.widgets.abstract_widget import AbstractWidgetType
from app.ui.toolkit.widgets.buttons import PushButton, quiet_button
from app.ui.toolkit.widgets.layouts import keep_room, row_of

MARK_PX = 3
INDENT_PX = MARK_PX + 10
"""Distance of a row's words from its edge, where the mark stands."""
_CLOSE = 0.8
"""Least likeness of two words, by :mod:`difflib`, of which one may be meant by the other."""


def make_reset_button(usual: str, name: str, run: Callable[[], object]) -> PushButton:
    """Return a button that goes back to the default, which is ``usual`` in words; it keeps its room while hidden."""
    button = quiet_button(tr("Reset"), tr("Back to: {value}", value=usual), run=run, name=name, by_enter=False)
    keep_room(button)
    return button


class ChangedMark(QFrame):
    """A bar before what differs from its default. The words “Reset” beside it say so too."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "changed")
        self.setFixedWidth(MARK_PX)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        keep_room(self)
        self.hide()


class SettingsRow(QWidget, metaclass=AbstractWidgetType):
    """One thing that can be set.

    Attributes:
        name: by which it is known.
        section: where it stands.
        sought: the words that it is found by.
        control: what is typed into, chosen from or pressed.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "settingsRow")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._mark = ChangedMark()

    def lay_out_row(self, column: QVBoxLayout) -> None:
        """Put the column of the row's parts beside its mark."""
        row_of(self._mark, (column, 1), on=self, gap=INDENT_PX - MARK_PX, margins=(0, 9, 0, 8))

    edited = Signal()
    editing_finished = Signal()
    """Its field is left: what stands in it is what the person wants."""
    name: str
    section: Section
    sought: str
    control: QWidget

    @property
    @abstractmethod
    def last_on_tab(self) -> QWidget:
        """The part that Tab reaches last."""

    @property
    @abstractmethod
    def entry(self) -> Any:
        """The row's content, right or wrong, to be put back with :meth:`put`."""

    @abstractmethod
    def put(self, entry: Any) -> None:
        """Put an entry into it."""

    @property
    def is_being_typed(self) -> bool:
        """True while the person may be in the middle of a word."""
        return isinstance(self.control, QLineEdit | QPlainTextEdit) and self.control.hasFocus()

    @property
    @abstractmethod
    def changed(self) -> bool:
        """True if it differs from the default."""

    @abstractmethod
    def reset(self) -> None:
        """Show the default."""

    def show_problem(self, sentence: str) -> None:
        """Say at this row why its entry is no value; nothing is said with no sentence."""

    def is_about(self, words: list[str]) -> bool:
        """Return whether all of these words, which are folded already, find it."""
        return has_all_words(self.sought, words)

    def is_near(self, words: list[str]) -> bool:
        """Return whether words that are nearly these, such as with a letter missing, find it."""
        there = fold_text(self.sought).split()
        return all(get_close_matches(word, there, 1, _CLOSE) for word in words)
