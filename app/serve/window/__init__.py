"""The local API beside a window: the same server, with the window's engine and choices.

In the window, `serve/window/hosted.py` runs the same server on a thread of its own, and `ui/local_api/` is its switch.
Nothing of it is imported before it is on; where another port or key is wanted, the server before is gone first. Both
have one `SharedEngine`: the window a port that goes first, the server one that asks for turns. A turn lasts one
request; what runs is not broken off for the person unless they press a button, and no turn begins before the window
has heard the end of its own job, so that what follows (a reply after a load, the second leg of a race) comes first. A
request that names no model, or the window's, gets the window's pair as the window loads it; another one is loaded when
its turn comes, leaves after ten minutes, and the window's comes back by itself before the next reply. A client never
takes the window's pair out of memory.
"""
