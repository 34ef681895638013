"""Speculative decoding: a small draft guesses, a big target decides.

Nothing here knows llama.cpp, threads or windows. The loop (:mod:`~app.speculation.decode`) runs over two small
protocols, a language model (:mod:`~app.speculation.model`) and a drafter (:mod:`~app.speculation.drafters`), and
yields what happened as rounds (:mod:`~app.speculation.trace`).

Sources: Leviathan et al., arXiv 2211.17192; Chen et al., arXiv 2302.01318; Daliri, Musco, Suresh, "Coupling
without Communication and Drafter-Invariant Speculative Decoding", arXiv 2408.07978.
"""
