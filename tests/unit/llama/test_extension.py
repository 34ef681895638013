"""The functions that guessing heads need, in the library that is installed and in one that lacks some."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from app.llama.extension import HEAD, OWN_LAYERS, Extension, extension, extension_facts


def test_the_pinned_library_has_all_that_heads_need():
    assert extension().missing((*HEAD, *OWN_LAYERS)) == ()
    assert set(extension_facts().values()) == {"yes"}


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
    found = Extension(SimpleNamespace(**{exported: function}))
    assert found.llama_get_embeddings_layer_inp is function
    assert len(function.argtypes) == 2


def test_what_a_library_lacks_is_named():
    empty = Extension(SimpleNamespace())
    assert "llama_set_embeddings_layer_inp" in empty.missing(HEAD)
    assert "llama_model_n_layer_nextn" not in empty.missing(OWN_LAYERS)  # of the stable interface
    with pytest.raises(AttributeError, match="llama_get_ctx_other"):
        _ = empty.llama_get_ctx_other
