"""Pictures and sounds in a prompt: what stands for them among the tokens, and how the target reads them.

A picture's rows stand in a prompt as negative numbers, which follow from the picture's bytes and the projector. So
caches, copies on the disk and what two prompts have in common work with pictures as they do with words: the same
picture is the same numbers, and is not computed again while the target's cache holds it.

`picture_headers.py` looks at the size a file claims; a child process decodes it (`llama/pictures/picture_files.py`)
with Pillow (`llama/pictures/pixels.py`), turned, made smaller and laid on white. The projector is loaded with the
first picture, after a child process tried it with the model's vocabulary (`llama/trials/projectors.py`). Where
positions are fewer than rows (M-RoPE), `llama/cache/positions.py` knows; such a text is not copied aside. A draft
skips these rows; a head stops guessing.

In the window too a file is decoded by that child alone (`attachments/reading.py`): the small picture in a chip is a
JPEG made of its pixels (`llama/pictures/pixels.py`), kept beside the file in the chat's database. A chat
that is taken in brings pictures without small ones, and so does the terminal's `/file`, where nothing draws them.

Sounds go the same way. WAV is read here, by the standard library and within bounds (`llama/pictures/sounds.py`).

The names in one folder decide which projector belongs to a model (`models/gguf/projectors.py`), on the disk and in a
repository of the Hub: so a projector that a repository's row brings along (`models/hub/repository_files.py`) is found
once it is here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from app.engine.commands import Picture
from app.errors import WorldError
from app.language import number, tr
from app.llama.child_processes.service import Cancelled
from app.llama.context import Context
from app.llama.pictures.picture_files import PictureFiles
from app.llama.pictures.projector import PictureChunks, PictureRows, Projector
from app.llama.pictures.sounds import read_sound
from app.picture_headers import is_sound

MOST_PICTURES = 64
"""In a conversation: each takes a part of the context, and time before the first word."""
_KEPT_LOOKS = 4
"""Pictures that stay ready between prompt and reading; one takes 40 MB at the most. Others are made ready again."""

SPOT = "\ufdd2"
"""Stands in a prompt's text where a picture's rows come. Unicode keeps it for a program's own use."""

KEPT_BYTES = 64 * 2**20
"""Of pictures' files, from one prompt to the next: a model may be shown one picture after another for days."""

OpenProjector = Callable[[Cancelled], Projector]


@dataclass(frozen=True, slots=True)
class _Place:
    picture: Picture
    rows: PictureRows


@dataclass(frozen=True, slots=True)
class _KnownPicture:
    tokens: list[int]
    size_bytes: int


class PictureReader:
    """Makes tokens of pictures, and has the target read them, while a pair is loaded.

    Args:
        open_projector: opens the target's projector, with the first picture; ``None``: it has none.
        name: the target's.
        senses: what it gets by the projector: ``vision``, ``audio``, or both.
    """

    def __init__(self, open_projector: OpenProjector | None, name: str, senses: frozenset[str]) -> None:
        self._open_projector, self._senses = open_projector, senses
        self._name = name
        self._projector: Projector | None = None
        self._salt = b""
        self._files = PictureFiles()
        self._known: dict[bytes, _KnownPicture] = {}  # those of the latest prompts last
        self._places: dict[int, _Place] = {}  # by the number of a part's first row
        self._looks: dict[bytes, PictureChunks] = {}

    @property
    def can_see(self) -> bool:
        """True if the target has a projector for pictures."""
        return "vision" in self._senses

    @property
    def can_hear(self) -> bool:
        """True if the target has a projector for sounds."""
        return "audio" in self._senses

    def tokens(self, picture: Picture, cancelled: Cancelled) -> list[int]:
        """Return what stands for a picture in a prompt: its rows' numbers, and the model's own words around them.

        Raises:
            WorldError: the target sees no pictures, the projector cannot be used, or this is no picture for it.
            Interrupted: ``cancelled`` said so.
        """
        self._require_sense(picture)
        self._opened(cancelled)
        key = self._key(picture)
        known = self._known.pop(key, None)
        if known is None:
            look = self._look(picture, cancelled)
            tokens: list[int] = []
            for part in look.parts:
                if isinstance(part, PictureRows):
                    numbers = _numbers(key, part)
                    self._places[numbers[0]] = _Place(picture, part)
                    tokens += numbers
                else:
                    tokens += part
            known = _KnownPicture(tokens, len(picture.content))
        self._known[key] = known
        return known.tokens

    def start_of(self, tokens: Sequence[int], place: int) -> int:
        """Return where the part of a picture begins that ``place`` is in; ``place`` itself outside of pictures."""
        while place > 0 and tokens[place] < 0 and tokens[place] not in self._places:
            place -= 1
        return place

    def read(self, first: int, context: Context, cancelled: Cancelled) -> int:
        """Have the target read the part of a picture whose first row has this number; returns how many rows it has.

        Raises:
            Interrupted: stopped on request.
            BrokenModel: projector or target failed.
            WorldError: the picture cannot be shown to it.
        """
        place = self._places[first]
        self._opened(cancelled).read(self._look(place.picture, cancelled), place.rows, context)
        return place.rows.count

    def rest(self) -> None:
        """Free what is only needed while a prompt is read, and forget pictures that were not in one for long."""
        while len(self._known) > 1 and sum(known.size_bytes for known in self._known.values()) > KEPT_BYTES:
            oldest = self._known.pop(next(iter(self._known)))
            for token in oldest.tokens:
                self._places.pop(token, None)
        for look in self._looks.values():
            look.close()
        self._looks.clear()
        self._files.close()

    def close(self) -> None:
        """Free the projector."""
        self.rest()
        if self._projector is not None:
            self._projector.close()

    def _opened(self, cancelled: Cancelled) -> Projector:
        if self._projector is None:
            assert self._open_projector is not None
            projector = self._open_projector(cancelled)
            state = projector.path.stat()
            self._salt = f"{projector.path.name}|{state.st_size}|{state.st_mtime_ns}|".encode()
            self._projector = projector
        return self._projector

    def _require_sense(self, picture: Picture) -> None:
        if is_sound(picture.content) and not self.can_hear:
            raise WorldError(
                tr(
                    "{name} hears no sounds here: there is no projector (a file named mmproj) for them beside it.",
                    name=self._name,
                )
            )
        if not is_sound(picture.content) and not self.can_see:
            raise WorldError(
                tr(
                    "{name} sees no pictures here: there is no projector (a file named mmproj) beside it.",
                    name=self._name,
                )
            )

    def _look(self, picture: Picture, cancelled: Cancelled) -> PictureChunks:
        key = self._key(picture)
        if key not in self._looks:
            while len(self._looks) >= _KEPT_LOOKS:
                self._looks.pop(next(iter(self._looks))).close()
            projector = self._opened(cancelled)
            if is_sound(picture.content):
                self._looks[key] = projector.listen_to(read_sound(picture.content, picture.name))
            else:
                self._looks[key] = projector.look_at(self._files.read(picture.content, picture.name, cancelled))
        return self._looks[key]

    def _key(self, picture: Picture) -> bytes:
        return hashlib.sha256(self._salt + picture.content).digest()


def _numbers(key: bytes, rows: PictureRows) -> list[int]:
    """Return a negative number for each row, of which two pictures have none in common but by chance."""
    raw = hashlib.shake_128(key + rows.part.to_bytes(4, "little")).digest(4 * rows.count)
    return [int(number) for number in np.frombuffer(raw, dtype="<i4") | np.int32(-(2**31))]


def require_few(count: int) -> None:
    """Refuse more pictures than anybody means to show.

    Raises:
        WorldError: there are more.
    """
    if count > MOST_PICTURES:
        raise WorldError(
            tr(
                "There are {count} pictures, and at most {most} can be shown in a conversation.",
                count=number(count),
                most=MOST_PICTURES,
            )
        )
