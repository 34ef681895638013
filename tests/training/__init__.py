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

How far it came on two cores that did other work too, with ``--tokens 12288 --precision bfloat16``: some 25 minutes of
replies (810,405 tokens to learn from), 25 of learning at the full rate with two guesses in a row, and 27 with three
(``--steps 3``), the rate falling to nothing. Guesses right on replies never learned from, each place counted where the
earlier ones were right:

======  =========  ==================  ==================
steps   tokens     greedy replies      sampled replies
======  =========  ==================  ==================
263     602,282    0.45, 0.42, 0.30    0.41, 0.40, 0.28
581     1,328,308  0.54, 0.52, 0.39    0.46, 0.44, 0.33
698     1,615,525  0.55, 0.53, 0.40    0.48, 0.45, 0.37
947     2,205,631  0.58, 0.55, 0.55    0.48, 0.48, 0.48
1131    2,630,111  0.59, 0.57, 0.56    0.49, 0.48, 0.50
1305    3,039,235  0.60, 0.58, 0.59    0.49, 0.48, 0.49
1569    3,942,474  0.61, 0.58, 0.58    0.50, 0.50, 0.54
1961    5,288,943  0.63, 0.62, 0.62    0.52, 0.52, 0.55
2267    6,331,807  0.63, 0.62, 0.62    0.52, 0.52, 0.55
======  =========  ==================  ==================

The last three rows learned from other replies (``--bank 1 --questions 12000 --batch 128``: 552,924 tokens in some
20 minutes), 52 minutes long, the rate falling to nothing once more. That is the head in ``resources``.

In new processes it is 1.25 and 1.26 times the target alone greedily (64 and 128 tokens), 1.19 and 1.23 at temperature
0.8, where the Q4_1 draft reaches 1.11 and 1.08, 1.05 and 1.09. That one still is the starter's draft: it is faster from
the second reply on, and with the starter's own settings, whose penalty on repetition costs the head a quarter of its
right guesses.

So half of the replies are written with that penalty since, and learned with it (``replies._PENALTIES``). What 40 more
minutes brought, from the head in ``resources`` and 716,224 tokens to learn from (``--bank 2``), at 7.55 million tokens:
0.69, 0.69, 0.67 of greedy replies and 0.52, 0.53, 0.56 of sampled ones; with the penalty 0.55, 0.55, 0.55 and 0.42,
0.45, 0.48 (after the first ten minutes, 0.54 and 0.41 of the first guesses). That head was neither timed nor kept.

Everything follows from one seed, ``SEED``, and the order in which batches of replies were made. The model is
SmolLM2-135M-Instruct (Apache-2.0), and so is the head's file.
"""
