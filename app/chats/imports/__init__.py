"""Chats from files: of this program, and of others. Their content is checked before it is used.

`chats/imports/` reads a JSON file of any length entry by entry, found by its brackets before anything is parsed, with a
bound on each entry's bytes and values. Archives are read as they unpack and never written to the disk; one that claims
to unpack to far more than its size is refused. `programs/` has a module for each program; the parts that most have in
common (message parts, calls of tools, documents) are read by `message_parts.py`. Every form becomes turns that follow
each other (`turns.py`); broken and circular links lose no messages. Marks in texts are found in linear time, and no
regular expression from a file is run. Pictures and files stand in the JSON or lie beside it (`export_files.py`): only
those that a message names are read, each within a bound, and those of a chat and of an import together. Each message
notes what was left out, and the total is counted . A chat is written in one transaction, and recognised again by its
origin.
"""
