"""Rendered Markdown keeps, for every character, its place in the source and so its token."""

from __future__ import annotations

import html
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.markdown.blocks import NOWHERE, Block, BlockKind, TextRun
from app.markdown.reader import MarkdownReader, read_markdown
from app.speculation.trace import Outcome
from app.ui.transcript.text.rendered_blocks import render_blocks
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of
from tests.unit.markdown.streams import streamed


def runs(blocks: list[Block]) -> Iterator[TextRun]:
    for block in blocks:
        yield from block.runs
        for row in block.rows:
            for cell in row:
                yield from cell


def shown(blocks: list[Block]) -> str:
    return "".join(run.text for run in runs(blocks))


def stands_for(character: str, source: str, offset: int) -> bool:
    """Return whether a shown character is what the source has at that place."""
    written = source[offset]
    if written == character:
        return True
    if written == "&":
        entity = source[offset : source.find(";", offset) + 1]
        return character in html.unescape(entity)
    return (character, written) in {
        (" ", "\n"),  # a line that goes on
        ("\u2028", "\n"),
        ("\u2028", "<"),
        ("\u2028", "\r"),
        ("\ufffd", "\0"),
        (" ", "\t"),
    }


@pytest.mark.parametrize("source", REPLIES)
def test_every_shown_character_stands_where_its_offset_says_and_in_order_and_none_of_prose_is_lost(source: str):
    blocks = read_markdown(source)
    for run in runs(blocks):
        for character, offset in zip(run.text, run.offsets, strict=True):
            assert offset != NOWHERE
            assert stands_for(character, source, offset), (run, character, source[offset])
    for block in blocks:
        offsets = [offset for run in block.runs for offset in run.offsets]
        assert offsets == sorted(offsets)
    # Link targets, entities, fence infos and table frames are not shown.
    if not any(mark in source for mark in "[&<`~|") and "---" not in source:
        assert [c for c in shown(blocks) if c.isalpha()] == [c for c in source if c.isalpha()]


@given(source=st.sampled_from(REPLIES), data=st.data())
def test_every_character_carries_the_token_that_wrote_it(source: str, data: st.DataObject):
    cuts = data.draw(st.sets(st.integers(0, len(source)), max_size=60).map(sorted))
    edges = [0, *cuts, len(source)]
    pieces = [source[a:b] for a, b in pairwise(edges)]
    spans = TokenSpans.of(rounds_of(pieces, right=0.5, seed=data.draw(st.integers(0, 99))))
    owner: list[int] = []
    for index, entry in enumerate(spans.entries):
        if not entry.rejected:
            owner.extend([index] * len(entry.token.text))
    blocks = read_markdown(source)
    shown = render_blocks(blocks, spans, end=len(source) + 1, show_rejected=False)
    for block, rendered in zip(blocks, shown, strict=True):
        expected = [owner[offset] for run in ([block.marker] if block.marker else []) for offset in run.offsets]
        expected += [owner[offset] for run in runs([block]) for offset in run.offsets]
        assert [entry for piece in rendered.all_pieces() for entry in piece.entries] == expected


@given(source=st.sampled_from(REPLIES), data=st.data())
def test_reading_while_it_streams_ends_as_reading_at_once(source: str, data: st.DataObject):
    cuts = data.draw(st.lists(st.integers(0, len(source)), max_size=30).map(sorted))
    if "[1]:" not in source:  # a reference may be defined after it was used
        assert streamed(source, cuts) == read_markdown(source)


HARD_TO_STREAM = (
    "para\n#hashtag, no heading",
    "para\n***bold after a break***",
    "para\n---\nmore",
    "1. one\n2. two\n3.5 is no item\n4. four",
    "- one\n- two\n-three is no item\n- four\n\n  of four\n\nafter",
    "1. a\n1. b\n1. c\n   1. d\n   1. e\n1. f",
    "```py\n" + "def f():\n    pass\n\n\n" * 30 + "```\nafter\n\n```\nplain\n" + "x\n" * 200 + "```",
    "> - a\n> - b\n\n- c\n\n\n- d",
    "- ```\n  code\n\n  more\n  ```\n- next",
    "a | b\n--|--\n1 | 2\n\nText",
    "para\na |\n-|no table",
    "\\[Your Name]\n- one\n- two\n\nafter",
    "\\[ a\n- b\n= c\n\\]\n\nafter",
    "$$\na\n- b\n",
    "- \\[x\n  1\n- y \\]\n",
    "\\begin{align}\na\n- b\n\\end{align}\n\nafter",
    "see https://example.org/a and www.example.org or me@example.org now",
    "a<br>b\n<details>\n<summary>x</summary>\n\ny\n\n</details>\nz",
    "one\r\ntwo\r\n\r\n- a\r\n- b\rc\u2028d",
    "```\na\u2028b\r\nc\n\n\u2028d\n```\nafter",
    "| $|x|$ | b |\n|---|---|\n| $P(A|B)$ | 1 |",
)


def test_reading_letter_by_letter_ends_as_reading_at_once():
    for source in HARD_TO_STREAM:
        assert streamed(source, range(len(source))) == read_markdown(source)


@given(source=st.text(alphabet="ab1.-*#>`\n |$\\[]\r", max_size=60))
def test_any_text_reads_the_same_letter_by_letter(source: str):
    assert streamed(source, range(len(source))) == read_markdown(source)


@given(
    pieces=st.lists(
        st.sampled_from(["word", " two", ", ", "e.", "?", "1.", "12", "*", "_", "`", "[a]", "(b)", ":", "&amp", ";"])
        | st.sampled_from(
            [
                "\n",
                "\n\n",
                "- ",
                "> ",
                "|",
                "---",
                "# ",
                "é",
                "中",
                "\\",
                "<http://a",
                ">",
                "    ",
                "~~",
                "www",
                "https:",
                "//",
                "@a",
                "<br>",
                "$",
            ]
        ),
        max_size=30,
    )
)
def test_words_added_to_a_sentence_read_as_if_read_anew(pieces: list[str]):
    """Plain words take a short way that must never be seen, after each of them."""
    reader, streamed, source = MarkdownReader(), [], ""
    for piece in pieces:
        source += piece
        final, blocks = reader.update(source)
        if reader.has_references:  # such a text is read once more at its end
            return
        streamed[final:] = blocks
        assert streamed == read_markdown(source)


MARKUP = (
    "word", " ", "\n", "\n\n", "- ", "1. ", "> ", "# ", "**", "`", "```\n", "| a | b |\n", "|--|--|\n", "|", "\t",
    "$", "$$", "\\[", "\\]", "\\(", "\\)", "\\begin{align}", "\\end{align}", "\\", "中文", "：", "ا", "https://a.org/x",
    "www.a.org", "me@a.org", "<br>", "<b>", "</b>", "<ul>", "<li>", "</li>", "</ul>", "<details>", "<summary>",
    "</summary>", "</details>", "\r\n", "\r", "\u2028", "\u3000", "[x](y)", "![i](j)", "&amp;", "===\n", "---\n",
)  # fmt: skip


@given(pieces=st.lists(st.sampled_from(MARKUP), max_size=30), data=st.data())
def test_any_markup_reads_the_same_in_parts_and_its_letters_stand_where_they_were_written(
    pieces: list[str], data: st.DataObject
):
    source = "".join(pieces)
    blocks = read_markdown(source)
    cuts = data.draw(st.lists(st.integers(0, len(source)), max_size=8).map(sorted))
    assert streamed(source, cuts) == blocks
    for run in runs(blocks):
        assert len(run.text) == len(run.offsets)
        for letter, offset in zip(run.text, run.offsets, strict=True):
            assert run.style.formula or not letter.isalpha() or source[offset] == letter


@given(source=st.text(alphabet="ab *_`#->|\n\\[]()!~1.&;\t\r<\"'", max_size=80))
def test_any_text_is_shown_without_failing(source: str):
    for run in runs(read_markdown(source)):
        assert all(0 <= offset < len(source) for offset in run.offsets)


@given(source=st.sampled_from(REPLIES), seed=st.integers(0, 30))
def test_each_rejected_guess_is_shown_once_and_the_text_is_the_same_without_them(source: str, seed: int):
    pieces = [source[i : i + 5] for i in range(0, len(source), 5)]
    spans = TokenSpans.of(rounds_of(pieces, right=0.3, seed=seed))
    blocks = read_markdown(source)
    plain = render_blocks(blocks, spans, end=len(source) + 1, show_rejected=False)
    rendered = render_blocks(blocks, spans, end=len(source) + 1, show_rejected=True)
    rejected = [piece for block in rendered for piece in block.all_pieces() if piece.rejected]
    if blocks and blocks[-1].kind is not BlockKind.RULE:
        indexes = [piece.entries[0] for piece in rejected if piece.entries]
        assert len(indexes) == len(set(indexes))
    kept_text = "".join(p.text for block in rendered for p in block.all_pieces() if not p.rejected)
    assert kept_text == "".join(p.text for block in plain for p in block.all_pieces())
    assert all(spans.entries[p.entries[0]].outcome is Outcome.REJECTED for p in rejected if p.entries)


def test_a_rejected_guess_stands_before_its_correction():
    spans = TokenSpans.of(rounds_of(["one", " two", " three", " four"], right=0.0))
    rendered = render_blocks(read_markdown(spans.source), spans, end=len(spans.source) + 1, show_rejected=True)
    pieces = list(rendered[0].all_pieces())
    assert pieces[0].rejected
    assert spans.entries[pieces[0].entries[0]].against == pieces[2].entries[0]
    assert pieces[2].text.startswith("one")


def test_scripts_stay_text():
    blocks = read_markdown("<script>x</script> [a](javascript:alert(1))")
    assert shown(blocks) == "<script>x</script> [a](javascript:alert(1))"
    assert all(run.style.link is None for run in runs(blocks))


def test_a_picture_is_its_description_with_a_link():
    (block,) = read_markdown("![A *big* picture](https://example.org/p.png) after")
    assert shown([block]) == "A big picture after"
    assert block.runs[0].style.link == "https://example.org/p.png"


def test_an_unfinished_fence_is_code_already():
    blocks = read_markdown("Look:\n\n```python\ndef f():\n    retu")
    assert [block.kind for block in blocks] == [BlockKind.PARAGRAPH, BlockKind.CODE, BlockKind.CODE]
    assert blocks[1].language == "python"


def test_items_carry_their_marker_and_depth():
    blocks = read_markdown("3. a\n   - b\n4. c")
    assert [(b.marker.text if b.marker else "", b.indent) for b in blocks] == [("3.", 1), ("◦", 2), ("4.", 1)]


def test_text_that_is_not_the_tokens_own_has_no_token():
    spans = TokenSpans.of(rounds_of(["Hello", " world", " STOP"], right=1.0), text="Hello world")
    assert spans.source == "Hello world"
    assert spans.entry_index(4) != NO_ENTRY
    assert spans.entry_index(11) == NO_ENTRY
    edited = TokenSpans.of(rounds_of(["Hello", " world"]), text="Hello there")
    assert edited.entry_index(5) != NO_ENTRY
    assert edited.entry_index(6) == NO_ENTRY


def test_a_line_of_code_begins_where_it_stands_whatever_ended_the_one_before():
    source = "- ```\n  one\u2028two\u2028\r\n  three\n  ```"
    blocks = read_markdown(source)
    assert [("".join(run.text for run in block.runs), block.start) for block in blocks] == [
        ("one", 0), ("two", source.index("two")), ("", source.index("\r")), ("three", source.index("  three")),
    ]  # fmt: skip
