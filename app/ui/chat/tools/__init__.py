"""The tools of a chat: which it may use, and what happens when a reply calls them.

In the window `ui/chat/tools/tool_loop.py` makes the calls, in the terminal `cli/chat/tools_in_use.py`: after a reply
that called (`traces/called_tools.py` reads calls out of its rounds, so that text and colours are its words alone),
each call waits for the person's word, is made beside the screen, and is kept with the reply in the chat file; then the
next reply is asked for, eight in a row at the most. A chat's tools, and what was allowed, are kept with the chat, for
a tool as it was described then; `tool-servers.json` has the shape that other programs read. What a tool brought is a
message of role `tool`, where marks that could end it early are broken up (`llama/templates/tool_support.py`).
"""
