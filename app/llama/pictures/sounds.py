"""Sounds as models hear them: the samples of a WAV file, read with the standard library within bounds.

llama.cpp's own reader of MP3 and FLAC would decode a stranger's bytes in this process, so it is not used.
"""

from __future__ import annotations

import io
import struct
import wave
from dataclasses import dataclass

import numpy as np

from app.errors import WorldError
from app.language import number, tr
from app.speculation.language_model import FloatArray

_MOST_S = 600.0
_RATES = range(1_000, 400_001)
_MOST_CHANNELS = 8


@dataclass(frozen=True, slots=True)
class Sound:
    """One channel."""

    rate: int
    """Samples a second."""
    samples: FloatArray
    """From -1 to 1."""

    def at_rate(self, rate: int) -> FloatArray:
        """Return the samples at another rate, each the mean of what sounds in its time."""
        if rate == self.rate:
            return self.samples
        count = max(1, round(len(self.samples) * rate / self.rate))
        sums = np.concatenate(([0.0], np.cumsum(self.samples, dtype=np.float64)))
        edges = np.linspace(0, len(self.samples), count + 1)
        means = np.diff(np.interp(edges, np.arange(len(sums)), sums)) * (count / len(self.samples))
        return means.astype(np.float32)


def read_sound(content: bytes, name: str) -> Sound:
    """Return what is in a WAV file.

    Args:
        content: the file.
        name: what to call it in sentences.

    Raises:
        WorldError: it is something else, damaged, or too long.
    """
    try:
        with wave.open(io.BytesIO(content)) as file:
            channels, width, rate = file.getnchannels(), file.getsampwidth(), file.getframerate()
            frames = file.readframes(file.getnframes())  # no more than there are
    except (wave.Error, EOFError, RuntimeError, ValueError, ArithmeticError, struct.error):  # as damaged files have it
        channels, width, rate, frames = 0, 0, 0, b""
    if not 0 < channels <= _MOST_CHANNELS or not 0 < width <= 4 or rate not in _RATES:
        raise WorldError(tr("{name} is no WAV file that can be heard here. Convert it to WAV with PCM.", name=name))
    count = len(frames) // (width * channels)
    if not count:
        raise WorldError(tr("{name} is empty.", name=name))
    if count > _MOST_S * rate:
        raise WorldError(
            tr("{name} is too long: at most {minutes} minutes can be heard.", name=name, minutes=number(_MOST_S / 60))
        )
    samples = _samples(frames[: count * width * channels], width)
    return Sound(rate, samples.reshape(-1, channels).mean(axis=1, dtype=np.float32))


def _samples(frames: bytes, width: int) -> FloatArray:
    """Return samples of whole numbers, of so many bytes each, as numbers from -1 to 1."""
    if width == 1:
        return (np.frombuffer(frames, np.uint8).astype(np.float32) - np.float32(128)) / np.float32(128)
    if width == 3:  # as the upper three bytes of four
        padded = np.zeros((len(frames) // 3, 4), np.uint8)
        padded[:, 1:] = np.frombuffer(frames, np.uint8).reshape(-1, 3)
        frames, width = padded.tobytes(), 4
    kind = np.dtype(np.int16 if width == 2 else np.int32).newbyteorder("<")
    return np.frombuffer(frames, kind).astype(np.float32) / np.float32(2 ** (8 * width - 1))
