"""Which paragraphs of a Word document are headings or stand in lists, and under which number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

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
    return next((said for key, said in attributes if key.rpartition("}")[2] == name), otherwise)


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
            kept = Element(style.tag, style.attrib)
            kept.extend(list(style))
            self._styles[value_of(style, "styleId")] = kept

    def read_numbering(self, part: Element) -> None:
        """Keep a list's levels, or which list a number stands for."""
        if local_name(part) == "abstractNum":
            found = self._lists[value_of(part, "abstractNumId")] = _List()
            found.linked_style = value_of(child(part, "numStyleLink"))
            found.levels = dict(_level(one) for one in part if local_name(one) == "lvl")
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
            if found := _HEADING.match(name):
                return min(6, int(found[1] or 1))
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
        said = value_of(child(properties, "vertAlign"))
        for style in self._chain(value_of(child(properties, "rStyle"))) if not said else ():
            said = said or value_of(child(style, "rPr", "vertAlign"))
        return {"superscript": "sup", "subscript": "sub"}.get(said, "")

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
        found = self._lists.get(self._list_of.get(number, ""))
        if found is not None and not found.levels and found.linked_style:
            style = self._styles.get(found.linked_style)
            linked = self._list_of.get(value_of(child(style, "pPr", "numPr", "numId")), "")
            found = self._lists.get(linked, found)
        return found

    def _level_of_style(self, number: str, style_id: str) -> str:
        found = self._list(number)
        return next((str(place) for place, one in (found.levels if found else {}).items() if one.style == style_id), "")

    def _counted(self, number: str, place: int) -> str:
        found = self._list(number)
        level = found.levels.get(place) if found else None
        if found is None or level is None:
            return BULLET
        counts, starts = found.counts, self._starts.get(number, {})
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
            other = found.levels.get(of, _Level("decimal"))
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
