"""Guesses with an assistant: a small file that reads the cache of the one model it was made for (Gemma 4).

As a layer for multi-token prediction does, it reads a token and the target's state after its last layer; beyond the
last token that the target has read, its own state. But it caches nothing: it attends to what two of the target's blocks
have cached. So there is nothing to catch up with, and all guesses of a round are made from the place of the token that
comes next in the target (llama.cpp's ``draft-mtp`` does the same).

llama.cpp looks at the target's cache as the assistant's header describes it, and does not check that this is how it was
made. So :func:`app.models.gguf.heads.fit_problem` compares the two headers first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from app.errors import ModelFileError
from app.language import tr
from app.llama.attention import Attention
from app.llama.cache_state import StateBytes
from app.llama.context import Context
from app.llama.heads.head import HeadContext
from app.llama.library import api
from app.llama.model import Model
from app.llama.private.layer_states import layer_state_functions
from app.speculation.language_model import FloatArray


class AssistantContext(HeadContext):
    """:class:`app.speculation.drafters.head_drafter.HeadModel` over an assistant.

    The arguments are those of :class:`HeadContext`. Make it while the target's cache is empty: llama.cpp empties it.

    Raises:
        NotEnoughMemory: the compute buffers do not fit.
        ModelFileError: the assistant cannot guess for this target, or this build of llama.cpp cannot use it.
    """

    @property
    def reads_first(self) -> bool:
        return True

    def encode(self, states: FloatArray) -> FloatArray:
        return states

    def decode(
        self,
        tokens: Sequence[int],
        states: FloatArray,
        first: int,  # noqa: ARG002 - the place follows from the target's cache
        *,
        output: bool,
    ) -> tuple[FloatArray, FloatArray]:
        if not output:
            return self._nothing()  # the target has cached all that there is to read
        position = int(api.llama_memory_seq_pos_max(self._memory, 0)) + 1  # llama.cpp takes no other
        return self._compute(tokens[-1:], states[-1:], position, output=True)

    def clear(self) -> None:
        """Do nothing: the cache is the target's."""

    @property
    def state_bytes(self) -> int:
        return 0

    def copy_out(self) -> StateBytes | None:
        return np.empty(0, dtype=np.uint8)  # it is in the target's copy

    def copy_in(self, state: StateBytes) -> bool:
        return len(state) == 0

    def can_take_back(self) -> bool:
        return True

    def _layers_read(self, model: Model, target: Context) -> list[int]:
        if target.length:
            raise ValueError(f"the target holds {target.length} tokens")
        if missing := layer_state_functions().missing:
            raise ModelFileError(
                tr("This build of llama.cpp cannot use assistants: it has no {missing}.", missing=missing[0])
            )
        theirs = api.llama_get_model(target.handle)
        if int(api.llama_model_n_embd_out(model.handle)) != int(
            api.llama_model_n_embd(theirs)
        ) or model.vocabulary.size != api.llama_vocab_n_tokens(api.llama_model_get_vocab(theirs)):
            raise ModelFileError(
                tr("{name} was made for another model, so it cannot guess for this one.", name=model.path.name)
            )
        return [int(api.llama_model_n_layer(theirs))]  # this number stands for the state after the last layer

    def _attention(self, model: Model, target: Context, context_tokens: int) -> Attention:  # noqa: ARG002 - a head's
        return target.kind  # each kind has values lie in the cache in its own way

    def _arrange(self, params: Any, target: Context) -> None:
        params.n_ctx = api.llama_n_ctx(target.handle)
        params.n_batch = params.n_ubatch = 1  # of the rows of a call, the last alone is computed
