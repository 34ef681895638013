"""The tools of a chat, as the window shows them: which are chosen, and calls that wait for the person's word.

Calls are made by `conversation/tool_loop.py`. A chat's tools, and what was allowed, are kept with the chat, for a tool
as it was described then; `tool-servers.json` has the shape that other programs read.
"""
