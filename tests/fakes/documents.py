"""Small PDF and DOCX files, written by hand: what is in them is seen here."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping, Sequence
from io import BytesIO

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_CONTENT_TYPES = "http://schemas.openxmlformats.org/package/2006/content-types"
_MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"


def pdf(*pages: str) -> bytes:
    """A PDF with a line of text on each page; a page without text has a picture's frame."""
    return pdf_of_streams(
        [f"BT /F1 12 Tf 72 720 Td ({page}) Tj ET".encode() if page else b"0 0 9 9 re S" for page in pages]
    )


def pdf_of_streams(streams: Sequence[bytes], *, packed: bool = False) -> bytes:
    """A PDF of which each page draws one stream."""
    kids = " ".join(f"{4 + 2 * place} 0 R" for place in range(len(streams)))
    objects: list[bytes] = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(streams)} >>".encode(),
        _HELVETICA,
    ]
    for place, stream in enumerate(streams):
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> "
            f"/Contents {5 + 2 * place} 0 R >>".encode()
        )
        objects.append(_stream(zlib.compress(stream, 9), "/Filter /FlateDecode") if packed else _stream(stream))
    return _pdf_of_objects(objects)


def pdf_page(
    *objects: str, text: str = "(Rain) Tj", page: str = "", font: str = "", form: str = "/Fields [6 0 R]"
) -> bytes:
    """A PDF with one page.

    Args:
        objects: beside the page; the first is number 6, and they lie over the page.
        text: how the page's words are written; none of them where it is empty.
        page: further entries of the page.
        font: in place of Helvetica.
        form: the entries of the document's form, which it has none of where this is empty.
    """
    over = " ".join(f"{number} 0 R" for number in range(6, 6 + len(objects)))
    return _pdf_of_objects(
        [
            f"<< /Type /Catalog /Pages 2 0 R {f'/AcroForm << {form} >>' if form else ''} >>".encode(),
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> "
            f"/Contents 4 0 R /Annots [{over}] {page} >>".encode(),
            _stream(f"BT /F1 12 Tf 72 700 Td {text} ET".encode() if text else b""),
            font.encode() or _HELVETICA,
            *(one.encode("latin-1") for one in objects),
        ]
    )


_HELVETICA = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"


def _stream(content: bytes, entries: str = "") -> bytes:
    return b"<< %s /Length %d >>\nstream\n%s\nendstream" % (entries.encode(), len(content), content)


def _pdf_of_objects(objects: Sequence[bytes]) -> bytes:
    file, places = bytearray(b"%PDF-1.4\n"), []
    for number, content in enumerate(objects, 1):
        places.append(len(file))
        file += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    table = len(file)
    file += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    file += b"".join(b"%010d 00000 n \n" % place for place in places)
    file += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, table)
    return bytes(file)


def docx(
    body: str, members: Mapping[str, str] | None = None, *, main: str = "word/document.xml", before: str = ""
) -> bytes:
    """A DOCX whose body is this XML; ``before`` stands before its root, ``members`` beside it."""
    root = f'<w:document xmlns:w="{WORD}"><w:body>{body}</w:body></w:document>'
    document = f'<?xml version="1.0" encoding="UTF-8"?>{before}{root}'
    part = f'<Override PartName="/{main}" ContentType="{_MAIN_TYPE}"/>'
    types = f'<Types xmlns="{_CONTENT_TYPES}">{part}</Types>'
    return archive({"[Content_Types].xml": types, main: document, **(members or {})})


def paragraph(text: str, style: str = "") -> str:
    properties = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
    return f"<w:p>{properties}<w:r><w:t>{text}</w:t></w:r></w:p>"


def archive(members: Mapping[str, str | bytes]) -> bytes:
    """A ZIP archive."""
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in members.items():
            packed.writestr(name, content)
    return file.getvalue()


def packed_unknown(content: bytes) -> bytes:
    """Return an archive as if every member were packed with Deflate64, as Windows does with large ones."""
    packed = bytearray(content)
    for mark, place in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):
        at = -1
        while (at := packed.find(mark, at + 1)) >= 0:
            packed[at + place : at + place + 2] = b"\x09\x00"
    return bytes(packed)
