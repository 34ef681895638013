"""Tools that a model may call: their forms in templates, and reading calls out of a reply.

A template says how its model writes calls (`tools/forms.py`, recognised once a load).
`llama/templates/tool_support.py` lets it write an example and reads that back: where this fails, and where a template
knows no tools, they are described in the system prompt and calls become plain messages. A reply stays text in the
engine, with the marks around calls spelled out though they are control tokens; the front that asked reads it with
`tools/parsing.py`, whose outcome does not depend on how the text was split. Anything but a whole, valid call of an
offered tool is content. Where a call is required, or tools were only described, `tools/call_grammar.py` obliges: GBNF
in the template's form, with rules for the arguments' schemas beside it (`llama/grammars/`).
"""
