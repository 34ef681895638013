"""The drafters, which guess tokens.

- `app.speculation.drafters.base`: what the loop expects of a drafter.
- `app.speculation.drafters.model_drafter`: a second, smaller language model.
- `app.speculation.drafters.head_drafter`: a small layer that reads what the target computed (EAGLE-3, multi-token
  prediction).
- `app.speculation.drafters.block_reader`: a head that guesses a block at once (DFlash, DSpark).
- `app.speculation.drafters.state_reader`: what both have in common.
- `app.speculation.drafters.states`: what the target computed, kept for a head to read.
- `app.speculation.drafters.lookup_drafter`: the text so far (prompt lookup).
- `app.speculation.drafters.memory_drafter`: other texts.
- `app.speculation.drafters.chain_drafter`: the last two where their matches have been right, else the model.
- `app.speculation.drafters.sharpness`: how boldly a model guesses.
- `app.speculation.drafters.reply_marks`: what of a match in a text nobody said.

`drafters/memory_drafter.py` guesses from other chats: it is a bounded ring of tokens with a table from short runs to
places. The places that match the end of the text longest vote on what comes next. The template's marks before a reply
are no part of a match (`drafters/reply_marks.py`): every question ends with them. The window
(`ui/engine_link/chat_memory.py`) hands texts to the engine under a number of its own, the latest chats first, each
message as it is whole, and has them forgotten when a chat is deleted or the person does not want it;
`engine/memory_texts.py` keeps them, in memory alone, and the engine's thread makes them into the loaded target's
tokens while no job waits, a millisecond or two at a time. A race, an example and the command line guess without. Wrong
guesses from memory are another chat's words: a trace that is saved or shared keeps only how many there were.
"""
