"""Every key of the window and what it does: one table, for the keys themselves and for the list that F1 shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.dialogs.shortcut_list import Shortcut

if TYPE_CHECKING:
    from app.ui.window.main_window import MainWindow


def shortcuts_of(window: MainWindow) -> tuple[Shortcut, ...]:
    return (
        Shortcut(("Ctrl+N",), "New chat", window.new_chat),
        Shortcut(("Ctrl+K", "Ctrl+F"), "Search chats", window.search_chats),
        Shortcut(("Ctrl+L",), "Go to the message field", window.view.composer.setFocus),
        Shortcut(("Esc",), "Stop, or cancel editing", window.escape),
        Shortcut(("Ctrl+Shift+E",), "Edit your last message", window.view.edit_last),
        Shortcut(("Ctrl+Shift+R",), "Write the last reply again", window.regenerate_last),
        Shortcut(("Ctrl+Shift+Return",), "Go on with a reply that was stopped", window.continue_last),
        Shortcut(("Ctrl+S",), "Save this chat as a file", window.export_open_chat),
        Shortcut(("Ctrl+Shift+S",), "Replay the reply in slow motion", window.play_slowly),
        Shortcut(("Ctrl+Shift+G",), "Race: the last question with guessing and without", window.race),
        Shortcut(("Ctrl+Shift+O",), "Open a recorded reply", window.recorded.ask_for_file),
        Shortcut(("Ctrl+Alt+S",), "Save the reply as a recorded reply", window.recorded.save),
        Shortcut(("Ctrl+Shift+H",), "Share the reply as a page for any browser", window.recorded.share),
        Shortcut(("F11",), "Stage: the conversation and the gauge alone, large", window.stage.toggle),
        Shortcut(("Ctrl+M",), "Choose models", window.top.pair.showMenu),
        Shortcut(("Ctrl+O",), "Open model files", window.open_files),
        Shortcut(("Ctrl+B",), "Show or hide the chats", window.body.toggle_list),
        Shortcut(("Ctrl+J",), "Show or hide “Under the hood”", window.body.toggle_hood),
        Shortcut(("Ctrl++", "Ctrl+="), "Larger", window.theme.zoom_in),
        Shortcut(("Ctrl+-",), "Smaller", window.theme.zoom_out),
        Shortcut(("Ctrl+0",), "Normal size", lambda: window.theme.set_zoom(1.0)),
        Shortcut(("Ctrl+Shift+D",), "Light or dark colours", window.toggle_theme),
        Shortcut(("Ctrl+,",), "Settings", window.open_settings),
        Shortcut(("Ctrl+F1",), "About Draftlight: versions, licences, where your data is", window.open_about),
        Shortcut(("F1", "Ctrl+/"), "This list", window.open_shortcuts),
        Shortcut(("Shift+F1",), "How guessing ahead works", window.shows.explain),
        Shortcut(("Ctrl+Q",), "Quit", window.close),
    )
