"""What new model files say of themselves, read beside the window before anyone asks.

A head is offered with the model it was made for; that is known once both files were looked into. Each is read once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.ui.models_page.model_services import ModelServices
from app.ui.toolkit.scheduling.background_work import StillWantedCheck

if TYPE_CHECKING:
    from app.models.library.model_library import LibraryEntry


class FactsReader(QObject):
    """Looks into the files that the picker lists, and that nobody looked into before."""

    def __init__(self, services: ModelServices, entries: Callable[[], Sequence[LibraryEntry]], parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._entries = entries

    def read(self) -> None:
        """Begin to read, unless there is nothing new."""
        entries, file = self._entries, self._services.paths.facts

        def look(wanted: StillWantedCheck) -> None:
            from app.models.library.facts import FactsStore  # noqa: PLC0415 - after the first paint

            facts_store = FactsStore(file)
            for entry in entries():
                if not wanted():
                    return
                if entry.facts is None:
                    facts_store.read_all([entry.path])

        self._services.background.send(self, "facts", look, lambda _: None)
