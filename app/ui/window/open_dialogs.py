"""Opening the window's dialogs. Their modules are imported here, when they are needed: not before the first paint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QWidget

from app.chats.store import ChatStore
from app.errors import WorldError
from app.settings import Settings
from app.ui.dialogs.shortcut_list import Shortcut, ShortcutSheet

if TYPE_CHECKING:
    from app.ui.dialogs.files_dialog import FilesDialog
    from app.ui.dialogs.settings_dialog import SettingsDialog
    from app.ui.dialogs.update_check import UpdateWatch
    from app.ui.models_page.model_services import ModelServices
    from app.ui.models_page.models_page import ModelsPage


def open_files(window: QWidget, paths: Sequence[Path]) -> FilesDialog:
    from app.ui.dialogs.files_dialog import FilesDialog  # noqa: PLC0415 - see above

    dialog = FilesDialog(window, paths)
    _open(dialog)
    return dialog


def open_models(window: QWidget, services: ModelServices, settings: Settings) -> ModelsPage:
    from app.ui.models_page.models_page import ModelsPage  # noqa: PLC0415 - see above

    dialog = ModelsPage(services, settings, window)
    _open(dialog)
    return dialog


def open_settings(window: QWidget, settings: Settings) -> SettingsDialog:
    from app.ui.dialogs.settings_dialog import SettingsDialog  # noqa: PLC0415 - see above

    dialog = SettingsDialog(settings, window)
    _open(dialog)
    return dialog


def open_about(window: QWidget, data: Path, updates: UpdateWatch) -> None:
    from app.ui.dialogs.about_dialog import AboutDialog  # noqa: PLC0415 - see above

    _open(AboutDialog(data, updates, window))


def open_page(address: str) -> None:
    """Show a page of the project in the person's browser."""
    QDesktopServices.openUrl(QUrl(address))


def open_export(
    window: QWidget, store: ChatStore, conversation_id: int, on_problem: Callable[[WorldError], object]
) -> None:
    """Ask for a file and write a chat into it; what stands in the way goes to ``on_problem``."""
    from app.ui.chat.exporting import ask_where, export_chat  # noqa: PLC0415 - see above

    def write(path: str) -> None:
        try:
            export_chat(store, conversation_id, Path(path))
        except WorldError as error:
            on_problem(error)

    conversation = store.conversation(conversation_id)
    ask_where(window, conversation.title if conversation else "").fileSelected.connect(write)


def open_shortcuts(window: QWidget, shortcuts: tuple[Shortcut, ...]) -> None:
    _open(ShortcutSheet(shortcuts, window))


def open_report(window: QWidget, report: str) -> None:
    """Show a report, unless one is open: one mistake often brings many, and the first says most."""
    from app.ui.dialogs.crash_dialog import CrashDialog  # noqa: PLC0415 - see above

    if window.findChild(CrashDialog) is None:
        _open(CrashDialog(report, window))


def open_crash_report(window: QWidget, report: str) -> None:
    """Likewise for a crash of the start before."""
    from app.ui.dialogs.crash_dialog import CrashDialog  # noqa: PLC0415 - see above
    from app.ui.window.last_end import CRASH_INTRODUCTION  # noqa: PLC0415

    if window.findChild(CrashDialog) is None:
        _open(CrashDialog(report, window, CRASH_INTRODUCTION))


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
