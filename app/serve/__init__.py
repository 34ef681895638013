"""The local API: other programs use the models of Draftlight through APIs that they know.

The server has one event loop and uses the same engine thread. `engine/sharing/shared_engine.py` says who is next where
a person and other programs have one engine: the person's jobs go first, other programs' requests have a turn each, and
models that were unloaded for others are loaded again for whoever needs them; `shared_ports.py` says what each may ask.
`engine_queue.py` gives requests their turn in order and hands events over; `model_registry.py` knows what can be asked
for by name, and loads it. An API (`serve/apis/`) is two parts: its body becomes a `ReplyRequest` (what is known is
taken, or refused where it cannot be had; what nobody took is ignored and named in a header), and a `Writer` puts events
into its words. Calls and results of earlier turns are repaired and never refused, since clients send it again with
every request. What is sent waits in a buffer with a bound, so that the engine waits for no reader; if a client
disconnects, its job is cancelled. Nothing is read before Host, Origin, key and size are right. `serve/connections.py`
bounds the connections, for each address and in all, far below the files that the process may have open
(`system/process.py`): one that has asked nothing makes room for the next, and head, body and the reading of an answer
have a deadline each. All bodies together are bounded too, unpacked ones by what they unpack to. Streams begin once the
engine has accepted prompt and grammar, so that a refusal is a status and not a broken stream; a notice until then is a
header, `X-Draftlight-Notice`. One that waits for its turn or its models begins with a sign of life, and tells refusals
and notices within. `serve/connections.py` tells a client that has only finished its request from one that has gone.
"""
