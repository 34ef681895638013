"""The button beside the message field that puts a kept prompt into it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from app.language import tr
from app.saved_prompts import PromptLibrary, SavedPrompt, places_in
from app.ui.chat.composing.composer import Composer
from app.ui.toolkit.widgets.menu import Menu


class PromptMenu(QObject):
    """Lists the prompts, asks what is to be filled in, and leads to where they are written.

    Args:
        composer: the message field.
        library: the prompts.
    """

    def __init__(self, composer: Composer, library: PromptLibrary) -> None:
        super().__init__(composer)
        self._composer, self._library = composer, library
        self.menu = composer.prompts_button.open_menu(tr("Prompts"), self._fill)

    def use(self, prompt: SavedPrompt) -> None:
        """Put a prompt into the field; what is written there already goes into its place for a text."""
        from app.ui.dialogs.prompt_form import LONG, PromptForm  # noqa: PLC0415 - when it is needed

        places = places_in(prompt.text)
        if not places:
            self._composer.insert_words(prompt.text)
            return
        written = self._composer.edit.toPlainText()
        long = next((name for name in places if name.casefold() in LONG), None)
        form = PromptForm(prompt, {long: written} if long and written.strip() else {}, self._composer.window())
        put = self._composer.replace_words if long and written.strip() else self._composer.insert_words
        form.completed.connect(put)
        form.finished.connect(form.deleteLater)
        form.open()

    def edit(self, added: str = "") -> None:
        """Show where prompts are written, with ``added`` as a new one."""
        from app.ui.dialogs.prompts_dialog import PromptsDialog  # noqa: PLC0415 - when it is needed

        dialog = PromptsDialog(self._library, self._composer.window())
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        if added:
            dialog.add(SavedPrompt("", added))

    def _fill(self, menu: Menu) -> None:
        for prompt in self._library.prompts:
            menu.addAction(prompt.name.replace("&", "&&"), partial(self.use, prompt))
        menu.addSeparator()
        written = self._composer.edit.toPlainText()
        keep = menu.addAction(tr("Keep this message as a prompt…"), partial(self.edit, written))
        keep.setEnabled(bool(written.strip()))
        menu.addAction(tr("Edit prompts…"), self.edit)
