"""Heads, assistants and layers of a model's own: what is one, whose it is, and why one does not fit, in words."""

from __future__ import annotations

from typing import Any

import pytest

from app.errors import ModelFileError
from app.models.gguf.compatibility import compare, takes_no_draft
from app.models.gguf.header import Header, parse_header, read_header
from app.models.gguf.heads import (
    ModelFileKind,
    belongs,
    guesses_for_itself,
    head_name,
    kind_of,
    no_layers_to_guess_with,
    own_layers_bytes,
    shape_of,
)
from tests.fakes.gguf_files import gguf, head_values, model_values, vocabulary

OWN = [("token_embd.weight", 0), ("output.weight", 64)]


def model(tokens: list[str] | None = None, tensors: list[tuple[str, int]] | None = None, **changes: Any) -> Header:
    return parse_header(gguf(model_values(tokens, **changes), tensors or [("blk.0.attn_norm.weight", 0)]), "x")


def head(tokens: list[str] | None = None, tensors: list[tuple[str, int]] | None = None, **changes: Any) -> Header:
    return parse_header(gguf(head_values(tokens, **changes), OWN if tensors is None else tensors), "x")


def block_head(tokens: list[str] | None = None, tensors: list[tuple[str, int]] | None = None, **changes: Any) -> Header:
    """A head that guesses a block at once."""
    values = {key.replace("eagle3.", "dflash.", 1): one for key, one in head_values(tokens).items()}
    values |= {"general.architecture": "dflash", "dflash.block_size": 16, "tokenizer.ggml.mask_token_id": 3}
    del values["dflash.target_hidden_size"]
    values |= {key.replace("__", "."): change for key, change in changes.items()}
    kept = {key: one for key, one in values.items() if one is not None}
    return parse_header(gguf(kept, OWN if tensors is None else tensors), "x")


def qwen(**changes: Any) -> dict[str, Any]:
    """A model of another architecture, with the same shape."""
    renamed = {key.replace("llama.", "qwen3.", 1): one for key, one in model_values().items()}
    return {**renamed, "general.architecture": "qwen3", **changes}


CACHED_ROWS = {
    "gemma4-assistant.attention.head_count_kv": 2,
    "gemma4-assistant.attention.key_length": 16,
    "gemma4-assistant.attention.value_length": 16,
    "gemma4-assistant.attention.key_length_swa": 8,
    "gemma4-assistant.attention.value_length_swa": 8,
}


def assistant(**changes: Any) -> Header:
    values = {
        "general.architecture": "gemma4-assistant",
        "gemma4-assistant.block_count": 4,
        "gemma4-assistant.nextn_predict_layers": 4,
        "gemma4-assistant.embedding_length": 32,
        "gemma4-assistant.embedding_length_out": 64,
        "gemma4-assistant.attention.head_count": 4,
        **CACHED_ROWS,
        "gemma4-assistant.attention.sliding_window_pattern": [True, True, True, False],
    }
    tokens = {key: one for key, one in model_values().items() if key.startswith("tokenizer.ggml.")}
    return parse_header(gguf({**values, **tokens, **changes}, OWN), "x")


def gemma(**changes: Any) -> Header:
    values = {key.replace("llama.", "gemma4.", 1): one for key, one in model_values().items()}
    values |= {key.replace("-assistant", ""): one for key, one in CACHED_ROWS.items()}
    values |= {"general.architecture": "gemma4", "gemma4.attention.sliding_window_pattern": [True, False]}
    return parse_header(gguf({**values, **changes}), "x")


def test_a_head_fits_the_model_it_was_made_for() -> None:
    assert kind_of(head()) is ModelFileKind.HEAD
    assert compare(model(), head()).ok
    assert compare(parse_header(gguf(qwen()), "x"), head()).ok
    assert "head" in compare(model(), head()).reason
    assert belongs(shape_of(model(), 0), shape_of(head(), 0))
    assert not belongs(shape_of(model(), 0), shape_of(model(), 0)), "a model is nobody's"


@pytest.mark.parametrize(
    ("target", "guesser", "words"),
    [
        (model(), head(eagle3__target_hidden_size=4096), "one of width 4,096; this one has 64"),
        (model(), head(eagle3__target_layers=[0, 1, 2]), "it reads layer 2, and this one has 2 layers"),
        (model(), head(eagle3__target_layers=[-1, 0, 1]), "it reads layer -1"),
        (model(), head(eagle3__target_layers=[0, 1]), "its file is incomplete"),
        (model(), head(vocabulary(19)), "another vocabulary: 19 tokens there and 20 here"),
        (model(), head(vocabulary(20, t7="other")), "another vocabulary: number 7 is “other” there and “word7” here"),
        (model(), head(tokenizer__ggml__model="llama"), "split text in different ways: BPE and SPM"),
        (model(), head(tokenizer__ggml__tokens=None), "no vocabulary in its file"),
        (model(), head(tensors=[("output.weight", 0)], eagle3__embedding_length=32), "32 there and 64 here"),
        (model(general__architecture="phi3"), head(), "models of this kind (phi3) do not give it out"),
        (model(), block_head(dflash__block_size=None), "how many tokens it guesses at once"),
        (model(), block_head(dflash__block_size=1), "how many tokens it guesses at once"),
        (model(), block_head(tokenizer__ggml__mask_token_id=None), "the token that stands for one to be guessed"),
        (model(), block_head(tokenizer__ggml__mask_token_id=20), "the token that stands for one to be guessed"),
        (model(), block_head(vocabulary(3)), "another vocabulary: 3 tokens there and 20 here"),
        (model(), block_head(tokenizer__ggml__tokens=None), "no vocabulary in its file"),
        (model(), block_head(dflash__attention__value_length=8), "its keys have 16 numbers, and its values 8"),
        (
            model(),
            block_head(tensors=[*OWN, ("selector_hidden.weight", 128)]),
            "of a kind (DFlash 2) that Draftlight cannot use yet",
        ),
        (block_head(), model(), "cannot write by itself"),
        (head(), model(), "cannot write by itself"),
        (head(), head(), "cannot write by itself"),
        (model(), assistant(), "of another kind (Gemma 4); this one is llama"),
        (gemma(), assistant(**{"gemma4-assistant.embedding_length_out": 128}), "one of width 128; this one has 64"),
        (gemma(), assistant(**{"general.architecture": "gemma4_assistant"}), "made for another program"),
    ],
)
def test_what_does_not_belong_together_is_refused_in_one_sentence(target: Header, guesser: Header, words: str) -> None:
    verdict = compare(target, guesser)
    assert not verdict.ok
    assert not belongs(shape_of(target, 0), shape_of(guesser, 0))
    assert words in verdict.reason
    assert verdict.reason.endswith(".")


@pytest.mark.parametrize(
    ("tensors", "name"),
    [
        ([], "DFlash"),
        ([("markov_w1.weight", 128)], "DSpark"),
        ([("selector_hidden.weight", 128)], "DFlash 2"),
    ],
)
def test_a_head_that_guesses_a_block_is_told_by_its_file(tensors: list[tuple[str, int]], name: str) -> None:
    guesser = block_head(tensors=[*OWN, *tensors])
    assert kind_of(guesser) is ModelFileKind.HEAD
    assert head_name(guesser) == name
    is_usable = name != "DFlash 2"
    assert compare(model(), guesser).ok == is_usable
    assert belongs(shape_of(model(), 0), shape_of(guesser, 0)) == is_usable


def test_a_hostile_kind_does_not_fill_the_sentence() -> None:
    reason = compare(model(general__architecture="a\nb " * 10_000), head()).reason
    assert len(reason) < 200
    assert "\n" not in reason


def test_a_head_with_words_of_its_own_may_be_narrower_than_its_model() -> None:
    assert compare(model(), head(eagle3__embedding_length=32)).ok


def test_a_layer_one_too_far_is_what_comes_after_the_last_where_the_model_gives_it_out() -> None:
    reads = head(eagle3__target_layers=[0, 1, 2])
    assert not compare(model(), reads).ok
    assert compare(gemma(), reads).ok
    assert not compare(gemma(), head(eagle3__target_layers=[0, 1, 3])).ok


@pytest.mark.parametrize(("architecture", "is_read"), [("mimo2", True), ("gemma4", False), ("llama", False)])
def test_a_block_head_reads_beyond_the_last_layer_where_the_model_hands_on_its_input(architecture, is_read) -> None:
    """llama.cpp ends the process elsewhere."""
    values = {key.replace("llama.", f"{architecture}.", 1): one for key, one in model_values().items()}
    target = parse_header(gguf({**values, "general.architecture": architecture}), "x")
    assert compare(target, block_head(dflash__target_layers=[1, 2])).ok == is_read
    assert not compare(target, block_head(dflash__target_layers=[1, 3])).ok
    assert compare(target, block_head(dflash__target_layers=[1, 1])).ok


@pytest.mark.parametrize("architecture", ["dflash-draft", "dspark", "deepseek4-dflash-draft", "eagle"])
def test_a_head_of_another_program_is_no_model_and_is_said_to_be_one_of_those(architecture) -> None:
    foreign = block_head(general__architecture=architecture)
    assert kind_of(foreign) is ModelFileKind.HEAD
    assert head_name(foreign) == ""
    verdict = compare(model(), foreign)
    assert (verdict.ok, "for another program" in verdict.reason) == (False, True)
    assert not belongs(shape_of(model(), 0), shape_of(foreign, 0))
    assert "cannot write by itself" in takes_no_draft(foreign)


def test_a_few_renamed_tokens_of_a_large_vocabulary_are_a_fine_tune_s() -> None:
    tokens = vocabulary(6000)
    renamed = {f"t{5990 + at}": f"other{at}" for at in range(4)}
    few = {place: renamed[place] for place in list(renamed)[:3]}
    assert compare(model(tokens), head(vocabulary(6000, **few))).ok
    assert not compare(model(tokens), head(vocabulary(6000, **renamed))).ok


def test_an_assistant_fits_the_model_it_was_made_for() -> None:
    assert kind_of(assistant()) is ModelFileKind.ASSISTANT
    verdict = compare(gemma(), assistant())
    assert verdict.ok, verdict.reason
    assert "assistant" in verdict.reason
    assert belongs(shape_of(gemma(), 0), shape_of(assistant(), 0))
    assert assistant().kv_bytes(4096) == 0


def test_an_assistant_that_would_misread_the_cache_is_refused() -> None:
    """llama.cpp looks at the model's cache as the assistant's header says, and does not compare."""
    for changes, words in (
        ({"head_count_kv": 1}, "2 x 8 and 2 x 8 numbers"),
        ({"head_count_kv": [2, 2, 2, 1]}, "2 x 16 and 2 x 16 numbers"),
        ({"key_length": 32}, "it reads 2 x 32 and 2 x 16 numbers"),
        ({"value_length_swa": 16}, "it reads 2 x 8 and 2 x 16 numbers"),
        ({"sliding_window_pattern": [False] * 4}, "its file is incomplete"),
        ({"sliding_window_pattern": [True]}, "its file is incomplete"),
    ):
        changed = {f"gemma4-assistant.attention.{key}": one for key, one in changes.items()}
        verdict = compare(gemma(), assistant(**changed))
        assert (verdict.ok, words in verdict.reason) == (False, True), verdict.reason
    for pattern in ([False, True], [True, True], [False, False], [True]):
        verdict = compare(gemma(**{"gemma4.attention.sliding_window_pattern": pattern}), assistant())
        assert (verdict.ok, "of other kinds" in verdict.reason) == (False, True)


def test_a_file_with_layers_of_its_own_guesses_for_itself() -> None:
    tensors = [("token_embd.weight", 0), ("blk.0.attn_norm.weight", 1000), ("blk.1.attn_q.weight", 2000),
               ("blk.1.nextn.eh_proj.weight", 2500), ("output.weight", 4000)]  # fmt: skip
    values = {key.replace("llama.", "glm4moe.", 1): one for key, one in model_values().items()}
    values |= {"general.architecture": "glm4moe", "glm4moe.nextn_predict_layers": 1}
    own = parse_header(gguf(values, tensors), "x")
    assert guesses_for_itself(own)
    assert own_layers_bytes(own, 10_000) == 2000
    assert own.layer_count == 1
    # Two cached heads of 16 keys and 16 values in either block, 16 bits each.
    assert (own.kv_bytes(10), own.kv_bytes(10, nextn=True)) == (2 * 32 * 2 * 10, 2 * 32 * 2 * 10)
    assert not guesses_for_itself(model())
    assert own_layers_bytes(model(), 10_000) == 0
    unknown = {**values, "general.architecture": "llama", "llama.nextn_predict_layers": 1, "llama.block_count": 2}
    assert not guesses_for_itself(parse_header(gguf(unknown, tensors), "x")), "llama.cpp cannot use such layers"


@pytest.mark.parametrize(
    ("architecture", "count", "usable"),
    [("glm4moe", 1, True), ("glm4moe", 2, False), ("step35", 3, True), ("hy_v3", 2, True), ("mimo2", 1, True),
     ("llama", 1, False)],
)  # fmt: skip
def test_several_layers_of_its_own_are_used_where_llama_cpp_survives_them(architecture, count, usable):
    values = {key.replace("llama.", f"{architecture}.", 1): one for key, one in model_values().items()}
    values |= {
        "general.architecture": architecture,
        f"{architecture}.nextn_predict_layers": count,
        f"{architecture}.block_count": 1 + count,
    }
    own = parse_header(gguf(values, [("blk.0.attn_norm.weight", 0), ("blk.1.nextn.eh_proj.weight", 1000)]), "x")
    assert guesses_for_itself(own) == usable
    assert (no_layers_to_guess_with(own) is None) == usable
    assert bool(shape_of(own, 10_000).own_bytes) == usable


def test_the_last_layers_of_a_file_end_where_the_file_does() -> None:
    values = {**model_values(), "llama.nextn_predict_layers": 1}
    own = parse_header(gguf(values, [("blk.0.attn_norm.weight", 0), ("blk.1.attn_q.weight", 96)]), "x")
    assert own_layers_bytes(own, own.least_file_bytes + 500) == 500


def test_the_guessing_layers_alone_are_no_model() -> None:
    values = {**model_values(), "llama.nextn_predict_layers": 1}
    layers = parse_header(gguf(values, [("blk.1.nextn.eh_proj.weight", 0)]), "x")
    assert kind_of(layers) is ModelFileKind.LAYERS
    assert "cannot write by itself" in takes_no_draft(layers)
    assert "in the model's own file" in compare(model(), layers).reason


@pytest.mark.parametrize("count", [3, 2**31])
def test_more_guessing_layers_than_layers_are_refused_before_llama_cpp_ends_the_process(count: int) -> None:
    with pytest.raises(ModelFileError, match="layers that guess"):
        parse_header(gguf({**model_values(), "llama.nextn_predict_layers": count}), "x")


def test_a_hybrid_caches_in_its_attending_blocks_alone() -> None:
    values = {key.replace("llama.", "qwen35.", 1): one for key, one in model_values().items()}
    values |= {"general.architecture": "qwen35", "qwen35.block_count": 9, "qwen35.nextn_predict_layers": 1}
    for changes, counts in (
        ({}, (0, 0, 0, 2, 0, 0, 0, 2, 2)),
        ({"qwen35.full_attention_interval": 2}, (0, 2, 0, 2, 0, 2, 0, 2, 2)),
        ({"qwen35.full_attention_interval": 0}, (2,) * 9),
    ):
        assert parse_header(gguf({**values, **changes}), "x").head_counts_kv == counts


def test_a_head_that_was_cut_off_is_said_to_be(tmp_path) -> None:
    whole = gguf(head_values(), [("token_embd.weight", 0), ("output.weight", 4096)], data=bytes(8192))
    for length in (len(whole) - 5000, 200):
        (path := tmp_path / "head.gguf").write_bytes(whole[:length])
        with pytest.raises(ModelFileError, match="cut off"):
            read_header(path)
    path.write_bytes(whole)
    assert kind_of(read_header(path)) is ModelFileKind.HEAD
