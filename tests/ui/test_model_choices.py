"""The panel of models: what writes, how fast it will be, what can guess for it; and the switch for thinking."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.conversation.engine_session import EngineSession
from app.engine.commands import LoadPair
from app.models.library.facts import FactsStore
from app.models.library.model_library import LibraryEntry
from app.references import NO_DRAFT
from app.speculation.settings import SpeculationMode
from app.ui.metrics.drafting_advice import Remedy
from app.ui.window.choices import Choice
from app.ui.window.model_choices import ModelActions, ModelChoices
from tests.fakes.gguf_files import gguf, head_values, model_values
from tests.ui.choice_panels import choice_of, choose, model_panel, shown_panel
from tests.ui.conftest import WindowHarness
from tests.ui.library_page import HEAD, MODEL, OWN, ours, page_of

pytestmark = pytest.mark.shared_window


class Chosen:
    """Offers choices for a wanted pair, and notes the pairs that are chosen."""

    def __init__(self, harness: WindowHarness, entries: Sequence[LibraryEntry]) -> None:
        self.pairs: list[tuple[str, str | None]] = []
        self._harness, self._entries = harness, entries

    def choices(self, pair: LoadPair) -> ModelChoices:
        session = EngineSession()
        session.want(pair)
        actions = ModelActions(
            use_pair=lambda target, draft: self.pairs.append((target, draft)),
            use_mode=print,
            show_pair=print,
            show_server=print,
        )
        paths = self._harness.paths
        return ModelChoices(paths, session, lambda: self._entries, SpeculationMode.AUTOMATIC, actions)

    def run(self, choice: Choice) -> tuple[str, str | None]:
        assert choice.run is not None
        choice.run()
        return self.pairs.pop()


def listed(harness: WindowHarness, files: dict[str, bytes]) -> list[LibraryEntry]:
    paths = {name: ours(harness, name, content) for name, content in files.items()}
    store = FactsStore(harness.paths.facts)
    entries = []
    for name, path in paths.items():
        facts = store.read(path)
        entries.append(
            LibraryEntry(name[:-10], f"o/r/{name}", path, path.stat().st_size, converses=facts.converses, facts=facts)
        )
    return entries


def test_a_base_model_and_one_that_guesses_for_itself_are_said_to_be_so(harness: WindowHarness) -> None:
    base = gguf(model_values(tokenizer__chat_template=None))
    chosen = Chosen(harness, listed(harness, {"Base-Q8_0.gguf": base, "Own-Q8_0.gguf": OWN, "Chat-Q8_0.gguf": MODEL}))
    details = {choice.title: choice.detail for choice in chosen.choices(LoadPair("starter:f32", "starter:q4_1")).models}
    assert "not to converse" in details["Base"]
    assert "guesses for itself" in details["Own"]
    assert details["Chat"].startswith("On this computer · ")


def test_what_was_made_for_the_model_is_offered_first(harness: WindowHarness) -> None:
    files = {
        "Small-Q8_0.gguf": MODEL,
        "Big-Q8_0.gguf": MODEL,
        "Big-EAGLE3-Q8_0.gguf": HEAD,
        "Other-EAGLE3-Q8_0.gguf": gguf(head_values(eagle3__target_hidden_size=128)),
        "Own-Q8_0.gguf": OWN,
    }
    chosen = Chosen(harness, listed(harness, files))
    drafts = chosen.choices(LoadPair("hf:o/r/Big-Q8_0.gguf")).offer_drafts("")
    assert [choice.title for choice in drafts] == ["Big-EAGLE3", "Small", "Big", "Own", "No draft"]
    assert drafts[0].detail == "head for this model · 525,408 bytes of memory"
    assert chosen.run(drafts[0]) == ("hf:o/r/Big-Q8_0.gguf", "o/r/Big-EAGLE3-Q8_0.gguf")
    own = chosen.choices(LoadPair("o/r/Own-Q8_0.gguf"))
    drafts = own.offer_drafts("")
    assert (drafts[0].title, drafts[0].detail) == ("Guesses for itself, with layers of its own", "4 MB of memory")
    assert drafts[0].in_use
    assert chosen.run(drafts[-1]) == ("o/r/Own-Q8_0.gguf", NO_DRAFT), "else it would guess for itself all the same"
    big = next(choice for choice in own.models if choice.title == "Big")
    assert chosen.run(big) == ("o/r/Big-Q8_0.gguf", "o/r/Big-EAGLE3-Q8_0.gguf")


@pytest.mark.parametrize(("own_layers", "title"), [(True, "Guesses for itself"), (False, "No draft")])
def test_a_model_kept_from_guessing_for_itself_has_no_draft(
    harness: WindowHarness, own_layers: bool, title: str
) -> None:
    chosen = Chosen(harness, listed(harness, {"Own-Q8_0.gguf": OWN}))
    choices = chosen.choices(LoadPair("o/r/Own-Q8_0.gguf", own_layers=own_layers))
    assert [one.title.split(",")[0] for one in choices.offer_drafts("") if one.in_use] == [title]
    assert next(one for one in choices.offer("") if one.page is not None).detail == title


def test_expected_speed_size_and_state_stand_below_each_model(harness: WindowHarness) -> None:
    big = LibraryEntry("Big", "big.gguf", Path("big.gguf"), 4_000_000_000)
    huge = LibraryEntry("Huge", "huge.gguf", Path("huge.gguf"), 10**15)
    lesson = {"verify": {"1": [100.0]}, "speed": {"tokens": 0, "ms": 0}}
    harness.paths.lessons.write_text(json.dumps({"other.gguf 4000000000 0|2": lesson}))
    chosen = Chosen(harness, [big, huge])
    choices = chosen.choices(LoadPair("starter:f32", "starter:q4_1"))
    harness.paths.lessons.unlink()
    details = {choice.title: choice.detail for choice in choices.models}
    assert details["Big"] == "On this computer · 4.0 GB · about 8.0–12 tokens/s"
    assert details["Huge"].startswith("Too big for this computer")
    assert [choice.badge for choice in choices.offer("") if choice.group == "To download"] == ["Recommended"]
    assert {choice.group for choice in choices.offer("qwen")} == {"To download"}


def test_a_way_to_guess_is_chosen_where_the_models_are(harness: WindowHarness) -> None:
    panel = model_panel(harness)
    assert choice_of(panel, "Automatic").in_use
    assert choice_of(panel, "Starter pair").detail.startswith("Loaded")
    choose(panel, "Off")
    assert harness.settings.mode is SpeculationMode.OFF
    assert harness.parts.top_bar.pair.text() == "Starter pair · Off ▾"
    harness.actions.use_mode(SpeculationMode.AUTOMATIC)


def test_a_draft_is_chosen_beside_the_button_that_asked_for_one(harness: WindowHarness) -> None:
    button = harness.parts.view.composer.attach_button
    harness.actions.apply_remedy(Remedy.CHOOSE_DRAFT, button)
    panel = shown_panel(harness)
    assert "No draft" in [choice.title for choice in panel.choices]
    top = button.mapTo(harness.window, button.rect().topLeft()).y()
    assert abs(panel.frame.geometry().bottom() - top) < button.height()
    panel.close()


def test_a_pair_to_download_is_shown_with_what_it_takes(harness: WindowHarness) -> None:
    panel = model_panel(harness)
    title = next(choice.title for choice in panel.choices if choice.group == "To download")
    choose(panel, title)
    page = page_of(harness)
    harness.bot.waitUntil(lambda: any(card.button.hasFocus() for card in page.pairs.cards))
    (card,) = [card for card in page.pairs.cards if card.button.hasFocus()]
    assert card.pair.name == title
    assert not card.badge.isHidden()
    assert "tokens/s" in card.speed.text() or "not known yet" in card.speed.text()
    page.close()


def test_the_plan_of_a_model_over_several_computers_is_there_to_read(harness: WindowHarness) -> None:
    choices = Chosen(harness, []).choices(LoadPair("starter:f32", "starter:q4_1"))
    choices._split = "big has 30 layers: 20 on this computer, 10 on 10.0.0.5:50052."
    plan = choices.offer("")[0]
    assert (plan.title, plan.detail) == ("big has 30 layers", "20 on this computer, 10 on 10.0.0.5:50052")
    assert not plan.can_be_chosen


def _variables(harness: WindowHarness) -> object:
    return dict(harness.engine.requests[-1].variables)


def test_each_chat_keeps_what_was_chosen(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.load_starter()
    button = own_harness.parts.view.composer.thinking_button
    assert not button.isVisible(), "this model cannot be told"
    own_harness.script.thinks = True
    own_harness.use_pair("starter:q8_0", None)
    assert button.isVisible()
    assert button.accessibleName() == "Thinking before the answer: on"
    own_harness.ask("First.")
    assert _variables(own_harness) == {}, "it thinks by itself"
    own_harness.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.accessibleName() == "Thinking before the answer: off"
    own_harness.ask("Second.")
    assert _variables(own_harness) == {"enable_thinking": False, "thinking": False}
    first = own_harness.parts.chat.conversation_id
    own_harness.actions.new_chat()
    assert button.accessibleName() == "Thinking before the answer: on"
    own_harness.actions.open_chat(first)
    assert button.accessibleName() == "Thinking before the answer: off"
