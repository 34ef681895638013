"""Every place of the window, for benchmarks of what a visit leaves behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from app.chats.records import AttachedFile
from app.models.hub.draft_search import Candidate, DraftOrigin
from app.saved_prompts import SavedPrompt
from app.settings import ThemeChoice
from app.ui.application import Program
from app.ui.local_api.api_words import ApiPhase
from tests.fakes.replies import REPLIES
from tests.fakes.scripted_engine import Script

_A_WHILE = 50
"""Steps in which what was closed goes, and what waits for a quiet moment is done."""
ZOOMS = (0.8, 1.0, 1.25, 1.5, 2.0)


_MANY_SCRIPTS = "\n\n".join(reply for reply in REPLIES if not reply.isascii())
"""The first chat, which the tour comes back to at every size: Qt opens a font anew for each."""


def tour(program: Program, script: Script) -> Iterator[None]:
    """Go to every place once, in both colours and at every size; a moment is to pass after each step."""
    window, parts, actions = program.window, program.window.parts, program.window.user_actions
    actions.use_starter()
    while not program.session.ready:
        yield
    for reply in (_MANY_SCRIPTS, *filter(None, REPLIES)):
        actions.new_chat()
        yield from asking(program, script, reply)
    yield from _spelt_wrongly(program)
    yield from _searched(program)
    yield from _downloaded(program)
    yield from _answering_others(program)
    actions.documents.add_files([Path(__file__)])
    parts.transfers.take_in([Path(__file__)])  # which is no export, and said to be none
    places = (*dialogs(program), *overlays(program))
    for theme in range(2):
        for zoom in ZOOMS:
            program.theme.set_zoom(zoom)
            for place in places:
                place()
                yield
                yield from leaving(program)
                while not program.session.ready:  # a race runs
                    yield
        if not theme:
            actions.toggle_theme()
    program.theme.set_zoom(1.0)
    parts.chat.new_chat()
    window.resize(1280, 800)


def at_rest(program: Program) -> Iterator[None]:
    """Come back to an empty chat in a light window of the usual size and columns, with nothing open over it."""
    parts, actions = program.window.parts, program.window.user_actions
    yield from leaving(program)
    program.session.stop()
    while parts.chat.running or not program.session.ready:
        yield
        yield from leaving(program)
    actions.new_chat()
    parts.view.composer.discard()
    program.theme.choose(ThemeChoice.LIGHT)
    program.theme.set_zoom(1.0)
    program.window.resize(1280, 800)
    columns = parts.columns
    if not columns.arrangement.list.width:
        columns.toggle_list()
    if not columns.arrangement.metrics.width:
        columns.toggle_metrics()
    for _ in range(_A_WHILE):
        yield
    QPixmapCache.clear()  # Qt keeps up to 10 MB of what was painted: each of its file dialogs adds 20 kB of icons


def asking(program: Program, script: Script, reply: str) -> Iterator[None]:
    """Ask, and wait for the reply's end."""
    script.reply = reply
    program.window.parts.view.message_sending.ask("Tell me about bicycles.")
    yield
    while program.window.parts.chat.running:
        yield


def dialogs(program: Program) -> tuple[Callable[[], object], ...]:
    """The window itself, its menus, and each dialog, with each of its pages."""
    parts, actions = program.window.parts, program.window.user_actions

    def search_hub() -> None:
        page = actions.open_models()
        page.tabs.setCurrentWidget(page.search)
        page.search.search_for("qwen")

    def find_draft() -> None:
        actions.open_models().find_draft(Candidate("m", "starter:q8_0", DraftOrigin.HERE, 10**8))

    return (
        lambda: None, actions.open_settings, actions.open_models, actions.open_library, search_hub, find_draft,
        actions.open_about, actions.open_help, actions.open_files, actions.export_open_chat,
        partial(actions.open_report, "A report."), parts.recorded.ask_for_file, parts.recorded.save,
        actions.open_assistants, actions.open_another_computer, actions.documents.choose_files,
        parts.transfers.ask_for_import,
        partial(parts.transfers.ask_for_export, "md"), actions.delete_all_chats, parts.view.prompts.edit,
        partial(parts.view.prompts.use, SavedPrompt("Translate", "Into {{language}}")), actions.open_local_api,
        partial(actions.documents.open_file_text, AttachedFile("notes.txt", 5, "Notes")),
        actions.open_backups, actions.open_tools,
        actions.choose_models, actions.open_palette, parts.view.prompts.menu.show,
        parts.assistant_button.menu().show, parts.sidebar.more_button.menu().show,
    )  # fmt: skip


def overlays(program: Program) -> tuple[Callable[[], object], ...]:
    """Return the actions that put something in the conversation's place."""
    parts, actions = program.window.parts, program.window.user_actions
    return (
        parts.overlays.explain, actions.play_slowly, actions.race, partial(parts.recorded.watch, 0), parts.stage.toggle,
        actions.new_chat, lambda: actions.open_chat(actions._store.latest()[-1]), actions.find,
    )  # fmt: skip


def leaving(program: Program) -> Iterator[None]:
    """Close what was opened, until the window itself is in front."""
    while (opened := QApplication.activePopupWidget() or QApplication.activeModalWidget()) is not None:
        opened.close()
        yield
    if program.window.parts.stage.on:
        program.window.parts.stage.leave()
    if program.window.parts.overlays.on:
        program.window.parts.overlays.leave_all()
    yield


def _spelt_wrongly(program: Program) -> Iterator[None]:
    """Misspell a word, which reads the dictionaries where there are some."""
    composer = program.window.parts.view.composer
    composer.edit.setPlainText("A wrod that nobody knows, ")
    for _ in range(_A_WHILE):
        if program.window.parts.spell_check.marked:
            break
        yield
    composer.discard()


def _searched(program: Program) -> Iterator[None]:
    """Search the Hub and wait for its answer, which loads its client."""
    page = program.window.user_actions.open_models()
    page.tabs.setCurrentWidget(page.search)
    page.search.search_for("qwen")
    while page.search.stop.isVisible():
        yield
    yield from leaving(program)


def _downloaded(program: Program) -> Iterator[None]:
    """Begin a download, which loads what makes one, and call it off."""
    page = program.window.user_actions.open_models()
    page.tabs.setCurrentWidget(page.pairs)
    yield
    page.pairs.cards[0].button.click()
    for _ in range(_A_WHILE):
        yield
    page.pairs.cards[0].cancel.click()
    yield from leaving(program)


def _answering_others(program: Program) -> Iterator[None]:
    """Answer other programs for a moment, which loads the server."""
    api = program.window.parts.local_api
    api.switch(on=True)
    while api.state.phase is ApiPhase.STARTING:
        yield
    api.switch(on=False)
    while api.state.phase is ApiPhase.STOPPING:
        yield
