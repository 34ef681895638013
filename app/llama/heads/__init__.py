"""Guessing for one model alone: by a head, by layers of its own, or by an assistant.

A head (EAGLE-3) is one layer in a file of its own, made for one target: it reads each token together with what the
target computed before it. `llama/private/layer_states.py` hands that out after each pass;
`drafters/head_drafter.py` keeps the latest
(`states.py`), reads them when guesses are wanted or a long prompt fills the window, feeds the head's own states back
from guess to guess, and reads accepted guesses again with the target's. To the loop it is a draft like any other, with
costs and chances of its own. llama.cpp ends the process where head and target do not fit, so headers are judged first
(`models/gguf/heads.py`, `compatibility.py`), and each target is tried with each head in the child process
(`llama/trials/heads.py`). A head runs where its target does, since it may read the target's own weights.

Some heads guess a block at once (DFlash, DSpark; `llama/heads/block.py`): they cache the target's states alone, and one
pass over the last token and a mask for each token to come makes all guesses of a round. `drafters/block_reader.py` asks
for them row by row, so that drafter, sampling and grammars are those of any other head.

Some models carry such a layer in their own file (multi-token prediction). It is loaded only where it is to guess: where
no draft is named, or `model_references.OWN_LAYERS` is named in a draft's place. `llama/heads/own_layers.py` is then a
head over the target's own weights; reader, drafter and trial are the head's. Layers that fail the trial cost a
sentence, not the model. An assistant (Gemma 4) is such a layer in a file of its own that caches nothing and attends to
what its target has cached (`llama/heads/assistant.py`): nothing is read again, and all guesses of a round stand at one
place.
"""
