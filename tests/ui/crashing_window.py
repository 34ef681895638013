"""A window whose process ends without a word: ``python -m tests.ui.crashing_window DATA HOW``.

``HOW`` it ends: in a reply, by a failed ``assertion`` of ggml's, a ``fault``, or a ``kill`` from outside; or by a kill
in the middle of a ``load``. In a reply it begins to end once the words that it has shown so far are saved.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from pathlib import Path

from PySide6.QtCore import QTimer

from app.chats.store import ChatStore
from app.engine.port import EventSink
from app.paths import Paths
from app.settings import Settings
from app.system.logfile import writing_log
from app.ui import application
from app.ui.window.main_window import MainWindow
from tests.fakes.scripted_engine import Script, ScriptedEngine

_WORDS = "A bicycle stays"
HOLD_AFTER = 3


def main() -> None:
    """Run the window until the end that is wanted."""
    paths = Paths.at(Path(sys.argv[1]))
    paths.ensure()
    settings = Settings(paths.settings)
    how = sys.argv[2]
    script = Script(hold_load_at=0.5) if how == "load" else Script(hold_reply_after=HOLD_AFTER)
    build = application.build

    def built(**options: object) -> application.Program:
        program = build(**options)  # type: ignore[arg-type]
        program.window.painted.connect(lambda: _ask(program.window, how))
        return program

    def engine(sink: EventSink) -> ScriptedEngine:
        return ScriptedEngine(sink, script)

    application.build = built
    with writing_log(paths.log), ChatStore(paths.chats) as store:
        application.run_window(
            ["draftlight"], paths=paths, engine_factory=engine, store=store, settings=settings, entries=tuple
        )


def _ask(window: MainWindow, how: str) -> None:
    window.user_actions.use_starter()
    window.parts.view.message_sending.ask("Why does a bicycle stay upright?")
    timer = QTimer(window)
    timer.timeout.connect(lambda: _end_when_saved(window, how))
    timer.start(20)


def _end_when_saved(window: MainWindow, how: str) -> None:
    chat, store = window.parts.chat, window.user_actions._store
    if how == "load":
        if window.parts.session.status.fraction is not None:
            os.kill(os.getpid(), signal.SIGKILL)
        return
    if chat.conversation_id is None:
        return
    saved = store.messages(chat.conversation_id)
    if len(saved) > 1 and _WORDS in saved[-1].text:
        threading.Thread(target=_end, args=(how,), name="engine").start()


def _end(how: str) -> None:
    if how == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    elif how == "fault":
        ctypes.string_at(0)
    else:
        from app.llama.library import native_log  # noqa: PLC0415
        from app.llama.private.ggml import typed_function  # noqa: PLC0415

        native_log()
        texts = ctypes.c_char_p, ctypes.c_char_p
        typed_function("ggml_abort", None, ctypes.c_char_p, ctypes.c_int, *texts)(
            b"tea.cpp", 7, b"GGML_ASSERT(%s) failed", b"kettle"
        )


if __name__ == "__main__":
    main()
