"""An upgrade: today's program on data that earlier ones wrote. And a downgrade: on data of a newer one."""

from __future__ import annotations

import json
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from app.chats.store import ChatStore
from app.models.library.added_files import AddedFiles
from app.models.library.facts import FactsStore
from app.models.library.history import Uses
from app.paths import Paths
from app.settings import ReplyColours, Settings
from app.speculation.pacing.lessons import Lessons
from tests.e2e.program import draftlight, perform
from tests.fakes.earlier import BUILDS, earlier_data
from tests.fakes.gguf_files import gguf, model_values
from tests.fakes.hub import Repo, serving_the_client

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the data names places as Linux and macOS do")

DOWNLOAD = gguf(model_values(), [("a", 0)], data=random.Random(3).randbytes(6000))
"""The download that had been stopped after 4096 bytes."""
ASK = ("run", "-m", "mine.gguf", "--no-draft", "--raw", "-n", "3", "-p", "Hello")


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    """The data of the later of the two builds, which lived on that of the first."""
    return earlier_data("library", tmp_path / "home")


@pytest.fixture(params=BUILDS)
def each(request: pytest.FixtureRequest, tmp_path: Path) -> Paths:
    return earlier_data(request.param, tmp_path / "home")


_COLUMNS_THEN = {
    "conversations": "id, title, pinned, created_at, updated_at, deleted_at",
    "messages": "id, conversation_id, parent_id, role, text, state, active, created_at",
    "traces": "*",
}
"""The columns that tables had when the earliest of these builds wrote them."""


def rows(database: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(database)) as opened:
        return {
            table: opened.execute(f"SELECT {columns} FROM {table} ORDER BY 1").fetchall()
            for table, columns in _COLUMNS_THEN.items()
        }


_REPLACED = {"show_outcomes"}
"""Settings that others have taken the place of, with what was chosen."""


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_every_row_of_the_chats_is_kept(each: Paths) -> None:
    before = rows(each.chats)

    with ChatStore(each.chats) as store:
        assert store.problem is None

    assert rows(each.chats) == before
    assert len(before["messages"]) >= 11


def test_the_chats_read_as_they_were_written(each: Paths) -> None:
    with ChatStore(each.chats) as store:
        chats = {chat.title: chat for chat in store.conversations()}
        capitals = store.messages(chats["Hauptstädte"].id)
        story = store.messages(chats["Tell me a very long story about a lighthouse."].id)
        search = store.search("österreich")
        search.go_on()
        tries = [len(store.siblings(message.id)) for message in capitals]

    assert store.problem is None
    assert chats["Hauptstädte"].pinned
    assert [message.text for message in capitals if message.role == "user"] == [
        "What is the capital of France?",
        "And of Österreich? ✓",
    ]
    assert tries == [1, 1, 2, 2]  # the second question in other words, and its reply tried again
    assert [message.state for message in story] == ["complete", "cancelled"]
    assert [chat.title for chat in search.matches()] == ["Hauptstädte"]
    replies = [message for message in (*capitals, *story) if message.role == "assistant"]
    assert len(replies) == 3
    for reply in replies:
        assert reply.trace is not None
        assert reply.trace.summary.text == reply.text
        assert reply.trace.rounds


def test_a_chat_goes_on_where_it_was(each: Paths) -> None:
    with ChatStore(each.chats) as store:
        chat = store.conversations()[0]
        last = store.messages(chat.id)[-1]
        question = store.add_message(chat.id, last.id, "user", "And of Portugal?")
        assert store.messages(chat.id)[-1] == question
        search = store.search("Portugal")
        search.go_on()
        assert len(search.matches()) == 1


def test_every_setting_is_kept(each: Paths) -> None:
    written = json.loads(each.settings.read_text(encoding="utf-8"))
    outcomes = written.get("show_outcomes", True)
    written = {name: value for name, value in written.items() if name not in _REPLACED}

    settings = Settings.load(each.settings)
    settings.save()

    assert (settings.reply_colours is ReplyColours.OFF) is not outcomes
    assert {name: settings.value_of(name) for name in written} == written
    assert settings.system_prompt == "Antworte knapp – auf Deutsch, wo ich Deutsch schreibe."
    assert written.items() <= json.loads(each.settings.read_text(encoding="utf-8")).items()


def test_models_their_uses_and_facts_are_kept(paths: Paths, tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    mine, added = paths.models / "mine.gguf", tmp_path / "home" / "Modelle" / "größer.gguf"
    known = json.loads(paths.facts.read_text(encoding="utf-8"))

    perform(paths.data, "models")
    listed = capsys.readouterr().out
    uses = Uses(paths.uses).all()

    assert mine.name in listed
    assert added.name in listed
    assert AddedFiles(paths.added).paths() == (added,)
    assert Uses.of(mine, uses).as_target_s == Uses.of(added, uses).as_draft_s == 1795256009.0810235
    facts = FactsStore(paths.facts)
    assert facts.read(mine).template == facts.read(added).template == "ChatML"
    # Facts of an earlier form are read anew from the file; none is dropped.
    assert known.keys() <= json.loads(paths.facts.read_text(encoding="utf-8")).keys()


def test_what_was_learned_is_still_believed(paths: Paths) -> None:
    known = json.loads(paths.lessons.read_text(encoding="utf-8"))
    pair = next(value for key, value in known.items() if key.startswith("mine.gguf"))

    lessons = Lessons.from_json(0.5, pair)

    assert lessons.to_json()["sharpness"] == pair["sharpness"] != []


def test_the_programs_own_models_answer(paths: Paths, capfd: pytest.CaptureFixture) -> None:
    assert perform(paths.data, *ASK, "--json") == 0
    assert json.loads(capfd.readouterr().out)["generated_tokens"] == 3


def test_a_download_goes_on_from_where_it_was_stopped(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving_the_client(monkeypatch) as hub:
        hub.repos["owner/m-GGUF"] = Repo({"m-Q8_0.gguf": DOWNLOAD})
        assert perform(paths.data, "pull", "hf:owner/m-GGUF/m-Q8_0.gguf") == 0
        ranges = [headers.get("Range") for server, _, headers in hub.seen if server == "cdn"]

    assert ranges == ["bytes=4096-"]
    assert (paths.models / "owner" / "m-GGUF" / "m-Q8_0.gguf").read_bytes() == DOWNLOAD


# A newer version's data


def test_chats_of_a_newer_version_are_refused_in_a_sentence_and_left_alone(paths: Paths) -> None:
    with closing(sqlite3.connect(paths.chats)) as database:
        database.execute("PRAGMA user_version = 99")
    before = contents(paths.data)

    ended = draftlight(paths.data)

    assert ended.status == 3
    assert "saved by a newer Draftlight" in ended.sentence
    assert "update the program" in ended.sentence
    after = contents(paths.data)
    assert {name: after.get(name) for name in before} == before
    assert set(after) - set(before) == {"draftlight.log", "window.lock"}


def test_a_reply_whose_colours_are_newer_keeps_its_text(paths: Paths) -> None:
    with closing(sqlite3.connect(paths.chats)) as database, database:
        database.execute("UPDATE traces SET json_zlib = ?", (b"in a way this version cannot read",))
    before = rows(paths.chats)

    with ChatStore(paths.chats) as store:
        messages = [message for chat in store.conversations() for message in store.messages(chat.id)]

    assert all(message.text for message in messages)
    assert not any(message.trace for message in messages)
    assert rows(paths.chats) == before


def test_settings_of_a_newer_version_survive_an_older_one(paths: Paths, caplog: pytest.LogCaptureFixture) -> None:
    newer = json.loads(paths.settings.read_text(encoding="utf-8"))
    newer |= {"theme": "sepia", "draft_max": 1000, "voice": {"name": "Ada", "speed": 1.5}}
    paths.settings.write_text(json.dumps(newer), encoding="utf-8")

    settings = Settings.load(paths.settings)
    settings.set("seed", 12)
    settings.save()

    assert "is not used" in caplog.text
    caplog.clear()
    assert (settings.theme, settings.draft_max) == ("system", None)
    saved = json.loads(paths.settings.read_text(encoding="utf-8"))
    kept = {name: value for name, value in newer.items() if name not in _REPLACED}
    assert {name: saved[name] for name in kept} == {**kept, "seed": 12}


def test_what_a_newer_version_remembers_in_its_own_way_costs_nothing(
    paths: Paths, capfd: pytest.CaptureFixture
) -> None:
    known = json.loads(paths.lessons.read_text(encoding="utf-8"))
    paths.lessons.write_text(json.dumps({key: {"schema": 99} for key in known}), encoding="utf-8")
    for file in (paths.trials, paths.facts, paths.uses):
        keys = json.loads(file.read_text(encoding="utf-8"))
        file.write_text(json.dumps({key: {"newer": [1, 2]} for key in keys}), encoding="utf-8")
    paths.added.write_text('{"newer": []}', encoding="utf-8")
    paths.downloads.write_text('[{"newer": 1}]', encoding="utf-8")

    assert perform(paths.data, "models") == perform(paths.data, *ASK) == 0
    assert "mine.gguf" in capfd.readouterr().out
