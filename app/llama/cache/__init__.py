"""The cache of a context: copies of it, positions of tokens, and how far it can be taken back.

Most models keep every token they read, so a wrong guess is cut off again. Hybrids keep a running state. For those of
`models/gguf/fit.py` llama.cpp keeps a few copies, one after each of a pass's last tokens, and a round has at most so
many guesses; `llama/cache/snapshots.py` counts how far back they reach, since llama.cpp would go on from stale ones.
Copies help a target alone: a draft reads its guesses one by one, which leaves none, so a hybrid cannot be a draft.
"""
