"""The pace: how far to guess, round by round, and when not to guess.

`speculation/pacing/auto_pace.py` decides guess by guess: draft on while the tokens it may bring are worth more, at the
best speed that can be kept up, than the time they take. Four things feed the rule, all measured as replies run and kept
per pair (`speculation/pacing/lessons.py`): what a pass costs by its rows and what a guess costs, both by the text
before them (`costs.py`), how likely a guess is to be right given how clearly the draft preferred it (`confidence.py`),
how long runs of sure guesses are (`outlook.py`), and how boldly the draft should guess (`drafters/sharpness.py`). Where
not even the first guess pays, the round is plain (unless `DraftSettings.pauses` is off: then it has the length that is
fastest among those with a guess). What is copied from a text costs nothing: so all of it is guessed first, and as much
verified as is worth its rows; the token that the target writes after that judges the next guess, in plain rounds too.
Likewise where one pass makes a whole block of guesses (`Offer.block`): the first of them pays for it, and all are known
before any is verified. A sixty-fourth of the time goes to guesses that do not seem to pay (`history.py`), of each
source for itself; right probes may be followed by others. While guessing pays, one round in sixteen is plain. A round
that other programs slowed down teaches nothing about one pass; several in a row change the costs of each model by a
factor of its own. A text that takes the draft longer to read than a reader would notice is read in pieces between the
passes, in a fifth of the time. `speculation/estimates.py` alone says how long anything that was learned counts. On a
processor a draft gets llama.cpp's plain attention, which is faster; a target its fused one, which computes each row on
its own, so that the text stays the same with guessing and without (`llama/attention.py`).
`tests/unit/speculation/pacing/simulation.py` runs all of this on simulated machines, where the best fixed length is
known; `tests.benchmarks.constants` tells there which constants matter. `uv run pdoc` makes pages of the package's API
(`resources/help/python.md`).

What the passes of a reply took beside what they usually take, by rows and text, says how busy the computer is; so its
speed is compared with the target alone on a computer as busy (`speculation/plain_speed.py`). Gauge, sentence, card,
API and page have that figure from the engine's events.

Right after a load both models are timed (`engine/loading/calibration.py`), so that neither the first replies pay for
finding out what passes cost nor a busier hour's lessons decide.

Before its first guess a draft must read the prompt too, and in a short reply that time never comes back. So it waits
until as much has been written as earns the reading back, unless replies have mostly been longer than that, and never
starts where too little can follow. Meanwhile the lookup guesses, where it is right half the time
(`drafters/chain_drafter.py`).

- `app.speculation.pacing.pace`: what the loop asks a pace, and the fixed one.
- `app.speculation.pacing.auto_pace`: guesses on while it pays.
- `app.speculation.pacing.lessons`: what a pair of models has taught on this computer; the four below are its parts.
- `app.speculation.pacing.costs`: what a pass takes by its rows and by the text before it, and what a guess takes
  (`app.speculation.pacing.rows_curve`: a figure by rows).
- `app.speculation.pacing.confidence`: how likely a guess is to be right, by how clearly the draft preferred it.
- `app.speculation.pacing.outlook`: what to expect of guesses that are not made yet.
- `app.speculation.pacing.history`: what the latest rounds and replies were like.
"""
