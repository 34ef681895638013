"""Grammars and JSON schemas that a reply has to follow.

llama.cpp's parser and matcher take any time and memory for some grammars, and end the process for others. So a child
process follows them (`llama/grammars/matcher.py`), with the model's vocabulary and none of its weights; it is started
for a reply that has a grammar, costs some tenths of a millisecond for each token, and is ended by Stop.

The same process makes grammars of JSON schemas, mostly within a millisecond. `schema_cases.py` takes a schema apart
into cases without alternatives, `json_schema.py` makes rules of each: of texts (`texts.py`: patterns become one
automaton, its states rules), numbers, lists and objects. All that a grammar allows obeys the schema; what it cannot
say (back references, doubles in long lists), or only with too many rules, is left out and named in a notice, never a
reason to refuse. Counts are made of tens and hundreds (`gbnf.py`), since llama.cpp refuses large ones. Its matcher
takes some bytes that are no UTF-8, and control tokens for the letters that they are spelled with: both are kept out
here.
"""
