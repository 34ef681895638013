"""Previews of the web pages and SVG pictures in a reply's code blocks: a closed view.

A page or picture is code that a model wrote: it may never end, be nested 10,000 deep, or name files of this computer.
So a child process draws it (`drawing.py`), within bounds of memory and time, and the window gets pixels and words
alone (`preview_dialog.py`). No script runs, and nothing is loaded, from the network or from the disk:
Qt's rich text is refused every file, and an SVG loses each reference beyond itself before Qt's renderer, which would
open local pictures, sees it.
"""
