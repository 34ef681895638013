"""``uv run main.py`` is the same as ``draftlight``."""

import sys

from app.__main__ import start

if __name__ == "__main__":
    sys.exit(start())
