"""The words of an HTML page: headings, lists, tables and preformatted text keep their shape, nothing is fetched."""

from __future__ import annotations

import codecs
import re
from html.parser import HTMLParser

from app.attachments.decoding import decoded

_UNSEEN = {"script", "style", "template", "noscript", "svg", "math", "iframe", "object", "select"}
_OWN_LINE = {
    "address", "article", "aside", "blockquote", "dd", "div", "dl", "dt", "figcaption", "figure", "footer", "form",
    "header", "hr", "main", "nav", "ol", "option", "section", "table", "tr", "ul", "title", "caption", "details",
    "summary", "fieldset", "legend",
}  # fmt: skip
_PARAGRAPH = {"p", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "table", "ul", "ol", "blockquote", "title"}
_DECLARED = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?([A-Za-z0-9_\-]{2,30})", re.IGNORECASE)
_ENCODINGS = re.compile(r"(iso-?8859|windows-?\d|cp\d|koi8|shift|euc|gb|big5|mac|utf-?16|iso-?2022)", re.IGNORECASE)
_LOOKED_AT = 2048


def text_of_html(content: bytes) -> tuple[str, str]:
    """Return the text of a page and what is to be known of it.

    Raises:
        NotText: it is no text.
    """
    source, note = _source(content)
    reader = _HtmlReader()
    reader.feed(source)
    reader.close()
    return reader.text(), note


def _source(content: bytes) -> tuple[str, str]:
    """Return the page's source, by the encoding that it names, where it is not UTF-8."""
    found = _DECLARED.search(content[:_LOOKED_AT])
    text, note = decoded(content)
    if not note or found is None:
        return text, note
    name = found.group(1).decode("ascii")
    if not _ENCODINGS.match(name):
        return text, note
    try:
        return codecs.lookup(name).decode(content, "replace")[0], ""
    except LookupError:
        return text, note


class _HtmlReader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._parts: list[str] = []
        self._unseen = 0
        self._preformatted = 0

    def text(self) -> str:
        lines = "".join(self._parts).split("\n")
        whole = "\n".join(line.rstrip() for line in lines)
        return re.sub(r"\n{3,}", "\n\n", whole).strip("\n")

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag in _UNSEEN:
            self._unseen += 1
        self._break(tag)
        if tag == "br":
            self._parts.append("\n")
        elif tag == "li":
            self._line()
            self._parts.append("- ")
        elif tag in {"td", "th"}:
            self._parts.append(" | " if self._parts and not self._parts[-1].endswith("\n") else "")
        elif re.fullmatch("h[1-6]", tag):
            self._parts.append("#" * int(tag[1]) + " ")
        elif tag == "pre":
            self._preformatted += 1
        elif tag == "img" and not self._unseen:
            self._parts.append(next((said or "" for name, said in attributes if name == "alt"), ""))

    def handle_endtag(self, tag: str) -> None:
        if tag in _UNSEEN:
            self._unseen = max(0, self._unseen - 1)
        if tag == "pre":
            self._preformatted = max(0, self._preformatted - 1)
        self._break(tag)

    def handle_data(self, data: str) -> None:
        if self._unseen:
            return
        if self._preformatted:
            self._parts.append(data)
            return
        at_start = not self._parts or self._parts[-1].endswith(("\n", " "))
        words = re.sub(r"\s+", " ", data)
        self._parts.append(words.lstrip() if at_start else words)

    def _break(self, tag: str) -> None:
        if tag in _OWN_LINE or tag in _PARAGRAPH:
            self._line()
        if tag in _PARAGRAPH:
            self._parts.append("\n")

    def _line(self) -> None:
        if self._parts and not self._parts[-1].endswith("\n"):
            self._parts.append("\n")
