"""Reads strangers' picture files in a process of its own: a few bytes can claim a billion pixels, and decoders crash.

A request is a file's bytes: the process opens no file. An answer is a line, ``WIDTH HEIGHT`` and then the pixels, or a
sentence. The size that a file claims is looked at before anything is decoded.
"""

from __future__ import annotations

from app.errors import WorldError
from app.language import tr
from app.llama.child_processes.bounds import Bounds, TooMuchMemory, TooMuchTime
from app.llama.child_processes.service import Cancelled, Service, ServiceEnded
from app.llama.child_processes.service_child import serve
from app.llama.pictures.pixels import Pixels, decoded
from app.picture_headers import problem_of

BOUNDS = Bounds(memory_bytes=1_500_000_000, computing_s=30.0)
"""Bounds of the process: the largest picture needs 900 MB while it is decoded."""


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
    except MemoryError:
        return b"takes too much memory to be shown."
    return f"{pixels.width} {pixels.height}\n".encode() + pixels.rgb
