"""The words of an HTML page as Markdown: headings, lists, tables and preformatted text keep their shape.

Nothing is fetched. A link is its words, a picture its description, and what is bold or slanted is not marked.
"""

from __future__ import annotations

import email
import re
import warnings
from collections.abc import Callable
from email import policy
from email.message import EmailMessage
from itertools import count
from typing import Any
from xml.etree import ElementTree as ET

from bs4 import BeautifulSoup, Tag, UnusualUsageWarning
from bs4.element import CData, Declaration, NavigableString, ProcessingInstruction
from markdownify import MarkdownConverter

from app.attachments.decoding import decoded
from app.attachments.formulas import formula_text, raised

SPACE, TAB, LINE = "\ufdd0", "\ufdd1", "\ufdd2"
"""Stand for a space, a tab and the end of a line that would be folded into others; no text has them."""
_UNSEEN = {"script", "style", "template", "noscript", "svg", "iframe", "object", "select", "datalist"}
_NO_DISPLAY = re.compile(r"display\s*:\s*none", re.IGNORECASE)
_RAISED = re.compile(r"vertical-align\s*:\s*(sup|sub)", re.IGNORECASE)
_IN_LINE = {
    "abbr", "acronym", "bdi", "bdo", "big", "cite", "data", "dfn", "font", "ins", "label", "mark", "math", "nobr",
    "output", "rp", "rt", "ruby", "small", "span", "strike", "time", "tt", "u", "var", "wbr",
}  # fmt: skip
_FRAMES = {"[document]", "html", "head", "body", "thead", "tbody", "tfoot", "colgroup", "col"}
_FRACTION = re.compile(r"(\d?)\^(\d+)[/⁄∕]_(\d+)")
_ARCHIVE = re.compile(rb"\A([\w-]+:[^\n]*\n([ \t][^\n]*\n)*)*?content-type:\s*multipart/related", re.IGNORECASE)


_BLOCKS = (
    "address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav "
    "ol p pre section table ul"
)
_ENDS: dict[str, tuple[set[str], set[str]]] = {  # what a tag ends, and within what: these need no end of their own
    **dict.fromkeys(_BLOCKS.split(), ({"p"}, {"td", "th", "li", "dd", "div", "section", "article", "blockquote"})),
    "li": ({"li"}, {"ul", "ol", "menu"}),
    **dict.fromkeys(("dt", "dd"), ({"dt", "dd"}, {"dl"})),
    **dict.fromkeys(("td", "th"), ({"td", "th"}, {"tr", "table"})),
    "tr": ({"tr"}, {"table"}),
    **dict.fromkeys(("thead", "tbody", "tfoot"), ({"thead", "tbody", "tfoot"}, {"table"})),
}


def text_of_html(content: bytes) -> tuple[str, str]:
    """Return the text of a page, or of one that was saved with its pictures (MHTML), and what is to be known of it.
    Raises ``ExtractionFailure`` if it is no text.
    """
    if _ARCHIVE.match(content[:8192]):
        page = email.message_from_bytes(content, _class=EmailMessage, policy=policy.default).get_body(("html", "plain"))
        return markdown_of(page.get_content() if page else ""), ""
    source, note = decoded(content)
    return markdown_of(source), note


def markdown_of(source: str) -> str:
    """Return HTML as Markdown."""
    with warnings.catch_warnings(action="ignore", category=UnusualUsageWarning):  # such as XML that is read as HTML
        page = _Page(source, "html.parser")
    for unseen in page.find_all(string=lambda text: isinstance(text, (CData, Declaration, ProcessingInstruction))):
        unseen.extract()
    for tag in page.find_all(True):
        if tag.name in _UNSEEN or _is_hidden(tag):
            tag.extract()
        elif tag.name.rpartition(":")[2] == "math":
            tag.replace_with(NavigableString(_formula(tag)))
        elif raised_by_style := _RAISED.search(str(tag.get("style", ""))):
            tag.name = raised_by_style[1].lower()
        elif tag.name == "ol":
            _number(tag)
        elif tag.name == "table" and tag.find_parent(["td", "th"]):
            for part in [tag, *tag.find_all(["table", "tr", "td", "th"])]:
                part.name = f"inner-{part.name}"
    text = _Markdown().convert_soup(page)
    text = _FRACTION.sub(lambda match: f"{match[1]}{' ' * len(match[1])}{match[2]}/{match[3]}", text)
    lines = text.replace(SPACE, " ").replace(TAB, "\t").split("\n")
    text = re.sub(r"\n{3,}", "\n\n", "\n".join([line.rstrip() for line in lines])).strip("\n")
    return text.replace(LINE, "\n")


def _is_hidden(tag: Tag) -> bool:
    if tag.has_attr("hidden") or _NO_DISPLAY.search(str(tag.get("style", ""))):
        return True
    return "katex-html" in str(tag.get("class", ""))  # KaTeX draws a formula beside its MathML


def _formula(formula: Tag) -> str:
    try:
        # There are no entities: the page's parser has read them.
        return formula_text(ET.fromstring(re.sub(r"(</?)\w+:", r"\1", str(formula))))  # noqa: S314
    except ET.ParseError:
        return str(formula.get("alttext") or formula.get_text())


def _number(listed: Tag) -> None:
    items = listed.find_all("li", recursive=False)
    first = _whole(listed.get("start"), len(items) if listed.has_attr("reversed") else 1)
    numbers = count(first, -1 if listed.has_attr("reversed") else 1)
    for item in items:
        if item.has_attr("value"):
            numbers = count(_whole(item["value"], 1), -1 if listed.has_attr("reversed") else 1)
        item["label"] = f"{next(numbers)}."


def _whole(value: object, otherwise: int) -> int:
    return int(str(value)) if re.fullmatch(r"-?\d{1,9}", str(value)) else otherwise


class _Page(BeautifulSoup):
    """A page in which a list's item ends the one before it, as in browsers: Python's parser would put it inside."""

    def handle_starttag(self, name: str, *facts: Any, **more: Any) -> Tag | None:
        ended, limits = _ENDS.get(name, (set(), set()))
        for tag in reversed(self.tagStack) if ended else ():
            if tag.name in limits:
                break
            if tag.name in ended:
                self.handle_endtag(tag.name)
                break
        return super().handle_starttag(name, *facts, **more)


class _Markdown(MarkdownConverter):
    class Options:
        heading_style = "atx"
        strong_em_symbol = ""
        escape_asterisks = escape_underscores = False
        table_infer_header = True

    def get_conv_fn(self, tag_name: str) -> Callable[..., str] | None:
        converter: Callable[..., str] | None = super().get_conv_fn(tag_name)  # type: ignore[misc]  # not in its stubs
        return converter or (None if tag_name in _IN_LINE | _FRAMES else self.convert_div)  # type: ignore[attr-defined]

    def convert_a(self, _element: Tag, text: str, **_parents: object) -> str:
        return text

    convert_video = convert_audio = convert_a

    def convert_img(self, element: Tag, _text: str, **_parents: object) -> str:
        return str(element.get("alt") or "")

    def convert_input(self, element: Tag, _text: str, **_parents: object) -> str:
        if element.get("type") not in {"checkbox", "radio"}:
            return ""
        return "[x]" if element.has_attr("checked") else "[ ]"

    def convert_rt(self, element: Tag, text: str, **_parents: object) -> str:
        return text if element.find_previous_sibling("rp") or not text.strip() else f"({text.strip()})"

    def convert_sup(self, element: Tag, text: str, **_parents: object) -> str:
        if element.select_one("a[href^='#']") and not text.startswith("["):
            return f"[{text.strip()}]"  # a footnote's mark
        sign = "^" if element.name == "sup" else "_"
        marked, after = raised(text, sign), element.next_sibling
        if marked[-1:].isdigit() and isinstance(after, NavigableString) and after[:1].isdigit() and marked[0] == sign:
            marked = f"{sign}({marked[1:]})"
        return marked

    convert_sub = convert_sup

    def convert_pre(self, element: Tag, text: str, parent_tags: set[str]) -> str:
        text = re.sub(r"(?<=\n)\n", LINE, text)  # empty lines of a listing stay
        return str(super().convert_pre(element, text, parent_tags))  # type: ignore[misc]

    def convert_li(self, element: Tag, text: str, **_parents: object) -> str:
        label = f"{element.get('label') or '-'} "
        lines = text.strip().split("\n")
        indented = [f"{' ' * len(label)}{line}" if line else "" for line in lines[1:]]
        return "\n".join([label + lines[0], *indented, ""]) if text.strip() else "\n"

    def convert_td(self, element: Tag, text: str, parent_tags: set[str]) -> str:
        text = " ".join(text.split()).replace("|", "\\|")
        return str(super().convert_td(element, text, parent_tags))  # type: ignore[misc]

    convert_th = convert_td

    def convert_inner_td(self, _element: Tag, text: str, **_parents: object) -> str:
        return f"{text.strip()}, "

    convert_inner_th = convert_inner_td

    def convert_inner_tr(self, _element: Tag, text: str, **_parents: object) -> str:
        return f"{text.removesuffix(', ')}; "

    def convert_inner_table(self, _element: Tag, text: str, **_parents: object) -> str:
        return f" ({text.strip().removesuffix(';')}) "
