"""Requests that a person makes at one message of a transcript."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class MessageRequests(QObject):
    """Signals of all messages of a transcript; the first value is the message's id, unless another is named."""

    regenerate = Signal(int)
    go_on = Signal(int)
    """The reply is to be continued where it ended."""
    compare = Signal(int)
    """The reply's question is to be answered in several ways."""
    replay = Signal(int)
    race = Signal()
    """The last question is to be answered with guessing and without."""
    save = Signal(int)
    share = Signal(int)
    edit = Signal(int)
    branch = Signal(int)
    duplicate = Signal()
    delete = Signal(int)
    """The message is to go, with all that followed on it."""
    keep_seed = Signal(object)
    """The seed to keep for the replies to come; ``None``: a new one for each."""
    open_file = Signal(int, int)
    """And the place of one of its files."""
    open_passage = Signal(int)
    """The number of a passage that a reply cites."""
    preview = Signal(str, str)
    """The kind of a code block that is to be drawn (:class:`~app.markdown.drawable_code.DrawableKind`), and its text.
    """
    show_version = Signal(int, int)
    """And how many versions further."""
    quote = Signal(str)

    can_change = True
