"""Every action of the window in one table: for its keys, for menus, for the list of all commands, and for the help."""

from __future__ import annotations

from functools import partial

from app.language import tr, tr_marked
from app.traces.judgement import can_replay
from app.traces.trace_files import SAMPLES
from app.ui.toolkit.keyboard import Shortcut
from app.ui.window.user_actions import UserActions
from app.ui.window.window_parts import WindowParts


def shortcuts_of(parts: WindowParts, actions: UserActions) -> tuple[Shortcut, ...]:
    def has_replay() -> bool:
        trace, _ = parts.metrics_follower.shown(None)
        return trace is not None and can_replay(trace)

    def has_race() -> bool:
        _, message_id = parts.metrics_follower.shown(None)
        return message_id is not None and not parts.session.writing and parts.chat.race_request() is not None

    def has_chat() -> bool:
        return parts.chat.conversation_id is not None

    return (
        Shortcut("palette", ("Ctrl+K",), tr("Find anything"), actions.open_palette),
        Shortcut("new_chat", ("Ctrl+N",), tr("New chat"), actions.new_chat),
        Shortcut("search_chats", ("Ctrl+Shift+F",), tr("Search chats"), actions.search_chats),
        Shortcut("find", ("Ctrl+F",), tr("Find in this chat"), actions.find),
        Shortcut("find_next", ("F3", "Ctrl+G"), tr("The next place found"), partial(actions.find, 1)),
        Shortcut("find_previous", ("Shift+F3",), tr("The place found before"), partial(actions.find, -1)),
        Shortcut("last_question", ("Alt+Up",), tr("Go to the last question"), actions.show_last_question),
        Shortcut("quote", ("Ctrl+R",), tr("Quote what is selected, in your message"), parts.view.quote),
        Shortcut("message_field", ("Ctrl+L",), tr("Go to the message field"), parts.view.composer.setFocus),
        Shortcut("stop", ("Esc",), tr("Stop, or cancel editing"), actions.escape),
        Shortcut("add_files", ("Ctrl+U",), tr("Add files to your message"), actions.documents.choose_files),
        Shortcut("knowledge", (), tr("Knowledge: documents to look up questions in"), actions.documents.open_knowledge),
        Shortcut(
            "assistants", ("Ctrl+Shift+A",), tr("Choose an assistant for this chat"), parts.assistant_button.showMenu
        ),
        Shortcut("prompts", ("Ctrl+P",), tr("Prompts you keep"), parts.view.composer.prompts_button.showMenu),
        Shortcut("edit_last", ("Ctrl+Shift+E",), tr("Edit your last message"), parts.view.message_sending.edit_last),
        Shortcut("regenerate", ("Ctrl+Shift+R",), tr("Write the last reply again"), actions.regenerate_last),
        Shortcut("continue", ("Ctrl+Shift+Return",), tr("Go on with a reply that was stopped"), actions.continue_last),
        Shortcut("export", ("Ctrl+S",), tr("Save this chat as a file"), actions.export_open_chat, has_chat),
        Shortcut(
            "slow_motion", ("Ctrl+Shift+S",), tr("Replay the reply in slow motion"), actions.play_slowly, has_replay
        ),
        Shortcut(
            "race", ("Ctrl+Shift+G",), tr("Race: the last question with guessing and without"), actions.race, has_race
        ),
        Shortcut("open_recorded", ("Ctrl+Shift+O",), tr("Open a recorded reply"), parts.recorded.ask_for_file),
        Shortcut(
            "save_recorded", ("Ctrl+Alt+S",), tr("Save the reply as a recorded reply"), parts.recorded.save, has_replay
        ),
        Shortcut(
            "share",
            ("Ctrl+Shift+H",),
            tr("Share the reply as a page for any browser"),
            parts.recorded.share,
            has_replay,
        ),
        *(
            Shortcut(
                f"watch_{sample.name}",
                (),
                tr("Watch a recorded reply: {title}", title=tr_marked(sample.title)),
                partial(parts.recorded.watch, place),
            )
            for place, sample in enumerate(SAMPLES)
        ),
        Shortcut("stage", ("F11",), tr("Stage"), parts.stage.toggle),
        Shortcut("choose_models", ("Ctrl+M",), tr("Choose models"), actions.choose_models),
        Shortcut("get_pair", (), tr("Get a real pair…"), actions.open_models),
        Shortcut("library", (), tr("Models on this computer…"), actions.open_library),
        Shortcut("open_files", ("Ctrl+O",), tr("Open model files…"), actions.open_files),
        Shortcut("server", (), tr("Another computer…"), actions.open_another_computer),
        Shortcut("local_api", (), tr("Answer other programs: the local API"), actions.open_api_settings),
        Shortcut("import_chats", (), tr("Import chats…"), parts.transfers.ask_for_import),
        Shortcut("backups", (), tr("Copies of your chats"), actions.open_backups),
        Shortcut("edit_assistants", (), tr("Edit assistants…"), actions.open_assistants),
        Shortcut("chat_list", ("Ctrl+B",), tr("Show or hide the chats"), parts.columns.toggle_list),
        Shortcut("under_the_hood", ("Ctrl+J",), tr("Show or hide “Under the hood”"), parts.columns.toggle_metrics),
        Shortcut("larger", ("Ctrl++", "Ctrl+="), tr("Larger"), parts.theme.zoom_in),
        Shortcut("smaller", ("Ctrl+-",), tr("Smaller"), parts.theme.zoom_out),
        Shortcut("normal_size", ("Ctrl+0",), tr("Normal size"), lambda: parts.theme.set_zoom(1.0)),
        Shortcut("colours", ("Ctrl+Shift+D",), tr("Light or dark colours"), actions.toggle_theme),
        Shortcut("settings", ("Ctrl+,",), tr("Settings"), actions.open_settings),
        Shortcut("about", ("Ctrl+F1",), tr("About Draftlight"), actions.open_about),
        Shortcut("help", ("F1",), tr("Help"), actions.open_help),
        Shortcut("shortcuts", ("Ctrl+/",), tr("Keyboard shortcuts"), actions.open_shortcuts),
        Shortcut("how_it_works", ("Shift+F1",), tr("How guessing ahead works"), parts.overlays.explain),
        Shortcut("quit", ("Ctrl+Q",), tr("Quit"), actions.quit),
    )
