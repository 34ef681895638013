"""A window that has had the time to prepare itself: ``python -m tests.ui.prepared_window DATA``.

Then it opens the page of models and the dialogs, and prints which of its modules are imported only for that.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtTest import QTest

from app.chats.store import ChatStore
from app.paths import Paths
from app.settings import Settings
from app.ui import application
from app.ui.window.main_window import MainWindow
from tests.fakes.scripted_engine import Script, ScriptedEngine

_OURS = ("app.", "psutil")


def main() -> None:
    """Open the window, wait until nothing is left to prepare, and open the dialogs."""
    app = application.make_application(["draftlight"])
    paths = Paths.at(Path(sys.argv[1]))
    paths.ensure()
    with ChatStore(paths.chats) as store:
        program = application.build(
            paths=paths,
            engine_factory=lambda sink: ScriptedEngine(sink, Script()),
            store=store,
            settings=Settings(paths.settings),
            entries=tuple,
        )
        window = program.window
        window.show()
        view = window.parts.view
        while view._transcript is None or view._idle._next is not None:
            QTest.qWait(50)
        sys.stdout.write(" ".join(_imported_by_dialogs(window)))
        sys.stdout.flush()
        window.close()
        app.processEvents()
        os._exit(0)


def _imported_by_dialogs(window: MainWindow) -> list[str]:
    before = set(sys.modules)
    actions = window.user_actions
    for open_panel in (actions.choose_models, actions.open_palette):
        open_panel()
        QTest.qWait(100)
    for open_dialog in (actions.open_models, actions.open_settings, actions.open_help, actions.open_about):
        dialog = open_dialog()
        QTest.qWait(100)
        if dialog is not None:
            dialog.close()
    return sorted(name for name in set(sys.modules) - before if name.startswith(_OURS))


if __name__ == "__main__":
    main()
