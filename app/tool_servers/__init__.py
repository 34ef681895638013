"""Tools that programs offer by the Model Context Protocol, on this computer or over HTTP, and two of ours.

A server is a stranger: what it says is bounded in time, in bytes and in number, it is asked for tools, resources and
prompts alone, and no answer of it reaches the prompt as anything else than a tool's result, or what the person added.

The protocol's package asks all servers, in one child process (`client_process.py`, `client_child.py`): it costs 57 MB
and a second, which the window is spared. The child begins once the window is there, if a server is on, and is started
anew where it has ended. The package has no bound on a message's length, and refuses a whole list for one odd tool. So
what a server says is counted, and results are handed on as they are (`sessions.py`). Over HTTP, answers that hold no
message end the session (`http_transport.py`), and one that the server forgot is begun anew. The sign-in by OAuth is in
the system's browser, which the window opens, and only where the person tries the server out; tokens of an earlier run
are renewed without them (`http_sign_in.py`). Addresses are encrypted or of this computer. Why a server ended is a
sentence (`endings.py`). One that hangs or floods costs its own session. A local server's message has at most 4 MB, all
between a request and its result 16 MB; a call takes a minute at most, or ten where its server tells of progress. 64
tools are taken, and results are cut at 24,000 characters; anything in them that is neither text nor a picture is named
(`results.py`). A server's own requests (for models, folders, the person) are refused. It gets few variables of our
environment, a process group of its own, and is ended with all that it started. Settings of other programs are read as
they write them (`server_settings.py`); names of variables and folders stay in them, and get their values when the
server starts (`server_process.py`).
"""
