"""Models by name: what is listed can be asked for, with what it can see, one pair at a time, and nothing else can."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.paths import Paths
from app.serve.server import ServeOptions
from tests.conftest import copy_prepared_starter
from tests.fakes import tiny_gguf
from tests.fakes.tiny_projector import hearing_projector, png, projector, wav
from tests.integration.serve.server_probe import BODIES, Running, serving

QUESTION = [{"role": "user", "content": "Say something."}]
NAME = "someone/small/Small-Q4_K_M.gguf"


@pytest.fixture(scope="module")
def library(prepared_starter: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Path]]:
    """A server over a library with one model, and nothing loaded."""
    paths = copy_prepared_starter(prepared_starter, tmp_path_factory.mktemp("library"))
    file = paths.models / NAME
    file.parent.mkdir(parents=True)
    file.write_bytes(tiny_gguf.llama())
    with serving(paths, ServeOptions()) as running:
        yield running, file


def ask_draft(server: Running, **options: object):
    body = {"messages": QUESTION, "max_tokens": 4, "temperature": 0, **options}
    return server.ask("/v1/chat/completions", body)


def test_the_library_is_listed_by_its_names(library):
    server, _ = library
    assert [model["id"] for model in server.ask("/v1/models").json["data"]] == ["starter", NAME]
    shown = server.ask("/api/show", {"model": NAME}).json
    assert shown["details"]["quantization_level"] == "F32"  # what the file says, not what it is called
    assert shown["model_info"]["general.basename"] == NAME  # the file has none, and programs list a model by it


@pytest.mark.parametrize("name", [NAME, NAME.upper(), "small-q4_k_m", "Small-Q4_K_M.gguf", "Small-Q4_K_M:latest"])
def test_a_model_is_loaded_by_what_it_is_called(library, name):
    server, _ = library
    assert ask_draft(server, model=name).json["model"] == NAME


@pytest.mark.parametrize(
    "name",
    ["hf.co/someone/small", "https://huggingface.co/Someone/small:q4_k_m", "hf:someone/small:Small-Q4_K_M.gguf",
     f"hf:{NAME}", f"hf.co/{NAME}", "hf.co/someone/small:latest"],
)  # fmt: skip
def test_a_model_is_found_by_the_name_that_it_is_downloaded_by(library, name):
    server, _ = library
    assert server.ask("/api/show", {"model": name}).json["modelfile"] == f"FROM {NAME}\n"


def test_of_a_repositorys_files_the_usual_precision_is_meant_and_no_other_for_its_tag(library):
    server, file = library
    other = file.with_name("A-Q2_K.gguf")
    other.write_bytes(tiny_gguf.llama(2))
    shown = [server.ask("/api/show", {"model": f"hf.co/someone/small{tag}"}) for tag in ("", ":Q2_K", ":Q8_0", "er")]
    other.unlink()
    assert [one.status for one in shown] == [200, 200, 404, 404]
    assert [one.json["modelfile"].split("/")[-1] for one in shown[:2]] == ["Small-Q4_K_M.gguf\n", "A-Q2_K.gguf\n"]


def test_a_path_is_never_a_name(library):
    server, file = library
    for name in (str(file), "../models/" + NAME, "./" + NAME, f"file://{file}", "someone/small", "~", "\0"):
        answer = ask_draft(server, model=name)
        assert answer.status == 404, name
        assert str(file) not in answer.body.decode()


def test_a_draft_is_named_as_lm_studio_does_and_its_readout_told(library):
    server, _ = library
    answer = ask_draft(
        server, model=NAME, draft_model=NAME, max_tokens=16, speculative={"type": "draft", "n_max": 3}
    ).json
    stats = answer["stats"]
    assert stats["draft_model"]
    assert stats["total_draft_tokens_count"] > 0
    judged = ("accepted", "rejected", "ignored")
    assert stats["total_draft_tokens_count"] == sum(stats[f"{kind}_draft_tokens_count"] for kind in judged)
    assert stats["stop_reason"] == "maxPredictedTokensReached"
    without = ask_draft(server, model=NAME, speculative={"type": "draft"})
    assert without.json["error"]["param"] == "speculative.type"
    assert ask_draft(server, model=NAME, draft_model="nobody").json["error"]["param"] == "draft_model"


def test_one_pair_is_loaded_at_a_time(library):
    server, _ = library
    for name in (NAME, "starter:q4_1"):
        assert ask_draft(server, model=name).status == 200
        assert [model["name"] for model in server.ask("/api/ps").json["models"]] == [name]


def test_a_damaged_file_is_named_and_not_asked_for_again_and_again(library):
    server, file = library
    whole = tiny_gguf.llama()
    broken = file.with_name("Broken.gguf")
    broken.write_bytes(whole[: len(whole) // 2])
    for path, body in {**BODIES, "/api/show": {}}.items():
        answer = server.ask(path, {"model": "Broken", "stream": False, **body})
        assert answer.status == 400, path
        assert "Broken" in str(answer.json["error"]), path
    assert server.ask("/v1/chat/completions", {"model": NAME, "messages": QUESTION, "max_tokens": 1}).status == 200
    broken.unlink()


def test_a_file_that_is_gone_is_said(library):
    server, _ = library
    assert ask_draft(server, model="Broken").status == 404
    assert ask_draft(server, model=NAME).status == 200


def test_who_runs_the_server_is_told_of_a_template_that_gave_way(prepared_starter, tmp_path):
    paths = copy_prepared_starter(prepared_starter, tmp_path)
    file = paths.models / "Odd.gguf"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(tiny_gguf.llama(changes={"tokenizer.chat_template": "{% for"}))
    lines: list[str] = []
    with serving(paths, ServeOptions(), tell=lines.append) as server:
        answers = [ask_draft(server, model="Odd") for _ in range(2)]
    assert [answer.status for answer in answers] == [200, 200]
    assert len(lines) == 1
    assert lines[0].startswith("Odd: This model's chat template cannot be used")
    assert "ChatML" in answers[0].headers["x-draftlight-notice"]


@pytest.mark.parametrize("schema", ["text", {"$ref": "#/nowhere"}])
def test_what_is_no_schema_is_the_requests_fault(library, schema):
    server, _ = library
    schema_format = {"type": "json_schema", "name": "a", "schema": schema}
    for path, asked_for in {
        "/v1/chat/completions": {"response_format": {"type": "json_schema", "json_schema": {"schema": schema}}},
        "/v1/responses": {"text": {"format": schema_format}, "input": "Say something."},
        "/v1/messages": {"output_config": {"format": schema_format}, "max_tokens": 4},
        "/api/chat": {"format": schema},
    }.items():
        answer = server.ask(path, {"model": NAME, "messages": QUESTION, **asked_for})
        assert answer.status == 400, path
        assert "schema" in str(answer.json["error"]).lower(), path


SEES, BLIND, HEARS = "someone/seeing/sees.gguf", "someone/blind/blind.gguf", "someone/hearing/hears.gguf"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    paths = Paths.at(tmp_path_factory.mktemp("library"))
    paths.ensure()
    for name, content in {
        SEES: tiny_gguf.llama(),
        "someone/seeing/mmproj-sees.gguf": projector(),
        BLIND: tiny_gguf.llama(2),
        HEARS: tiny_gguf.talkative(),
        "someone/hearing/mmproj-hears.gguf": hearing_projector(),
    }.items():
        (paths.models / name).parent.mkdir(parents=True, exist_ok=True)
        (paths.models / name).write_bytes(content)
    with serving(paths, ServeOptions()) as running:
        yield running


def test_ollama_s_clients_are_told_before_anything_is_loaded(server):
    models = {model["name"]: model["capabilities"] for model in server.ask("/api/tags").json["models"]}
    assert "vision" in models[SEES]
    assert "vision" not in models[BLIND]
    assert "vision" not in models["starter"]
    for name, sees in ((SEES, True), (BLIND, False)):
        assert ("vision" in server.ask("/api/show", {"model": name}).json["capabilities"]) is sees


def test_the_loaded_model_s_properties_and_event_say_whether_it_sees(server):
    for name, sees in ((SEES, True), (BLIND, False)):
        (loaded,) = [one for one in server.ask("/draftlight/load", {"model": name}).events if one["event"] == "loaded"]
        assert loaded["sees"] is sees
        assert server.ask("/props").json["modalities"] == {"vision": sees, "audio": False, "video": False}


def test_a_picture_is_seen_after_replies_at_once_too(server):
    """The sequence that reads it need not be the first one."""
    url = f"data:image/png;base64,{base64.b64encode(png()).decode()}"
    parts = [{"type": "text", "text": "Look:"}, {"type": "image_url", "image_url": {"url": url}}]
    for asked in ({"n": 2}, {}, {"messages": [{"role": "user", "content": parts}]}):
        body = {"model": SEES, "messages": QUESTION, "max_tokens": 2, **asked}
        assert server.ask("/v1/chat/completions", body).status == 200


def test_a_client_has_a_sound_heard_and_is_told_which_model_hears(server):
    modalities = {
        model["id"]: model["architecture"]["input_modalities"] for model in server.ask("/models").json["data"]
    }
    assert (modalities[HEARS], modalities[SEES], modalities[BLIND]) == (["text", "audio"], ["text", "image"], ["text"])
    part = {"type": "input_audio", "input_audio": {"data": base64.b64encode(wav()).decode(), "format": "wav"}}
    asked = {"messages": [{"role": "user", "content": [part, {"type": "text", "text": "Hi"}]}], "max_tokens": 2}
    heard = server.ask("/v1/chat/completions", {"model": HEARS, **asked}).json
    assert heard["usage"]["completion_tokens"] == 2
    assert server.ask("/props").json["modalities"] == {"vision": False, "audio": True, "video": False}
    deaf = server.ask("/v1/chat/completions", {"model": SEES, **asked})
    assert "hears no sounds here" in deaf.json["error"]["message"]
