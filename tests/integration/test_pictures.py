"""A target that sees, with the smallest projector there can be."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.engine.commands import Generate, LoadPair, Message, Picture
from app.errors import WorldError
from app.llama.context import Context, StopFlag
from app.llama.library import api
from app.llama.model import Model
from app.llama.pictures.picture_files import PictureFiles
from app.llama.pictures.pixels import Pixels
from app.llama.pictures.projector import PictureRows, Projector
from app.speculation.settings import SpeculationMode
from tests.fakes import tiny_gguf
from tests.fakes.picture_files import avif, webp
from tests.fakes.tiny_projector import (
    ROWS,
    model_of_several_dimensions,
    png,
    png_of,
    projector,
    projector_of_several_dimensions,
)
from tests.integration.engine_probe import EngineProbe, question

ONE, OTHER = Picture(png(), "one.png"), Picture(png(shade=90), "other.png")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("models")
    for name, content in {
        "seeing/sees.gguf": tiny_gguf.talkative(),
        "seeing/mmproj-sees.gguf": projector(),
        "drafts/draft.gguf": tiny_gguf.talkative(),
        "drafts/blind.gguf": tiny_gguf.talkative(),
        "mrope/sees.gguf": model_of_several_dimensions(),
        "mrope/mmproj-sees.gguf": projector_of_several_dimensions(),
        "wider.gguf": projector(width=96),
        "cut.gguf": projector()[:-20_000],
        "crash.gguf": projector(tensors={"mm.0.weight": np.ones((64, 48), np.float32)}),
    }.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


@pytest.fixture
def seeing(tiny_probe: EngineProbe, folder: Path) -> EngineProbe:
    tiny_probe.load(str(folder / "seeing/sees.gguf"), str(folder / "drafts/draft.gguf"))
    return tiny_probe


def shown(*pictures: Picture, text: str = "Hi", **options: object) -> Generate:
    command = question(text, **{"temperature": 1.5, **options})
    return replace(command, messages=(Message("user", text, pictures=pictures),))


def test_what_is_written_follows_from_the_picture(seeing):
    texts = [seeing.generate(shown(*pictures)).summary.text for pictures in ((ONE,), (OTHER,), (), (ONE,))]
    assert texts[0] == texts[3]
    assert len(set(texts)) == 3


def test_guessing_goes_on_after_a_picture_and_changes_no_word(seeing):
    alone = seeing.generate(shown(ONE, tokens=60, mode=SpeculationMode.OFF))
    helped = seeing.generate(shown(ONE, tokens=60, mode=SpeculationMode.DRAFT))
    looked_up = seeing.generate(shown(ONE, ONE, tokens=60, mode=SpeculationMode.LOOKUP))
    assert helped.summary.text == alone.summary.text
    assert helped.summary.drafted_tokens > 0
    assert looked_up.summary.text == seeing.generate(shown(ONE, ONE, tokens=60, mode=SpeculationMode.OFF)).summary.text


def test_a_picture_counts_as_its_rows_and_is_read_once(seeing):
    without = seeing.generate(shown(text="\nHi", tokens=4)).summary
    first = seeing.generate(shown(ONE, tokens=4)).summary
    assert first.prompt_tokens == without.prompt_tokens + ROWS
    again = seeing.generate(shown(ONE, tokens=4)).summary
    assert again.reused_tokens == first.prompt_tokens - 1
    turns = (
        Message("user", "Hi", pictures=(ONE,)),
        Message("assistant", first.text),
        Message("user", "And this?", pictures=(OTHER,)),
    )
    later = seeing.generate(Generate(turns, sampling=question("").sampling, max_tokens=4)).summary
    assert later.reused_tokens >= first.prompt_tokens - 1
    other = seeing.generate(shown(OTHER, tokens=4)).summary
    assert other.reused_tokens < again.reused_tokens - ROWS


def test_words_go_on_where_a_picture_ends(folder):
    model = Model(folder / "mrope/sees.gguf")
    context = Context(model, context_tokens=512, threads=1, stop=StopFlag())
    projector = Projector(folder / "mrope/mmproj-sees.gguf", model, threads=1)
    look = projector.look_at(Pixels(300, 160, png(300, 160)[:1] * (300 * 160 * 3)))
    try:
        [rows] = [part for part in look.parts if isinstance(part, PictureRows)]
        assert rows.positions < rows.count
        context.decode([1, 5, 6], rows=0)
        projector.read(look, rows, context)
        assert context.length == 3 + rows.count
        context.decode([7, 8], rows=0)
        assert api.llama_memory_seq_pos_max(api.llama_get_memory(context.handle), 0) == 3 + rows.positions + 1
        context.truncate(3 + rows.count)
        context.decode([9], rows=0)
        assert api.llama_memory_seq_pos_max(api.llama_get_memory(context.handle), 0) == 3 + rows.positions
    finally:
        look.close()
        projector.close()
        context.close()
        model.close()


def test_rows_that_take_fewer_positions_are_cut_back_and_gone_on_from(tiny_probe, folder):
    """After the cache was cut behind a picture, the same is written as where all is read anew."""
    tiny_probe.load(str(folder / "mrope/sees.gguf"))
    wide = Picture(png(300, 160), "wide.png")
    first = tiny_probe.generate(shown(wide, tokens=20, mode=SpeculationMode.LOOKUP)).summary
    assert first.prompt_tokens > 50
    turns = (
        Message("user", "Hi", pictures=(wide,)),
        Message("assistant", "No"),
        Message("user", "Look", pictures=(ONE,)),
    )
    again = Generate(turns, sampling=question("", temperature=1.5).sampling, max_tokens=20, mode=SpeculationMode.LOOKUP)
    after = tiny_probe.generate(again).summary
    anew = tiny_probe.generate(replace(again, keep=None)).summary
    assert after.reused_tokens > 50
    assert anew.reused_tokens == 0
    assert after.text == anew.text


def test_a_typed_mark_shows_no_picture(seeing):
    assert seeing.generate(shown(ONE, text="\ufdd2Hi")).summary.text == seeing.generate(shown(ONE)).summary.text


def test_what_cannot_be_shown_is_said_and_the_model_goes_on(seeing):
    for content in (b"", b"hello", png()[:60], png_of(30_000, 30_000, b""), webp()[:60], avif()[:200]):
        error = seeing.error_of(shown(Picture(content, "broken.png")))
        assert isinstance(error, WorldError)
        assert "broken.png" in error.sentence
    assert seeing.generate(shown(ONE, tokens=2)).summary.generated_tokens == 2


def test_damaged_pictures_of_the_web_cost_a_sentence_and_their_process_alone():
    chance = np.random.default_rng(7)
    files = PictureFiles()
    try:
        for whole in (webp(), webp(lossless=True), webp(mode="RGBA"), avif()) * 10:
            content = np.frombuffer(whole, np.uint8).copy()
            places = chance.integers(16, len(content), 6)
            content[places] = chance.integers(0, 256, 6)
            with suppress(WorldError):
                files.read(content.tobytes(), "a.webp", lambda: False)
        assert files.read(webp(), "a.webp", lambda: False).width == 40
    finally:
        files.close()


def test_too_many_pictures_are_refused_before_any_is_read(seeing):
    assert "at most 64" in seeing.refused(shown(*[ONE] * 65))


def test_pictures_that_leave_no_room_are_refused(tiny_probe, folder):
    tiny_probe.load(str(folder / "seeing/sees.gguf"), context_tokens=64)
    assert "The pictures take more than" in tiny_probe.refused(shown(*[ONE] * 20))


def test_a_model_without_a_projector_says_so(tiny_probe, folder):
    tiny_probe.load(str(folder / "drafts/blind.gguf"))
    assert "sees no pictures here" in tiny_probe.refused(shown(ONE))
    assert tiny_probe.generate(shown(tokens=2)).summary.generated_tokens == 2


@pytest.mark.parametrize(("name", "reason"), [("cut.gguf", "is cut off"), ("gone.gguf", "no file"), ("wide.png", "")])
def test_what_is_named_as_a_projector_and_is_none_fails_the_load(tiny_probe, folder, name, reason):
    (folder / "wide.png").write_bytes(png())
    assert reason in tiny_probe.refused(LoadPair(str(folder / "drafts/blind.gguf"), projector=str(folder / name)))


@pytest.mark.parametrize(
    ("name", "reason"),
    [("wider.gguf", "wider.gguf was made for another model"), ("crash.gguf", "crash.gguf makes llama.cpp crash")],
)
def test_a_projector_that_cannot_be_used_costs_a_sentence(trying_probe, folder, name, reason):
    trying_probe.load(str(folder / "drafts/blind.gguf"), projector=str(folder / name))
    assert reason in trying_probe.refused(shown(ONE))
    assert trying_probe.generate(shown(tokens=2)).summary.generated_tokens == 2
