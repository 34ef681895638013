"""All the words of a PDF reach the model, or a note says that some do not."""

from __future__ import annotations

import pytest

from app.attachments.pdf import text_of_pdf
from tests.fakes.documents import pdf, pdf_of_streams, pdf_page


def widget(entries: str) -> str:
    return f"<< /Type /Annot /Subtype /Widget /Rect [120 690 300 710] {entries} >>"


def note(kind: str, entries: str) -> str:
    return f"<< /Type /Annot /Subtype /{kind} /Rect [72 600 300 620] {entries} >>"


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("/FT /Tx /T (f1) /TU (Name) /V (Ada Example)", "Name: Ada Example"),
        ("/FT /Tx /T (city) /V <FEFF6771 4EAC>", "city: 東京"),
        ("/FT /Tx /Ff 4096 /T (address) /V (1 Road\rTown)", "address: 1 Road\nTown"),
        ("/FT /Btn /T (married) /V /Yes /AS /Yes", "married: Yes (checked)"),
        ("/FT /Btn /T (married) /V /Off /AS /Off", ""),
        ("/FT /Btn /T (married) /V /Yes /AP << /N << /Yes << >> /Off << >> >> >>", "married: Yes (checked)"),
        ("/FT /Btn /T (married) /AS /Yes /AP << /N << /Yes << >> /Off << >> >> >>", "married: Yes (checked)"),
        ("/FT /Ch /T (status) /V (employed) /Opt [(employed) (retired)]", "status: employed"),
        ("/FT /Ch /Ff 131072 /T (country) /V (DE) /Opt [[(DE) (Germany)] [(FR) (France)]]", "country: Germany"),
        ("/FT /Ch /Ff 393216 /T (country) /V (Elsewhere) /Opt [(Germany)]", "country: Elsewhere"),
        ("/FT /Ch /Ff 2097152 /T (days) /V [(Mon) (Wed)] /Opt [(Mon) (Tue) (Wed)]", "days: Mon, Wed"),
        ("/FT /Btn /Ff 65536 /T (send)", ""),
        ("/FT /Tx /T (empty)", ""),
        ("/F 2 /FT /Tx /T (hidden) /V (no person sees it)", ""),
    ],
)
@pytest.mark.parametrize("form", ["/Fields [6 0 R]", "/Fields []"])
def test_what_was_filled_into_a_form_is_read(field: str, words: str, form: str) -> None:
    filled_in = f"\n\nFilled in:\n{words}" if words else ""
    assert text_of_pdf(pdf_page(widget(field), form=form)) == (f"[Page 1]\nRain{filled_in}\n", "")


def test_of_radio_buttons_the_chosen_one_is_read() -> None:
    button = "/Parent 8 0 R /AP << /N << /{} << >> /Off << >> >> >> /AS /{}"
    group = "<< /FT /Btn /Ff 49152 /T (pay) /V /card /Kids [6 0 R 7 0 R] >>"
    file = pdf_page(widget(button.format("cash", "Off")), widget(button.format("card", "card")), group)
    assert text_of_pdf(file)[0] == "[Page 1]\nRain\n\nFilled in:\npay: card (checked)\n"


def test_a_field_that_stands_in_two_places_is_read_once() -> None:
    kid = widget("/Parent 8 0 R")
    file = pdf_page(kid, kid, "<< /FT /Tx /T (name) /V (Ada) /Kids [6 0 R 7 0 R] >>")
    assert text_of_pdf(file)[0].count("Ada") == 1


def test_a_pdf_of_fields_alone_is_no_scan_and_fields_of_no_form_are_read() -> None:
    field = widget("/FT /Tx /T (name) /V (Ada Example)")
    for form in ("/Fields [6 0 R]", ""):
        assert text_of_pdf(pdf_page(field, text="", form=form)) == ("[Page 1]\nFilled in:\nname: Ada Example\n", "")


def test_a_form_that_only_its_maker_s_program_shows_is_noted() -> None:
    file = pdf_page(form="/Fields [] /XFA [(datasets) 4 0 R] >> /NeedsRendering true /Unused <<")
    assert text_of_pdf(file) == (
        "[Page 1]\nRain\n",
        "without its form, which is of a kind (XFA) that cannot be read here",
    )


@pytest.mark.parametrize(
    ("over", "words"),
    [
        (note("FreeText", "/Contents (sum 500)"), "sum 500"),
        (note("Text", "/Contents (check this)"), "check this"),
        (note("Highlight", "/Contents (agreed) /QuadPoints [72 712 200 712 72 690 200 690]"), "agreed"),
        (note("Stamp", "/Contents (paid)"), "paid"),
        (note("Text", "/RC (<body><p>check <b>this</b></p></body>)"), "check this"),
        (note("Text", '/RC (<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><p>check</p>)'), "check"),
        (note("Popup", "/Contents (said twice)"), ""),
        (note("Link", "/Contents (a link)"), ""),
        (note("Text", "/F 2 /Contents (hidden)"), ""),
    ],
)
def test_notes_on_a_page_are_read(over: str, words: str) -> None:
    text, remark = text_of_pdf(pdf_page(over, form=""))
    assert remark == ""
    assert text.startswith("[Page 1]\nRain\n")
    assert text.endswith(f"{words}\n") if words else text == "[Page 1]\nRain\n"


def composite(encoding: str, ordering: str) -> str:
    """A font whose letters stand in the file by numbers of an old encoding, and that is not in the file."""
    system = f"<< /Registry (Adobe) /Ordering ({ordering}) /Supplement 2 >>"
    letters = f"<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Some /CIDSystemInfo {system} >>"
    return f"<< /Type /Font /Subtype /Type0 /BaseFont /Some /Encoding /{encoding} /DescendantFonts [{letters}] >>"


_WITHOUT_VERTICAL = {"83pv-RKSJ-H", "90pv-RKSJ-H", "KSCpc-EUC-H", "KSCms-UHC-HW-H", "UniJIS-UCS2-HW-H"}
_JAPANESE, _KOREAN, _CHINESE, _TAIWANESE = "日本語の請求書", "한국어 청구서", "中文发票", "繁體中文"


@pytest.mark.parametrize(
    ("encodings", "ordering", "codec", "text"),
    [
        ("83pv-RKSJ-H 90ms-RKSJ-H 90msp-RKSJ-H 90pv-RKSJ-H Add-RKSJ-H Ext-RKSJ-H", "Japan1", "cp932", _JAPANESE),
        ("EUC-H", "Japan1", "euc_jp", _JAPANESE),
        ("UniJIS-UCS2-H UniJIS-UCS2-HW-H UniJIS-UTF16-H", "Japan1", "utf-16-be", _JAPANESE),
        ("KSC-EUC-H KSCpc-EUC-H", "Korea1", "euc_kr", _KOREAN),
        ("KSCms-UHC-H KSCms-UHC-HW-H", "Korea1", "cp949", _KOREAN),
        ("UniKS-UCS2-H UniKS-UTF16-H", "Korea1", "utf-16-be", _KOREAN),
        ("GB-EUC-H GBpc-EUC-H", "GB1", "gb2312", _CHINESE),
        ("GBK-EUC-H GBKp-EUC-H GBK2K-H", "GB1", "gb18030", _CHINESE),
        ("UniGB-UCS2-H UniGB-UTF16-H", "GB1", "utf-16-be", _CHINESE),
        ("B5pc-H ETen-B5-H ETenms-B5-H", "CNS1", "big5", _TAIWANESE),
        ("HKscs-B5-H", "CNS1", "big5hkscs", _TAIWANESE),
        ("UniCNS-UCS2-H UniCNS-UTF16-H", "CNS1", "utf-16-be", _TAIWANESE),
    ],
)
def test_letters_of_east_asia_are_read_in_each_encoding_whatever_fonts_are_here(
    encodings: str, ordering: str, codec: str, text: str
) -> None:
    from_top_to_bottom = [name[:-1] + "V" for name in encodings.split() if name not in _WITHOUT_VERTICAL]
    for encoding in [*encodings.split(), *from_top_to_bottom]:
        file = pdf_page(text=f"<{text.encode(codec).hex()}> Tj", font=composite(encoding, ordering), form="")
        assert text_of_pdf(file) == (f"[Page 1]\n{text}\n", ""), encoding


@pytest.mark.parametrize(
    "font", [composite("UniJIS-UTF8-H", "Japan1"), composite("78-EUC-H", "Japan1"), composite("Identity-H", "Identity")]
)
def test_letters_that_may_be_wrong_are_noted(font: str) -> None:
    assert "letters may be wrong" in text_of_pdf(pdf_page(text="<30313233> Tj", font=font, form=""))[1]


def test_pages_of_which_nothing_was_read_are_noted() -> None:
    assert text_of_pdf(pdf("Rain", ""))[1] == "nothing of 1 of 2 pages: they are pictures, empty or damaged"


def test_a_word_that_is_divided_at_the_end_of_a_line_keeps_its_hyphen() -> None:
    lines = b"BT /F1 12 Tf 72 720 Td (The wea-) Tj 0 -14 Td (ther is fine) Tj ET"
    assert text_of_pdf(pdf_of_streams([lines]))[0] == "[Page 1]\nThe wea-\nther is fine\n"


def test_words_beyond_the_edge_of_a_page_are_read() -> None:
    assert text_of_pdf(pdf_page(text="600 0 Td (Rain) Tj", form=""))[0] == "[Page 1]\nRain\n"


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_a_page_that_lies_on_its_side_is_read(turn: int) -> None:
    assert text_of_pdf(pdf_page(page=f"/Rotate {turn}", form=""))[0] == "[Page 1]\nRain\n"


def test_arabic_is_read_in_the_order_in_which_it_is_spoken() -> None:
    mapping = (
        "1 begincodespacerange <00> <ff> endcodespacerange 3 beginbfchar <01> <0645> <02> <0627> <03> <0633> endbfchar"
    )
    stream = f"<< /Length {len(mapping)} >>\nstream\n{mapping}\nendstream"
    font = "<< /Type /Font /Subtype /TrueType /BaseFont /Helvetica /ToUnicode 6 0 R >>"
    assert "سام" in text_of_pdf(pdf_page(stream, text="<010203> Tj", font=font, form=""))[0]
