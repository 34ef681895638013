"""What a person means by what was typed or pasted into the search field: words, an owner, a repository, or one file.

A repository's name and two words with a slash between them look the same. So a bare ``owner/name`` is only a guess,
and whoever asks the Hub searches for it where there is no such repository.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from app.errors import NotOnHub
from app.language import mark, tr, tr_marked
from app.models.gguf.file_names import HUB_PREFIX, HubFile, file_in, repo_in

_ADDRESS = re.compile(r"(?:https?://)?(?:www\.)?(?P<host>[\w-]+(?:\.[\w-]+)+)(?:/(?P<path>\S*))?", re.IGNORECASE)
_HOSTS = frozenset({"huggingface.co", "hf.co"})
_OTHER_PAGES = frozenset({"datasets", "spaces", "docs", "blog", "models", "papers", "collections", "settings", "join"})
"""First words of addresses on the Hub that are no owner's."""
_MOST_LETTERS = 200
_NOTHING_TYPED = mark("Write a model's or an owner's name, or paste a link from huggingface.co.")


@dataclass(frozen=True, slots=True)
class HubQuery:
    """One way to ask: a repository by its name, or a search."""

    repo: str = ""
    """``owner/name``, to be listed; empty for a search."""
    file: HubFile | None = None
    """The file of ``repo`` that was named."""
    words: str = ""
    author: str = ""
    certain: bool = False
    """The repository was named by a link or with ``hf:``; if it does not exist, a search would surprise."""


def understand(text: str) -> HubQuery:
    """Read what was typed.

    Raises:
        NotOnHub: nothing was typed, or a link that leads elsewhere.
    """
    plain = " ".join(unicodedata.normalize("NFKC", text).split())[:_MOST_LETTERS]
    if not plain:
        raise NotOnHub(tr_marked(_NOTHING_TYPED))
    address = _ADDRESS.fullmatch(plain)
    linked = plain.lower().startswith(("http:", "https:")) or (
        address is not None and (address["host"].lower() in _HOSTS or address["path"] is not None)
    )
    if linked and address is not None and _is_of_the_hub(address["host"]):
        return _from_link(address["path"] or "", plain)
    if linked and (address is None or not _may_be_an_owner(plain)):
        raise NotOnHub(tr("That link leads somewhere else. Paste one from huggingface.co, or write a model's name."))
    if plain.lower().startswith(HUB_PREFIX):
        return _exact(HUB_PREFIX + plain[len(HUB_PREFIX) :].lstrip("/ "))
    return _typed(plain)


def _is_of_the_hub(host: str) -> bool:
    return host.lower() in _HOSTS


def _may_be_an_owner(plain: str) -> bool:
    # "ggml.ai/model" is an owner and a name; what begins with http is a link.
    return "://" not in plain and plain.count("/") == 1


def _from_link(path: str, plain: str) -> HubQuery:
    pieces = [piece for piece in re.split(r"[?#]", path)[0].split("/") if piece]
    if not pieces or pieces[0].lower() in _OTHER_PAGES:
        raise NotOnHub(tr("That page of the Hub is no model. Open a model's page there, and paste its link."))
    if len(pieces) == 1:
        return HubQuery(author=pieces[0])
    return _exact(plain)


def _exact(reference: str) -> HubQuery:
    repo = repo_in(reference)
    if re.split(r"[?#]", reference)[0].lower().endswith(".gguf"):
        return HubQuery(repo=repo, file=file_in(reference), certain=True)
    return HubQuery(repo=repo, certain=True)


def _typed(plain: str) -> HubQuery:
    author, _, name = (piece.strip() for piece in plain.partition("/"))
    words = " ".join(plain.replace("/", " ").split())
    if not words:
        raise NotOnHub(tr_marked(_NOTHING_TYPED))
    if "/" not in plain or not author or " " in author:
        return HubQuery(words=words)
    if not name:
        return HubQuery(author=author)
    rest = " ".join(name.replace("/", " ").split())
    try:
        repo = repo_in(plain)
    except NotOnHub:
        return HubQuery(author=author, words=rest)
    named = name.lower().endswith(".gguf") and "/" in name
    return HubQuery(repo=repo, file=file_in(plain) if named else None, words=rest, author=author)
