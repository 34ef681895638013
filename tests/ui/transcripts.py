"""A conversation in a view of its own."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.palette import LIGHT
from app.ui.transcript.transcript_view import TranscriptView

LONG = "\n\n".join(["A bicycle stays upright because the rider keeps steering it back under the centre of mass."] * 30)


def bar_of(view: TranscriptView):
    return view.page.verticalScrollBar()


def shown_view(qtbot: QtBot) -> TranscriptView:
    """A view of a window's usual size."""
    view = TranscriptView()
    qtbot.addWidget(view)
    view.resize(800, 500)
    view.set_looks(LIGHT)
    view.show()
    return view
