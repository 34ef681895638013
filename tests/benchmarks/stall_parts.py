"""Actions that might hold the window up, done one after another while a heartbeat listens."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import keyring
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog

from app.chats.records import Conversation
from app.chats.store import ChatStore
from app.models.download.queue import DownloadRequest
from app.models.gguf.file_names import HubFile
from app.speculation.trace import Trace
from app.ui.application import Program
from app.ui.dialogs.about_dialog import AboutDialog
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.help.help_window import HelpWindow
from app.ui.models_page.models_page import ModelsPage
from app.ui.window.main_window import MainWindow
from app.ui.window.window_parts import WindowParts
from tests.benchmarks.heartbeat import Heartbeat, wait
from tests.fakes.rounds import rounds_of, split_words, trace_of
from tests.fakes.scripted_engine import Script, ScriptedEngine

_SLOW_S = 0.5
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass
class Bench:
    """A window at work over a large chat file, and long replies to look at."""

    program: Program
    store: ChatStore
    script: Script
    engine: Callable[[], ScriptedEngine]
    heart: Heartbeat
    long_chat: int
    """One with replies of a thousand and of four thousand tokens, with their traces."""
    recorded: Path
    """A recorded reply of 20,000 tokens."""

    @property
    def window(self) -> MainWindow:
        return self.program.window

    @property
    def parts(self) -> WindowParts:
        return self.program.window.parts


def first(bench: Bench) -> None:
    """The first paint, and all that is made after it."""
    view, session = bench.parts.view, bench.program.session
    bench.heart.during(
        "the first paint and what follows",
        bench.window.show,
        lambda: view._transcript is not None and not view._idle._timer.isActive(),
    )
    bench.heart.during("a load", bench.window.user_actions.use_starter, lambda: session.ready)


def chats(bench: Bench) -> None:
    """Chats opened, a question, and a long reply that runs while chats are switched."""
    during, parts, actions = bench.heart.during, bench.parts, bench.window.user_actions
    conversation = bench.store.latest()[5000]
    during("an old chat opened", partial(actions.open_chat, conversation), 700)
    finished: list[bool] = []
    bench.program.session.finished.connect(lambda *_: finished.append(True))
    during("a question and its reply", partial(parts.view.message_sending.ask, "And then?"), lambda: bool(finished))
    during("a chat of long replies opened", partial(actions.open_chat, bench.long_chat), 1500)
    during("scrolled up there", parts.view.transcript.page.show_start, 1500)
    actions.new_chat()
    bench.script.reply, bench.script.hold_reply_after = prose(4000), 1200
    during("a long reply, all at once", partial(parts.view.message_sending.ask, "Tell me all."), 1500)
    written = parts.chat.conversation_id
    assert written is not None
    for _ in range(2):
        during("another chat in mid-reply", partial(actions.open_chat, conversation), 500)
        during("back to the reply", partial(actions.open_chat, written), 1500)
    bench.script.hold_reply_after = None
    bench.engine().go_on()
    during("the reply's end", lambda: None, 2000)
    bench.script.reply = "Yes."


def looks(bench: Bench) -> None:
    """Colours, size and switches with long replies in view."""
    during, parts, theme = bench.heart.during, bench.parts, bench.program.theme
    actions, switch = bench.window.user_actions, bench.parts.view.legend.rejected_switch
    actions.open_chat(bench.long_chat)
    wait(500)
    parts.view.transcript.page.show_start()
    wait(2000)
    for what in ("a chat of long replies", "a recorded reply of 20,000 tokens"):
        if what.startswith("a recorded"):
            during("a recorded reply read", partial(parts.recorded.open, bench.recorded), 9000)
        during(f"the theme, {what}", actions.toggle_theme, 1500)
        during(f"the theme again, {what}", actions.toggle_theme, 1500)
        during(f"the size, {what}", theme.zoom_in, 1500)
        during(f"the size as it was, {what}", theme.zoom_out, 1500)
        during(f"wrong guesses shown, {what}", switch.click, 1500)
        during(f"wrong guesses hidden, {what}", switch.click, 1500)
        during(f"another width, {what}", partial(bench.window.resize, 900, 800), 1000)
        during(f"the width, {what}", partial(bench.window.resize, 1280, 800), 1000)
    parts.overlays.leave_all()


def typing(bench: Bench) -> None:
    """A megabyte pasted into the message field, and what is typed after it."""
    during, edit, toggle = bench.heart.during, bench.parts.view.composer.edit, bench.window.user_actions.toggle_theme
    texts = {
        "one paragraph": "word " * 200_000,
        "many paragraphs": ("word " * 120 + "\n") * 1667,
        "no space": "x" * 1_000_000,
    }
    for what, text in texts.items():
        data = QMimeData()
        data.setText(text)
        edit.setFocus()
        during(f"1 MB pasted, {what}", partial(edit.insertFromMimeData, data), 500)
        for letter in "ab":
            during(f"a letter after it, {what}", partial(QTest.keyClicks, edit, letter), 100)
        edit.moveCursor(QTextCursor.MoveOperation.Start)
        during(f"a letter before it, {what}", partial(QTest.keyClicks, edit, "c"), 100)
        during(f"another width, {what}", partial(bench.window.resize, 900, 800), 300)
        during(f"the theme, {what}", toggle, 300)
        bench.window.resize(1280, 800)
        toggle()
        during(f"all of it removed, {what}", edit.clear, 300)


def searches(bench: Bench) -> None:
    """Words looked for, rare and frequent, long and short; then once more, with nothing of the chat file in memory."""
    heart, sidebar, store = bench.heart, bench.parts.sidebar, bench.store
    word = max(store.messages(store.latest()[40])[2].text.split(), key=len)
    searched_words = (word, word[:3], word[:2], word[:1], "é", "qqq")
    for words in searched_words:
        heart.during(f"a search for “{words}”", *_search(bench, words))
    if hasattr(os, "posix_fadvise"):
        for words in searched_words:
            search, done = _search(bench, words)
            _forget(store.path)
            heart.during(f"a search for “{words}”, cold", search, done)
    heart.during("a search that is typed", lambda: QTest.keyClicks(sidebar.search, "wonderful", delay=60), lambda: True)
    sidebar.search.clear()


def _search(bench: Bench, words: str) -> tuple[Callable[[], object], Callable[[], bool]]:
    """Return a function that begins a search, and one that tells if it has shown a match, or that there is none."""
    sidebar = bench.parts.sidebar
    show = type(sidebar)._show
    shown: list[bool] = []

    def note(chats: Sequence[Conversation], searched: str = "", *, complete: bool = True, **more: Any) -> None:
        show(sidebar, chats, searched, complete=complete, **more)
        shown.append(searched == words and (bool(chats) or complete))  # not what the search before still finds

    sidebar.search.clear()
    sidebar._show = note  # type: ignore[assignment, method-assign]
    return partial(sidebar.search.setText, words), partial(any, shown)


def _forget(path: Path) -> None:
    """Have the system read the file from the disk again."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def dialogs(bench: Bench) -> None:
    """Every dialog, twice."""
    actions = bench.window.user_actions
    for name, open_dialog, kind in (
        ("the page of models, all tabs", actions.open_models, ModelsPage),
        ("the settings", actions.open_settings, SettingsDialog),
        ("the help", actions.open_help, HelpWindow),
        ("about", actions.open_about, AboutDialog),
    ):
        for time_opened in ("first", "second"):
            bench.heart.during(f"{name}, the {time_opened} time", open_dialog, partial(_is_open, kind, 300))
            for dialog in bench.window.findChildren(kind):
                dialog.close()


def _is_open(kind: type[QDialog], settled_ms: int) -> bool:
    """Return whether such a dialog is open; it has some time for what it makes after it is shown."""
    wait(settled_ms)
    return isinstance(QApplication.activeModalWidget(), kind)


def slow_disk(bench: Bench) -> None:
    """Downloads, where each of the disk's calls takes half a second."""
    during, downloads = bench.heart.during, bench.parts.services.downloads
    real = {name: getattr(os, name) for name in ("fsync", "unlink")}
    for name, function in real.items():
        setattr(os, name, partial(_slowly, function))
    request = DownloadRequest(HubFile("owner/m", "m.gguf"), "main", 1000, "")
    during("a download added, slow disk", partial(downloads.add, [request]), lambda: True)
    during("a download paused", partial(downloads.pause, request.file), lambda: True)
    during("a download cancelled", partial(downloads.cancel, request.file), lambda: True)
    for name, function in real.items():
        setattr(os, name, function)


def _slowly(function: Callable[..., object], *argument: object, **more: object) -> object:
    time.sleep(_SLOW_S)
    return function(*argument, **more)


def token(bench: Bench) -> None:
    """The token for gated models, with a keyring that is silent."""
    during, is_asked = bench.heart.during, threading.Event()

    def silent(*_: str) -> None:
        time.sleep(2)
        is_asked.set()

    keyring.set_password = silent  # type: ignore[assignment]
    page = bench.window.user_actions.open_models()
    wait(1000)
    during("the field for a token", page.pairs._ask_for_token, 300)
    [field] = page.pairs.findChildren(QInputDialog)
    field.setTextValue("hf_x")
    during("a token, silent keyring", field.accept, is_asked.is_set)
    page.close()


PARTS = (first, chats, looks, typing, searches, dialogs, slow_disk, token)
"""In this order; the first makes what the others need."""


def prose(words: int) -> str:
    """Return paragraphs, lists, headings and code of so many made-up words."""
    chance = random.Random(2)
    parts: list[str] = []
    written = 0
    while written < words:
        length = chance.randint(20, 90)
        text = " ".join("".join(chance.choices(_LETTERS, k=chance.randint(2, 9))) for _ in range(length))
        form = chance.choice(("{}.", "{}.", "{}.", "- {}", "## {}", "```python\n{} = 1\n```"))
        parts.append(form.format(text))
        written += length
    return "\n\n".join(parts)


def traced(text: str) -> Trace:
    """Return the trace of a reply that says ``text``."""
    return trace_of(rounds_of(split_words(text), draft_tokens=4))


def make_long_chat(store: ChatStore) -> int:
    """Keep a chat with replies of a thousand and of four thousand tokens; returns its number."""
    chat, parent = store.create("Long replies").id, None
    for words in (1000, 4000, 1000, 1000):
        question = store.add_message(chat, parent, "user", "And then?")
        reply = store.add_message(chat, question.id, "assistant", "", "streaming")
        trace = traced(prose(words))
        store.finish_reply(reply.id, trace.summary.text, trace)
        parent = reply.id
    return chat
