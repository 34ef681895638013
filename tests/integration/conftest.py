"""Real models, loaded once for the tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from string import ascii_letters

import numpy as np
import pytest

from app.engine.commands import LoadPair, Unload
from app.llama.grammars.grammar import Grammars
from app.llama.model import Model
from app.models.library.starter import packaged_file
from app.paths import Paths
from tests.fakes.tiny_gguf import vocabulary
from tests.fakes.tiny_head import table_model
from tests.integration.engine_probe import EngineProbe, LoadedPair


@pytest.fixture(scope="session")
def pair(starter_paths: Paths) -> Iterator[EngineProbe]:
    """The starter pair, loaded: each test leaves it so."""
    with EngineProbe(starter_paths) as probe:
        probe.load("starter:f32", "starter:q4_1")
        yield probe


@pytest.fixture(scope="session")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[EngineProbe, EngineProbe]]:
    """An engine that tries each file in a child process, and one that does not."""
    with (
        EngineProbe(Paths.at(tmp_path_factory.mktemp("trying"))) as trying,
        EngineProbe(Paths.at(tmp_path_factory.mktemp("tiny")), tries_files=False) as trusting,
    ):
        yield trying, trusting


@pytest.fixture
def tiny_probe(engines: tuple[EngineProbe, EngineProbe]) -> Iterator[EngineProbe]:
    """An engine for models of a hundred kilobytes: each test loads its own, in milliseconds and without a trial."""
    yield engines[1]
    engines[1].do(Unload())


@pytest.fixture
def trying_probe(engines: tuple[EngineProbe, EngineProbe]) -> Iterator[EngineProbe]:
    """An engine that tries each file in a child process, for those that could end this one."""
    yield engines[0]
    engines[0].do(Unload())


def _letters_in_a_circle() -> list[int]:
    """Return a token to follow each: the letters, one after the other, in an order of their own."""
    tokens = vocabulary()
    order = np.random.default_rng(5).permutation([tokens.index(letter) for letter in ascii_letters])
    follows = [int(order[token % len(order)]) for token in range(len(tokens))]
    for place, token in enumerate(order):
        follows[token] = int(order[(place + 1) % len(order)])
    return follows


@pytest.fixture(scope="session")
def tiny_files(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """Return the references of a target that writes letters, and of a draft that is often right."""
    folder = tmp_path_factory.mktemp("models")
    for name, strength in (("target", 1.0), ("draft", 0.0)):
        changes = {"llama.context_length": 8192}
        content = table_model(follows=_letters_in_a_circle(), strength=strength, changes=changes)
        (folder / f"{name}.gguf").write_bytes(content)
    return str(folder / "target.gguf"), str(folder / "draft.gguf")


@pytest.fixture
def tiny_pair(tiny_probe: EngineProbe, tiny_files: tuple[str, str]) -> EngineProbe:
    """The tiny pair, loaded."""
    tiny_probe.load(*tiny_files, strict_draft=True)
    return tiny_probe


@pytest.fixture(scope="session")
def loaded_starter(starter_paths: Paths) -> Iterator[LoadedPair]:
    """The starter, for questions that no command asks."""
    loaded = LoadedPair(starter_paths, LoadPair("starter:q4_1"))
    yield loaded
    loaded.close()


@pytest.fixture(scope="session")
def vocabulary_model() -> Iterator[Model]:
    """The starter's vocabulary, without its weights."""
    model = Model(packaged_file(), vocabulary_alone=True)
    yield model
    model.close()


@pytest.fixture
def grammars(vocabulary_model: Model) -> Iterator[Grammars]:
    """Grammars over the starter's vocabulary; their process ends with the test."""
    with closing(Grammars(packaged_file(), vocabulary_model.vocabulary.size)) as grammars_made:
        yield grammars_made
