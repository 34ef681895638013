"""A draft reads a long prompt only once the reply has become long enough to pay for it.

Before its first guess a draft must read the prompt, as the target did. In a short reply that time never comes back. How
long a reply will be is not known; so the draft waits until as much has been written as could have been written in the
time that reading takes. (The rule of those who rent skis until they have paid for a pair: whatever comes, it costs at
most twice what knowing the future would.) What nearly every reply earns back is paid at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.speculation.drafters.base import NO_OFFER, Draft, Drafter, Offer, WantMore

_EARNED_BY_MOST = 10.0
"""Few replies are so short that a reading at this price, in tokens, does not pay."""

Price = Callable[[int], float]
"""How many tokens the target alone would write while the draft reads a backlog of so many tokens."""


class PatientDrafter:
    """Another drafter, held back while what it must read first is not worth reading yet.

    Args:
        drafter: guesses when it is worth it.
        price: see :data:`Price`.
    """

    def __init__(self, drafter: Drafter, price: Price) -> None:
        self._drafter = drafter
        self._price = price
        self._begun = 0
        self.waits = True
        """Whether there is any holding back; off, the drafter guesses as soon as it can."""

    def begin(self, context: Sequence[int]) -> None:
        self._begun = len(context)
        self._drafter.begin(context)

    def offer(self, context: Sequence[int]) -> Offer:
        offer = self._drafter.offer(context)
        written, price = len(context) - self._begun, self._price(offer.backlog)
        return NO_OFFER if self.waits and price > _EARNED_BY_MOST and written < price else offer

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        return self._drafter.draft(context, position, want_more)

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        self._drafter.learn(draft, picks)
