"""Where guesses come from.

- `app.speculation.drafters.base`: what the loop expects of a drafter.
- `app.speculation.drafters.model_drafter`: a second, smaller language model.
- `app.speculation.drafters.head_drafter`: a small layer that reads what the target computed (EAGLE-3, multi-token
  prediction).
- `app.speculation.drafters.states`: what the target computed, kept for a head to read.
- `app.speculation.drafters.lookup_drafter`: the text so far (prompt lookup).
- `app.speculation.drafters.memory_drafter`: other texts.
- `app.speculation.drafters.chain_drafter`: the last two where their matches have been right, else the model.
- `app.speculation.drafters.sharpness`: how boldly a model guesses.
- `app.speculation.drafters.reply_marks`: what of a match in a text nobody said.
"""
