"""The tables of a head's file, by token: llama.cpp takes their sizes and numbers as they are, and dies of wrong ones.

A head may guess some of its model's tokens alone; ``d2t`` then names the token of each of its scores.
"""

from __future__ import annotations

import struct
from pathlib import Path

from app.language import number, tr
from app.models.gguf.header import Header, unreadable
from app.system.files import open_file

_GUESSED, _WORDS, _SCORES = "d2t", "token_embd.weight", "output.weight"
_WHOLE_NUMBERS = 27
"""ggml's number for integers of 64 bits."""


def sizes_problem(head: Header) -> str | None:
    """What is wrong with the tables' sizes, in one sentence; ``None`` where nothing is."""
    words, scores, guessed = (head.tables.get(name) for name in (_WORDS, _SCORES, _GUESSED))
    known = len(head.tokens)
    if words is not None and words.sizes[-1:] != (known,):
        return _damaged(
            tr("its table of words has {rows} rows for {known} tokens", rows=_rows(words.sizes), known=number(known))
        )
    if guessed is None:
        return None
    if guessed.kind != _WHOLE_NUMBERS or len(guessed.sizes) != 1:
        return _damaged(tr("its list of the tokens that it guesses is no list of whole numbers"))
    if scores is None and guessed.sizes[0] != known:
        return _damaged(
            tr("it lists {sizes} tokens that it guesses, and has no scores for them", sizes=number(guessed.sizes[0]))
        )
    if scores is not None and scores.sizes[-1:] != guessed.sizes:
        return _damaged(
            tr(
                "it lists {sizes} tokens that it guesses, and has {rows} scores",
                sizes=number(guessed.sizes[0]),
                rows=_rows(scores.sizes),
            )
        )
    return None


def numbers_problem(path: Path, head: Header) -> str | None:
    """What is wrong with the listed tokens, as they stand in the file; ``None`` where nothing is.

    Args:
        path: the head's file.
        head: its header, of which :func:`sizes_problem` found nothing.

    Raises:
        ModelFileError: the file cannot be read.
    """
    table = head.tables.get(_GUESSED)
    if table is None:
        return None
    place = dict(head.tensors)[_GUESSED]
    try:
        with open_file(path) as file:
            file.seek(place)
            stored = file.read(8 * min(table.sizes[0], len(head.tokens)))
    except OSError as error:
        raise unreadable(path, error) from error
    if len(stored) < 8 * table.sizes[0]:
        return _damaged(tr("its list of the tokens that it guesses is cut off, or longer than its vocabulary"))
    outside = (token for (token,) in struct.iter_unpack("<q", stored) if not 0 <= token < len(head.tokens))
    if (token := next(outside, None)) is None:
        return None
    return _damaged(
        tr(
            "it guesses token {token}, and its vocabulary has {tokens}",
            token=number(token),
            tokens=number(len(head.tokens)),
        )
    )


def _damaged(what: str) -> str:
    return tr("This head's file is damaged: {what}.", what=what)


def _rows(sizes: tuple[int, ...]) -> str:
    return f"{sizes[-1]:,}" if sizes else "no"
