"""``check``: does a draft or a head fit a target, and does the target guess for itself?

From the headers alone; of files on the Hub, only these are fetched.
"""

from __future__ import annotations

import json
import sys

from app.cli.terminal import one_line
from app.models.gguf.compatibility import Verdict, compare, no_writer
from app.models.gguf.file_names import HUB_PREFIX, all_shards, file_in
from app.models.gguf.header import Header
from app.models.gguf.heads import guesses_for_itself, kind_of, no_layers_to_guess_with
from app.models.library.model_library import Library
from app.paths import Paths


def check(target: str, draft: str | None, paths: Paths, *, as_json: bool = False) -> int:
    """Say whether a draft fits, or, where none is named, whether the target guesses for itself; exit status 0 or 1.
    Raises ``WorldError`` if a header cannot be read.
    """
    header = _header(target, paths)
    guesser = None if draft is None else _header(draft, paths)
    verdict = _alone(header) if guesser is None else compare(header, guesser)
    own = guesses_for_itself(header)
    if as_json:
        report = {
            "ok": verdict.ok,
            "reason": verdict.reason,
            "target": target,
            "draft": draft,
            "draft_kind": None if guesser is None else kind_of(guesser).value,
            "guesses_for_itself": own,
        }
        sys.stdout.write(json.dumps(report) + "\n")
    else:
        also = f"The model also guesses for itself: {_layers(header)}.\n" if own and guesser is not None else ""
        sys.stdout.write(f"{one_line(verdict.reason)}\n{also}")
    return 0 if verdict.ok else 1


def _alone(header: Header) -> Verdict:
    if (problem := no_writer(header)) is not None:
        return Verdict(False, problem)
    if guesses_for_itself(header):
        return Verdict(True, f"This model guesses for itself: {_layers(header)}.")
    if header.nextn_layers:
        return Verdict(False, no_layers_to_guess_with(header) or "")
    return Verdict(False, "This model does not guess for itself: its file has no layers to guess with. Name a draft.")


def _layers(header: Header) -> str:
    count = header.nextn_layers
    return "its file has a layer to guess with" if count == 1 else f"its file has {count} layers to guess with"


def _header(reference: str, paths: Paths) -> Header:
    if reference.startswith(HUB_PREFIX):
        first = all_shards(file_in(reference))[0]  # which has the description of all
        if not first.below(paths.models).is_file():
            from app.models.hub.repositories import HubBrowser  # noqa: PLC0415 - the Hub's client and the keyring load slowly
            from app.models.network.token_store import TokenStore  # noqa: PLC0415

            return HubBrowser(TokenStore().get()).header(first)
        reference = first.reference
    return Library(paths).header(reference)
