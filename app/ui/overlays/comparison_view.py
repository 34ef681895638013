"""Answers side by side: one question, two to four answers at once, one of which is kept."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.chats.assistants import Assistant
from app.conversation.chat_events import EndedReply
from app.conversation.chat_session import ChatSession
from app.conversation.comparison import (
    FEWEST,
    MOST,
    AnswerSetup,
    Difference,
    setups_by_assistant,
    setups_by_seed,
    setups_by_temperature,
)
from app.errors import WorldError
from app.language import tr, tr_count, tr_marked
from app.requests.engine_requests import question_before
from app.speculation.trace import Round
from app.ui.overlays.reply_pane import LivePane
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.buttons import plain_button, primary_button
from app.ui.toolkit.widgets.labels import ElidedLabel, emphasised, muted
from app.ui.toolkit.widgets.layouts import Stretch, fill
from app.ui.transcript.inspector import InspectorControl
from app.ui.transcript.typography import Typography

FRAME_MS = 100
"""Between two repaints while the answer is written: several are, and painting takes time from them."""
_LEAST_WIDTH = 260
"""Pixels at usual size; where there is less room, the columns scroll."""


class AnswerColumn(QFrame):
    """Shows an answer while it is written and afterwards."""

    def __init__(self, name: str, typography: Typography) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(name)
        self.pane = LivePane(typography, name, FRAME_MS)
        self.figures = ElidedLabel(tr("Waiting…"))
        self.figures.setProperty("role", "muted")
        self.keep_button = plain_button(tr("Keep this one"))
        self.keep_button.setAccessibleName(tr("Keep this one: {name}", name=name))
        self.keep_button.setEnabled(False)
        parts = (emphasised(name), (self.pane, 1), self.figures, self.keep_button)
        fill(QVBoxLayout(self), *parts, gap=8, margins=(14, 12, 14, 12))
        self.set_typography(typography)

    def add_rounds(self, rounds: Sequence[Round]) -> None:
        self.figures.set_full_text(tr("Writing…"))
        self.pane.add_rounds(rounds)

    def end(self, reply: EndedReply) -> None:
        """Show the whole answer with its figures, and let it be kept, if there is any of it."""
        self.figures.set_full_text(self.pane.end(reply) or tr("Not written"))
        self.figures.setToolTip(self.figures.full_text)
        self.keep_button.setEnabled(bool(reply.text))

    def set_typography(self, typography: Typography) -> None:
        self.pane.set_typography(typography)
        self.setMinimumWidth(round(typography.px(_LEAST_WIDTH)))


class ComparisonView(FollowsTheme, QWidget):
    """Asks how the answers are to differ, then shows them in columns."""

    left = Signal()
    """The person is done: one answer was kept, or none."""

    def __init__(self, theme: Theme, chat: ChatSession) -> None:
        super().__init__()
        self._chat = chat
        self.setAccessibleName(tr("Answers side by side"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._typography = Typography.of(theme)
        self._message_id: int | None = None
        self.columns: dict[int, AnswerColumn] = {}
        self.question = ElidedLabel()
        self.question.setProperty("role", "muted")
        self.close_button = plain_button(tr("Close"), tr("Back to the chat (Esc)"))
        self.close_button.clicked.connect(self.left)
        self.stop_button = plain_button(tr("Stop"))
        self.stop_button.clicked.connect(lambda _: chat.stop())
        self.count = QComboBox()
        self.count.setAccessibleName(tr("Number of answers"))
        for count in range(FEWEST, MOST + 1):
            self.count.addItem(tr_count("%n answer", "%n answers", count), count)
        self.difference = QComboBox()
        self.difference.setAccessibleName(tr("Differing in"))
        for difference in Difference:
            self.difference.addItem(tr_marked(difference), difference)
        self.assistants = [QComboBox() for _ in range(MOST)]
        self.start_button = primary_button(tr("Write them"))
        self.start_button.clicked.connect(self._start)
        self.count.currentIndexChanged.connect(self._show_choices)
        self.difference.currentIndexChanged.connect(self._show_choices)
        self._lay_out()
        self._inspecting = InspectorControl(self)
        chat.compared_rounds.connect(self._add_rounds)
        chat.reply_ended.connect(self._end_answer)
        self.follow_theme(theme)

    def _lay_out(self) -> None:
        title = emphasised(tr("Answers side by side"))
        head = fill(QHBoxLayout(), title, (self.question, 1), self.stop_button, self.close_button, gap=12)
        explanation = muted(
            tr(
                "Answers to the same question, written at the same time. The one that you keep stands in the chat; the "
                "others stay as its other versions."
            )
        )
        explanation.setWordWrap(True)
        differing = muted(tr("differing in", meaning="answers"))
        kind = fill(QHBoxLayout(), self.count, differing, self.difference, self.start_button, Stretch(), gap=8)
        self.same_answers = muted(tr("With a temperature of 0 all seeds give the same answer."))
        self.same_answers.setWordWrap(True)
        switches = QHBoxLayout()
        switches.setSpacing(8)
        for box in self.assistants:
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            switches.addWidget(box, 1)
        self._choices = QWidget()
        fill(QVBoxLayout(self._choices), explanation, kind, self.same_answers, switches, gap=12)
        self._row = QFrame()
        self._in_row = fill(QHBoxLayout(self._row), gap=12)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._row)
        for surface in (self._scroll.viewport(), self._row):  # the surface of the page is seen between the columns
            surface.setAutoFillBackground(False)
        fill(QVBoxLayout(self), head, self._choices, (self._scroll, 1), gap=12, margins=(16, 12, 16, 12))

    def begin(self, message_id: int) -> None:
        """Ask how the answers to the question of a reply are to differ."""
        self._message_id = message_id
        self._clear()
        question = question_before(self._chat.messages, message_id) or ""
        self.question.set_full_text(" ".join(question.split()))
        current, others = self._chat.settings.current, self._chat.settings.all_assistants()
        for place, box in enumerate(self.assistants):
            box.clear()
            box.setAccessibleName(tr("Assistant of answer {number}", number=place + 1))
            for one in (None, *others):
                box.addItem(tr("No assistant") if one is None else one.name, one)
            names = [None if one is None else one.id for one in (None, *others)]
            at = names.index(current.id) if current is not None and current.id in names else 0
            box.setCurrentIndex((at + place) % len(names))
        self._choices.show()
        self.stop_button.hide()
        self._show_choices()
        self.start_button.setFocus()

    def end(self, message_id: int | None = None) -> None:
        """End the comparison and keep an answer; ``None``: the reply that was there."""
        if self._message_id is not None:
            self._message_id = None
            self._clear()
            self._chat.comparison.end(message_id)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Keep nothing that was not chosen: something else takes the place."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.end()

    def show_theme(self) -> None:
        self._typography = Typography.of(self._theme)
        self._inspecting.set_typography(self._typography)
        for column in self.columns.values():
            column.set_typography(self._typography)

    def _show_choices(self) -> None:
        difference = self.difference.currentData()
        self.same_answers.setVisible(
            difference == Difference.SEED and self._chat.settings.settings_in_use.temperature == 0
        )
        by_assistant = difference == Difference.ASSISTANT
        for place, box in enumerate(self.assistants):
            box.setVisible(by_assistant and place < self.count.currentData())

    def _setups(self) -> Sequence[AnswerSetup]:
        settings, count = self._chat.settings, int(self.count.currentData())
        match Difference(self.difference.currentData()):
            case Difference.SEED:
                return setups_by_seed(settings, count)
            case Difference.TEMPERATURE:
                return setups_by_temperature(settings, count)
            case Difference.ASSISTANT:
                chosen: list[Assistant | None] = [box.currentData() for box in self.assistants[:count]]
                return setups_by_assistant(settings, chosen)

    def _start(self) -> None:
        if self._message_id is None:
            return
        setups = self._setups()
        try:
            answers = self._chat.comparison.begin(self._message_id, setups)
        except WorldError as error:
            self._chat.problem.emit(error)
            return
        self._choices.setHidden(bool(answers))
        self.stop_button.setVisible(bool(answers))
        for message_id, setup in zip(answers, setups, strict=False):
            column = self.columns[message_id] = AnswerColumn(setup.name, self._typography)
            column.keep_button.clicked.connect(lambda _=False, chosen_id=message_id: self._keep(chosen_id))
            self._inspecting.watch(column.pane.body)
            self._in_row.addWidget(column)
        self.close_button.setFocus()

    def _keep(self, message_id: int) -> None:
        self.end(message_id)
        self.left.emit()

    def _clear(self) -> None:
        for column in self.columns.values():
            column.hide()
            column.deleteLater()
        self.columns.clear()

    def _add_rounds(self, message_id: int, rounds: list[Round]) -> None:
        if message_id in self.columns:
            self.columns[message_id].add_rounds(rounds)

    def _end_answer(self, reply: EndedReply) -> None:
        if reply.message_id in self.columns:
            self.columns[reply.message_id].end(reply)
            self.stop_button.setVisible(self._chat.is_busy_here)
