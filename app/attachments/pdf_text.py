"""The words of a PDF, page by page. Pictures, scripts, forms and what is attached in it are left alone."""

from __future__ import annotations

import time
from io import BytesIO

from pypdf import PdfReader
from pypdf.errors import DependencyError, PyPdfError

from app.attachments.limits import MOST_LETTERS

LONG_S = 12.0
"""Of computing, after which no further page is begun."""


class BrokenPdf(Exception):
    """No page of it can be read."""


class ProtectedPdf(Exception):
    """It has a password."""


def text_of_pdf(content: bytes) -> tuple[str, str]:
    """Return the text of a PDF, each page under its number, and what is to be known of it.

    A page that cannot be read costs that page. Without any text, the text is empty.

    Raises:
        BrokenPdf, ProtectedPdf: it cannot be read.
    """
    try:
        reader = PdfReader(BytesIO(content))
        if reader.is_encrypted and not reader.decrypt(""):
            raise ProtectedPdf
        count = len(reader.pages)
    except DependencyError as error:  # what it is encrypted with is not here on every system
        raise ProtectedPdf from error
    except NotImplementedError as error:  # such as certificates in a password's place
        raise (ProtectedPdf if b"/Encrypt" in content else BrokenPdf) from error
    except _FAILURES as error:
        raise BrokenPdf from error
    pages: list[str] = []
    letters = failed = 0
    for number in range(count):
        if letters > MOST_LETTERS or time.process_time() > LONG_S:
            return _joined(pages)[:MOST_LETTERS], f"only the first {number:,} of {count:,} pages"
        try:
            words = reader.pages[number].extract_text().strip()
        except (*_FAILURES, NotImplementedError, DependencyError):
            words, failed = "", failed + 1
        pages.append(f"[Page {number + 1}]\n{words}\n" if words else "")
        letters += len(words)
    if count and failed == count:
        raise BrokenPdf
    text = _joined(pages)
    if not text or not failed:
        return text, ""
    return text, f"without {failed:,} of {count:,} pages, which are damaged"


def _joined(pages: list[str]) -> str:
    return "\n".join(filter(None, pages))


_FAILURES = (
    PyPdfError, ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError,
    OSError,
)  # fmt: skip
"""What a damaged file makes the library raise."""
