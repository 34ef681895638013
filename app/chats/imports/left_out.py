"""Names in its message what cannot be taken in from an export, and counts it for the person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

LeftOutKind = Literal["picture", "file", "recording"]
_HEADS: dict[LeftOutKind, tuple[str, str]] = {
    "picture": ("Picture", "Pictures"),
    "file": ("File", "Files"),
    "recording": ("Recording", "Recordings"),
}


@dataclass(frozen=True, slots=True)
class LeftOut:
    """One picture, file or recording of a message that does not come in."""

    kind: LeftOutKind
    name: str = ""
    is_in_export: bool = False
    """Whether it is there, and is of a kind or size that cannot be taken in."""
    has_words: bool = False
    """Whether its words are in the message, which then needs no note of it."""


def write_note(left_out: Sequence[LeftOut]) -> str:
    """Return what a message says of what it lacks; nothing where it lacks nothing."""
    groups: dict[tuple[LeftOutKind, bool], list[str]] = {}
    for one in left_out:
        if not one.has_words:
            groups.setdefault((one.kind, one.is_in_export), []).append(one.name)
    return "\n\n".join(_write_group_note(kind, names, is_in_export) for (kind, is_in_export), names in groups.items())


def _write_group_note(kind: LeftOutKind, names: Sequence[str], is_in_export: bool) -> str:
    one, many = _HEADS[kind]
    reason = "not taken in" if is_in_export else "not in the export"
    if all(names):
        return f"({one if len(names) == 1 else many} {reason}: {', '.join(names)})"
    return f"({one} {reason})" if len(names) == 1 else f"({len(names)} {many.lower()} {reason})"
