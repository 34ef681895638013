"""The settings, each with a plain explanation, generated from their declarations in :mod:`app.settings`.

A field takes some milliseconds to make. So those that are seen first are made at once, and the others one by one while
the page is shown: all at once would hold the window up.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, TypeVar

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.language import tr
from app.settings import Section, Setting, Settings
from app.text_folding import fold_text
from app.ui.dialogs.settings.edits import SettingsEdits
from app.ui.dialogs.settings.fields import SettingField
from app.ui.dialogs.settings.row import INDENT_PX, SettingsRow
from app.ui.dialogs.settings.sections import SectionChoice
from app.ui.dialogs.settings.shortcut_fields import ShortcutField
from app.ui.dialogs.settings.strip import SettingsStrip
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.keyboard import Shortcut, same_keys
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import QUIET_PX, button_row, plain_button, quiet_button
from app.ui.toolkit.widgets.labels import heading, muted
from app.ui.toolkit.widgets.search_field import SearchField

FIGURES_WIDE, LEAST_FIGURES = 104, 59
_NARROW_FIGURES = 76
"""Below this width the sections fold into a box above the page."""
_SEEN_AT_ONCE = 5
_BESIDE_WINDOW = 32
_SIDES = 28
"""Free pixels on both sides of the page."""
_W = TypeVar("_W", bound=QWidget)


class SettingsDialog(QDialog):
    """Changes the settings as they are edited: what is typed once it is left, all else at once.

    What is outside its limits is said at its field, and the value before it holds on.
    """

    changed = Signal()
    """Something that was edited holds now."""
    backups_requested = Signal()
    row_edited = Signal(str)
    """The name of a setting whose field was edited."""

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        beside: Mapping[str, QWidget] | None = None,
        shortcuts: Sequence[Shortcut] = (),
    ) -> None:
        """Make the dialog; ``beside`` has what stands below a setting besides it, by the setting's name."""
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self._settings = settings
        self._beside = dict(beside or {})
        for widget in self._beside.values():  # its own at once: it may be closed before their fields are made
            widget.setParent(self)
            widget.hide()  # nor is it seen before them
        self._headings: dict[Section, QLabel] = {}
        self._rows: dict[str, SettingField] = {}
        self._shortcuts: dict[str, ShortcutField] = {}
        self._edits = SettingsEdits(settings, self._shortcuts)
        self._below: dict[str, QWidget] = {}
        self._gathering = False
        """Several are edited at once, to hold together."""
        self._before: dict[SettingsRow, Any] | None = None
        """Entries of the fields before all were reset; an edit since then forgets it."""
        self._wanted_section: Section | None = None
        """The section that is to be brought into view once its fields are there."""
        declared = [setting for setting in Settings.declarations.values() if setting.section]
        things: list[Setting[Any] | Shortcut] = [*declared, *shortcuts]
        sections = [section for section in Section if any(_section_of(thing) is section for thing in things)]
        self._waiting = deque(one for section in sections for one in things if _section_of(one) is section)
        """Settings that have no field yet."""
        self.search = SearchField(tr("Search settings"))
        self.sections = SectionChoice(sections, self)
        self.strip = SettingsStrip()
        self.close_button = plain_button(tr("Close"))
        self.about_button = quiet_button(tr("About Draftlight"))
        self._buttons = (self.about_button, self.close_button)
        self._connect()
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._lay_out(page)
        height, width = (parent.height(), parent.width()) if parent is not None else (720, 1280)
        most = max(width - _BESIDE_WINDOW, wide(self, LEAST_FIGURES))
        self.resize(min(wide(self, FIGURES_WIDE), most), min(860, max(420, height - 60)))
        self._soon = QTimer(self)
        self._soon.timeout.connect(self._add_row)
        for _ in range(_SEEN_AT_ONCE):
            self._add_row()
        self._soon.start(0)
        self._count()
        self.search.setFocus()

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _: self._filter())
        self.search.finished.connect(self._enter_found)
        self.sections.chosen.connect(self.show_section)
        self.strip.reset_button.clicked.connect(self._reset_or_undo)
        self.strip.alone_toggled.connect(lambda _: self._filter())
        for button in self._buttons:
            button.setAutoDefault(False)
        self.close_button.clicked.connect(self._close)
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self._enter_search)

    @property
    def reset_button(self) -> QAbstractButton:
        return self.strip.reset_button

    def _lay_out(self, page: QWidget) -> None:
        scroll = self._scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(page)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the field that has the focus
        scroll.verticalScrollBar().valueChanged.connect(self._show_place)
        self._column.setSpacing(0)
        self._nothing = muted("")
        self._nothing.setWordWrap(True)
        self._nothing.hide()
        self._column.addWidget(self._nothing)
        self._column.addStretch(1)
        top = QHBoxLayout()
        top.setContentsMargins(_SIDES, 16, _SIDES, 12)
        top.setSpacing(12)
        top.addWidget(self.search, 1)
        top.addWidget(self.sections.box)
        middle = QHBoxLayout()
        set_margins(middle, _SIDES - 4, 0, 0, 0)  # what is chosen in the list is drawn 4 pixels within it
        middle.setSpacing(0)
        at_side = QVBoxLayout()
        at_side.setContentsMargins(0, 8, 0, 0)
        at_side.addWidget(self.sections.list)
        middle.addLayout(at_side)
        middle.addWidget(scroll, 1)
        buttons = button_row(*self._buttons[1:])
        buttons.insertWidget(0, self.about_button)
        set_margins(buttons, _SIDES - QUIET_PX, 8, _SIDES, 16)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.strip)
        layout.addLayout(middle, 1)
        layout.addLayout(buttons)

    @property
    def fields(self) -> dict[str, QWidget]:
        """The controls of all settings, by the setting's name."""
        self._add_all_rows()
        return {name: row.control for name, row in self._rows.items()}

    def row(self, name: str) -> SettingField:
        self._add_all_rows()
        return self._rows[name]

    def shortcut(self, name: str) -> ShortcutField:
        self._add_all_rows()
        return self._shortcuts[name]

    def entry(self, name: str) -> Any:
        """Return what stands in the field of a setting; ``None`` where it is not made yet."""
        row = self._rows.get(name)
        return row.entry if row is not None else None

    def show_only(self, name: str) -> None:
        """Show the setting of this name alone, as if it had been searched for."""
        self.search.setText(Settings.declarations[name].label)
        self.search.setFocus()

    def show_section(self, section: Section) -> None:
        """Bring a section to the top, as soon as its fields and those below it are there."""
        if self.search.text():
            self.search.clear()
        self._wanted_section = section
        if not self._waiting:
            QTimer.singleShot(0, self, self._scroll_to_wanted)  # once it is laid out

    def _scroll_to_wanted(self) -> None:
        section, self._wanted_section = self._wanted_section, None
        if section is None:
            return
        first = next(row for row in self._all_rows() if row.section is section)
        if not (self.sections.list.hasFocus() or self.sections.box.hasFocus()):
            first.control.setFocus()
        bar = self._scroll.verticalScrollBar()
        bar.setValue(self._headings[section].y() - 12)
        self.sections.show_place(section)  # also where the page ends before it is at the top

    def _show_place(self, value: int) -> None:
        above = [
            section for section, title in self._headings.items() if not title.isHidden() and title.y() <= value + 60
        ]
        if above:
            self.sections.show_place(above[-1])

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        figure = self.fontMetrics().horizontalAdvance("0")
        narrow = self.width() < figure * _NARROW_FIGURES
        self.sections.set_narrow(narrow=narrow)
        set_margins(self._column, 4 if narrow else 18, 24, _SIDES, 20)  # in line with the search where no list is

    def _all_rows(self) -> list[SettingsRow]:
        return [*self._rows.values(), *self._shortcuts.values()]

    def _add_row(self) -> None:
        """Make the next field, with a heading where a section begins."""
        if not self._waiting:
            self._soon.stop()
            self._filter()
            QTimer.singleShot(0, self, self._scroll_to_wanted)
            return
        thing = self._waiting.popleft()
        section = _section_of(thing)
        if section not in self._headings:
            title = heading(section.words)
            title.setContentsMargins(0, 20 if self._headings else 0, 0, 10)
            self._headings[section] = self._insert(title)
        row = self._make_row(thing)
        row.edited.connect(partial(self._follow_edit, row))
        row.editing_finished.connect(self.apply)
        self._insert(row)
        parts: list[QAbstractButton] = []
        beside = self._beside.pop(row.name, None)
        if beside is not None:
            self._below[row.name] = self._insert(_indented(beside))
            parts = beside.findChildren(QAbstractButton)
        for earlier, later in pairwise((row.last_on_tab, *parts, *self._buttons)):  # as it is seen; they are older
            QWidget.setTabOrder(earlier, later)
        if self._filtered:
            row.setVisible(self._is_wanted(row))

    def _make_row(self, thing: Setting[Any] | Shortcut) -> SettingsRow:
        if isinstance(thing, Setting):
            field = self._rows[thing.name] = SettingField(thing, self._settings)
            field.edited.connect(lambda: self.row_edited.emit(thing.name))
            return field
        row = ShortcutField(thing, thing.keys_in(self._settings.shortcuts), self._holder_of)
        row.taken_over.connect(lambda name, keys: self._shortcuts[name].give_up(keys))
        self._shortcuts[thing.name] = row
        return row

    def _insert(self, widget: _W) -> _W:
        self._column.insertWidget(self._column.count() - 1, widget)
        widget.show()  # a layout would do so later only
        return widget

    def _holder_of(self, keys: str, name: str) -> Shortcut | None:
        """Find which other shortcut has these keys, as the fields are now."""
        self._add_all_rows()
        for other in self._shortcuts.values():
            if other.name != name and any(same_keys(keys, one) for one in other.entry):
                return other.shortcut
        return None

    def _add_all_rows(self) -> None:
        while self._waiting:
            self._add_row()

    # What is found

    @property
    def _filtered(self) -> bool:
        return bool(fold_text(self.search.text()).split()) or self.strip.alone_button.isChecked()

    def _is_wanted(self, row: SettingsRow) -> bool:
        return row.is_about(fold_text(self.search.text()).split()) and self._is_offered(row)

    def _is_offered(self, row: SettingsRow) -> bool:
        return row.changed or not self.strip.alone_button.isChecked()

    def _filter(self) -> None:
        """Show what was searched for, under the headings of its sections; where nothing is, what is nearest to it."""
        is_shown = {row: self._is_wanted(row) for row in self._all_rows()}
        nothing = not any(is_shown.values()) and not self._waiting
        if nothing and self.search.text().strip():
            words = fold_text(self.search.text()).split()
            is_shown = {row: row.is_near(words) and self._is_offered(row) for row in self._all_rows()}
        sections = frozenset(row.section for row, is_match in is_shown.items() if is_match)
        for row, is_match in is_shown.items():
            row.setVisible(is_match)
            if row.name in self._below:
                self._below[row.name].setVisible(is_match)
        for section, title in self._headings.items():
            title.setVisible(section in sections)
        near = any(is_shown.values())
        sentence = tr("No setting is about “{words}”. Try another word.", words=self.search.text().strip())
        if near:
            sentence = tr("Nothing matches “{words}” exactly. Similar settings:", words=self.search.text().strip())
        self._nothing.setText(sentence)
        self._nothing.setVisible(nothing and bool(self.search.text().strip()))
        self._count()
        if self._filtered and sections:
            self.sections.show_place(next(section for section in self._headings if section in sections))

    def _enter_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _enter_found(self) -> None:
        first = next((row for row in self._all_rows() if not row.isHidden()), None)
        if first is not None:
            first.control.setFocus()

    # What is changed

    def apply(self) -> bool:
        """Have what was edited hold; return whether all of it is a value."""
        if self._edits.apply():
            self.changed.emit()
        return self._edits.first_wrong is None

    def done(self, result: int) -> None:
        """Close; what was typed last holds, if it is a value."""
        self.apply()
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Enter presses the button that has the focus, and no other."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        elif isinstance(focused := self.focusWidget(), QAbstractButton):
            focused.click()

    def _follow_edit(self, row: SettingsRow) -> None:
        self._before = None
        self._edits.add(row)
        if not self._gathering:
            self._count()
            if not row.being_typed:
                self.apply()

    def _reset_or_undo(self) -> None:
        self._add_all_rows()
        before, self._before = self._before, None
        self._gathering = True
        if before is not None:
            for row, entry in before.items():
                row.put(entry)
        else:
            before = {row: row.entry for row in self._all_rows()}
            for row in self._all_rows():
                row.reset()
            self._before = before
        self._gathering = False
        self.apply()
        self._filter()

    def _count(self) -> None:
        changed = [row.section for row in self._all_rows() if row.changed]
        changed += [_section_of(thing) for thing in self._waiting if self._differs(thing)]
        self.strip.show_count(len(changed), undo=self._before is not None)
        shown = {row.section for row in self._all_rows() if not row.isHidden()}
        waiting = () if self._filtered else {_section_of(thing) for thing in self._waiting}
        self.sections.show_counts(Counter(changed), frozenset({*shown, *waiting}))

    def _differs(self, thing: Setting[Any] | Shortcut) -> bool:
        if isinstance(thing, Shortcut):
            return thing.keys_in(self._settings.shortcuts) != thing.keys
        return bool(self._settings.value_in_use(thing.name) != self._settings.usual_value(thing.name))

    def _close(self) -> None:
        if self.apply():
            self.accept()
            return
        row = self._edits.first_wrong
        if row is not None:
            self.search.clear()
            row.show()
            row.control.setFocus()


def _indented(widget: QWidget) -> QWidget:
    """Put it below the field it belongs to, as far from the edge as that."""
    around = QWidget()
    layout = QVBoxLayout(around)
    set_margins(layout, INDENT_PX, 2, 0, 10)
    layout.addWidget(widget)
    widget.show()
    return around


def _section_of(thing: Setting[Any] | Shortcut) -> Section:
    return thing.section if isinstance(thing, Setting) else Section.KEYS
