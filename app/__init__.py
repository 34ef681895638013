"""Draftlight: chat with local GGUF models, made faster by speculative decoding that you can watch."""

__version__ = "0.1.0"
