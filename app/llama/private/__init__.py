"""Uses of llama.cpp and ggml that llama-cpp-python has no public call for: one module for each.

They hold for the pinned version. With another one, run ``doctor``: it tries each of them in a child process
(:mod:`app.llama.trials.private_doors`) and prints which do not work any more. Nothing outside ``app.llama`` imports
these modules. Two more dependences on llama.cpp's insides are of another kind and stand elsewhere: the protocol of its
RPC servers (:mod:`app.llama.rpc.servers`), and where it maps a model's file (:mod:`app.llama.weights`).
"""
