"""Reads messages, from lines that are edited in a terminal, or from a file's lines."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.styles import Style

from app.cli.jobs import StoppedByKeys
from app.system.process import handle_signals

if sys.platform != "win32":
    import termios

QUOTES = '"""'
PROMPT, CONTINUATION = ">>> ", "... "
_PLACEHOLDER = "Send a message (/? for help)"
_STYLE = Style.from_dict(
    {
        "bottom-toolbar": "noreverse fg:ansibrightblack",
        "placeholder": "fg:ansibrightblack",
        "prompt": "bold",
        # On the terminal's own background, be it light or dark.
        "completion-menu": "bg:default fg:default",
        "completion-menu.completion": "bg:default fg:default",
        "completion-menu.completion.current": "bg:default fg:default reverse",
        "completion-menu.meta.completion": "bg:default fg:ansibrightblack",
        "completion-menu.meta.completion.current": "bg:default fg:default reverse",
        "scrollbar.background": "bg:default",
        "scrollbar.button": "bg:ansibrightblack",
    }
)

Suggest = Callable[[str], Iterable[tuple[str, str]]]
"""Takes what was typed up to the cursor; returns words that could replace its last one, each with a line about it."""


class Lines(Protocol):
    """Reads messages, one after the other."""

    def read(self, text: str = "") -> str:
        """Read the next message; ``text`` is to be edited.
        Raises ``EOFError`` if nothing more comes, ``KeyboardInterrupt`` if Ctrl-C was pressed where nothing was typed,
        ``StoppedByKeys`` if the program is to end.
        """
        ...

    def ask(self, question: str) -> str:
        """Have a question answered, by what is typed after it is shown.

        Raises:
            EOFError, KeyboardInterrupt, StoppedByKeys: as :meth:`read`.
        """
        ...


class FileLines:
    """Reads the lines of a file or pipe; those between two lines of three quotes are one message."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def read(self, text: str = "") -> str:
        """Read the next message; ``text`` cannot be edited here, so it is the message."""
        if text:
            return text
        first = self._line()
        if not first.lstrip().startswith(QUOTES):
            return first
        block = first
        while not is_closed(block):
            try:
                block += "\n" + self._line()
            except EOFError:
                break
        return unquoted(block)

    def ask(self, question: str) -> str:  # noqa: ARG002 - nobody reads it
        """Raise :class:`EOFError`: nobody is there to answer."""
        raise EOFError

    def _line(self) -> str:
        line = self._stream.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")


class EditedLines:
    """Reads lines that are edited in a terminal, with history and completion.
    ``status`` returns the line below, each time it is drawn; ``source`` and ``screen`` are other keys and another
    screen than the process's own.
    """

    def __init__(
        self,
        history: Iterable[str],
        status: Callable[[], str],
        suggest: Suggest,
        *,
        color: bool,
        source: Input | None = None,
        screen: Output | None = None,
    ) -> None:
        self._status, self._source, self._screen = status, source, screen
        self._session: PromptSession[str] = PromptSession(
            [("class:prompt", PROMPT)],
            multiline=True,
            prompt_continuation=lambda _width, _line, _wraps: [("class:prompt", CONTINUATION)],
            history=InMemoryHistory(list(history)),
            key_bindings=_keys(),
            completer=_Commands(suggest),
            complete_while_typing=True,
            placeholder=[("class:placeholder", _PLACEHOLDER)],
            bottom_toolbar=status,
            style=_STYLE,
            color_depth=None if color else ColorDepth.DEPTH_1_BIT,
            enable_open_in_editor=True,
            enable_suspend=True,
            reserve_space_for_menu=5,
            input=source,
            output=screen,
        )

    def read(self, text: str = "") -> str:
        """Read the next message, without the quotes around one of several lines."""
        with _ended_by_signals(self._session.app):
            return unquoted(self._session.prompt(default=text))

    def ask(self, question: str) -> str:
        """Have a question answered; what was typed before it was shown is no answer."""
        asking: PromptSession[str] = PromptSession(
            [("class:prompt", question)],
            bottom_toolbar=self._status,
            style=_STYLE,
            color_depth=self._session.color_depth,
            input=self._source,
            output=self._screen,
        )
        _forget_typed(asking.app.input)
        with _ended_by_signals(asking.app):
            return asking.prompt()


def is_closed(text: str) -> bool:
    """Return whether a message that begins with three quotes has its end."""
    begun = text.lstrip()
    return not begun.startswith(QUOTES) or QUOTES in begun[len(QUOTES) :]


def unquoted(text: str) -> str:
    """Return a message without the three quotes before and after it."""
    bare = text.strip()
    if not bare.startswith(QUOTES):
        return text
    return bare.removeprefix(QUOTES).removesuffix(QUOTES).strip("\n")


@contextlib.contextmanager
def silent_keys() -> Iterator[None]:
    """Hide what is typed while a reply comes, which would show in its midst; it is there at the next prompt."""
    if sys.platform == "win32":
        yield
        return
    try:
        file = sys.stdin.fileno()
        before = termios.tcgetattr(file)
    except (OSError, ValueError, termios.error):  # no terminal
        yield
        return
    silent = list(before)
    silent[3] &= ~termios.ECHO
    termios.tcsetattr(file, termios.TCSANOW, silent)
    try:
        yield
    finally:
        termios.tcsetattr(file, termios.TCSANOW, before)


def _forget_typed(source: Input) -> None:
    clear_typeahead(source)
    if sys.platform != "win32":
        with contextlib.suppress(OSError, ValueError, termios.error):  # no terminal
            termios.tcflush(source.fileno(), termios.TCIFLUSH)
    else:
        source.read_keys()


@contextlib.contextmanager
def _ended_by_signals(app: Application[str]) -> Iterator[None]:
    """End the editing of a line first when a signal ends the program, so that the terminal is left in order."""

    def end(number: int, _frame: Any) -> None:
        loop = app.loop
        if loop is not None and app.is_running:
            loop.call_soon_threadsafe(lambda: app.exit(exception=StoppedByKeys(number)))
        else:
            raise StoppedByKeys(number)

    with handle_signals(end, (signal.SIGTERM,)):
        yield


def _keys() -> KeyBindings:
    keys = KeyBindings()

    @keys.add("enter")
    def _(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        if buffer.complete_state and buffer.complete_state.current_completion:
            buffer.complete_state = None
        elif is_closed(buffer.text):
            buffer.validate_and_handle()
        else:
            buffer.insert_text("\n")

    @keys.add("escape", "enter")
    def _(event: KeyPressEvent) -> None:
        event.current_buffer.insert_text("\n")

    @keys.add("c-c")
    def _(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt(), style="class:aborting")

    return keys


class _Commands(Completer):
    """Completes lines that begin with a slash and no others, since help with every word would disturb."""

    def __init__(self, suggest: Suggest) -> None:
        self._suggest = suggest

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:  # noqa: ARG002 - its caller's
        typed = document.text_before_cursor
        if not typed.startswith("/") or "\n" in document.text:
            return
        word = typed if " " not in typed else typed.split(" ", 1)[1]
        for text, about in self._suggest(typed):
            yield Completion(text, start_position=-len(word), display_meta=about)
