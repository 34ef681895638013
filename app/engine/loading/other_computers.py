"""The devices of other computers for one load, and which layers they get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import psutil

from app.engine.commands import LoadPair
from app.engine.loading.layer_split import HERE, LayerHost, split
from app.engine.loading.model_file import ModelFile
from app.engine.loading.offload import DeviceMemory
from app.errors import WorldError
from app.llama.model import LayerPlacement
from app.llama.rpc.backend import NOT_BUILT_IN, device_handles, graphics_handle, is_built_in
from app.llama.rpc.servers import ask_all


class NamedMemory(DeviceMemory, Protocol):
    """A device of this computer."""

    @property
    def name(self) -> str: ...


class OtherComputers:
    """Asks the servers, and splits the target over them and this computer.

    A graphics card here is a place of its own; what the draft takes is left free.

    Args:
        command: names the servers.
        target: what is split.
        draft: stays here, if there is one.
        cards: the graphics devices of this computer.

    Raises:
        WorldError: this build of llama.cpp cannot do it, a server cannot be used, or there is too little memory.
    """

    def __init__(
        self, command: LoadPair, target: ModelFile, draft: ModelFile | None, cards: Sequence[NamedMemory]
    ) -> None:
        if not is_built_in():
            raise WorldError(NOT_BUILT_IN)
        tokens = command.context_tokens
        beside = draft.layers(tokens) if draft is not None else None
        taken = beside.bytes_of(beside.count) if beside is not None else 0
        self._servers = ask_all(command.rpc_servers)
        self._cards = cards
        local = [LayerHost(HERE, card.free_bytes - (taken if index == 0 else 0)) for index, card in enumerate(cards)]
        here = LayerHost(HERE, psutil.virtual_memory().available - (0 if cards else taken))
        lent = [LayerHost(device.server, device.free_bytes) for device in self._servers]
        self.split = split(target.name, target.layers(tokens), here, [*lent, *local], command.gpu_layers)

    @property
    def places(self) -> LayerPlacement:
        """The devices and layers for llama.cpp; makes the connections."""
        handles = [*device_handles(self._servers), *(graphics_handle(card.name) for card in self._cards)]
        return LayerPlacement(tuple(handles), self.split.layers[1:])
