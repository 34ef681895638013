"""Memory of the window's process: what was shown before is given back, icons are drawn once, imports keep no source."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication, QScrollBar

from app.system.process import MOST_ARENAS
from app.ui.toolkit.appearance.icons import application_icon, icon
from tests.fakes.heap_probe import (
    BLOCK_BYTES,
    GAP_BYTES,
    HAS_GLIBC,
    gap_in_the_heap,
    heap_after,
    resident_bytes,
)
from tests.ui.conftest import WindowHarness

needs_glibc = pytest.mark.skipif(not HAS_GLIBC, reason="only glibc is told")
SIDE = 20
IMPORTS = """
import linecache
from pathlib import Path
import app.ui.dialogs.about_dialog
ours = Path(app.__file__).parent
print(sorted(name for name in linecache.cache if Path(name).is_relative_to(ours)))
"""


@needs_glibc
def test_the_application_limits_idle_memory(tmp_path: Path) -> None:
    apart, arenas = heap_after(
        "from app.ui.application import make_application; application = make_application(['window'])", tmp_path
    )
    assert apart >= BLOCK_BYTES
    assert arenas <= MOST_ARENAS


@needs_glibc
@pytest.mark.parametrize("act", ["another chat", "another size"])
def test_what_was_shown_before_leaves_no_memory_behind(harness: WindowHarness, act: str) -> None:
    harness.show()
    with gap_in_the_heap():
        before = resident_bytes()
        if act == "another chat":
            harness.window.user_actions.new_chat()
        else:
            harness.program.theme.zoom_in()
        harness.bot.waitUntil(lambda: before - resident_bytes() > GAP_BYTES // 2)


def looked_at() -> int:
    """Of how many of Qt's own parts PySide has made an object."""
    gc.collect()
    return sum(type(thing) in {QScrollBar, QAction} for thing in gc.get_objects())


def test_chats_and_colours_that_come_and_go_leave_no_objects_behind(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()

    def come_and_go() -> None:
        harness.ask()
        harness.actions.toggle_theme()
        harness.actions.new_chat()
        harness.actions.toggle_theme()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    come_and_go()
    before = looked_at()
    for _ in range(3):
        come_and_go()
    assert looked_at() <= before


def test_no_import_reads_and_keeps_the_source_of_a_module() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORTS], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"


@pytest.fixture(autouse=True)
def nothing_drawn_yet(qapp: QApplication) -> None:
    QPixmapCache.clear()


def test_an_icon_is_drawn_once_for_each_name_colour_and_size() -> None:
    # Each theme and zoom asks for all icons again; a drawing of its own would leave its copies in Qt's cache.
    first, again = icon("pin", "#112233", SIDE).pixmap(SIDE), icon("pin", "#112233", SIDE).pixmap(SIDE)
    assert first.cacheKey() == again.cacheKey()
    assert application_icon().pixmap(32).cacheKey() == application_icon().pixmap(32).cacheKey()
    for name, colour, side in (("info", "#112233", 20), ("pin", "#eeeeee", 20), ("pin", "#112233", 30)):
        assert first.toImage() != icon(name, colour, side).pixmap(side).toImage()


def test_an_icon_outlives_the_cache() -> None:
    drawn = icon("pin", "#112233", SIDE)
    before = drawn.pixmap(SIDE).toImage()
    QPixmapCache.clear()
    assert drawn.pixmap(SIDE).toImage() == before == icon("pin", "#112233", SIDE).pixmap(SIDE).toImage()


def test_another_zoom_keeps_no_icons_of_the_size_before(harness: WindowHarness) -> None:
    QPixmapCache.insert("of the size before", QPixmap(8, 8))
    harness.program.theme.zoom_in()
    assert not QPixmapCache.find("of the size before", QPixmap())
