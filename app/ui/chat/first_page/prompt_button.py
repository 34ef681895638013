"""A button of two lines: a question to ask, and what its answer will show."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.ui.chat.first_page.example_questions import TeachingPrompt
from app.ui.toolkit.widgets.labels import emphasised, muted


class PromptButton(QPushButton):
    """A button as high as its words need at the width it has; read aloud as one sentence."""

    def __init__(self, prompt: TeachingPrompt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prompt = prompt
        self.setProperty("role", "prompt")
        self.setAccessibleName(f"{prompt.title}. {prompt.lesson}")
        self.setToolTip(_shortened(prompt.question))
        self._words = (emphasised(prompt.title), muted(prompt.lesson))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(4)
        for label in self._words:
            label.setWordWrap(True)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        column.addStretch(1)
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
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else super().heightForWidth(width)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        layout = self.layout()
        return layout.totalSizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        layout = self.layout()
        return layout.totalMinimumSize() if layout is not None else super().minimumSizeHint()


def _shortened(question: str) -> str:
    return question if len(question) <= 160 else question[:157].rstrip() + "…"
