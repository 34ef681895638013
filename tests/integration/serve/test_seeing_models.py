"""Models that see pictures, as clients are told in the words of each API."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.paths import Paths
from app.serve.server import ServeOptions
from tests.fakes import tiny_gguf
from tests.fakes.tiny_projector import projector
from tests.integration.serve.server_probe import Running, serving

SEES, BLIND = "someone/seeing/sees.gguf", "someone/blind/blind.gguf"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    paths = Paths.at(tmp_path_factory.mktemp("library"))
    paths.ensure()
    for name, content in {
        SEES: tiny_gguf.llama(),
        "someone/seeing/mmproj-sees.gguf": projector(),
        BLIND: tiny_gguf.llama(2),
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
