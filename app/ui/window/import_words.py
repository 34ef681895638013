"""What came of an import, in sentences."""

from __future__ import annotations

from app.chats.imports.importing import ImportOutcome
from app.chats.imports.programs import ANOTHER


def import_words(outcome: ImportOutcome) -> str:
    """Say how many chats came in, from where, and what did not."""
    said: list[str] = []
    if outcome.added:
        programs = [f"{count:,} from {program}" for program, count in outcome.programs.most_common()]
        only = next(iter(outcome.programs))
        where = f" from {only}" if len(programs) == 1 and only != ANOTHER else f" ({', '.join(programs)})"
        said.append(f"{_chats(len(outcome.added))}{where if len(programs) > 1 or only != ANOTHER else ''} came in.")
    if outcome.updated:
        said.append(f"{_chats(len(outcome.updated))} had grown and {_is(len(outcome.updated))} up to date again.")
    if outcome.known:
        said.append(f"{_chats(outcome.known)} {_was(outcome.known)} here already.")
    if outcome.unreadable:
        said.append(f"{_chats(outcome.unreadable)} could not be read.")
    if outcome.too_large:
        said.append(f"{_chats(outcome.too_large)} {_was(outcome.too_large)} too large.")
    if outcome.newer:
        said.append(f"{_chats(outcome.newer)} {_was(outcome.newer)} saved by a newer Draftlight.")
    if outcome.broken_off:
        names = ", ".join(outcome.broken_off[:3]) + (" and others" if len(outcome.broken_off) > 3 else "")
        ends = "is damaged" if len(outcome.broken_off) == 1 else "are damaged"
        came = outcome.added or outcome.updated or outcome.known
        rest = "chats that are whole in there came in, no other did." if came else "nothing came in from there."
        said.append(f"{names} {ends} or cut off: {rest}")
    if outcome.problem:
        said.append(f"{outcome.problem} The chats before that came in whole.")
    if outcome.stopped:
        said.append("The rest was stopped.")
    return " ".join(said) or "There is no chat in there that Draftlight can read."


def _chats(count: int) -> str:
    return f"{count:,} {'chat' if count == 1 else 'chats'}"


def _was(count: int) -> str:
    return "was" if count == 1 else "were"


def _is(count: int) -> str:
    return "is" if count == 1 else "are"
