"""Pictures in requests: each API's form, and nothing that would have to be fetched."""

from __future__ import annotations

import base64

import pytest

from app.engine.commands import Message, Picture
from app.serve.api_errors import ApiError
from tests.fakes.api_requests import anthropic, chat, generate, ollama, response
from tests.fakes.tiny_projector import png, png_of

DATA = base64.b64encode(png()).decode()
URL = f"data:image/png;base64,{DATA}"
ASKED = (Message("user", "What is this?", pictures=(Picture(png()),)),)


def test_every_api_carries_pictures():
    text_part = {"type": "text", "text": "What is this?"}
    parts = [{"type": "image_url", "image_url": {"url": URL}}, text_part]
    assert chat(messages=[{"role": "user", "content": parts}]).messages == ASKED
    parts = [{"type": "input_image", "image_url": URL}, {**text_part, "type": "input_text"}]
    assert response(input=[{"role": "user", "content": parts}]).messages == ASKED
    source = {"type": "base64", "media_type": "image/png", "data": DATA}
    parts = [{"type": "image", "source": source}, text_part]
    assert anthropic(messages=[{"role": "user", "content": parts}]).messages == ASKED
    assert ollama(messages=[{"role": "user", "content": "What is this?", "images": [DATA]}]).messages == ASKED
    assert generate(prompt="What is this?", images=[DATA]).messages == ASKED


@pytest.mark.parametrize(
    ("url", "messages"),
    [
        ("https://example.org/cat.png", "none is fetched"),
        ("file:///etc/passwd", "none is fetched"),
        (7, "none is fetched"),
        ("data:image/png,abc", "must be base64"),
        ("data:image/png;base64,\ud800", "must be base64"),
        ("data:image/png;base64,aGk=", "The picture is no picture"),
        (f"data:;base64,{base64.b64encode(png_of(30_000, 30_000, b'')).decode()}", "30,000 x 30,000"),
    ],
)
def test_what_is_no_picture_in_the_request_is_refused(url, messages):
    for part in ({"type": "image_url", "image_url": {"url": url}}, {"type": "image_url", "image_url": url}):
        with pytest.raises(ApiError, match=messages):
            chat(messages=[{"role": "user", "content": [part]}])


def test_only_a_person_shows_pictures():
    part = {"type": "image_url", "image_url": {"url": URL}}
    for role in ("system", "assistant"):
        with pytest.raises(ApiError, match="Only text"):
            chat(messages=[{"role": role, "content": [part]}, {"role": "user", "content": "Hi"}])
