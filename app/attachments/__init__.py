"""Files that people give to the model: their kinds, their text, and the part that fits or matches.

`attachments/reading.py` opens only regular files of at most 32 MB. Plain text is decoded in place (`decoding.py`; text
that is not UTF-8 in `old_encodings.py`, which says where it guessed). PDF, DOCX and HTML go, as bytes, to a child
process that opens no files (`extraction.py`) and is ended when it takes too much memory or time. PDFium reads PDF files
(`pdf.py`; the result does not depend on the fonts of the computer); a crash in it becomes a sentence. For models that
see, the same process draws the first pages of a PDF without text. A web page becomes Markdown (`html_text.py`), its
formulas a line each (`formulas.py`); a DOCX becomes HTML first (`docx_text.py`), with the headings and numbers that a
reader sees, and is parsed with the standard library alone: no document type, so no entities, and no link is followed. A
note beside the text names what is left out, such as pictures. A message is what was typed and its files;
`chats/records.py` makes of both what the model reads. `conversation/message_files.py` knows how many
tokens the files of a message have that is not sent yet, and which part of them fits.
"""
