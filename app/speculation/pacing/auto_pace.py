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

Of several replies that are written at once, each reckons with its share of the passes, and all of them settle together
which guesses are verified (:mod:`app.speculation.pacing.company`).

Everything in the rule is measured: verify time by rows, time of a guess, and the chance of being right by the
drafter's own margin.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Iterator, Sequence
from itertools import accumulate

from app.speculation.drafters import model_drafter
from app.speculation.drafters.base import NO_OFFER, Guess, Offer
from app.speculation.estimates import MEMORY
from app.speculation.pacing.company import ALONE, Company
from app.speculation.pacing.costs import READ_ALONG, DraftCost
from app.speculation.pacing.lessons import BY_MATCH, Chances, Lessons
from app.speculation.pacing.pace import Pace, RoundCost, is_sure, sure_ones
from app.speculation.settings import MOST_DRAFTED

_HORIZON = 8
"""Number of guesses to look ahead: a run of sure ones is worth going on with although the next alone may not pay."""
_PROBE_GUESSES = 2
"""Guesses of a probe: after a long pause, one alone would not tell what a guess costs from what reading costs."""
_DRAFTING_ROUNDS = 16
"""Rounds with guesses after which one is plain. It brings a token in little more time than they take for one, and tells
how fast the target alone is now, with which every reply is compared."""
_COPIED_AT_FIRST = 8
"""Guesses of a reply's first round, where they are copied: what ended alike may have been answered otherwise, and a
short reply never earns a long wrong guess back. If it goes on alike, the next round shows it."""
_LONGEST_PAUSE_MS = 250.0
"""For so long a reply may stand still while its draft reads; a longer text is read in pieces, between the passes."""
_LONGEST_PAUSE = 8
"""The same in passes, where these are long: a reader waits for each word anyway, and pieces would take minutes."""
_READING_SHARE = 0.25
"""Of the passes' time, for reading a text between them: a fifth of all."""
_PIECE = 64
"""Tokens that are read at once of a longer text: so many take the draft little longer than a few."""
_READING_IN_COMPANY_MS = 100.0
"""The same for a draft of several replies, for which all of them wait."""
_LEAST_PIECE = 16
"""Tokens of such a piece at least."""
_NO_MS = 1e-6
_HOPELESS = 0.05
"""A draft whose next guess costs nothing ends where all of it is less likely to be right than this."""


class AutoPace(Pace):
    """Decides for one reply how far to draft.

    Args:
        lessons: of this pair; extended as the reply runs.
        temperature: what was learned about confidence holds for one temperature.
        pauses: whether to draft nothing where nothing pays; else each round that can be drafted has a guess at least,
            and is as long as is fastest among those that have one.
        draft_min: a draft of fewer guesses is dropped, so one is begun only where that many pay.
        draft_p_min: a guess less probable than this in its model ends the draft, and is dropped.
        company: the replies that are written beside this one.
    """

    def __init__(
        self,
        lessons: Lessons,
        temperature: float,
        *,
        pauses: bool = True,
        draft_min: int = 0,
        draft_p_min: float = 0.0,
        company: Company = ALONE,
    ) -> None:
        self._company = company
        self._lessons = lessons
        self._temperature = temperature
        self._pauses = pauses
        self._least = max(1, min(draft_min, MOST_DRAFTED))
        self._p_min = draft_p_min
        self._length = lessons.lengths.begin_reply()
        self._room = self._may_follow = self._held = 0
        self._replies = self._guessing = 1
        self._offer = NO_OFFER
        self._probing = False
        self._plain = False
        self._reads_later = self._in_pieces = False
        self._reading_tokens = 0
        self._reading_ms = 0.0
        self._weighed: list[tuple[float, float]] = []
        self._known_rate: float | None = None

    def begin_round(self, room: int, offer: Offer, held: int = 0) -> None:
        self._held = held
        self._replies = self._guessing = self._company.replies
        self._may_follow = room + 1
        self._offer = offer
        begins = self._free and not self._length.written
        self._room = min(room, max(_COPIED_AT_FIRST, self._least) if begins else MOST_DRAFTED)
        self._probing = False
        self._weighed.clear()
        self._known_rate = None
        lessons = self._lessons
        # Of a pass with others, one reply's plain round tells nothing.
        wants_plain = self._replies == 1 and lessons.exploration.wants_plain(
            _DRAFTING_ROUNDS if self._pauses else MEMORY
        )
        self._plain = wants_plain or not (offer.source and lessons.verify.known)
        if room < self._least:
            self._plain = True  # at a reply's end there is no room for a draft that would be kept
        self._reading_tokens = 0
        self._reads_later = self._in_pieces = False
        if self._plain or offer.backlog <= READ_ALONG or (self._replies == 1 and not self._pauses):
            return
        if self._replies > 1:
            self._read_in_company()
            return
        pays = self._reading_pays()
        self._reads_later = not pays
        longest_ms = max(_LONGEST_PAUSE_MS, _LONGEST_PAUSE * self._pass_ms(1))
        self._in_pieces = self._draft_cost().read_ms(offer.backlog) > longest_ms
        if self._in_pieces and (pays or self._may_probe()):
            self._reading_tokens = self._affordable_tokens()
            self._reads_later = self._reading_tokens < offer.backlog

    def _read_in_company(self) -> None:
        """Have the draft read a piece of its backlog, if that pays and it is this reply's turn."""
        self._in_pieces = True
        if not self._pauses or self._reading_pays() or self._may_probe():
            each_ms = max(self._draft_cost().read_ms(READ_ALONG + 1), _NO_MS)
            piece = max(_LEAST_PIECE, int(_READING_IN_COMPANY_MS / each_ms))
            if self._company.takes_turn_to_read():
                self._reading_tokens = piece
        self._reads_later = self._reading_tokens < self._offer.backlog

    def want_more(self, guesses: Sequence[Guess]) -> bool:
        if self._plain or len(guesses) >= self._room or (guesses and not is_sure(guesses[-1], self._p_min)):
            return False
        if self._probing:
            return len(guesses) < max(_PROBE_GUESSES, self._least)
        if self._free or (guesses and self._offer.block):
            return len(guesses) < self._least or self._so_far(guesses)[1] >= _HOPELESS
        must = not self._pauses and len(guesses) < self._least
        if not self._reads_later and (must or self._joins_guess(guesses)):
            return True
        if not guesses and not self._in_pieces and self._may_probe():
            self._probing = True
            return True
        return False

    def _joins_guess(self, guesses: Sequence[Guess]) -> bool:
        """Return whether this reply makes another guess, beside those of the others."""
        if self._replies == 1:
            return self._pays_to_go_on(guesses)

        def pays(replies: int) -> bool:
            self._guessing = replies
            return self._pays_to_go_on(guesses)

        return self._company.joins_guess(pays)

    def worth(self, guesses: Sequence[Guess]) -> int:
        sure = sure_ones(guesses, self._p_min)
        if self._probing:
            return sure if sure >= self._least else 0
        if self._replies > 1:
            return self._share(guesses[:sure])
        rate, plain_ms = self._rate(), self._pass_ms(1)
        best, best_count, gained, chance = 0.0 if self._pauses else -math.inf, 0, 0.0, 1.0
        for count, guess in enumerate(guesses[:sure], 1):
            chance *= self._chance(guess)
            gained += chance
            value = gained - rate * (self._pass_ms(count + 1) - plain_ms)
            if count >= self._least and value > best:
                best, best_count = value, count
        if not best_count and self._free and self._may_probe():
            self._probing = True
            return min(sure, max(_PROBE_GUESSES, self._least))
        return best_count

    def _share(self, guesses: Sequence[Guess]) -> int:
        """Return how many of the guesses are worth their rows beside those of the other replies."""
        chances = list(accumulate((self._chance(guess) for guess in guesses), operator.mul))
        held, verify = self._held, self._lessons.verify
        return self._company.share(chances, self._rate(), lambda rows: verify.of(rows, held), self._least)

    def learn(self, cost: RoundCost, guesses: Sequence[Guess]) -> None:
        self._length.written += cost.accepted + 1
        self._lessons.learn(cost, probe_ms=self._probe_price_ms() if self._probing else None)
        if self._free or self._offer.block:
            # How it goes on after the last verdict is known as little as before.
            guesses = guesses[: cost.verified + (cost.foretold is not None)]
        piece_ms = self._draft_cost().read_ms(READ_ALONG + _PIECE) if self._offer.source else 0.0
        self._reading_ms = min(self._reading_ms + _READING_SHARE * cost.verify_ms, max(piece_ms, cost.verify_ms))
        if guesses:
            chances = [self._chance(guess) for guess in guesses]
            self._chances().learn(cost, [guess.margin for guess in guesses], chances)

    def tokens_to_read(self) -> int:
        if self._reading_tokens:
            return self._reading_tokens
        lessons = self._lessons
        if not self._pauses or self._offer.source != model_drafter.SOURCE or not lessons.verify.known:
            return 0
        held, costs = self._held, self._draft_cost()
        if not costs.is_expensive(held) or not lessons.exploration.affords_step(costs.guess_ms(held)):
            return 0
        # Where only its price keeps it from guessing, one token tells that price.
        return int(self._promised_rate(costs.hoped_ms(held)) > 1 / self._pass_ms(1))

    def learn_reading(self, tokens: int, ms: float) -> None:
        if self._reading_tokens:
            if self._replies == 1:
                self._reading_ms -= ms
            if not self._reading_pays():
                self._lessons.exploration.spend(self._offer.source, ms)
            self._draft_cost().add_reading(tokens, ms)
        else:
            self._lessons.exploration.stepped()
            self._draft_cost().add_step(ms, self._held)

    @property
    def _free(self) -> bool:
        """True if guesses cost nothing, so that all can be made, and weighed by their margins rather than by hope."""
        return self._offer.source in BY_MATCH

    def _rate(self) -> float:
        """Return the speed that a draft must not lower, in tokens a millisecond; the same throughout a round."""
        if self._known_rate is None:
            plain = 1 / self._pass_ms(1)
            recent = self._lessons.speed.or_else(plain)
            if not self._pauses:
                self._known_rate = self._promised_rate()
            else:
                self._known_rate = max(plain, min(recent, self._promised_rate())) if recent > plain else plain
        return self._known_rate

    def _promised_rate(self, guess_ms: float | None = None) -> float:
        """Return the speed of rounds that draft as long as is best on average, in tokens a millisecond.

        Args:
            guess_ms: what a guess takes; ``None`` for what is known of that.
        """
        plain_ms = self._pass_ms(1)
        best = 0.0
        for way in self._ways_on(None, 0, guess_ms):
            tokens, spent_ms = 1.0, plain_ms
            for count, (right, cost_ms) in enumerate(way, 1):
                tokens += right
                spent_ms += cost_ms
                if count >= self._least:
                    best = max(best, tokens / spent_ms)
        return best

    def _reading_pays(self) -> bool:
        """Return whether the draft should read its backlog now.

        In a short reply that time never comes back, and how long a reply will be is not known. So the draft waits
        until as much has been written as earns the reading back: whatever comes, that costs at most twice what knowing
        the future would (the ski rental problem). Where replies have mostly been longer than that, it reads at once.
        """
        lessons, backlog = self._lessons, self._offer.backlog
        if backlog <= READ_ALONG:
            return True
        plain_ms = self._pass_ms(1)
        reading_ms = self._draft_cost().read_ms(backlog)
        promised = self._promised_rate()
        gain_ms = plain_ms - 1 / promised if promised > 0 else 0.0
        if gain_ms <= 0:
            return False
        earned_by = reading_ms / gain_ms
        if self._may_follow < earned_by:
            return False
        return self._length.written >= earned_by or lessons.lengths.usually_more_than(earned_by, self._length)

    def _affordable_tokens(self) -> int:
        """Return how many tokens of its backlog the draft may read now, so that the reply does not stand still for it.

        Time for that grows with each pass by a share of it. A few tokens at once take hardly longer than one, so the
        draft waits until there is time for a piece, or for all.
        """
        cost = self._draft_cost()
        affordable = int(self._reading_ms / max(cost.read_ms(READ_ALONG + 1), _NO_MS)) + READ_ALONG
        return affordable if affordable >= min(self._offer.backlog, _PIECE) else 0

    def _pays_to_go_on(self, guesses: Sequence[Guess]) -> bool:
        """Return whether some continuation of this draft is expected to gain tokens."""
        rate = self._rate()
        before, chance = self._so_far(guesses)
        at_stake = self._lost_by_stopping(len(guesses))
        for way in self._ways_on(before, len(guesses)):
            gained = at_stake
            for count, (right, cost_ms) in enumerate(way, len(guesses) + 1):
                gained += chance * right - rate * cost_ms
                if count >= self._least and gained > 0:
                    return True
        return False

    def _lost_by_stopping(self, count: int) -> float:
        """Return what a draft that is still too short to be kept would bring, its rows of the verify pass paid."""
        if not 0 < count < self._least:
            return 0.0
        expected = sum(all_right for _, all_right in self._weighed[:count])
        return expected - self._rate() * (self._pass_ms(count + 1) - self._pass_ms(1))

    def _ways_on(
        self, before: float | None, count: int, guess_ms: float | None = None
    ) -> Iterator[Iterator[tuple[float, float]]]:
        """Weigh what further guesses would bring, in either way of going on that the outlook knows.

        Args:
            before: the chance of the last guess made; ``None`` before the first.
            count: guesses in this draft so far.
            guess_ms: what one more takes; ``None`` for what is known of that.

        Yields:
            For each way, guess by guess, how likely it is to be made and right together with those made on the way
            before it, and its expected milliseconds, its row of the verify pass included.
        """
        outlook = self._chances().outlook
        draft = self._draft_cost()
        each_ms = self._guess_ms() if guess_ms is None else guess_ms
        first_ms = each_ms + draft.second_row_ms(self._offer.backlog)
        last = min(self._offer.block or max(count + _HORIZON, self._least), self._room)

        def costed(plan: Iterator[tuple[float, float]]) -> Iterator[tuple[float, float]]:
            for rows, (likely, right) in zip(range(count + 1, last + 1), plan, strict=False):
                ms = first_ms if rows == 1 else (0.0 if self._offer.block else each_ms)
                yield likely * right, likely * (ms + self._pass_ms(rows + 1) - self._pass_ms(rows))

        if count + 1 >= self._least:  # a draft that ends sooner would be dropped
            yield costed(outlook.while_sure(before))
        yield costed(outlook.in_any_case(before))

    def _so_far(self, guesses: Sequence[Guess]) -> tuple[float | None, float]:
        """Return the chance of the last of this round's guesses, if there is one, and that of all being right."""
        weighed = self._weighed
        for guess in guesses[len(weighed) :]:
            chance = self._chance(guess)
            weighed.append((chance, chance * (weighed[-1][1] if weighed else 1.0)))
        return weighed[-1] if guesses else (None, 1.0)

    def _may_probe(self) -> bool:
        return self._lessons.exploration.affords(self._offer.source, self._probe_price_ms())

    def _probe_price_ms(self) -> float:
        """Return by how much a probe is expected to cost more than a plain round."""
        costs, backlog = self._draft_cost(), self._offer.backlog
        guesses = max(_PROBE_GUESSES, self._least)
        steps = 1 if self._offer.block else guesses
        drafting_ms = costs.read_ms(backlog) + costs.second_row_ms(backlog) + steps * self._guess_ms()
        return drafting_ms + self._pass_ms(guesses + 1) - self._pass_ms(1)

    def _pass_ms(self, rows: int) -> float:
        """Return what this reply pays of a pass in which each of the replies has so many rows."""
        return self._lessons.verify.of(self._replies * rows, self._held) / self._replies

    def _guess_ms(self) -> float:
        """Return what a guess takes: of the replies that guess at once, this one's share."""
        if self._replies == 1 or self._free:
            return self._draft_cost().guess_ms(self._held)
        return self._lessons.joint_guess_ms(self._offer.source, self._guessing, self._held)

    def _draft_cost(self) -> DraftCost:
        return self._lessons.drafts[self._offer.source]

    def _chances(self) -> Chances:
        return self._lessons.chances_of(self._offer.source, self._temperature)

    def _chance(self, guess: Guess) -> float:
        """Return how likely a guess is right: not at all where it would be dropped, so that such drafts end."""
        if not is_sure(guess, self._p_min):
            return 0.0
        return self._chances().confidence.of(guess.margin)
