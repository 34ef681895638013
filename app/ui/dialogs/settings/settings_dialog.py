"""The settings, each with a plain explanation, generated from their declarations in :mod:`app.settings`.

A field takes some milliseconds to make. So those that are seen first are made at once, and the others one by one while
the page is shown: all at once would hold the window up.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, TypeVar

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QWidget

from app.language import tr, tr_count
from app.settings import Section, Setting, Settings
from app.text_folding import fold_text
from app.ui.dialogs.settings.fields import SettingField
from app.ui.dialogs.settings.row import INDENT_PX, SettingsRow
from app.ui.dialogs.settings.shortcut_fields import ShortcutField
from app.ui.toolkit.keyboard import Shortcut, same_keys
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import QUIET_PX, plain_button, quiet_button
from app.ui.toolkit.widgets.labels import StatusLabel, heading
from app.ui.toolkit.widgets.layouts import Stretch, column_of, keep_room, resize_beside, row_of, scroll_down
from app.ui.toolkit.widgets.page_choice import PageChoice
from app.ui.toolkit.widgets.search_field import SearchField

FIGURES_WIDE, LEAST_FIGURES, _LIST_FIGURES = 104, 59, 18
_NARROW_FIGURES = 76
"""Below this width the sections fold into a box above the page."""
_SEEN_AT_ONCE = 5
_SIDES = 28
"""Free pixels on both sides of the page."""
_W = TypeVar("_W", bound=QWidget)


class SettingsDialog(QDialog):
    """Changes the settings as they are edited: what is typed once it is left, all else at once.

    What is outside its limits is said at its field, and the value before it holds on.
    """

    changed = Signal()
    """Something that was edited holds now."""
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
        self._edited: dict[SettingsRow, None] = {}
        """Rows whose edits do not hold yet, in their order."""
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
        self._sections = sections
        self.sections = PageChoice(
            (section.words for section in sections),
            self,
            list_name=tr("Sections"),
            box_name=tr("Section"),
            figures=_LIST_FIGURES,
        )
        self.strip = SettingsStrip()
        self.close_button = plain_button(tr("Close"), run=self._close, by_enter=False)
        self.about_button = quiet_button(tr("About Draftlight"), by_enter=False)
        self._buttons = (self.about_button, self.close_button)
        self._connect()
        self._lay_out()
        resize_beside(self, FIGURES_WIDE, 860, least_figures=LEAST_FIGURES)
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
        self.sections.chosen.connect(lambda row: self.show_section(self._sections[row]))
        self.strip.reset_button.clicked.connect(self._reset_or_undo)
        self.strip.alone_button.toggled.connect(lambda _: self._filter())
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self._enter_search)

    @property
    def reset_button(self) -> QAbstractButton:
        return self.strip.reset_button

    def _lay_out(self) -> None:
        page = QWidget()
        self._nothing = StatusLabel()
        self._column = column_of(self._nothing, Stretch(), on=page, gap=0)
        scroll = self._scroll = scroll_down(page)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the field that has the focus
        scroll.verticalScrollBar().valueChanged.connect(self._show_place)
        top = row_of((self.search, 1), self.sections.box, gap=12, margins=(_SIDES, 16, _SIDES, 12))
        at_side = column_of(self.sections.list, margins=(0, 8, 0, 0))
        # What is chosen in the list is drawn 4 pixels within it.
        middle = row_of(at_side, (scroll, 1), gap=0, margins=(_SIDES - 4, 0, 0, 0))
        foot = row_of(*self._buttons[:1], Stretch(), *self._buttons[1:], margins=(_SIDES - QUIET_PX, 8, _SIDES, 16))
        column_of(top, self.strip, (middle, 1), foot, on=self, gap=0)

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
        self.sections.show_place(self._sections.index(section))  # also where the page ends before it is at the top

    def _show_place(self, value: int) -> None:
        above = [
            section for section, title in self._headings.items() if not title.isHidden() and title.y() <= value + 60
        ]
        if above:
            self.sections.show_place(self._sections.index(above[-1]))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        has_list = self.sections.fit(self.width(), _NARROW_FIGURES)
        set_margins(self._column, 18 if has_list else 4, 24, _SIDES, 20)  # in line with the search where no list is

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
        self._nothing.say(sentence if nothing and self.search.text().strip() else "")
        self._count()
        if self._filtered and sections:
            self.sections.show_place(next(at for at, section in enumerate(self._sections) if section in sections))

    def _enter_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _enter_found(self) -> None:
        first = next((row for row in self._all_rows() if not row.isHidden()), None)
        if first is not None:
            first.control.setFocus()

    # What is changed

    def apply(self) -> bool:
        """Have what was edited hold, as far as it is a value, and the rest say why not; return whether all is one."""
        edited, self._edited = self._edited, {}
        holds_more = False
        for row in edited:
            try:
                changes = self._hold(row) if isinstance(row, SettingField) else self._hold_shortcuts()
                holds_more = holds_more or changes
                row.show_problem("")
            except ValueError as error:
                self._edited[row] = None
                row.show_problem(str(error))
        if holds_more:
            self.changed.emit()
        return not self._edited

    def _hold(self, row: SettingField) -> bool:
        value = row.read()
        if row.was_reset:
            changes = self._settings.is_chosen(row.name)
            self._settings.forget(row.name)
        else:
            changes = bool(value != row.first)
            if changes:
                self._settings.set(row.name, value)
        row.first = value
        return changes

    def _hold_shortcuts(self) -> bool:
        chosen = {name: keys for name, keys in self._settings.shortcuts.items() if name not in self._shortcuts}
        chosen |= {name: list(row.entry) for name, row in self._shortcuts.items() if row.changed}
        if chosen == self._settings.shortcuts:
            return False
        self._settings.set("shortcuts", chosen)
        return True

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
        self._edited[row] = None
        if not self._gathering:
            self._count()
            if not row.is_being_typed:
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
        self._show_counts(Counter(changed), {*shown, *waiting})

    def _show_counts(self, changed: Counter[Section], offered: Collection[Section]) -> None:
        """Say how many settings of each section are changed; those where nothing was found cannot be chosen."""
        for row, section in enumerate(self._sections):
            count = changed[section]
            words = f"{section.words} ({count})" if count else section.words
            item = self.sections.list.item(row)
            if item.text() != words:
                item.setText(words)
                self.sections.box.setItemText(row, words)
            item.setToolTip(tr_count("%n changed", "%n changed", count) if count else "")
            enabled = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
            flags = enabled if section in offered else Qt.ItemFlag.NoItemFlags
            if item.flags() != flags:
                item.setFlags(flags)

    def _differs(self, thing: Setting[Any] | Shortcut) -> bool:
        if isinstance(thing, Shortcut):
            return thing.keys_in(self._settings.shortcuts) != thing.keys
        return bool(self._settings.value_in_use(thing.name) != self._settings.usual_value(thing.name))

    def _close(self) -> None:
        if self.apply():
            self.accept()
            return
        wrong = next(iter(self._edited))
        self.search.clear()
        wrong.show()
        wrong.control.setFocus()


def _indented(widget: QWidget) -> QWidget:
    """Put it below the field it belongs to, as far from the edge as that."""
    around = QWidget()
    column_of(widget, on=around, margins=(INDENT_PX, 2, 0, 10))
    widget.show()
    return around


def _section_of(thing: Setting[Any] | Shortcut) -> Section:
    return thing.section if isinstance(thing, Setting) else Section.KEYS


class SettingsStrip(QWidget):
    """Says what is changed. It is always there and as high: else what one is about to click would move."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("settingsStrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = _Words()
        self.alone_button = quiet_button(tr("Show them alone"), by_enter=False)
        self.alone_button.setCheckable(True)
        self.alone_button.toggled.connect(self._follow_toggle)
        self.reset_button = quiet_button(tr("Reset all"), by_enter=False)
        keep_room(self.alone_button, self.reset_button)
        row_of((self.words, 1), self.alone_button, self.reset_button, on=self, gap=6, margins=(28, 6, 20, 6))
        self.show_count(0, undo=False)

    def show_count(self, count: int, *, undo: bool) -> None:
        """Say how many settings are changed, or that all were reset."""
        unchanged = undo or not count
        self.alone_button.setVisible(not unchanged)
        self.reset_button.setVisible(undo or count > 0)
        self.words.say(_AS_THEY_CAME if unchanged else _changed(count))
        self.reset_button.setText(tr("Undo") if undo else tr("Reset all"))
        self.reset_button.setAccessibleName(tr("Undo the reset of all settings") if undo else tr("Reset all settings"))
        self.reset_button.setToolTip("" if undo else tr("You can undo this"))
        if not self.alone_button.isVisibleTo(self) and self.alone_button.isChecked():
            self.alone_button.setChecked(False)

    def _follow_toggle(self, alone: bool) -> None:
        self.alone_button.setText(tr("Show all") if alone else tr("Show them alone"))
        name = tr("Show all settings") if alone else tr("Show the changed settings alone")
        self.alone_button.setAccessibleName(name)


class _Words(StatusLabel):
    """Status label as high as its longest text, which may need a second line."""

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        room, wrap = QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap
        longest_texts = (_AS_THEY_CAME, _changed(1), _changed(88))
        return max(self.fontMetrics().boundingRect(room, wrap, one).height() for one in longest_texts)


_AS_THEY_CAME = tr("All settings are as they came.")


def _changed(count: int) -> str:
    return tr_count("One setting is changed.", "%n settings are changed.", count)
