"""Guesses with layers of the target's own (multi-token prediction, DeepSeek-V3, arXiv 2412.19437).

As an EAGLE-3 head does, such a layer reads a token and a state of the target: the one after its last layer that led to
the token. It is in the target's own file and is loaded with it, on request. Where a file has several, each trained for
a guess further ahead, the first one makes all guesses.
"""

from __future__ import annotations

from typing import Any

from app.errors import ModelFileError
from app.language import tr
from app.llama.context import Context
from app.llama.heads.head import HeadContext
from app.llama.library import api
from app.llama.model import Model
from app.llama.private.layer_states import layer_state_functions
from app.speculation.language_model import FloatArray


class OwnLayersContext(HeadContext):
    """:class:`app.speculation.drafters.head_drafter.HeadModel` over the target's own layers.

    The arguments are those of :class:`HeadContext`; ``model`` is the target's, loaded with these layers.

    Raises:
        NotEnoughMemory: the cache or the compute buffers do not fit.
        ModelFileError: the model has no such layers, or this build of llama.cpp cannot use them.
    """

    _STEP_BACK = 0

    @property
    def reads_first(self) -> bool:
        return True

    def encode(self, states: FloatArray) -> FloatArray:
        return states

    def _layers_read(self, model: Model, target: Context) -> list[int]:  # noqa: ARG002 - a head's signature
        if missing := layer_state_functions().missing:
            raise ModelFileError(
                tr("This build of llama.cpp cannot use a model's own layers: it has no {missing}.", missing=missing[0])
            )
        if api.llama_model_n_layer_nextn(model.handle) < 1:
            raise ModelFileError(tr("{name} has no layers to guess with.", name=model.path.name))
        return [int(api.llama_model_n_layer(model.handle))]  # this number stands for the state after the last layer

    def _arrange(self, params: Any, target: Context) -> None:  # noqa: ARG002 - an assistant asks
        params.ctx_type = api.LLAMA_CONTEXT_TYPE_MTP
