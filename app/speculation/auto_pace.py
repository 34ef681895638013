"""Automatic pacing: draft on while it pays, and not at all while it does not.

A round that drafts k tokens gains 1 + q(1) + … + q(k) tokens on average, where q(i) is the chance that guess i and
all before it are right, and costs k guesses and one verify pass of k + 1 rows. The best long-run speed is reached by
extending the draft while

    expected further tokens > rate × cost of getting them,

where the rate is the best speed that can be kept up. (Maximising a ratio by comparing its parts at the optimal value:
Dinkelbach, "On Nonlinear Fractional Programming", 1967.) Nobody knows that speed, so it is bounded: at least that of
plain rounds, or a losing pair's own slowness would make every draft look worth it; at most what drafting promises by
all that was learned, or after a few lucky rounds nothing but such luck would look worth it, and plain rounds would
follow, the slowest of all; between the two, the speed of recent rounds.

Everything in the rule is measured: verify time by rows, time of a guess, and the chance of being right by the
drafter's own margin.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from app.speculation.costs import DraftCost
from app.speculation.drafters.base import NO_OFFER, Guess, Offer
from app.speculation.lessons import Chances, Lessons
from app.speculation.pacing import RoundCost, is_sure, sure_ones
from app.speculation.settings import MOST_DRAFTED

_LOOK_AHEAD = 8
"""A confident run is worth continuing although its next guess alone may not pay."""
_LONG_DRAFT = 16
"""What drafting promises is judged by drafts of up to so many guesses."""
_PROBE_SHARE = 0.015
"""Share of plain rounds' time that may be spent on finding out whether drafting pays again."""
_HOPEFUL_PROBE_SHARE = 0.03
"""The same while little is known, or where it would pay if guesses cost what they did when the machine was quiet: one
unlucky measurement, or a bad hour, must not silence a good draft for long."""
_HOPE_EVERY = 16
"""Rounds between two looks at that: costs change slowly, and looking takes time from every round."""
_FEW_ROUNDS = 6
_PROBE_GUESSES = 2
_READ_ALONG = 2
"""Tokens of backlog that ride in a draft's first decode for nothing."""
_ROOM_TO_EARN = 1.5
"""A backlog is read where at least so many times the tokens that earn its reading back can still be written."""
_PLAIN_EVERY = 96
"""While drafting pays, one round in so many is plain, so that the plain speed stays a measured one."""
_RATE_MEMORY = 0.95


class AutoPace:
    """Fulfils :class:`app.speculation.pacing.Pace` for one reply.

    Args:
        lessons: of this pair; extended as the reply runs.
        temperature: what was learned about confidence holds for one temperature.
        pauses: whether to draft nothing where nothing pays; else each round that can be drafted has a guess at least,
            and is as long as is fastest among those that have one.
        draft_min: a draft of fewer guesses is dropped, so one is begun only where that many pay.
        draft_p_min: a guess less probable than this in its model ends the draft, and is dropped.
    """

    def __init__(
        self, lessons: Lessons, temperature: float, *, pauses: bool = True, draft_min: int = 0, draft_p_min: float = 0.0
    ) -> None:
        self._lessons = lessons
        self._temperature = round(temperature, 1)
        self._pauses = pauses
        self._least = max(1, min(draft_min, MOST_DRAFTED))
        self._p_min = draft_p_min
        lessons.begin_reply()
        self._room = self._may_follow = 0
        self._offer = NO_OFFER
        self._probing = False
        self._plain = False
        self._reads_later = False
        self._weighed: list[tuple[float, float]] = []
        self._known_rate: float | None = None
        self._hopeful: bool | None = None

    def begin_round(self, room: int, offer: Offer) -> None:
        lessons = self._lessons
        self._may_follow = room + 1
        self._room = min(room, MOST_DRAFTED)
        self._offer = offer
        self._probing = False
        self._weighed.clear()
        self._known_rate = None
        self._plain = lessons.rounds_since_plain >= _PLAIN_EVERY or not (offer.source and lessons.verify.known)
        if room < self._least:
            self._plain = True  # at a reply's end there is no room for a draft that would be kept
        self._reads_later = not self._plain and self._pauses and not self._reading_pays()

    def want_more(self, guesses: Sequence[Guess]) -> bool:
        if self._plain or len(guesses) >= self._room or (guesses and not is_sure(guesses[-1], self._p_min)):
            return False
        if self._probing:
            return len(guesses) < max(_PROBE_GUESSES, self._least)
        must = not self._pauses and len(guesses) < self._least
        if not self._reads_later and (must or self._pays_to_go_on(guesses)):
            return True
        if not guesses and self._may_probe():
            self._probing = True
            return True
        return False

    def worth(self, guesses: Sequence[Guess]) -> int:
        sure = sure_ones(guesses, self._p_min)
        if self._probing:
            return sure if sure >= self._least else 0
        verify, rate = self._lessons.verify, self._rate()
        best, best_count, gained, chance = 0.0 if self._pauses else -math.inf, 0, 0.0, 1.0
        plain_ms = verify.of(1)
        for count, guess in enumerate(guesses[:sure], 1):
            chance *= self._chance(guess)
            gained += chance
            value = gained - rate * (verify.of(count + 1) - plain_ms)
            if count >= self._least and value > best:
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
        lessons.written += cost.accepted + 1
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
            fair = lessons.slowdown.is_fair(
                cost.draft_ms,
                cost.verify_ms,
                usual_draft_ms=cost.drafted * drafts.guess_ms(lessons.verify.of(1)) if drafts else 0.0,
                usual_verify_ms=lessons.verify.of(rows),
            )
        if (change := lessons.slowdown.change()) is not None:
            lessons.change_costs(change)
        if fair:
            lessons.verify.add(rows, cost.verify_ms)
            if drafts is not None:
                idle = lessons.rounds_since_probe
                drafts.add(cost.drafted, cost.offer.backlog, cost.draft_ms, first_ms=cost.first_ms, idle_rounds=idle)
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
        """The speed that a draft must not lower, in tokens a millisecond; the same throughout a round."""
        if self._known_rate is None:
            lessons = self._lessons
            plain = 1 / lessons.verify.of(1)
            recent = lessons.tokens / lessons.ms if lessons.ms > 0 else plain
            if not self._pauses:
                self._known_rate = self._promised_rate()
            else:
                self._known_rate = max(plain, min(recent, self._promised_rate())) if recent > plain else plain
        return self._known_rate

    def _promised_rate(self) -> float:
        """The speed of rounds that draft as long as is best on average."""
        plain_ms = self._lessons.verify.of(1)
        best = 0.0
        for way in self._ways_on(None, 0, _LONG_DRAFT):
            tokens, spent_ms = 1.0, plain_ms
            for made, (right, cost_ms) in enumerate(way, 1):
                tokens += right
                spent_ms += cost_ms
                if made >= self._least:
                    best = max(best, tokens / spent_ms)
        return best

    def _reading_pays(self) -> bool:
        """Whether the draft should read its backlog now.

        In a short reply that time never comes back, and how long a reply will be is not known. So the draft waits
        until as much has been written as earns the reading back: whatever comes, that costs at most twice what knowing
        the future would (the rule of those who rent skis until they have paid for a pair). Where replies have mostly
        been longer than that, it reads at once.
        """
        lessons, backlog = self._lessons, self._offer.backlog
        if backlog <= _READ_ALONG:
            return True
        plain_ms = lessons.verify.of(1)
        reading_ms = self._draft_cost().read_ms(backlog, plain_ms)
        promised = self._promised_rate()
        gain_ms = plain_ms - 1 / promised if promised > 0 else 0.0
        if gain_ms <= 0:
            return False
        earned_by = reading_ms / gain_ms
        if self._may_follow < _ROOM_TO_EARN * earned_by:
            return False
        return lessons.written >= earned_by or lessons.usually_longer_than(2 * earned_by)

    def _pays_to_go_on(self, guesses: Sequence[Guess], *, hoping: bool = False) -> bool:
        """Whether some continuation of this draft is expected to gain tokens.

        ``hoping``: if guesses cost by now what they did when the machine was quiet.
        """
        lessons, rate = self._lessons, self._rate()
        before, chance = self._so_far(guesses)
        idle_rounds = lessons.rounds_since_probe if hoping else 0
        at_stake = self._lost_by_stopping(len(guesses))
        for way in self._ways_on(before, len(guesses), _LOOK_AHEAD, idle_rounds):
            gained = at_stake
            for made, (right, cost_ms) in enumerate(way, len(guesses) + 1):
                gained += chance * right - rate * cost_ms
                if made >= self._least and gained > 0:
                    return True
        return False

    def _lost_by_stopping(self, made: int) -> float:
        """What a draft that is still too short to be kept would bring, its rows of the verify pass paid."""
        if not 0 < made < self._least:
            return 0.0
        verify = self._lessons.verify
        expected = sum(all_right for _, all_right in self._weighed[:made])
        return expected - self._rate() * (verify.of(made + 1) - verify.of(1))

    def _ways_on(
        self, before: float | None, made: int, most: int, idle_rounds: int = 0
    ) -> Iterator[Iterator[tuple[float, float]]]:
        """What further guesses would bring, in either way of going on that the outlook knows.

        Args:
            before: the chance of the last guess made; ``None`` before the first.
            made: guesses in this draft so far.
            most: how far to look.
            idle_rounds: rounds without a guess, in which its known cost has faded.

        Yields:
            For each way, guess by guess, how likely it is to be made and right together with those made on the way
            before it, and its expected milliseconds, its row of the verify pass included.
        """
        verify, outlook = self._lessons.verify, self._chances().outlook
        guess_ms = self._draft_cost().guess_ms(verify.of(1), idle_rounds)
        last = min(max(made + most, self._least), self._room)

        def costed(plan: Iterator[tuple[float, float]]) -> Iterator[tuple[float, float]]:
            for rows, (likely, right) in zip(range(made + 1, last + 1), plan, strict=False):
                yield likely * right, likely * (guess_ms + verify.of(rows + 1) - verify.of(rows))

        if made + 1 >= self._least:  # a draft that ends sooner would be dropped
            yield costed(outlook.while_sure(before))
        yield costed(outlook.in_any_case(before))

    def _so_far(self, guesses: Sequence[Guess]) -> tuple[float | None, float]:
        """The chance of the last of this round's guesses, if there is one, and that of all of them being right."""
        weighed = self._weighed
        for guess in guesses[len(weighed) :]:
            chance = self._chance(guess)
            weighed.append((chance, chance * (weighed[-1][1] if weighed else 1.0)))
        return weighed[-1] if guesses else (None, 1.0)

    def _may_probe(self) -> bool:
        lessons = self._lessons
        plain_ms = lessons.verify.of(1)
        costs = self._draft_cost()
        guesses = max(_PROBE_GUESSES, self._least)
        price = (
            costs.read_ms(self._offer.backlog, plain_ms)
            + guesses * costs.guess_ms(plain_ms)
            + lessons.verify.of(guesses + 1)
            - plain_ms
        )
        return lessons.probe_budget_ms >= price

    def _probe_share(self) -> float:
        if not self._offer.source:
            return 0.0
        return _HOPEFUL_PROBE_SHARE if self._is_hopeful() else _PROBE_SHARE

    def _is_hopeful(self) -> bool:
        """Whether drafting would pay if guesses cost what they did when the machine was quiet."""
        if self._hopeful is None or self._lessons.rounds_since_probe % _HOPE_EVERY == 0:
            self._hopeful = self._draft_cost().rounds < _FEW_ROUNDS or self._pays_to_go_on((), hoping=True)
        return self._hopeful

    def _draft_cost(self) -> DraftCost:
        return self._lessons.drafts[self._offer.source]

    def _chances(self) -> Chances:
        return self._lessons.chances_of(self._offer.source, self._temperature)

    def _chance(self, guess: Guess) -> float:
        """How likely it is right; nothing where it would be dropped, so that drafts of such guesses are given up."""
        if not is_sure(guess, self._p_min):
            return 0.0
        return self._chances().confidence.of(guess.margin)
