"""Sentences about the result of an import."""

from __future__ import annotations

from collections.abc import Sequence

from app.chats.imports.importing import ImportOutcome
from app.chats.imports.programs.openai_like import PROGRAM as ANOTHER
from app.language import number, tr, tr_count


def import_words(outcome: ImportOutcome) -> str:
    """Say how many chats came in, from where, and what did not."""
    sentences: list[str] = []
    if outcome.added:
        sentences.append(_added(len(outcome.added), outcome.programs.most_common()))
    if outcome.updated:
        sentences.append(
            tr_count(
                "%n chat had grown and is up to date again.",
                "%n chats had grown and are up to date again.",
                len(outcome.updated),
            )
        )
    if outcome.known:
        sentences.append(tr_count("%n chat was here already.", "%n chats were here already.", outcome.known))
    if outcome.unreadable:
        sentences.append(tr_count("%n chat could not be read.", "%n chats could not be read.", outcome.unreadable))
    if outcome.too_large:
        sentences.append(tr_count("%n chat was too large.", "%n chats were too large.", outcome.too_large))
    if outcome.newer:
        sentences.append(
            tr_count(
                "%n chat was saved by a newer Draftlight.", "%n chats were saved by a newer Draftlight.", outcome.newer
            )
        )
    if outcome.broken_off:
        sentences.append(
            _broken_off(outcome.broken_off, some_came_in=bool(outcome.added or outcome.updated or outcome.known))
        )
    sentences += _left_out(outcome)
    if outcome.problem:
        sentences.append(tr("{problem} The chats before that came in whole.", problem=outcome.problem))
    if outcome.stopped:
        sentences.append(tr("The rest was stopped."))
    return " ".join(sentences) or tr("There is no chat in there that Draftlight can read.")


def _left_out(outcome: ImportOutcome) -> list[str]:
    """Say how much of the messages did not come in, by its kind."""
    pictures, files, recordings = (outcome.left_out[kind, False] for kind in ("picture", "file", "recording"))
    parts = []
    if pictures:
        parts.append(tr_count("%n picture is not in the export.", "%n pictures are not in the export.", pictures))
    if files:
        parts.append(tr_count("%n file is not in the export.", "%n files are not in the export.", files))
    if recordings:
        parts.append(tr_count("%n recording is not in the export.", "%n recordings are not in the export.", recordings))
    pictures, files, recordings = (outcome.left_out[kind, True] for kind in ("picture", "file", "recording"))
    if pictures:
        parts.append(tr_count("%n picture could not be taken in.", "%n pictures could not be taken in.", pictures))
    if files:
        parts.append(tr_count("%n file could not be taken in.", "%n files could not be taken in.", files))
    if recordings:
        parts.append(
            tr_count("%n recording could not be taken in.", "%n recordings could not be taken in.", recordings)
        )
    return parts


def _added(count: int, programs: Sequence[tuple[str, int]]) -> str:
    """Say how many chats came in, from each of these programs so many."""
    first = programs[0][0]
    if len(programs) > 1:
        each = ", ".join(
            tr("{count} from {program}", count=number(of_it), program=_program(name)) for name, of_it in programs
        )
        return tr_count("%n chat ({programs}) came in.", "%n chats ({programs}) came in.", count, programs=each)
    if first == ANOTHER:
        return tr_count("%n chat came in.", "%n chats came in.", count)
    return tr_count("%n chat from {program} came in.", "%n chats from {program} came in.", count, program=first)


def _program(name: str) -> str:
    return tr("another program") if name == ANOTHER else name


def _broken_off(names: Sequence[str], *, some_came_in: bool) -> str:
    """Say what became of files that end too early."""
    listed = ", ".join(names[:3])
    if len(names) > 3:
        listed = tr("{names} and others", names=listed)
    if len(names) == 1:
        if some_came_in:
            return tr("{name} is damaged or cut off: chats that are whole in there came in, no other did.", name=listed)
        return tr("{name} is damaged or cut off: nothing came in from there.", name=listed)
    if some_came_in:
        return tr("{names} are damaged or cut off: chats that are whole in there came in, no other did.", names=listed)
    return tr("{names} are damaged or cut off: nothing came in from there.", names=listed)
