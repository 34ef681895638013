"""How a reply's trace lies in its table."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Mapping
from typing import Any

from app.chats.cells import unpacked
from app.errors import kind_and_place
from app.speculation.trace import Trace
from app.traces.collection import without_collection

_log = logging.getLogger(__name__)

_MOST_BYTES = 64 * 2**20
"""Of a trace that is read: more than the longest reply has."""


def packed_trace(trace: Trace) -> bytes:
    """Return what is kept of it.

    Round by round, as it is read object by object: at once, either would let no other thread run until it is done.
    """
    data = trace.to_json()
    rounds = ",".join(_compact(one) for one in data.pop("rounds"))
    return zlib.compress(f'{_compact(data)[:-1]},"rounds":[{rounds}]}}'.encode("utf-8", "replace"))


def _compact(value: Mapping[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":"))


def unpacked_trace(message_id: int, packed: bytes | None) -> Trace | None:
    """Read it; where that cannot be done, the text is what matters: a reply without its colours is still a reply."""
    if packed is None:
        return None
    try:
        with without_collection():
            return Trace.from_json(json.loads(unpacked(packed, _MOST_BYTES), object_hook=lambda value: value))
    except (ValueError, RecursionError) as error:
        _log.info("The trace of message %d cannot be shown: %s", message_id, kind_and_place(error))
        return None
