"""The page that a new chat shows before anything was said: a film of guessing ahead, one button, and the small ways on.

Once models are chosen, it has questions to begin with instead.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.language import number, tr, tr_marked
from app.paths import resources
from app.traces.trace_files import SAMPLES
from app.ui.how_it_works.film_player import SIZES, FilmPlayer
from app.ui.toolkit.appearance.text_column import side_margin
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import primary_button, quiet_button
from app.ui.toolkit.widgets.labels import display, emphasised, muted
from app.ui.toolkit.widgets.layouts import Stretch, fill

DARING = 1.5
"""A temperature at which the big model often takes a word that another model would not have guessed. Two copies of one
model, as in the starter pair, still guess each other well: the lesson promises no more than is seen there."""


@dataclass(frozen=True, slots=True)
class TeachingPrompt:
    """A question, and what it shows in plain words."""

    title: str
    lesson: str
    question: str
    temperature: float | None = None
    """For this reply alone; ``None``: as it is set."""


_LESSONS = (
    ("code", tr("Write some code"), tr("Guessing shines: code says the next word well in advance."), None),
    ("list", tr("List the planets"), tr("Guessing shines: in a list every line is built alike."), None),
    ("rewrite", tr("Rewrite a text"), tr("Guessing shines: most of the reply stands in the question already."), None),
    (
        "poem",
        tr("A daring poem"),
        tr(
            "Guessing is hard: at temperature {temperature} (for this reply only) words are a surprise, and more are "
            "missed.",
            temperature=number(DARING, 1),
        ),
        DARING,
    ),
)


def teaching_prompts() -> tuple[TeachingPrompt, ...]:
    """Return the questions where guessing shines, then the one where it does not."""
    stored = json.loads((resources() / "prompts.json").read_text(encoding="utf-8"))
    questions = {entry["kind"]: entry["prompt"] for entry in stored}
    return tuple(
        TeachingPrompt(title, lesson, questions[kind], temperature) for kind, title, lesson, temperature in _LESSONS
    )


class PromptButton(QPushButton):
    """A button as high as its words need at the width it has; read aloud as one sentence."""

    def __init__(self, prompt: TeachingPrompt) -> None:
        super().__init__()
        self.prompt = prompt
        self.setProperty("role", "prompt")
        self.setAccessibleName(f"{prompt.title}. {prompt.lesson}")
        self.setToolTip(_shortened(prompt.question))
        self._words = (emphasised(prompt.title), muted(prompt.lesson))
        for label in self._words:
            label.setWordWrap(True)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        fill(QVBoxLayout(self), *self._words, Stretch(), gap=4, margins=(16, 12, 16, 12))
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)  # a button's own can be too wide for its column
        policy.setVerticalPolicy(QSizePolicy.Policy.MinimumExpanding)  # as high as its neighbour
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_lesson_shown(self, shown: bool) -> None:
        """Show beside the question what its answer will show."""
        self._words[1].setVisible(shown)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return QWidget.heightForWidth(self, width)  # as its layout wants it, not as a button without one

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QWidget.minimumSizeHint(self)


def _shortened(question: str) -> str:
    return question if len(question) <= 160 else question[:157].rstrip() + "…"


MARGIN_PIXELS = 24
SIDE_BY_SIDE_FROM = 0.95
"""Of the text's greatest width: questions stand side by side from there on, below each other in less room."""


class Welcome(FollowsTheme, QScrollArea):
    """The film and the ways to a model while no pair is chosen; afterwards a few questions."""

    prompt_picked = Signal(object)
    """A :class:`~app.ui.chat.first_page.welcome.TeachingPrompt` to ask."""
    sample_requested = Signal(int)
    """The place of a recorded sample in the list."""

    def __init__(self) -> None:
        super().__init__()
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
        middle = Qt.AlignmentFlag.AlignHCenter
        self._ways = QWidget()
        fill(QVBoxLayout(self._ways), (self.starter_button, 0, middle), (self.catalog_button, 0, middle), gap=8)
        self._chosen = self._on_stage = False
        self.prompts = [PromptButton(prompt) for prompt in teaching_prompts()]
        for button in self.prompts:
            button.clicked.connect(lambda _=False, prompt=button.prompt: self.prompt_picked.emit(prompt))
        self._questions = QWidget()
        self._prompts_layout = QGridLayout(self._questions)
        self._prompts_layout.setContentsMargins(0, 0, 0, 0)
        self.samples = [quiet_button(tr_marked(sample.title), tr_marked(sample.about)) for sample in SAMPLES]
        for place, (link, sample) in enumerate(zip(self.samples, SAMPLES, strict=True)):
            link.setAccessibleName(tr("Watch a recorded reply: {title}", title=tr_marked(sample.title)))
            link.clicked.connect(lambda _=False, place=place: self.sample_requested.emit(place))
        self.explain_button = quiet_button(tr("How it works"), tr("One example, step by step"))
        small_buttons = (*self.samples, self.explain_button, self.film.play_button)
        for link in small_buttons:
            link.setProperty("scale", "small")
        self._watch_label = muted(tr("Recorded replies:"))
        self._small_links = (self._watch_label, *small_buttons)
        self._links = QWidget()
        links = [(link, 0, Qt.AlignmentFlag.AlignCenter) for link in self._small_links]
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._links)
        self._links_row = fill(row, Stretch(), *links, Stretch(), gap=2)
        self._lay_out()
        self.show_chosen(chosen=False)

    def _place_prompts(self, columns: int) -> None:
        for place, button in enumerate(self.prompts):
            self._prompts_layout.addWidget(button, place // columns, place % columns)
        for column in range(2):
            self._prompts_layout.setColumnStretch(column, 1 if column < columns else 0)

    def _lay_out(self) -> None:
        column = self._column = QWidget()
        above = (self._title, self._lead, 12, self.film, 16, self._ways, 20)
        self._inner = fill(QVBoxLayout(column), Stretch(2), *above, self._questions, self._links, Stretch(3))
        page = QWidget()
        page.setObjectName("welcomePage")
        self._page_layout = fill(QHBoxLayout(page), column)
        self.setWidget(page)

    def set_column_width(self, width: int) -> None:
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

    def set_stage(self, on: bool) -> None:
        """Show the questions alone, two side by side: at the stage's size the last would be out of view."""
        self._on_stage = on
        for button in self.prompts:
            button.set_lesson_shown(not on)
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
        wide = width >= SIDE_BY_SIDE_FROM * self._column.maximumWidth()
        self._place_prompts(2 if wide or self._on_stage else 1)
        links = [link for link in self._small_links if not link.isHidden()]
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
