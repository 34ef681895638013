"""Every key of the window and what it does: one table, for pressing them and for their page of the help."""

from __future__ import annotations

from functools import partial

from app.language import tr
from app.ui.toolkit.keyboard import Shortcut
from app.ui.window.user_actions import UserActions
from app.ui.window.window_parts import WindowParts


def shortcuts_of(parts: WindowParts, actions: UserActions) -> tuple[Shortcut, ...]:
    return (
        Shortcut("new_chat", ("Ctrl+N",), tr("New chat"), actions.new_chat),
        Shortcut("search_chats", ("Ctrl+K", "Ctrl+Shift+F"), tr("Search chats"), actions.search_chats),
        Shortcut("find", ("Ctrl+F",), tr("Find in this chat"), actions.find),
        Shortcut("find_next", ("F3", "Ctrl+G"), tr("The next place found"), partial(actions.find, 1)),
        Shortcut("find_previous", ("Shift+F3",), tr("The place found before"), partial(actions.find, -1)),
        Shortcut("last_question", ("Alt+Up",), tr("Go to the last question"), actions.show_last_question),
        Shortcut("quote", ("Ctrl+R",), tr("Quote what is selected, in your message"), parts.view.quote),
        Shortcut("message_field", ("Ctrl+L",), tr("Go to the message field"), parts.view.composer.setFocus),
        Shortcut("stop", ("Esc",), tr("Stop, or cancel editing"), actions.escape),
        Shortcut("add_files", ("Ctrl+U",), tr("Add files to your message"), actions.choose_files),
        Shortcut(
            "assistants", ("Ctrl+Shift+A",), tr("Choose an assistant for this chat"), parts.assistant_button.showMenu
        ),
        Shortcut("prompts", ("Ctrl+P",), tr("Prompts you keep"), parts.view.composer.prompts_button.showMenu),
        Shortcut("edit_last", ("Ctrl+Shift+E",), tr("Edit your last message"), parts.view.message_sending.edit_last),
        Shortcut("regenerate", ("Ctrl+Shift+R",), tr("Write the last reply again"), actions.regenerate_last),
        Shortcut("continue", ("Ctrl+Shift+Return",), tr("Go on with a reply that was stopped"), actions.continue_last),
        Shortcut("export", ("Ctrl+S",), tr("Save this chat as a file"), actions.export_open_chat),
        Shortcut("slow_motion", ("Ctrl+Shift+S",), tr("Replay the reply in slow motion"), actions.play_slowly),
        Shortcut("race", ("Ctrl+Shift+G",), tr("Race: the last question with guessing and without"), actions.race),
        Shortcut("open_recorded", ("Ctrl+Shift+O",), tr("Open a recorded reply"), parts.recorded.ask_for_file),
        Shortcut("save_recorded", ("Ctrl+Alt+S",), tr("Save the reply as a recorded reply"), parts.recorded.save),
        Shortcut("share", ("Ctrl+Shift+H",), tr("Share the reply as a page for any browser"), parts.recorded.share),
        Shortcut("stage", ("F11",), tr("Stage: the conversation and the gauge alone, large"), parts.stage.toggle),
        Shortcut("choose_models", ("Ctrl+M",), tr("Choose models"), parts.top_bar.pair.showMenu),
        Shortcut("open_files", ("Ctrl+O",), tr("Open model files"), actions.open_files),
        Shortcut("chat_list", ("Ctrl+B",), tr("Show or hide the chats"), parts.columns.toggle_list),
        Shortcut("under_the_hood", ("Ctrl+J",), tr("Show or hide “Under the hood”"), parts.columns.toggle_metrics),
        Shortcut("larger", ("Ctrl++", "Ctrl+="), tr("Larger"), parts.theme.zoom_in),
        Shortcut("smaller", ("Ctrl+-",), tr("Smaller"), parts.theme.zoom_out),
        Shortcut("normal_size", ("Ctrl+0",), tr("Normal size"), lambda: parts.theme.set_zoom(1.0)),
        Shortcut("colours", ("Ctrl+Shift+D",), tr("Light or dark colours"), actions.toggle_theme),
        Shortcut("settings", ("Ctrl+,",), tr("Settings"), actions.open_settings),
        Shortcut(
            "about", ("Ctrl+F1",), tr("About Draftlight: versions, licences, where your data is"), actions.open_about
        ),
        Shortcut("help", ("F1",), tr("Help"), actions.open_help),
        Shortcut("shortcuts", ("Ctrl+/",), tr("This list of keys"), actions.open_shortcuts),
        Shortcut("how_it_works", ("Shift+F1",), tr("How guessing ahead works"), parts.overlays.explain),
        Shortcut("quit", ("Ctrl+Q",), tr("Quit"), actions.quit),
    )
