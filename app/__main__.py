"""``python -m app`` is the same as ``draftlight``."""

from __future__ import annotations

import sys


def start() -> int:
    """Run the program; returns its exit status. Ctrl-C while it is still being imported ends it as later."""
    try:
        from app.main import main  # noqa: PLC0415

        return main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(start())
