"""Pictures in requests: each API's form, and nothing that would have to be fetched."""

from __future__ import annotations

import base64

import pytest

from app.engine.commands import Message, Picture
from app.serve.api_errors import ApiError
from app.serve.apis.anthropic import read_messages
from app.serve.apis.ollama import read_chat as read_ollama
from app.serve.apis.ollama import read_generate
from app.serve.apis.openai_chat import read_chat
from app.serve.apis.openai_responses import read_response
from app.serve.requests.reply_request import SpeculationOptions
from tests.fakes.tiny_projector import png, png_of

DATA = base64.b64encode(png()).decode()
URL = f"data:image/png;base64,{DATA}"
ASKED = (Message("user", "What is this?", pictures=(Picture(png()),)),)
USUAL = SpeculationOptions()


def test_every_api_carries_pictures():
    said = {"type": "text", "text": "What is this?"}
    chat = [{"role": "user", "content": [{"type": "image_url", "image_url": {"url": URL}}, said]}]
    assert read_chat({"messages": chat}, USUAL)[0].messages == ASKED
    response = [
        {"role": "user", "content": [{"type": "input_image", "image_url": URL}, {**said, "type": "input_text"}]}
    ]
    assert read_response({"input": response}, USUAL)[0].messages == ASKED
    source = {"type": "base64", "media_type": "image/png", "data": DATA}
    blocks = [{"role": "user", "content": [{"type": "image", "source": source}, said]}]
    assert read_messages({"messages": blocks, "max_tokens": 4}, USUAL).messages == ASKED
    ollama = {"messages": [{"role": "user", "content": "What is this?", "images": [DATA]}]}
    assert read_ollama(ollama, USUAL)[0].messages == ASKED
    assert read_generate({"prompt": "What is this?", "images": [DATA]}, USUAL)[0].messages == ASKED


@pytest.mark.parametrize(
    ("url", "said"),
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
def test_what_is_no_picture_in_the_request_is_refused(url, said):
    for part in ({"type": "image_url", "image_url": {"url": url}}, {"type": "image_url", "image_url": url}):
        with pytest.raises(ApiError, match=said):
            read_chat({"messages": [{"role": "user", "content": [part]}]}, USUAL)


def test_only_a_person_shows_pictures():
    part = {"type": "image_url", "image_url": {"url": URL}}
    for role in ("system", "assistant"):
        with pytest.raises(ApiError, match="Only text"):
            read_chat({"messages": [{"role": role, "content": [part]}, {"role": "user", "content": "Hi"}]}, USUAL)
