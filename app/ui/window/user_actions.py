"""Actions of a person in the window: each behind a button, a menu, a key or a dialog.

The modules of dialogs are imported when they are needed: not before the first paint.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.chats.assistants import Assistant
from app.chats.own_files import OwnFile
from app.engine.commands import LoadPair
from app.errors import AppError, WorldError
from app.language import number, tr
from app.references import NO_DRAFT, STARTER_DRAFT, STARTER_TARGET
from app.settings import Section, ThemeChoice
from app.speculation.settings import SpeculationMode
from app.traces.trace_files import SAMPLES
from app.ui.local_api.api_words import ApiPhase
from app.ui.metrics.drafting_advice import Remedy
from app.ui.overlays.race_runner import with_ghost
from app.ui.toolkit.accessibility import set_less_motion
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.toolkit.keyboard import Shortcut
from app.ui.toolkit.language.words import model_words
from app.ui.toolkit.widgets.layouts import open_dialog
from app.ui.window.choices import ChoicePage, ChoicePanel
from app.ui.window.document_actions import DocumentActions
from app.ui.window.window_display import WindowDisplay
from app.ui.window.window_parts import WindowParts

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.inventory import InventoryItem
    from app.ui.dialogs.backups_dialog import BackupsDialog
    from app.ui.dialogs.settings.settings_dialog import SettingsDialog
    from app.ui.help.help_window import HelpWindow
    from app.ui.models_page.library_view import LibraryView
    from app.ui.models_page.models_page import ModelsPage
    from app.ui.window.key_bindings import KeyBindings
    from app.ui.window.model_choices import ModelChoices


class UserActions(QObject):
    """Does what is asked for, with the parts of the window."""

    settings_applied = Signal()
    """Settings were changed in their dialog."""

    def __init__(self, window: QWidget, parts: WindowParts) -> None:
        super().__init__(window)
        self._window, self._parts = window, parts
        self._store, self._settings, self._saving = parts.store, parts.settings, parts.settings_saving
        self.display = WindowDisplay(parts, self)
        self.documents = DocumentActions(window, parts)
        self.is_quitting = False
        self.keys: KeyBindings | None = None
        """Keys of these actions."""

    @property
    def shortcuts(self) -> tuple[Shortcut, ...]:
        """The keys of these actions as they came, for the lists of them."""
        return self.keys.shortcuts if self.keys is not None else ()

    def name_keys(self) -> None:
        """Name the keys that hold in tips that were made, or worded anew, since then."""
        if self.keys is not None:
            self.keys.name_keys()

    def use_starter(self) -> None:
        self.use_pair(STARTER_TARGET, STARTER_DRAFT)

    def use_pair(self, target: str, draft: str | None) -> None:
        """Choose a pair and load it; it is remembered for the next start."""
        self._settings.set("target", target)
        self._settings.set("draft", draft)
        self._parts.chat.settings.set_aside("target", "draft")
        self.display.show_pair()
        self._parts.session.load()
        self._parts.view.composer.setFocus()
        self._saving.save_beside(self._parts.banner_messages.show_error)

    def use_again(self, pair: LoadPair) -> None:
        """Choose a pair that was loaded before."""
        self.use_pair(pair.target, pair.draft if pair.own_layers else NO_DRAFT)

    def give_template(self, reference: str, file: str) -> None:
        """Have a model told the conversation by the chat template in a file; by its own, where none is named."""
        templates = {model: name for model, name in self._settings.chat_templates.items() if model != reference}
        self._settings.set("chat_templates", {**templates, reference: file} if file else templates)
        self.display.show_pair()
        self._parts.local_api.follow_choices()
        self._saving.save_beside(self._parts.banner_messages.show_error)

    def follow_rename(self, item: InventoryItem, reference: str) -> None:
        """Follow a model that got another reference: settings and session name it anew, what is loaded stays loaded."""
        from app.models.library.history import UsedAs  # noqa: PLC0415 - after the first paint

        if UsedAs.TARGET in item.chosen_as:
            self._settings.set("target", reference)
        if UsedAs.DRAFT in item.chosen_as:
            self._settings.set("draft", reference)
        templates = {
            reference if model == item.reference else model: file
            for model, file in self._settings.chat_templates.items()
        }
        self._settings.set("chat_templates", templates)
        before, target, draft = self._parts.session.wanted_pair, self._settings.target, self._settings.draft
        if before is not None and target is not None:
            self._parts.session.follow_rename(before, replace(before, target=target, draft=draft))
        self.display.show_pair()
        self._parts.local_api.follow_choices()
        self._saving.save_beside(self._parts.banner_messages.show_error)

    def follow_zoom(self) -> None:
        """Keep the size that was chosen; one that nobody changed stays no choice, and follows a new default."""
        if self._parts.theme.chosen_zoom != self._settings.zoom:
            self._settings.set("zoom", self._parts.theme.chosen_zoom)

    def keep_seed(self, seed: int | None) -> None:
        """Have the replies to come in this chat written with this seed, or each with a new one."""
        self._parts.chat.settings.keep_seed(seed)
        self.display.show_seed()

    def use_mode(self, mode: SpeculationMode) -> None:
        self._settings.set("mode", mode)
        self._parts.chat.settings.set_aside("mode")
        self.display.show_mode()
        self._parts.local_api.follow_choices()

    def apply_remedy(self, remedy: Remedy, anchor: QWidget) -> None:
        """Do what the button beside a piece of advice says; what it opens stands at the ``anchor``."""
        match remedy:
            case Remedy.CHOOSE_DRAFT:
                choices = self._model_choices()
                page = ChoicePage(tr("Draft that guesses ahead"), tr("Find a draft"), choices.offer_drafts)
                ChoicePanel(self._window, self._parts.theme, page, anchor).open()
            case Remedy.CHOOSE_PAIR:
                self.choose_models(anchor)
            case Remedy.GET_PAIR:
                self.open_models()
            case Remedy.TURN_ON_ANYWAY:
                self.use_mode(SpeculationMode.DRAFT)
            case Remedy.TURN_OFF:
                self.use_mode(SpeculationMode.OFF)
            case Remedy.SET_COMPUTERS:
                self.open_settings().show_only("rpc_servers")
            case Remedy.USE_AUTOMATIC | Remedy.TURN_ON:
                self.use_mode(SpeculationMode.AUTOMATIC)

    def choose_models(self, anchor: QWidget | None = None) -> None:
        """Offer models and ways to guess, below their button unless another ``anchor`` is given."""
        self._parts.facts_reader.read()
        page = ChoicePage(tr("Models and guessing"), tr("Find a model"), self._model_choices().offer)
        ChoicePanel(self._window, self._parts.theme, page, anchor or self._parts.top_bar.pair).open()

    def open_palette(self) -> None:
        """Offer chats, models, settings and actions, to be found by some letters."""
        from app.ui.window.palette import PaletteChoices  # noqa: PLC0415 - after the first paint

        assert self.keys is not None
        palette = PaletteChoices(
            self._store,
            self._settings,
            self.keys,
            self._model_choices().models,
            open_chat=self.open_chat,
            show_setting=lambda name: self.open_settings().show_only(name),
        )
        page = ChoicePage(
            tr("Find anything"),
            tr("Find a chat, a model, a setting or a command"),
            palette.offer,
            width=600,
            most_high=480,
            on_chosen=palette.remember,
        )
        ChoicePanel(self._window, self._parts.theme, page).open()

    def _model_choices(self) -> ModelChoices:
        from app.ui.window.model_choices import ModelActions, ModelChoices  # noqa: PLC0415 - after the first paint

        assert self.keys is not None
        loaded = self.display.loaded
        actions = ModelActions(
            use_pair=self.use_pair,
            use_mode=self.use_mode,
            show_pair=self._show_pair,
            show_server=self.open_another_computer,
        )
        return ModelChoices(
            self._parts.services.paths,
            self._parts.session,
            self._parts.entries,
            self._parts.chat.settings.settings_in_use.mode,
            actions,
            further=self.keys.choices("get_pair", "library", "open_files", "server"),
            split=loaded.split if loaded is not None else "",
            chooses_there=loaded is not None and loaded.server is not None and loaded.server.chooses_guesses,
        )

    def _show_pair(self, pair_id: str) -> None:
        self.open_models().pairs.show_pair(pair_id)

    def get_seeing_model(self) -> None:
        """Show a pair that sees pictures, to be downloaded."""
        self.open_models().pairs.show_seeing()

    def fill_more_menu(self) -> None:
        """Fill the menu at the end of the top bar with actions as they can be done now."""
        assert self.keys is not None
        top = self._parts.top_bar
        menu = top.more_button.menu()
        menu.clear()
        self.keys.add_to(menu, "palette", "", "under_the_hood", "colours", "stage", "settings", "")
        top.recorded.clear()
        self.keys.add_to(top.recorded, "open_recorded", "save_recorded", "share", "")
        self.keys.add_to(top.recorded, *(f"watch_{sample.name}" for sample in SAMPLES))
        menu.addMenu(top.recorded)
        self.keys.add_to(menu, "", "help", "how_it_works", "shortcuts", "about")

    def new_chat(self, *, folder_id: int | None = None) -> None:
        """Begin a chat, in a folder if one is named."""
        if self._parts.overlays.on:
            self._parts.overlays.leave_all()
        self._parts.chat.new_chat(folder_id)
        self._leave_list()
        self._parts.view.composer.setFocus()

    def open_chat(self, conversation_id: int) -> None:
        if self._parts.overlays.on:
            self._parts.overlays.leave_all()
        if conversation_id != self._parts.chat.conversation_id:
            self._parts.chat.open(conversation_id)
        self._leave_list()
        if not self._parts.sidebar.list.hasFocus():  # where Del is for the chat that was clicked, and words go on from
            self._parts.view.composer.setFocus()

    def search_chats(self) -> None:
        if not self._parts.columns.arrangement.list.width:
            self._parts.columns.toggle_list()
        self._parts.sidebar.search.setFocus()
        self._parts.sidebar.search.selectAll()

    def find(self, by: int = 0) -> None:
        """Look for words in this chat, or go ``by`` places on; where none is open, search all chats."""
        view = self._parts.view
        if not view.can_find:
            self.search_chats()
        elif by:
            view.find_bar.step(by)
        else:
            view.find_bar.enter()

    def show_last_question(self) -> None:
        if self._parts.view.can_find:
            self._parts.view.transcript.scroll_to_last_question()

    def escape(self) -> None:
        """Leave the stage or the replay, else close what floats, else end the search or editing, else stop.

        With nothing of that to do, no round is chosen any more.
        """
        if self._parts.stage.on:
            self._parts.stage.leave()
        elif self._parts.overlays.on:
            self._parts.overlays.leave()
        elif self._parts.columns.backdrop.isVisible():
            self._parts.columns.close_floating()
        elif self._parts.view.find_bar.on and self._parts.view.can_find:
            self._parts.view.find_bar.leave()
        elif self._parts.view.composer.editing is not None:
            self._parts.view.composer.cancel_edit()
        elif self._parts.session.status.busy or self._parts.metrics_panel.strip.selected_round is None:
            self._parts.chat.stop()
        else:
            self._parts.metrics_panel.strip.return_to_newest()

    def regenerate_last(self) -> None:
        messages = self._parts.chat.messages
        if messages and messages[-1].role == "assistant":
            self._parts.chat.regenerate(messages[-1].id)

    def continue_last(self) -> None:
        if self._parts.chat.messages:
            self._parts.chat.go_on(self._parts.chat.messages[-1].id)

    def export_open_chat(self) -> None:
        if self._parts.chat.conversation_id is not None:
            self._parts.transfers.save_chat(self._parts.chat.conversation_id)

    def follow_import(self, changed: Sequence[int]) -> None:
        """List chats that came in; where the open one is another by now, show it so."""
        chat, open_id = self._parts.chat, self._parts.chat.conversation_id
        if open_id is not None and open_id in changed and chat.running_here is None:
            if self._store.conversation(open_id) is None:
                chat.new_chat()
            else:
                chat.open(open_id)
        self.display.show_chats()

    def delete_all_chats(self) -> None:
        """Ask whether all chats are to go, and then delete them with what was typed and not sent."""

        def delete() -> None:
            self._parts.view.composer.discard()
            self._parts.sidebar.delete_all()

        from app.ui.dialogs.confirm_dialog import confirm  # noqa: PLC0415 - see above

        chats = len(self._store.latest())
        question = tr("Delete all your chats?") if chats == 1 else tr("Delete all {count} chats?", count=number(chats))
        consequence = tr(
            "With them goes what the models have read of them and can guess from, and the message you have "
            "begun. Files you saved stay."
        )
        undo = tr("They stay in “Recently deleted” for 30 days. After that they are gone for good.")
        confirm(question, (consequence, undo), tr("Delete all chats"), self._window, delete)

    def open_deleted_chats(self) -> None:
        """Show the chats that were deleted in the last weeks, to restore them or to delete them now."""
        from app.ui.dialogs.deleted_chats_dialog import DeletedChatsDialog  # noqa: PLC0415 - see above

        dialog = open_dialog(DeletedChatsDialog(self._store.folders, self._window))
        dialog.restore_requested.connect(self._parts.sidebar.chat_actions.restore)
        dialog.removal_requested.connect(self._parts.sidebar.chat_actions.delete_now)

    def toggle_theme(self) -> None:
        shown = self._parts.theme.palette
        if shown.sharp:
            choice = ThemeChoice.SHARP_LIGHT if shown.name == "dark" else ThemeChoice.SHARP_DARK
        else:
            choice = ThemeChoice.LIGHT if shown.name == "dark" else ThemeChoice.DARK
        self._settings.set("theme", choice)
        self._parts.theme.choose(choice)

    def open_files(self, paths: Sequence[Path] = ()) -> None:
        from app.ui.dialogs.files_dialog import FilesDialog  # noqa: PLC0415 - see above

        open_dialog(FilesDialog(self._window, paths)).chosen.connect(self.use_pair)

    def open_own_file(self, kind: OwnFile, path: Path) -> None:
        """Open a file that is no recorded reply in its place."""
        match kind:
            case OwnFile.CHATS:
                self._parts.transfers.take_in([path])
            case OwnFile.BACKUP:
                self.open_backups(path)
            case OwnFile.ASSISTANTS:
                self.open_assistants(path)
            case OwnFile.MODEL:
                self.open_files([path])

    def open_preview(self, kind: str, code: str) -> None:
        """Show code of a reply drawn, beside the window: that may go on, and other previews be open."""
        from app.markdown.drawable_code import DrawableKind  # noqa: PLC0415 - see above
        from app.ui.previews.preview_dialog import PreviewDialog  # noqa: PLC0415

        parts = self._parts
        dialog = PreviewDialog(DrawableKind(kind), code, parts.services.background, parts.theme, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    def open_another_computer(self) -> None:
        from app.remote.known_servers import RecentServers  # noqa: PLC0415 - see above
        from app.ui.dialogs.another_computer import AnotherComputerDialog  # noqa: PLC0415

        services, in_use = self._parts.services, (self._settings.target, self._settings.draft)
        recent = RecentServers(services.paths.servers)
        dialog = AnotherComputerDialog(
            services.background, services.server_keys, recent, self._parts.theme, in_use=in_use, parent=self._window
        )
        open_dialog(dialog).chosen.connect(self.use_pair)

    def open_assistants(self, file: Path | None = None) -> None:
        """Show the assistants, to be changed; add those of a ``file``."""
        from app.ui.dialogs.assistants_dialog import AssistantsDialog  # noqa: PLC0415 - see above

        settings = self._parts.chat.settings
        try:
            dialog = AssistantsDialog(self._store, self._settings, settings.current, self._window)
        except AppError as error:
            self._parts.banner_messages.show_error(error)
        else:
            open_dialog(dialog).saved.connect(settings.follow_changes)
            if file is not None:
                dialog.read_file(file)

    def use_assistant(self, assistant: Assistant | None) -> None:
        """Have the open chat answered by an assistant, or by none; say which of its models is not here."""
        settings = self._parts.chat.settings
        settings.choose(assistant)
        missing = settings.missing_model(assistant) if assistant is not None else None
        if assistant is not None and missing is not None:
            sentence = tr(
                "“{assistant}” is set to use {model}, which is not on this computer. The models you have "
                "chosen answer instead.",
                assistant=assistant.name,
                model=model_words(missing),
            )
            self._parts.banner_messages.show_error(WorldError(sentence))

    def open_models(self) -> ModelsPage:
        from app.ui.models_page.models_page import ModelsPage  # noqa: PLC0415 - see above

        page = open_dialog(ModelsPage(self._parts.services, self._settings, self._window))
        page.picked.connect(self.use_pair)
        page.lookup_wanted.connect(lambda: self.use_mode(SpeculationMode.LOOKUP))
        page.library_made.connect(self._follow_library)
        return page

    def _follow_library(self, library: LibraryView) -> None:
        library.renamed.connect(self.follow_rename)
        library.template_given.connect(self.give_template)

    def open_library(self) -> None:
        self.open_models().show_library()

    def open_settings(self) -> SettingsDialog:
        from app.ui.dialogs.backups_dialog import BackupsCard  # noqa: PLC0415 - see above
        from app.ui.dialogs.settings.settings_dialog import SettingsDialog  # noqa: PLC0415
        from app.ui.local_api.api_card import ApiCard  # noqa: PLC0415
        from app.ui.window.dialogs.text_preview import TextPreview  # noqa: PLC0415
        from app.ui.window.dialogs.tool_servers_card import ToolServersCard  # noqa: PLC0415

        theme, settings = self._parts.theme, self._settings
        api, copies = ApiCard(theme, self._parts.local_api), BackupsCard()
        tools = ToolServersCard(self._parts.chat.tools, self._parts.services.background)
        preview = TextPreview(theme.palette, theme.zoom, TextLook.of(settings))
        below = {"api_on": api, "tools_on": tools, "code_font": preview, "daily_copies": copies}
        dialog = open_dialog(SettingsDialog(settings, self._window, below, self.shortcuts))
        dialog.row_edited.connect(lambda _: preview.follow(dialog.entry))
        api.port_chosen.connect(lambda port: dialog.row("api_port").put(str(port)))
        copies.button.clicked.connect(lambda: self.open_backups().restored.connect(dialog.accept))
        dialog.changed.connect(self.apply_settings)
        dialog.about_button.clicked.connect(self.open_about)
        return dialog

    def open_backups(self, copy: Path | None = None) -> BackupsDialog:
        """Show the copies of all chats, to make one or to bring one back: a ``copy`` that lies elsewhere, if named."""
        from app.ui.dialogs.backups_dialog import BackupsDialog  # noqa: PLC0415 - see above

        parts = self._parts

        def why_not() -> str:
            return tr("A reply is being written, or chats are on their way in or out.") if parts.busy else ""

        dialog = open_dialog(BackupsDialog(self._store.path, parts.services.background, why_not, self._window))
        dialog.restored.connect(self.follow_restoring)
        if copy is not None:
            dialog.show_copies(copy)
        return dialog

    def follow_restoring(self, sentence: str) -> None:
        """Show the chats that took the place of all there were."""
        self._parts.view.composer.discard()
        self._parts.sidebar.follow_restoring()
        self._parts.chat.settings.follow()
        self._parts.banner_messages.show_notice(sentence)

    def open_tools(self) -> None:
        """Show the servers of tools, to be set up."""
        self.open_settings().show_section(Section.TOOLS)

    def open_local_api(self) -> None:
        """Show how other programs connect, and who asks."""
        from app.ui.local_api.api_popup import ApiPopup  # noqa: PLC0415 - see above

        parts = self._parts
        if parts.local_api.state.phase is ApiPhase.LISTENING:
            popup = ApiPopup(parts.theme, parts.local_api, parts.session, self._window)
            popup.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            popup.settings_requested.connect(self.open_api_settings)
            popup.open_below(parts.top_bar.api_mark)

    def open_api_settings(self) -> None:
        """Show the settings of the local API."""
        self.open_settings().show_section(Section.API)

    def open_about(self) -> None:
        from app.ui.dialogs.about_dialog import AboutDialog  # noqa: PLC0415 - see above

        open_dialog(AboutDialog(self._parts.paths.data, self._parts.updates, self._window))

    def open_help(self) -> HelpWindow:
        """Show the manual, or bring it to the front."""
        from app.ui.help.help_pages import make_keys_page, read_pages  # noqa: PLC0415 - see above
        from app.ui.help.help_window import HelpWindow  # noqa: PLC0415

        manual = next((one for one in self._window.findChildren(HelpWindow) if one.isVisible()), None)
        if manual is not None:
            manual.raise_()
            manual.activateWindow()
            return manual
        pages = read_pages()
        manual = HelpWindow(
            lambda: (*pages, make_keys_page(self.shortcuts, self._settings.shortcuts)), self._parts.theme, self._window
        )
        manual.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        manual.part_requested.connect(partial(self._open_part, manual))
        manual.show()
        return manual

    def _open_part(self, manual: HelpWindow, part: str) -> None:
        """Open the part of the program that a link of the manual names."""
        kind, _, name = part.partition("/")
        if kind == "settings":
            self.open_settings().show_section(Section[name.upper()])
        elif kind == "pairs":
            self.open_models()
        elif kind == "explanation":
            manual.accept()  # it would cover what it explains
            self._parts.overlays.explain()

    def open_shortcuts(self) -> HelpWindow:
        """Show the page of the manual that lists all keys."""
        from app.ui.help.help_pages import KEYS  # noqa: PLC0415 - after the first paint

        manual = self.open_help()
        manual.show_page(KEYS)
        return manual

    def open_report(self, report: str, introduction: str = "") -> None:
        """Show a report, unless one is open: one mistake often brings many, and the first says most."""
        from app.ui.dialogs.text_dialogs import CrashDialog  # noqa: PLC0415 - see above

        if self._window.findChild(CrashDialog) is None:
            open_dialog(CrashDialog(report, self._window, introduction))

    def apply_settings(self) -> None:
        """Follow settings that were changed in their dialog."""
        set_less_motion(self._settings.less_motion)
        self._parts.theme.choose(self._settings.theme)
        self._parts.theme.set_zoom(self._settings.zoom)
        self._parts.theme.set_look(TextLook.of(self._settings))
        self._parts.view.colours.follow_settings()
        self.display.show_seed()
        if self.keys is not None:
            self.keys.follow_settings()
        self.display.show_mode()
        self.display.show_pair()
        self._parts.updates.follow_settings()
        self._parts.chat_memory.follow_settings()
        self._parts.chat.tools.follow_servers()
        self._parts.chat_states.follow_settings()
        self._parts.local_api.follow_settings()
        self._parts.spell_check.follow()
        self.settings_applied.emit()
        self._saving.save_beside(self._parts.banner_messages.show_error)

    def play_slowly(self, message_id: int | None = None) -> None:
        """Replay a reply round by round: the one in the metrics panel unless another is named."""
        trace = self._parts.metrics_follower.trace_to_replay(message_id)
        if trace is not None:
            self._parts.overlays.play_slowly(trace)

    def race(self) -> None:
        """Answer the last question without guessing, and show that on one clock with its reply."""
        request, pair = self._parts.chat.race_request(), self._parts.session.wanted_pair
        if self._parts.chat.writing:
            self._parts.banner_messages.show_notice(tr("A race is run alone: no other reply may be written meanwhile."))
        if request is None or pair is None:
            return
        if self._parts.advisor.can_guess:
            self._parts.overlays.start_race(*with_ghost(self._parts.chat, pair, request))
        else:
            self.call_off_race(request.mode)

    def call_off_race(self, mode: SpeculationMode) -> None:
        """Say why there is nothing to race with."""
        self._parts.banner_messages.show_no_race(self._parts.advisor.why_nothing_was_guessed(mode))

    def quit(self) -> None:
        """End the program, also where it goes on while its window is closed."""
        self.is_quitting = True
        if self._window.isVisible():
            self._window.close()
        else:  # which Qt would not tell that it is closed once more
            QApplication.sendEvent(self._window, QCloseEvent())

    def _leave_list(self) -> None:
        self.display.show_chats()
        self._parts.columns.close_floating()
