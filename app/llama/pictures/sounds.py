"""Sounds as models hear them: the samples of a WAV file, read within bounds.

The standard library's reader knows neither samples with a point (IEEE float) nor the longer head of
WAVE_FORMAT_EXTENSIBLE, with which many programs write plain PCM.

llama.cpp's own reader of MP3 and FLAC would decode a stranger's bytes in this process, so it is not used.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

import numpy as np

from app.errors import WorldError
from app.language import number, tr
from app.speculation.language_model import FloatArray

_MOST_S = 600.0
_RATES = range(1_000, 400_001)
_MOST_CHANNELS = 8
_PCM, _FLOAT, _EXTENSIBLE = 1, 3, 0xFFFE
_WIDTHS = {_PCM: (1, 2, 3, 4), _FLOAT: (4, 8)}
"""The forms of samples that are read, and how many bytes a sample of each may take."""
_FORM = struct.Struct("<HHIIHH")
_FORM_IN_EXTENSIBLE = 24


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
    head, frames = _parts(content)
    form, channels, rate, _, _, bits = _FORM.unpack(head[: _FORM.size].ljust(_FORM.size, b"\0"))
    if form == _EXTENSIBLE:
        form = int.from_bytes(head[_FORM_IN_EXTENSIBLE : _FORM_IN_EXTENSIBLE + 2], "little")
    width = -(-bits // 8)
    if not 0 < channels <= _MOST_CHANNELS or width not in _WIDTHS.get(form, ()) or rate not in _RATES:
        raise WorldError(tr("{name} is no WAV file that can be heard here. Convert it to WAV with PCM.", name=name))
    count = len(frames) // (width * channels)
    if not count:
        raise WorldError(tr("{name} is empty.", name=name))
    if count > _MOST_S * rate:
        raise WorldError(
            tr("{name} is too long: at most {minutes} minutes can be heard.", name=name, minutes=number(_MOST_S / 60))
        )
    frames = frames[: count * width * channels]
    samples = _real_samples(frames, width) if form == _FLOAT else _samples(frames, width)
    return Sound(rate, samples.reshape(-1, channels).mean(axis=1, dtype=np.float32))


def _parts(content: bytes) -> tuple[bytes, bytes]:
    """Return the form and the samples of a WAV file; of what claims to be longer than the file, as much as there is."""
    parts = {b"fmt ": b"", b"data": b""}
    place = 12 if content[:4] == b"RIFF" and content[8:12] == b"WAVE" else len(content)
    while place + 8 <= len(content) and not parts[b"data"]:
        name, size = struct.unpack_from("<4sI", content, place)
        if name in parts:
            parts[name] = content[place + 8 : place + 8 + size]
        place += 8 + size + size % 2
    return parts[b"fmt "], parts[b"data"]


def _real_samples(frames: bytes, width: int) -> FloatArray:
    """Return samples with a point, of so many bytes each; what is no number is silence."""
    samples = np.nan_to_num(np.frombuffer(frames, f"<f{width}"), posinf=0, neginf=0)
    clipped: FloatArray = np.clip(samples, -1, 1).astype(np.float32)
    return clipped


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
