"""Formulas of Word (OMML) and of web pages (MathML) on one line: ``(a+b)/2``, ``x^2``, ``√(x+1)``, ``[1, 0; 0, 1]``.

Both have the same parts in the same order, under names that do not collide. Without them, 10⁶ would be read as 106 and
½ as 12.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import combining
from xml.etree.ElementTree import Element

_ONE_SIGN = re.compile(r"\d[\d.,]*|[^\W\d_]+|.|[(\[{|][^()\[\]{}]*[)\]}|]|√\w")
_SHORT = re.compile(r"[+\-−–]?(\d[\d.,]*|[^\W\d_]+)|\([^()]*\)|[*+\-−′″†‡'°∗∘⊤⊥]+")
_MARK = re.compile(r"\[[^\[\]]*\]|(st|nd|rd|th|er|re|ère|ème|TM|®|™|[ªº°])", re.IGNORECASE)
"""Raised text that is no power: marks of footnotes, ends of ordinal numbers."""
_ACCENTS = {"^": "\u0302", "ˆ": "\u0302", "~": "\u0303", "˜": "\u0303", "→": "\u20d7", "¯": "\u0304", "‾": "\u0304",
            "_": "", "⏞": "", "⏟": "", "˙": "\u0307", ".": "\u0307", "¨": "\u0308"}  # fmt: skip
_SILENT = dict.fromkeys((0x2062, 0x2063, 0x2064), "") | {0x2061: " ", 0xA0: " "}
"""Signs for readers of screens: a product, a comma, a sum; the one between a function and its argument parts them."""
_LEFT_OUT = {"annotation", "annotation-xml", "mphantom", "none", "mprescripts"}
_STRUCTURED = {
    "f", "mfrac", "sSup", "msup", "sSub", "msub", "sSubSup", "msubsup", "sPre", "nary", "rad", "mroot", "func",
}  # fmt: skip
_LARGE = set("∑∏∐∫∬∭∮⋃⋂⋁⋀") | {"lim", "max", "min", "sup", "inf"}


def raised(text: str, sign: str = "^") -> str:
    """Return a text that stands above the line (``^``) or below it (``_``)."""
    text = text.strip()
    if not text or _MARK.fullmatch(text):
        return text
    return f"{sign}{text}" if _SHORT.fullmatch(text) else f"{sign}({text})"


def formula_text(element: Element) -> str:
    """Return a formula's text."""
    return " ".join(_text(element).split())


def _text(element: Element) -> str:  # noqa: C901, PLR0911, PLR0912 - one case for each kind of element
    name = _name(element)
    parts = [part for part in element if not _name(part).endswith("Pr") and _name(part) not in _LEFT_OUT]
    texts = [_text(part) for part in parts]
    first, second, third = (*texts, "", "", "")[:3]
    match name:
        case "t" | "mi" | "mn" | "mo" | "ms" | "mtext":
            text = "".join(element.itertext()).translate(_SILENT)
            if name == "mi" and len(text.strip()) > 1 and text.strip().isalpha():  # a function
                return f" {text.strip()} "
            return text if name in {"t", "mtext"} else text.strip()
        case "f" | "mfrac":
            has_no_bar = _property(element, "type") == "noBar" or element.get("linethickness", "1").startswith("0")
            return f"({first}; {second})" if has_no_bar else f"{_grouped(first)}/{_grouped(second)}"
        case "sSup" | "msup":
            return _grouped(first) + raised(second)
        case "sSub" | "msub":
            return _grouped(first) + raised(second, "_")
        case "sSubSup" | "msubsup" | "munderover":
            end = " " if first.strip() in _LARGE else ""
            return _grouped(first) + raised(second, "_") + raised(third) + end
        case "sPre":
            return raised(first, "_") + raised(second) + third
        case "nary":
            return f"{_property(element, 'chr') or '∫'}{raised(first, '_')}{raised(second)} {third}"
        case "limLow" | "munder":
            return first.strip() + (raised(second, "_") if second.strip() not in _ACCENTS else "") + " "
        case "limUpp" | "mover" | "acc" | "bar" | "groupChr":
            above = second.strip() or _property(element, "chr") or {"acc": "^", "bar": "¯"}.get(name, "")
            accent = above if combining(above[:1] or " ") else _ACCENTS.get(above)
            return _grouped(first) + raised(above) if accent is None else f"{first.strip()}{accent}"
        case "rad":
            return _root(second, first)
        case "mroot":
            return _root(first, second)
        case "msqrt":
            return _root(_joined(parts, texts), "")
        case "func":
            return f"{first.strip()}{'' if second.startswith('(') else ' '}{second}"
        case "d" | "mfenced":
            begin = _property(element, "begChr", element.get("open", "("))
            end = _property(element, "endChr", element.get("close", ")"))
            between = _property(element, "sepChr", "|" if name == "d" else element.get("separators", ",")[:1])
            inner = between.join(texts).strip()
            has_brackets = len(texts) == 1 and "; " in inner and (inner[0], inner[-1]) in {("[", "]"), ("(", ")")}
            return f"{begin}{inner[1:-1] if has_brackets and begin else inner}{end}"
        case "m" | "mtable":
            return f"[{'; '.join(texts)}]"
        case "eqArr":
            return "; ".join(text.replace("&", "") for text in texts)
        case "mr" | "mtr" | "mlabeledtr":
            return ", ".join(text.strip() for text in texts)
        case "mmultiscripts":
            return _with_scripts(element)
        case "br" | "mspace":
            return " "
    return (element.text or "").strip() + _joined(parts, texts)


def _name(element: Element) -> str:
    return str(element.tag).rpartition("}")[2].rpartition(":")[2]


def _property(element: Element, name: str, otherwise: str = "") -> str:
    """Return a property of Word's: it stands in an element whose name ends with Pr."""
    for properties in element:
        for one in properties if _name(properties).endswith("Pr") else ():
            if _name(one) == name:
                return next(iter(one.attrib.values()), "")
    return otherwise


def _grouped(text: str) -> str:
    text = text.strip()
    return text if not text or _ONE_SIGN.fullmatch(text) else f"({text})"


def _root(base: str, degree: str) -> str:
    return f"{raised(degree) if degree.strip() else ''}√{_grouped(base)}"


def _joined(parts: Sequence[Element], texts: Sequence[str]) -> str:
    """Join what stands side by side, with a space where figures would run together: 2½, x²3."""
    line, was_structured = "", False
    for part, whole in zip(parts, texts, strict=True):
        is_structured = _name(part) in _STRUCTURED
        has_brackets = _name(part) in {"m", "mtable"} and line.endswith(("(", "[", "{", "|"))
        text = whole[1:-1] if has_brackets else whole
        meets_figure = is_structured and line[-1:].isdigit() and text[:1].isdigit()
        if meets_figure or (was_structured and line[-1:].isalnum() and text[:1].isalnum()):
            line += " "
        line += text
        was_structured = is_structured
    return line


def _with_scripts(element: Element) -> str:
    base, *scripts = element
    before = next((place for place, one in enumerate(scripts) if _name(one) == "mprescripts"), len(scripts))
    texts = [_text(one) if _name(one) != "none" else "" for one in scripts]
    signs = ["_" if place % 2 == 0 else "^" for place in range(before)] + [""]
    signs += ["_" if place % 2 == 0 else "^" for place in range(len(scripts) - before - 1)]
    marked = [raised(text, sign) if sign else "" for text, sign in zip(texts, signs, strict=False)]
    return "".join(marked[before:]) + _text(base).strip() + "".join(marked[:before])
