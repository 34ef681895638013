"""The functions that guessing heads need, in a library that has them under any name and in one that lacks some."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from app.llama.private.layer_states import LayerStateFunctions, layer_state_functions


def test_the_pinned_library_has_all_of_them():
    assert layer_state_functions().missing == ()


@pytest.mark.parametrize(
    "exported",
    [
        "llama_get_embeddings_layer_inp",  # should it move to the stable interface
        "_Z30llama_get_embeddings_layer_inpP13llama_contextj",
        "?llama_get_embeddings_layer_inp@@YAPEAMPEAUllama_context@@I@Z",
    ],
)
def test_a_function_is_found_by_the_names_that_compilers_give_it(exported: str):
    function = SimpleNamespace()
    functions = LayerStateFunctions(SimpleNamespace(**{exported: function}))
    assert functions.llama_get_embeddings_layer_inp is function
    assert len(function.argtypes) == 2
    assert "llama_get_embeddings_layer_inp" not in functions.missing


def test_a_function_that_a_library_lacks_is_named():
    empty = LayerStateFunctions(SimpleNamespace())
    assert "llama_set_embeddings_layer_inp" in empty.missing
    with pytest.raises(AttributeError, match="llama_model_target_layer_ids"):
        _ = empty.llama_model_target_layer_ids
