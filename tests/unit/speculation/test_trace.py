"""Rounds and traces as JSON, and the pages made of the algorithm's docstrings."""

from __future__ import annotations

import doctest
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pdoc
import pdoc.doc
import pdoc.render
import pytest
from hypothesis import given
from hypothesis import strategies as st

import app.speculation
from app.speculation.trace import SCHEMA, CountSource, Outcome, Trace
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import written

_TRACE = written("A bicycle stays upright because the rider keeps steering it back under the centre of mass.")


def _damaged(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(_TRACE.to_json()))
    change(data)
    return data


def _set(*way: str | int, value: Any) -> Callable[[dict[str, Any]], object]:
    def change(data: Any) -> None:
        for step in way[:-1]:
            data = data[step]
        data[way[-1]] = value

    return change


@pytest.mark.parametrize("reply", [r for r in REPLIES if r])
def test_what_was_written_is_read_again(reply: str) -> None:
    trace = replace(written(reply), question="Why?\u2028<b>")
    assert Trace.from_json(json.loads(json.dumps(trace.to_json()))) == trace


def test_a_newer_format_says_so_and_names_both() -> None:
    with pytest.raises(ValueError, match=rf"newer Draftlight \(format {SCHEMA + 1}; this one reads {SCHEMA}\)"):
        Trace.from_json({**_TRACE.to_json(), "schema": SCHEMA + 1})


@pytest.mark.parametrize("data", [None, [], "trace", 3, {}, {"schema": True, "rounds": []}, {"schema": 0, "rounds": []},
                                  {"schema": "1", "rounds": []}, {"schema": 1}])  # fmt: skip
def test_what_is_no_trace_is_called_so(data: Any) -> None:
    with pytest.raises(ValueError, match="not a recorded reply"):
        Trace.from_json(data)


@pytest.mark.parametrize(
    "change",
    [
        _set("rounds", value={}),
        _set("rounds", 0, value=None),
        _set("rounds", 0, "tokens", value="tokens"),
        _set("rounds", 0, "tokens", 0, value=[]),
        _set("rounds", 0, "tokens", 0, "text", value=7),
        _set("rounds", 0, "tokens", 0, "text", value={"a": "b"}),
        _set("rounds", 0, "tokens", 0, "id", value="7"),
        _set("rounds", 0, "tokens", 0, "id", value=10**30),
        _set("rounds", 0, "tokens", 0, "outcome", value="excellent"),
        _set("rounds", 0, "tokens", 0, "outcome", value=["accepted"]),
        _set("rounds", 0, "tokens", 0, "outcome", value="rejected"),
        _set("rounds", 0, "tokens", 0, "target_p", value=1.5),
        _set("rounds", 0, "tokens", 0, "target_p", value=-0.1),
        _set("rounds", 0, "tokens", 0, "target_p", value=float("nan")),
        _set("rounds", 0, "tokens", 0, "target_top", value=[["only a word"]]),
        _set("rounds", 0, "tokens", 0, "target_top", value=["ab"]),
        _set("rounds", 0, "accepted", value=99),
        _set("rounds", 0, "accepted", value=-1),
        _set("rounds", 0, "accepted", value=True),
        _set("rounds", 0, "drafted", value=[]),
        _set("rounds", 0, "draft_ms", value=float("inf")),
        _set("rounds", 0, "verify_ms", value=-5),
        _set("rounds", 0, "at_ms", value=10**400),
        _set("rounds", 0, "at_ms", value="soon"),
        _set("text", value=None),
        _set("finish_reason", value="bored"),
        _set("generated_tokens", value=-1),
        _set("tokens_per_second", value=float("nan")),
        _set("plain_tokens_per_second", value="fast"),
        _set("draft", value=3),
        _set("question", value=["why"]),
        lambda data: data.pop("seed"),
        lambda data: data["rounds"][0].pop("accepted"),
    ],
)
def test_what_cannot_have_been_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(ValueError, match="incomplete or damaged"):
        Trace.from_json(_damaged(change))


def test_what_may_be_missing_is_filled_in_and_what_is_unknown_is_passed_over() -> None:
    data = _damaged(_set("flavour", value="of a later program"))
    del data["plain_tokens_per_second"]
    for round_ in data["rounds"]:
        del round_["drafter"]
        for token in round_["tokens"]:
            for name in ("draft_p", "target_p", "draft_top", "target_top", "margin"):
                del token[name]
    trace = Trace.from_json(data)
    assert trace.summary.text == _TRACE.summary.text
    assert trace.summary.plain_tokens_per_second is None
    assert trace.rounds[0].tokens[0].target_top == ()
    assert Trace.from_json(_damaged(_set("rounds", value=[]))).summary.rounds == 0, "it is counted, not believed"


def test_rounds_that_an_earlier_version_worked_out_are_read() -> None:
    trace = Trace.from_json(_damaged(_set("counted_by", value="worked-out")))
    assert trace.summary.counted_by is CountSource.TIMINGS
    assert trace.rounds == _TRACE.rounds


def test_half_a_character_becomes_one_that_can_be_written() -> None:
    trace = Trace.from_json(_damaged(_set("rounds", 0, "tokens", 0, "text", value="a\ud83d")))
    assert trace.rounds[0].tokens[0].text == "a\ufffd"
    trace.rounds[0].text.encode()


_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(list(Outcome)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


_WAYS: tuple[tuple[str | int, ...], ...] = ((), ("rounds", 0), ("rounds", 0, "tokens", 0))


@pytest.mark.parametrize("way", _WAYS, ids=["reply", "round", "token"])
@given(data=st.data(), value=_values)
def test_any_value_in_any_place_is_read_or_refused_never_a_crash(way: Any, data: st.DataObject, value: Any) -> None:
    part: Any = _TRACE.to_json()
    for step in way:
        part = part[step]
    key = data.draw(st.sampled_from([*part, *(() if way else ("question",))]))
    try:
        trace = Trace.from_json(_damaged(_set(*way, key, value=value)))
    except ValueError:
        return
    json.dumps(trace.to_json(), allow_nan=False).encode()


def test_a_question_and_the_replies_of_a_round_are_written_only_where_they_are_known() -> None:
    assert "question" not in _TRACE.to_json()
    assert Trace.from_json(_TRACE.to_json()).question is None
    rounds = tuple(replace(one, replies=3, joint_rows=7) for one in _TRACE.rounds)
    again = Trace.from_json(replace(_TRACE, rounds=rounds).to_json())
    assert {(one.replies, one.joint_rows) for one in again.rounds} == {(3, 7)}
    assert "replies" not in _TRACE.to_json()["rounds"][0]


def public(namespace: pdoc.doc.Namespace) -> Iterator[pdoc.doc.Doc]:
    """Yield all that the pages of a module and those below it show."""
    for name, member in namespace.members.items():
        if name.startswith("_") or not member.taken_from[0].startswith("app.speculation"):
            continue
        yield member
        if isinstance(member, pdoc.doc.Class):
            yield from public(member)
    if isinstance(namespace, pdoc.doc.Module):
        for module in namespace.submodules:
            yield module
            yield from public(module)


def test_every_public_name_says_what_it_is():
    """Fields whose name says it all need not, nor what makes an object: its class says that."""
    names = [
        member.fullname
        for member in public(pdoc.doc.Module(app.speculation))
        if not member.docstring
        and member.name != "__init__"
        and not (isinstance(member, pdoc.doc.Variable) and "." in member.qualname)
    ]
    assert names == []


@pytest.mark.nightly("builds all pages; daily, the docstrings of all public names are looked for")
def test_the_pages_are_built_without_a_warning(tmp_path: Path) -> None:
    pdoc.render.configure(docformat="google")
    pdoc.pdoc("app.speculation", output_directory=tmp_path)
    pages = {path.relative_to(tmp_path).with_suffix("").as_posix() for path in tmp_path.rglob("*.html")} - {"index"}
    root = Path(app.speculation.__file__).parent
    modules = {path.relative_to(root.parents[1]).with_suffix("").as_posix() for path in root.rglob("*.py")}
    assert pages == {module.removesuffix("/__init__") for module in modules}
    assert ">Arguments:</h6>" in (tmp_path / "app/speculation/decode.html").read_text(encoding="utf-8")


def test_the_entry_pages_example_does_what_it_says():
    outcome = doctest.testmod(app.speculation)
    assert outcome.attempted > 10
    assert outcome.failed == 0
