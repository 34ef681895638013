"""Actions of a person in the window: each behind a button, a menu, a key or a dialog."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.chats.assistants import Assistant
from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from app.engine.commands import LoadPair
from app.errors import AppError, WorldError
from app.language import tr
from app.references import NO_DRAFT, STARTER_DRAFT, STARTER_TARGET
from app.settings import Section, Settings, ThemeChoice
from app.speculation.settings import SpeculationMode
from app.traces.trace_files import SAMPLES
from app.ui.engine_link.settings_saving import SettingsSaving
from app.ui.metrics.drafting_advice import Remedy
from app.ui.overlays.race_runner import with_ghost
from app.ui.toolkit.accessibility import set_less_motion
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.toolkit.keyboard import Shortcut
from app.ui.toolkit.language.words import model_words
from app.ui.window.choices import ChoicePage, ChoicePanel
from app.ui.window.dialogs import open_dialogs as dialogs
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
    """Does what is asked for, with the parts of the window.

    Args:
        window: over which dialogs open, and what is closed to quit.
        parts: what the actions change.
        store: the chats.
        settings: what is chosen is written there.
        saving: saves them.
        data: the folder that the program keeps its files in.
    """

    settings_applied = Signal()
    """Settings were changed in their dialog."""

    def __init__(
        self,
        window: QWidget,
        parts: WindowParts,
        store: ChatStore,
        settings: Settings,
        saving: SettingsSaving,
        *,
        data: Path,
    ) -> None:
        super().__init__(window)
        self._saving = saving
        self._window, self._parts, self._store, self._settings, self._data = window, parts, store, settings, data
        self.display = WindowDisplay(parts, settings, self)
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
        """Follow a model that got another file name: settings and session name it anew, what is loaded stays loaded.

        Args:
            item: the model as it was, with what it does in the chosen pair.
            reference: its new reference.
        """
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
        """Show a pair of the catalogue, to be downloaded."""
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

    def new_chat(self) -> None:
        if self._parts.overlays.on:
            self._parts.overlays.leave_all()
        self._parts.chat.new_chat()
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
            self.export_chat(self._parts.chat.conversation_id)

    def export_chat(self, conversation_id: int) -> None:
        """Ask for a file and write the chat into it."""
        dialogs.open_export(self._window, self._store, conversation_id, self._parts.banner_messages.show_error)

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

        dialogs.ask_to_delete_all(self._window, len(self._store.latest())).accepted.connect(delete)

    def open_deleted_chats(self) -> None:
        """Show the chats that were deleted in the last weeks, to restore them or to delete them now."""
        dialog = dialogs.open_deleted_chats(self._window, self._store)
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
        dialogs.open_files(self._window, paths).chosen.connect(self.use_pair)

    def choose_files(self) -> None:
        """Ask for files that go with the message."""
        dialogs.open_attachments(self._window, self.add_files)

    def add_files(self, paths: Sequence[Path]) -> None:
        """Have files go with the message that is being written."""
        if self._parts.overlays.on:
            self._parts.overlays.leave_all()
        self._parts.pending_files.add(paths)
        self._parts.view.composer.setFocus()

    def open_file_text(self, file: AttachedFile) -> None:
        if file.picture:
            dialogs.open_picture(self._window, file, self._parts.services.background)
        else:
            dialogs.open_file_text(self._window, file)

    def open_preview(self, kind: str, code: str) -> None:
        """Show a page or picture of a reply, drawn from its code."""
        dialogs.open_preview(self._window, kind, code, self._parts.services.background, self._parts.theme)

    def open_another_computer(self) -> None:
        in_use = self._settings.target, self._settings.draft
        dialog = dialogs.open_another_computer(self._window, self._parts.services, self._parts.theme, in_use)
        dialog.chosen.connect(self.use_pair)

    def open_assistants(self) -> None:
        """Show the assistants, to be changed."""
        settings = self._parts.chat.settings
        try:
            dialog = dialogs.open_assistants(self._window, self._store, self._settings, settings.current)
        except AppError as error:
            self._parts.banner_messages.show_error(error)
        else:
            dialog.saved.connect(settings.follow_assistants)

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
        page = dialogs.open_models(self._window, self._parts.services, self._settings)
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
        parts = self._parts
        tools, background = parts.chat.tools, parts.services.background
        dialog = dialogs.open_settings(
            self._window,
            self._settings,
            parts.theme,
            api=parts.local_api,
            tools=tools,
            background=background,
            shortcuts=self.shortcuts,
        )
        dialog.changed.connect(self.apply_settings)
        dialog.about_button.clicked.connect(self.open_about)
        dialog.backups_requested.connect(lambda: self.open_backups().restored.connect(dialog.accept))
        return dialog

    def open_backups(self) -> BackupsDialog:
        """Show the copies of all chats, to make one or to bring one back."""
        parts = self._parts

        def why_not() -> str:
            return tr("A reply is being written, or chats are on their way in or out.") if parts.busy else ""

        dialog = dialogs.open_backups(self._window, self._store.path, parts.services.background, why_not)
        dialog.restored.connect(self.follow_restoring)
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
        parts = self._parts
        popup = dialogs.local_api_popup(self._window, parts.theme, parts.local_api, parts.session)
        if popup is None:
            return
        popup.settings_requested.connect(self.open_api_settings)
        popup.open_below(parts.top_bar.api_mark)

    def open_api_settings(self) -> None:
        """Show the settings of the local API."""
        self.open_settings().show_section(Section.API)

    def open_about(self) -> None:
        dialogs.open_about(self._window, self._data, self._parts.updates)

    def open_help(self) -> HelpWindow:
        """Show the manual."""
        manual, is_new = dialogs.open_help(self._window, self._parts.theme, self.shortcuts, self._settings)
        if is_new:
            manual.part_requested.connect(partial(self._open_part, manual))
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

    def open_report(self, report: str) -> None:
        dialogs.open_report(self._window, report)

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
