"""Web pages and SVG pictures of a reply are drawn in a closed view: nothing runs, nothing is loaded, nothing hangs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from app.errors import WorldError
from app.llama.child_processes.bounds import Bounds
from app.markdown.drawable_code import DrawableKind
from app.ui.previews.drawing import BOUNDS, MOST_WIDTH, answer
from app.ui.previews.preview_dialog import MOST_BYTES, PreviewDialog, draw_code
from tests.ui.conftest import WindowHarness

PAGE, SVG = DrawableKind.PAGE, DrawableKind.SVG
ROOM = (300.0, 200.0, 1.0)
CIRCLE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">'
    '<circle cx="30" cy="20" r="15" fill="#0000ff"/>{}</svg>'
)
REPLY = (
    "A page:\n\n```html\n<h1>Hello</h1>\n<p>there</p>\n```\n\nCode:\n\n```python\nprint(1)\n```\n\n"
    f"A picture:\n\n```xml\n{CIRCLE.format('')}\n```\n"
)
LAUGHS = "<!DOCTYPE l [<!ENTITY a 'lol'>" + "".join(
    f"<!ENTITY {one} '{f'&{before};' * 10}'>" for before, one in zip("abcdefgh", "bcdefghi", strict=True)
)


def drawn(kind: DrawableKind, code: str) -> tuple[dict[str, object], set[str]]:
    """Draw code in this process; return the facts, and the names of the colours in the picture."""
    head = json.dumps({"kind": kind, "width": ROOM[0], "height": ROOM[1], "scale": ROOM[2]})
    line, _, pixels = answer(f"{head}\n{code}".encode()).partition(b"\n")
    facts = json.loads(line)
    if not facts:
        return facts, set()
    image = QImage(pixels, facts["width"], facts["height"], 4 * facts["width"], QImage.Format.Format_RGB32)
    places = ((x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2))
    return facts, {image.pixelColor(x, y).name() for x, y in places}


@pytest.fixture
def red_file(qapp: QApplication, tmp_path: Path) -> Path:
    file = tmp_path / "red.png"
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    assert image.save(str(file))
    return file


def test_a_page_has_its_words_and_colours_and_no_script(qapp: QApplication) -> None:
    code = "<style>p { background: #00ff00 }</style><script>alert('Run')</script><p>Hello <b>there</b></p>"
    facts, colours = drawn(PAGE, code)
    assert facts["text"] == "Hello there"
    assert "#00ff00" in colours


@pytest.mark.parametrize("name", ["{path}", "{url}"])
def test_a_page_loads_no_file(red_file: Path, name: str) -> None:
    address = name.format(path=red_file, url=red_file.as_uri())
    code = f"<img src='{address}'><div style=\"background-image: url('{address}')\">x</div><iframe src='{address}'>"
    _, colours = drawn(PAGE, code)
    assert "#ff0000" not in colours


@pytest.mark.parametrize(
    "inside",
    [
        "<image xlink:href='{path}' width='60' height='40'/>",
        "<image href='{url}' width='60' height='40'/>",
        "<g><feImage href='{path}'/></g>",
        "<script>alert(1)</script>",
        "<foreignObject width='60' height='40'><body xmlns='http://www.w3.org/1999/xhtml'>x</body></foreignObject>",
        "<style>@import url('{path}');</style>",
    ],
)
def test_a_picture_loads_no_file_and_runs_nothing(red_file: Path, inside: str) -> None:
    inside = inside.format(path=red_file, url=red_file.as_uri())
    code = CIRCLE.format(inside).replace("<svg ", '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')
    facts, colours = drawn(SVG, code)
    assert facts["width"] == 300  # as large as there is room for
    assert "#0000ff" in colours
    assert "#ff0000" not in colours


def test_a_picture_without_its_namespace_is_drawn(qapp: QApplication) -> None:
    _, colours = drawn(SVG, CIRCLE.format("").replace(' xmlns="http://www.w3.org/2000/svg"', ""))
    assert "#0000ff" in colours


@pytest.mark.parametrize(
    "look",
    [
        "fill='rgba(0,0,255,0.5)'",
        "style='fill: rgba(0, 0, 255, 0.5)'",
        "class='a'",
        "stroke='rgba(1,1,1,0.5)' fill='rgba(0,0,255,0.5)'",
    ],
)
def test_colours_that_one_sees_through_are_not_black(qapp: QApplication, look: str) -> None:
    style = "<style>.a { fill: rgba(0,0,255,.5) }</style>"
    _, colours = drawn(SVG, f"<svg width='60' height='40'>{style}<rect width='60' height='40' {look}/></svg>")
    assert "#000000" not in colours
    assert colours & {"#7f7fff", "#8080ff"}


@pytest.mark.parametrize(
    "code",
    [
        "<svg xmlns='http://www.w3.org/2000/svg'><g>",
        f"{LAUGHS}]><svg xmlns='http://www.w3.org/2000/svg'><text>&i;</text></svg>",
        "<!DOCTYPE s [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><svg><text>&x;</text></svg>",
        "no picture",
        "<note/>",
    ],
)
def test_a_picture_with_a_mistake_is_not_drawn(qapp: QApplication, code: str) -> None:
    assert drawn(SVG, code)[0] == {}


@pytest.mark.parametrize("code", ["<p style='margin: 9999px'>x</p>" * 20, "<blockquote>" * 2000 + "x"])
def test_a_page_without_end_is_cut(qapp: QApplication, code: str) -> None:
    facts, _ = drawn(PAGE, code)
    assert facts["cut"]
    assert facts["width"] <= MOST_WIDTH


def test_code_that_is_too_long_is_refused() -> None:
    with pytest.raises(WorldError, match="too long"):
        draw_code(PAGE, "x" * (MOST_BYTES + 1), ROOM, BOUNDS)


def test_what_takes_too_much_costs_a_sentence() -> None:
    with pytest.raises(WorldError, match="too much time or memory"):
        draw_code(PAGE, "<p>x", ROOM, Bounds(memory_bytes=1_000_000, computing_s=5.0))


@pytest.mark.nightly("each takes all the computing time that it may; daily, a child with little memory is ended")
@pytest.mark.parametrize("marks", ["<ul><li>", "<table><tr><td>"])
def test_nothing_nested_hangs(marks: str) -> None:
    with pytest.raises(WorldError, match="too much time or memory"):
        draw_code(PAGE, marks * 10_000, ROOM, BOUNDS)


def test_a_reply_offers_what_can_be_drawn_in_windows_beside_it(shared_harness: WindowHarness) -> None:
    harness = shared_harness
    harness.script.reply = REPLY
    harness.show(900, 700)
    harness.ask("Show me.")
    buttons = harness.parts.view.transcript.messages[-1].body.code_buttons
    assert len(buttons.copy) == 3
    assert [button.text() for button in buttons.preview] == ["Preview", "Preview"]
    for button in buttons.preview:
        harness.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    page, picture = harness.window.findChildren(PreviewDialog)
    harness.bot.waitUntil(lambda: not page.picture.pixmap().isNull())
    assert page.picture.accessibleDescription() == "Hello\nthere"
    picture.close()  # before or while it is drawn
    page.resize(page.width() + 100, page.height())
    page.close()
    harness.bot.waitUntil(lambda: not harness.window.findChildren(PreviewDialog))


def test_the_window_closes_while_a_preview_is_drawn(harness: WindowHarness) -> None:
    harness.show(900, 700)
    harness.actions.open_preview(PAGE, "<ul><li>" * 10_000)
    harness.window.close()
    assert not any(dialog.isVisible() for dialog in harness.window.findChildren(PreviewDialog))
