"""Tools that programs offer by the Model Context Protocol, on this computer or over HTTP, and two of ours.

A server is a stranger: what it says is bounded in time, in bytes and in number, it is asked for tools, resources and
prompts alone, and no answer of it reaches the prompt as anything else than a tool's result, or what the person added.

The protocol's package has no bound on a message's length, refuses what many servers get slightly wrong, and costs a
window 56 MB and two seconds. So `stdio_transport.py` speaks the protocol with all servers; tests run it against the
package's. To a server over HTTP the package carries our messages, in a child process that looks like a local server
(`http_bridge.py`): it has streamable HTTP, and OAuth with the sign-in in the system's browser, which the window opens,
and only where the person tries the server out (`http_sign_in.py`). Tokens of an earlier run are renewed without them; a
session that the server forgot is begun anew. Addresses are encrypted or of this computer. Why a server ended is a
sentence (`endings.py`). Three threads a server hear, tell and take complaints, so that one that hangs or floods costs
its own connection. A message has at most 4 MB, all between a question and its answer 16 MB; a call takes a minute at
most, or ten where its server tells of progress. 64 tools are taken, and results are cut at 24,000 characters; anything
in them that is neither text nor a picture is named (`results.py`). A server's own requests (for models, folders, the
person) are refused. It gets few variables of our environment, a process group of its own, and is ended with all that it
started. Settings of other programs are read as they write them (`server_settings.py`); names of variables and folders
stay in them, and get their values when the server starts (`server_process.py`).
"""
