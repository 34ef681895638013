"""Details of the model chosen in the library, with the actions on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QStackedWidget, QWidget

from app.language import tr
from app.models.gguf.heads import ModelFileKind
from app.models.library.facts import FileFacts
from app.models.library.inventory import InventoryItem, Origin
from app.ui.models_page.library_words import FACTS, NOTHING_CHOSEN, facts_words, help_words, remarks
from app.ui.toolkit.language.words import BASE_MODEL
from app.ui.toolkit.widgets.buttons import plain_button, primary_button, quiet_button
from app.ui.toolkit.widgets.labels import ElidedLabel, StatusLabel, muted, note
from app.ui.toolkit.widgets.layouts import Stretch, column_of, row_of

_CHAT, _CHAT_ANYWAY = tr("Chat with it"), tr("Use it anyway")
_TEMPLATE, _OWN_TEMPLATE = tr("Chat template…"), tr("Use its own chat template")
_FACTS_BESIDE = 3
"""Facts in a row."""


class ModelDetails(QFrame):
    """A card for one model; its signals say which button was pressed, with the model it was pressed for."""

    chat_requested = Signal(object)
    """A :class:`InventoryItem`, as with all of these."""
    help_requested = Signal(object)
    draft_requested = Signal(object)
    template_requested = Signal(object)
    rename_requested = Signal(object)
    folder_requested = Signal(object)
    remove_requested = Signal(object)
    forget_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(tr("About the chosen model"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._item: InventoryItem | None = None
        self._template = ""
        self.title = ElidedLabel(role="heading")
        self.path = ElidedLabel(role="muted")
        self.path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words = note()
        self.facts = _FactsGrid()
        self.base = StatusLabel("warning")
        self.base.setText(tr("This is {kind}. Do not expect answers to questions.", kind=BASE_MODEL))
        self.chat_button = primary_button(_CHAT, tr("Let this model write the answers"))
        self.help_button = plain_button(tr("Use as draft"), tr("Let this file guess ahead for the model in use"))
        self.draft_button = plain_button(
            tr("Find a draft"), tr("Look for heads and small models that can guess ahead for this one")
        )
        self.template_button = quiet_button(
            _TEMPLATE, tr("How the model is told who said what; for one whose own template cannot be used")
        )
        self.rename_button = quiet_button(tr("Rename…"))
        self.folder_button = quiet_button(tr("Show folder"))
        self.remove_button = quiet_button(tr("Move to trash…"))
        self.forget_button = quiet_button(tr("Take off the list"), tr("The file stays where it is"))
        self._buttons = {
            self.chat_button: self.chat_requested,
            self.help_button: self.help_requested,
            self.draft_button: self.draft_requested,
            self.template_button: self.template_requested,
            self.rename_button: self.rename_requested,
            self.folder_button: self.folder_requested,
            self.remove_button: self.remove_requested,
            self.forget_button: self.forget_requested,
        }
        for button, signal in self._buttons.items():
            button.setAutoDefault(False)  # Enter in the field above is no press of one of these
            button.clicked.connect(partial(self._ask, signal))
        buttons = row_of(self.chat_button, self.help_button, self.draft_button, Stretch())
        file_buttons = row_of(  # of its own, so that a narrow window has room for it
            self.folder_button,
            self.template_button,
            self.rename_button,
            self.remove_button,
            self.forget_button,
            Stretch(),
        )
        lines = (self.title, self.path, self.facts, self.words, self.base)
        column_of(*lines, 4, buttons, file_buttons, on=self, gap=6, margins=(20, 14, 20, 14))
        self.show_item(None, target_chosen=False)

    @property
    def item(self) -> InventoryItem | None:
        return self._item

    def show_item(self, item: InventoryItem | None, *, target_chosen: bool, template: str = "") -> None:
        """Show a model, its facts still unknown; ``None`` says how to choose one.

        ``template`` is the file with the chat template that was given in place of its own.
        """
        self._item, self._template = item, template
        self.base.hide()
        self.chat_button.setText(_CHAT)
        for widget in (self.title, self.path, self.facts, *self._buttons):
            widget.setVisible(item is not None)
        if item is None:
            self.words.setText(NOTHING_CHOSEN)
            return
        self.title.set_full_text(item.name)
        self.path.set_full_text(str(item.path))
        self._say_remarks()
        whole = item.parts is None or item.parts[0] == item.parts[1]
        usable = whole and not item.missing
        self.chat_button.setEnabled(usable)
        self.help_button.setEnabled(usable and target_chosen)
        self.draft_button.setEnabled(usable)
        self.rename_button.setVisible(item.place.ours)
        self.remove_button.setVisible(item.place.ours)
        self.forget_button.setVisible(item.place is Origin.ADDED)
        self.folder_button.setVisible(not item.missing)
        self.template_button.setVisible(usable)
        self.template_button.setText(_OWN_TEMPLATE if template else _TEMPLATE)
        self.facts.show_words(tr("Reading what the file says…") if usable else "")
        self.chat_button.setAccessibleDescription("")
        for button in self._buttons:
            button.setAccessibleName(f"{button.text().removesuffix('…')}: {item.name}")

    def show_facts(self, facts: FileFacts, owners: Sequence[str] = ()) -> None:
        """Say what the file says; ``owners`` are the models here that a head was made for."""
        self.facts.show_facts(facts)
        self._say_remarks(help_words(facts, owners))
        writes = facts.shape.talks
        self.base.setVisible(writes and not facts.converses)
        if not writes:
            for button in (self.chat_button, self.draft_button):
                button.hide()
                button.setEnabled(False)
            self.help_button.setVisible(facts.shape.kind in {ModelFileKind.HEAD.value, ModelFileKind.ASSISTANT.value})
            self.template_button.hide()
        elif not facts.converses and self._item is not None:
            self.chat_button.setText(_CHAT_ANYWAY)
            self.chat_button.setAccessibleName(f"{_CHAT_ANYWAY}: {self._item.name}")
            self.chat_button.setAccessibleDescription(self.base.text())

    def show_problem(self, sentence: str) -> None:
        """Say that the file cannot be read, and why."""
        self.facts.show_words(sentence)
        for button in (self.chat_button, self.help_button, self.draft_button):
            button.setEnabled(False)

    def _say_remarks(self, more: str = "") -> None:
        all_remarks = remarks(self._item, self._template) if self._item is not None else ()
        self.words.setText(" ".join(filter(None, (more, *all_remarks))))

    def _ask(self, signal: object) -> None:
        if self._item is not None:
            signal.emit(self._item)  # type: ignore[attr-defined]


class _FactsGrid(QStackedWidget):
    """Shows names over values, three in a row; or one sentence in as much room, so that the card does not jump."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence = note()
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._table = QWidget()
        self._values: list[tuple[QLabel, ElidedLabel]] = []
        grid = QGridLayout(self._table)
        grid.setContentsMargins(0, 6, 0, 4)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(2)
        for place in range(FACTS):
            row, column = divmod(place, _FACTS_BESIDE)
            label, value = muted(" "), ElidedLabel(" ")
            label.setContentsMargins(0, 6 if row else 0, 0, 0)
            grid.addWidget(label, 2 * row, column)
            grid.addWidget(value, 2 * row + 1, column)
            grid.setColumnStretch(column, 1)
            self._values.append((label, value))
        self.addWidget(self.sentence)
        self.addWidget(self._table)

    @property
    def shown(self) -> dict[str, str]:
        """The texts that can be read, by name."""
        if self.currentWidget() is self.sentence:
            return {}
        return {name.text(): value.full_text for name, value in self._values}

    def show_facts(self, facts: FileFacts) -> None:
        for (label, shown), (name, value) in zip(self._values, facts_words(facts), strict=True):
            label.setText(name)
            shown.set_full_text(value)
            shown.setAccessibleName(f"{name}: {value}")
        self.setCurrentWidget(self._table)

    def show_words(self, sentence: str) -> None:
        self.sentence.setText(sentence)
        self.setCurrentWidget(self.sentence)
