"""Recorded replies: trace files, the samples that came along, and the page that plays a reply in a browser.

`speculation/trace.py` says what a trace is and takes nothing on trust (`checked.py`): types, ranges, and that tokens
and outcomes stand where a round has them. `traces/trace_files.py` bounds a file before it is read as JSON (24 MB, and
how many lists and values). `traces/trace_html.py` puts a trace into a page as JSON in which no letter means anything
to HTML; the page's policy lets one script run, by its hash, and that script makes text of all it shows.
"""
