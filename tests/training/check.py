"""The target in torch against the one in llama.cpp."""

from __future__ import annotations

from pathlib import Path

import llama_cpp as api
import numpy as np
import torch

from tests.training.target import Target, Weights


def difference(model: Path, tokens: np.ndarray) -> tuple[float, float]:
    """The greatest difference of two logits after ``tokens``, and the greatest logit."""
    target = Target(Weights(model))
    with torch.inference_mode():
        logits, _ = target.forward(torch.tensor(tokens)[None], target.cache(1, len(tokens)), 0, (0,))
    loaded = api.llama_model_load_from_file(str(model).encode(), api.llama_model_default_params())
    context = api.llama_init_from_model(loaded, api.llama_context_default_params())
    array = (api.llama_token * len(tokens))(*tokens.tolist())
    assert api.llama_decode(context, api.llama_batch_get_one(array, len(tokens))) == 0
    theirs = np.ctypeslib.as_array(api.llama_get_logits_ith(context, -1), shape=(target.shape.vocabulary,)).copy()
    api.llama_free(context)
    api.llama_model_free(loaded)
    return float(np.abs(theirs - logits[0].cpu().numpy()).max()), float(np.abs(theirs).max())
