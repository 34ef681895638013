"""A line of a reply that ends in the source ends on the page too, whatever ends it there."""

from __future__ import annotations

import pytest

from app.markdown.reader import read_markdown
from tests.unit.markdown.shown import shown_text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("Roses are red,\nViolets are blue.", "Roses are red,\nViolets are blue."),
        ("Two spaces  \nor a backslash\\\nend one line", "Two spaces\nor a backslash\nend one line"),
        ("> quoted\n> twice", "quoted\ntwice"),
        ("> lazily\ngoes on", "lazily\ngoes on"),
        ("- an item\n  of two lines\n- another", "an item\nof two lines\nanother"),
        ("A **bold\nverse** here", "A bold\nverse here"),
        ("[a link\nof two lines](https://example.org)", "a link\nof two lines"),
        ("A title\nof two lines\n===", "A title\nof two lines"),
        ("`code\nover two lines`", "code over two lines"),
        ("سطر أول\nسطر ثان", "سطر أول\nسطر ثان"),
        ("Windows\r\nends\r\n\r\nnext", "Windows\nends\nnext"),
        ("a backslash\\\r\nand Windows", "a backslash\nand Windows"),
        ("an old\rMac", "an old\nMac"),
        ("a line\u2028separator and a\u2029paragraph's", "a line\nseparator and a\nparagraph's"),
        ("| a\u2028b |\n|---|\n| c\u2029d |", "a\nb\nc\nd"),
        ("```\na\u2028\n\u2028b\u2029c\n```\nafter", "a\nb\nc\nafter"),
        ("one\n\u3000\ntwo", "one\ntwo"),
        ("\u2028\n\u3000\ntext", "text"),
        ("# Title\rText\r\r- item", "Title\nText\nitem"),
    ],
)
def test_a_line_ends_where_it_was_ended(source: str, text: str) -> None:
    assert shown_text(source) == text


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_code_has_no_sign_of_what_ends_its_lines(end: str) -> None:
    assert shown_text(end.join(("```sh", "echo a \\", "  b", "```", "after"))) == "echo a \\\n  b\nafter"
    assert shown_text(end.join(("    one", "    two", "", "after"))) == "one\ntwo\nafter"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_each_letter_stands_where_it_was_written_whatever_ends_the_lines(end: str) -> None:
    source = end.join(
        ("# Title", "one", "- two", "", "```", "three", "```", "$$", "x^4", "$$", "", "|a|b|", "|-|-|", "|5|6|")
    )
    for block in read_markdown(source):
        for run in (*block.runs, *(run for row in block.rows for cell in row for run in cell)):
            for letter, place in zip(run.text, run.offsets, strict=True):
                assert letter == source[place] or letter == "⁴" or source[place] in end


@pytest.mark.parametrize(
    "source",
    [
        "\u2028\n\u3000\nab",
        "- | ab | c |\n  |---|---|\n  | d | e |",
        "> 1. ab | c\n>    --|--\n",
        "\x0c| ab |\n|--|\n|c|",
    ],
)
def test_letters_stand_where_they_were_written_behind_odd_spaces_and_the_marks_of_lists(source: str) -> None:
    for block in read_markdown(source):
        for run in (*block.runs, *(run for row in block.rows for cell in row for run in cell)):
            places = zip(run.text, run.offsets, strict=True)
            assert all(source[place] == letter for letter, place in places if letter.isalpha())
