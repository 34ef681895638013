"""Code blocks that can be drawn are known by their language, or by how they begin."""

from __future__ import annotations

import pytest

from app.markdown.drawable_code import DrawableKind, drawable_kind

PAGE, SVG = DrawableKind.PAGE, DrawableKind.SVG


@pytest.mark.parametrize(
    ("language", "first_lines", "kind"),
    [
        ("html", "<p>Hello</p>", PAGE),
        ("HTML", "", PAGE),
        ("xhtml", "<?xml version='1.0'?>\n<html>", PAGE),
        ("", "<!DOCTYPE html>\n<html>", PAGE),
        ("", "\n<!-- mine -->\n<html lang='en'>", PAGE),
        ("svg", "", SVG),
        ("xml", '<?xml version="1.0"?>\n<svg width="1">', SVG),
        ("xml", '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">\n<svg>', SVG),
        ("html", "<svg viewBox='0 0 1 1'>", SVG),
        ("", "<svg>", SVG),
        ("xml", "<note>", None),
        ("", "<p>Hello</p>", None),
        ("", "Write <svg> here", None),
        ("python", "<svg>", None),
        ("xml", "<!-- not closed <svg>", None),
        ("xml", "<!---->" * 100_000 + "x", None),
        ("html", "<!-- " * 100_000, PAGE),
        ("xml", "<!-- <note> --> <!-- --> <svg>", SVG),
        ("htmlx", "<html>", None),
    ],
)
def test_a_block_is_known_by_its_language_and_first_lines(
    language: str, first_lines: str, kind: DrawableKind | None
) -> None:
    assert drawable_kind(language, first_lines) is kind
