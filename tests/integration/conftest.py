"""Real models, loaded once for the tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.engine.commands import LoadPair, Unload
from app.engine.loading.loading import PairLoader
from app.engine.pair import Pair
from app.llama.context import StopFlag
from app.llama.model import Model
from app.models.library.model_library import Library
from app.models.library.starter import packaged_file
from app.paths import Paths
from tests.fakes.tiny_head import a_long_way_round, table_model
from tests.integration.engine_probe import EngineProbe


@pytest.fixture(scope="session")
def pair(starter_paths: Paths) -> Iterator[EngineProbe]:
    """The starter pair, loaded: each test leaves it so."""
    with EngineProbe(starter_paths) as probe:
        probe.load("starter:f32", "starter:q4_1")
        yield probe


@pytest.fixture(scope="session")
def tiny_engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EngineProbe]:
    with EngineProbe(Paths.at(tmp_path_factory.mktemp("tiny")), tries_files=False) as probe:
        yield probe


@pytest.fixture
def tiny_probe(tiny_engine: EngineProbe) -> Iterator[EngineProbe]:
    """An engine for models of a hundred kilobytes: each test loads its own, in milliseconds and without a trial."""
    yield tiny_engine
    tiny_engine.do(Unload())


@pytest.fixture(scope="session")
def tiny_files(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """Return the references of a target with room for long texts, and of a draft that is often right."""
    folder = tmp_path_factory.mktemp("models")
    for name, strength in (("target", 2.0), ("draft", 0.0)):
        content = table_model(follows=a_long_way_round(), strength=strength, changes={"llama.context_length": 8192})
        (folder / f"{name}.gguf").write_bytes(content)
    return str(folder / "target.gguf"), str(folder / "draft.gguf")


@pytest.fixture
def tiny_pair(tiny_probe: EngineProbe, tiny_files: tuple[str, str]) -> EngineProbe:
    """The tiny pair, loaded."""
    tiny_probe.load(*tiny_files, strict_draft=True)
    return tiny_probe


@pytest.fixture(scope="session")
def loaded_starter(starter_paths: Paths) -> Iterator[Pair]:
    """The starter as the engine holds it, for questions that no command asks."""
    loader = PairLoader(
        0, LoadPair("starter:q4_1"), sink=lambda _event: None, models=Library(starter_paths), stop=StopFlag(),
        is_cancelled=lambda: False, devices=lambda: (),
    )  # fmt: skip
    loaded = loader.load()
    yield loaded
    loaded.close()


@pytest.fixture(scope="session")
def vocabulary_model() -> Iterator[Model]:
    """The starter's vocabulary, without its weights."""
    model = Model(packaged_file(), vocabulary_alone=True)
    yield model
    model.close()
