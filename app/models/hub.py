"""Looking around on the Hub: repositories by words, their model files, and what a file says about itself.

Nothing large moves here. A file's header stands in its first megabytes, so a request for those decides whether two
models fit together before either is fetched.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.errors import HubUnreachable, ModelFileError, NotOnHub
from app.models.download import published
from app.models.gguf_header import Header, HeaderIncomplete, parse_header
from app.models.hub_client import ask, client, endpoint, explained
from app.models.hub_files import FileRow, Listed, fold
from app.models.hub_names import HubFile, is_safe_path, repo_in

HEADER_BYTES = 16 * 1024 * 1024
"""Headers take 1.8 MB (SmolLM2) to 15.8 MB (Gemma 4)."""
_MOST_FOUND = 30


@dataclass(frozen=True, slots=True)
class FoundRepo:
    """A repository that a search found."""

    name: str
    downloads: int
    gated: bool


@dataclass(frozen=True, slots=True)
class RepoListing:
    """What a repository holds for us."""

    repo: str
    commit: str
    licence: str
    gated: bool
    rows: tuple[FileRow, ...]
    hidden_files: int
    """How many model files are left out, being no chat models."""


class HubBrowser:
    """Asks the Hub. Every method blocks for as long as the Hub takes.

    Args:
        token: for gated repositories; sent to the Hub alone.
    """

    def __init__(self, token: str | None = None) -> None:
        self._token = token

    def search(self, words: str) -> tuple[FoundRepo, ...]:
        """Repositories with GGUF files, the most fetched first.

        Raises:
            HubUnreachable, AccessNeeded
        """

        def question() -> tuple[FoundRepo, ...]:
            found = self._api().list_models(search=words, filter="gguf", sort="downloads", limit=_MOST_FOUND)
            return tuple(FoundRepo(info.id, info.downloads or 0, bool(info.gated)) for info in found)

        return ask(question, "that")

    def listing(self, text: str) -> RepoListing:
        """The model files of a repository that a person named or pasted the link of.

        Raises:
            NotOnHub, HubUnreachable, AccessNeeded
        """
        repo = repo_in(text)

        def question() -> RepoListing:
            info = self._api().model_info(repo, files_metadata=True)
            listed = [_listed(sibling) for sibling in info.siblings or ()]
            models = [file for file in listed if file.name.lower().endswith(".gguf") and is_safe_path(file.name)]
            rows = fold(models)
            card = info.card_data.to_dict() if info.card_data else {}
            shown = sum(len(row.names) for row in rows)
            return RepoListing(
                repo, info.sha, str(card.get("license") or ""), bool(info.gated), rows, len(models) - shown
            )

        return ask(question, repo)

    def header(self, file: HubFile, revision: str = "main") -> Header:
        """What a file says about itself, from its first megabytes alone.

        Raises:
            NotOnHub, HubUnreachable, AccessNeeded
            ModelFileError: it is no model, damaged, or its header is larger than any known.
        """
        facts = published(file, revision=revision, token=self._token)
        start = self._first_bytes(facts.url, min(HEADER_BYTES, facts.size_bytes))
        try:
            return parse_header(start, file.name)
        except HeaderIncomplete:
            raise ModelFileError(f"{file.name} describes itself in more than 16 MB; no known model does.") from None

    def _first_bytes(self, url: str, count: int) -> bytes:
        hub = client()
        headers = hub.utils.build_hf_headers(token=self._token or False) | {"Range": f"bytes=0-{count - 1}"}
        start = bytearray()
        with (
            explained("file"),
            hub.utils.get_session().stream("GET", url, headers=headers, follow_redirects=True, timeout=10) as response,
        ):
            hub.utils.hf_raise_for_status(response)
            # A server that ignores the range is left as soon as enough came.
            for piece in response.iter_bytes(64 * 1024):
                start += piece
                if len(start) >= count:
                    break
        return bytes(start[:count])

    def _api(self) -> Any:
        return client().HfApi(endpoint=endpoint(), token=self._token or False)


def _listed(sibling: Any) -> Listed:
    lfs = sibling.lfs
    return Listed(sibling.rfilename, int(sibling.size or 0), str(lfs.sha256) if lfs else "")


def files_of(listing: RepoListing, name: str) -> Sequence[HubFile]:
    """The files to fetch for a name in a repository: the file, or all parts of a split model.

    Raises:
        NotOnHub: the repository has no such model file.
        HubUnreachable: parts are missing there.
    """
    for row in listing.rows:
        if name in row.names:
            if not row.complete:
                raise HubUnreachable(f"Parts of {row.names[0]} are missing on the Hub. Try again later.")
            return [HubFile(listing.repo, part) for part in row.names]
    raise NotOnHub(f"{listing.repo} has no model file {name}.")
