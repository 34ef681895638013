"""Files in the library, and the page that shows them."""

from __future__ import annotations

from pathlib import Path

from app.ui.models_page.models_page import ModelsPage
from tests.fakes.gguf_files import gguf, head_values, model_values
from tests.ui.conftest import WindowHarness

MODEL = gguf(model_values())


def put(path: Path, content: bytes = MODEL) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def ours(harness: WindowHarness, name: str = "Tiny-Q8_0.gguf", content: bytes = MODEL) -> Path:
    return put(harness.paths.models / "o" / "r" / name, content)


def page_of(harness: WindowHarness) -> ModelsPage:
    return harness.window.findChildren(ModelsPage)[-1]


HEAD = gguf(head_values(**{"general.base_model.0.name": "Tiny 1M"}), [("token_embd.weight", 0)], data=bytes(64))
OWN_VALUES = {key.replace("llama.", "glm4moe.", 1): one for key, one in model_values().items()} | {
    "general.architecture": "glm4moe",
    "glm4moe.nextn_predict_layers": 1,
}


OWN = gguf(OWN_VALUES, [("blk.0.attn_norm.weight", 0), ("blk.1.nextn.eh_proj.weight", 32)], data=bytes(3_000_064))
