"""Text of documents, web pages and text files of any age, as their readers and writers saw it."""

from __future__ import annotations

import codecs
import random
import sqlite3
import zlib
from pathlib import Path

import pytest

from app.attachments.decoding import decoded
from app.attachments.docx_text import text_of_docx
from app.attachments.file_facts import ExtractionFailure
from app.attachments.html_text import markdown_of, text_of_html
from tests.fakes.documents import WORD, archive, docx, paragraph

_STRICT = "http://purl.oclc.org/ooxml/wordprocessingml/main"


def style(name: str, style_id: str, inner: str = "", based_on: str = "") -> str:
    base = f'<w:basedOn w:val="{based_on}"/>' if based_on else ""
    return f'<w:style w:type="paragraph" w:styleId="{style_id}"><w:name w:val="{name}"/>{base}{inner}</w:style>'


def outline(level: int) -> str:
    return f'<w:pPr><w:outlineLvl w:val="{level}"/></w:pPr>'


def part(root: str, inner: str) -> dict[str, str]:
    return {f"word/{root}.xml": f'<w:{root} xmlns:w="{WORD}">{inner}</w:{root}>'}


def text_of(body: str, members: dict[str, str] | None = None) -> str:
    return text_of_docx(docx(body, members))[0].strip("\n")


def run(text: str, properties: str = "") -> str:
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'


# Headings


@pytest.mark.parametrize(
    ("defined", "heading"),
    [
        (style("heading 1", "berschrift1"), "# "), (style("heading 2", "2"), "## "), (style("Title", "a3"), "# "),
        (style("Überschrift 3", "x"), "### "), (style("标题 1", "x"), "# "), (style("Nadpis [2]", "x"), "## "),
        (style("Rubrik 1", "x", outline(3)), "# "), (style("Clause", "x", outline(1)), "## "),
        (style("Mine", "x", based_on="y") + style("heading 2", "y"), "## "),
        (style("Mine", "x", based_on="y") + style("Other", "y", outline(0), "z") + style("Normal", "z"), "# "),
        (style("TOC Heading", "x", outline(9), "y") + style("heading 1", "y"), ""),
        (style("Mine", "x", based_on="y") + style("Other", "y", based_on="x"), ""), (style("Heading", "x"), "# "),
        (style("Heading Note", "x"), ""), (style("heading 9", "x"), "###### "),
    ],
)  # fmt: skip
def test_headings_are_known_by_the_names_of_their_styles_and_by_their_level(defined: str, heading: str) -> None:
    used = defined.partition('styleId="')[2].partition('"')[0]
    assert text_of(paragraph("Teil", used), part("styles", defined)) == f"{heading}Teil"


def test_a_paragraphs_own_level_decides() -> None:
    chapter = '<w:p><w:pPr><w:pStyle w:val="Heading3"/><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>A</w:t></w:r></w:p>'
    assert text_of(chapter + chapter.replace('"0"', '"9"')) == "# A\n\nA"


# Lists


def level(place: int, form: str, text: str, more: str = "") -> str:
    shape = f'<w:numFmt w:val="{form}"/><w:lvlText w:val="{text}"/>{more}'
    return f'<w:lvl w:ilvl="{place}"><w:start w:val="1"/>{shape}</w:lvl>'


def numbering(*levels: str, more: str = "") -> dict[str, str]:
    lists = f'<w:abstractNum w:abstractNumId="7">{"".join(levels)}</w:abstractNum>'
    return part("numbering", f'{lists}<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>{more}')


def item(text: str, place: int = 0, number: int = 1) -> str:
    listed = f'<w:numPr><w:ilvl w:val="{place}"/><w:numId w:val="{number}"/></w:numPr>'
    return f"<w:p><w:pPr>{listed}</w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>"


def test_lists_have_the_numbers_that_a_reader_sees() -> None:
    lists = numbering(level(0, "decimal", "%1."), level(1, "lowerLetter", "(%2)"), level(2, "upperRoman", "%1.%3"))
    body = item("one") + item("a", 1) + item("b", 1) + item("deep", 2) + item("two") + item("again", 1)
    assert text_of(body + paragraph("Between") + item("three"), lists) == (
        "1. one\n   (a) a\n   (b) b\n       1.I deep\n2. two\n   (a) again\n\nBetween\n\n3. three"
    )


def test_a_list_begins_anew_where_it_says_so_and_bullets_have_no_numbers() -> None:
    anew = '<w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/>'
    lists = numbering(level(0, "decimal", "%1)"), level(1, "bullet", "\uf0b7"), more=f"{anew}</w:lvlOverride></w:num>")
    body = item("one") + item("point", 1) + item("five", number=2) + item("six", number=2) + item("unknown", number=9)
    assert text_of(body, lists) == "1) one\n   - point\n5) five\n6) six\n- unknown"


def test_numbered_headings_keep_their_numbers() -> None:
    lists = numbering(level(0, "decimal", "%1"), level(1, "decimal", "%1.%2", '<w:pStyle w:val="Heading2"/>'))
    of_list = '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'
    styles = part("styles", style("heading 1", "Heading1", of_list) + style("heading 2", "Heading2", of_list))
    body = paragraph("Scope", "Heading1") + paragraph("Parties", "Heading2") + paragraph("Terms", "Heading2")
    assert text_of(body, {**lists, **styles}) == "# 1 Scope\n\n## 1.1 Parties\n\n## 1.2 Terms"


# Powers and formulas


@pytest.mark.parametrize(
    ("runs", "text"),
    [
        (run("10") + run("6", '<w:vertAlign w:val="superscript"/>') + run(" cells"), "10^6 cells"),
        (run("H") + run("2", '<w:vertAlign w:val="subscript"/>') + run("O"), "H_2O"),
        (run("x") + run("n+1", '<w:vertAlign w:val="superscript"/>'), "x^(n+1)"),
        (run("10") + run("-9", '<w:rStyle w:val="Up"/>') + run(" m"), "10^-9 m"),
        (run("1") + run("st", '<w:vertAlign w:val="superscript"/>'), "1st"),
        (run("Δx") + run("½"), "Δx½"),
    ],
)  # fmt: skip
def test_a_power_does_not_become_another_number(runs: str, text: str) -> None:
    up = '<w:style w:type="character" w:styleId="Up"><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>'
    assert text_of(f"<w:p>{runs}</w:p>", part("styles", up)) == text


def letters(text: str) -> str:
    return f"<m:r><m:t>{text}</m:t></m:r>"


_HALF = f"<m:f><m:num>{letters('1')}</m:num><m:den>{letters('2')}</m:den></m:f>"
_SQUARE = f"<m:sSup><m:e>{letters('x')}</m:e><m:sup>{letters('2')}</m:sup></m:sSup>"


@pytest.mark.parametrize(
    ("formula", "text"),
    [
        (_HALF, "1/2"), (letters("3") + _HALF, "3 1/2"), (_SQUARE + _SQUARE, "x^2 x^2"),
        (_SQUARE + letters("y"), "x^2 y"),
        (f"<m:f><m:num>{letters('a+b')}</m:num><m:den>{letters('c')}</m:den></m:f>", "(a+b)/c"),
        (f"<m:f><m:fPr><m:type m:val='noBar'/></m:fPr><m:num>{letters('n')}</m:num><m:den>{letters('k')}</m:den></m:f>",
         "(n; k)"),
        (f"<m:rad><m:deg/><m:e>{letters('x+1')}</m:e></m:rad>", "√(x+1)"),
        (f"<m:rad><m:deg>{letters('3')}</m:deg><m:e>{letters('8')}</m:e></m:rad>", "^3√8"),
        (f"<m:sSubSup><m:e>{letters('a')}</m:e><m:sub>{letters('i')}</m:sub><m:sup>{letters('2')}</m:sup></m:sSubSup>",
         "a_i^2"),
        ((f"<m:nary><m:naryPr><m:chr m:val='∑'/></m:naryPr><m:sub>{letters('i=1')}</m:sub><m:sup>{letters('n')}</m:sup>"
         f"<m:e>{letters('i')}</m:e></m:nary>"), "∑_(i=1)^n i"),
        ((f"<m:d><m:e><m:m><m:mr><m:e>{letters('1')}</m:e><m:e>{letters('0')}</m:e></m:mr>"
         f"<m:mr><m:e>{letters('0')}</m:e><m:e>{letters('1')}</m:e></m:mr></m:m></m:e></m:d>"), "(1, 0; 0, 1)"),
        (f"<m:func><m:fName>{letters('sin')}</m:fName><m:e>{letters('x')}</m:e></m:func>", "sin x"),
        (f"<m:acc><m:accPr><m:chr m:val='̂'/></m:accPr><m:e>{letters('x')}</m:e></m:acc>", "x̂"),
        (f"<m:sSup><m:e>{_HALF}</m:e><m:sup>{letters('2')}</m:sup></m:sSup>", "(1/2)^2"),
        (f"<m:eqArr><m:e>{letters('a&amp;=1')}</m:e><m:e>{letters('b&amp;=2')}</m:e></m:eqArr>", "a=1; b=2"),
    ],
)  # fmt: skip
def test_a_formula_is_written_on_a_line(formula: str, text: str) -> None:
    assert text_of(f'<w:p xmlns:m="urn:m"><m:oMath>{formula}</m:oMath></w:p>') == text


# What else stands in a document

_SHAPE = "<w:txbxContent><w:p><w:r><w:t>In a box</w:t></w:r></w:p></w:txbxContent>"


@pytest.mark.parametrize(
    ("inner", "text"),
    [
        (f'<w:r><mc:AlternateContent xmlns:mc="urn:c"><mc:Choice><w:drawing>{_SHAPE}</w:drawing></mc:Choice>'
         f"<mc:Fallback><w:pict>{_SHAPE}</w:pict></mc:Fallback></mc:AlternateContent></w:r>" + run("Text"),
         "Text\n\nIn a box"),
        ((f'<w:r><mc:AlternateContent xmlns:mc="urn:c"><mc:Choice/><mc:Fallback><w:pict>{_SHAPE}</w:pict>'
         "</mc:Fallback></mc:AlternateContent></w:r>"), "In a box"),
        ('<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="urn:14"><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr>'
         f"<w:sdtContent>{run('þ')}</w:sdtContent></w:sdt>" + run(" done"), "☒ done"),
        ('<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="urn:14"/></w:sdtPr>'
         f"<w:sdtContent>{run('☐')}</w:sdtContent></w:sdt>" + run(" open"), "☐ open"),
        ('<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>'
         "</w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMCHECKBOX </w:instrText></w:r>" + run(" yes"), "☒ yes"),
        (('<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="red"/>'
         '<w:listEntry w:val="blue"/></w:ddList></w:ffData></w:fldChar></w:r>'), "blue"),
        (f"<w:sdt><w:sdtContent>{run('kept')}</w:sdtContent></w:sdt>", "kept"),
        (f'<w:fldSimple w:instr="PAGE">{run("7")}</w:fldSimple>', "7"), (f"<w:dir>{run('kept')}</w:dir>", "kept"),
        (f'<w:ins>{run("new")}</w:ins><w:del>{run("old")}</w:del><w:moveFrom>{run("away")}</w:moveFrom>', "new"),
        ('<w:r><w:sym w:font="Symbol" w:char="F062"/><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>', "β☑"),
        (run("\uf0fc", '<w:rFonts w:ascii="Wingdings"/>'), "✓"),
        (f'<w:hyperlink r:id="r1" xmlns:r="urn:r">{run("a link")}</w:hyperlink>', "a link"),
        (run("a") + "<w:r><w:noBreakHyphen/></w:r>" + run("b  c") + "<w:r><w:tab/></w:r>" + run("d"), "a-b  c\td"),
        ('<w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>' + run("No tab"), "No tab"),
        (f'<w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>{run("No list")}', "No list"),
        (f"<w:r><w:ruby><w:rt>{run('かん')}</w:rt><w:rubyBase>{run('漢')}</w:rubyBase></w:ruby></w:r>", "(かん)漢"),
    ],
)  # fmt: skip
def test_a_paragraph_has_what_its_reader_sees_once(inner: str, text: str) -> None:
    assert text_of(f"<w:p>{inner}</w:p>") == text


def test_a_table_is_rows_with_joined_cells_lists_and_tables_in_it() -> None:
    def cell(inner: str, properties: str = "") -> str:
        return f"<w:tc><w:tcPr>{properties}</w:tcPr>{inner}</w:tc>"

    inner = f"<w:tbl><w:tr>{cell(paragraph('x'))}{cell(paragraph('y'))}</w:tr></w:tbl>{paragraph('')}"
    gone = f"<w:tr><w:trPr><w:del/></w:trPr>{cell(paragraph('gone'))}</w:tr>"
    both = cell(paragraph("Sum"), '<w:gridSpan w:val="2"/>')
    rows = f"<w:tr>{both}</w:tr><w:tr>{cell(item('a') + item('b'))}{cell(paragraph('1|2') + inner)}</w:tr>{gone}"
    assert text_of(f"<w:tbl>{rows}</w:tbl>{paragraph('After')}") == (
        "| Sum | |\n| --- | --- |\n| - a - b | 1\\|2 (x, y) |\n\nAfter"
    )


def test_notes_and_comments_stand_under_the_marks_that_the_text_has() -> None:
    def note(kind: str, place: int, text: str, more: str = "") -> str:
        return f'<w:{kind} w:id="{place}" {more}>{paragraph(text)}</w:{kind}>'

    line = note("footnote", 0, "---", 'w:type="separator"')
    members = {
        **part("footnotes", line + note("footnote", 4, "As seen.") + note("footnote", 5, "Again.")),
        **part("endnotes", note("endnote", 1, "At last.")),
        **part("comments", note("comment", 9, "Is it?", 'w:author="Ann"')),
    }
    marks = '<w:r><w:footnoteReference w:id="4"/></w:r><w:r><w:endnoteReference w:id="1"/></w:r>'
    body = f'<w:p>{run("Rain")}{marks}</w:p><w:p>{run("Snow")}<w:r><w:footnoteReference w:id="5"/>'
    assert text_of(f'{body}<w:commentReference w:id="9"/></w:r></w:p>', members) == (
        "Rain[^1][^e1]\n\nSnow[^2][^c1]\n\nFootnotes\n\n[^1]: As seen.\n\n[^2]: Again.\n\n"
        "Endnotes\n\n[^e1]: At last.\n\nComments\n\n[^c1]: Ann: Is it?"
    )


def test_what_is_left_out_is_said() -> None:
    picture = '<w:p><w:r><w:drawing><a:blip xmlns:a="urn:a"/></w:drawing></w:r></w:p>'
    header = '<Override PartName="/word/header1.xml" ContentType="application/x.header+xml"/>'
    assert text_of_docx(docx(paragraph("Rain") + picture)) == ("Rain\n", "without its picture")
    types = (
        '<Types xmlns="urn:t"><Override PartName="/word/document.xml" ContentType="application/x.main+xml"/>'
        f"{header}</Types>"
    )
    document = f'<w:document xmlns:w="{WORD}"><w:body>{paragraph("Rain")}</w:body></w:document>'
    named = {"[Content_Types].xml": types, "word/document.xml": document}
    top = {"word/header1.xml": f'<w:hdr xmlns:w="{WORD}">{paragraph("Secret")}</w:hdr>'}
    assert text_of_docx(archive({**named, **top})) == (
        "Rain\n", "without the lines at the top and bottom of its pages"
    )  # fmt: skip
    figures = {"word/header1.xml": f'<w:hdr xmlns:w="{WORD}">{paragraph("7")}</w:hdr>'}
    assert text_of_docx(archive({**named, **figures}))[1] == ""


def test_notes_without_marks_in_the_text_follow_it() -> None:
    assert text_of(paragraph("Rain"), part("footnotes", f"<w:footnote>{paragraph('As seen.')}</w:footnote>")) == (
        "Rain\n\nFootnotes\n\nAs seen."
    )


def test_damaged_notes_cost_the_notes_and_damaged_styles_the_headings() -> None:
    broken = {"word/footnotes.xml": "<a>", "word/styles.xml": "<!DOCTYPE a><a/>", "word/numbering.xml": ""}
    assert text_of_docx(docx(paragraph("Rain"), broken)) == ("Rain\n", "without its footnotes, which are damaged")


def test_the_strict_edition_and_parts_under_other_names_are_read() -> None:
    document = f'<w:document xmlns:w="{_STRICT}"><w:body>{paragraph("Rain", "x")}</w:body></w:document>'
    styles = f'<w:styles xmlns:w="{_STRICT}">{style("heading 1", "x")}</w:styles>'
    types = (
        '<Types xmlns="urn:t"><Override PartName="/word/document2.xml" ContentType="application/'
        'vnd.ms-word.document.macroEnabled.main+xml"/><Override PartName="/word/styles2.xml" '
        'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>'
    )
    members = {"[Content_Types].xml": types, "word/document2.xml": document, "word/styles2.xml": styles}
    assert text_of_docx(archive(members)) == ("# Rain\n", "")


@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("<p>10<sup>6</sup> cells, H<sub>2</sub>O", "10^6 cells, H_2O"), ("x<sup>n+1</sup>", "x^(n+1)"),
        ("10<sup>−9</sup> m", "10^−9 m"), ("log<sub>2</sub>8", "log_(2)8"), ("1<sup>st</sup>", "1st"),
        ("see<sup>[1]</sup>", "see[1]"), ("2020<sup><a href='#n'>1</a></sup>", "2020[1]"), ("f<sup>(2)</sup>", "f^(2)"),
        ("3<sup>1</sup>/<sub>2</sub> cups", "3 1/2 cups"),
        ("<sup>3</sup>&frasl;<sub>4</sub>, &frac12;", "3/4, ½"), ("a<sup></sup>", "a"),
        ("10<span style='font-size: 8pt; vertical-align: super'>6</span> m", "10^6 m"),
        ("e<sup>x<sup>2</sup></sup>", "e^(x^2)"),
    ],
)  # fmt: skip
def test_a_power_of_a_page_does_not_become_another_number(page: str, text: str) -> None:
    assert markdown_of(page) == text


@pytest.mark.parametrize(
    ("formula", "text"),
    [
        ('<math alttext="x=1"><mi>x</mi><mo>=</mo><mn>1</mn></math>', "x=1"),
        ("<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "1/2"),
        ("<math><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "2 1/2"),
        ("<math><msup><mn>10</mn><mn>6</mn></msup></math>", "10^6"),
        ("<math><msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt></math>", "√(x+1)"),
        ("<math><mroot><mi>x</mi><mn>3</mn></mroot></math>", "^3√x"),
        (("<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>"
         "<msub><mi>x</mi><mi>i</mi></msub></math>"), "∑_(i=1)^n x_i"),
        (("<math><mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd>"
         "<mtd><mn>1</mn></mtd></mtr></mtable><mo>]</mo></math>"), "[1, 0; 0, 1]"),
        ("<math><mi>sin</mi><mo>&#x2061;</mo><mi>x</mi></math>", "sin x"),
        ("<math><mmultiscripts><mi>U</mi><mn>2</mn><none/><mprescripts/><mn>92</mn><mn>238</mn></mmultiscripts></math>",
         "_92^238U_2"),
        ("<math><mover><mi>v</mi><mo>→</mo></mover></math>", "v⃗"),
        ("<math><semantics><mi>a</mi><annotation encoding='x-tex'>\\a</annotation></semantics></math>", "a"),
        ("<m:math xmlns:m='urn:m'><m:msup><m:mi>a</m:mi><m:mn>2</m:mn></m:msup></m:math>", "a^2"),
        ("<math>a</math>", "a"), ("<math><mtable><mtr><mtd>1</mtd></mtr></mtable></math>", "[1]"),
        ("<span class='katex'><math><mi>b</mi></math><span class='katex-html' aria-hidden='true'>b</span></span>", "b"),
    ],
)  # fmt: skip
def test_a_formula_of_a_page_is_written_on_a_line(formula: str, text: str) -> None:
    assert markdown_of(f"<p>Let {formula} be</p>") == f"Let {text} be"


@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("<ul><li>a<ul><li>b</ul><li>c</ul>", "- a\n  - b\n- c"),
        ("<ol start=3><li>x<li>y<li value=9>z</ol>", "3. x\n4. y\n9. z"),
        ("<ol reversed><li>x<li>y</ol>", "2. x\n1. y"), ("<ul><li><p>a<p>b<li>c</ul>", "- a\n\n  b\n- c"),
        ("<dl><dt>Rain<dd>Water<dd>falling<dt>Snow<dd>Ice</dl>", "Rain\n:   Water\n:   falling\n\nSnow\n:   Ice"),
        ("<table><tr><th>A<th>B<tr><td>1<br>2<td><ul><li>x<li>y</ul><tr><td colspan=2>z</table>",
         "| A | B |\n| --- | --- |\n| 1 2 | - x - y |\n| z | |"),
        ("<table><tr><td>a|b<td><table><tr><td>n<td>m<tr><td>k</table></table>",
         "| a\\|b | (n, m; k) |\n| --- | --- |"),
        ("<table><thead><tr><th>A<tbody><tr><td>1</table>", "| A |\n| --- |\n| 1 |"),
        ("<p>a</p><pre>x\n\n\n  y\n\tz</pre>", "a\n\n```\nx\n\n\n  y\n\tz\n```"),
        ("<pre>a\n  b*c_d</pre>", "```\na\n  b*c_d\n```"), ("use <code>a_b</code>", "use `a_b`"),
        ("<h2>Why <i>it</i> rains</h2>text", "## Why it rains\n\ntext"),
        ("<b>bold</b> <a href='x'>link</a>", "bold link"),
        ("was <s>100</s> 80", "was ~~100~~ 80"), ("<p>one<p>two<div>three</div>four", "one\n\ntwo\n\nthree\n\nfour"),
        ("<label><input type=checkbox checked> done</label> <input type=text value=x>", "[x] done"),
        ("<ruby>漢<rt>かん</rt></ruby><ruby>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>", "漢(かん)字(じ)"),
        ("a &lt;b&gt; &amp;amp; *c* _d_", "a <b> &amp; *c* _d_"), ("x<br>y", "x\ny"),
        ('<img src="http://127.0.0.1:9/x" alt="A cloud">', "A cloud"),
        ("<details><summary>More</summary>hidden until asked</details>", "More\n\nhidden until asked"),
    ],
)  # fmt: skip
def test_the_shape_of_a_page_is_kept(page: str, text: str) -> None:
    assert markdown_of(page) == text


@pytest.mark.parametrize(
    "unseen",
    [
        "<script>no</script>", "<style>no</style>", "<template>no</template>", "<noscript>no</noscript>", "<!-- no -->",
        "<p hidden>no</p>", "<p style='color: red; display : none'>no</p>", "<select><option>no<option>no</select>",
        "<svg><text>no</text></svg>", "<iframe>no</iframe>", "<![CDATA[no]]>", "<?php no ?>",
    ],
)  # fmt: skip
def test_what_nobody_sees_is_left_out(unseen: str) -> None:
    assert markdown_of(f"yes{unseen}") == "yes"


def test_a_page_is_read_as_it_declares_where_that_is_an_encoding_of_texts() -> None:
    page = '<?xml version="1.0" encoding="windows-1251"?><html><body>Привет</body></html>'.encode("cp1251")
    assert text_of_html(page) == ("Привет", "")
    odd = b"<meta charset=unicode_escape><p>caf\xe9 \\x41"
    assert text_of_html(odd) == ("café \\x41", "read as Windows-1252, which is a guess")


def test_a_page_that_was_saved_with_its_pictures_is_its_page() -> None:
    saved = (
        'From: <Saved by a browser>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary="x"\r\n\r\n'
        '--x\r\nContent-Type: text/html; charset="koi8-r"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n'
        "<h1>=F0=D2=C9=D7=C5=D4</h1>=\r\n<p>10<sup>6</sup>\r\n--x\r\nContent-Type: image/png\r\n\r\n\x01\r\n--x--\r\n"
    )  # fmt: skip
    assert text_of_html(saved.encode()) == ("# Привет\n\n10^6", "")


_RUSSIAN = "Привет, это текст. Завтра обещают дождь, а послезавтра снова будет солнце."
_CHINESE = "测试：这是中文文本。明天有雨，后天又会出太阳。"
_JAPANESE = "日付と金額の一覧です。明日は雨、あさってはまた晴れるでしょう。"
_KOREAN = "안녕하세요. 내일은 비가 오고 모레는 다시 해가 나겠습니다."
_POLISH = "Zażółć gęślą jaźń. Jutro będzie padać, a pojutrze znów zaświeci słońce."
_GERMAN = "Größe, Länge und Übergröße: morgen gibt es Regen, übermorgen scheint wieder die Sonne."
_FRENCH = "L'été dernier, il a plu à Orléans ; après-demain le soleil brillera de nouveau, paraît-il."


@pytest.mark.parametrize(
    ("text", "encoding", "shown"),
    [
        (_RUSSIAN, "cp1251", "Windows-1251"), (_RUSSIAN, "koi8-r", "KOI8-R"), (_RUSSIAN, "cp866", "code page 866"),
        ("Привет, это текст.", "cp1251", "Windows-1251"), (_CHINESE, "gb18030", "GBK"), (_CHINESE[:10], "gbk", "GBK"),
        ("明天有雨，後天又會出太陽。這是繁體中文。", "big5", "Big5"), (_JAPANESE, "cp932", "Shift-JIS"),
        ("日付,金額\n今日,100\n", "shift_jis", "Shift-JIS"), (_JAPANESE, "euc_jp", "EUC-JP"),
        (_JAPANESE, "iso2022_jp", "ISO-2022-JP"), (_KOREAN, "euc_kr", "EUC-KR"), ("안녕하세요", "euc_kr", "EUC-KR"),
        (_POLISH, "iso8859-2", "ISO-8859-2"), (_POLISH, "cp1250", "Windows-1250"), (_GERMAN, "cp1252", "Windows-1252"),
        (_GERMAN, "cp850", "code page 437"), (_FRENCH, "cp1252", "Windows-1252"),
        ("Price: £5 – “ok”", "cp1252", "Windows-1252"), ("±æê", "cp1252", "Windows-1252"),
        ("Αύριο θα βρέξει, μεθαύριο θα έχει πάλι ήλιο.", "cp1253", "Windows-1253"),
    ],
)  # fmt: skip
def test_text_from_before_utf_8_is_read_and_the_guess_is_said(text: str, encoding: str, shown: str) -> None:
    assert decoded(text.encode(encoding)) == (text, f"read as {shown}, which is a guess")


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ('<?xml version="1.0" encoding="windows-1251"?><a>Привет</a>', "cp1251"),
        ('<meta charset="gbk"><p>测试', "gbk"),
        ('<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><p>日付', "shift_jis"),
        ('# -*- coding: koi8-r -*-\nname = "Привет"', "koi8-r"),
        ('@charset "iso-8859-2";\na::before { content: "ąę" }', "iso8859-2"),
        ("Name;Wert\nMüller;5\n", "utf-16-le"), ("Name;Wert\nMüller;5\n", "utf-16-be"),
        (_CHINESE, "utf-16-le"), (_JAPANESE, "utf-16-be"), ("Größe 𝄞", "utf-32-le"), (_RUSSIAN, "utf-16"),
    ],
)  # fmt: skip
def test_what_a_file_says_of_its_encoding_is_no_guess(text: str, encoding: str) -> None:
    assert decoded(text.encode(encoding)) == (text, "")


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"done\x07\n", "done\x07\n"), (b"dos text\r\n\x1a", "dos text\n"), (b"page 1\x0cpage 2", "page 1\x0cpage 2"),
        (b'name,notes\nA,"line1\x0bline2"\n', 'name,notes\nA,"line1\nline2"\n'),
        (b"a\x1fb\x1fc\x1ed", "a\x1fb\x1fc\x1ed"),
        ("Grün\x01".encode(), "Grün\x01"), (b"log line\n" * 90 + b"\0\0", "log line\n" * 90),
        ("Gr\xf6\xdfe".encode("cp1252") * 30 + b"\x07", "Größe" * 30 + "\x07"), (b"Gr\xf6\xdfe\r\n\x1a", "Größe\n"),
    ],
)  # fmt: skip
def test_a_control_character_does_not_make_text_unreadable(content: bytes, text: str) -> None:
    assert decoded(content)[0] == text


def test_a_byte_that_is_no_utf_8_does_not_spoil_the_file() -> None:
    assert decoded(b"caf\xc3\xa9 \xff ok" + b" plain" * 40) == (
        "café \ufffd ok" + " plain" * 40, "1 of 249 characters could not be read"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("whole", "encoding"),
    [(_GERMAN * 3 + "ß", "utf-8"), (_RUSSIAN + "я", "utf-8"), (_CHINESE * 9, "gb18030"), (_KOREAN * 9 + "다", "cp949"),
     ("<meta charset=gbk>" + _CHINESE * 9, "gbk"), (_JAPANESE * 9, "euc_jp")],
)  # fmt: skip
def test_a_letter_that_is_cut_in_two_costs_that_letter_alone(whole: str, encoding: str) -> None:
    text, note = decoded(whole.encode(encoding)[:-1])
    assert text == whole[:-1] + "\ufffd"
    assert note.endswith(f"1 of {len(whole)} characters could not be read")


def _binary_files() -> dict[str, bytes]:
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE t (a TEXT)")
    database.execute("INSERT INTO t VALUES ('some words in a table')")
    dice = random.Random(5)
    return {
        "sqlite": database.serialize(),
        "random": dice.randbytes(5000),
        "packed": zlib.compress(dice.randbytes(500) + b"words " * 500),
        "class": bytes.fromhex(
            "cafebabe0000003400 1d0a0006000f09001000110800120a001300140700150700160100063c696e69743e"
        ),
        "elf": b"\x7fELF\x02\x01\x01" + bytes(9) + b"\x03\0>\0\x01\0\0\0" + bytes(40),
        "gguf": b"GGUF\x03\0\0\0" + bytes(16) + b"general.architecture\x08\0\0\0",
        "png": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0\x1f\xf3\xffa",
        "python": compile("print('words')", "a", "exec").co_code + bytes(30),
        "bytes": bytes(range(256)),
        "zero": b"a\0b",
        "mark": codecs.BOM_UTF16_LE + b"a\0\0\0",
    }


@pytest.mark.parametrize(("name", "content"), _binary_files().items())
def test_what_no_text_has_is_refused_whatever_its_name(name: str, content: bytes) -> None:
    with pytest.raises(ExtractionFailure):
        decoded(content)


def test_the_programs_own_pictures_and_models_are_no_text() -> None:
    resources = Path(__file__).parents[3] / "resources"
    files = [path for end in ("png", "gguf", "qm", "ico", "npz") for path in resources.rglob(f"*.{end}")][:30]
    assert files
    for path in files:
        with pytest.raises(ExtractionFailure):
            decoded(path.read_bytes()[:500_000])
