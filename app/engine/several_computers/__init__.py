"""Pairs whose layers are split over several computers, with their engine in a child process.

llama.cpp's RPC backend computes layers on other computers. Its client ends the process if a server is gone, has
another version or is none, and waits for ever for a silent one. So `llama/rpc/servers.py` asks each server first, over
a socket with a time limit, and the whole pair runs in a child: `engine/several_computers/process.py` has a worker's
methods and passes jobs to `engine/process_child.py`, an engine whose port is a pair of pipes. A child that ends costs
its reply; before the next one the pair is loaded over the servers that answer. A stopped reply ends within a tenth of
a second from what is known here, whatever the other computers still do. Where nothing comes for three seconds,
`engine/several_computers/process.py` names the servers that are waited for; which of them it is cannot be asked, since
a server that computes answers nobody else. `engine/loading/layer_split.py` says which place gets which layers, a pure
function; a server without a graphics card says on Linux that all its memory is free. Such a target is not tried out
beforehand, since it may be larger than this computer, and what a crash costs is the child. A head, and a model's own
layers, want their model in one place and are left out. `llama/rpc/lending.py` is the other end, in a child that holds
nothing and ends with its parent.
"""
