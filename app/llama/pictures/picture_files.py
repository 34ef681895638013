"""Reads strangers' picture files in a process of its own: a few bytes can claim a billion pixels, and decoders crash.

A request is a file's bytes: the process opens no file. An answer is a line, ``WIDTH HEIGHT`` and then the pixels, or a
sentence. The size that a file claims is looked at before anything is decoded.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.errors import WorldError
from app.language import tr
from app.llama.child_processes.bounds import Bounds, TooMuchMemory, TooMuchTime
from app.llama.child_processes.service import Cancelled, Service, ServiceEnded
from app.llama.child_processes.service_child import serve
from app.llama.pictures.pixels import Pixels, decoded
from app.picture_headers import problem_of, turn_of

BOUNDS = Bounds(memory_bytes=1_500_000_000, computing_s=30.0)
"""What the process may take: the largest picture needs 900 MB while it is decoded."""
_LONGEST_SIDE = 3072
"""Pixels that a model is given at most: few look closer. A larger picture is scaled down by a whole number."""


class PictureFiles:
    """Decodes pictures in a child process. One thread uses and closes it."""

    def __init__(self) -> None:
        self._service = Service("picture", bounds=BOUNDS)

    def read(self, content: bytes, name: str, cancelled: Cancelled) -> Pixels:
        """Return a picture file's pixels; of an animation its first picture's.

        Args:
            content: the file.
            name: what to call it in sentences.
            cancelled: asked again and again.

        Raises:
            WorldError: it is no picture that can be shown.
            Interrupted: ``cancelled`` said so.
        """
        if (problem := problem_of(content)) is not None:
            raise WorldError(tr("{name} {problem}", name=name, problem=problem))
        try:
            answer = self._service.ask(content, cancelled)
        except TooMuchMemory:
            raise WorldError(tr("{name} takes too much memory to be shown. It may be damaged.", name=name)) from None
        except (TooMuchTime, ServiceEnded):
            raise WorldError(tr("{name} cannot be read: it is damaged.", name=name)) from None
        head, _, rgb = answer.partition(b"\n")
        sizes = head.split()
        if len(sizes) != 2 or not all(size.isdigit() for size in sizes):
            raise WorldError(tr("{name} {problem}", name=name, problem=head.decode("utf-8", "replace")))
        return Pixels(int(sizes[0]), int(sizes[1]), rgb)

    def close(self) -> None:
        """End the process."""
        self._service.close()


def run() -> int:
    """Answer requests to decode a picture; return the child's exit status."""
    return serve(_answer, BOUNDS)


def _answer(content: bytes) -> bytes:
    try:
        if (problem := problem_of(content)) is not None:
            return problem.encode()
        pixels = decoded(content)
        if pixels is None:
            return b"cannot be read: it is damaged."
        pixels = _smaller(upright(pixels, turn_of(content)))
    except MemoryError:
        return b"takes too much memory to be shown."
    height, width, _ = pixels.shape
    return f"{width} {height}\n".encode() + pixels.tobytes()


def upright(pixels: NDArray[Any], turn: int) -> NDArray[Any]:
    """Turn a picture back that was taken with a camera held as EXIF's ``turn`` says."""
    if turn >= 5:
        pixels = pixels.transpose(1, 0, 2)
    if turn in {2, 3, 6, 7}:
        pixels = pixels[:, ::-1]
    if turn in {3, 4, 7, 8}:
        pixels = pixels[::-1]
    return pixels


def _smaller(pixels: NDArray[Any]) -> NDArray[Any]:
    """Scale down by averaging squares of pixels."""
    step = -(-max(pixels.shape[:2]) // _LONGEST_SIDE)
    if step == 1:
        return pixels
    height, width = (max(1, side // step) for side in pixels.shape[:2])
    if min(pixels.shape[:2]) < step:
        return pixels[::step, ::step]
    total = np.zeros((height, width, 3), np.uint32)
    for down in range(step):
        for right in range(step):
            total += pixels[down : height * step : step, right : width * step : step]
    return np.asarray(total // step**2, np.uint8)
