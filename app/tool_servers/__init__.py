"""Tools that local programs offer by the Model Context Protocol, over their standard input and output, and two of ours.

A server is a stranger: what it says is bounded in time, in bytes and in number, it is asked for tools alone, and no
answer of it reaches the prompt as anything else than a tool's result.

The protocol's package has no bound on a message's length and costs a window 56 MB, so `tool_servers/stdio_transport.py`
speaks the part that tools need; tests run it against the package's servers. Three threads a server hear, tell and take
complaints, so that one that hangs or floods costs its own connection. A message has at most 4 MB, all between a
question and its answer 16 MB; a call takes a minute at most, or ten where its server tells of progress. 64 tools are
taken, and results are cut at 24,000 characters; anything in them that is no text is named (`tool_server.py`). A
server's own requests (for models, folders, the person) are refused. It gets few variables of our environment, a process
group of its own, and is ended with all that it started. Settings of other programs are read as they write them
(`server_settings.py`); names of variables and folders stay in them, and get their values when the server starts
(`server_process.py`).
"""
