"""A target that hears, with the smallest projector for sounds there can be."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.commands import Generate, Message, Picture
from tests.fakes import tiny_gguf
from tests.fakes.tiny_projector import SOUND_ROWS, hearing_projector, png, projector, wav
from tests.integration.engine_probe import EngineProbe, question

TONE, OTHER = Picture(wav(), "a tone"), Picture(wav(hertz=2_000), "another tone")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("models")
    for name, content in {
        "hearing/hears.gguf": tiny_gguf.talkative(),
        "hearing/mmproj-hears.gguf": hearing_projector(),
        "seeing/sees.gguf": tiny_gguf.talkative(),
        "seeing/mmproj-sees.gguf": projector(),
        "wider.gguf": hearing_projector(width=96),
    }.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def heard(*sounds: Picture, text: str = "Hi", tokens: int = 8) -> Generate:
    command = question(text, tokens=tokens, temperature=1.5)
    return replace(command, messages=(Message("user", text, pictures=sounds),))


def test_what_is_written_follows_from_the_sound_which_counts_as_its_rows(tiny_probe: EngineProbe, folder: Path) -> None:
    loaded = tiny_probe.load(str(folder / "hearing/hears.gguf"))
    assert (loaded.sees, loaded.hears) == (False, True)
    texts = [tiny_probe.generate(heard(*sounds, tokens=20)).summary.text for sounds in ((TONE,), (OTHER,), (), (TONE,))]
    assert texts[0] == texts[3]
    assert len(set(texts)) == 3
    without = tiny_probe.generate(heard(text="\nHi")).summary
    assert tiny_probe.generate(heard(TONE)).summary.prompt_tokens == without.prompt_tokens + SOUND_ROWS
    long = tiny_probe.generate(heard(Picture(wav(40), "long"))).summary
    assert long.prompt_tokens == without.prompt_tokens + 2 * SOUND_ROWS


def test_each_sense_has_its_own_projector(tiny_probe: EngineProbe, folder: Path) -> None:
    tiny_probe.load(str(folder / "hearing/hears.gguf"))
    assert "sees no pictures here" in tiny_probe.refused(heard(Picture(png(), "a picture")))
    tiny_probe.load(str(folder / "seeing/sees.gguf"))
    assert "hears no sounds here" in tiny_probe.refused(heard(TONE))


@pytest.mark.parametrize("content", [wav()[:44], b"RIFF\0\0\0\0WAVEfmt "])
def test_a_damaged_sound_costs_a_sentence(tiny_probe: EngineProbe, folder: Path, content: bytes) -> None:
    tiny_probe.load(str(folder / "hearing/hears.gguf"))
    assert "The sound" in tiny_probe.refused(heard(Picture(content, "The sound")))
    assert tiny_probe.generate(heard()).summary.text


def test_a_projector_for_sounds_is_tried_before_it_is_used(trying_probe: EngineProbe, folder: Path) -> None:
    trying_probe.load(str(folder / "hearing/hears.gguf"))
    assert trying_probe.generate(heard(TONE)).summary.text
    trying_probe.load(str(folder / "hearing/hears.gguf"), projector=str(folder / "wider.gguf"))
    assert "wider.gguf was made for another model" in trying_probe.refused(heard(TONE))
