"""First page of a new chat: introduction, one button, and the meaning of the colours."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.language import tr, tr_marked
from app.traces.trace_files import SAMPLES
from app.ui.chat.first_page.example_questions import teaching_prompts
from app.ui.chat.first_page.prompt_button import PromptButton
from app.ui.how_it_works.example_player import ExamplePlayer
from app.ui.toolkit.appearance.text_column import side_margin
from app.ui.toolkit.appearance.theme import FollowsTheme
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import plain_button, primary_button, quiet_button
from app.ui.toolkit.widgets.labels import display, heading, muted

MARGIN_PIXELS = 24
SIDE_BY_SIDE_FROM = 0.95
"""Of the text's greatest width: cards stand side by side from there on, below each other in less room."""


class Welcome(FollowsTheme, QScrollArea):
    """Two cards while no pair is chosen; afterwards a few questions to begin with."""

    prompt_picked = Signal(object)
    """A :class:`~app.ui.chat.first_page.example_questions.TeachingPrompt` to ask."""
    sample_requested = Signal(int)
    """The place of a recorded sample in the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._title = display(tr("Chat with a model on your own computer"))
        self._title.setWordWrap(True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.example = ExamplePlayer()

        self.starter_button = primary_button(tr("Start"))
        self.starter_button.setAccessibleName(tr("Try it now, nothing to download"))
        self.catalog_button = plain_button(tr("Choose a pair…"))
        self.files_button = quiet_button(tr("Open files…"))
        self.files_button.setAccessibleName(tr("Open model files"))
        self._cards = QWidget()
        self._cards_layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._cards)
        self._fill_cards()
        self._chosen = False
        self.prompts = [PromptButton(prompt) for prompt in teaching_prompts()]
        self._prompts_layout = QGridLayout()
        self._examples = self._make_examples()
        self.samples = [quiet_button(tr_marked(sample.title), tr_marked(sample.about)) for sample in SAMPLES]
        self._samples_row = self._make_samples()
        self.explain_button = self.example.explain_button
        self._lay_out()
        self.show_chosen(chosen=False)

    def _fill_cards(self) -> None:
        self._cards_layout.setContentsMargins(0, 0, 0, 0)
        self._cards_layout.addWidget(
            _card(
                tr("Try it now, nothing to download"),
                tr(
                    "The starter pair, one tiny model at two precisions: the exact copy answers, the rough copy "
                    "guesses. For learning, not for speed, and offline. Do not expect clever answers; get a real "
                    "pair for real use."
                ),
                self.starter_button,
            ),
            1,
        )
        self._cards_layout.addWidget(
            _card(
                tr("Get a real pair"),
                tr(
                    "Download a big model and a small one that work together, in one click. Or use GGUF files you "
                    "have: open them, or drop them on this window."
                ),
                self.catalog_button,
                self.files_button,
            ),
            1,
        )

    def _make_examples(self) -> QWidget:
        box = QWidget()
        self._prompts_layout.setContentsMargins(0, 0, 0, 0)
        box.setLayout(self._prompts_layout)
        for button in self.prompts:
            button.clicked.connect(partial(self._pick, button))
        return box

    def _make_samples(self) -> QWidget:
        """Make the buttons for replies that can be watched with no model at all."""
        for button, sample in zip(self.samples, SAMPLES, strict=True):
            button.setAccessibleName(tr("Watch a recorded reply: {title}", title=tr_marked(sample.title)))
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        words = muted(tr("Watch a recorded reply in slow motion, no model needed:"))
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        words.setWordWrap(True)
        column.addWidget(words)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addStretch(1)
        for place, button in enumerate(self.samples):
            button.clicked.connect(partial(self._watch, place))
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        return box

    def _watch(self, place: int, _checked: bool = False) -> None:
        self.sample_requested.emit(place)

    def _pick(self, button: PromptButton, _checked: bool = False) -> None:
        self.prompt_picked.emit(button.prompt)

    def _place_prompts(self, columns: int) -> None:
        for place, button in enumerate(self.prompts):
            self._prompts_layout.addWidget(button, place // columns, place % columns)
        for column in range(2):
            self._prompts_layout.setColumnStretch(column, 1 if column < columns else 0)

    def _lay_out(self) -> None:
        column = self._column = QWidget()
        inner = self._inner = QVBoxLayout(column)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addStretch(2)
        inner.addWidget(self._title)
        inner.addWidget(self.example)
        inner.addWidget(self._samples_row)
        inner.addSpacing(12)
        inner.addWidget(self._cards)
        inner.addWidget(self._examples)
        inner.addStretch(3)
        page = QWidget()
        page.setObjectName("welcomePage")
        outer = self._page_layout = QHBoxLayout(page)
        outer.addWidget(column)
        self.setWidget(page)

    def set_column_width(self, width: int) -> None:
        """Set the greatest width, in pixels."""
        self._column.setMaximumWidth(width)
        self._arrange()

    def show_theme(self) -> None:
        gap = 6 if self._theme.look.compact else 12
        self._inner.setSpacing(gap)
        self._prompts_layout.setSpacing(gap)
        self._cards_layout.setSpacing(gap + 4)
        self._arrange()

    def show_chosen(self, *, chosen: bool) -> None:
        """Say whether a pair is chosen, so that a chat can begin."""
        self._title.setText(
            tr("What would you like to know?") if chosen else tr("Chat with a model on your own computer")
        )
        self._cards.setVisible(not chosen)
        self._samples_row.setVisible(not chosen)
        self._examples.setVisible(chosen)
        self._chosen = chosen
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width = self.viewport().width()
        side = side_margin(self.width())
        # A scroll bar takes its room out of the margin: the text stays in line with what stands above and below.
        set_margins(self._page_layout, side, MARGIN_PIXELS, side - (self.width() - width), MARGIN_PIXELS)
        wide = width >= SIDE_BY_SIDE_FROM * self._column.maximumWidth()
        self._cards_layout.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._place_prompts(2 if wide else 1)
        self.example.set_example_shown(not self._chosen and self._start_in_view(width - 2 * side, wide=wide))

    def _start_in_view(self, room: int, *, wide: bool) -> bool:
        """Return whether the example leaves the first card where nobody has to scroll for it."""
        width = min(room, self._column.maximumWidth())
        layout, last = self._column.layout(), self._cards_layout.itemAt(1)
        assert layout is not None
        height = layout.totalHeightForWidth(width) + self.example.extra_height(width)
        if not wide and last is not None:  # the second card may be scrolled for
            height -= last.heightForWidth(width) + self._cards_layout.spacing()
        return height + 2 * MARGIN_PIXELS <= self.viewport().height()


def _card(title: str, text: str, *buttons: QPushButton) -> QFrame:
    card = QFrame()
    card.setProperty("role", "card")
    words = muted(text)
    words.setWordWrap(True)
    title_label = heading(title)
    title_label.setWordWrap(True)
    layout = QVBoxLayout(card)
    layout.setContentsMargins(20, 18, 20, 20)
    layout.setSpacing(8)
    layout.addWidget(title_label)
    layout.addWidget(words)
    layout.addStretch(1)
    layout.addSpacing(8)
    row = QHBoxLayout()
    row.setSpacing(8)
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    layout.addLayout(row)
    return card
