"""Text of any age is read in the letters that its writer saw, and what is no text is refused."""

from __future__ import annotations

import codecs
import random
import sqlite3
import zlib
from pathlib import Path

import pytest

from app.attachments.decoding import NotText, decoded

_RUSSIAN = "Привет, это текст. Завтра обещают дождь, а послезавтра снова будет солнце."
_CHINESE = "测试：这是中文文本。明天有雨，后天又会出太阳。"
_JAPANESE = "日付と金額の一覧です。明日は雨、あさってはまた晴れるでしょう。"
_KOREAN = "안녕하세요. 내일은 비가 오고 모레는 다시 해가 나겠습니다."
_POLISH = "Zażółć gęślą jaźń. Jutro będzie padać, a pojutrze znów zaświeci słońce."
_GERMAN = "Größe, Länge und Übergröße: morgen gibt es Regen, übermorgen scheint wieder die Sonne."
_FRENCH = "L'été dernier, il a plu à Orléans ; après-demain le soleil brillera de nouveau, paraît-il."


@pytest.mark.parametrize(
    ("text", "encoding", "shown"),
    [
        (_RUSSIAN, "cp1251", "Windows-1251"), (_RUSSIAN, "koi8-r", "KOI8-R"), (_RUSSIAN, "cp866", "code page 866"),
        ("Привет, это текст.", "cp1251", "Windows-1251"), (_CHINESE, "gb18030", "GBK"), (_CHINESE[:10], "gbk", "GBK"),
        ("明天有雨，後天又會出太陽。這是繁體中文。", "big5", "Big5"), (_JAPANESE, "cp932", "Shift-JIS"),
        ("日付,金額\n今日,100\n", "shift_jis", "Shift-JIS"), (_JAPANESE, "euc_jp", "EUC-JP"),
        (_JAPANESE, "iso2022_jp", "ISO-2022-JP"), (_KOREAN, "euc_kr", "EUC-KR"), ("안녕하세요", "euc_kr", "EUC-KR"),
        (_POLISH, "iso8859-2", "ISO-8859-2"), (_POLISH, "cp1250", "Windows-1250"), (_GERMAN, "cp1252", "Windows-1252"),
        (_GERMAN, "cp850", "code page 437"), (_FRENCH, "cp1252", "Windows-1252"),
        ("Price: £5 – “ok”", "cp1252", "Windows-1252"), ("±æê", "cp1252", "Windows-1252"),
        ("Αύριο θα βρέξει, μεθαύριο θα έχει πάλι ήλιο.", "cp1253", "Windows-1253"),
    ],
)  # fmt: skip
def test_text_from_before_utf_8_is_read_and_the_guess_is_said(text: str, encoding: str, shown: str) -> None:
    assert decoded(text.encode(encoding)) == (text, f"read as {shown}, which is a guess")


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ('<?xml version="1.0" encoding="windows-1251"?><a>Привет</a>', "cp1251"),
        ('<meta charset="gbk"><p>测试', "gbk"),
        ('<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><p>日付', "shift_jis"),
        ('# -*- coding: koi8-r -*-\nname = "Привет"', "koi8-r"),
        ('@charset "iso-8859-2";\na::before { content: "ąę" }', "iso8859-2"),
        ("Name;Wert\nMüller;5\n", "utf-16-le"), ("Name;Wert\nMüller;5\n", "utf-16-be"),
        (_CHINESE, "utf-16-le"), (_JAPANESE, "utf-16-be"), ("Größe 𝄞", "utf-32-le"), (_RUSSIAN, "utf-16"),
    ],
)  # fmt: skip
def test_what_a_file_says_of_its_encoding_is_no_guess(text: str, encoding: str) -> None:
    assert decoded(text.encode(encoding)) == (text, "")


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"done\x07\n", "done\x07\n"), (b"dos text\r\n\x1a", "dos text\n"), (b"page 1\x0cpage 2", "page 1\x0cpage 2"),
        (b'name,notes\nA,"line1\x0bline2"\n', 'name,notes\nA,"line1\nline2"\n'),
        (b"a\x1fb\x1fc\x1ed", "a\x1fb\x1fc\x1ed"),
        ("Grün\x01".encode(), "Grün\x01"), (b"log line\n" * 90 + b"\0\0", "log line\n" * 90),
        ("Gr\xf6\xdfe".encode("cp1252") * 30 + b"\x07", "Größe" * 30 + "\x07"), (b"Gr\xf6\xdfe\r\n\x1a", "Größe\n"),
    ],
)  # fmt: skip
def test_a_control_character_does_not_make_text_unreadable(content: bytes, text: str) -> None:
    assert decoded(content)[0] == text


def test_a_byte_that_is_no_utf_8_does_not_spoil_the_file() -> None:
    assert decoded(b"caf\xc3\xa9 \xff ok" + b" plain" * 40) == (
        "café \ufffd ok" + " plain" * 40, "1 of 249 characters could not be read"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("whole", "encoding"),
    [(_GERMAN * 3 + "ß", "utf-8"), (_RUSSIAN + "я", "utf-8"), (_CHINESE * 9, "gb18030"), (_KOREAN * 9 + "다", "cp949"),
     ("<meta charset=gbk>" + _CHINESE * 9, "gbk"), (_JAPANESE * 9, "euc_jp")],
)  # fmt: skip
def test_a_letter_that_is_cut_in_two_costs_that_letter_alone(whole: str, encoding: str) -> None:
    text, note = decoded(whole.encode(encoding)[:-1])
    assert text == whole[:-1] + "\ufffd"
    assert note.endswith(f"1 of {len(whole)} characters could not be read")


def _binary_files() -> dict[str, bytes]:
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE t (a TEXT)")
    database.execute("INSERT INTO t VALUES ('some words in a table')")
    dice = random.Random(5)
    return {
        "sqlite": database.serialize(),
        "random": dice.randbytes(5000),
        "packed": zlib.compress(dice.randbytes(500) + b"words " * 500),
        "class": bytes.fromhex(
            "cafebabe0000003400 1d0a0006000f09001000110800120a001300140700150700160100063c696e69743e"
        ),
        "elf": b"\x7fELF\x02\x01\x01" + bytes(9) + b"\x03\0>\0\x01\0\0\0" + bytes(40),
        "gguf": b"GGUF\x03\0\0\0" + bytes(16) + b"general.architecture\x08\0\0\0",
        "png": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0\x1f\xf3\xffa",
        "python": compile("print('words')", "a", "exec").co_code + bytes(30),
        "bytes": bytes(range(256)),
        "zero": b"a\0b",
        "mark": codecs.BOM_UTF16_LE + b"a\0\0\0",
    }


@pytest.mark.parametrize(("name", "content"), _binary_files().items())
def test_what_no_text_has_is_refused_whatever_its_name(name: str, content: bytes) -> None:
    with pytest.raises(NotText):
        decoded(content)


def test_the_programs_own_pictures_and_models_are_no_text() -> None:
    resources = Path(__file__).parents[3] / "resources"
    files = [path for end in ("png", "gguf", "qm", "ico", "npz") for path in resources.rglob(f"*.{end}")][:30]
    assert files
    for path in files:
        with pytest.raises(NotText):
            decoded(path.read_bytes()[:500_000])
