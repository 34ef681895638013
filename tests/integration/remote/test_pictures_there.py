"""Pictures go to models on other computers, in the form that each server has for them."""

from __future__ import annotations

import base64
import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from app.engine.commands import Generate, Message, Picture
from app.engine.prompts.turns import plain
from app.paths import Paths
from app.remote import worker
from app.serve.server import ServeOptions
from app.speculation.language_model import Interrupted
from app.speculation.trace import FinishReason
from app.tools.definitions import Tool, ToolCall, Toolset
from tests.fakes.model_server import Answer, answering, as_json, lines, piece, stream
from tests.fakes.other_servers import llama_server, ollama, openai_server
from tests.fakes.picture_files import webp, written
from tests.fakes.tiny_gguf import talkative
from tests.fakes.tiny_projector import png, projector
from tests.integration.engine_probe import EngineProbe, question
from tests.integration.serve.server_probe import serving

ONE, WEBP = Picture(png(), "one.png"), Picture(webp(40, 30, lossless=True), "two.webp")
DATA_URL = f"data:image/png;base64,{base64.b64encode(png()).decode()}"

YES, DONE = stream([piece("Yes", "stop")]), lines([{"message": {"content": "Yes"}, "done": True}])


def shown(*pictures: Picture, **options: Any) -> Generate:
    return replace(question("Hi", **options), messages=(Message("user", "Hi", pictures=pictures),))


def _studio(kind: str) -> dict[str, Answer]:
    listed = [{"id": "big", "type": kind, "state": "loaded"}]
    return {
        "/api/v0/models": as_json({"object": "list", "data": listed}),
        "/api/v0/chat/completions": YES,
    }


@pytest.mark.parametrize(
    "answers", [openai_server(YES, owned_by="vllm"), openai_server(YES, type="model"), _studio("vlm")]
)
def test_openais_words_have_the_picture_before_the_text(probe: EngineProbe, answers: dict[str, Answer]) -> None:
    with answering(answers) as server:
        assert probe.load(server.url).sees
        assert probe.generate(shown(ONE)).summary.text == "Yes"
        (path,) = (path for path in answers if path.endswith("/chat/completions"))
        (turn,) = server.requests_to(path)[0].body["messages"]
        first, second = turn["content"]
        assert first == {"type": "image_url", "image_url": {"url": DATA_URL}}
        assert second == {"type": "text", "text": "Hi"}


def test_ollama_has_them_beside_the_text(probe: EngineProbe) -> None:
    with answering(ollama(DONE, "vision")) as server:
        assert probe.load(server.url).sees
        probe.generate(shown(ONE, ONE))
        (turn,) = server.requests_to("/api/chat")[0].body["messages"]
        assert turn == {"role": "user", "content": "Hi", "images": [base64.b64encode(png()).decode()] * 2}


def test_llama_server_frames_the_turns_and_is_given_the_pictures_with_the_prompt(probe: EngineProbe) -> None:
    with answering(llama_server(prompt="<__media__>Hi", sees=True)) as server:
        assert probe.load(server.url).sees
        assert probe.generate(shown(ONE)).summary.text == " Hi"
        (turn,) = server.requests_to("/apply-template")[0].body["messages"]
        assert turn["content"][0]["image_url"]["url"] == DATA_URL
        assert server.requests_to("/completion")[0].body["prompt"] == {
            "prompt_string": "<__media__>Hi",
            "multimodal_data": [base64.b64encode(png()).decode()],
        }
        probe.ask("And then?")
        assert server.requests_to("/completion")[1].body["prompt"] == "<__media__>Hi"  # as the template said it


def test_kinds_that_few_servers_read_become_png(probe: EngineProbe) -> None:
    with answering(ollama(DONE, "vision")) as server:
        probe.load(server.url)
        probe.generate(shown(WEBP, ONE))
        first, second = server.requests_to("/api/chat")[0].body["messages"][0]["images"]
        with Image.open(io.BytesIO(base64.b64decode(first))) as sent:
            assert (sent.format, sent.size, sent.getpixel((0, 0))) == ("PNG", (40, 30), (200, 30, 40))
        assert base64.b64decode(second) == png()


def test_pictures_that_servers_see_in_different_ways_become_ones_they_see_alike(probe: EngineProbe) -> None:
    turned = Image.Exif()
    turned[0x0112] = 6
    black = written(Image.new("RGBA", (40, 30)), "png")
    by_number = written(Image.new("P", (40, 30)), "png", transparency=0)
    on_its_side = written(Image.new("RGB", (40, 30), "white"), "jpeg", exif=turned)
    with answering(ollama(DONE, "vision")) as server:
        probe.load(server.url)
        probe.generate(shown(*(Picture(content, "a picture") for content in (black, by_number, on_its_side))))
        sent = server.requests_to("/api/chat")[0].body["messages"][0]["images"]
        pictures = [Image.open(io.BytesIO(base64.b64decode(one))) for one in sent]
    assert [(one.format, one.size) for one in pictures] == [("PNG", (40, 30)), ("PNG", (40, 30)), ("JPEG", (30, 40))]
    assert [one.convert("RGB").getpixel((0, 0)) for one in pictures] == [(255, 255, 255)] * 3


@pytest.mark.parametrize("answers", [ollama(DONE), _studio("llm"), llama_server()])
def test_a_model_that_sees_none_is_not_asked(probe: EngineProbe, answers: dict[str, Answer]) -> None:
    with answering(answers) as server:
        assert not probe.load(server.url).sees
        assert f"The model at 127.0.0.1:{server.port} sees no pictures." in probe.refused(shown(ONE))
        assert probe.ask("Hi").summary.text
        brought = Message("tool", "There.", tool="draw", call_id="1", pictures=(ONE,))
        called = Message("assistant", "", calls=(ToolCall("draw", "{}", "1"),))
        assert probe.generate(Generate((Message("user", "Draw it."), called, brought))).summary.text


def test_a_damaged_picture_is_said_to_be_before_anything_is_sent(probe: EngineProbe) -> None:
    with answering(ollama(DONE, "vision")) as server:
        probe.load(server.url)
        assert "damaged" in probe.refused(shown(Picture(webp()[:60], "two.webp")))
        assert not server.requests_to("/api/chat")


def test_an_older_ollama_is_known_by_the_model_s_layers(probe: EngineProbe) -> None:
    with answering(ollama(DONE)) as server:
        server.answers["/api/show"] = as_json({"model_info": {"gemma3.vision.block_count": 27}})
        assert probe.load(server.url).sees


def test_a_stop_while_a_picture_is_read_ends_the_reply(probe: EngineProbe, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise Interrupted

    monkeypatch.setattr(worker, "in_common_kinds", interrupted)
    with answering(ollama(DONE, "vision")) as server:
        probe.load(server.url)
        assert probe.generate(shown(WEBP)).summary.finish_reason is FinishReason.CANCELLED
        assert not server.requests_to("/api/chat")


def test_another_draftlight_writes_what_is_written_here(tmp_path: Path) -> None:
    there, here = Paths.at(tmp_path / "there"), Paths.at(tmp_path / "here")
    there.ensure()
    folder = there.models / "a" / "b"
    folder.mkdir(parents=True)
    (folder / "sees.gguf").write_bytes(talkative())
    (folder / "mmproj-sees.gguf").write_bytes(projector())
    command = shown(ONE, temperature=1.5, tokens=12)
    with EngineProbe(there) as probe:
        probe.load(str(folder / "sees.gguf"))
        text = probe.generate(command).summary.text
        other = probe.generate(shown(temperature=1.5, tokens=12)).summary.text
    assert text != other
    with serving(there, ServeOptions()) as server, EngineProbe(here) as far:
        assert far.load(f"{server.url}#a/b/sees.gguf").sees
        assert far.generate(command).summary.text == text


def test_pictures_stay_with_their_questions_where_tools_become_text() -> None:
    call = ToolCall("clock", "{}", "1")
    turns = (
        Message("system", "Be brief."),
        Message("user", "What is this?", pictures=(ONE,)),
        Message("assistant", "", calls=(call,)),
        Message("tool", "noon", tool="clock", call_id="1"),
        Message("user", "And this?", pictures=(WEBP,)),
        Message("assistant", "A cat."),
        Message("user", "Sure?"),
    )
    plain_turns = plain(turns, Toolset((Tool("clock", "Tells the time."),)))
    assert [(turn.role, turn.pictures) for turn in plain_turns] == [
        ("system", ()), ("user", (ONE,)), ("assistant", ()), ("user", (WEBP,)), ("assistant", ()), ("user", ()),
    ]  # fmt: skip
