"""Sentences of the library and of a pair's memory, for every case that has words of its own."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from app.models.gguf.fit import ModelMemory, memory_parts
from app.models.gguf.heads import ModelShape
from app.models.library.added_files import FoundFiles
from app.models.library.catalog import load_catalog
from app.models.library.facts import FileFacts
from app.models.library.history import FileUse, UsedAs
from app.models.library.inventory import InventoryItem, Origin
from app.ui.models_page import library_words as words
from app.ui.models_page.library_words import DRAFT, OWN_LAYERS, memory_words
from app.ui.toolkit.language.words import model_size_words

ITEM = InventoryItem("Tiny (Q8_0)", "tiny.gguf", Path("/m/tiny.gguf"), 2_500_000_000, Origin.LIBRARY, FileUse())
PAIR = load_catalog()[0]


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 bytes"), (999, "999 bytes"), (1_000_000, "1 MB"), (2_500_000_000, "2.5 GB")]
)
def test_sizes(count: int, text: str) -> None:
    assert model_size_words(count) == text


def test_roles_and_use() -> None:
    assert words.roles_words(ITEM) == ""
    both = replace(ITEM, use=FileUse(1.0, 2.0))
    assert words.roles_words(both) == "Writes and guesses"
    assert words.roles_words(replace(ITEM, pairs=((PAIR, UsedAs.DRAFT),))) == "Guesses"
    noon = datetime(2026, 3, 5, 12, tzinfo=UTC).timestamp()
    assert words.used_words(replace(ITEM, use=FileUse(noon)), date(2026, 3, 6)) == "Yesterday"
    assert words.used_words(ITEM, date(2026, 3, 6)) == "Never"


def test_what_a_file_does_not_say_is_said() -> None:
    silent = dict(words.facts_words(FileFacts("", "", "", None, "", "")))
    assert len(silent) == words.FACTS
    assert silent["Licence"] == "not said in the file"
    assert silent["Chat template"].startswith("none")


def test_removal_says_space_use_and_the_way_back() -> None:
    plain = words.removal_words(ITEM)
    assert "2.5 GB are free once that is emptied" in plain[0]
    assert plain[-1] == "To undo, put it back from the trash."
    busy = " ".join(
        words.removal_words(
            replace(
                ITEM, chosen_as=frozenset(UsedAs), whole_pairs=(PAIR,), parts=(3, 3), pairs=((PAIR, UsedAs.TARGET),)
            )
        )
    )
    assert "all its 3 parts" in busy
    assert "as the big model and as the draft" in busy
    assert f"“{PAIR.name}” would no longer be complete" in busy
    link = replace(ITEM, linked_to=Path("/other"))
    assert "frees no space" in words.removal_words(link)[0]
    assert "GB" not in words.removed_words(link)


def test_remarks_for_each_trouble() -> None:
    assert words.remarks(ITEM) == ()
    assert "not connected" in words.remarks(replace(ITEM, missing=True))[0]
    assert "Only 1 of its 3 parts" in words.remarks(replace(ITEM, parts=(1, 3)))[0]
    seen = words.remarks(replace(ITEM, projector="mmproj-F16.gguf", projector_bytes=850_000_000))
    assert "mmproj-F16.gguf beside it (850 MB)" in seen[0]
    assert "link" in words.remarks(replace(ITEM, linked_to=Path("/x")))[0]
    assert "Delete it there" in words.remarks(replace(ITEM, place=Origin.OLLAMA))[0]
    assert "never changed" in words.remarks(replace(ITEM, place=Origin.ADDED))[0]


@pytest.mark.parametrize(
    ("models", "refused", "new", "cut", "sentence"),
    [
        (0, 0, 0, False, "There are no GGUF models in there."),
        (0, 3, 0, False, "Nothing was added. No. So it is with 2 more."),
        (1, 0, 1, False, "1 model added."),
        (1, 0, 0, False, "That model is in the list already."),
        (5, 0, 0, False, "All 5 models are in the list already."),
        (5, 1, 4, False, "4 models added; 1 was in the list already. No."),
        (2, 0, 2, True, "2 models added. Only the first 100,000 files were looked at: add smaller folders one by one."),
    ],
)
def test_adding(models: int, refused: int, new: int, cut: bool, sentence: str) -> None:
    harvest = FoundFiles(tuple(Path(f"/{number}") for number in range(models)), ("No.",) * refused, cut)
    assert words.added_words(harvest, new) == sentence


def test_how_much_there_is() -> None:
    assert words.inventory_words([ITEM]) == "1 model of Draftlight, 2.5 GB."
    assert (
        words.inventory_words([ITEM, replace(ITEM, place=Origin.OLLAMA)])
        == "1 model of Draftlight, 2.5 GB; 1 more used in place."
    )


def test_a_head_says_what_it_is_in_the_template_s_place() -> None:
    head = FileFacts("eagle3", "", "Q8_0", None, "", "", "Tiny 1M", ModelShape("head", "eagle3", 1, 64, ""))
    assert dict(words.facts_words(head))["Kind"] == "Head, made for Tiny 1M"
    assert len(words.facts_words(head)) == words.FACTS
    assert words.help_words(head, ["Big", "Bigger"]) == (
        "It guesses ahead for “Big” and “Bigger”; it cannot write by itself."
    )
    assert words.help_words(head, []) == "The model that it was made for is not here; it cannot write by itself."


def test_layers_of_its_own_are_said_with_their_size() -> None:
    own = ModelShape("model", "glm4moe", 4, 64, "", nextn_layers=1, nextn_bytes=290_000_000)
    facts = FileFacts("glm4moe", "", "", None, "ChatML", "", shape=own)
    assert "guesses for itself, with 290 MB of layers in its own file" in words.help_words(facts, [])
    layers = replace(facts, shape=replace(own, kind="layers"))
    assert "without the model" in words.help_words(layers, [])
    assert words.help_words(replace(facts, shape=replace(own, nextn_bytes=0)), []) == ""


CONTEXT = 4096


def shown(*what: Any) -> str:
    """The line, with every space alike."""
    return memory_words(*what).replace("\N{NO-BREAK SPACE}", " ")


def test_the_parts_of_a_pair_as_they_are_worked_out_by_hand() -> None:
    pair = next(pair for pair in load_catalog() if pair.id == "qwen3-4b")
    parts = memory_parts(pair.memories, CONTEXT)
    words = shown(parts, DRAFT, CONTEXT)
    assert words == (
        "In memory: big model 2.5 GB · draft 0.6 GB · conversation of 4,096 tokens 1.1 GB · room to compute 0.7 GB."
    )
    assert "needs 4.9 GB of memory" in pair.fit(CONTEXT, 10**11).sentence


def test_layers_of_its_own_are_said_to_be_loaded_only_when_used() -> None:
    words = shown(memory_parts([ModelMemory(5_000_000_000, 100), ModelMemory(200_000_000, 10)], 10), OWN_LAYERS, 10)
    assert "its guessing layers 0.2 GB" in words
    together = shown(memory_parts([ModelMemory(5_000_000_000, 100), ModelMemory(0, 10)], 10), OWN_LAYERS, 10)
    assert together.startswith("In memory: big model with its guessing layers 5.0 GB · conversation")
    assert words.endswith("only while they are used.")


def test_no_line_begins_with_a_dot_and_no_figure_stands_alone() -> None:
    pair = load_catalog()[0]
    pieces = memory_words(memory_parts(pair.memories, CONTEXT), DRAFT, CONTEXT).split(" ")
    assert not any(piece.startswith("·") or (piece[:1].isdigit() and piece.endswith("GB")) for piece in pieces)
