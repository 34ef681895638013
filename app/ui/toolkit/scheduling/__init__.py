"""Scheduling of work: beside the window, when it is idle, or as often as an eye can follow.

While there is a window, garbage is collected on the main thread alone (`ui/toolkit/scheduling/garbage_collection.py`):
Python would do it on any thread, and a QObject destroyed beside the main thread, which may be handing it a queued call
just then, ends the process. A full collection waits until nothing happens, since it is felt beside long replies;
objects from before the window are frozen. A worker emits under a lock that closing takes first, so that the receiver
still exists.
"""
