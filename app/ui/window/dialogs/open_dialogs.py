"""Opening the window's dialogs. Their modules are imported here, when they are needed: not before the first paint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QWidget

from app.chats.assistants import Assistant
from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from app.conversation.chat_tools import ChatTools
from app.conversation.engine_session import EngineSession
from app.errors import WorldError
from app.language import number, tr
from app.settings import Settings
from app.ui.local_api.api_words import ApiPhase
from app.ui.local_api.local_api import LocalApi
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.files.file_dialog import FileDialog
from app.ui.toolkit.keyboard import Shortcut
from app.ui.toolkit.scheduling.background_work import BackgroundWork

if TYPE_CHECKING:
    from app.ui.assistants.assistants_dialog import AssistantsDialog
    from app.ui.dialogs.backups_dialog import BackupsDialog
    from app.ui.dialogs.confirm_dialog import ConfirmDialog
    from app.ui.dialogs.deleted_chats_dialog import DeletedChatsDialog
    from app.ui.dialogs.import_dialog import ImportDialog
    from app.ui.dialogs.models.another_computer import AnotherComputerDialog
    from app.ui.dialogs.models.files_dialog import FilesDialog
    from app.ui.dialogs.settings.settings_dialog import SettingsDialog
    from app.ui.dialogs.update_check import UpdateWatch
    from app.ui.help.help_window import HelpWindow
    from app.ui.local_api.api_popup import ApiPopup
    from app.ui.models_page.model_services import ModelServices
    from app.ui.models_page.models_page import ModelsPage

_ATTACHED_ENDINGS = (
    "*.txt *.md *.csv *.tsv *.json *.jsonl *.xml *.yaml *.yml *.toml *.ini *.log *.tex "
    "*.html *.htm *.pdf *.docx *.py *.js *.ts *.c *.h *.cpp *.cs *.java *.kt *.go *.rs *.rb *.php *.swift *.sh *.ps1 "
    "*.sql *.css *.r *.lua *.ipynb *.png *.jpg *.jpeg *.gif *.webp *.avif *.bmp"
)
_ATTACHED = tr("Text, code, PDF, Word and pictures ({endings})", endings=_ATTACHED_ENDINGS)
_MARKDOWN = tr("Markdown, to read (*.md)")
_PAGE = tr("Web page, with colours (*.html)")
_JSON = tr("JSON, all of it, to take in again (*.json)")
_SUFFIXES = {_MARKDOWN: "md", _PAGE: "html", _JSON: "json"}


def open_files(window: QWidget, paths: Sequence[Path]) -> FilesDialog:
    from app.ui.dialogs.models.files_dialog import FilesDialog  # noqa: PLC0415 - see above

    dialog = FilesDialog(window, paths)
    _open(dialog)
    return dialog


def open_attachments(window: QWidget, on_chosen: Callable[[Sequence[Path]], object]) -> None:
    """Ask for files that go with a message."""
    dialog = FileDialog(window, tr("Add files to your message"))
    dialog.setFileMode(FileDialog.FileMode.ExistingFiles)
    dialog.setNameFilters([_ATTACHED, tr("All files (*)")])
    dialog.filesSelected.connect(lambda names: on_chosen([Path(name) for name in names]))
    _open(dialog)


def open_file_text(window: QWidget, file: AttachedFile) -> None:
    from app.ui.dialogs.file_text_dialog import FileTextDialog  # noqa: PLC0415 - see above

    _open(FileTextDialog(file, window))


def open_picture(window: QWidget, file: AttachedFile, background: BackgroundWork) -> None:
    from app.ui.dialogs.picture_dialog import PictureDialog  # noqa: PLC0415 - see above

    _open(PictureDialog(file, background, window))


def open_preview(window: QWidget, kind: str, code: str, background: BackgroundWork, theme: Theme) -> None:
    """Show code drawn, beside the window: it may go on, and other previews be open."""
    from app.markdown.drawable_code import DrawableKind  # noqa: PLC0415 - see above
    from app.ui.previews.preview_dialog import PreviewDialog  # noqa: PLC0415

    dialog = PreviewDialog(DrawableKind(kind), code, background, theme, window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()


def open_another_computer(
    window: QWidget, services: ModelServices, theme: Theme, in_use: tuple[str | None, str | None]
) -> AnotherComputerDialog:
    from app.remote.known_servers import RecentServers  # noqa: PLC0415 - see above
    from app.ui.dialogs.models.another_computer import AnotherComputerDialog  # noqa: PLC0415

    recent = RecentServers(services.paths.servers)
    dialog = AnotherComputerDialog(
        services.background, services.server_keys, recent, theme, in_use=in_use, parent=window
    )
    _open(dialog)
    return dialog


def open_models(window: QWidget, services: ModelServices, settings: Settings) -> ModelsPage:
    from app.ui.models_page.models_page import ModelsPage  # noqa: PLC0415 - see above

    dialog = ModelsPage(services, settings, window)
    _open(dialog)
    return dialog


def open_settings(
    window: QWidget,
    settings: Settings,
    theme: Theme,
    *,
    api: LocalApi,
    tools: ChatTools,
    background: BackgroundWork,
    shortcuts: Sequence[Shortcut] = (),
) -> SettingsDialog:
    from app.ui.dialogs.backups_dialog import BackupsCard  # noqa: PLC0415
    from app.ui.dialogs.settings.settings_dialog import SettingsDialog  # noqa: PLC0415 - see above
    from app.ui.local_api.api_card import ApiCard  # noqa: PLC0415
    from app.ui.window.dialogs.text_preview import TextPreview  # noqa: PLC0415
    from app.ui.window.dialogs.tool_servers_card import ToolServersCard  # noqa: PLC0415

    card = ApiCard(theme, api)
    below: dict[str, QWidget] = {"api_on": card, "tools_on": ToolServersCard(tools, background)}
    preview = TextPreview(theme.palette, theme.zoom, TextLook.of(settings))
    copies = BackupsCard()
    below |= {"code_font": preview, "daily_copies": copies}
    dialog = SettingsDialog(settings, window, below, shortcuts)
    copies.button.clicked.connect(dialog.backups_requested)
    dialog.row_edited.connect(lambda _: preview.follow(dialog.entry))
    card.port_chosen.connect(lambda port: dialog.row("api_port").put(str(port)))
    _open(dialog)
    return dialog


def local_api_popup(window: QWidget, theme: Theme, api: LocalApi, session: EngineSession) -> ApiPopup | None:
    """Return the popup about the local API, which follows it; ``None`` where nobody can ask."""
    from app.ui.local_api.api_popup import ApiPopup  # noqa: PLC0415 - see above

    if api.state.phase is not ApiPhase.LISTENING:
        return None
    popup = ApiPopup(theme, window)
    popup.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    popup.show_state(api.state)
    popup.show_clients(session.clients)
    api.changed.connect(popup.show_state)
    show_clients = popup.show_clients
    session.clients_changed.connect(show_clients)
    popup.destroyed.connect(lambda: session.clients_changed.disconnect(show_clients))
    popup.shown_box.setChecked(api.shows_chats)
    popup.shown_box.toggled.connect(api.show_chats)
    popup.stop_button.clicked.connect(session.stop_client)
    popup.off_button.clicked.connect(lambda: api.switch(on=False))
    popup.watch_requested.connect(open_page)
    return popup


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
    from app.chats.chat_files import export_chat, file_name  # noqa: PLC0415 - see above

    def write(path: str) -> None:
        try:
            export_chat(store, conversation_id, Path(path))
        except WorldError as error:
            on_problem(error)

    conversation = store.conversation(conversation_id)
    title = conversation.title if conversation else ""
    dialog = FileDialog(window, tr("Save this chat"))
    dialog.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(_SUFFIXES))
    dialog.setDefaultSuffix("md")
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(_SUFFIXES.get(chosen, "md")))
    dialog.selectFile(f"{file_name(title)}.md")
    dialog.fileSelected.connect(write)
    _open(dialog)


def open_archive(window: QWidget, on_chosen: Callable[[Path], object]) -> None:
    """Ask for an archive to write chats into."""
    dialog = FileDialog(window, tr("Save chats in one archive"))
    dialog.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters([tr("ZIP archive (*.zip)")])
    dialog.setDefaultSuffix("zip")
    dialog.selectFile(f"Draftlight chats {date.today():%Y-%m-%d}.zip")  # noqa: DTZ011 - the person's own day
    dialog.fileSelected.connect(lambda name: on_chosen(Path(name)))
    _open(dialog)


def open_import(window: QWidget, on_chosen: Callable[[Sequence[Path]], object]) -> ImportDialog:
    from app.ui.dialogs.import_dialog import ImportDialog  # noqa: PLC0415 - see above

    dialog = ImportDialog(on_chosen, window)
    _open(dialog)
    return dialog


def ask_to_delete_all(window: QWidget, chats: int) -> ConfirmDialog:
    """Ask whether all chats are to go; ``accepted`` is the yes."""
    from app.ui.dialogs.confirm_dialog import ConfirmDialog  # noqa: PLC0415 - see above

    question = tr("Delete all your chats?") if chats == 1 else tr("Delete all {count} chats?", count=number(chats))
    gone = tr(
        "With them goes what the models have read of them and can guess from, and the message you have "
        "begun. Files you saved stay."
    )
    undo = tr("They stay in “Recently deleted” for 30 days. After that they are gone for good.")
    dialog = ConfirmDialog(question, (gone, undo), tr("Delete all chats"), window)
    _open(dialog)
    return dialog


def open_deleted_chats(window: QWidget, store: ChatStore) -> DeletedChatsDialog:
    from app.ui.dialogs.deleted_chats_dialog import DeletedChatsDialog  # noqa: PLC0415 - see above

    dialog = DeletedChatsDialog(store.folders, window)
    _open(dialog)
    return dialog


def open_backups(window: QWidget, chats: Path, background: BackgroundWork, why_not: Callable[[], str]) -> BackupsDialog:
    from app.ui.dialogs.backups_dialog import BackupsDialog  # noqa: PLC0415 - see above

    dialog = BackupsDialog(chats, background, why_not, window)
    _open(dialog)
    return dialog


def open_assistants(
    window: QWidget, store: ChatStore, settings: Settings, current: Assistant | None
) -> AssistantsDialog:
    from app.ui.assistants.assistants_dialog import AssistantsDialog  # noqa: PLC0415 - see above

    dialog = AssistantsDialog(store, settings, current, window)
    _open(dialog)
    return dialog


def open_help(
    window: QWidget, theme: Theme, shortcuts: Sequence[Shortcut], settings: Settings
) -> tuple[HelpWindow, bool]:
    """Show the manual, or bring it to the front; return it, and whether it was not open."""
    from app.ui.help.help_pages import make_keys_page, read_pages  # noqa: PLC0415 - see above
    from app.ui.help.help_window import HelpWindow  # noqa: PLC0415

    manual = next((one for one in window.findChildren(HelpWindow) if one.isVisible()), None)
    if manual is not None:
        manual.raise_()
        manual.activateWindow()
        return manual, False
    pages = read_pages()
    manual = HelpWindow(lambda: (*pages, make_keys_page(shortcuts, settings.shortcuts)), theme, window)
    manual.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    manual.show()
    return manual, True


def open_report(window: QWidget, report: str) -> None:
    """Show a report, unless one is open: one mistake often brings many, and the first says most."""
    from app.ui.dialogs.crash_dialog import CrashDialog  # noqa: PLC0415 - see above

    if window.findChild(CrashDialog) is None:
        _open(CrashDialog(report, window))


def open_crash_report(window: QWidget, report: str) -> None:
    """Likewise for a crash of the start before."""
    from app.ui.dialogs.crash_dialog import CrashDialog  # noqa: PLC0415 - see above
    from app.ui.window.lifecycle.last_end import CRASH_INTRODUCTION  # noqa: PLC0415

    if window.findChild(CrashDialog) is None:
        _open(CrashDialog(report, window, CRASH_INTRODUCTION))


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
