"""GGUF files: headers read within bounds, what a model is, what fits it, and what it takes of the memory."""
