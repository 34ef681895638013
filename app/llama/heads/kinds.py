"""Chooses what guesses with a model that was loaded from a file of its own."""

from __future__ import annotations

from app.llama.heads.assistant import AssistantContext
from app.llama.heads.block import BlockContext, is_block_head
from app.llama.heads.guessing_context import GuessingContext
from app.llama.heads.head import HeadContext
from app.llama.library import api
from app.llama.model import Model


def kind_of_head(model: Model) -> type[GuessingContext]:
    """Return the kind of context for it. All blocks of an assistant are there to guess."""
    if is_block_head(model):
        return BlockContext
    guesses_alone = api.llama_model_n_layer_nextn(model.handle) > 0 and api.llama_model_n_layer(model.handle) == 0
    return AssistantContext if guesses_alone else HeadContext
