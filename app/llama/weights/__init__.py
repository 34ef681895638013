"""Weights in memory, and model files that change while they are used.

Weights are read where the system has mapped their file, and anyone can cut that short meanwhile. After each pass the
files are asked for their size and time (`llama/weights/file_pages.py`), so nothing computed from a changed file is
used: the reply ends with the file's name, and the next question loads the pair again (`engine/worker.py`). A page that
is missing during a pass raises SIGBUS; on Linux zeros are put in its place (`llama/weights/bus_errors.py`).
"""
