"""When work is done, and on which thread: beside the window, when it is idle, or as often as an eye can follow."""
