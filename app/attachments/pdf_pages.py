"""The pages of a PDF as pictures, for models that see."""

from __future__ import annotations

import io

from pypdfium2 import PdfiumError, PdfPage

from app.attachments.pdf_text import BrokenPdf, open_pdf

MOST_PAGES = 4
"""Of a file: each takes a thousand tokens or two."""
_LONGEST_SIDE = 1536
"""Pixels: a page's smallest print can be read, and few models look closer."""


def pictures_of_pages(content: bytes) -> tuple[list[bytes], int]:
    """Return the first pages of a PDF as JPEG files, and how many pages there are.

    Raises:
        BrokenPdf, ProtectedPdf: it cannot be drawn.
    """
    with open_pdf(content) as document:
        count = len(document)
        try:
            pages = [_picture_of_page(document[number]) for number in range(min(count, MOST_PAGES))]
        except (PdfiumError, ValueError) as error:  # the latter of a page without a size
            raise BrokenPdf from error
    return pages, count


def _picture_of_page(page: PdfPage) -> bytes:
    file = io.BytesIO()
    bitmap = page.render(scale=_LONGEST_SIDE / max(page.get_size()))
    bitmap.to_pil().convert("RGB").save(file, "jpeg", quality=85)
    bitmap.close()
    page.close()
    return file.getvalue()
