"""Reads strangers' PDF, DOCX and HTML files in a process of its own: a few bytes can ask for all memory and never end.

A request is a line that names the kind, then the file's bytes: the process opens no file but the program's own. An
answer is JSON, with the ``text`` and a ``note``, or with what ``failed``. Where the line is :data:`PAGES`, the answer
has the first ``pages`` of a PDF as pictures, and how many there are (``count``).
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Callable
from typing import Any

from app.attachments.file_facts import BROKEN, ExtractionFailure
from app.llama.child_processes.bounds import Bounds
from app.llama.child_processes.service_child import serve

BOUNDS = Bounds(memory_bytes=900_000_000, computing_s=20.0)
"""Bounds of the process: an ordinary PDF of 1,000 pages needs a tenth of it."""

DEEPEST = 20_000
"""Limit on open calls: pages of newsletters have tables in tables in tables."""
PAGES = b"pages"


def run() -> int:
    """Answer requests to read a file; return the child's exit status."""
    sys.setrecursionlimit(DEEPEST)
    return serve(answer, BOUNDS)


def answer(request: bytes) -> bytes:
    """Return the answer to one request."""
    kind, _, content = request.partition(b"\n")
    try:
        content_read = _pages(content) if kind == PAGES else _text(kind, content)
    except ExtractionFailure as failure:
        content_read = {"failed": str(failure)}
    except (MemoryError, RecursionError):
        content_read = {"failed": BROKEN}
    return json.dumps(content_read).encode("ascii")


def _pages(content: bytes) -> dict[str, Any]:
    from app.attachments.pdf import pictures_of_pages  # noqa: PLC0415

    pages, count = pictures_of_pages(content)
    return {"pages": [base64.b64encode(page).decode("ascii") for page in pages], "count": count}


def _text(kind: bytes, content: bytes) -> dict[str, Any]:
    text, note = _reader_of(kind)(content)
    return {"text": text, "note": note}


def _reader_of(kind: bytes) -> Callable[[bytes], tuple[str, str]]:
    # Each reader is imported for its own kind alone: the others would only make the start longer.
    if kind == b"pdf":
        from app.attachments.pdf import text_of_pdf  # noqa: PLC0415

        return text_of_pdf
    if kind == b"docx":
        from app.attachments.docx_text import text_of_docx  # noqa: PLC0415

        return text_of_docx
    from app.attachments.html_text import text_of_html  # noqa: PLC0415

    return text_of_html
