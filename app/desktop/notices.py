"""A word to whoever clicked an icon where no window of ours can open: through the desktop's own small programs."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess

_TITLE = "Draftlight cannot start"


def tell_without_a_window(sentence: str) -> None:
    """Say it by the first of the desktop's programs that is there. Nobody waits until it is read."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    for command in (
        ["zenity", "--error", "--no-markup", f"--title={_TITLE}", f"--text={sentence}"],
        ["kdialog", "--title", _TITLE, "--error", sentence],
        ["notify-send", "--urgency=critical", _TITLE, sentence],
        ["xmessage", "-center", f"{_TITLE}. {sentence}"],
    ):
        program = shutil.which(command[0])
        if program is not None:
            with contextlib.suppress(OSError):
                subprocess.Popen(  # noqa: S603 - the sentence is one argument
                    [program, *command[1:]],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,
                )
                return
