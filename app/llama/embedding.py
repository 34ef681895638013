"""Texts as vectors: the pooled result of a model that was made for it, for several texts in one pass.

What a model computes for the tokens of a text becomes one row of numbers: their mean, the first or the last token's, or
a score of how well a text answers a question. The file says which; where it does not, the mean.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from app.errors import NotEnoughMemory
from app.language import number, tr
from app.llama.context import StopFlag, compute, padded
from app.llama.library import api, native_log
from app.llama.model import Model
from app.llama.processors.spin_wait import spin_wait
from app.speculation.language_model import BrokenModel, FloatArray

MOST_AT_ONCE = 32
"""Texts in one pass."""
_LEAST_TOKENS = 512
"""Tokens of the smallest pass: shorter texts are read together."""


class EmbeddingContext:
    """The working memory of an embedding model or a reranker.

    Args:
        model: stays open longer than this context.
        tokens: of the longest text that it can read.
        threads: how many compute.
        stop: ends a pass.

    Raises:
        NotEnoughMemory: the buffers do not fit.
    """

    def __init__(self, model: Model, *, tokens: int, threads: int, stop: StopFlag) -> None:
        self.tokens = padded(max(tokens, _LEAST_TOKENS))
        """Tokens of one pass, and of the longest text."""
        params = api.llama_context_default_params()
        params.n_ctx = params.n_batch = params.n_ubatch = self.tokens  # without a causal order, a pass is one piece
        params.n_seq_max = MOST_AT_ONCE
        params.kv_unified = True  # each text may take as much of the context as it needs
        params.embeddings = True
        params.n_outputs_max = self.tokens
        params.n_threads = params.n_threads_batch = threads
        params.abort_callback, params.abort_callback_data = stop.callback, stop.data
        params.no_perf = True
        native_log().drain()
        self._model, self._stop = model, stop
        self._handle: Any = api.llama_init_from_model(model.handle, params)
        if self._handle and api.llama_pooling_type(self._handle) == api.LLAMA_POOLING_TYPE_NONE:
            api.llama_free(self._handle)
            params.pooling_type = api.LLAMA_POOLING_TYPE_MEAN
            self._handle = api.llama_init_from_model(model.handle, params)
        if not self._handle:
            raise NotEnoughMemory(
                tr(
                    "There is not enough free memory for {name} with texts of {size} tokens.",
                    name=model.path.name,
                    size=number(tokens),
                )
            )
        is_score = api.llama_pooling_type(self._handle) == api.LLAMA_POOLING_TYPE_RANK
        self.width = int(
            api.llama_model_n_cls_out(model.handle) if is_score else api.llama_model_n_embd_out(model.handle)
        )
        """Numbers of a text's row."""
        self._batch: Any = api.llama_batch_init(self.tokens, 0, 1)

    def rows_of(self, texts: Sequence[Sequence[int]]) -> FloatArray:
        """Return a row of :attr:`width` numbers for each text of at least one and at most :attr:`tokens` tokens.

        Raises:
            Interrupted: stopped on request.
            BrokenModel: the model failed.
        """
        rows = np.empty((len(texts), self.width), dtype=np.float32)
        for first, last in self._passes(texts):
            self._read(texts[first:last])
            for index in range(first, last):
                pointer = api.llama_get_embeddings_seq(self._handle, index - first)
                if not pointer:
                    raise BrokenModel(tr("The model computed nothing."))
                rows[index] = np.ctypeslib.as_array(pointer, shape=(self.width,))
        if not np.isfinite(rows).all():
            raise BrokenModel(tr("The model computed no usable numbers."))
        return rows

    def _passes(self, texts: Sequence[Sequence[int]]) -> Iterator[tuple[int, int]]:
        """Yield the texts of each pass, from the first up to, without, the last."""
        first = tokens = 0
        for index, text in enumerate(texts):
            if index > first and (tokens + len(text) > self.tokens or index - first == MOST_AT_ONCE):
                yield first, index
                first, tokens = index, 0
            tokens += len(text)
        if first < len(texts):
            yield first, len(texts)

    def _read(self, texts: Sequence[Sequence[int]]) -> None:
        batch, place = self._batch, 0
        for sequence, text in enumerate(texts):
            for position, token in enumerate(text):
                batch.token[place], batch.pos[place], batch.logits[place] = token, position, 1
                batch.n_seq_id[place] = 1
                batch.seq_id[place][0] = sequence
                place += 1
        batch.n_tokens = place
        if (memory := api.llama_get_memory(self._handle)) is not None:  # an encoder has none
            api.llama_memory_clear(memory, True)
        compute(lambda: api.llama_decode(self._handle, batch), self._stop, self._model.pages)

    def close(self) -> None:
        if self._handle:
            api.llama_batch_free(self._batch)
            api.llama_free(self._handle)
            self._handle = None
            spin_wait().rest()


class EmbeddingVocabulary:
    """Splits texts as an embedding model or a reranker wants them: with the tokens that begin and end a text.

    Args:
        model: whose tokens they are.
    """

    def __init__(self, model: Model) -> None:
        self._vocabulary = model.vocabulary
        self.size = model.vocabulary.size
        self._pair_form = (api.llama_model_chat_template(model.handle, b"rerank") or b"").decode("utf-8", "replace")
        self._begin, self._end = self._frame()

    def tokens_of(self, text: str | Sequence[int], most: int | None = None) -> list[int]:
        """Return the tokens of a text.

        Args:
            text: letters, or tokens that are taken as they are.
            most: cut the text where it would have more tokens.
        """
        if not isinstance(text, str):
            return list(text)[:most]
        tokens = self._split(text)
        if most is not None:
            tokens = tokens[: most - len(self._begin) - len(self._end)]
        return [*self._begin, *tokens, *self._end]

    def pair_tokens(self, query: str, document: str) -> list[int]:
        """Return the tokens of a question with a text that may answer it, as llama-server frames them."""
        if self._pair_form:
            before, _, rest = self._pair_form.partition("{query}")
            between, _, after = rest.partition("{document}")
            return self._split(f"{before}{query}{between}{document}{after}")
        handle: Any = self._vocabulary.handle
        eos = api.llama_vocab_eos(handle)
        end = [eos if eos >= 0 else api.llama_vocab_sep(handle)] * api.llama_vocab_get_add_eos(handle)
        begin = [api.llama_vocab_bos(handle)] * api.llama_vocab_get_add_bos(handle)
        middle = [api.llama_vocab_sep(handle)] * api.llama_vocab_get_add_sep(handle)
        return [*begin, *self._split(query), *end, *middle, *self._split(document), *end]

    def _split(self, text: str) -> list[int]:
        return self._vocabulary.tokenize(text, special=True, begin=False)

    def _frame(self) -> tuple[list[int], list[int]]:
        """Return the tokens before and after every text, which depend on the kind of vocabulary."""
        plain, room = self._split("a"), 16
        tokens = (api.llama_token * room)()
        count = int(api.llama_tokenize(self._vocabulary.handle, b"a", 1, tokens, room, True, True))
        framed = list(tokens[: max(0, count)])
        for at in range(len(framed) - len(plain) + 1):
            if framed[at : at + len(plain)] == plain:
                return framed[:at], framed[at + len(plain) :]
        return [], []
