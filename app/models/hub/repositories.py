"""Looking around on the Hub: repositories by words, their model files, and what a file says about itself.

Nothing large moves here. A file's header stands in its first megabytes, so a request for those decides whether two
models fit together before either is fetched.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.errors import HubUnreachable, ModelFileError, NotOnHub
from app.language import tr
from app.models.download.transfer import PublishedFile, ask_published
from app.models.gguf.file_names import HubFile, is_safe_path, repo_in
from app.models.gguf.header import Header, parse_header
from app.models.gguf.header_reader import HeaderIncomplete
from app.models.gguf.names import one_line
from app.models.hub.repository_files import ListedFile, RepoFile, fold, fold_guessers
from app.models.network.hub_client import ask, open_answer
from app.models.network.hub_internals import endpoint, model_info

HEADER_BYTES = 16 * 1024 * 1024
"""Headers take 1.8 MB (SmolLM2) to 15.8 MB (Gemma 4)."""
_FIRST_LOOK_BYTES = 2 * 1024 * 1024
"""Enough for the smallest; each further look needs twice as much."""
_MOST_FOUND = 30
_MOST_ANSWER_BYTES = 32 * 1024 * 1024
"""Of one answer about repositories; one that names 10,000 files has 3 MB."""
_TIMEOUT_S = 10.0


class Abandoned(Exception):
    """The question was given up: its answer is not wanted any more."""


@dataclass(frozen=True, slots=True)
class FoundRepo:
    """A repository that a search found."""

    name: str
    downloads: int
    gated: bool


@dataclass(frozen=True, slots=True)
class RepoFacts:
    """Facts that the Hub read in a repository's files; ``None`` or empty where it does not say."""

    architecture: str = ""
    parameters: int | None = None
    context_tokens: int | None = None
    chat_template: bool | None = None
    """Whether it knows how a conversation is written; a base model does not."""


@dataclass(frozen=True, slots=True)
class RepoListing:
    """The model files of a repository, with its licence and facts."""

    repo: str
    commit: str
    licence: str
    gated: bool
    rows: tuple[RepoFile, ...]
    hidden_files: int
    """How many model files are left out, being no chat models."""
    facts: RepoFacts
    guessers: tuple[RepoFile, ...] = ()
    """Heads and assistants, by their names."""


class HubBrowser:
    """Asks the Hub. Every method blocks for as long as the Hub takes.

    The client's own search waits out errors by itself, for half a minute when offline and for as long as a busy Hub
    asks, and closes connections that downloads are using; so its session is asked once, and a person decides.

    Args:
        token: for gated repositories; sent to the Hub alone.
        abandoned: asked while bytes arrive; once it says yes, :class:`Abandoned` is raised.
    """

    def __init__(self, token: str | None = None, abandoned: Callable[[], bool] = lambda: False) -> None:
        self._token = token
        self._abandoned = abandoned

    def search(self, words: str, author: str = "") -> tuple[FoundRepo, ...]:
        """Return repositories with GGUF files, the most fetched first.

        Raises:
            HubUnreachable, AccessNeeded, Abandoned
        """
        parameters = {"filter": "gguf", "sort": "downloads", "limit": str(_MOST_FOUND)}
        parameters |= {name: value for name, value in (("search", words), ("author", author)) if value}

        def question() -> tuple[FoundRepo, ...]:
            answer = self._json("/api/models", parameters, "that")
            return tuple(FoundRepo(info["id"], int(info.get("downloads") or 0), bool(info.get("gated")))
                         for info in answer[:_MOST_FOUND])  # fmt: skip

        return tuple(found for found in ask(question, "that") if _is_repo(found.name))

    def listing(self, text: str) -> RepoListing:
        """Return the model files of a repository that a person named or pasted the link of.

        Raises:
            NotOnHub, HubUnreachable, AccessNeeded, Abandoned
        """
        repo = repo_in(text)

        def question() -> RepoListing:
            info = model_info(self._json(f"/api/models/{repo}", {"blobs": "true"}, repo))
            listed = [_listed(sibling) for sibling in info.siblings or ()]
            models = [file for file in listed if file.name.lower().endswith(".gguf") and is_safe_path(file.name)]
            rows = fold(models)
            card = info.card_data.to_dict() if info.card_data else {}
            seen_with = {row.projector.name for row in rows if row.projector is not None}
            shown = sum(len(row.names) for row in rows) + len(seen_with)
            if not isinstance(info.sha, str):
                raise TypeError("a repository without a commit")
            licence = one_line(card.get("license") or "")
            return RepoListing(repo, info.sha, licence, bool(info.gated), rows, len(models) - shown, _facts(info.gguf),
                               fold_guessers(models))  # fmt: skip

        return ask(question, repo)

    def header(self, file: HubFile, revision: str = "main") -> Header:
        """Return what a file says about itself, from its first megabytes alone.

        Raises:
            NotOnHub, HubUnreachable, AccessNeeded, Abandoned
            ModelFileError: it is no model, damaged, or its header is larger than any known.
        """
        facts = ask_published(file, revision, self._token)
        if self._abandoned():
            raise Abandoned
        return self._header(file, facts)

    def _header(self, file: HubFile, facts: PublishedFile) -> Header:
        """Read on until the header is whole: a small model's is a tenth of the largest."""
        limit = min(HEADER_BYTES, facts.size_bytes)
        start, wanted = bytearray(), min(_FIRST_LOOK_BYTES, limit)

        def enough(piece: bytes) -> Header | None:
            nonlocal wanted
            start.extend(piece)
            while len(start) >= wanted:
                try:
                    return parse_header(bytes(start[:limit]), file.name)
                except HeaderIncomplete:
                    if wanted >= limit:
                        raise
                    wanted = min(2 * wanted, limit)
            return None

        try:
            header = self._read(facts.url, file.reference, enough, headers={"Range": f"bytes=0-{limit - 1}"})
            return header if header is not None else parse_header(bytes(start), file.name)
        except HeaderIncomplete:
            if len(start) < limit:
                raise HubUnreachable(tr("The connection to the Hub broke. Check your connection.")) from None
            raise ModelFileError(
                tr("{name} describes itself in more than 16 MB; no known model does.", name=file.name)
            ) from None

    def _json(self, path: str, parameters: dict[str, str], what: str) -> Any:
        content = bytearray()

        def keep(piece: bytes) -> None:
            content.extend(piece)
            if len(content) > _MOST_ANSWER_BYTES:
                raise ValueError("an answer without end")

        self._read(endpoint() + path, what, keep, parameters=parameters)
        return json.loads(content)

    def _read(
        self,
        url: str,
        what: str,
        take: Callable[[bytes], Header | None],
        *,
        parameters: dict[str, str] | None = None,
        headers: dict[str, str] | None = None,
    ) -> Header | None:
        """Hand an answer to ``take`` as it arrives, until that returns something or the answer ends."""
        with open_answer(
            url, what, token=self._token, parameters=parameters, headers=headers, timeout_s=_TIMEOUT_S
        ) as response:
            # A server that ignores the range is left as soon as enough came.
            for piece in response.iter_bytes(64 * 1024):
                if self._abandoned():
                    raise Abandoned
                if (result := take(piece)) is not None:
                    return result
        return None


def _is_repo(name: str) -> bool:
    try:
        return repo_in(name) == name
    except NotOnHub:
        return False


def _facts(gguf: Any) -> RepoFacts:
    known = gguf if isinstance(gguf, dict) else {}

    def number(key: str) -> int | None:
        return value if type(value := known.get(key)) is int and value > 0 else None

    return RepoFacts(
        architecture=one_line(known.get("architecture") or ""),
        parameters=number("total"),
        context_tokens=number("context_length"),
        chat_template=bool(known.get("chat_template")) if known else None,
    )


def _listed(sibling: Any) -> ListedFile:
    lfs = sibling.lfs
    return ListedFile(sibling.rfilename, int(sibling.size or 0), str(lfs.sha256) if lfs else "")
