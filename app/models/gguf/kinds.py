"""Telling a GGUF model from what is merely called one, and naming its precision."""

from __future__ import annotations

from app.language import tr

FILE_TYPES = {
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K", 11: "Q3_K_S", 12: "Q3_K_M",
    13: "Q3_K_L", 14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M", 18: "Q6_K", 19: "IQ2_XXS", 20: "IQ2_XS",
    21: "Q2_K_S", 22: "IQ3_XS", 23: "IQ3_XXS", 24: "IQ1_S", 25: "IQ4_NL", 26: "IQ3_S", 27: "IQ3_M", 28: "IQ2_S",
    29: "IQ2_M", 30: "IQ4_XS", 31: "IQ1_M", 32: "BF16", 36: "TQ1_0", 37: "TQ2_0", 38: "MXFP4", 39: "NVFP4",
}  # fmt: skip
"""``general.file_type`` (llama.cpp's ``llama_ftype``) as people write it."""

ASSISTANT = "gemma4-assistant"
"""``general.architecture`` of a small file that guesses with the cache of the one model it was made for."""

_MAGIC = b"GGUF"
_VERSIONS = (2, 3)


def not_a_model(start: bytes) -> str | None:
    """Why a file that begins like this is no GGUF this program reads, to stand after its name; else ``None``."""
    if not start:
        return tr("is empty. Download or copy it again.")
    if start[:4] == _MAGIC:
        return _wrong_version(start[4:8])
    if start.startswith(b"version https://git-lfs"):
        return tr("is only a pointer to a model, not the model itself. Download the file it stands for.")
    if start.lstrip()[:1] == b"<":
        return tr("is a web page, not a model: an error page was probably saved under this name. Download it again.")
    if _is_text(start):
        return tr("is a text file, not a model.")
    return tr("is not a GGUF model file.")


def _wrong_version(field: bytes) -> str | None:
    if len(field) < 4:
        return tr("is cut off after its first bytes. Download or copy it again.")
    if int.from_bytes(field, "little") in _VERSIONS:
        return None
    if int.from_bytes(field, "big") in (1, *_VERSIONS):
        return tr("was made for big-endian computers and cannot be used here.")
    if int.from_bytes(field, "little") == 1:
        return tr("is in the first, outdated GGUF format. Get a newer conversion of this model.")
    return tr("is in a GGUF format this program does not know.")


def _is_text(start: bytes) -> bool:
    try:
        text = start.decode("utf-8")
    except UnicodeDecodeError as error:
        # A character may be cut at the end of what was read.
        if error.start < len(start) - 3:
            return False
        text = start[: error.start].decode("utf-8")
    return all(character.isprintable() or character.isspace() for character in text)
