"""Choosing a token, by the target and by the draft alike.

- `app.speculation.sampling.sampler`: the usual sampler chain, then a draw.
- `app.speculation.sampling.recent_tokens`: which tokens its penalties look at, as the text grows.
- `app.speculation.sampling.noise`: the random numbers of that draw, the same for both models.
- `app.speculation.sampling.constraint`: what a grammar allows.
"""
