"""The window.

`overlays/overlay_switch.py` puts one of the overlays, or `how_it_works/`, in the conversation's place.
`window/window_parts.py` makes the parts of the main window, `user_actions.py` does with them what a person asks for,
`window_display.py` has them show what holds, `wiring.py` and `shortcuts.py` say which signal and which key leads
where. Large ones are divided again, by what one would look for: `dialogs/` has `settings/` (with the keys that a
person gives), `transcript/` has `messages/` over `text/`. Below `chat/chat_view.py` lies `composing/` (the message
field, its files, what is chosen beside it), below that `replying/` and `first_page/`, which a new chat shows.

In `toolkit/`, `files/` (choosing, dropping and showing them) lies over `widgets/`
(buttons, labels, layouts), and both over what knows no widgets of ours: `appearance/` (theme, style sheet, icons,
widths), `language/` (translation, mirroring, sentences), `keyboard.py`, `accessibility.py` and `scheduling/` (work
beside the main thread, or when it is idle).

PySide puts a hook of its own around every import, for features that are switched on by ``from __feature__ import …``.
It reads the source of each module that is imported and keeps it. We switch nothing on, so Python's own import is put
back: measured at the window's start, 8 % less time in imports, and 10 MB less memory.
"""

import builtins
from contextlib import suppress

_import_of_python = builtins.__import__

with suppress(ModuleNotFoundError):  # what needs no Qt is tested without it
    import PySide6.QtCore  # noqa: F401 - it puts the hook there

builtins.__import__ = _import_of_python
