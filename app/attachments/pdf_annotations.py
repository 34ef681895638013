"""The words that people add to a page of a PDF: what they fill into its form, and their notes."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from typing import Any

import pypdfium2.raw as pdfium
from pypdfium2 import PdfPage

from app.attachments.html_text import text_of_html

_HIDDEN = pdfium.FPDF_ANNOT_FLAG_HIDDEN | pdfium.FPDF_ANNOT_FLAG_NOVIEW
_WITHOUT_WORDS = {
    pdfium.FPDF_ANNOT_LINK, pdfium.FPDF_ANNOT_POPUP,  # a popup repeats the words of its note
    pdfium.FPDF_ANNOT_SCREEN, pdfium.FPDF_ANNOT_MOVIE, pdfium.FPDF_ANNOT_SOUND,
}  # fmt: skip


def filled_in_words(page: PdfPage, form: Any | None) -> str:
    """Return what was filled into a page's form and the notes on it, a line each; empty where there is nothing.

    Args:
        page: of a document.
        form: the document's; ``None`` where it has none.
    """
    fields: dict[str, None] = {}  # a field can stand in several places
    notes: list[str] = []
    for annotation in _annotations(page):
        kind = pdfium.FPDFAnnot_GetSubtype(annotation)
        if kind == pdfium.FPDF_ANNOT_WIDGET:
            if value := _value(form, annotation).strip():
                fields[f"{_name(form, annotation)}: {value}"] = None
        elif kind not in _WITHOUT_WORDS and (words := _note(annotation).strip()):
            notes.append(words)
    parts = (("Filled in:", [*fields]), ("Notes:", notes))
    return "\n\n".join("\n".join([heading, *lines]) for heading, lines in parts if lines)


def _annotations(page: PdfPage) -> Iterator[Any]:
    """Yield what lies over a page and can be seen."""
    for place in range(pdfium.FPDFPage_GetAnnotCount(page)):
        if annotation := pdfium.FPDFPage_GetAnnot(page, place):
            if not pdfium.FPDFAnnot_GetFlags(annotation) & _HIDDEN:
                yield annotation
            pdfium.FPDFPage_CloseAnnot(annotation)


def _name(form: Any | None, annotation: Any) -> str:
    """Return what a field is called: for people if it has such a name."""
    names = (pdfium.FPDFAnnot_GetFormFieldAlternateName, pdfium.FPDFAnnot_GetFormFieldName)
    told = (_text(name, form, annotation) for name in names)
    return next(filter(None, told), "") or _entry(annotation, b"TU") or _entry(annotation, b"T") or "field"


def _value(form: Any | None, annotation: Any) -> str:
    match pdfium.FPDFAnnot_GetFormFieldType(form, annotation):
        case pdfium.FPDF_FORMFIELD_CHECKBOX | pdfium.FPDF_FORMFIELD_RADIOBUTTON:
            if pdfium.FPDFAnnot_IsChecked(form, annotation):
                value = _text(pdfium.FPDFAnnot_GetFormFieldExportValue, form, annotation)
            else:  # some programs set the value and leave out how the box looks
                value = "" if _entry(annotation, b"AS") else _own_value(annotation)
            return value and f"{value} (checked)"
        case pdfium.FPDF_FORMFIELD_COMBOBOX | pdfium.FPDF_FORMFIELD_LISTBOX:
            return ", ".join(_chosen(form, annotation)) or _text(pdfium.FPDFAnnot_GetFormFieldValue, form, annotation)
        case pdfium.FPDF_FORMFIELD_TEXTFIELD:
            return _text(pdfium.FPDFAnnot_GetFormFieldValue, form, annotation)
        case pdfium.FPDF_FORMFIELD_PUSHBUTTON | pdfium.FPDF_FORMFIELD_SIGNATURE:
            return ""
        case _:  # it belongs to no form
            return _own_value(annotation)


def _own_value(annotation: Any) -> str:
    value = _entry(annotation, b"V")
    return "" if value == "Off" else value


def _chosen(form: Any, annotation: Any) -> Iterator[str]:
    for place in range(pdfium.FPDFAnnot_GetOptionCount(form, annotation)):
        if pdfium.FPDFAnnot_IsOptionSelected(form, annotation, place):
            yield _text(pdfium.FPDFAnnot_GetOptionLabel, form, annotation, place)


def _note(annotation: Any) -> str:
    plain = _entry(annotation, b"Contents")
    return plain if plain.strip() else text_of_html(_entry(annotation, b"RC").encode())[0]


def _entry(annotation: Any, key: bytes) -> str:
    return _text(pdfium.FPDFAnnot_GetStringValue, annotation, key)


def _text(function: Callable[..., int], *arguments: Any) -> str:
    """Return the text that one of PDFium's functions writes in UTF-16, first asked how long it is."""
    size = function(*arguments, None, 0)
    units = (ctypes.c_ushort * (size // 2))()
    function(*arguments, units, size)
    written = bytes(units)[:-2].decode("utf-16-le", "replace").replace("\0", "")
    return written.replace("\r\n", "\n").replace("\r", "\n")
