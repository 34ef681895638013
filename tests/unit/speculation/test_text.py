"""Text from bytes, however they were cut into tokens."""

from __future__ import annotations

import codecs

from hypothesis import given
from hypothesis import strategies as st

from app.speculation.text import ReplyText

PIECES = st.lists(st.one_of(st.binary(max_size=3), st.sampled_from([b"a", b"\xe2", b"\x82\xac", "€".encode(), b""])))


@given(pieces=PIECES)
def test_every_token_completes_the_text_that_a_decoder_of_all_bytes_would_give(pieces: list[bytes]) -> None:
    decoder, text = codecs.getincrementaldecoder("utf-8")("replace"), ReplyText()
    assert [text.add(piece) for piece in pieces] == [decoder.decode(piece) for piece in pieces]
