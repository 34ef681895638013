"""What names say: the size and the family of a model, and how a head for it may be called.

Names only say where to look.
"""

from __future__ import annotations

import re

from app.models.gguf.heads import LAYER_INPUTS
from app.models.gguf.kinds import ASSISTANT
from app.models.hub.repository_files import is_guesser

_SIZE = re.compile(r"(?<![a-z0-9.])(\d+(?:\.\d+)?)\s*([bm])(?![a-z0-9])", re.IGNORECASE)
_NO_FAMILY = re.compile(
    r"(?<![a-z0-9])(?:gguf|instruct|it|chat|base|hf|meta|q\d\w*|iq\d\w*|ud|f16|bf16|f32|\d{4}|v\d+(?:\.\d+)*|qat|"
    r"preview|thinking|abliterated|uncensored|mtp|\d+x\d+b|a\d+b|e\d+b)(?![a-z0-9])",
    re.IGNORECASE,
)


def parameters_in(name: str) -> float | None:
    """Return the number of parameters that a name such as ``Qwen3-0.6B-GGUF`` states."""
    found = _SIZE.search(name.replace("_", "-"))
    return None if found is None else float(found[1]) * (1e9 if found[2] in "bB" else 1e6)


def family_words(name: str) -> tuple[str, ...]:
    """What to search for relatives by, the closest first: the name without size and precision, then its family."""
    plain = re.sub(r"\(.*?\)", " ", name.rsplit("/", 1)[-1])
    plain = _SIZE.sub(" ", re.sub(r"[- ]+", " ", plain))
    close = " ".join(_NO_FAMILY.sub(" ", plain).replace("_", " ").split())
    wide = re.sub(r"(?<=\d)\.\d+", "", close).split(" ")[0] if close else ""
    return tuple(dict.fromkeys(words for words in (close, wide) if words))


def head_queries(name: str, architecture: str) -> tuple[str, ...]:
    """Return what to search for heads and assistants by, the closest first; nothing where none could be used."""
    size = _SIZE.search(re.sub(r"[-_]", " ", name))
    families = family_words(name)
    tries = [f"{words} {size[0]}" if size is not None else words for words in families[:1]] + list(families)
    kinds = ["eagle3"] if architecture in LAYER_INPUTS else []
    kinds += ["assistant"] if architecture == ASSISTANT.removesuffix("-assistant") else []
    return tuple(dict.fromkeys(f"{words} {kind}" for words in tries for kind in kinds))


def is_head_repo(name: str) -> bool:
    """Return whether a repository's name says that it holds heads or assistants."""
    return is_guesser(name.rsplit("/", 1)[-1].replace("_", "-")) or "assistant" in name.casefold()


def family_letters(name: str) -> str:
    """Return the family in a name: "qwen" of "Qwen2.5 Coder 7B"."""
    found = re.match(r"(?:meta[- ])?([a-z]+)", name.casefold())
    return found[1] if found else ""
