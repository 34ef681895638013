"""Replies of ``/v1/responses`` are kept for an hour, within bounds, for the key that they were asked with."""

from __future__ import annotations

from typing import Any

import pytest

from app.serve.api_errors import ApiError
from app.serve.apis import stored_responses
from app.serve.apis.stored_responses import KEPT_S, ResponseStore

KEY = "Bearer mine"
USER = {"type": "message", "role": "user", "content": "Hi"}


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def reply(number: int) -> dict[str, Any]:
    return {"id": f"resp_{number}", "output": [{"id": f"msg_{number}", "type": "message", "role": "assistant"}]}


def kept(store: ResponseStore, number: int, /, **body: Any) -> None:
    turn, _ = store.begin(KEY, {"input": f"Question {number}", **body})
    store.keep(turn, reply(number))


def texts_of(values: dict[str, Any]) -> list[str]:
    return [item["id"] if item["role"] == "assistant" else item["content"][0]["text"] for item in values["input"]]


def test_a_request_goes_on_with_all_turns_before_it() -> None:
    store = ResponseStore()
    kept(store, 1)
    kept(store, 2, previous_response_id="resp_1")
    turn, values = store.begin(KEY, {"input": "Question 3", "previous_response_id": "resp_2"})
    assert texts_of(values) == ["Question 1", "msg_1", "Question 2", "msg_2", "Question 3"]
    assert (turn.previous_id, turn.is_kept) == ("resp_2", True)


def test_an_item_that_is_only_pointed_at_is_put_in_its_place() -> None:
    store = ResponseStore()
    kept(store, 1)
    body = {"input": [USER, {"type": "item_reference", "id": "msg_1"}, USER]}
    assert store.begin(KEY, body)[1]["input"][1] == reply(1)["output"][0]
    for key, item_id in (("", "msg_1"), (KEY, "msg_2"), (KEY, None), (KEY, ["msg_1"])):
        with pytest.raises(ApiError, match="no item of this id"):
            store.begin(key, {"input": [{"type": "item_reference", "id": item_id}]})


def is_here(store: ResponseStore, number: int, key: str = KEY) -> bool:
    try:
        store.answer(key, f"resp_{number}")
    except ApiError as error:
        return error.status != 404
    return True


def test_replies_are_gone_after_an_hour_and_after_they_were_deleted() -> None:
    clock = Clock()
    store = ResponseStore(clock)
    kept(store, 1)
    clock.now = KEPT_S / 2
    kept(store, 2)
    clock.now = KEPT_S
    assert [is_here(store, number) for number in (1, 2)] == [False, True]
    store.delete(KEY, "resp_2")
    assert not is_here(store, 2)
    with pytest.raises(ApiError, match="Send the whole conversation") as refusal:
        store.begin(KEY, {"input": "Hi", "previous_response_id": "resp_1"})
    assert (refusal.value.status, refusal.value.code) == (400, "previous_response_not_found")


def test_a_reply_is_not_kept_where_its_request_says_so_and_not_found_with_another_key() -> None:
    store = ResponseStore()
    kept(store, 1, store=False)
    kept(store, 2)
    assert [is_here(store, 1), is_here(store, 2), is_here(store, 2, "Bearer other")] == [False, True, False]
    with pytest.raises(ApiError):
        store.delete("", "resp_2")
    assert is_here(store, 2)


def test_the_oldest_leave_where_there_are_too_many_or_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_responses, "MOST_RESPONSES", 2)
    monkeypatch.setattr(stored_responses, "MOST_BYTES", 2000)
    monkeypatch.setattr(stored_responses, "MOST_KEPT_BYTES", 3000)
    store = ResponseStore()
    for number in (1, 2, 3):
        kept(store, number)
    assert [is_here(store, number) for number in (1, 2, 3)] == [False, True, True]
    kept(store, 4, input="x" * 1700)
    kept(store, 5, input="x" * 1700)
    kept(store, 6, input="x" * 3000)
    assert [is_here(store, number) for number in (3, 4, 5, 6)] == [False, False, True, False]


@pytest.mark.parametrize(
    ("query", "texts", "more"),
    [
        ({}, ["Question 2", "msg_1", "Question 1"], False),
        ({"order": "", "limit": "", "after": ""}, ["Question 2", "msg_1", "Question 1"], False),
        ({"order": "asc", "limit": "2"}, ["Question 1", "msg_1"], True),
        ({"after": "msg_1"}, ["Question 1"], False),
        ({"after": "msg_1", "order": "asc", "limit": "1"}, ["Question 2"], False),
    ],
)
def test_the_items_before_a_reply_come_in_pages(query: dict[str, str], texts: list[str], more: bool) -> None:
    store = ResponseStore()
    kept(store, 1)
    kept(store, 2, previous_response_id="resp_1")
    page = store.input_items(KEY, "resp_2", query)
    assert (texts_of({"input": page["data"]}), page["has_more"]) == (texts, more)
    assert (page["first_id"], page["last_id"]) == (page["data"][0]["id"], page["data"][-1]["id"])


@pytest.mark.parametrize(
    "query", [{"order": "up"}, {"limit": "0"}, {"limit": "9" * 5000}, {"limit": "²"}, {"after": "x"}]
)
def test_a_page_that_makes_no_sense_is_refused(query: dict[str, str]) -> None:
    store = ResponseStore()
    kept(store, 1)
    with pytest.raises(ApiError) as refusal:
        store.input_items(KEY, "resp_1", query)
    assert refusal.value.status == 400
