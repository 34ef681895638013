"""Questions of the pages to the Hub: functions that block, run beside the window, and touch nothing of Qt.

The search field takes words, an owner, a repository, or one file. A repository's name and two words with a slash
between them look the same. So a bare ``owner/name`` is only a guess, and whoever asks the Hub searches for it where
there is no such repository.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from app.errors import IncompatibleDraft, NotOnHub
from app.language import mark, tr, tr_marked
from app.models.gguf.compatibility import takes_no_draft
from app.models.gguf.file_names import HUB_PREFIX, HubFile, file_in, repo_in
from app.models.gguf.fit import FitVerdict, ModelMemory, free_memory_bytes, judge
from app.models.gguf.heads import ModelFileKind
from app.models.gguf.projectors import memory_of_projector
from app.models.gguf.weights import USUAL_ROW_SHARE
from app.models.hub.draft_search import (
    Candidate,
    DraftOrigin,
    DraftSearch,
    Found,
    JudgedCandidate,
    Target,
    candidate_of,
    local_target,
    remote_target,
)
from app.models.hub.repositories import FoundRepo, HubBrowser, RepoFile, RepoListing, recommend
from app.models.library.catalog import load_catalog
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.history import JsonStore
from app.models.library.inventory import take_inventory
from app.models.library.model_library import Library
from app.models.library.speeds import MeasuredSpeeds
from app.models.network.token_store import TokenPlace, TokenStore
from app.paths import Paths

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
    """Read what was typed. Raises ``NotOnHub`` if nothing was typed, or a link that leads elsewhere."""
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


StillWanted = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class FileChoice:
    """A row of a repository, and how it stands to this computer."""

    row: RepoFile
    fit: FitVerdict
    """Guessed from the size: the header has not been read."""


@dataclass(frozen=True, slots=True)
class RepoContents:
    """A repository laid out for a person."""

    listing: RepoListing
    choices: tuple[FileChoice, ...]
    named: HubFile | None = None
    """The file that a link led to."""


@dataclass(frozen=True, slots=True)
class SearchResults:
    """The result of a search: repositories, or the one that was named."""

    repos: tuple[FoundRepo, ...] = ()
    contents: RepoContents | None = None


class HubQuestions:
    """Asks with the token that is kept, for models that are to hold so much text.
    ``tokens`` is looked into when something is asked; that may take a while.
    """

    def __init__(self, paths: Paths, tokens: TokenStore, context_tokens: int) -> None:
        self._paths = paths
        self._tokens = tokens
        self.context_tokens = context_tokens

    def search(self, text: str, is_wanted: StillWanted) -> SearchResults:
        """Answer what was typed. Raises ``NotOnHub``, ``HubUnreachable``, ``AccessNeeded`` or ``Abandoned``."""
        query, browser = understand(text), self._browser(is_wanted)
        if query.repo:
            try:
                return SearchResults(contents=self._laid_out(browser.listing(query.repo), query.file))
            except NotOnHub:
                if query.certain:
                    raise
        return SearchResults(repos=self._search_repos(query, browser))

    def contents(self, repo: str, is_wanted: StillWanted) -> RepoContents:
        """Return what a repository holds.
        Raises ``NotOnHub``, ``HubUnreachable``, ``AccessNeeded`` or ``Abandoned``.
        """
        return self._laid_out(self._browser(is_wanted).listing(repo))

    def keep_token(self, token: str) -> TokenPlace:
        """Keep the token; returns where it is then."""
        return self._tokens.put(token)

    def drafts_for(self, wish: Candidate) -> DraftSearchRun:
        """Return a search for drafts that has not begun; ``wish`` is the model they are to guess for."""
        return DraftSearchRun(self._paths, self._tokens, self.context_tokens, wish)

    def _browser(self, is_wanted: StillWanted) -> HubBrowser:
        return HubBrowser(self._tokens.get(), lambda: not is_wanted())

    @staticmethod
    def _search_repos(query: HubQuery, browser: HubBrowser) -> tuple[FoundRepo, ...]:
        return browser.search(query.words, query.author)

    def _laid_out(self, listing: RepoListing, named: HubFile | None = None) -> RepoContents:
        free = free_memory_bytes()

        def fit(row: RepoFile) -> FitVerdict:
            guessed = ModelMemory.guessed(row.size_bytes)
            to_see = memory_of_projector(row.projector.size_bytes) if row.projector is not None else 0
            return judge([replace(guessed, file_bytes=row.size_bytes + to_see)], self.context_tokens, free)

        verdicts = {row.names: fit(row) for row in listing.rows}
        rows = recommend(listing.rows, lambda row: verdicts[row.names].fit)
        return RepoContents(
            replace(listing, rows=rows), tuple(FileChoice(row, verdicts[row.names]) for row in rows), named
        )


class DraftSearchRun:
    """A search for drafts, one step at a time, so that each find is shown as it comes.

    Steps come from one thread after the other, never from two at once.
    """

    def __init__(self, paths: Paths, tokens: TokenStore, context_tokens: int, wish: Candidate) -> None:
        self.wish = wish
        self._paths = paths
        self._library = Library(paths)
        self._tokens = tokens
        self._context_tokens = context_tokens
        self._target: Target | None = None
        self._results: Iterator[Found] | None = None
        self._is_wanted: StillWanted = lambda: True

    def step(self, is_wanted: StillWanted) -> Found | None:
        """Return the next find; ``None`` when there are no more.
        Raises ``IncompatibleDraft`` if no draft can guess for this model, ``HubUnreachable``, ``AccessNeeded``,
        ``NotOnHub``, ``ModelFileError`` or ``UnknownModel`` if the model itself cannot be read, ``Abandoned``.
        """
        self._is_wanted = is_wanted
        if self._results is None:
            self._results = self._search().run()
        return next(self._results, None)

    def check(self, text: str, is_wanted: StillWanted) -> JudgedCandidate:
        """Judge a draft that a person named or pasted the link of; of a repository, its recommended file.
        Raises ``NotOnHub``, ``HubUnreachable``, ``AccessNeeded``, ``ModelFileError``, ``UnknownModel``,
        ``IncompatibleDraft`` or ``Abandoned``.
        """
        self._is_wanted = is_wanted
        query = understand(text)
        if not query.repo:
            raise NotOnHub(tr("Paste the link of a draft's page on the Hub, or write owner/name."))
        search = self._search()
        listing = self._browser().listing(query.repo)
        rows = [
            row
            for row in (*listing.rows, *listing.guessers)
            if (query.file.name in row.names if query.file else row.recommended)
        ]
        if not rows:
            raise NotOnHub(tr("{repo} has no such model file.", repo=query.repo))
        return search.judge(candidate_of(listing, rows[0]))

    def _search(self) -> DraftSearch:
        browser = self._browser()
        if self._target is None:
            local = self.wish.place is DraftOrigin.HERE
            self._target = local_target(self.wish, self._library) if local else remote_target(self.wish, browser)
        if reason := takes_no_draft(self._target.header):
            raise IncompatibleDraft(reason)
        pairs = load_catalog()
        here = [item for item in take_inventory(self._paths, pairs, (None, None), self._is_wanted) if not item.missing]
        facts = FactsStore(self._paths.facts).read_all(item.path for item in here)
        measured = MeasuredSpeeds(JsonStore(self._paths.lessons).all())
        row_share = measured.row_share(self._target.reference.rpartition("/")[2])
        return DraftSearch(
            self._target,
            browser,
            self._library,
            [
                Candidate(item.name, item.reference, DraftOrigin.HERE, item.size_bytes, kind=_kind(facts[item.path]))
                for item in here
            ],
            pairs,
            context_tokens=self._context_tokens,
            free_bytes=free_memory_bytes(),
            row_share=USUAL_ROW_SHARE if row_share is None else row_share,
        )

    def _browser(self) -> HubBrowser:
        return HubBrowser(self._tokens.get(), lambda: not self._is_wanted())


def _kind(facts: object) -> ModelFileKind:
    """Return the kind of a file; that of a model where it cannot be read: the judgement says what is wrong with it."""
    return ModelFileKind(facts.shape.kind) if isinstance(facts, FileFacts) else ModelFileKind.MODEL
