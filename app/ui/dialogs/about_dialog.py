"""About the program: which version this is, where a person's data lies, and whose work is in it."""

from __future__ import annotations

import html
import platform
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QScrollArea, QTextBrowser, QVBoxLayout, QWidget

from app import __version__
from app.about import Component, components, facts, notices, package_versions
from app.language import tr, tr_marked
from app.ui.dialogs.update_check import UpdateWatch
from app.ui.toolkit.appearance.icons import application_icon
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.keyboard import moved_by_page
from app.ui.toolkit.language.mirroring import begin_at_edge
from app.ui.toolkit.widgets.buttons import plain_button, primary_button, quiet_button
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.toolkit.widgets.labels import display, heading, muted

ICON_PX = 64
SIDE = 28


class AboutDialog(QDialog):
    """Shows facts to read and to copy; asks nobody anything by itself."""

    def __init__(self, data: Path, updates: UpdateWatch, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Draftlight"))
        self._data = data
        self._updates = updates
        self.answer = _wrapped("")
        self.answer.setProperty("rich", True)
        self.answer.setAccessibleName(tr("Newer versions"))
        self.answer.hide()
        self.look_button = plain_button(tr("Look for a newer version"), tr("Asks the project's release page once"))
        self.look_button.clicked.connect(self._look)
        self.copy_button = plain_button(tr("Copy these facts"), tr("For a question or a report: versions, no chats"))
        self.copy_button.clicked.connect(lambda: copy_text(facts(), self.copy_button))
        self.folder_button = plain_button(tr("Open the folder"))
        self.folder_button.clicked.connect(lambda: _show_file(self._data))
        self.licences = _licence_table(components())
        updates.answered.connect(self._show_answer)
        self._lay_out()
        height = parent.height() - 60 if parent is not None else 680
        self.resize(wide(self, 61), min(760, max(420, height)))

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(SIDE, 24, SIDE, 12)
        column.setSpacing(6)
        column.addLayout(self._head())
        column.addSpacing(10)
        column.addLayout(_left_aligned(self.look_button, self.copy_button))
        column.addWidget(self.answer)
        column.addSpacing(18)
        column.addWidget(heading(tr("Where your data is")))
        column.addWidget(_selectable(str(self._data)))
        column.addWidget(
            _wrapped(
                tr("Chats, settings, models and a log without your words. It all stays here when Draftlight goes.")
            )
        )
        column.addLayout(_left_aligned(self.folder_button))
        column.addSpacing(18)
        column.addWidget(heading(tr("Licences")))
        column.addWidget(
            _wrapped(tr("Draftlight is free software under the Apache Licence 2.0. It rests on work of others:"))
        )
        column.addWidget(self.licences, 1)
        scroll = QScrollArea()
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setAccessibleName(tr("About Draftlight"))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._foot())

    def _head(self) -> QHBoxLayout:
        sign = QLabel()
        sign.setPixmap(application_icon().pixmap(QSize(ICON_PX, ICON_PX), self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(display(f"Draftlight {__version__}"))
        words.addWidget(_wrapped(tr("Chat with language models on your own computer, and watch them guess ahead.")))
        llama = package_versions()["llama-cpp-python"]
        parts = [
            f"Python {platform.python_version()}",
            f"Qt {qVersion()}",
            f"llama-cpp-python {llama}" if llama else "",
        ]
        words.addWidget(_selectable(" · ".join(part for part in parts if part), role="muted"))
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(SIDE, 8, SIDE, 16)
        texts = notices()
        if texts is not None:
            full = quiet_button(tr("Full licence texts"))
            full.setAutoDefault(False)
            full.clicked.connect(lambda: _show_file(texts))
            row.addWidget(full)
        row.addStretch(1)
        close = primary_button(tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row.addWidget(close)
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
    table = _LicenceTable()
    reach = Qt.TextInteractionFlag
    # Not LinksAccessibleByKeyboard: Tab would go through sixty links before it came to the button that closes.
    table.setTextInteractionFlags(
        reach.TextSelectableByMouse | reach.TextSelectableByKeyboard | reach.LinksAccessibleByMouse
    )
    table.setTabChangesFocus(True)
    table.setAccessibleName(tr("Work of others in Draftlight, with its licences"))
    table.setOpenExternalLinks(True)
    table.setHtml(f'<table cellspacing="0" cellpadding="4" width="100%">{rows}</table>')
    table.setMinimumHeight(180)
    return table


def _linked(one: Component) -> str:
    name = html.escape(one.name)
    return f'<a href="{html.escape(one.page)}" style="text-decoration: none">{name}</a>' if one.page else name


def _wrapped(text: str) -> QLabel:
    label = muted(text)
    label.setWordWrap(True)
    return label


def _selectable(text: str, role: str = "") -> QLabel:
    label = muted(text) if role == "muted" else QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    begin_at_edge(label)
    label.setWordWrap(True)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def _left_aligned(*buttons: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row


def _show_file(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
