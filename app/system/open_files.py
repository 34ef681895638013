"""Limit on the files and sockets that this process may have open at once."""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import resource

_WANTED = 4096
"""Enough for the window, its models, children and chats, and all connections of the local API several times over. Not
all that a system allows: some programs that we start close every number up to their limit before they do anything."""
_WITHOUT_LIMIT = 8192


def raise_open_file_limit() -> None:
    """Let this process have as many files open as it may need: the usual limit is 256 on macOS and 1024 on Linux."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def open_file_limit() -> int:
    """Return how many files this process may have open, sockets included."""
    if sys.platform == "win32":
        return _WITHOUT_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _WITHOUT_LIMIT if soft == resource.RLIM_INFINITY else soft
