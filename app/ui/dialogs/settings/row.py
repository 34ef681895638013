"""Common parts of every row of the settings: a mark where it is changed, and a button to reset it."""

from __future__ import annotations

from abc import abstractmethod
from difflib import get_close_matches
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from app.settings import Section
from app.text_folding import fold_text, has_all_words
from app.ui.toolkit.widgets.abstract_widget import AbstractWidgetType

MARK_PX = 3
INDENT_PX = MARK_PX + 10
"""Distance of a row's words from its edge, where the mark stands."""
_CLOSE = 0.8
"""Least likeness of two words, by :mod:`difflib`, of which one may be meant by the other."""


class ChangedMark(QFrame):
    """A bar before what differs from its default. The words “Reset” beside it say so too."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "changed")
        self.setFixedWidth(MARK_PX)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that nothing moves while one types
        self.setSizePolicy(policy)
        self.hide()

    def show_changed(self, *, changed: bool) -> None:
        self.setVisible(changed)


class SettingsRow(QWidget, metaclass=AbstractWidgetType):
    """One thing that can be set.

    Attributes:
        name: by which it is known.
        section: where it stands.
        sought: the words that it is found by.
        control: what is typed into, chosen from or pressed.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "settingsRow")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._mark = ChangedMark()

    def lay_out_row(self, column: QVBoxLayout) -> None:
        """Put the column of the row's parts beside its mark."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 9, 0, 8)
        row.setSpacing(INDENT_PX - MARK_PX)
        row.addWidget(self._mark)
        row.addLayout(column, 1)

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
    def being_typed(self) -> bool:
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
