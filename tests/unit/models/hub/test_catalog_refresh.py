"""The catalogue takes the Hub's word where the Hub answers, and stays as it is where it does not."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from app.models.gguf.file_names import HubFile
from app.models.hub.catalog_refresh import CatalogRefresh
from app.models.library.catalog import CatalogPair, load_catalog
from tests.fakes.hub import Fault, Hub, Repo

PAIR = min(load_catalog(), key=lambda pair: pair.size_bytes)
DAY_S = 24 * 3600


@pytest.fixture
def saved_file(tmp_path: Path) -> Path:
    return tmp_path / "catalog.json"


def serve(hub: Hub, pair: CatalogPair = PAIR, licence: str = "apache-2.0") -> None:
    for file in pair.files:
        hub.repos[file.hub.repo] = Repo({file.hub.name: file.id.encode()}, licence=licence)


def count_requests(hub: Hub) -> int:
    return len(hub.seen)


def test_sizes_hashes_and_consent_come_from_the_hub(hub: Hub, saved_file: Path) -> None:
    serve(hub)
    hub.repos[PAIR.draft.hub.repo].gated = "auto"
    news = CatalogRefresh(saved_file)
    assert news.apply([PAIR]) == (PAIR,)
    news.ask_hub([PAIR])
    [pair] = CatalogRefresh(saved_file).apply([PAIR])
    content = PAIR.target.id.encode()
    assert (pair.target.size_bytes, pair.target.sha256) == (len(content), hashlib.sha256(content).hexdigest())
    assert (pair.target.gated, pair.draft.gated) == (False, True)
    assert pair.size_bytes == sum(len(file.id) for file in PAIR.files)


def test_what_a_target_sees_with_is_asked_about_too(hub: Hub, saved_file: Path) -> None:
    serve(hub)
    projector = replace(PAIR.target, id="sees", hub=HubFile(PAIR.target.hub.repo, "mmproj-model-f16.gguf"))
    hub.repos[PAIR.target.hub.repo].files["mmproj-model-f16.gguf"] = b"sees"
    pair = replace(PAIR, projector=projector)
    news = CatalogRefresh(saved_file)
    news.ask_hub([pair])
    [pair] = news.apply([pair])
    assert pair.projector.size_bytes == len(b"sees")


def test_the_revision_that_was_tried_is_asked_about(hub: Hub, saved_file: Path) -> None:
    serve(hub)
    CatalogRefresh(saved_file).ask_hub([PAIR])
    assert any(f"/revision/{PAIR.target.revision}" in request for _, request, _ in hub.seen)


def test_it_is_asked_once_a_day(hub: Hub, saved_file: Path) -> None:
    serve(hub)
    now = [1e9]
    news = CatalogRefresh(saved_file, lambda: now[0])
    news.ask_hub([PAIR, PAIR])
    assert count_requests(hub) == 2
    now[0] += DAY_S - 1
    news.ask_hub([PAIR])
    assert count_requests(hub) == 2
    now[0] += 2
    news.ask_hub([PAIR])
    assert count_requests(hub) == 4
    now[0] -= 10 * DAY_S  # a clock that was set back
    news.ask_hub([PAIR])
    assert count_requests(hub) == 6


def test_another_licence_replaces_the_note_about_the_first(hub: Hub, saved_file: Path) -> None:
    pair = next(pair for pair in load_catalog() if pair.target.licence_note)
    serve(hub, pair, licence=pair.target.licence)
    news = CatalogRefresh(saved_file)
    news.ask_hub([pair])
    assert news.apply([pair])[0].target.licence_note == pair.target.licence_note
    saved_file.unlink()
    serve(hub, pair, licence="other-terms-2.0")
    news.ask_hub([pair])
    target = news.apply([pair])[0].target
    assert (target.licence, target.licence_note) == ("other-terms-2.0", "")
    saved_file.unlink()
    serve(hub, pair, licence="other")
    news.ask_hub([pair])
    assert news.apply([pair])[0].target.licence == pair.target.licence


@pytest.mark.parametrize(
    "spoil",
    [
        lambda hub: hub.faults.append(Fault("status", status=503, where="api", times=9)),
        lambda hub: hub.faults.append(Fault("html", where="api", times=9)),
        lambda hub: hub.faults.append(Fault("status", status=429, where="api", times=9)),
        lambda hub: hub.repos.clear(),
    ],
)
def test_a_hub_that_does_not_answer_changes_nothing_and_is_no_error(hub, saved_file, spoil):
    serve(hub)
    spoil(hub)
    news = CatalogRefresh(saved_file)
    news.ask_hub([PAIR])
    assert news.apply([PAIR]) == (PAIR,)


def test_without_a_network_one_question_is_enough(hub, saved_file, monkeypatch, caplog):
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    caplog.set_level("INFO")
    CatalogRefresh(saved_file).ask_hub(load_catalog())
    assert len([record for record in caplog.records if "stays as it is" in record.getMessage()]) == 1


def test_asking_ends_when_nobody_waits(hub: Hub, saved_file: Path) -> None:
    serve(hub)
    CatalogRefresh(saved_file).ask_hub([PAIR], is_wanted=lambda: False)
    assert count_requests(hub) == 0


@pytest.mark.parametrize(
    "entry",
    [3, {}, {"bytes": -1, "sha256": ""}, {"bytes": True, "sha256": ""}, {"bytes": 5, "sha256": "../x"},
     {"bytes": "5", "sha256": ""}],
)  # fmt: skip
def test_what_was_kept_and_makes_no_sense_is_passed_over(saved_file: Path, entry: object) -> None:
    key = f"{PAIR.target.hub.reference}@{PAIR.target.revision}"
    saved_file.write_text(json.dumps({key: entry}))
    assert CatalogRefresh(saved_file).apply([PAIR]) == (PAIR,)


def test_a_licence_that_is_no_name_is_not_shown(saved_file: Path) -> None:
    key = f"{PAIR.target.hub.reference}@{PAIR.target.revision}"
    saved_file.write_text(json.dumps({key: {"bytes": 5, "sha256": "", "licence": "<b>\n" * 100, "gated": "yes"}}))
    [pair] = CatalogRefresh(saved_file).apply([PAIR])
    assert pair.target == replace(PAIR.target, size_bytes=5)
