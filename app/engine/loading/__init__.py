"""From references to loaded models: files found and tried, layers placed, both models timed.

`engine/loading/offload.py` chooses, from what each layer takes (weights by the header's tensor places, cache, buffers)
and what `llama/devices.py` reports free: the draft's layers first, since each of its bytes is read for every guess,
then as many of the target's as fit. A load that fails there is tried with half the layers, then with none, and a
sentence says so. A file is tried in a child process once for the processor and once for a device. The choice is a pure
function, tested with scripted devices.
"""
