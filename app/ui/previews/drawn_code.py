"""Code that was drawn: asked of the child process that draws it (:mod:`app.ui.previews.drawing`)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from app.errors import WorldError
from app.language import number, tr
from app.llama.child_processes.bounds import Bounds, TooMuchMemory, TooMuchTime
from app.llama.child_processes.service import Service, ServiceEnded
from app.markdown.drawable_code import DrawableKind

MOST_BYTES = 2_000_000


@dataclass(frozen=True, slots=True)
class DrawnCode:
    """Pixels of a page or picture, and its words."""

    width: int
    height: int
    pixels: bytes = field(repr=False)
    """32 bits each: a number with the red, green and blue in its lower three bytes."""
    text: str
    is_cut: bool
    """True if the page is longer than what was drawn."""


def draw_code(
    kind: DrawableKind,
    code: str,
    room: tuple[float, float, float],
    bounds: Bounds,
    cancelled: Callable[[], bool] = lambda: False,
) -> DrawnCode:
    """Have code drawn, on any thread.

    Args:
        kind: of the code.
        code: a whole code block.
        room: the width and height there is room for, and how many pixels of the screen one of them is.
        bounds: what the process may take.
        cancelled: asked again and again.

    Raises:
        WorldError: it cannot be drawn, or not within the bounds.
        Interrupted: ``cancelled`` said so.
    """
    content = code.encode("utf-8", "replace")
    if len(content) > MOST_BYTES:
        most = number(MOST_BYTES // 1_000_000)
        raise WorldError(tr("This code is too long for a preview: {most} MB are the most.", most=most))
    width, height, scale = room
    head = json.dumps({"kind": kind.value, "width": width, "height": height, "scale": scale})
    service = Service("draw", bounds=bounds)
    try:
        answer = service.ask(head.encode("ascii") + b"\n" + content, cancelled)
    except (TooMuchMemory, TooMuchTime, ServiceEnded):
        raise WorldError(tr("Drawing this takes too much time or memory, so there is no preview.")) from None
    finally:
        service.close()
    line, _, pixels = answer.partition(b"\n")
    facts = json.loads(line)
    if not facts:
        raise WorldError(tr("This cannot be drawn: the code is not whole, or has a mistake in it."))
    return DrawnCode(facts["width"], facts["height"], pixels, facts["text"], facts["cut"])
