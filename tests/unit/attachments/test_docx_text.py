"""A Word document is given with the headings, numbers, marks and formulas that its reader sees."""

from __future__ import annotations

import pytest

from app.attachments.docx_text import text_of_docx
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


def item(text: str, place: int = 0, number: int = 1, more: str = "") -> str:
    listed = f'<w:numPr><w:ilvl w:val="{place}"/><w:numId w:val="{number}"/></w:numPr>'
    return f"<w:p><w:pPr>{more}{listed}</w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>"


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
