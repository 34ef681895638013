"""A calm strip above the conversation: what went wrong or is worth knowing, in one sentence. The window goes on.

Each sentence has a topic, and is taken back when that ends.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import Enum, auto
from typing import Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from app.language import tr
from app.ui.toolkit.appearance.icons import icon
from app.ui.toolkit.appearance.style_sheet import pixels, set_style_property
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton, quiet_button
from app.ui.toolkit.widgets.fading import fade_in
from app.ui.toolkit.widgets.layouts import fill

Kind = Literal["error", "notice"]


class BannerTopic(Enum):
    """Subject of a banner's sentence; the sentence goes when its subject has changed."""

    MODELS = auto()
    """The models that are chosen, until others are, or they are loaded again."""
    LOCAL_API = auto()
    """The local API, until it is switched on or off."""
    CHAT = auto()
    """The open chat as it stands, until another is opened or a reply begins."""


class Banner(QFrame):
    """Hidden until something is to be said; the newest sentence replaces the one before.

    A sentence goes with what it is about; where that is nothing that the window can see end, a person dismisses it.
    """

    shown = Signal(bool)
    announced = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("banner")
        self._theme = theme
        self._kind: Kind = "notice"
        self._run: Callable[[], object] | None = None
        self._matters: frozenset[BannerTopic] = frozenset()
        self._sign = QLabel()
        self._words = QLabel(wordWrap=True)
        self._words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.action = quiet_button("")
        self.action.clicked.connect(self._act)
        close = IconButton(theme, "close", tr("Dismiss this message"))
        close.clicked.connect(self.dismiss)
        fill(QHBoxLayout(self), self._sign, (self._words, 1), self.action, close, gap=10, margins=(14, 8, 8, 8))
        theme.changed.connect(self._tint)
        self.hide()

    @property
    def sentence(self) -> str:
        return self._words.text()

    def show_sentence(
        self,
        kind: Kind,
        sentence: str,
        action: str = "",
        run: Callable[[], object] | None = None,
        *,
        about: Collection[BannerTopic] = (),
    ) -> None:
        """Show a sentence and a button that calls ``run``; it goes once a thing that it is ``about`` is over."""
        self._kind = kind
        self._matters = frozenset(about)
        set_style_property(self, "kind", kind)
        self._run = run
        self._words.setText(sentence)
        self.setAccessibleName(sentence)
        self.action.setText(action)
        self.action.setAccessibleName(action)
        self.action.setVisible(bool(action))
        self._tint()
        if self.isHidden():
            self.show()
            fade_in(self)
        self.shown.emit(True)
        self.announced.emit(sentence)

    def dismiss(self) -> None:
        self.hide()
        self.shown.emit(False)

    def end(self, matter: BannerTopic) -> None:
        """Dismiss what was said about ``matter``, which is over."""
        if not self.isHidden() and matter in self._matters:
            self.dismiss()

    def replace_sentence(self, before: str, now: str) -> bool:
        """Say how far it is by now, unless it was dismissed or something else stands there; nothing is announced."""
        if self.isHidden() or self.sentence != before:
            return False
        self._words.setText(now)
        return True

    def take_back(self, sentence: str) -> None:
        """Dismiss ``sentence``, which is not true any more, unless another one stands there by now."""
        if not self.isHidden() and self.sentence == sentence:
            self.dismiss()

    def _act(self) -> None:
        self.dismiss()
        if self._run is not None:
            self._run()

    def _tint(self) -> None:
        palette = self._theme.palette
        size = pixels(20, self._theme.zoom)
        name, colour = ("alert", palette.danger) if self._kind == "error" else ("info", palette.muted)
        self._sign.setPixmap(icon(name, colour, size).pixmap(QSize(size, size), self.devicePixelRatioF()))
