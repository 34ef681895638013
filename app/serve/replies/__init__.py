"""Replies on their way out: to clients, to watchers, and into the counts of this server.

Nothing is queued for a watcher (`broadcast.py`, and `watch.py` for the page at `/`): it has a place in the reply,
which is kept once for all watchers, and receives what came after when it can; one that is far behind goes on with the
next reply. The broadcast listens to the shared engine itself, so that it hears of everybody's jobs; what a person says
in a window it hears only where they want it shown. The page is made of the shared page's parts
(`traces/html_parts.py`), with a stream in place of the trace.
"""
