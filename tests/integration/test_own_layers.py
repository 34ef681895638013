"""A target that guesses for itself, with layers of its own file."""

from __future__ import annotations

import numpy as np
import pytest

from app.engine.commands import LoadPair
from app.engine.events import Loaded
from app.errors import ModelFileError
from app.models.library.history import JsonStore
from app.paths import Paths
from app.references import OWN_LAYERS
from app.speculation.drafters.head_drafter import SOURCE
from app.speculation.settings import SpeculationMode
from tests.fakes import tiny_gguf
from tests.fakes.tiny_mimo2 import mimo2
from tests.fakes.tiny_qwen35 import qwen35, table
from tests.integration.engine_probe import EngineProbe

TABLE = table()
CONTENTS = {
    "sure": qwen35(follows=TABLE, strength=0.5),
    "alone": qwen35(follows=TABLE, strength=0.5, own_layers=0),
    "nan": qwen35(follows=TABLE, tensors={"blk.2.nextn.enorm.weight": np.full(tiny_gguf.WIDTH, np.nan, np.float32)}),
    "without a tensor": qwen35(follows=TABLE, tensors={"blk.2.nextn.hnorm.weight": None}),
    "two layers": qwen35(follows=TABLE, own_layers=2),
    "another width": qwen35(follows=TABLE, tensors={"blk.2.nextn.eh_proj.weight": np.ones((64, 96), np.float32)}),
    "several": mimo2(follows=[TABLE] * 4),
    "draft": tiny_gguf.llama(),
}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("models")
    for name, content in CONTENTS.items():
        (folder / f"{name}.gguf").write_bytes(content)
    return {name: str(folder / f"{name}.gguf") for name in CONTENTS}


def test_it_guesses_for_itself_unless_a_draft_is_named_or_nothing_shall_guess(tiny_probe, files):
    loaded = tiny_probe.load(files["sure"])
    assert (loaded.draft.reference, loaded.draft_problem) == (OWN_LAYERS, None)
    summary = tiny_probe.ask("Hello there", tokens=80, draft_max=4).summary
    assert (summary.draft, summary.rejected_tokens) == ("its own layers", 0)
    assert summary.accepted_tokens > 30
    assert tiny_probe.load(files["sure"], files["draft"]).draft.reference == files["draft"]
    assert tiny_probe.load(files["sure"], own_layers=False).draft is None
    loaded = tiny_probe.load(files["sure"], guesses=False)
    assert (loaded.draft, loaded.takes_back) == (None, False)


def test_a_model_without_such_layers_goes_without_unless_it_is_asked_for_them(tiny_probe, files):
    loaded = tiny_probe.load(files["alone"])
    assert (loaded.draft, loaded.draft_problem) == (None, None)
    loaded_with = tiny_probe.load(files["alone"], OWN_LAYERS)
    assert loaded_with.draft is None
    assert loaded_with.draft_problem


def test_layers_that_cannot_guess_cost_a_sentence_and_the_target_goes_alone(trying_probe, files):
    loaded: Loaded = trying_probe.load(files["nan"])
    assert loaded.draft is None
    assert loaded.draft_problem
    assert trying_probe.ask("Hello there", tokens=8).summary.plain_tokens == 8


def test_of_several_layers_the_first_guesses_again_and_again(tiny_probe, files):
    assert tiny_probe.load(files["several"]).draft.reference == OWN_LAYERS
    alone = tiny_probe.ask("Hello there", tokens=80, mode=SpeculationMode.OFF)
    helped = tiny_probe.ask("Hello there", tokens=80, draft_max=6)
    assert helped.summary.text == alone.summary.text
    assert max(round_.accepted for round_ in helped.rounds) == 6, "more than there are layers"


def test_several_layers_of_a_kind_that_has_one_are_left_alone_and_said_when_they_are_asked_for(tiny_probe, files):
    loaded = tiny_probe.load(files["two layers"])
    assert (loaded.draft, loaded.draft_problem) == (None, None)
    assert tiny_probe.ask("Hello there", tokens=8).summary.plain_tokens == 8
    loaded_with = tiny_probe.load(files["two layers"], OWN_LAYERS)
    assert loaded_with.draft is None
    assert "has 2 layers" in loaded_with.draft_problem


@pytest.mark.parametrize("name", ["without a tensor", "another width"])
def test_a_file_that_lacks_what_it_says_is_refused(trying_probe, files, name):
    """llama.cpp wants to see these tensors though it is not to load them."""
    assert isinstance(trying_probe.error_of(LoadPair(files[name])), ModelFileError)


def test_what_it_learned_about_its_own_layers_is_kept_apart(files, tmp_path):
    paths = Paths.at(tmp_path)
    with EngineProbe(paths, tries_files=False) as probe:
        probe.load(files["sure"])
        probe.ask("Hello there", tokens=40, mode=SpeculationMode.AUTOMATIC, draft_max=None)
        probe.load(files["sure"], own_layers=False)
    lessons_kept = {key: known for key, known in JsonStore(paths.lessons).all().items() if key.startswith("sure.gguf")}
    [own] = [key for key in lessons_kept if "own layers" in key]
    assert lessons_kept[own]["drafts"][SOURCE]["guesses"]
