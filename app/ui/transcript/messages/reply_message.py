"""A reply in the transcript, with its figures and its small actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from app.chats.records import AttachedFile, StoredMessage, ToolUse
from app.language import tr
from app.speculation.trace import Trace
from app.traces.judgement import can_replay
from app.ui.toolkit.language.mirroring import place_child
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.transcript.inspection import ModelNames
from app.ui.transcript.message_actions import Disclosure
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.messages.message_menu import ReplyMenu
from app.ui.transcript.messages.message_parts import MessageFiles, ToolUses
from app.ui.transcript.messages.reply_line import ReplyLine
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
        self._rejected_wanted = self._read_only = self._is_newest = self._is_edited = False
        self.body = ReplyBody(typography, self)
        self.body.setAccessibleName(tr("Reply"))
        self.body.is_of_message = True
        self.thoughts = Disclosure(self)
        self.thoughts.toggled.connect(self.body.set_reasoning_open)
        self.body.reasoning_changed.connect(self._show_thoughts)
        self.files = MessageFiles(self)
        self.files.opened.connect(partial(requests.open_file.emit, message_id))
        self.files.hide()
        self.tools = ToolUses(typography, self)
        self.tools.height_changed.connect(self._place)
        self.line = line = ReplyLine(self)
        line.copy_button.clicked.connect(lambda: self._copy(line.copy_button))
        line.versions.stepped.connect(partial(requests.show_version.emit, message_id))
        line.continue_button.clicked.connect(lambda: requests.go_on.emit(message_id))
        line.slow_button.clicked.connect(lambda: requests.replay.emit(message_id))
        line.race_button.clicked.connect(requests.race)
        line.regenerate_button.clicked.connect(lambda: requests.regenerate.emit(message_id))
        self.body.quoted.connect(requests.quote)
        self.menu = ReplyMenu(self, message_id, requests, lambda: self._copy(line.more_button))
        self.menu.colours.setChecked(typography.outcomes_visible)
        self.menu.colours.toggled.connect(self._show_colours)
        line.show_menu(self.menu)
        line.hide()
        self.body.height_changed.connect(self._place)
        self._typography = typography
        self.set_typography(typography)

    @property
    def text(self) -> str:
        return self.body.spans.source

    @property
    def footer_height(self) -> int:
        """The height in pixels of its figures and buttons; 0 while they are hidden."""
        return 0 if self.line.isHidden() else self.line.height()

    def finish(
        self,
        text: str,
        trace: Trace | None,
        spans: TokenSpans | None = None,
        *,
        gradually: bool = False,
        is_edited: bool = False,
    ) -> None:
        """Show the whole reply, also where it has no trace, and its figures.

        Args:
            text: of the reply.
            trace: of how it was written.
            spans: of both, if they were made before.
            gradually: bit by bit, so that a very long one does not hold the window up.
            is_edited: by a person.
        """
        self.trace, self._is_edited = trace, is_edited
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
        self.line.show()
        self.menu.colours.setVisible(trace is not None and can_replay(trace))
        for action in (self.menu.save, self.menu.share):
            action.setVisible(trace is not None and bool(trace.rounds))
        self.menu.seed.show_seed(trace.summary.seed if trace is not None and not self._read_only else None)
        self._offer_replays()
        self._fill_readout()
        self._place()

    def show_stored(self, message: StoredMessage, trace: Trace | None, spans: TokenSpans | None) -> None:
        """Show a reply that was kept: also its tools, and the pictures that one of another program has."""
        self.finish(message.text, trace, spans, is_edited=message.is_edited)
        self.show_tools(message.uses, message.files)

    def show_tools(self, uses: Sequence[ToolUse], files: Sequence[AttachedFile] = ()) -> None:
        """Show what the reply called, its own files, and the pictures that came of its calls so far."""
        self.tools.show_uses(uses)
        shown = [*files, *(picture for use in uses for picture in use.pictures)]
        self.files.show_files(shown[len(self.files.chips) :])
        self.files.set_typography(self._typography)
        self.files.setVisible(bool(self.files.chips))
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

    def _copy(self, pressed: QWidget) -> None:
        copy_text(self.body.answer, pressed)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        self.menu.open_for(self.body, event.globalPos())

    def set_read_only(self) -> None:
        """Offer nothing that has the reply written again, or changes it."""
        self.line.regenerate_button.hide()
        self.menu.hide_changes()
        self.menu.seed.show_seed(None)
        self._read_only = True

    def set_newest(self, newest: bool) -> None:
        """Offer a race and slow motion in words: nothing was said after this reply."""
        if newest != self._is_newest:
            self._is_newest = newest
            self._offer_replays()
            self._place()

    def _offer_replays(self) -> None:
        can_play = self.trace is not None and can_replay(self.trace)
        can_race = can_play and self._is_newest and not self._read_only
        self.menu.replay.setVisible(can_play)
        self.menu.race.setVisible(can_race)
        self.line.offer_words(race=can_race, slow_motion=can_play and self._is_newest)

    def show_version(self, number: int, count: int) -> None:
        self.line.versions.show_place(number, count)
        self._place()

    def offer_to_continue(self, offered: bool) -> None:
        self.line.continue_button.setVisible(offered)
        self._place()

    def set_width(self, width: int) -> None:
        self.resize(width, self.height())
        self.body.resize(width, self.body.height())
        self._place()

    def _place(self) -> None:
        above = self.thoughts.height() + FOOTER_GAP if not self.thoughts.isHidden() else 0
        below = 0
        place_child(self.thoughts, QRect(QPoint(0, 0), self.thoughts.size()))
        self.body.move(0, above)
        if not self.tools.isHidden():
            self.tools.move(0, above + self.body.height())
            above += self.tools.place(self.width())
        if not self.files.isHidden():
            margin = round(self._typography.px(MARGIN_PIXELS))
            high = self.files.place(self.width() - margin)
            place_child(self.files, QRect(margin, above + self.body.height(), self.width() - margin, high))
            above += high + 2 * FOOTER_GAP
        if not self.line.isHidden():
            below = self.line.place(self.width(), self._typography) + FOOTER_GAP
            self.line.move(0, above + self.body.height() + FOOTER_GAP)
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
        self.line.set_typography(typography)
        self._fill_readout()
        self._place()

    def set_rejected_visible(self, visible: bool) -> None:
        """Show wrong guesses where they would have stood, unless this reply is shown as plain text."""
        self._rejected_wanted = visible
        self.body.set_rejected_visible(visible and self.menu.colours.isChecked())

    def _show_colours(self, _coloured: bool) -> None:
        self._restyle_body()
        self.body.set_rejected_visible(self._rejected_wanted and self.menu.colours.isChecked())

    def _restyle_body(self, width: int | None = None) -> None:
        typography = self._typography
        if typography.outcomes_visible != self.menu.colours.isChecked():
            typography = replace(typography, outcomes_visible=self.menu.colours.isChecked())
        self.body.set_typography(typography, width)

    def _fill_readout(self) -> None:
        summary = self.trace.summary if self.trace is not None else None
        self.line.figures.show_figures(summary, self._typography, is_edited=self._is_edited)
