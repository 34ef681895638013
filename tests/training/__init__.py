"""Trains the EAGLE-3 head for the starter model, from nothing but that model.

It needs torch, which the program does not; run it in an environment made for the purpose::

    uv run --with torch python -m tests.training questions   # thousands of them, as tokens
    uv run --with torch python -m tests.training replies     # what the model answers, and its states: 9 KB a token
    uv run --with torch python -m tests.training learn --minutes 60
    uv run --with torch python -m tests.training write --kinds output=Q4_0 fc=Q5_1   # head.gguf, from what is learned
    uv run --with torch python -m tests.training check       # torch's target against llama.cpp's

Files lie in ``build/training`` (``--work``). Each step goes on from where it was left: replies are kept a batch at a
time, the head and its optimisers every few minutes, with ``head-latest.gguf`` and ``progress.json`` (shares of right
guesses on replies never learned from) beside them. ``learn`` takes in the replies that are made meanwhile.
``--device cuda`` does it all on a graphics card.

Everything follows from one seed, ``SEED``, and the order in which batches of replies were made. The model is
SmolLM2-135M-Instruct (Apache-2.0), and so is the head's file.
"""
