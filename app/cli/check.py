"""``check``: does a draft fit a target? From the headers alone; of files on the Hub, only these are fetched."""

from __future__ import annotations

import sys

from app.models.compatibility import compare
from app.models.gguf_header import Header
from app.models.hub_names import HUB_PREFIX, file_in
from app.models.library import Library
from app.models.parts import all_parts
from app.paths import Paths


def check(target: str, draft: str, paths: Paths) -> int:
    """Say whether a draft fits; exit status 0 or 1.

    Raises:
        WorldError: a header cannot be read.
    """
    verdict = compare(*(_header(reference, paths) for reference in (target, draft)))
    sys.stdout.write(f"{verdict.reason}\n")
    return 0 if verdict.ok else 1


def _header(reference: str, paths: Paths) -> Header:
    if reference.startswith(HUB_PREFIX):
        first = all_parts(file_in(reference))[0]  # which has the description of all
        if not first.below(paths.models).is_file():
            from app.models.hub import HubBrowser  # noqa: PLC0415 - the Hub's client and the keyring load slowly
            from app.models.token_store import TokenStore  # noqa: PLC0415

            return HubBrowser(TokenStore().get()).header(first)
        reference = first.reference
    return Library(paths).header(reference)
