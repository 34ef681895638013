"""A model file that was found: what it says of itself, and how to load it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.engine.events import Part
from app.engine.loading.offload import Layers, layers_of
from app.models.gguf.file_names import shards_here
from app.models.gguf.header import Header
from app.models.gguf.heads import ModelFileKind, kind_of
from app.models.gguf.names import name_in_words

_REARRANGED = ("Q4_0", "Q4_K", "IQ4_NL", "MXFP4")
"""Precisions whose weights llama.cpp rearranges into memory of its own, on every processor we support."""


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A file of a pair."""

    part: Part
    path: Path
    header: Header
    is_ours: bool
    """Made by this program, or part of it."""
    own_layers: bool = False
    """True if it is to guess for itself."""

    @property
    def name(self) -> str:
        return name_in_words(self.header, self.path)

    def context_tokens(self, tokens_asked: int) -> int:
        return min(tokens_asked, self.header.context_length or tokens_asked)

    def layers(self, context_tokens: int) -> Layers:
        """Return the memory that its layers would take on a device."""
        tokens = self.context_tokens(context_tokens)
        return layers_of(self.header, self.size_bytes, tokens, own_layers=self.own_layers)

    @property
    def is_head(self) -> bool:
        """True if it guesses from inside the big model: a head or an assistant."""
        return kind_of(self.header) in {ModelFileKind.HEAD, ModelFileKind.ASSISTANT}

    @property
    def is_embedder(self) -> bool:
        """True if it turns texts into numbers: an embedding model or a reranker."""
        return kind_of(self.header) in {ModelFileKind.EMBEDDER, ModelFileKind.RERANKER}

    @property
    def size_bytes(self) -> int:
        """Bytes of all its parts."""
        return sum(path.stat().st_size for path in shards_here(self.path))

    @property
    def is_read_in_place(self) -> bool:
        """True if the weights should stay the file's own pages, rather than be copied."""
        return not self.header.quant.startswith(_REARRANGED)
