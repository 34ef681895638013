"""A reply in the transcript, with its figures and its small actions."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from app.chats.records import StoredMessage
from app.language import tr
from app.speculation.trace import Trace
from app.traces.judgement import can_replay
from app.traces.readout import readout
from app.ui.toolkit.language.mirroring import place_child, set_margins
from app.ui.toolkit.widgets.buttons import leave_with_menu
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.toolkit.widgets.menu import Menu
from app.ui.transcript.inspection import ModelNames
from app.ui.transcript.message_actions import ActionButton
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.messages.disclosure import Disclosure
from app.ui.transcript.messages.message_files import MessageFiles
from app.ui.transcript.messages.reply_figures import ReplyFigures
from app.ui.transcript.messages.seed_button import SeedButton
from app.ui.transcript.messages.tool_uses import ToolUses
from app.ui.transcript.messages.versions import VersionPicker
from app.ui.transcript.text.reply_body import MARGIN_PIXELS, ReplyBody
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography

FOOTER_GAP = 2


class ReplyMessage(QWidget):
    """A reply, as wide as the column, with its figures and actions below."""

    role = "assistant"

    height_changed = Signal()

    read_downward = True

    def __init__(
        self, message_id: int, typography: Typography, requests: MessageRequests, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self.message_id = message_id
        self.trace: Trace | None = None
        self._rejected_wanted = self._read_only = False
        self.body = ReplyBody(typography, self)
        self.body.setAccessibleName(tr("Reply"))
        self.thoughts = Disclosure(self)
        self.thoughts.toggled.connect(self.body.set_reasoning_open)
        self.body.reasoning_changed.connect(self._show_thoughts)
        self.files = MessageFiles(self)
        self.files.opened.connect(partial(requests.open_file.emit, message_id))
        self.files.hide()
        self.tools = ToolUses(typography, self)
        self.tools.height_changed.connect(self._place)
        self._readout = ReplyFigures(self)
        self.copy_button = ActionButton("copy", tr("Copy reply"), self)
        self.copy_button.clicked.connect(lambda: copy_text(self.body.answer, self.copy_button))
        self.versions = VersionPicker(self)
        self.versions.stepped.connect(partial(requests.show_version.emit, message_id))
        self.colours_button = ActionButton("colours", tr("Colours of this reply"), self)
        self.colours_button.setCheckable(True)
        self.colours_button.setChecked(typography.outcomes_visible)
        self.colours_button.toggled.connect(self._show_colours)
        self.continue_button = ActionButton("continue", tr("Go on writing this reply"), self)
        self.continue_button.clicked.connect(lambda: requests.go_on.emit(self.message_id))
        self.continue_button.hide()
        self.replay_button = ActionButton("replay", tr("Replay in slow motion"), self)
        self.replay_button.clicked.connect(lambda: requests.replay.emit(self.message_id))
        self.regenerate_button = ActionButton("refresh", tr("Write this reply again"), self)
        self.regenerate_button.clicked.connect(lambda: requests.regenerate.emit(self.message_id))
        self.seed_button = SeedButton(self)
        self.seed_button.lock_changed.connect(requests.keep_seed)
        self.body.quoted.connect(requests.quote)
        self.more_button = self._make_more(requests)
        self._footer = QWidget(self)
        self._actions = QHBoxLayout()
        self._actions.setSpacing(4)
        self._actions.addStretch(1)
        self._buttons = (
            self.seed_button,
            self.continue_button,
            self.colours_button,
            self.replay_button,
            self.copy_button,
            self.regenerate_button,
            self.more_button,
        )
        for widget in (self.versions, *self._buttons):
            self._actions.addWidget(widget)
        for earlier, later in pairwise(self._buttons):
            QWidget.setTabOrder(earlier, later)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._footer)
        row.setSpacing(4)
        row.addWidget(self._readout, 1)
        row.addLayout(self._actions)
        self._footer.hide()
        self.body.height_changed.connect(self._place)
        self._typography = typography
        self.set_typography(typography)

    @property
    def text(self) -> str:
        """The reply as it was written, in Markdown."""
        return self.body.spans.source

    @property
    def footer_height(self) -> int:
        """The height in pixels of its figures and buttons; 0 while they are hidden."""
        return 0 if self._footer.isHidden() else self._footer.height()

    def finish(
        self, text: str, trace: Trace | None, spans: TokenSpans | None = None, *, gradually: bool = False
    ) -> None:
        """Show the whole reply and its figures.

        Args:
            text: the reply, also where there is no trace.
            trace: what speculation did.
            spans: of both, if they were made before.
            gradually: from its beginning on, bit by bit, so that a very long one does not hold the window up.
        """
        self.trace = trace
        if trace is not None:
            self.body.model_names = ModelNames.of(trace.summary)
        if spans is None and trace is not None and self.body.spans.are_of(trace.rounds):
            spans = self.body.spans  # all of them came while it was written
            spans.show_as(text)
        elif spans is None:
            spans = TokenSpans.of(trace.rounds if trace else (), text)
        if gradually:
            self.body.show_gradually(spans)
        else:
            self.body.show_spans(spans)
        self._footer.show()
        is_replayable = trace is not None and can_replay(trace)
        self.colours_button.setVisible(is_replayable)
        self.replay_button.setVisible(is_replayable)
        self.more_button.setVisible(trace is not None and bool(trace.rounds))
        self.seed_button.show_seed(trace.summary.seed if trace is not None and not self._read_only else None)
        self._fill_readout()
        self._place()

    def show_stored(self, message: StoredMessage, trace: Trace | None, spans: TokenSpans | None) -> None:
        """Show a reply that was kept: also its tools, and the pictures that one of another program has."""
        self.finish(message.text, trace, spans)
        self.files.show_files(message.files)
        self.files.set_typography(self._typography)
        self.files.setVisible(bool(message.files))
        if message.uses:
            self.tools.show_uses(message.uses)
        elif message.files:
            self._place()

    def bring_out(self, round_index: int) -> QRectF | None:
        """Show the words of a round and return where they stand in this message; ``None`` for words not to be seen."""
        body = self.body
        body.show_all()
        entries = body.spans.entries_of_round(round_index)
        if entries and body.reasoning is not None and body.spans.entries[entries[0]].offset < body.reasoning.end:
            self.thoughts.setChecked(True)
        stretch = body.page.stretch_of(entries)
        if stretch is None:
            return None
        place, cursor = QRectF(), QTextCursor(body.document())
        for position in stretch:
            cursor.setPosition(position)
            place = place.united(QRectF(body.cursorRect(cursor)))
        return place.translated(QPointF(body.viewport().mapTo(self, QPoint())))

    def _make_more(self, requests: MessageRequests) -> ActionButton:
        button = ActionButton("more", tr("More about this reply"), self)
        menu = Menu(parent=button)
        menu.addAction(tr("Save as recorded reply…"), lambda: requests.save.emit(self.message_id))
        menu.addAction(tr("Share as HTML page…"), lambda: requests.share.emit(self.message_id))
        self._compare = menu.addAction(tr("Compare answers…"), lambda: requests.compare.emit(self.message_id))
        button.setMenu(menu)
        leave_with_menu(button)
        button.setPopupMode(ActionButton.ToolButtonPopupMode.InstantPopup)
        return button

    def set_read_only(self) -> None:
        """Hide what would have this reply written again, and what would keep its seed."""
        self.regenerate_button.hide()
        self._compare.setVisible(False)
        self.seed_button.show_seed(None)
        self._read_only = True

    def show_version(self, number: int, count: int) -> None:
        self.versions.show_place(number, count)
        self._place()
        self._row.activate()

    def offer_to_continue(self, offered: bool) -> None:
        self.continue_button.setVisible(offered)
        self._place()

    def set_width(self, width: int) -> None:
        """Take a width; the height follows from it."""
        self.resize(width, self.height())
        self.body.resize(width, self.body.height())
        self._place()

    def _place(self) -> None:
        above = self.thoughts.height() + FOOTER_GAP if not self.thoughts.isHidden() else 0
        below = 0
        place_child(self.thoughts, QRect(QPoint(0, 0), self.thoughts.size()))
        self.body.move(0, above)
        if not self.files.isHidden():
            margin = round(self._typography.px(MARGIN_PIXELS))
            high = self.files.place(self.width() - margin)
            place_child(self.files, QRect(margin, above + self.body.height(), self.width() - margin, high))
            above += high + 2 * FOOTER_GAP
        above_body, above = above, above + (self.tools.place(self.width()) if not self.tools.isHidden() else 0)
        self.tools.move(0, above_body + self.body.height())
        if not self._footer.isHidden():
            for row in (self._actions, self._row):  # they hear of other sizes a turn of the event loop later
                row.invalidate()
            narrow = self._actions.sizeHint().width() > self.width() / 2
            sides = QBoxLayout.Direction
            self._row.setDirection(sides.TopToBottom if narrow else sides.LeftToRight)
            margin = round(self._typography.px(MARGIN_PIXELS))
            set_margins(self._row, margin, 0, 0, 0)
            room = self.width() - margin
            beside = 0 if narrow else self._actions.sizeHint().width() + self._row.spacing()
            self._readout.fit(room - beside, seed_elsewhere=not self.seed_button.isHidden())
            below = max(self._row.totalHeightForWidth(self.width()), self._row.totalMinimumSize().height())
            self._footer.setGeometry(0, above + self.body.height() + FOOTER_GAP, self.width(), below)
            below += FOOTER_GAP
        height = above + self.body.height() + below
        if self.height() != height:
            self.resize(self.width(), height)
            self.height_changed.emit()

    def _show_thoughts(self) -> None:
        reasoning = self.body.reasoning
        shown = reasoning is not None and reasoning.words > 0
        if reasoning is not None and shown:
            self.thoughts.set_label(reasoning.label)
        if shown == self.thoughts.isHidden():
            self.thoughts.setVisible(shown)
            self._place()

    def retype(self, typography: Typography, width: int) -> None:
        """Take other looks and another width; the text is laid out once for both."""
        self.resize(width, self.height())
        self.set_typography(typography, width)
        self.set_width(width)

    def set_typography(self, typography: Typography, width: int | None = None) -> None:
        self._typography = typography
        self._restyle_body(width)
        self.thoughts.set_typography(typography)
        self.files.set_typography(typography)
        self.tools.set_typography(typography)
        self.versions.set_typography(typography)
        for button in self._buttons:
            button.set_typography(typography)
        self._readout.setFont(typography.interface_font(13))
        self._fill_readout()
        for label in (self._readout, *self._buttons):
            label.ensurePolished()
        for row in (self._actions, self._row):  # they would tell of the sizes before
            row.invalidate()
        self._place()

    def set_rejected_visible(self, visible: bool) -> None:
        """Show wrong guesses where they would have stood, unless this reply is shown as plain text."""
        self._rejected_wanted = visible
        self.body.set_rejected_visible(visible and self.colours_button.isChecked())

    def _show_colours(self, _coloured: bool) -> None:
        self._restyle_body()
        self.body.set_rejected_visible(self._rejected_wanted and self.colours_button.isChecked())

    def _restyle_body(self, width: int | None = None) -> None:
        typography = self._typography
        if typography.outcomes_visible != self.colours_button.isChecked():
            typography = replace(typography, outcomes_visible=self.colours_button.isChecked())
        self.body.set_typography(typography, width)

    def _fill_readout(self) -> None:
        if self.trace is None:
            self._readout.clear()
            return
        summary = self.trace.summary
        self._readout.show_figures(readout(summary), summary.seed, self._typography)
