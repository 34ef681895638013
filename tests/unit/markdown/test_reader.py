"""Rendered Markdown, formulas too, keeps for every character its place in the source and so its token."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.markdown.blocks import NOWHERE, Block, BlockKind, TextRun
from app.markdown.drawable_code import DrawableKind, drawable_kind
from app.markdown.formulas import shown_formula
from app.markdown.reader import MarkdownReader, read_markdown
from app.speculation.trace import Outcome
from app.ui.transcript.text.rendered_blocks import render_blocks
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of


def streamed(source: str, ends: Iterable[int]) -> list[Block]:
    """Return what has been made of a text that was read up to each of these ends, and at last whole."""
    reader, blocks = MarkdownReader(), list[Block]()
    for end in (*ends, len(source)):
        final, rest = reader.update(source[:end])
        blocks[final:] = rest
    return blocks


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
    for source in (*HARD_TO_STREAM, REPLY):
        assert streamed(source, range(len(source))) == read_markdown(source)


@given(source=st.text(alphabet="ab1.-*#>`\n |$\\[]\r", max_size=60))
def test_any_text_reads_the_same_letter_by_letter(source: str):
    assert streamed(source, range(len(source))) == read_markdown(source)


@given(
    pieces=st.lists(
        st.sampled_from(["word", " two", ", ", "e.", "?", "1.", "12", "*", "_", "`", "[a]", "(b)", ":", "&amp", ";"])
        | st.sampled_from(
            [
                "\n", "\n\n", "- ", "> ", "|", "---", "# ", "é", "中", "\\", "<http://a", ">", "    ", "~~", "www",
                "https:", "//", "@a", "<br>", "$",
            ]
        ),
        max_size=20,
    )
)  # fmt: skip
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


REPLY = r"""The roots of $ax^2 + bx + c = 0$ are

$$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$$

where \(a \neq 0\). It costs $5 and $6.
\[
a
- b
= c
\]
- Euler: $e^{i\pi} + 1 = 0$ and \[1\]

> $$
> E = mc^2
> $$

$$ half of

a formula"""


def plain(source: str) -> str:
    return "\n".join("".join(run.text for run in block.runs) for block in read_markdown(source))


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"E = mc^2", "E = mc²"),
        (r"\alpha_{ij} \le \beta^{n+1}", "αᵢⱼ ≤ βⁿ⁺¹"),
        (r"\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}", "(-b ± √(b² - 4ac))/(2a)"),
        (r"\frac{1}{2}mv^2 + \frac{3}{7}", "½mv² + ³⁄₇"),
        (r"\int_0^\infty e^{-x^2}\,dx = \frac{\sqrt{\pi}}{2}", "∫₀^∞ e^(-x²) dx = √π/2"),
        (r"\sum_{i=1}^{n} a_i", "∑ᵢ₌₁ⁿ aᵢ"),
        (r"\lim_{x \to 0} \frac{\sin x}{x}", "lim_(x→0) (sin x)/x"),
        (r"\begin{pmatrix}a & b\\ c & d\end{pmatrix}", "(a, b; c, d)"),
        (r"\forall x \in \mathbb{R}: \hat{x} \ne \vec{v}", "∀x ∈ ℝ: x̂ ≠ v⃗"),
        (r"90^\circ, A^T, f'(x), \binom{n}{k}", "90°, Aᵀ, f′(x), (n choose k)"),
        (r"\text{if } x > 0 \implies \boxed{42\%}", "if x > 0 ⟹ 42%"),
        (r"\unknown{x}", r"\unknown{x}"),
        (r"\Delta = b", "Δ = b"),
        (r"\begin{cases} 1 & x > 0 \\ 0 & \text{else} \end{cases}", "{1, x > 0; 0, else"),
        (r"\begin{dcases} 1 & \text{如果} \\ 0 & \text{否则} \end{dcases}", "{1, 如果; 0, 否则"),
        (r"\begin{rcases} a \\ b \end{rcases}", "a; b }"),
        (r"\begin{align*} a &= b \tag{1} \\ &= c \tag*{(2)} \end{align*}", "a = b (1)\u2028= c (2)"),
        (r"\begin{aligned}[t] a &= b \\[4pt] &= c \end{aligned}", "a = b\u2028= c"),
        (r"\begin{alignat}{2} a &= b \end{alignat}", "a = b"),
        (r"\begin{gather} a \\ b \end{gather}", "a\u2028b"),
        (r"E = mc^2 \tag{①} \label{eq:1}", "E = mc² (①)"),
        (r"\eqref{eq:1}, \ref{eq:2}", "(eq:1), eq:2"),
        (r"\text{当 } x > 0 \text{ 时}", "当 x > 0 时"),
        (r"\text{50% off if $x > 0$}", "50% off if x > 0"),
        (r"\color{red} x + \color{blue}{y}", "x + y"),
        (r"{\color{#ff0000} x} + \textcolor[HTML]{00FF00}{y}", "x + y"),
        (r"\colorbox{yellow}{$x^2$} \fcolorbox{red}{white}{y}", "x² y"),
        (r"\bbox[yellow]{x} \boxed{\text{答案：}42}", "x 答案：42"),
        (r"\xrightarrow[a]{f} \xleftarrow{}", "→ₐᶠ ←"),
        (r"\sum_{\substack{i<n \\ i>0}} a", "∑_(i<n,i>0) a"),
        (r"\cancel{ab} \Large x \lt y", "a̶b̶ x < y"),
        (r"\href{https://example.org/a_b%20c}{y}", "y"),
    ],
)
def test_it_reads_as_text(source: str, text: str) -> None:
    text_shown = shown_formula(source)
    assert text_shown is not None
    assert text_shown[0] == text
    assert len(text_shown[0]) == len(text_shown[1])
    assert all(0 <= place < len(source) for place in text_shown[1])


@pytest.mark.parametrize(
    "source",
    [
        "", "  ", "{", "}{", r"\frac", r"\begin{foo}", r"\sqrt{" * 60 + "x" + "}" * 60, r"\left" * 500,
        "{" * 200 + "}" * 200, "x" * 3000, r"\\" * 900,
    ],
)  # fmt: skip
def test_what_cannot_be_read_stays_as_it_was_written(source: str) -> None:
    assert shown_formula(source) is None
    assert f"${source}$"[:20] in plain(f"a ${source}$ b").replace("\n", " ")[:40]


@pytest.mark.parametrize(
    "source",
    [
        "It costs $5 and $6.",
        "Between $5-$6 or US$7, $8.50/month and 9$ more.",
        "Pay $10 now, the rest (about 20$) later",
        "Set $HOME and $PATH, then run `echo $x$`",
        "$ x $ and $$ $$ alone",
        r"An escaped \$x\$ sign",
        "价格是$5和$10。",
        "买了3$的苹果和5$的梨",
        "从$5涨到$8，再到$10",
        "a $logo$ and $Many$ or $PATHS$",
    ],
)
def test_money_is_no_formula(source: str) -> None:
    assert plain(source) == source.replace("\\$", "$").replace("`", "")


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("设$x=1$，则$y=x^2$。当$n$增大时。", "设x=1，则y=x²。当n增大时。"),
        ("関数$f(x)=x^2$は", "関数f(x)=x²は"),
        ("从$a$到$b$，费用$5。", "从a到b，费用$5。"),
        ("و$x=1$ في", "وx=1 في"),
        ("$速度 = \\frac{路程}{时间}$", "速度 = 路程/时间"),
        ("**$x$**是", "x是"),
        (r"当\(x=1\)时", "当x=1时"),
        ("三角形$ABC$和$O(n log n)$，$sin x$", "三角形ABC和O(n log n)，sin x"),
        (r"the \( speed \) of \(AB\) and \(max(a, b)\)", "the speed of AB and max(a, b)"),
    ],
)
def test_a_formula_stands_beside_letters_that_need_no_space(source: str, text: str) -> None:
    assert plain(source) == text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("Best regards,\n\\[Your Name]\n**Sales** team", "Best regards,\u2028[Your Name]\u2028Sales team"),
        (r"- \[optional] the **first** argument", "[optional] the first argument"),
        (r"Dear \[Your Name\], inactivity \[do not\] constitute", "Dear [Your Name], inactivity [do not] constitute"),
        ("\\[Name]\n\\[Address\\]", "[Name]\u2028[Address]"),
        (r"- \[x\] done and \[ \] open", "[x] done and [ ] open"),
        (r"> \[!NOTE] **b**", "[!NOTE] b"),
        (r"[see \[1\]](https://example.org) and \[sic\]", "see [1] and [sic]"),
        (r"\(optional\) and \(see below\)", "(optional) and (see below)"),
        (r"\[snake_case\] and \[a, b\] and \[1-3\]", "[snake_case] and [a, b] and [1-3]"),
        (r"we get \[x = 2\] so \(n\) and [\[y^2\]](https://example.org)", "we get x = 2 so n and y²"),
        ("\\[\nspeed = distance / time\n\\]", "speed = distance / time"),
        (r"\[ \begin{pmatrix} 1 \\[2pt] 2 \end{pmatrix} \]", "(1; 2)"),
    ],
)
def test_a_bracket_that_was_kept_one_is_one(source: str, text: str) -> None:
    assert plain(source) == text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("$$ open\n**bold**\n\n- item", "$$ open\u2028bold\nitem"),
        ("\\[ open **bold**\n\n*i*", "[ open bold\ni"),
        ("\\[\nx = 1\n\n**b**", "[\u2028x = 1\nb"),
        ("\\( open **b** and $open *i*", "( open b and $open i"),
        ("\\begin{align}\nopen\n\n**b**", "\\begin{align}\u2028open\nb"),
        ("- \\[open\n- **b**", "[open\nb"),
        ("$$\na_1 * b_1 * c", "$$\u2028a_1 * b_1 * c"),
    ],
)
def test_a_formula_without_an_end_takes_nothing_with_it(source: str, text: str) -> None:
    assert plain(source) == text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("\\begin{align}\na &= b \\\\\n&= c\n\\end{align}", "a = b\u2028= c"),
        ("Text\n\\begin{equation*}\nE = mc^2\n\\end{equation*}\nmore", "Text\nE = mc²\nmore"),
        (r"f = \begin{cases} 1 & x>0 \\ 0 & 其他 \end{cases}.", "f = {1, x>0; 0, 其他."),
        ("\\begin{itemize}\n\\item a\n\\end{itemize}", "\\begin{itemize}\u2028\\item a\u2028\\end{itemize}"),
        ("so $D$,$$\nx = 1\n$$\nmore", "so D,x = 1\u2028more"),
        ("```\n\\begin{align}\n\\end{align}\n```", "\\begin{align}\n\\end{align}"),
    ],
)
def test_an_environment_needs_no_dollars(source: str, text: str) -> None:
    assert plain(source) == text


@pytest.mark.parametrize(
    ("row", "cells"),
    [
        (r"| $|x|$ | abs |", ("|x|", "abs")),
        (r"| $P(A|B)$ | $\{x | x > 0\}$ |", ("P(A|B)", "{x | x > 0}")),
        (r"| \(|y|\) | $P(A\|B)$ |", ("|y|", "P(A|B)")),
        (r"| $$a|b$$ | c |", ("a|b", "c")),
        (r"| $5 | $6 |", ("$5", "$6")),
        (r"| $x|$ |", ("$x", "$")),
        (r"| `$a` | `b$` |", ("$a", "b$")),
        (r"> | $|x|$ | b |", ("|x|", "b")),
    ],
)
def test_the_bars_of_a_formula_part_no_cells(row: str, cells: tuple[str, ...]) -> None:
    lead = "> " if row.startswith(">") else ""
    source = f"{lead}| a | b |\n{lead}|---|---|\n{row}"
    (table,) = read_markdown(source)
    assert tuple("".join(run.text for run in cell) for cell in table.rows[1]) == cells
    for run in (run for cell in table.rows[1] for run in cell):
        places = zip(run.text, run.offsets, strict=True)
        assert all(source[place] == letter for letter, place in places if letter.isalnum())


def test_formulas_stand_in_the_middle_of_lines_and_on_lines_of_their_own() -> None:
    assert plain(REPLY).split("\n") == [
        "The roots of ax² + bx + c = 0 are",
        "x = (-b ± √(b² - 4ac))/(2a)",
        "where a ≠ 0. It costs $5 and $6.",
        "a - b = c",
        "Euler: e^(iπ) + 1 = 0 and [1]",
        "E = mc²",
        "$$ half of",
        "a formula",
    ]


def test_each_character_stands_where_its_part_of_the_formula_is() -> None:
    source = r"Then $\frac{a}{b^2}$."
    (block,) = read_markdown(source)
    places = {character: source[at] for run in block.runs for character, at in zip(run.text, run.offsets, strict=True)}
    assert (places["a"], places["b"], places["²"], places["/"], places["."]) == ("a", "b", "2", "\\", ".")


@settings(max_examples=300)
@given(
    st.text(alphabet="$\\()[]{}^_ ab1&%~'\n-|中", max_size=60)
    | st.text(alphabet="ab *_`#->|\n\\[]()!~1.&;\t\r<\"'", max_size=80),
    st.lists(st.integers(0, 80), max_size=4),
)
def test_nothing_breaks_it_and_growing_changes_nothing(source: str, cuts: list[int]) -> None:
    page = streamed(source, sorted(min(cut, len(source)) for cut in cuts))
    assert page == read_markdown(source)
    for block in page:
        for run in block.runs:
            assert len(run.text) == len(run.offsets)
            assert all(0 <= at < len(source) for at in run.offsets)
