"""How far to guess, round by round, and when not to.

- `app.speculation.pacing.pace`: what the loop asks a pace, and the fixed one.
- `app.speculation.pacing.auto_pace`: guesses on while it pays.
- `app.speculation.pacing.lessons`: what a pair of models has taught on this computer; the four below are its parts.
- `app.speculation.pacing.costs`: what a pass takes by its rows and by the text before it, and what a guess takes
  (`app.speculation.pacing.rows_curve`: a figure by rows).
- `app.speculation.pacing.confidence`: how likely a guess is to be right, by how clearly the draft preferred it.
- `app.speculation.pacing.outlook`: what to expect of guesses that are not made yet.
- `app.speculation.pacing.history`: what the latest rounds and replies were like.
"""
