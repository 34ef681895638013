"""Settings are declared once; a broken file or value costs itself and nothing more."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest

from app.errors import FolderNotWritable
from app.reply_settings import STARTER
from app.settings import Density, ReplyColours, Settings, ThemeChoice
from app.speculation.settings import MOST_DRAFTED, DraftSettings, SamplingSettings, SpeculationMode


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_every_default_passes_its_own_check() -> None:
    assert len(Settings.declarations) >= 20
    for name, declaration in Settings.declarations.items():
        assert declaration.check(declaration.default) == declaration.default, name
        assert declaration.description.endswith("."), name


def test_the_defaults_are_those_of_the_engine_and_the_seed_is_new_each_time_unless_it_is_set(path: Path) -> None:
    settings = Settings.load(path)
    assert settings.sampling(lambda: 5) == SamplingSettings(seed=5)
    assert settings.drafting() == DraftSettings()
    assert len({settings.sampling().seed for _ in range(8)}) > 1
    settings.seed = 9
    assert settings.sampling().seed == 9


def test_the_longest_guess_is_the_longest_that_is_made(path: Path) -> None:
    settings = Settings(path)
    settings.draft_max = settings.draft_min = MOST_DRAFTED
    for name in ("draft_max", "draft_min"):
        with pytest.raises(ValueError, match=f"and {MOST_DRAFTED}"):
            settings.set(name, MOST_DRAFTED + 1)


def test_a_file_from_when_64_was_allowed_means_what_was_obeyed(path: Path) -> None:
    path.write_text(json.dumps({"draft_max": 64, "draft_min": 40, "chosen": ["draft_max", "draft_min"]}))
    settings = Settings.load(path)
    assert (settings.draft_max, settings.draft_min) == (MOST_DRAFTED, MOST_DRAFTED)
    settings.save()
    assert json.loads(path.read_text())["draft_max"] == MOST_DRAFTED


@pytest.mark.parametrize("mode", SpeculationMode)
def test_only_automatic_may_pause(path: Path, mode: SpeculationMode) -> None:
    settings = Settings(path)
    settings.mode = mode
    assert settings.drafting().pauses == (mode is SpeculationMode.AUTOMATIC)


def test_what_is_saved_comes_back(path: Path) -> None:
    settings = Settings.load(path)
    settings.set("temperature", 0)
    settings.theme = ThemeChoice.DARK
    settings.draft_max = 6
    settings.mode = SpeculationMode.OFF
    settings.system_prompt = "Kurz, bitte. \ud800"
    settings.save()
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]
    again = Settings.load(path)
    assert (again.temperature, again.theme, again.draft_max) == (0.0, ThemeChoice.DARK, 6)
    assert isinstance(again.temperature, float)
    assert again.mode is SpeculationMode.OFF
    assert again.system_prompt == "Kurz, bitte. \ud800"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("temperature", -0.1), ("temperature", float("nan")), ("temperature", "0.8"), ("temperature", 10**400),
        ("top_k", 1.5), ("top_k", True), ("top_k", None), ("seed", -1), ("seed", 10**400), ("theme", "pink"),
        ("theme", []), ("reply_colours", 1), ("wrap_code", 1), ("system_prompt", 5),
        ("zoom", float("inf")), ("target", {}),
        ("shortcuts", {"new_chat": "Ctrl+T"}), ("shortcuts", {"new_chat": [7]}), ("shortcuts", {"x" * 100: []}),
        ("shortcuts", {str(n): [] for n in range(300)}), ("shortcuts", ["Ctrl+T"]),
        ("reply_size", 9), ("density", "cosy"), ("reply_font", "A\nB"), ("reply_font", "x" * 300),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_with_a_sentence(path: Path, name: str, value: object) -> None:
    settings = Settings(path)
    with pytest.raises(ValueError, match=f"{Settings.declarations[name].label}|name of a font"):
        settings.set(name, value)
    assert settings.value_of(name) == Settings.declarations[name].default


@pytest.mark.parametrize(
    ("before", "colours"), [("true", ReplyColours.CALM), ("false", ReplyColours.OFF), ("null", ReplyColours.CALM)]
)
def test_replies_without_colours_stay_without(path: Path, before: str, colours: ReplyColours) -> None:
    path.write_text(f'{{"show_outcomes": {before}}}')
    settings = Settings.load(path)
    assert settings.reply_colours is colours
    assert b"show_outcomes" not in settings.content()


def test_a_wrong_value_in_the_file_costs_that_value_alone(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path.write_text('{"temperature": "hot", "top_k": 7, "from_the_future": [1]}')
    with caplog.at_level(logging.WARNING):
        settings = Settings.load(path)
    assert (settings.temperature, settings.top_k) == (0.8, 7)
    assert "Temperature" in caplog.text
    caplog.clear()
    settings.save()
    assert json.loads(path.read_text())["from_the_future"] == [1]


@pytest.mark.parametrize("content", [b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b"null"])
def test_a_broken_file_is_kept_and_said(path: Path, content: bytes, caplog: pytest.LogCaptureFixture) -> None:
    path.write_bytes(content)
    with caplog.at_level(logging.WARNING):
        settings = Settings.load(path)
    assert settings.temperature == 0.8
    assert "damaged" in caplog.text
    assert path.with_name("settings-damaged.json").read_bytes() == content
    caplog.clear()


def test_a_file_that_cannot_be_read_is_kept_beside_the_next_one(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path.mkdir()  # reading it fails, whoever one is
    (path / "kept").write_text("as it was")
    with caplog.at_level(logging.WARNING):
        settings = Settings.load(path)
    assert "cannot be read" in caplog.text
    assert path.is_dir()
    settings.top_k = 7
    settings.save()
    settings.top_k = 8
    settings.save()
    assert Settings.load(path).top_k == 8
    assert (path.with_name("settings-unread.json") / "kept").read_text() == "as it was"
    caplog.clear()


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    with pytest.raises(FolderNotWritable):
        Settings(blocker / "settings.json").save()


# A model's own reply settings


def test_the_starter_model_has_reply_settings_of_its_own_and_other_models_the_defaults(path: Path) -> None:
    settings = Settings(path)
    settings.target = "some/model.gguf"
    assert settings.sampling(lambda: 5) == SamplingSettings(seed=5)
    assert settings.value_in_use("max_tokens") is None
    settings.target = "starter:f32"
    sampling = settings.sampling(lambda: 5)
    assert (sampling.temperature, sampling.repeat_penalty) == (STARTER["temperature"], STARTER["repeat_penalty"])
    assert sampling.temperature != SamplingSettings().temperature
    assert settings.value_in_use("max_tokens") == STARTER["max_tokens"]
    assert sampling.top_p == SamplingSettings().top_p


@pytest.mark.parametrize("value", [0.2, 0.8])
def test_what_a_person_chose_holds_for_every_model_also_where_it_is_the_default(path: Path, value: float) -> None:
    settings = Settings(path)
    settings.target = "starter:f32"
    settings.temperature = value
    settings.max_tokens = None
    settings.save()
    again = Settings.load(path)
    assert again.sampling().temperature == value
    assert again.value_in_use("max_tokens") is None
    assert again.sampling().repeat_penalty == STARTER["repeat_penalty"], "the rest is the model's own"


@pytest.mark.parametrize(
    ("chosen", "density"), [([], Density.COMPACT), (["density"], Density.COMFORTABLE), (None, Density.COMPACT)]
)
def test_a_new_default_holds_for_those_who_chose_nothing(
    path: Path, chosen: list[str] | None, density: Density
) -> None:
    path.write_text(json.dumps({"density": "comfortable"} | ({"chosen": chosen} if chosen is not None else {})))
    assert Settings.load(path).density is density


def test_defaults_in_a_file_of_an_older_program_were_chosen_by_nobody(path: Path) -> None:
    values = {name: declaration.default for name, declaration in Settings.declarations.items()}
    path.write_text(json.dumps({**values, "top_k": 20, "target": "starter:f32"}))
    settings = Settings.load(path)
    assert settings.sampling().temperature == STARTER["temperature"]
    assert settings.sampling().top_k == 20
    settings.save()
    assert Settings.load(path).sampling().temperature == STARTER["temperature"]


def test_every_value_of_its_own_can_be_set(path: Path) -> None:
    settings = Settings(path)
    for name, value in STARTER.items():
        settings.set(name, value)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("context_tokens", "50", "“Context” must be between 128 and 10,000,000."),
        ("seed", "-1", "“Seed” must be between 0 and 4,294,967,295."),
        ("max_tokens", "0", "“Longest reply” must be between 1 and 10,000,000."),
        ("temperature", "9", "“Temperature” must be between 0 and 5."),
        ("repeat_penalty", "0", "“Repeat penalty” must be between 0.1 and 10."),
        ("top_k", "4.5", "“Top-k” must be a whole number."),
        ("top_k", "", "“Top-k” needs a value."),
        ("temperature", "hot", "“Temperature” must be a number."),
    ],
)
def test_what_is_typed_and_no_value_is_told_in_figures_that_people_write(name: str, text: str, sentence: str) -> None:
    """Limits were told as “1e+07”, and of 4.5 it was said that it must be a number."""
    declaration = Settings.declarations[name]
    with pytest.raises(ValueError, match=re.escape(sentence)):
        declaration.check(declaration.typed_number(text))


@pytest.mark.parametrize("text", ["10,000,000", "10.000.000", "10\u202f000\u202f000", " 10000000 "])
def test_a_whole_number_may_be_typed_as_its_limit_is_written(text: str) -> None:
    assert Settings.declarations["context_tokens"].typed_number(text) == 10_000_000
    assert Settings.declarations["temperature"].typed_number("0,8") == 0.8
