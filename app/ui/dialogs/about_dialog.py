"""About the program: which version this is, where a person's data lies, and whose work is in it."""

from __future__ import annotations

import html
import platform
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QTextBrowser, QWidget

from app import __version__
from app.about import Component, components, facts, notices, package_versions
from app.language import tr, tr_marked
from app.ui.dialogs.update_check import UpdateWatch
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.icons import application_icon
from app.ui.toolkit.keyboard import moved_by_page
from app.ui.toolkit.widgets.buttons import plain_button, primary_button, quiet_button
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.toolkit.widgets.labels import display, heading, note
from app.ui.toolkit.widgets.layouts import Stretch, column_of, resize_beside, row_of, scroll_down

ICON_PX = 64
SIDE = 28


class AboutDialog(QDialog):
    """Shows facts to read and to copy; asks nobody anything by itself."""

    def __init__(self, data: Path, updates: UpdateWatch, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Draftlight"))
        self._data = data
        self._updates = updates
        self.answer = named(note(), tr("Newer versions"))
        self.answer.setProperty("rich", True)
        self.answer.hide()
        self.look_button = plain_button(
            tr("Look for a newer version"), tr("Asks the project's release page once"), run=self._look
        )
        self.copy_button = plain_button(
            tr("Copy these facts"),
            tr("For a question or a report: versions, no chats"),
            run=lambda: copy_text(facts(), self.copy_button),
        )
        self.folder_button = plain_button(tr("Open the folder"), run=lambda: _show_file(self._data))
        self.licences = _licence_table(components())
        updates.answered.connect(self._show_answer)
        self._lay_out()
        resize_beside(self, 61, 760)

    def _lay_out(self) -> None:
        page = QWidget()
        column_of(
            self._head(),
            10,
            row_of(self.look_button, self.copy_button, Stretch()),
            self.answer,
            18,
            heading(tr("Where your data is")),
            _selectable(str(self._data)),
            note(tr("Chats, settings, models and a log without your words. It all stays here when Draftlight goes.")),
            row_of(self.folder_button, Stretch()),
            18,
            heading(tr("Licences")),
            note(tr("Draftlight is free software under the Apache Licence 2.0. It rests on work of others:")),
            (self.licences, 1),
            on=page,
            gap=6,
            margins=(SIDE, 24, SIDE, 12),
        )
        scroll = named(scroll_down(page), tr("About Draftlight"))
        column_of((scroll, 1), self._foot(), on=self, gap=6)

    def _head(self) -> QHBoxLayout:
        sign = QLabel()
        sign.setPixmap(application_icon().pixmap(QSize(ICON_PX, ICON_PX), self.devicePixelRatioF()))
        llama = package_versions()["llama-cpp-python"]
        parts = [f"Python {platform.python_version()}", f"Qt {qVersion()}", llama and f"llama-cpp-python {llama}"]
        words = column_of(
            display(f"Draftlight {__version__}"),
            note(tr("Chat with language models on your own computer, and watch them guess ahead.")),
            _selectable(" · ".join(filter(None, parts)), role="muted"),
            gap=2,
        )
        return row_of((sign, Qt.AlignmentFlag.AlignTop), (words, 1), gap=18)

    def _foot(self) -> QHBoxLayout:
        close = primary_button(tr("Close"), run=self.accept)
        close.setDefault(True)
        row = row_of(Stretch(), close, margins=(SIDE, 8, SIDE, 16))
        texts = notices()
        if texts is not None:
            full = quiet_button(tr("Full licence texts"), run=lambda: _show_file(texts), by_enter=False)
            row.insertWidget(0, full)
        return row

    def _look(self) -> None:
        self.look_button.setEnabled(False)
        self._say(tr("Asking…"))
        self._updates.ask()

    def _show_answer(self, sentence: str) -> None:
        self.look_button.setEnabled(True)
        release = self._updates.release
        link = ""
        if release is not None and self._updates.newer:
            link = f' <a href="{html.escape(release.page)}">{html.escape(tr("What is new"))}</a>'
        self._say(html.escape(sentence) + link)

    def _say(self, rich_text: str) -> None:
        self.answer.setTextFormat(Qt.TextFormat.RichText)
        self.answer.setOpenExternalLinks(True)
        self.answer.setText(rich_text)
        self.answer.show()


class _LicenceTable(QTextBrowser):
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if not moved_by_page(self, event):
            super().keyPressEvent(event)


def _licence_table(listed: Sequence[Component]) -> QTextBrowser:
    rows = "".join(
        f"<tr><td>{_linked(one)}<br><small>{html.escape(tr_marked(one.purpose))}</small></td>"
        f'<td style="padding-left: 20px">{html.escape(one.licence)}</td></tr>'
        for one in listed
    )
    table = named(_LicenceTable(), tr("Work of others in Draftlight, with its licences"))
    reach = Qt.TextInteractionFlag
    # Not LinksAccessibleByKeyboard: Tab would go through sixty links before it came to the button that closes.
    table.setTextInteractionFlags(
        reach.TextSelectableByMouse | reach.TextSelectableByKeyboard | reach.LinksAccessibleByMouse
    )
    table.setTabChangesFocus(True)
    table.setOpenExternalLinks(True)
    table.setHtml(f'<table cellspacing="0" cellpadding="4" width="100%">{rows}</table>')
    table.setMinimumHeight(180)
    return table


def _linked(one: Component) -> str:
    name = html.escape(one.name)
    return f'<a href="{html.escape(one.page)}" style="text-decoration: none">{name}</a>' if one.page else name


def _selectable(text: str, role: str = "") -> QLabel:
    label = note(text, role)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def _show_file(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
