"""Signs that Word names by their place in a font of symbols."""

from __future__ import annotations

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
"""Where such a font's signs lie in Unicode, which gives them no meaning."""


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
