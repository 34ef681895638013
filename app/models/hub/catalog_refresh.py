"""The catalogue's files as the Hub describes them now: sizes, hashes, licences, and whether the owner asks for consent.

The catalogue that came with the program is an expectation. The Hub is asked at most once a day for each repository, and
what it said is kept; without a network the figures stay as they are, and nobody is bothered.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from app.errors import AccessNeeded, HubUnreachable, NotOnHub
from app.models.library.catalog import CatalogFile, CatalogPair
from app.models.library.history import JsonStore
from app.models.network.hub_client import ask
from app.models.network.hub_internals import OUR_NAME, client, endpoint

_log = logging.getLogger(__name__)

_FRESH_S = 24 * 3600.0
_SHA256 = re.compile(r"[0-9a-f]{64}")
_LICENCE = re.compile(r"[A-Za-z0-9][A-Za-z0-9._ -]{0,60}")
_UNNAMED_LICENCE = "other"


@dataclass(frozen=True, slots=True)
class HubFileState:
    """Size, hash, licence and consent of a file, as the Hub stated them."""

    size_bytes: int
    sha256: str
    """Empty where it gave none."""
    licence: str
    """Empty where it gave none, or none with a name."""
    gated: bool


class CatalogRefresh:
    """Keeps what the Hub last said on the disk.
    The file may be deleted, or damaged, at any time; ``now`` is the clock, in seconds since 1970.
    """

    def __init__(self, file: Path, now: Callable[[], float] = time.time) -> None:
        self._known = JsonStore(file)
        self._now = now

    def apply(self, pairs: Sequence[CatalogPair]) -> tuple[CatalogPair, ...]:
        """Return the pairs as the Hub describes them, as far as it was asked."""
        stored = self._known.all()

        def current(file: CatalogFile) -> CatalogFile:
            seen = _from_json(stored.get(_key(file)))
            return file if seen is None else _described(file, seen)

        return tuple(
            replace(
                pair,
                target=current(pair.target),
                draft=current(pair.draft) if pair.draft else None,
                projector=current(pair.projector) if pair.projector else None,
            )
            for pair in pairs
        )

    def ask_hub(self, pairs: Sequence[CatalogPair], is_wanted: Callable[[], bool] = lambda: True) -> None:
        """Ask about every repository that was not asked about today, as nobody in particular: no token is sent.

        Ends at the first sign of no network.
        """
        due = self._due(pairs)
        answers: dict[str, Any] = {}
        for (repo, revision), files in due.items():
            if not is_wanted():
                break
            try:
                answers |= self._ask_about(repo, revision, files)
            except (NotOnHub, AccessNeeded) as error:
                _log.info("not asked about: %s", error)
            except HubUnreachable as error:
                _log.info("the catalogue stays as it is: %s", error)
                break
        if answers:
            self._known.put_all(answers)

    def _due(self, pairs: Sequence[CatalogPair]) -> dict[tuple[str, str], list[CatalogFile]]:
        stored, now = self._known.all(), self._now()
        due: dict[tuple[str, str], list[CatalogFile]] = {}
        for file in dict.fromkeys(file for pair in pairs for file in pair.all_files):
            entry = stored.get(_key(file))
            asked_s = entry.get("asked_s") if isinstance(entry, dict) else None
            if not isinstance(asked_s, (int, float)) or not 0 <= now - asked_s < _FRESH_S:
                due.setdefault((file.hub.repo, file.revision), []).append(file)
        return due

    def _ask_about(self, repo: str, revision: str, files: Sequence[CatalogFile]) -> dict[str, dict[str, Any]]:
        def question() -> dict[str, dict[str, Any]]:
            api = client().HfApi(endpoint=endpoint(), token=False, **OUR_NAME)
            info = api.model_info(repo, revision=revision, files_metadata=True, timeout=10)
            listed = {one.rfilename: one for one in info.siblings or ()}
            card = info.card_data.to_dict() if info.card_data else {}
            return {
                _key(file): {
                    "bytes": listed[file.hub.name].size,
                    "sha256": listed[file.hub.name].lfs.sha256 if listed[file.hub.name].lfs else "",
                    "licence": card.get("license") or "",
                    "gated": bool(info.gated),
                    "asked_s": self._now(),
                }
                for file in files
                if file.hub.name in listed
            }

        return ask(question, repo)


def _described(file: CatalogFile, seen: HubFileState) -> CatalogFile:
    changed = bool(seen.licence) and seen.licence != file.licence
    return replace(
        file,
        size_bytes=seen.size_bytes,
        sha256=seen.sha256 or file.sha256,
        gated=seen.gated,
        licence=seen.licence if changed else file.licence,
        licence_note="" if changed else file.licence_note,  # our note was about the other licence
    )


def _key(file: CatalogFile) -> str:
    return f"{file.hub.reference}@{file.revision}"


def _from_json(value: Any) -> HubFileState | None:
    """Return what was kept, if it makes sense: it came from afar, and the file may be damaged."""
    if not isinstance(value, dict) or type(value.get("bytes")) is not int or value["bytes"] <= 0:
        return None
    sha256, licence = value.get("sha256"), value.get("licence")
    if not isinstance(sha256, str) or (sha256 and not _SHA256.fullmatch(sha256)):
        return None
    named = isinstance(licence, str) and _LICENCE.fullmatch(licence) and licence != _UNNAMED_LICENCE
    return HubFileState(value["bytes"], sha256, str(licence) if named else "", value.get("gated") is True)
