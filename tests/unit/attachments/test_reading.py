"""Files of strangers are read within bounds, or refused in a sentence that says what can be done."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from io import BytesIO
from pathlib import Path

import docx as python_docx
import pypdf
import pytest

from app.attachments import docx_text
from app.attachments.docx_text import text_of_docx
from app.attachments.file_facts import MOST_BYTES, MOST_LETTERS, ExtractionFailure, shown_name
from app.attachments.pdf import text_of_pdf
from app.attachments.reading import ReadFile, UnreadableFile, content_of, read_content, read_file, reading_service
from app.llama.child_processes.bounds import Bounds
from app.llama.child_processes.service import Service
from app.speculation.language_model import Interrupted
from tests.fakes.documents import archive, docx, packed_unknown, paragraph, pdf, pdf_of_streams

pytestmark = pytest.mark.not_quick

Read = Callable[..., ReadFile]
WESTERN = "read as Windows-1252, which is a guess"


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    """Return the process that reads the files of these tests one after another."""
    with closing(reading_service()) as process:
        process.ask(b"html\nIt starts.", lambda: False)
        yield process


@pytest.fixture
def kept_between_tests(service: Service) -> None:
    """Keep that process between tests."""


@pytest.fixture
def read(tmp_path: Path, service: Service) -> Read:
    """Writes a file and reads it, in a process of its own where it has bounds of its own."""

    def written_and_read(name: str, content: bytes | str, bounds: Bounds | None = None) -> ReadFile:
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        if bounds is not None:
            return read_file(path, bounds=bounds)
        return read_content(content_of(path), path, service=service)

    return written_and_read


# Text


@pytest.mark.parametrize(
    ("content", "text", "note"),
    [
        ("\ufeffGröße\r\nzwei\rdrei".encode(), "Größe\nzwei\ndrei", ""),
        ("\ufeffGröße".encode("utf-16-be"), "Größe", ""),
        ("“Größe” – €".encode("cp1252"), "“Größe” – €", WESTERN), (b"\x1b[31mred\x1b[0m", "\x1b[31mred\x1b[0m", ""),
    ],
)  # fmt: skip
def test_text_is_read_in_the_encoding_it_has(read: Read, content: bytes, text: str, note: str) -> None:
    file_read = read("notes.txt", content)
    assert (file_read.text, file_read.note, file_read.size_bytes) == (text, note, len(content))


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("a.txt", b"a\0b", "is not text"),
        ("a.html", b"<p>\0", "is not text"),
        ("a.txt", b"", "is empty"),
        ("a.txt", b" \n\t ", "has no text in it"),
        ("a.txt", b"\x89PNG\r\n\x1a\n", "is a picture, and only text is taken here"),
        ("a.webp", b"RIFF0000WEBP", "is a picture"),
        ("a.mp4", b"\0\0\0 ftypisom", "is sound or video"),
        ("a.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old kind, or one with a password"),
        ("a.zip", archive({"a": "b"}), "is an archive"),
        ("a.xlsx", archive({"a": "b"}), "Save it as DOCX, PDF, CSV"),
        ("a.docx", archive({"a": "b"}), "is damaged"),
        ("a.pdf", b"%PDF-1.7 cut off", "is damaged"),
        ("a.exe", b"MZ\x90\0", "is a program"),
        ("a.gguf", b"GGUF", "is a model"),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(read: Read, name: str, content: bytes, why: str) -> None:
    with pytest.raises(UnreadableFile) as refused:
        read(name, content)
    assert refused.value.sentence.startswith(f"“{name}” ")
    assert why in refused.value.sentence


def test_a_long_text_is_cut_off_and_that_is_noted(read: Read) -> None:
    file_read = read("letters.docx", docx(paragraph("a" * (MOST_LETTERS + 1))))
    assert (len(file_read.text), file_read.note) == (MOST_LETTERS, "only its first 2,000,000 characters")


# Where a file lies


def test_a_large_file_is_refused_before_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    with path.open("wb") as file:
        file.truncate(500_000_000)
    path.chmod(0)  # whoever may open anything would need to be asked otherwise
    with pytest.raises(UnreadableFile, match=f"500 MB, and {MOST_BYTES // 1_000_000} MB are the most"):
        read_file(path)


def test_a_folder_a_pipe_and_a_socket_are_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnreadableFile, match="is a folder"):
        read_file(tmp_path)
    if not hasattr(os, "mkfifo"):
        return
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UnreadableFile, match="is not a file"):
        read_file(tmp_path / "pipe")
    monkeypatch.chdir(tmp_path)  # the name of a socket is short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket")
        with pytest.raises(UnreadableFile, match="is not a file"):
            read_file(tmp_path / "socket")
    with pytest.raises(UnreadableFile, match="is not a file"):
        read_file(Path("/dev/zero"))


def test_a_link_is_followed_to_a_file_and_one_to_nowhere_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "there.txt").write_text("here")
    (tmp_path / "link.txt").symlink_to(tmp_path / "there.txt")
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    assert read_file(tmp_path / "link.txt").text == "here"
    (tmp_path / "there.txt").unlink()
    with pytest.raises(UnreadableFile, match=r"“link\.txt” is not there any more"):
        read_file(tmp_path / "link.txt")
    with pytest.raises(UnreadableFile, match="“circle” cannot be read"):
        read_file(tmp_path / "circle")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may read everything")
def test_a_file_of_others_says_so(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("x")
    (tmp_path / "secret.txt").chmod(0)
    with pytest.raises(UnreadableFile, match="no permission"):
        read_file(tmp_path / "secret.txt")


def test_a_name_that_no_disk_can_hold_is_a_sentence() -> None:
    with pytest.raises(UnreadableFile, match="cannot be read"):
        read_file(Path("a\0b"))
    with pytest.raises(UnreadableFile, match="cannot be read"):
        read_file(Path("a" * 5000))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("notes.md", "notes.md"), ("Größe 日本.txt", "Größe 日本.txt"), ("gpj\u202etxt.exe", "gpj�txt.exe"),
        ("a\nFile: b.txt", "a�File: b.txt"), ("a\x1b[2J.txt", "a�[2J.txt"), ("\udc80.txt", "�.txt"),
        ("a" * 300 + ".txt", "a" * 95 + "…" + "a" * 20 + ".txt"), ("", "�"),
    ],
)  # fmt: skip
def test_a_name_does_nothing(name: str, shown: str) -> None:
    assert shown_name(name) == shown


# HTML


def test_a_page_is_its_words_in_their_order(read: Read) -> None:
    page = """<!doctype html><title>Rain</title><style>p { color: red }</style><script>alert("x")</script>
    <h1>Why it   rains</h1><p>Water &amp; air<br>meet.</p><ul><li>one<li>two</ul>
    <table><tr><th>Day<th>mm</tr><tr><td>Mon<td>3</tr></table><pre>a
      b</pre><img src="http://127.0.0.1:9/x.png" alt="A cloud"><p>End"""
    assert read("page.html", page).text == (
        "Rain\n\n# Why it rains\n\nWater & air\nmeet.\n\n- one\n- two\n\n"
        "| Day | mm |\n| --- | --- |\n| Mon | 3 |\n\n```\na\n      b\n```\n\nA cloud\n\nEnd"
    )


# PDF

_ENDLESS = b"BT /F1 12 Tf " + b"(a) Tj 1 0 Td " * 2_000_000 + b"ET"
"""Takes a minute to follow, and 100 kB in a file."""


@cache
def endless() -> bytes:
    """A PDF with a page of that: packing it takes half a second."""
    return pdf_of_streams([_ENDLESS], packed=True)


def test_a_pdf_is_read_page_by_page_whatever_it_is_called(read: Read) -> None:
    report = pdf("Rain falls.", "", "Snow too.")
    assert read("report.txt", report).text == "[Page 1]\nRain falls.\n\n[Page 3]\nSnow too.\n"


def test_a_pdf_without_text_says_whether_it_was_scanned(read: Read) -> None:
    with pytest.raises(UnreadableFile, match="its pages are pictures"):
        read("scan.pdf", pdf("", ""))
    with pytest.raises(UnreadableFile, match="has no text in it that can be read"):
        read("empty.pdf", pdf_of_streams([b""]))


@pytest.mark.parametrize(
    ("count", "note"),
    [
        (1, "the first page of 1 as a picture: no text is in it"),
        (6, "the first 4 pages of 6 as pictures: no text is in them"),
    ],
)
def test_the_first_pages_of_a_scan_can_be_shown_as_pictures(tmp_path: Path, count: int, note: str) -> None:
    path = tmp_path / "scan.pdf"
    path.write_bytes(pdf(*[""] * count))
    file_read = read_file(path, scans=True)
    assert [page.name for page in file_read.pages] == [f"scan.pdf, page {n}" for n in range(1, min(count, 4) + 1)]
    for page in file_read.pages:
        assert page.note == note
        assert page.pixels is not None
        assert (page.pixels.width, page.pixels.height) == (1187, 1536)
        assert page.pixels.rgb[:3] == b"\xff\xff\xff"
        assert b"\0\0\0" in page.pixels.rgb
    path.write_bytes(pdf("Rain falls.", ""))
    assert not read_file(path, scans=True).pages


def encrypted(password: str, algorithm: str = "RC4-128") -> bytes:
    """Return a PDF that this password opens."""
    writer, file = pypdf.PdfWriter(BytesIO(pdf("Rain falls."))), BytesIO()
    writer.encrypt(password, "owner", algorithm=algorithm)
    writer.write(file)
    return file.getvalue()


def test_a_pdf_with_a_password_to_open_it_or_a_certificate_is_protected(read: Read) -> None:
    for algorithm in ("RC4-128", "AES-128", "AES-256"):
        assert "Rain falls." in text_of_pdf(encrypted("", algorithm))[0]
    secret = encrypted("secret")
    for locked in (secret, secret.replace(b"/Filter /Standard", b"/Filter /Adobe.P")):
        with pytest.raises(UnreadableFile, match="protected by a password"):
            read("secret.pdf", locked)


def test_a_page_packed_in_a_way_that_the_library_does_not_know_costs_that_page(read: Read) -> None:
    rain, other = b"BT /F1 12 Tf 72 720 Td (Rain) Tj ET", b"BT /F1 12 Tf 72 720 Td (Snow) Tj ET"
    file = pdf_of_streams([rain, other], packed=True)
    place = file.rindex(b"/FlateDecode")
    file_read = read("odd.pdf", file[:place] + b"/OddlyDecode" + file[place + len(b"/OddlyDecode") :])
    assert (file_read.text, file_read.note) == (
        "[Page 1]\nRain\n",
        "nothing of 1 of 2 pages: they are pictures, empty or damaged",
    )


def test_a_pdf_that_computes_without_end_is_ended(read: Read) -> None:
    with pytest.raises(UnreadableFile, match="takes too long"):
        read("endless.pdf", endless(), Bounds(900_000_000, 0.6))


def test_a_pdf_that_takes_all_memory_is_ended(read: Read) -> None:
    with pytest.raises(UnreadableFile, match="too much memory"):
        read("large.pdf", endless(), Bounds(60_000_000, 60.0))


def test_reading_ends_when_it_is_not_wanted_any_more(tmp_path: Path) -> None:
    path = tmp_path / "endless.pdf"
    path.write_bytes(endless())
    gone = threading.Event()
    gone.set()
    with pytest.raises(Interrupted):
        read_file(path, gone.is_set)


# DOCX


def test_it_reads_the_words_that_python_docx_writes(read: Read) -> None:
    written = python_docx.Document()
    written.add_heading("Why it rains", 1)
    written.add_paragraph("Water and air meet.\nAnd part.")
    written.add_paragraph("one", style="List Bullet")
    table = written.add_table(2, 2)
    for row, cells in enumerate((("Day", "mm"), ("Mon", "3"))):
        for column, text in enumerate(cells):
            table.cell(row, column).text = text
    written.add_paragraph("日本語 𝄞")
    file = BytesIO()
    written.save(file)
    assert read("a.docx", file.getvalue()).text == (
        "# Why it rains\n\nWater and air meet.\nAnd part.\n\n- one\n\n| Day | mm |\n| --- | --- |\n| Mon | 3 |\n\n"
        "日本語 𝄞\n"
    )


def test_a_document_never_reads_anything_elsewhere(read: Read, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("SECRET")
    entity = f'<!DOCTYPE d [<!ENTITY x SYSTEM "{(tmp_path / "secret").as_uri()}">]>'
    with pytest.raises(UnreadableFile, match="is damaged"):
        read("entity.docx", docx(paragraph("&x;"), before=entity))
    links = (
        '<Relationships xmlns="urn:r"><Relationship Id="r" TargetMode="External" Target="http://127.0.0.1:9/x.dotm" '
        'Type="attachedTemplate"/></Relationships>'
    )
    linked = docx(paragraph("Rain"), {"word/_rels/document.xml.rels": links, "word/_rels/settings.xml.rels": links})
    assert read("linked.docx", linked).text == "Rain\n"


def test_entities_do_not_multiply(read: Read) -> None:
    laughs = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10 if n else "ha"}">' for n in range(12))
    with pytest.raises(UnreadableFile, match="is damaged"):
        read("laughs.docx", docx(paragraph("&a11;"), before=f"<!DOCTYPE d [{laughs}]>"))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("tables.docx", docx("<w:tbl><w:tr><w:tc>" * 6000 + paragraph("x") + "</w:tc></w:tr></w:tbl>" * 6000)),
        ("pages.html", b"<ul><li>" * 6000),
    ],
)
def test_what_is_nested_without_end_is_refused(read: Read, name: str, content: bytes) -> None:
    with pytest.raises(UnreadableFile, match="is damaged"):
        read(name, content)


def test_more_blanks_than_any_document_has_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docx_text, "MOST_XML_BYTES", 100_000)
    assert text_of_docx(docx(paragraph("Rain"))) == ("Rain\n", "")
    with pytest.raises(ExtractionFailure):
        text_of_docx(docx(" " * 200_000))


@pytest.mark.nightly("packs and unpacks 155 MB; daily, the same with a limit of 100 kB")
def test_a_bomb_of_blanks_is_refused(read: Read) -> None:
    blanks = docx(" " * 155_000_000)
    assert len(blanks) < 1_000_000
    with pytest.raises(UnreadableFile, match="is damaged"):
        read("blanks.docx", blanks)


def test_a_document_with_a_password_in_its_archive_is_protected(read: Read) -> None:
    locked = bytearray(docx(paragraph("Rain")))
    at = -1
    while (at := locked.find(b"PK\x01\x02", at + 1)) >= 0:  # each member in the list of contents
        locked[at + 8] |= 1
    with pytest.raises(UnreadableFile, match="protected by a password"):
        read("locked.docx", bytes(locked))


def test_a_document_packed_in_a_way_that_python_does_not_know_is_a_sentence(read: Read) -> None:
    with pytest.raises(UnreadableFile, match="is damaged"):
        read("deflate64.docx", packed_unknown(docx(paragraph("Rain"))))
