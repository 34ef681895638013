"""Keeps replies of ``/v1/responses`` for an hour, so that a request can go on with one by its id.

They stay in memory, as encoded JSON and each with its whole conversation, so that what they take is known. Requests
with another key do not find them.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from starlette.requests import Request

from app.serve.api_errors import ApiError, refused
from app.serve.apis.openai_chunks import new_id
from app.serve.replies import encoded
from app.serve.requests.request_body import MOST_BYTES, Fields, page_limit

KEPT_S = 3600.0
MOST_RESPONSES = 1000
MOST_KEPT_BYTES = 2 * MOST_BYTES
"""Bytes of all that is kept; what is oldest leaves first."""
_ITEMS_OF_A_PAGE, _MOST_OF_A_PAGE = 20, 100


@dataclass(frozen=True, slots=True)
class _StoredResponse:
    key: str
    until: float
    answer: bytes
    items: bytes
    """All items before the reply, those of earlier turns too."""
    item_ids: tuple[str, ...]
    """Those of the reply's own items."""

    @property
    def size_bytes(self) -> int:
        return len(self.answer) + len(self.items)


@dataclass(frozen=True, slots=True)
class Turn:
    """A request and the conversation that it goes on with."""

    key: str
    items: tuple[Any, ...]
    """All items before the reply."""
    previous_id: str | None
    is_kept: bool
    instructions: str | None = None
    """Of this request alone."""
    metadata: Mapping[str, Any] = field(default_factory=dict)
    """Values that the client wants to find beside the reply again."""


class ResponseStore:
    """The replies that are kept. Use it on the event loop's thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._responses: dict[str, _StoredResponse] = {}
        self._response_of: dict[str, str] = {}
        """The response that an item belongs to, by their ids."""
        self._bytes = 0

    def begin(self, key: str, values: Mapping[str, Any]) -> tuple[Turn, dict[str, Any]]:
        """Read which reply a request goes on with; return its turn, and its body with the whole conversation.
        Raises ``ApiError`` if that reply is not here, or an item of one that the request points at.
        """
        fields = Fields(values)
        previous_id = fields.text("previous_response_id") or None
        metadata = fields.take("metadata")
        whole_turn = partial(
            Turn,
            key,
            previous_id=previous_id,
            is_kept=fields.flag("store") is not False,
            instructions=fields.text("instructions"),
            metadata=metadata if isinstance(metadata, dict) else {},
        )
        earlier: list[Any] = []
        if previous_id is not None:
            previous = self._found(key, previous_id)
            if previous is None:
                raise ApiError(
                    400,
                    "There is no response of this id here: replies are kept for an hour, in memory. Send the whole "
                    "conversation.",
                    field="previous_response_id",
                    code="previous_response_not_found",
                )
            earlier = [*json.loads(previous.items), *json.loads(previous.answer)["output"]]
        added = values.get("input")
        if isinstance(added, str):
            added = [{"type": "message", "role": "user", "content": [{"type": "input_text", "text": added}]}]
        if not isinstance(added, list):  # refused by whoever reads the body
            return whole_turn(items=()), dict(values)
        outputs: dict[str, list[Any]] = {}
        items = (*earlier, *(self._with_id(key, item, outputs) for item in added))
        return whole_turn(items=items), {**values, "input": [*items]}

    def _with_id(self, key: str, item: Any, outputs: dict[str, list[Any]]) -> Any:
        """Return an item with an id; in place of one that points at an item of a kept reply, that item.
        ``outputs`` collects the items of replies that were looked at, by the replies' ids.
        """
        if not isinstance(item, dict):
            return item
        if item.get("type") != "item_reference":
            return item if item.get("id") else {**item, "id": new_id("item_")}
        response_id = self._response_of.get(str(item.get("id")), "")
        response = self._responses.get(response_id)
        if response is None or response.key != key:
            raise refused("There is no item of this id here: replies are kept for an hour, in memory.", "input")
        if response_id not in outputs:
            outputs[response_id] = json.loads(response.answer)["output"]
        return next(output for output in outputs[response_id] if output["id"] == item["id"])

    def keep(self, turn: Turn, answer: Mapping[str, Any]) -> None:
        """Keep a reply, if its request wants that; one that is too large is not kept."""
        if not turn.is_kept:
            return
        item_ids = tuple(item["id"] for item in answer["output"])
        response = _StoredResponse(turn.key, self._clock() + KEPT_S, encoded(answer), encoded(turn.items), item_ids)
        if response.size_bytes > MOST_BYTES:
            return
        self._responses[answer["id"]] = response
        self._response_of.update(dict.fromkeys(item_ids, answer["id"]))
        self._bytes += response.size_bytes
        self.forget_old()

    def forget_old(self) -> None:
        """Forget what was kept for its time, and what is too much."""
        now = self._clock()
        for response_id, response in list(self._responses.items()):
            if response.until > now and self._bytes <= MOST_KEPT_BYTES and len(self._responses) <= MOST_RESPONSES:
                return
            self._forget(response_id)

    def _forget(self, response_id: str) -> None:
        response = self._responses.pop(response_id)
        self._bytes -= response.size_bytes
        for item_id in response.item_ids:
            del self._response_of[item_id]

    def _found(self, key: str, response_id: str) -> _StoredResponse | None:
        self.forget_old()
        response = self._responses.get(response_id)
        return response if response is not None and response.key == key else None

    def _required(self, key: str, response_id: str) -> _StoredResponse:
        response = self._found(key, response_id)
        if response is None:
            raise ApiError(404, "There is no response of this id here: replies are kept for an hour, in memory.")
        return response

    def answer(self, key: str, response_id: str) -> bytes:
        """Return a reply as it was answered, as JSON. Raises ``ApiError`` if it is not here."""
        return self._required(key, response_id).answer

    def delete(self, key: str, response_id: str) -> None:
        """Forget a reply. Raises ``ApiError`` if it is not here."""
        self._required(key, response_id)
        self._forget(response_id)

    def input_items(self, key: str, response_id: str, query: Mapping[str, str]) -> dict[str, Any]:
        """Return a page of the items before a reply, the newest first unless asked otherwise.
        Raises ``ApiError`` if it is not here, or the page makes no sense.
        """
        items = json.loads(self._required(key, response_id).items)
        order, limit = query.get("order") or "desc", page_limit(query, _ITEMS_OF_A_PAGE, _MOST_OF_A_PAGE)
        if order not in {"asc", "desc"}:
            raise refused("“order” must be asc or desc.", "order")
        if order == "desc":
            items.reverse()
        ids = [item.get("id") for item in items]
        after = query.get("after")
        if after:
            if after not in ids:
                raise refused("“after” must be the id of an item.", "after")
            items = items[ids.index(after) + 1 :]
        page = items[:limit]
        ends = {"first_id": page[0].get("id"), "last_id": page[-1].get("id")} if page else {}
        return {"object": "list", "data": page, "has_more": len(page) < len(items), **ends}


def key_of(request: Request) -> str:
    """Return the key that a request carries; without one, an empty text."""
    headers = request.headers
    return headers.get("authorization") or headers.get("x-api-key") or ""
