"""What stands between a click on the icon and the window."""

from __future__ import annotations

import subprocess
import sys

import pytest

SLOW = ("llama_cpp", "numpy", "huggingface_hub", "jinja2", "markdown_it", "pygments", "app.llama", "app.models")


@pytest.mark.parametrize("module", ["app.ui.application", "app.ui.self_test"])
def test_the_window_is_imported_without_models_and_without_what_is_slow(module: str) -> None:
    code = f"import sys, {module}; print(*(name for name in {SLOW} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == []
