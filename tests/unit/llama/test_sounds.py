"""WAV files become samples; what is none ends in a sentence."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from app.errors import WorldError
from app.llama.pictures.sounds import read_sound
from app.picture_headers import is_sound
from tests.fakes.tiny_projector import png, wav


@pytest.mark.parametrize("width", [1, 2, 3, 4])
@pytest.mark.parametrize("channels", [1, 2, 8])
def test_every_width_and_number_of_channels_sounds_alike(width: int, channels: int) -> None:
    sound = read_sound(wav(0.5, width=width, channels=channels), "it")
    expected = 0.5 * np.sin(2 * np.pi * 440 * np.arange(8_000) / 16_000)
    assert sound.rate == 16_000
    assert np.abs(sound.samples - expected).max() < 0.02


@pytest.mark.parametrize("rate", [8_000, 22_050, 44_100, 48_000, 96_000])
def test_a_tone_has_its_pitch_at_another_rate(rate: int) -> None:
    samples = read_sound(wav(1, rate=rate), "it").at_rate(16_000)
    assert len(samples) == 16_000
    assert samples.dtype == np.float32
    assert np.argmax(np.abs(np.fft.rfft(samples))) == 440


@pytest.mark.parametrize(("form", "kind", "loudest"), [(1, "<i2", 32_767), (3, "<f4", 1), (3, "<f8", 1)])
@pytest.mark.parametrize("is_extensible", [False, True])
def test_samples_with_a_point_and_longer_heads_sound_like_plain_ones(
    form: int, kind: str, loudest: int, is_extensible: bool
) -> None:
    tone = 0.5 * np.sin(np.arange(1_600))
    samples = (tone * loudest).astype(kind)
    width = samples.itemsize
    head = struct.pack(
        "<HHIIHH", 0xFFFE if is_extensible else form, 1, 16_000, 16_000 * width, width, 8 * width
    ) + is_extensible * struct.pack("<HHIH14s", 22, 8 * width, 4, form, b"")
    data = samples.tobytes()
    parts = (b"WAVEfmt ", len(head).to_bytes(4, "little"), head, b"data", len(data).to_bytes(4, "little"), data)
    sound = read_sound(b"RIFF\0\0\0\0" + b"".join(parts), "it")
    assert np.abs(sound.samples - tone).max() < 0.001


def test_what_is_no_number_in_a_sound_is_silence() -> None:
    head = struct.pack("<HHIIHH", 3, 1, 16_000, 64_000, 4, 32)
    data = np.array([np.nan, np.inf, -np.inf, 3, -3, 0.5], "<f4").tobytes()
    content = b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0" + head + b"data" + len(data).to_bytes(4, "little") + data
    assert read_sound(content, "it").samples.tolist() == [0, 0, 0, 1, -1, 0.5]


def odd(place: int, form: str, *values: int) -> bytes:
    content = bytearray(wav(0.1))
    struct.pack_into(form, content, place, *values)
    return bytes(content)


@pytest.mark.parametrize(
    "content",
    [
        b"", b"RIFF", png(), wav()[:20], wav()[:44], b"RIFF\xff\xff\xff\xffWAVE", wav(0),
        odd(20, "<H", 3), odd(20, "<H", 0xFFFE), odd(22, "<H", 0), odd(22, "<H", 60_000), odd(24, "<I", 0),
        odd(24, "<I", 2**32 - 1), odd(34, "<H", 64), odd(34, "<H", 0), odd(16, "<I", 2**31),
    ],
)  # fmt: skip
def test_what_cannot_be_heard_ends_in_a_sentence(content: bytes) -> None:
    with pytest.raises(WorldError, match=r"^It (is|cannot)"):
        read_sound(content, "It")


def test_a_sound_that_claims_more_than_it_has_is_heard_as_far_as_it_goes() -> None:
    assert len(read_sound(odd(40, "<I", 2**31 - 2)[: 44 + 2 * 100], "it").samples) == 100


def test_a_sound_of_hours_is_refused_before_it_is_read() -> None:
    with pytest.raises(WorldError, match="10 minutes"):
        read_sound(wav(601, rate=1_000), "it")


def test_the_head_tells_sounds_from_pictures() -> None:
    assert [is_sound(content) for content in (wav(), png(), b"RIFF\0\0\0\0WEBP", b"")] == [True, False, False, False]
