'''Speculative decoding: a small draft guesses a few tokens, a big target checks them all in one pass.

The target alone decides what is written, so the reply is the one it would have written without a draft, only sooner.
The package needs numpy and the standard library. It knows no llama.cpp, threads or windows: models are whatever
fulfils `app.speculation.language_model.LanguageModel`, and guesses come from whatever fulfils
`app.speculation.drafters.base.Drafter`.

# The loop

`app.speculation.decode.decode` yields one `app.speculation.trace.Round` at a time. Without stop strings, grammars and
measuring it is this:

```python
while not finished:
    guesses = drafter.draft(context, position, pace.want_more)
    guesses = guesses[: pace.worth(guesses)]
    # One pass reads the last committed token and the guesses; each row predicts what follows one of them.
    rows = target.decode([context[-1], *guesses], rows=len(guesses) + 1)
    for i, row in enumerate(rows):
        token = sampler.choose(row, position + i)  # the target's own choice, whatever was guessed
        context.append(token)
        if i == len(guesses) or token != guesses[i]:
            break  # the rows after a wrong guess predict what follows it
    position += i + 1
    target.truncate(len(context) - 1)  # forget the wrong guesses
    pace.learn(...)
```

A wrong guess costs time and nothing else. A round of k guesses that are right brings k + 1 tokens for one pass.

# An example

The target predicts a letter from the four letters before it, the draft from two.

>>> import numpy as np
>>> from app.speculation.decode import DecodingParts, ReplyLimits, decode
>>> from app.speculation.drafters.base import NoDrafter
>>> from app.speculation.drafters.model_drafter import ModelDrafter
>>> from app.speculation.pacing.pace import FixedPace
>>> from app.speculation.sampling.sampler import Sampler
>>> from app.speculation.settings import DraftSettings, SamplingSettings

>>> VERSE = "the cat that sat on the mat saw the rat that ran at the hat and the bat that had the ham. " * 2
>>> class LetterModel:
...     """Predicts the next letter by what followed the last letters in the verse. A token is a letter's code."""
...     context_tokens = 1000
...     def __init__(self, letters):
...         self._letters, self._read = letters, []
...     @property
...     def length(self):
...         return len(self._read)
...     def decode(self, tokens, rows):
...         self._read.extend(tokens)
...         ends = range(len(self._read) - rows + 1, len(self._read) + 1)
...         return np.array([self._predict(self._read[:end]) for end in ends])
...     def truncate(self, length):
...         del self._read[length:]
...     def _predict(self, read):
...         logits = np.full(128, -10, dtype=np.float32)
...         before = "".join(map(chr, read[-self._letters :]))
...         for at in range(len(VERSE) - self._letters):
...             if VERSE.startswith(before, at):
...                 logits[ord(VERSE[at + len(before)])] += 5
...         return logits

>>> class Letters:
...     """The vocabulary: which text a token stands for, and which token ends a reply."""
...     def piece(self, token):
...         return chr(token).encode()
...     def label(self, token):
...         return chr(token)
...     def is_end(self, token):
...         return chr(token) == "."

>>> def write(drafter, settings):
...     pace = FixedPace(DraftSettings(draft_max=4))
...     parts = DecodingParts(LetterModel(4), Letters(), drafter, Sampler(settings), pace)
...     return list(decode(parts, [ord(letter) for letter in "the c"], ReplyLimits(max_tokens=40)))

>>> settings = SamplingSettings(temperature=1.0, seed=3)
>>> rounds = write(ModelDrafter(LetterModel(2), Sampler(settings)), settings)
>>> for step in rounds[:4]:
...     print(f"{step.text!r}: {step.accepted} of {len(step.drafted)} guesses right")
'at th': 4 of 4 guesses right
'a': 0 of 4 guesses right
't s': 2 of 4 guesses right
'aw th': 4 of 4 guesses right

The same reply without a draft takes a pass for each letter:

>>> alone = write(NoDrafter(), settings)
>>> "".join(step.text for step in alone) == "".join(step.text for step in rounds)
True
>>> len(rounds), len(alone)
(11, 32)

# Where to begin reading

What guesses, what chooses and what paces are folders; the loop that brings them together, what it needs and what it
leaves behind are the modules beside them.

1. `app.speculation.decode`: the loop above with all that a reply needs. `app.speculation.language_model` and
   `app.speculation.settings` are what it is given.
2. `app.speculation.drafters`: where guesses come from (a model, an EAGLE-3 head, the text itself, other texts).
3. `app.speculation.sampling`: how a token is chosen. The target verifies guesses by choosing for itself; the draft
   chooses with the same random numbers, and so guesses right nearly as often as the two distributions allow, at any
   temperature.
4. `app.speculation.pacing`: how far to guess, and when not to. How long anything that was learned counts, by a pace or
   by a drafter, says `app.speculation.estimates`.
5. `app.speculation.trace`: what a reply leaves behind, for whoever shows or saves it. `app.speculation.recorder` makes
   it (`app.speculation.text`: of bytes and stop strings), `app.speculation.summary` has its figures,
   `app.speculation.plain_speed` the speed to compare them with, and `app.speculation.checked` reads one from a file.
6. `app.speculation.repetition`: whether a reply goes in circles.

# Papers

- Leviathan, Kalman, Matias, "Fast Inference from Transformers via Speculative Decoding",
  [arXiv 2211.17192](https://arxiv.org/abs/2211.17192), and Chen et al., "Accelerating Large Language Model Decoding
  with Speculative Sampling", [arXiv 2302.01318](https://arxiv.org/abs/2302.01318): draft and verify.
- Daliri, Musco, Suresh, "Coupling without Communication and Drafter-Invariant Speculative Decoding",
  [arXiv 2408.07978](https://arxiv.org/abs/2408.07978): target and draft share their noise, and the text depends on the
  target alone. This replaces the accept-or-reject step of the first two.
- Li et al., "EAGLE-3", [arXiv 2503.01840](https://arxiv.org/abs/2503.01840): heads that read what the target computed.
- Oliaro et al., "SuffixDecoding", [arXiv 2411.04975](https://arxiv.org/abs/2411.04975): guesses from earlier texts.
'''
