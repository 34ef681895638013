"""The words of a Word document (DOCX): paragraphs, headings, lists, tables and footnotes, in the order they stand.

A document is XML in a ZIP archive. What is read of it are two or three members, piece by piece, with the standard
library's parser: a document type, without which there are no entities, ends it, and what a document refers to
elsewhere (links, pictures, templates) is never looked at. python-docx reads the same words; with lxml, which it needs,
it would add 11 MB to the program.
"""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Callable
from io import BytesIO
from xml.parsers import expat

from app.attachments.limits import MOST_LETTERS

MOST_XML_BYTES = 150_000_000
"""Of one member, unpacked."""
_PIECE_BYTES = 64 * 1024
_PROTECTED = 0x1
_MAIN, _CONTENT_TYPES = "word/document.xml", "[Content_Types].xml"
_SIGNS = {"tab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "-"}
_LEFT_OUT = {"Fallback", "delText", "instrText", "del", "moveFrom"}
"""Elements that repeat what stands beside them, or that were deleted."""


class BrokenDocument(Exception):
    """The archive or its XML cannot be read."""


class ProtectedDocument(Exception):
    """The archive has a password."""


class _Enough(Exception):
    """There is more text than is read."""


def text_of_docx(content: bytes) -> tuple[str, str]:
    """Return the text of a document and what is to be known of it.

    Raises:
        BrokenDocument, ProtectedDocument: it cannot be read.
    """
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            main = _main_part(archive)
            reader = _DocxReader()
            try:
                _parse(archive, main, reader.begin, reader.end, reader.characters)
                notes = main.rpartition("/")[0] + "/footnotes.xml"
                if notes in archive.namelist():
                    reader.begin_footnotes()
                    _parse(archive, notes, reader.begin, reader.end, reader.characters)
            except _Enough:
                return reader.text()[:MOST_LETTERS], f"only its first {MOST_LETTERS:,} characters"
            return reader.text(), ""
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, expat.ExpatError, KeyError) as error:
        # NotImplementedError: a member is packed in a way that Python does not know, such as Deflate64.
        raise BrokenDocument from error


def _main_part(archive: zipfile.ZipFile) -> str:
    """Return the member with the text: it may have any name, and the list of contents says which."""
    found: list[str] = []

    def begin(_name: str, attributes: dict[str, str]) -> None:
        if attributes.get("ContentType", "").endswith("main+xml"):
            found.append(attributes.get("PartName", "").lstrip("/"))

    if _CONTENT_TYPES in archive.namelist():
        _parse(archive, _CONTENT_TYPES, begin, lambda _name: None, lambda _text: None)
    return next((name for name in found if name in archive.namelist()), _MAIN)


def _parse(
    archive: zipfile.ZipFile,
    member: str,
    begin: Callable[[str, dict[str, str]], object],
    end: Callable[[str], object],
    characters: Callable[[str], object],
) -> None:
    if archive.getinfo(member).flag_bits & _PROTECTED:
        raise ProtectedDocument
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = _refuse_document_type
    parser.StartElementHandler = begin
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    read = 0
    with archive.open(member) as stream:
        while piece := stream.read(_PIECE_BYTES):
            read += len(piece)
            if read > MOST_XML_BYTES:
                raise BrokenDocument
            parser.Parse(piece, False)
        parser.Parse(b"", True)


def _refuse_document_type(*_facts: object) -> None:
    raise BrokenDocument


class _DocxReader:
    """Follows the elements of a text; names are taken without their namespace, of which there are two editions."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._line: list[str] = []
        self._prefix = ""
        self._rows: list[list[str]] = []
        """Cells of the rows that are open; a table may stand in a table."""
        self._left_out = 0
        self._in_text = self._in_tab_stops = False
        self._letters = 0

    def text(self) -> str:
        self._end_line()
        return "\n".join(self._lines).strip("\n") + "\n" if any(self._lines) else ""

    def begin_footnotes(self) -> None:
        self._lines += ["", "Footnotes", ""]

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        local = name.rpartition(" ")[2]
        self._left_out += local in _LEFT_OUT
        match local:
            case "p":
                self._prefix = ""
            case "t":
                self._in_text = True
            case "tabs":
                self._in_tab_stops = True
            case "tab" if self._in_tab_stops:
                pass
            case "tab" | "br" | "cr" | "noBreakHyphen":
                self._put(" " if self._rows else _SIGNS[local])
            case "pStyle":
                self._style(_value(attributes))
            case "numId" if _value(attributes) != "0":  # 0 takes a style's list away
                self._prefix = self._prefix or "- "
            case "tr":
                self._rows.append([])
            case "tc" if self._rows:
                self._rows[-1].append("")

    def end(self, name: str) -> None:
        local = name.rpartition(" ")[2]
        if local in _LEFT_OUT:
            self._left_out = max(0, self._left_out - 1)
        match local:
            case "t":
                self._in_text = False
            case "tabs":
                self._in_tab_stops = False
            case "p":
                self._end_line()
            case "tr" if self._rows:
                row = " | ".join(cell.strip() for cell in self._rows.pop())
                if self._rows and self._rows[-1]:
                    self._rows[-1][-1] += f" {row}"
                else:
                    self._lines.append(row)
            case "tbl" if not self._rows:
                self._lines.append("")

    def characters(self, text: str) -> None:
        if self._in_text:
            self._put(text)

    def _put(self, text: str) -> None:
        if self._left_out:
            return
        self._line.append(text)
        self._letters += len(text)
        if self._letters > MOST_LETTERS:
            raise _Enough

    def _style(self, name: str) -> None:
        if name.startswith("Heading") and name[-1:].isdecimal():
            self._prefix = "#" * max(1, min(6, int(name[-1]))) + " "
        elif name == "Title":
            self._prefix = "# "
        elif name.startswith("List"):
            self._prefix = "- "

    def _end_line(self) -> None:
        text, prefix = "".join(self._line), self._prefix
        self._line, self._prefix = [], ""
        if self._rows and self._rows[-1]:
            self._rows[-1][-1] += f" {text}"
        elif text.strip() and prefix:
            self._lines.append(prefix + text)
            self._lines.extend([] if prefix == "- " else [""])
        elif text.strip():
            self._lines += [text, ""]


def _value(attributes: dict[str, str]) -> str:
    return next((said for name, said in attributes.items() if name.rpartition(" ")[2] == "val"), "")
