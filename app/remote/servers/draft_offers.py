"""What can guess for a model on another Draftlight, as that one says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.models.library.guessers import GuesserKind
from app.remote.connections.connection import Connection
from app.remote.connections.faults import nonsense, one_line
from app.speculation import checked

_PATIENCE_S = 60.0
"""The other side reads the headers of its files."""
_MOST = 5000
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class DraftOffer:
    """One thing that guesses there."""

    name: str
    """What the other side calls it; empty for layers of the big model's own."""
    way: GuesserKind
    memory_bytes: int | None = None
    """What it takes there; ``None`` where that is not told."""


@dataclass(frozen=True, slots=True)
class DraftOffers:
    """What can guess for one model."""

    offers: tuple[DraftOffer, ...]
    """Those that may be named, the best first."""
    by_itself: DraftOffer | None = None
    """What guesses where none is named."""
    fits: bool = True
    """Whether the other side says that the offers fit; else they are all that it has."""


async def draft_offers(connection: Connection, model: str, models: Sequence[str]) -> DraftOffers:
    """Ask another Draftlight what can guess for a model.

    Args:
        connection: to it.
        model: the name of the model there.
        models: the names of all models there: an older version cannot say which of them fit.

    Raises:
        WorldError: it does not answer, or refuses.
    """
    answer = await connection.post("/draftlight/drafts", {"model": model}, patience_s=_PATIENCE_S)
    if answer.status == 404 and not _names_a_model(answer.object):
        others = tuple(DraftOffer(name, GuesserKind.DRAFT) for name in models if name != model)
        return DraftOffers(others, fits=False)
    said = connection.sensible(answer, model=model)
    try:
        rows = checked.items(said["drafts"])[:_MOST]
        itself = said.get("by_itself")
        return DraftOffers(
            tuple(_offer(checked.mapping(row)) for row in rows),
            None if itself is None else _offer(checked.mapping(itself)),
        )
    except (ValueError, KeyError, TypeError):
        raise nonsense(connection.server) from None


def _names_a_model(refused: Mapping[str, Any]) -> bool:
    """Return whether the model is not there, rather than the path."""
    error = refused.get("error")
    return isinstance(error, dict) and error.get("code") == "model_not_found"


def _offer(row: Mapping[str, Any]) -> DraftOffer:
    """Read one row.

    Raises:
        ValueError: it makes no sense.
    """
    memory = row.get("memory_bytes")
    return DraftOffer(
        one_line(checked.text(row["name"]))[:_LONGEST],
        GuesserKind[checked.text(row["way"]).upper().replace("-", "_")],
        None if memory is None else checked.count(memory),
    )
