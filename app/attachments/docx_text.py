"""The words of a Word document (DOCX) as Markdown, in the order they stand.

A document is XML in a ZIP archive. What is read of it are the parts with words, styles and numbers, paragraph by
paragraph, with the standard library's parser: a document type, without which there are no entities, ends it, and what
a document refers to elsewhere (links, pictures, templates) is never looked at. It becomes HTML first, and goes the way
of pages from there (:mod:`app.attachments.html_text`).
"""

from __future__ import annotations

import contextlib
import re
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import escape
from io import BytesIO
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

from app.attachments.file_facts import BROKEN, MOST_LETTERS, PROTECTED, ExtractionFailure
from app.attachments.formulas import formula_text
from app.attachments.html_text import SPACE, TAB, markdown_of

_SYMBOL = " !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼"
_SYMBOL_ABOVE = "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑"
_GREEK_AND_MATHS = dict(enumerate(_SYMBOL, 0x20)) | dict(enumerate(_SYMBOL_ABOVE, 0xA0))
_TICKS_AND_ARROWS = {
    0x4A: "☺", 0x6C: "●", 0x6E: "■", 0x6F: "□", 0x71: "❑", 0x72: "❒", 0x75: "◆", 0x76: "❖",
    0x9F: "•", 0xA7: "▪", 0xA8: "◻", 0xD8: "➢", 0xDF: "←", 0xE0: "→", 0xE1: "↑", 0xE2: "↓",
    0xE8: "➔", 0xF0: "⇨", 0xFB: "✗", 0xFC: "✓", 0xFD: "☒", 0xFE: "☑",
}  # fmt: skip
_FONTS = {
    "symbol": _GREEK_AND_MATHS,
    "wingdings": _TICKS_AND_ARROWS,
    "wingdings 2": {0x4F: "✗", 0x50: "✓", 0x51: "☒", 0x52: "☑", 0x54: "☒", 0xA3: "☐"},
    "wingdings 3": {},
    "webdings": {0x61: "✓", 0x63: "☐", 0x72: "✗"},
}
_PRIVATE = 0xF000
"""Start of such a font's signs in Unicode, which gives them no meaning."""


def in_unicode(text: str, font: str) -> str:
    """Return a text in a font of symbols as others write it; a sign that is not known here becomes �."""
    signs = _FONTS.get(font.lower())
    if signs is None:
        return text
    return "".join(
        signs.get(ord(letter) & 0xFF, "�") if _PRIVATE <= ord(letter) <= _PRIVATE + 0xFF else letter for letter in text
    )


def symbol(code: str, font: str) -> str:
    """Return the sign with this place in hexadecimal figures."""
    try:
        place = int(code, 16)
    except ValueError:
        return ""
    return in_unicode(chr(_PRIVATE | place & 0xFF) if font.lower() in _FONTS else chr(place % 0x110000), font)


_HEADINGS = (
    "heading|ü?berschrift|titre|título|título|titolo|titlu|kop|rubrik|overskrift|otsikko|nagłówek|nadpis|címsor|başlık|"
    "заголовок|επικεφαλίδα|标题|標題|見出し|제목|عنوان|כותרת"
)
_HEADING = re.compile(rf"(?:{_HEADINGS})(?:\s*\[?([1-9])\b|$)", re.IGNORECASE)
"""A level as in “heading 2” or “Nadpis [2]”; alone it is the highest."""
_TITLE = re.compile("title|titel|titre|título|titolo|tytuł|название|标题|標題|表題|제목", re.IGNORECASE)
_LIST = re.compile(r"list ?(bullet|number)", re.IGNORECASE)
_ROMAN = ((1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
          (9, "ix"), (5, "v"), (4, "iv"), (1, "i"))  # fmt: skip
BULLET = "-"
_MOST_LEVELS = 9
_LONGEST_CHAIN = 30


def local_name(element: Element) -> str:
    """Return a name without its namespace, of which there are two editions."""
    return str(element.tag).rpartition("}")[2]


def child(element: Element | None, *names: str) -> Element | None:
    """Return what stands in an element under these names, one in the other."""
    for name in names:
        element = next((one for one in element if local_name(one) == name), None) if element is not None else None
    return element


def value_of(element: Element | None, name: str = "val", otherwise: str = "") -> str:
    """Return an attribute."""
    attributes = element.attrib.items() if element is not None else ()
    return next((text for key, text in attributes if key.rpartition("}")[2] == name), otherwise)


@dataclass(slots=True)
class _Level:
    """A level of a list: how its numbers look."""

    form: str = "bullet"
    text: str = ""
    start: int = 1
    style: str = ""
    is_legal: bool = False


@dataclass(slots=True)
class _List:
    levels: dict[int, _Level] = field(default_factory=dict)
    counts: dict[int, int] = field(default_factory=dict)
    linked_style: str = ""


class DocxStyles:
    """Knows the styles and lists of one document, and counts."""

    def __init__(self) -> None:
        self._styles: dict[str, Element] = {}
        self._lists: dict[str, _List] = {}
        self._list_of: dict[str, str] = {}
        self._starts: dict[str, dict[int, int]] = {}
        """By number of a list: where levels start anew, until they did."""

    def read_style(self, style: Element) -> None:
        """Keep what a style says, as far as it matters here."""
        if local_name(style) == "style":
            style_copy = Element(style.tag, style.attrib)
            style_copy.extend(list(style))
            self._styles[value_of(style, "styleId")] = style_copy

    def read_numbering(self, part: Element) -> None:
        """Keep a list's levels, or which list a number stands for."""
        if local_name(part) == "abstractNum":
            definition = self._lists[value_of(part, "abstractNumId")] = _List()
            definition.linked_style = value_of(child(part, "numStyleLink"))
            definition.levels = dict(_level(one) for one in part if local_name(one) == "lvl")
        elif local_name(part) == "num":
            number, of = value_of(part, "numId"), value_of(child(part, "abstractNumId"))
            self._list_of[number] = of
            for one in part:
                if local_name(one) == "lvlOverride":
                    start, place = value_of(child(one, "startOverride")), _whole(value_of(one, "ilvl"))
                    if start:
                        self._starts.setdefault(number, {})[place] = _whole(start, 1)

    def heading_level(self, properties: Element | None) -> int:
        """Return a paragraph's place among headings, from 1 to 6; 0 where it is none."""
        own = value_of(child(properties, "outlineLvl"))
        if own:
            return min(6, _whole(own) + 1) if _whole(own) < _MOST_LEVELS else 0
        for style in self._chain(value_of(child(properties, "pStyle"))):
            name = value_of(child(style, "name")) or value_of(style, "styleId")
            if match := _HEADING.match(name):
                return min(6, int(match[1] or 1))
            if _TITLE.fullmatch(name):
                return 1
            outline = value_of(child(style, "pPr", "outlineLvl"))
            if outline:
                return min(6, _whole(outline) + 1) if _whole(outline) < _MOST_LEVELS else 0
        return 0

    def label(self, properties: Element | None) -> tuple[str, int]:
        """Return what stands before a paragraph of a list, and its level; counts it. Empty where it is in none."""
        style_id = value_of(child(properties, "pStyle"))
        numbers = child(properties, "numPr")
        number, level = value_of(child(numbers, "numId")), value_of(child(numbers, "ilvl"))
        for style in self._chain(style_id) if not number else ():
            of_style = child(style, "pPr", "numPr")
            number = value_of(child(of_style, "numId"))
            if number:
                level = level or self._level_of_style(number, value_of(style, "styleId"))
                level = level or value_of(child(of_style, "ilvl"))
                break
        if not number and any(_LIST.match(value_of(child(one, "name")) or value_of(one, "styleId"))
                              for one in self._chain(style_id)):  # fmt: skip
            return BULLET, 0
        if number in {"", "0"}:  # 0 takes a style's list away
            return "", 0
        place = min(_whole(level), _MOST_LEVELS - 1)
        return self._counted(number, place), place

    def raised_tag(self, properties: Element | None) -> str:
        """Return HTML's tag for a run above or below the line; empty for others."""
        position = value_of(child(properties, "vertAlign"))
        for style in self._chain(value_of(child(properties, "rStyle"))) if not position else ():
            position = position or value_of(child(style, "rPr", "vertAlign"))
        return {"superscript": "sup", "subscript": "sub"}.get(position, "")

    def _chain(self, style_id: str) -> Iterator[Element]:
        """Yield a style and those it is based on; a style that is not there is known by its name alone."""
        seen: set[str] = set()
        while style_id and style_id not in seen and len(seen) < _LONGEST_CHAIN:
            seen.add(style_id)
            style = self._styles.get(style_id)
            if style is None:
                style = Element("style", {"styleId": style_id})
            yield style
            style_id = value_of(child(style, "basedOn"))

    def _list(self, number: str) -> _List | None:
        definition = self._lists.get(self._list_of.get(number, ""))
        if definition is not None and not definition.levels and definition.linked_style:
            style = self._styles.get(definition.linked_style)
            linked = self._list_of.get(value_of(child(style, "pPr", "numPr", "numId")), "")
            definition = self._lists.get(linked, definition)
        return definition

    def _level_of_style(self, number: str, style_id: str) -> str:
        definition = self._list(number)
        return next(
            (str(place) for place, one in (definition.levels if definition else {}).items() if one.style == style_id),
            "",
        )

    def _counted(self, number: str, place: int) -> str:
        definition = self._list(number)
        level = definition.levels.get(place) if definition else None
        if definition is None or level is None:
            return BULLET
        counts, starts = definition.counts, self._starts.get(number, {})
        if place in starts:
            counts[place] = starts.pop(place)
        else:
            counts[place] = counts[place] + 1 if place in counts else level.start
        for deeper in [one for one in counts if one > place]:
            del counts[deeper]
        if level.form == "bullet":
            return BULLET

        def figure(match: re.Match[str]) -> str:
            of = int(match[1]) - 1
            other = definition.levels.get(of, _Level("decimal"))
            return _figure(counts.get(of, other.start), "decimal" if level.is_legal else other.form)

        return re.sub(r"%([1-9])", figure, level.text).strip()


def _level(element: Element) -> tuple[int, _Level]:
    form = value_of(child(element, "numFmt"), otherwise="decimal")
    text, start = value_of(child(element, "lvlText")), _whole(value_of(child(element, "start")), 1)
    is_legal = child(element, "isLgl") is not None
    return _whole(value_of(element, "ilvl")), _Level(form, text, start, value_of(child(element, "pStyle")), is_legal)


def _figure(count: int, form: str) -> str:
    letters = form.lower()
    text = str(count)
    if letters == "none":
        return ""
    if letters == "decimalzero":
        return f"{count:02}"
    if letters.endswith("letter") and 0 < count <= 780:  # after z come aa, bb, cc
        text = chr(ord("a") + (count - 1) % 26) * (1 + (count - 1) // 26)
    elif letters.endswith("roman") and 0 < count < 4000:
        text = ""
        for worth, sign in _ROMAN:
            text += sign * (count // worth)
            count %= worth
    return text.upper() if form.startswith("upper") else text


def _whole(text: str, otherwise: int = 0) -> int:
    return int(text) if re.fullmatch(r"\d{1,9}", text) else otherwise


MOST_XML_BYTES = 150_000_000
"""Of one member, unpacked."""
_PIECE_BYTES = 64 * 1024
_PROTECTED = 0x1
_SIGNS = {"tab": TAB, "ptab": TAB, "br": "<br>", "cr": "<br>", "noBreakHyphen": "-"}
_NOTES = {"footnotes": "Footnotes", "endnotes": "Endnotes", "comments": "Comments"}
_MARKS = {"footnoteReference": "^", "endnoteReference": "^e", "commentReference": "^c"}


class _Broken(Exception):
    """The archive or its XML cannot be read."""


_FAILURES = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, ET.ParseError, KeyError, _Broken)
"""NotImplementedError: a member is packed in a way that Python does not know, such as Deflate64."""


class _Enough(Exception):
    """There is more text than is read."""


def text_of_docx(content: bytes) -> tuple[str, str]:
    """Return the text of a document and what is to be known of it.
    Raises ``ExtractionFailure`` if it cannot be read.
    """
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            return _text_and_note(archive)
    except _FAILURES as error:
        raise ExtractionFailure(BROKEN) from error


def _text_and_note(archive: zipfile.ZipFile) -> tuple[str, str]:
    parts = _parts(archive)
    styles = DocxStyles()
    left_out = []
    for name, read in (("styles", styles.read_style), ("numbering", styles.read_numbering)):
        with contextlib.suppress(*_FAILURES):
            _parse(archive, parts[name], read)
    writer = _HtmlWriter(styles)
    try:
        _parse(archive, parts["main"], writer.add_block)
        for name, title in _NOTES.items():
            writer.begin_notes(title)
            try:
                _parse(archive, parts[name], writer.add_note)
            except _FAILURES:
                left_out.append(f"without its {name}, which are damaged")
    except _Enough:
        left_out.append(f"only its first {MOST_LETTERS:,} characters")
    text = markdown_of(writer.html())[:MOST_LETTERS]
    if writer.pictures:
        left_out.append("without its picture" if writer.pictures == 1 else f"without its {writer.pictures:,} pictures")
    if any(_has_words(archive, name) for kind, name in parts.items() if kind.startswith(("header", "footer"))):
        left_out.append("without the lines at the top and bottom of its pages")
    return f"{text}\n" if text else "", "; ".join(left_out)


def _parts(archive: zipfile.ZipFile) -> dict[str, str]:
    """Return the members by what is in them: they may have any names, and the list of contents says which.
    Raises ``KeyError`` if there is no text.
    """
    names = set(archive.namelist())
    types: dict[str, str] = {}

    def keep(part: Element) -> None:
        kind = part.get("ContentType", "").removesuffix("+xml").rpartition(".")[2]
        name = part.get("PartName", "").lstrip("/")
        if name in names:
            types.setdefault(kind if kind not in {"header", "footer"} else f"{kind} {name}", name)

    _parse(archive, "[Content_Types].xml", keep)
    types.setdefault("main", "word/document.xml")
    for kind in ("styles", "numbering", *_NOTES):
        types.setdefault(kind, f"word/{kind}.xml")
    archive.getinfo(types["main"])
    return types


def _has_words(archive: zipfile.ZipFile, member: str) -> bool:
    has_any: list[bool] = []
    with contextlib.suppress(*_FAILURES):
        _parse(
            archive,
            member,
            lambda block: has_any.append(any(re.search(r"[^\W\d_]{2}", text) for text in _texts(block))),
        )
    return any(has_any)


def _texts(block: Element) -> list[str]:
    return [one.text or "" for one in block.iter() if local_name(one) == "t"]


class _Blocks(ET.TreeBuilder):
    """Hands on each paragraph, table and the like as it ends, so that a long document is never in memory as a whole."""

    def __init__(self, take: Callable[[Element], None]) -> None:
        super().__init__()
        self._take = take
        self._open: list[bool] = []

    def start(self, tag: str, attributes: dict[str, str]) -> Element:
        """Note whether an element only holds blocks."""
        name = tag.rpartition("}")[2]
        self._open.append(name == "body" or not self._open)
        return super().start(tag, attributes)

    def end(self, tag: str) -> Element:
        """Hand on what stands in the body, or in a root without one."""
        element = super().end(tag)
        self._open.pop()
        if self._open and all(self._open) and not tag.endswith("}body"):
            self._take(element)
            element.clear()
        return element

    def doctype(self, *_facts: object) -> None:
        """Refuse a document type: it could bring entities."""
        raise _Broken


def _parse(archive: zipfile.ZipFile, member: str, take: Callable[[Element], None]) -> None:
    if member not in archive.namelist():
        return
    if archive.getinfo(member).flag_bits & _PROTECTED:
        raise ExtractionFailure(PROTECTED)
    parser = ET.XMLParser(target=_Blocks(take))  # noqa: S314 - see `doctype`
    read = 0
    with archive.open(member) as stream:
        while piece := stream.read(_PIECE_BYTES):
            read += len(piece)
            if read > MOST_XML_BYTES:
                raise _Broken
            parser.feed(piece)
    parser.close()


class _HtmlWriter:
    """Writes HTML for blocks; elements are known by their names without namespaces, of which there are two editions."""

    def __init__(self, styles: DocxStyles) -> None:
        self.pictures = 0
        self._styles = styles
        self._parts: list[str] = []
        self._letters = 0
        self._title = ""
        self._lists: list[int] = []
        """Levels of the lists that are open."""
        self._boxes: list[str] = []
        """Text boxes of the paragraph that is open."""
        self._notes: dict[str, dict[str, int]] = {kind: {} for kind in _MARKS}

    def html(self) -> str:
        return "".join([*self._parts, self._list_end()])

    def add_block(self, block: Element) -> None:
        """Add what stands in the body. Raises ``_Enough`` if that is all that is taken."""
        written = self._written(block)
        self._parts.append(written)
        self._letters += len(re.sub("<[^>]*>", "", written))
        if self._letters > MOST_LETTERS:
            raise _Enough

    def begin_notes(self, title: str) -> None:
        """Begin the notes of one kind; the title is left out where there are none."""
        self._title = f"{self._list_end()}<p>{title}</p>"

    def add_note(self, note: Element) -> None:
        """Add a footnote, an endnote or a comment under its mark."""
        if value_of(note, "type", "normal") != "normal":
            return  # a line between text and notes
        kind = f"{local_name(note)}Reference"
        number = self._notes.get(kind, {}).get(value_of(note, "id"))
        author = value_of(note, "author")
        begin = (f"[{_MARKS[kind]}{number}]: " if number else "") + (f"{author}: " if author else "")
        self._parts.append(self._title)
        self._title = ""
        written = self._apart(note)
        self._parts.append(re.sub(rf"\A(<p>)?[ {SPACE}]*", lambda match: (match[1] or "") + escape(begin), written))

    def _apart(self, element: Element) -> str:
        """Return what stands in an element that begins no list in the text around it."""
        around, self._lists = self._lists, []
        written = self._children(element) + self._list_end()
        self._lists = around
        return written

    def _children(self, element: Element) -> str:
        return "".join([self._written(one) for one in element])

    def _written(self, element: Element) -> str:  # noqa: C901, PLR0911, PLR0912 - one case for each kind of element
        match name := local_name(element):
            case "del" | "moveFrom" | "pPr" | "rPr":
                return ""
            case "p":
                return self._paragraph(element)
            case "r":
                return self._run(element)
            case "t":
                return escape(_kept_spaces(element.text or ""))
            case "tab" | "ptab" | "br" | "cr" | "noBreakHyphen":
                return _SIGNS[name]
            case "sym":
                return escape(symbol(value_of(element, "char"), value_of(element, "font")))
            case "oMathPara":
                return "; ".join([self._written(one) for one in element if local_name(one) == "oMath"])
            case "oMath":
                return escape(formula_text(element))
            case "tbl":
                return f"{self._list_end()}<table>{self._children(element)}</table>"
            case "tr":
                return "" if child(element, "trPr", "del") is not None else f"<tr>{self._children(element)}</tr>"
            case "tc":
                span = value_of(child(element, "tcPr", "gridSpan"), otherwise="1")
                return f'<td colspan="{escape(span)}">{self._apart(element)}</td>'
            case "AlternateContent":  # the same, for newer and for older programs
                choice, other = child(element, "Choice"), child(element, "Fallback")
                is_known = choice is not None and any(local_name(one) in {"t", "blip", "sym"} for one in choice.iter())
                taken = choice if is_known or other is None else other
                return self._children(taken) if taken is not None else ""
            case "txbxContent":
                self._boxes.append(f"<div>{self._apart(element)}</div>")
                return ""
            case "blip" | "imagedata":
                self.pictures += 1
            case "sdt" if (box := child(element, "sdtPr", "checkbox")) is not None:
                return "☒" if value_of(child(box, "checked")) in {"1", "true", "on"} else "☐"
            case "ffData":
                return escape(_field_value(element))
            case "rt":
                return f"({self._children(element)})"
            case "footnoteReference" | "endnoteReference" | "commentReference":
                numbers = self._notes[name]
                return f"[{_MARKS[name]}{numbers.setdefault(value_of(element, 'id'), len(numbers) + 1)}]"
        return self._children(element)

    def _paragraph(self, element: Element) -> str:
        properties = child(element, "pPr")
        around, self._boxes = self._boxes, []
        words = self._children(element)
        boxes, self._boxes = "".join(self._boxes), around
        label, level = self._styles.label(properties)
        if not words.strip():
            return boxes
        heading = self._styles.heading_level(properties)
        if heading:
            number = f"{escape(label)} " if label not in {"", BULLET} else ""
            return f"{self._list_end()}<h{heading}>{number}{words}</h{heading}>{boxes}"
        if label:
            return f'{self._list_to(level)}<li label="{escape(label)}">{words}{boxes}'
        return f"{self._list_end()}<p>{words}</p>{boxes}"

    def _run(self, element: Element) -> str:
        properties = child(element, "rPr")
        words = in_unicode(self._children(element), value_of(child(properties, "rFonts"), "ascii"))
        tag = self._styles.raised_tag(properties)
        return f"<{tag}>{words}</{tag}>" if tag and words else words

    def _list_to(self, level: int) -> str:
        """Return what ends and begins lists so that an item of this level may follow."""
        ended = ""
        while self._lists and self._lists[-1] > level:
            self._lists.pop()
            ended += "</li></ul>"
        if self._lists and self._lists[-1] == level:
            return f"{ended}</li>"
        self._lists.append(level)
        return f"{ended}<ul>"

    def _list_end(self) -> str:
        ended = "</li></ul>" * len(self._lists)
        self._lists = []
        return ended


def _field_value(element: Element) -> str:
    """Return what is chosen in a field of an old form; what is typed there stands in the text."""
    box, choices = child(element, "checkBox"), child(element, "ddList")
    if box is not None:
        value = child(box, "checked") if child(box, "checked") is not None else child(box, "default")
        return "☐" if value is None or value_of(value) in {"0", "false", "off"} else "☒"
    entries = [value_of(one) for one in choices if local_name(one) == "listEntry"] if choices is not None else []
    chosen = value_of(child(choices, "result"), otherwise="0")
    return entries[int(chosen)] if chosen.isdecimal() and int(chosen) < len(entries) else ""


def _kept_spaces(text: str) -> str:
    """Return a text whose spaces HTML does not fold into one."""
    return re.sub(r"^ +| {2,}", lambda match: SPACE * len(match[0]), text).replace("\t", TAB)
