"""GGUF files: headers read within bounds, what a model is, what fits it, and what it takes of the memory.

`models/gguf/header.py` checks each count against the bytes that could hold it before anything is allocated, reads at
most a fixed number of bytes, and knows where a whole file must end at the least. So a truncated download, an error page
saved as a model, or a header that claims 10¹² keys is a sentence within milliseconds, before llama.cpp sees the file.
"""
