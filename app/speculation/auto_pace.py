"""Automatic pacing: draft on while it pays, and not at all while it does not.

A round that drafts k tokens gains 1 + q(1) + … + q(k) tokens on average, where q(i) is the chance that guess i and
all before it are right, and costs k guesses and one verify pass of k + 1 rows. The best long-run speed is reached by
extending the draft while

    expected further tokens > rate × cost of getting them,

where the rate is the best speed known: that of recent rounds of any kind, and at least that of plain ones.
(Maximising a ratio by comparing its parts at the optimal value: Dinkelbach, "On Nonlinear Fractional Programming",
1967.) Were the rate only the present one, a losing pair's own slowness would make every draft look worth it.

Everything in the rule is measured: verify time by rows, time of a guess, and the chance of being right by the
drafter's own margin.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.speculation.costs import DraftCost
from app.speculation.drafters.base import NO_OFFER, Guess, Offer
from app.speculation.lessons import Chances, Lessons
from app.speculation.pacing import MOST_DRAFTED, RoundCost

_LOOK_AHEAD = 8
"""A confident run is worth continuing although its next guess alone may not pay."""
_HORIZON_ROUNDS = 96
"""A backlog is read once and serves the rounds after it: this many share its cost."""
_PROBE_SHARE = 0.015
"""Share of plain rounds' time that may be spent on finding out whether drafting pays again."""
_FIRST_PROBE_SHARE = 0.03
"""The same while little is known: one unlucky measurement must not silence a good draft for long."""
_FEW_ROUNDS = 6
_PROBE_GUESSES = 2
_FRESH_LOOK_ROUNDS = 200
"""After so many rounds without one, a new reply may begin with a probe, if that costs no more than …"""
_FRESH_LOOK_PRICE = 2.0
"""… this many plain rounds: the next question may be of another kind."""
_PLAIN_EVERY = 96
"""While drafting pays, one round in so many is plain, so that the plain speed stays a measured one."""
_RATE_MEMORY = 0.95


class AutoPace:
    """Fulfils :class:`app.speculation.pacing.Pace` for one reply.

    Args:
        lessons: of this pair; extended as the reply runs.
        temperature: what was learned about confidence holds for one temperature.
    """

    def __init__(self, lessons: Lessons, temperature: float) -> None:
        self._lessons = lessons
        self._temperature = round(temperature, 1)
        self._room = 0
        self._offer = NO_OFFER
        self._probing = False
        self._plain = False
        self._fresh = True
        self._weighed: list[tuple[float, float]] = []

    def begin_round(self, room: int, offer: Offer) -> None:
        lessons = self._lessons
        self._room = min(room, MOST_DRAFTED)
        self._offer = offer
        self._probing = False
        self._weighed.clear()
        self._plain = lessons.rounds_since_plain >= _PLAIN_EVERY or not lessons.verify.known

    def want_more(self, guesses: Sequence[Guess]) -> bool:
        if self._plain or len(guesses) >= self._room:
            return False
        if self._probing:
            return len(guesses) < _PROBE_GUESSES
        if self._gain_of_more(guesses) > 0:
            return True
        if not guesses and self._may_probe():
            self._probing = True
            return True
        return False

    def worth(self, guesses: Sequence[Guess]) -> int:
        if self._probing:
            return len(guesses)
        verify, rate = self._lessons.verify, self._rate()
        best, best_count, gained, chance = 0.0, 0, 0.0, 1.0
        plain_ms = verify.of(1)
        for count, guess in enumerate(guesses, 1):
            chance *= self._chance(guess)
            gained += chance
            value = gained - rate * (verify.of(count + 1) - plain_ms)
            if value > best:
                best, best_count = value, count
        return best_count

    def learn(self, cost: RoundCost, guesses: Sequence[Guess]) -> None:
        lessons = self._lessons
        spent_ms = self._learn_costs(cost)
        if cost.drafted:
            self._learn_chances(cost, guesses)
            lessons.rounds_since_plain += 1
            lessons.rounds_since_probe = 0
            if self._probing:
                lessons.probe_budget_ms = 0.0
        else:
            lessons.rounds_since_plain = 0
            lessons.rounds_since_probe += 1
            lessons.probe_budget_ms += self._probe_share() * spent_ms
        # Plain rounds count too: a rate that only drafting rounds set would stay where one lucky round left it.
        lessons.tokens = lessons.tokens * _RATE_MEMORY + cost.accepted + 1
        lessons.ms = lessons.ms * _RATE_MEMORY + spent_ms

    def _learn_costs(self, cost: RoundCost) -> float:
        """Returns what the round usually takes; reading a backlog is an investment and not counted."""
        lessons = self._lessons
        rows = cost.verified + 1
        fair = True
        drafts = lessons.drafts[cost.offer.source] if cost.drafted else None
        if lessons.verify.is_well_known(rows) and (
            drafts is None or (drafts.is_well_known and cost.offer.backlog <= 2)
        ):
            usual_ms = lessons.verify.of(rows) + (cost.drafted * drafts.guess_ms(lessons.verify.of(1)) if drafts else 0)
            fair = lessons.weather.is_fair(cost.verify_ms + cost.draft_ms, usual_ms)
        if (change := lessons.weather.change()) is not None:
            lessons.scale_costs(change)
        if fair:
            lessons.verify.add(rows, cost.verify_ms)
            if drafts is not None:
                drafts.add(cost.drafted, cost.offer.backlog, cost.draft_ms)
        drafting_ms = cost.drafted * drafts.guess_ms(lessons.verify.of(1)) if drafts else 0.0
        return lessons.verify.of(rows) + drafting_ms

    def _learn_chances(self, cost: RoundCost, guesses: Sequence[Guess]) -> None:
        judged = cost.accepted + cost.rejected
        chances, before = self._chances(), None
        for index, guess in enumerate(guesses):
            chance = self._chance(guess)
            if index < judged:
                right = index < cost.accepted
                chances.outlook.learn(before, chance, right=right)
                chances.confidence.learn(guess.margin, right=right)
            elif index >= cost.verified and not cost.rejected:  # not worth verifying, so nobody knows
                chances.outlook.learn(before, chance, right=chance)
            before = chance

    def _rate(self) -> float:
        """The best known speed, in tokens a millisecond."""
        lessons = self._lessons
        plain = 1 / lessons.verify.of(1)
        return max(plain, lessons.tokens / lessons.ms) if lessons.ms > 0 else plain

    def _gain_of_more(self, guesses: Sequence[Guess]) -> float:
        """Expected gain, in tokens, of the best continuation of this draft."""
        lessons = self._lessons
        rate, plain_ms = self._rate(), lessons.verify.of(1)
        cost_each = self._draft_cost().guess_ms(plain_ms, lessons.rounds_since_probe)
        before, chance = self._so_far(guesses)
        spent_ms = 0.0
        if not guesses:
            spent_ms = self._draft_cost().read_ms(self._offer.backlog, plain_ms) / _HORIZON_ROUNDS
        outlook, rows, best = self._chances().outlook, len(guesses) + 1, -1.0
        for plan in (outlook.while_sure(before), outlook.in_any_case(before)):
            gained = -rate * spent_ms
            for more in range(1, min(_LOOK_AHEAD, self._room - len(guesses)) + 1):
                made, right = next(plan)
                row_ms = lessons.verify.of(rows + more) - lessons.verify.of(rows + more - 1)
                gained += made * (chance * right - rate * (cost_each + row_ms))
                best = max(best, gained)
                if best > 0:
                    return best
        return best

    def _so_far(self, guesses: Sequence[Guess]) -> tuple[float | None, float]:
        """The chance of the last of this round's guesses, if there is one, and that of all of them being right."""
        weighed = self._weighed
        for guess in guesses[len(weighed) :]:
            chance = self._chance(guess)
            weighed.append((chance, chance * (weighed[-1][1] if weighed else 1.0)))
        return weighed[-1] if weighed else (None, 1.0)

    def _may_probe(self) -> bool:
        lessons = self._lessons
        plain_ms = lessons.verify.of(1)
        costs = self._draft_cost()
        price = (
            costs.read_ms(self._offer.backlog, plain_ms)
            + _PROBE_GUESSES * costs.guess_ms(plain_ms)
            + lessons.verify.of(_PROBE_GUESSES + 1)
            - plain_ms
        )
        fresh, self._fresh = self._fresh, False
        if fresh and lessons.rounds_since_probe > _FRESH_LOOK_ROUNDS and price <= _FRESH_LOOK_PRICE * plain_ms:
            return True
        return lessons.probe_budget_ms >= price

    def _probe_share(self) -> float:
        if not self._offer.source:
            return 0.0
        return _FIRST_PROBE_SHARE if self._draft_cost().rounds < _FEW_ROUNDS else _PROBE_SHARE

    def _draft_cost(self) -> DraftCost:
        return self._lessons.drafts[self._offer.source]

    def _chances(self) -> Chances:
        return self._lessons.chances_of(self._offer.source, self._temperature)

    def _chance(self, guess: Guess) -> float:
        return self._chances().confidence.of(guess.margin)
