"""Cost of an import once the window's parts are there."""

from __future__ import annotations

import subprocess
import sys

_SCRIPT = """
import linecache
from pathlib import Path
import app.ui.dialogs.about_dialog
ours = Path(app.__file__).parent
print(sorted(name for name in linecache.cache if Path(name).is_relative_to(ours)))
"""


def test_no_import_reads_and_keeps_the_source_of_a_module() -> None:
    done = subprocess.run([sys.executable, "-c", _SCRIPT], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"
