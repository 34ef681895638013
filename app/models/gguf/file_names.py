"""Names of repositories and files on the Hub, checked before they become paths on this computer.

They come from strangers: a file name with ``..``, an absolute path or a name that Windows reserves must never reach the
disk.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from app.errors import NotOnHub
from app.language import tr

HUB_PREFIX = "hf:"

_PIECE = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?")
_RESERVED = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?:\..*)?", re.IGNORECASE)
_FORBIDDEN = re.compile(r'[\x00-\x1f<>:"|?*\\]')
_ON_HUB = re.compile(rf"(?:{HUB_PREFIX})?(?:(?:https?://)?(?:www\.)?(?:huggingface\.co|hf\.co)/)?", re.IGNORECASE)
_LONGEST = 255
_LONGEST_REPO = 96
"""The Hub allows no more."""


@dataclass(frozen=True, slots=True)
class HubFile:
    """One file of a repository."""

    repo: str
    """``owner/name``."""
    name: str
    """The path inside the repository, with ``/``."""

    @property
    def reference(self) -> str:
        return f"{HUB_PREFIX}{self.repo}/{self.name}"

    def below(self, models: Path) -> Path:
        """Return the file's path in the folder of models."""
        return models.joinpath(*self.repo.split("/"), *self.name.split("/"))


def without_hub(text: str) -> str:
    """Return a model's name without what says that it is on the Hub: ``hf:``, or the beginning of a link."""
    return _ON_HUB.sub("", text.strip(), count=1)


def repo_in(text: str) -> str:
    """Return ``owner/name`` from what a person pasted: a name, ``hf:…`` or a link.
    Raises ``NotOnHub`` if it names no repository.
    """
    pieces = _pieces(text)
    if (
        len(pieces) < 2
        or len("/".join(pieces[:2])) > _LONGEST_REPO
        or not all(is_safe(piece) and _PIECE.fullmatch(piece) for piece in pieces[:2])
    ):
        raise NotOnHub(
            tr("“{written}” is no repository on the Hub; write owner/name, or paste its link.", written=text[:80])
        )
    return "/".join(pieces[:2])


def file_in(text: str) -> HubFile:
    """Return the file in ``hf:owner/repo/file.gguf`` or in a link to it.
    Raises ``NotOnHub`` if it names no model file, or a name that may not stand on a disk.
    """
    pieces = _pieces(text)
    if len(pieces) > 4 and pieces[2] in {"blob", "resolve"}:  # a link carries the revision too
        pieces = [*pieces[:2], *pieces[4:]]
    name = "/".join(pieces[2:])
    if not is_safe_path(name) or not name.lower().endswith(".gguf"):
        raise NotOnHub(tr("“{written}” is no model file on the Hub; write hf:owner/repo/file.gguf.", written=text[:80]))
    return HubFile(repo_in(text), name)


def is_safe_path(name: str) -> bool:
    """Return whether a file's path inside a repository may become a path on any system's disk."""
    return 0 < len(name) <= _LONGEST and all(is_safe(piece) for piece in name.split("/"))


def is_safe(piece: str) -> bool:
    """Return whether this may be a file's or folder's name. One that begins with a dot is ours alone."""
    return bool(
        piece
        and piece[0] not in ". "
        and piece[-1] not in ". "
        and not _FORBIDDEN.search(piece)
        and "/" not in piece
        and not _RESERVED.fullmatch(piece)
    )


def _pieces(text: str) -> list[str]:
    plain = without_hub(text).split("?")[0].split("#")[0]
    return plain.rstrip("/").split("/")


SHARD = re.compile(r"^(?P<stem>.+)-(?P<number>\d{5})-of-(?P<count>\d{5})\.gguf$", re.IGNORECASE)
MOST_SHARDS = 1000


def all_shards(file: HubFile) -> list[HubFile]:
    """Return the file, or all parts of the model that it is one part of, in their order."""
    shard = SHARD.match(file.name)
    if shard is None or not 0 < int(shard["number"]) <= int(shard["count"]) <= MOST_SHARDS:
        return [file]
    count = int(shard["count"])
    return [HubFile(file.repo, f"{shard['stem']}-{at:05}-of-{count:05}.gguf") for at in range(1, count + 1)]


def shards_here(path: Path) -> list[Path]:
    """Return the parts that exist on the disk of the model that a file is one part of."""
    shard = SHARD.match(path.name)
    if shard is None:
        return [path]
    of_it = shard["stem"], shard["count"]
    others = ((SHARD.match(beside.name), beside) for beside in path.parent.iterdir())
    return sorted(beside for other, beside in others if other is not None and (other["stem"], other["count"]) == of_it)


def size_of(path: Path) -> int:
    """Return the size in bytes of a model file, of all its parts. Raises ``OSError`` if one cannot be looked at."""
    return sum(part.stat().st_size for part in shards_here(path))


def stands_for_model(path: Path) -> bool:
    """Return whether a model file's name is that of one in a single file, or of the first of several parts."""
    shard = SHARD.match(path.name)
    return shard is None or int(shard["number"]) == 1


def is_side_file(name: str) -> bool:
    """Return whether a file's name says that it belongs to a model, and is none itself."""
    return any(word in name.lower() for word in ("mmproj", "imatrix"))
