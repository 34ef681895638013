"""``chat`` in a real terminal, with the starter pair; also where ``main.py`` alone finds no screen for its window."""

from __future__ import annotations

import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import pytest

from app.chats.store import ChatStore
from app.errors import UnknownModel
from app.paths import Paths
from tests.e2e.program import command, environment, perform

if sys.platform == "win32":
    pytest.skip("there is no pseudo-terminal", allow_module_level=True)
import pty
import termios

PATIENCE_S = 200
_SCREENLESS = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE")


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, arguments: list[str], variables: Mapping[str, str]) -> None:
        self._file, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (30, 80))
        variables_kept = {name: value for name, value in environment(**variables).items() if name not in _SCREENLESS}
        self.process = subprocess.Popen(
            arguments, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True, env=variables_kept
        )
        os.close(theirs)
        self.shown = ""
        self._read = 0

    def wait_for(self, pattern: str) -> str:
        """Return the text shown since the last such wait, up to the match."""
        until = time.monotonic() + PATIENCE_S
        while (match := re.compile(pattern).search(self.shown, self._read)) is None:
            assert time.monotonic() < until, self.shown
            assert self._take(until - time.monotonic()), self.shown
        part, self._read = self.shown[self._read : match.end()], match.end()
        return part

    def wait_for_prompt(self) -> None:
        """Until keys are read one by one: before, the terminal itself would take Ctrl-D."""
        self.wait_for(r"\x1b\[\?2004h")

    def type(self, keys: str) -> None:
        os.write(self._file, keys.encode())

    def end(self) -> int:
        while self._take(PATIENCE_S):
            pass
        return self.process.wait(PATIENCE_S)

    def _take(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._file], [], [], max(0.0, seconds))
        try:
            new = os.read(self._file, 65536) if ready else b""
        except OSError:  # the program is gone
            return False
        self.shown += new.decode("utf-8", "replace")
        return bool(new)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._file)


@pytest.fixture
def variables() -> dict[str, str]:
    # No pseudo-terminal answers where its cursor is.
    return {"QT_QPA_PLATFORM": "", "TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"}


def test_without_a_screen_the_program_opens_the_chat_which_answers_and_keeps(
    data_with_starter: Path, variables: dict[str, str]
) -> None:
    with Terminal(command(data_with_starter), variables) as terminal:
        screen_text = terminal.wait_for("Send a message")
        assert "There is no screen to open a window on" in screen_text
        assert screen_text.count("draftlight: ") == 1
        terminal.type("/set n 24\r")
        terminal.wait_for("max_tokens: 24")
        terminal.wait_for_prompt()
        terminal.type("Who was the first prime minister of Britain?\r")
        reply = terminal.wait_for(r"tokens/s")
        assert "\x1b[32m" in reply, "words that were guessed right are green"
        terminal.wait_for_prompt()
        terminal.type("/set n 4000\r")
        terminal.wait_for("max_tokens: 4000")
        terminal.wait_for_prompt()
        terminal.type("Write a very long story.\r")
        terminal.wait_for("\x1b\\[32m[^\r\n]* ")
        os.killpg(terminal.process.pid, signal.SIGINT)
        terminal.wait_for("Stopped")
        terminal.wait_for_prompt()
        terminal.type("\x04")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown
    with ChatStore(Paths.at(data_with_starter).chats) as store:
        messages = store.messages(store.latest()[0])
    assert [one.role for one in messages] == ["user", "assistant"] * 2
    assert (messages[1].trace is not None, messages[3].state) == (True, "cancelled")


def test_a_request_to_end_gives_the_terminal_back(data_with_starter: Path, variables: dict[str, str]) -> None:
    with Terminal(command(data_with_starter, "chat", "-m", "starter:q4_1"), variables) as terminal:
        terminal.wait_for("Send a message")
        terminal.process.terminate()
        assert terminal.end() == 128 + signal.SIGTERM
        assert "\x1b[?2004l" in terminal.shown, "pasted text is no longer marked"


def test_a_model_that_is_not_there_is_said_as_by_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("Why?\n"))
    for words in (("chat", "-m", "nowhere"), ("run", "-m", "nowhere", "-p", "Why?")):
        with pytest.raises(UnknownModel, match="nowhere"):
            perform(tmp_path, *words)
