"""llama.cpp behind the protocols of :mod:`app.speculation.language_model`; the only package that imports ``llama_cpp``.

Everything here must be called from one and the same thread for as long as the program runs: a second calling thread
gives OpenMP a second pool and costs about 15 % of the speed.
"""
