"""Turns a conversation into tokens, makes room for the reply, and decides at which texts the reply ends.

A reply ends by the model itself, a stop text, the token limit, a full context, or a person. Three more things keep it
from going on for nothing. `engine/reply_parts.py` adds the marks that the template writes after an answer, where
the model does not know them as control tokens. `speculation/repetition.py` notices repetition, with a few look-ups for
each word; only a reply without a limit is ended for it. `engine/prompts/context_trimming.py` lets the oldest turns,
and the beginning of a giant reply, leave a conversation so that a quarter of the context stays free.

A model may have reply settings of its own (`app/reply_settings.py`; the starter has): they hold where the person has
not set the value. `settings.json` lists under `chosen` what they set. In the window they hold for every starter model,
on the command line for `run -m starter`; models named one by one, `bench` and the benchmarks have the usual defaults.
"""
