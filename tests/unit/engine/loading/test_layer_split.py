"""Split of layers over several computers, without any."""

from __future__ import annotations

import pytest

from app.engine.loading.layer_split import HERE, LayerHost, split
from app.engine.loading.offload import Layers
from app.errors import NotEnoughMemory
from app.models.gguf.fit import BUFFERS_BYTES

GB = 10**9
MODEL = Layers((GB,) * 30, GB)


def place(name: str, gigabytes: float) -> LayerHost:
    return LayerHost(name, int(gigabytes * GB) + BUFFERS_BYTES)


def layers(here: float, *others: float, layers_asked: int | None = None, model: Layers = MODEL) -> tuple[int, ...]:
    lent = [place(f"b:{port}", free) for port, free in enumerate(others)]
    return split("Model", model, place(HERE, here), lent, layers_asked).layers


def test_who_has_twice_the_memory_gets_twice_the_layers():
    assert layers(31, 62) == (10, 21)
    assert layers(40, 40, 44) == (10, 10, 11)


def test_no_layer_is_lost_or_counted_twice():
    for free in ((31.5, 7.3, 1.1), (0, 20, 20), (100, 0.1, 0.1), (9, 9, 9, 9, 9, 9, 9)):
        assert sum(layers(*free)) == MODEL.count


def test_a_computer_without_room_gets_none():
    assert layers(0, 40) == (0, 31)
    assert layers(40, 0) == (31, 0)


def test_the_number_on_other_computers_can_be_asked_for():
    assert layers(100, 50, 50, layers_asked=4) == (27, 2, 2)
    assert layers(100, 50, layers_asked=99) == (0, 31)
    assert layers(100, 50, layers_asked=0) == (31, 0)


def test_too_little_memory_on_all_together_is_a_sentence():
    with pytest.raises(NotEnoughMemory, match=r"needs 31.0 GB .* have 30.0 GB free"):
        layers(20, 10)


def test_the_plan_in_words():
    here, card = place(HERE, 10), place(HERE, 11)
    plan = split("Model", MODEL, here, [place("b:1", 5), place("b:1", 5), card])
    assert plan.words("Model") == "Model has 31 layers: 21 on this computer, 10 on b:1."
    assert plan.on_devices == 21
