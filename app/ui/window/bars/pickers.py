"""The two menus of the top bar: which models work together, and where guesses come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from app.engine.commands import LoadPair
from app.language import isolated, number, tr
from app.references import (
    NO_DRAFT,
    OWN_LAYERS,
    STARTER_DRAFT,
    STARTER_TARGET,
    is_remote,
    is_starter_pair,
    pair_words,
)
from app.speculation.settings import SpeculationMode
from app.ui.toolkit.language import words
from app.ui.toolkit.widgets.buttons import leave_with_menu
from app.ui.toolkit.widgets.menu import Menu

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.guessers import Guesser
    from app.models.library.model_library import LibraryEntry


MOST_LISTED = 25
"""Models in a menu, the latest used; the library has a table with all of them, and a search."""
_BESIDE_WORDS = 4
"""Lines' heights that a menu's tick, arrow and edges take beside its words."""
_QT_ADDS = 3
"""Pixels of height that Qt gives to tool buttons with a style sheet, and to no others."""
_PADDING = 40
"""Pixels beside the text: the style sheet's padding and border, and what rounding may take."""


class PickerButton(QToolButton):
    """A button with a menu whose text shortens itself where the bar is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(Menu(parent=self))
        leave_with_menu(self)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._full = ""

    def set_words(self, text: str, what: str, more: str = "") -> None:
        """Show ``text``; ``what`` names the control for screen readers, and the tool tip has room for ``more``."""
        self._full = text
        named = tr("{control}: {choice}", control=what, choice=text)
        self.setAccessibleName(named)
        self.menu().setTitle(named.replace("&", "&&"))
        self.setToolTip(tr("{choice}, {more}", choice=named, more=more) if more else named)
        self.updateGeometry()
        self._shorten()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        wide = self.fontMetrics().horizontalAdvance(self._shown(self._full)) + _PADDING
        return QSize(wide, super().sizeHint().height() - _QT_ADDS)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(90, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._shorten()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _shorten(self) -> None:
        if self.fontMetrics().horizontalAdvance(self._shown(self._full)) + _PADDING <= self.width():
            self.setText(self._shown(self._full))  # what is left of it may seem too narrow by a rounded pixel
            return
        room = self.width() - _PADDING - self.fontMetrics().horizontalAdvance(self._shown(""))
        text = self.fontMetrics().elidedText(self._full, Qt.TextElideMode.ElideRight, max(room, 30))
        text = isolated(text)  # else an English name would have its "…" before it where one reads from the right
        if self._shown(text) != self.text():
            self.setText(self._shown(text))

    @staticmethod
    def _shown(text: str) -> str:
        return f"{text} ▾".replace("&", "&&")


class PairPicker(PickerButton):
    """Shows the pair in words; its menu offers the starter pair and the files on this computer."""

    picked = Signal(str, object)
    """References of the target and of the draft (``None``: no draft)."""

    def __init__(self, entries: Callable[[], Sequence[LibraryEntry]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries = entries
        self._target: str | None = None
        self._draft: str | None = None
        self._context_tokens = 0
        self._split = ""
        self._chooses_there = False
        self.catalog = QAction(tr("Get a real pair…"), self)
        self.library = QAction(tr("Models on this computer…"), self)
        self.files = QAction(tr("Open model files…"), self)
        self.server = QAction(tr("Another computer…"), self)
        # Made once: a menu that Qt makes anew at each opening leaves its Python object behind when it is deleted.
        self._targets = Menu(tr("Big model that writes the answer"), self.menu())
        self._drafts = Menu(tr("Draft that guesses ahead"), self.menu())
        for part in (self._targets, self._drafts):
            part.setToolTipsVisible(True)
        self.menu().aboutToShow.connect(self._fill)
        self.show_pair(None, None)

    def show_split(self, sentence: str) -> None:
        """Say which computer has how many layers of the loaded pair, in the tool tip and at the head of the menu."""
        self._split = sentence
        self.setToolTip(f"{self.toolTip()}\n{sentence}")

    def show_pair(
        self,
        pair: LoadPair | None,
        names: tuple[str, str | None] | None,
        where: str = "",
        *,
        chooses_there: bool = False,
    ) -> None:
        """Say which pair is chosen.

        Args:
            pair: their references.
            names: the models' own names once they are known.
            where: the server they are on, if any.
            chooses_there: whether the computer that has the models lets one choose the draft.
        """
        self._chooses_there = chooses_there
        self._target, self._draft = (pair.target, pair.draft) if pair else (None, None)
        if pair is not None and pair.draft in {None, OWN_LAYERS}:
            self._draft = None if pair.own_layers else NO_DRAFT
        self._context_tokens = pair.context_tokens if pair else 0
        self._split = ""
        if names is None:
            target, draft = self._target, None if self._draft == NO_DRAFT else self._draft
            names = (words.model_words(target), draft and words.model_words(draft)) if target else None
        button_text = pair_words(*names) if names else tr("Choose a model")
        if names and where:
            button_text = tr("{models} on {server}", models=button_text, server=where)
        if names and names[1] and is_starter_pair(self._target, self._draft):
            self.set_words(words.STARTER, tr("Models"), button_text)  # by one name before it is loaded and after
        else:
            self.set_words(button_text, tr("Models"))

    def _fill(self) -> None:
        menu = self.menu()
        targets, drafts = self._targets, self._drafts
        for part in (menu, targets, drafts):
            part.clear()
        if self._split:
            self._add_split(menu)
        starter = (STARTER_TARGET, STARTER_DRAFT)
        self._add(menu, tr("Starter pair: comes with the program, works offline"), *starter)
        menu.addSeparator()
        from app.models.library.guessers import beside, by_reference, guessers, writers  # noqa: PLC0415 - after the first paint

        entries = self._entries()
        menu.addMenu(targets)
        menu.addMenu(drafts)
        facts = {entry.path: entry.facts for entry in entries if entry.facts is not None}
        for entry in writers(entries, facts)[:MOST_LISTED]:
            draft = beside(entry, self._draft, entries, facts)
            self._add(targets, _writer_words(entry), entry.reference, draft, same_draft=False)
        if self._target is not None and is_remote(self._target):
            self._add(targets, words.model_words(self._target), self._target, self._draft)
            self._add_remote_guessers(drafts, self._target)
        elif self._target is not None:
            ways = guessers(by_reference(self._target, entries), entries, facts, self._context_tokens)
            self._add_guessers(drafts, self._target, ways)
        for part in (targets, drafts):
            if part.isEmpty():
                part.addAction(tr("Only the starter pair so far: “Open model files…” adds others")).setEnabled(False)
            elif len(entries) > MOST_LISTED:
                part.addAction(tr("All {count} models…", count=number(len(entries))), self.library.trigger)
        menu.addSeparator()
        menu.addActions([self.catalog, self.library, self.files, self.server])

    def _add_split(self, menu: QMenu) -> None:
        """Add the plan of a model over several computers, a line for each, to read and not to choose."""
        what, _, places = self._split.rstrip(".").partition(": ")
        for line in (what, *(f"    {place}" for place in places.split(", ") if place)):
            menu.addAction(self._fitting(line).replace("&", "&&")).setEnabled(False)
        menu.addSeparator()

    def _add(self, menu: QMenu, text: str, target: str, draft: str | None, *, same_draft: bool = True) -> None:
        """Add an entry that picks the pair, ticked where it is the one in use."""
        action = menu.addAction(self._fitting(text).replace("&", "&&"))
        action.setToolTip(text)
        action.setCheckable(True)
        action.setChecked(target == self._target and (not same_draft or draft == self._draft))
        action.triggered.connect(lambda _=False: self.picked.emit(target, draft))

    def _fitting(self, text: str) -> str:
        """Return as much of the text as the screen is wide: a long name loses its middle, the rest stays."""
        metrics = self.menu().fontMetrics()
        room = self.screen().availableGeometry().width() - _BESIDE_WORDS * metrics.height()
        name, dot, rest = text.partition(" · ")
        return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room - metrics.horizontalAdvance(dot + rest)) + (
            dot + rest
        )

    def _add_remote_guessers(self, menu: QMenu, target: str) -> None:
        """Add the way to the dialog that asks the other computer for its models: a menu does not wait for it."""
        if not self._chooses_there:
            menu.addAction(tr("The other computer has the draft, and chooses it")).setEnabled(False)
            return
        menu.addAction(tr("Choose one on that computer…"), self.server.trigger)
        menu.addSeparator()
        self._add(menu, tr("No draft"), target, NO_DRAFT)

    def _add_guessers(self, menu: QMenu, target: str, ways: Sequence[Guesser[LibraryEntry]]) -> None:
        """Add all ways to guess, first those made for the big model."""
        from app.models.library.guessers import GuesserKind  # noqa: PLC0415 - after the first paint

        made_for_it = [one for one in ways if one.way is not GuesserKind.DRAFT]
        drafts = [one for one in ways if one.way is GuesserKind.DRAFT]
        kinds = {GuesserKind.HEAD: "head", GuesserKind.ASSISTANT: "assistant"}
        for one in (*made_for_it, *drafts[:MOST_LISTED]):
            if one in drafts[:1] and made_for_it:
                menu.addSeparator()
            name = one.file.name if one.file is not None else None
            text = words.guesser_words(name, kinds.get(one.way, ""), one.memory_bytes)
            self._add(menu, text, target, one.file.reference if one.file is not None else None)
        menu.addSeparator()
        itself = any(one.way is GuesserKind.OWN_LAYERS for one in ways)
        self._add(menu, tr("No draft"), target, NO_DRAFT if itself else None)


def _writer_words(entry: LibraryEntry) -> str:
    if not entry.converses:
        return tr("{model}, {remark}", model=entry.name, remark=words.BASE_MODEL)
    itself = entry.facts is not None and entry.facts.shape.own_bytes
    return tr("{model}, {remark}", model=entry.name, remark=words.GUESSES_ITSELF) if itself else entry.name


_MODE_LINES: dict[SpeculationMode, str] = {
    SpeculationMode.AUTOMATIC: tr("Automatic: guesses in the way that has worked best, and pauses where it is slower"),
    SpeculationMode.DRAFT: tr("Draft model: the draft, a smaller model, guesses ahead, also where that is slower"),
    SpeculationMode.LOOKUP: tr(
        "Lookup: guesses are copied from earlier in the conversation, also where that is slower; needs no draft"
    ),
    SpeculationMode.OFF: tr("Off: the big model writes alone"),
}
"""Each way to guess in a line of its own."""


class ModePicker(PickerButton):
    """Shows where guesses come from; its menu explains each way."""

    picked = Signal(object)
    """A :class:`~app.speculation.settings.SpeculationMode`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)  # short words: never shortened
        menu = self.menu()
        group = QActionGroup(menu)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._name_modes)
        for mode in words.MODES:
            action = menu.addAction("")
            action.setData(mode.value)
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _=False, mode=mode: self.picked.emit(mode))
        self._name_modes()

    def _name_modes(self) -> None:
        """Name the modes with their explanations if the screen is wide enough, else with those as tool tips."""
        whole = [_MODE_LINES[mode] for mode in words.MODES]
        metrics, room = self.menu().fontMetrics(), self.screen().availableGeometry().width()
        fits = max(map(metrics.horizontalAdvance, whole)) + _BESIDE_WORDS * metrics.height() <= room
        for action, line, (name, explanation) in zip(self.menu().actions(), whole, words.MODES.values(), strict=True):
            action.setText(line if fits else name)
            action.setToolTip(explanation)

    def show_mode(self, mode: SpeculationMode) -> None:
        self.set_words(words.MODES[mode][0], tr("Guessing ahead"))
        for action in self.menu().actions():
            action.setChecked(action.data() == mode.value)
