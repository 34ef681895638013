"""Finds the encoding of a text that is not UTF-8: as it declares, or guessed from which letters follow each other.

The guesses are chardet's. Of texts of 20 letters in 22 languages and 27 encodings 19 in 20 are read right, of longer
ones 99 in 100.
"""

from __future__ import annotations

import re

import chardet

_RARE = (
    "cp737", "cp775", "cp856", "cp858", "cp860", "cp861", "cp863", "cp864", "cp865", "cp869", "iso8859-3", "iso8859-4",
    "iso8859-10", "iso8859-13", "iso8859-14", "iso8859-16", "johab", "mac-greek", "mac-iceland", "mac-latin2",
    "mac-turkish",
)  # fmt: skip
"""Hardly any file is written so, and short texts of other encodings look like these."""
_NOT_LATIN = (
    "cp855", "cp862", "cp866", "cp874", "cp1251", "cp1253", "cp1255", "cp1256", "iso8859-5", "iso8859-6", "iso8859-7",
    "iso8859-8", "koi8-r", "koi8-u", "mac-cyrillic", "tis-620",
)  # fmt: skip
"""Encodings in which the letters of a word all lie beyond ASCII, hence beside each other."""
_ERAS = chardet.EncodingEra.ALL & ~chardet.EncodingEra.MAINFRAME & ~chardet.EncodingEra.LEGACY_REGIONAL
_TWO_BYTES = ("gb18030", "cp932", "big5hkscs", "cp949", "euc_jis_2004")
_NAMES = {
    "gb18030": "GBK", "cp932": "Shift-JIS", "shift_jis": "Shift-JIS", "shift_jis_2004": "Shift-JIS", "cp949": "EUC-KR",
    "euc_jis_2004": "EUC-JP", "big5hkscs": "Big5",
}  # fmt: skip
_ASCII_LETTERS = set(map(chr, range(128)))
_SIGNS = set("–—‘’“”…•€£§©®°·«»™")
"""Signs that Windows' editors put into English; no other encoding has words in these bytes alone."""
_IN_WORDS = re.compile(rb"\0|\s\x85\s|[A-Za-z]([^\0-\x7f\x92][A-Za-z]|[\x85\x97](\s|$))")
"""Such a sign within a word, or as one: it is a letter of DOS, or half of one in UTF-16."""
_LETTERS_BESIDE_LETTERS = re.compile(rb"[\x80-\xff]{3}")
_STYLE_SHEET = re.compile(rb'@charset "([\w-]+)"')


def encoding_of(content: bytes) -> tuple[str, bool]:
    """Return the encoding, empty where the bytes are no text, and whether nothing in the file tells it."""
    if declared := _declared_in_style_sheet(content):
        return declared, False
    beyond_ascii = set(content.decode("cp1252", "replace")) - _ASCII_LETTERS
    if beyond_ascii and beyond_ascii <= _SIGNS and not _IN_WORDS.search(content):
        return "cp1252", True
    detected = _detected(content)
    encoding, is_guess = detected["encoding"], detected["mime_type"] == "text/plain"
    if encoding is None:
        return utf_16_without_mark(content), False
    if encoding.lower().startswith("utf"):
        return encoding, False
    # A damaged byte, such as the first half of a letter at the end, makes the library drop the right encoding.
    for codec in _TWO_BYTES if is_guess else ():
        text = content.decode(codec, "replace")
        whole = text.replace("\ufffd", "")
        if 0 < len(text) - len(whole) <= len(text) // 50:
            again = _detected(whole.encode(codec))
            other = again["encoding"] or "ascii"
            if other != "ascii" and whole.encode(codec).decode(other, "replace") == whole:
                return codec, again["mime_type"] == "text/plain"
    text = content.decode(encoding, "replace")
    is_wrong = is_guess and text.count("\ufffd") * 20 > len(text)  # as with three letters of some Western language
    return "cp1252" if is_wrong else encoding, is_guess


def utf_16_without_mark(content: bytes) -> str:
    """Return the order of bytes that gives letters of fewer scripts, empty where neither gives letters."""
    blocks: dict[str, int] = {}
    for encoding in ("utf-16-le", "utf-16-be"):
        text = content.decode(encoding, "replace")
        if all(letter.isprintable() or letter in "\t\n\r\u200b\ufeff" for letter in text) and "\ufffd" not in text:
            blocks[encoding] = len({ord(letter) >> 8 for letter in text})
    return min(blocks, key=lambda encoding: blocks[encoding], default="")


def shown_encoding(encoding: str, content: bytes, text: str) -> str:
    """Return the name that people know; of several that give the same letters the most common one."""
    if content.decode("cp1252", "replace") == text:
        return "Windows-1252"
    return _NAMES.get(encoding.lower(), re.sub(r"\A(cp|IBM)(?=\d{3}\Z)", "code page ", encoding))


def _detected(content: bytes) -> chardet.DetectionDict:
    excluded = _RARE if _LETTERS_BESIDE_LETTERS.search(content) else (*_RARE, *_NOT_LATIN)
    return chardet.detect(content, encoding_era=_ERAS, max_bytes=len(content) + 1, exclude_encodings=excluded)


def _declared_in_style_sheet(content: bytes) -> str:
    declared = _STYLE_SHEET.match(content)
    try:
        encoding = chardet.detect(content, include_encodings=[declared[1].decode()])["encoding"] if declared else ""
        return encoding if encoding and content.decode(encoding) else ""
    except (LookupError, UnicodeError, ValueError):
        return ""
