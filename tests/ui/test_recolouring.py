"""Another palette reaches text that is set already where it stands: at once in view, bit by bit elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from app.palette import DARK, LIGHT, Palette
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.text.text_document import STEP_CHARACTERS
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.transcript_view import TranscriptView
from app.ui.transcript.typography import Typography
from tests.fakes.rounds import written

EVERYTHING = """# A heading with `code`

Plain, **bold**, *italic* and a [link](https://example.com), and 🚲 wheels **🚴** too.

- one
- two
  - three

1. first
2. second

> quoted
> further

| name | value |
| --- | --: |
| a *b* | 1 🛞 |
| `c` | 2 |

العربية تُكتب with English من اليمين

```python
def f():

    return "x"  # one
```

The end.
"""
LONG = "\n\n".join(f"Paragraph {number}. " + "All work and no play. " * 12 for number in range(60))


def body_in(qtbot: QtBot, palette: Palette, *, rejected: bool) -> ReplyBody:
    body = ReplyBody(Typography(palette, 1.0, outcomes_visible=True))
    qtbot.addWidget(body)
    body.resize(700, 100)
    body.show_spans(TokenSpans.of(written(EVERYTHING).rounds, EVERYTHING))
    body.set_rejected_visible(rejected)
    return body


def looks(document: QTextDocument) -> list[tuple[str, str, str, bool]]:
    """Each stretch of text that looks alike: its words, colour, font and whether it is a link."""
    colours = []
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            piece = fragments.fragment()
            form = piece.charFormat()
            colours.append((piece.text(), form.foreground().color().name(), form.font().toString(), form.isAnchor()))
            fragments += 1
        block = block.next()
    return colours


@pytest.mark.parametrize("rejected", [False, True])
def test_text_in_another_palette_is_as_if_it_had_been_set_in_it(qtbot: QtBot, rejected: bool) -> None:
    body, expected = body_in(qtbot, LIGHT, rejected=rejected), body_in(qtbot, DARK, rejected=rejected)
    height, entries = body.height(), list(body.page.entry_at)
    body.set_typography(Typography(DARK, 1.0, outcomes_visible=True))
    qtbot.waitUntil(lambda: looks(body.document()) == looks(expected.document()))
    table = next(frame for frame in body.document().rootFrame().childFrames())
    assert table.frameFormat().borderBrush().color().name().upper() == DARK.line
    assert (body.height(), list(body.page.entry_at)) == (height, entries)


def test_a_long_reply_changes_its_colours_in_view_at_once_and_elsewhere_bit_by_bit(qtbot: QtBot) -> None:
    view = TranscriptView()
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.set_looks(LIGHT)
    trace = written(LONG)
    view.add_reply(1, LONG, trace)
    view.show()
    view.scroll_to_newest()
    [reply] = view.findChildren(ReplyMessage)
    document = reply.body.document()
    steps: list[int] = []
    document.contentsChange.connect(lambda _at, _removed, added: steps.append(added))
    view.set_looks(DARK)
    colours = {form[1] for form in looks(document)}
    assert looks(document)[-1][1] == DARK.text.lower()
    assert colours == {LIGHT.text.lower(), DARK.text.lower()}
    qtbot.waitUntil(lambda: {form[1] for form in looks(document)} == {DARK.text.lower()})
    assert len(steps) > len(LONG) // (2 * STEP_CHARACTERS)
    assert max(steps) < len(LONG) // 2


def test_a_reply_that_is_set_anew_in_another_size_meanwhile_is_whole(qtbot: QtBot) -> None:
    body = body_in(qtbot, LIGHT, rejected=False)
    body.set_typography(Typography(DARK, 1.0, outcomes_visible=True))
    body.set_typography(Typography(LIGHT, 1.5, outcomes_visible=True))
    expected = body_in(qtbot, LIGHT, rejected=False)
    expected.set_typography(Typography(LIGHT, 1.5, outcomes_visible=True))
    qtbot.waitUntil(lambda: looks(body.document()) == looks(expected.document()))


@pytest.mark.parametrize("rejected", [False, True])
def test_text_in_another_size_is_as_if_it_had_been_set_in_it_and_keeps_its_tokens(
    qtbot: QtBot, *, rejected: bool
) -> None:
    body, expected = body_in(qtbot, LIGHT, rejected=rejected), body_in(qtbot, LIGHT, rejected=rejected)
    larger = Typography(LIGHT, 1.5, outcomes_visible=True)
    page, text = body.page, body.toPlainText()
    before = [list(places) for places in (page.entry_at, page.marks, page.outcomes)]
    body.set_typography(larger, 900)
    assert body.toPlainText() == text
    after = [list(places) for places in (page.entry_at, page.marks, page.outcomes)]
    assert after == before
    expected.set_typography(larger, 900)
    expected.page.replace_from(0, ())
    expected.set_rejected_visible(rejected)
    assert looks(body.document()) == looks(expected.document())
    assert body.document().size() == expected.document().size()
    assert list(expected.page.outcomes) == after[2]
