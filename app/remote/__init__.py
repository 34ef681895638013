"""Models on servers, by address: another Draftlight, llama-server, vLLM, Ollama, LM Studio and their like.

A reference that is an address (`http(s)://host[:port][/path]#model`, `app/references.py`) is loaded by another worker
on the engine's own thread (`remote/worker.py` behind `engine/port.py`), so that nothing in front of the engine knows
where a model is. Commands keep their order, and a worker whose models are not needed any more gives them up. Requests
to a server run in an event loop that any thread can end at once (`remote/connection.py`).

`remote/servers/identify.py` tells programs apart by answers that only one of them gives; code for one of them stays in
its file. Another Draftlight has paths of its own (`serve/apis/draftlight.py`): they take what the engine's commands
have and answer with its events (`engine/event_json.py`), so a reply there has the same rounds as one here; from the
headers of its files it also says which can guess for a model (`serve/apis/draftlight.py`). Other servers tell sums
(`remote/replies.py`), or nothing. `Summary.counted_by` says which, `Summary.machine` whose figures they are, and a
token of which nothing is known is `untold`. Sources of figures, in order of trust: our rounds, `timings`,
`metrics.speculative_decoding`, `stats`, the difference of a server's totals. Pictures go in the request itself
(`remote/servers/request_parts.py`), as PNG or JPEG (`engine/picture_kinds.py`).

Nothing a server says is trusted: lines, documents and replies are bounded, values checked as a trace file's are. A key
is looked for in the keyring only where a server asks for one, goes to that server alone, and redirects are not
followed. A reply that breaks off in the middle, or that a server gives up, ends as `broken`, with what came, and can go
on. A server's own error is quoted with its own number, or with none. Texts to guess from never leave this computer.
"""
