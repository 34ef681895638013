"""Which family of chat templates a model's template belongs to, told by the marks it writes around a message."""

from __future__ import annotations

_MARKS = (
    ("<|im_start|>", "ChatML"),
    ("<|start_header_id|>", "Llama 3"),
    ("<|header_start|>", "Llama 4"),
    ("<start_of_turn>", "Gemma"),
    ("<|turn>", "Gemma 4"),
    ("<|channel|>", "Harmony (gpt-oss)"),
    ("<|start_of_role|>", "Granite"),
    ("<|START_OF_TURN_TOKEN|>", "Command R"),
    ("<｜Assistant｜>", "DeepSeek"),
    ("<|Assistant|>", "DeepSeek"),
    ("[gMASK]", "GLM"),
    ("<<SYS>>", "Llama 2"),
    ("[INST]", "Mistral"),
    ("<|end|>", "Phi"),
    ("<|role_end|>", "Ling"),
    ("<|user|>", "Zephyr"),
    ("### Instruction", "Alpaca"),
    ("USER:", "Vicuna"),
)
"""The first mark found decides: what several families write stands behind what only one does."""


def family_of(template: str) -> str:
    """Return a family such as "ChatML"; "its own" for an unknown one, empty where there is no template."""
    if not template.strip():
        return ""
    return next((family for mark, family in _MARKS if mark in template), "its own")
