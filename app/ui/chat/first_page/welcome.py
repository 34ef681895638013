"""The page that a new chat shows before anything was said: a film of guessing ahead, one button, and the small ways on.

Once models are chosen, it has questions to begin with instead.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
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
from app.ui.how_it_works.film_player import SIZES, FilmPlayer
from app.ui.toolkit.appearance.text_column import side_margin
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import primary_button, quiet_button
from app.ui.toolkit.widgets.labels import display, muted

MARGIN_PIXELS = 24
SIDE_BY_SIDE_FROM = 0.95
"""Of the text's greatest width: questions stand side by side from there on, below each other in less room."""


class Welcome(FollowsTheme, QScrollArea):
    """The film and the ways to a model while no pair is chosen; afterwards a few questions."""

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
        self._title = display(tr("What would you like to know?"))
        self._lead = muted(tr("Chat with a model on your own computer"))
        for label in (self._title, self._lead):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.film = FilmPlayer()
        self.starter_button = primary_button(
            tr("Try it now, nothing to download"),
            tr(
                "The starter pair, one tiny model at two precisions: the exact copy answers, the rough copy "
                "guesses. For learning, not for speed, and offline."
            ),
        )
        self.starter_button.setProperty("scale", "large")
        self.catalog_button = quiet_button(
            tr("Get a real pair…"),
            tr(
                "Download a big model and a small one that work together, in one click. GGUF files that you have can "
                "be dropped on this window."
            ),
        )
        self._ways = QWidget()
        ways = QVBoxLayout(self._ways)
        ways.setContentsMargins(0, 0, 0, 0)
        ways.setSpacing(8)
        for button in (self.starter_button, self.catalog_button):
            ways.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._chosen = False
        self.prompts = [PromptButton(prompt) for prompt in teaching_prompts()]
        self._prompts_layout = QGridLayout()
        self._questions = self._make_questions()
        self.samples = [quiet_button(tr_marked(sample.title), tr_marked(sample.about)) for sample in SAMPLES]
        self.explain_button = quiet_button(tr("How it works"), tr("One example, step by step"))
        self._links_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._links = self._make_links()
        self._lay_out()
        self.show_chosen(chosen=False)

    def _make_questions(self) -> QWidget:
        box = QWidget()
        self._prompts_layout.setContentsMargins(0, 0, 0, 0)
        box.setLayout(self._prompts_layout)
        for button in self.prompts:
            button.clicked.connect(partial(self._pick, button))
        return box

    def _make_links(self) -> QWidget:
        """Make the row of small ways on: recorded replies, which need no model, the explanation, and the film."""
        box = QWidget()
        row = self._links_row
        box.setLayout(row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self._watch_label = muted(tr("Recorded replies:"))
        row.addStretch(1)
        row.addWidget(self._watch_label, 0, Qt.AlignmentFlag.AlignCenter)
        for place, (button, sample) in enumerate(zip(self.samples, SAMPLES, strict=True)):
            button.setAccessibleName(tr("Watch a recorded reply: {title}", title=tr_marked(sample.title)))
            button.clicked.connect(partial(self._watch, place))
        for link in self._small_links:
            link.setProperty("scale", "small")
            row.addWidget(link, 0, Qt.AlignmentFlag.AlignCenter)
        row.addStretch(1)
        return box

    @property
    def _small_links(self) -> tuple[QPushButton, ...]:
        return (*self.samples, self.explain_button, self.film.play_button)

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
        for widget, below in ((self._title, 0), (self._lead, 12), (self.film, 16), (self._ways, 20)):
            inner.addWidget(widget)
            inner.addSpacing(below)
        inner.addWidget(self._questions)
        inner.addWidget(self._links)
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

    def follow_theme(self, theme: Theme) -> None:
        self.film.follow_theme(theme)
        super().follow_theme(theme)

    def show_theme(self) -> None:
        gap = 6 if self._theme.look.compact else 12
        self._inner.setSpacing(gap)
        self._prompts_layout.setSpacing(gap)
        self._arrange()

    def show_chosen(self, *, chosen: bool) -> None:
        """Say whether a pair is chosen, so that a chat can begin."""
        for widget in (self._title, self._questions):
            widget.setVisible(chosen)
        for widget in (self._lead, self.film, self._ways, self._watch_label, *self.samples, self.film.play_button):
            widget.setVisible(not chosen)
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
        room = min(width - 2 * side, self._column.maximumWidth())
        self._place_prompts(2 if width >= SIDE_BY_SIDE_FROM * self._column.maximumWidth() else 1)
        links = [link for link in (self._watch_label, *self._small_links) if not link.isHidden()]
        needed = sum(link.sizeHint().width() + self._links_row.spacing() for link in links)
        sides = QBoxLayout.Direction
        self._links_row.setDirection(sides.LeftToRight if needed <= room else sides.TopToBottom)
        self.film.show_film(None if self._chosen else self._film_size(room))

    def _film_size(self, room: int) -> float | None:
        """Return the size of letters at which the film leaves the button where nobody has to scroll for it."""
        layout = self._column.layout()
        assert layout is not None
        height = layout.totalHeightForWidth(room) + 2 * MARGIN_PIXELS
        if self._links_row.direction() is QBoxLayout.Direction.TopToBottom:  # these may be scrolled for
            height -= self._links.sizeHint().height()
        most = self.viewport().height() - height
        return next((size for size in SIZES if self.film.extra_height(room, size) <= most), None)
