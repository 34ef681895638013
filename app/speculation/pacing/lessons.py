"""Lessons about a pair of models on this computer: the costs of passes, and how far guesses can be trusted.

Kept from reply to reply, and as a small JSON object from one start of the program to the next, so that pacing need
not begin anew with every chat.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from app.speculation.drafters import head_drafter, lookup_drafter, memory_drafter, model_drafter
from app.speculation.drafters.sharpness import Sharpness
from app.speculation.estimates import MEMORY, RunningMean
from app.speculation.pacing.confidence import Confidence
from app.speculation.pacing.costs import READ_ALONG, CostChange, DraftCost, Slowdown, VerifyCost
from app.speculation.pacing.history import Exploration, RecentSpeed, ReplyLengths
from app.speculation.pacing.outlook import Outlook
from app.speculation.pacing.pace import RoundCost
from app.speculation.pacing.rows_curve import MOST_ROWS

_SCHEMA = 3
BY_MATCH = (lookup_drafter.SOURCE, memory_drafter.SOURCE)
"""Sources that guess without a model: their guesses cost nothing, and their margin is a match's length."""
_BY_MODEL = (model_drafter.SOURCE, head_drafter.SOURCE)
_LARGEST, _SHORTEST_MS = 1e9, 1e-6
"""Bounds of what a file may claim to have been measured. Divisors are among it, so no time of a model is nothing."""
_ROUNDING = 1e-6
_CERTAIN = 1 + _ROUNDING
"""The highest share, with room for what rounding adds."""


@dataclass(slots=True)
class Chances:
    """Probabilities that guesses of one source are right, at one temperature."""

    confidence: Confidence = field(default_factory=Confidence)
    """By their margins."""
    outlook: Outlook = field(default_factory=Outlook)
    """Before they are made."""

    def learn(self, cost: RoundCost, margins: Sequence[float], chances: Sequence[float]) -> None:
        """Learn from a round.

        Args:
            cost: how many of its guesses were verified, and were right.
            margins: of all its guesses.
            chances: how likely each seemed to be right.
        """
        judged = cost.accepted + cost.rejected
        before = None
        for index, (margin, chance) in enumerate(zip(margins, chances, strict=True)):
            foretold = index == cost.verified and chance > 0 and cost.foretold is not None
            if index < judged or foretold:
                right = bool(cost.foretold) if foretold else index < cost.accepted
                self.outlook.learn(before, chance, right=right)
                self.confidence.learn(margin, right=right)
            elif index >= cost.verified and not cost.rejected:  # not worth verifying, so nobody knows
                self.outlook.learn(before, chance, right=chance)
            before = chance


class Lessons:
    """Everything learned about one pair.

    Args:
        draft_share: what is read for a guess relative to what the target reads for a token; what a guess is expected
            to cost at first.
    """

    def __init__(self, draft_share: float) -> None:
        self.verify = VerifyCost()
        """Costs of the target's passes."""
        self.drafts = defaultdict(
            lambda: DraftCost(0.0, self.verify),
            {source: DraftCost(draft_share, self.verify) for source in _BY_MODEL}
            | {source: DraftCost(0.0, self.verify) for source in BY_MATCH},
        )
        """Costs of guesses, by their source."""
        self.speed = RecentSpeed()
        """Speed of recent rounds."""
        self.joint_guesses: defaultdict[str, VerifyCost] = defaultdict(VerifyCost)
        """Costs of joint passes of a draft for several replies at once, by the source of its guesses and by rows."""
        self.lengths = ReplyLengths()
        """Lengths of replies."""
        self.exploration = Exploration()
        """Times to try what does not seem to pay."""
        self._slowdown = Slowdown()
        self._chances: dict[tuple[str, float], Chances] = {}
        self._sharpness: dict[float, Sharpness] = {}

    def chances_of(self, source: str, temperature: float) -> Chances:
        """Return those for guesses of ``source`` at ``temperature`` (to one decimal)."""
        key = source, round(temperature, 1)
        if key not in self._chances:
            self._chances[key] = Chances(Confidence.in_matches() if source in BY_MATCH else Confidence())
        return self._chances[key]

    def sharpness_at(self, temperature: float) -> Sharpness:
        """Return how boldly the draft should guess at ``temperature`` (to one decimal)."""
        return self._sharpness.setdefault(round(temperature, 1), Sharpness())

    def learn(self, cost: RoundCost, *, probe_ms: float | None) -> None:
        """Learn what a round cost and brought; :meth:`Chances.learn` learns from its guesses.

        Args:
            cost: of the round.
            probe_ms: if it had guesses only to find out whether they pay again, by how much it was expected to cost
                more than a plain one.
        """
        self.learn_costs(cost)
        # Of a joint pass the reply's share is all that is known.
        # Reading a backlog is an investment, and other programs' disturbance is none of ours: the usual time counts.
        usual_ms = (
            self.verify.of(cost.verified + 1, cost.held) + self._usual_draft_ms(cost)
            if not cost.is_shared
            else cost.verify_ms + cost.draft_ms
        )
        self.speed.add(cost.accepted + 1, usual_ms)
        if cost.verified if cost.offer.source in BY_MATCH else cost.drafted:
            self.exploration.drafted(cost.offer.source)
            if probe_ms is not None:
                right = 0 < cost.verified == cost.accepted
                self.exploration.probed(cost.offer.source, probe_ms, right=right)
        else:
            self.exploration.went_plain(cost.offer.source, usual_ms)

    def learn_costs(self, cost: RoundCost) -> None:
        """Learn what a round cost, whoever decided how far to draft in it; joint passes teach for themselves."""
        if cost.is_shared:
            return
        rows = cost.verified + 1
        drafts = self.drafts[cost.offer.source] if cost.drafted else None
        fair = True
        if self.verify.is_well_known(rows, cost.held) and (
            drafts is None or (drafts.is_well_known(cost.held) and cost.offer.backlog <= READ_ALONG)
        ):
            fair = self._slowdown.is_fair(
                cost.draft_ms,
                cost.verify_ms,
                usual_draft_ms=0.0 if cost.offer.source in BY_MATCH else self._usual_draft_ms(cost),
                usual_verify_ms=self.verify.of(rows, cost.held),
            )
        if (change := self._slowdown.change()) is not None:
            self.change_costs(change)
        if fair:
            self.verify.add(rows, cost.verify_ms, cost.held)
            if drafts is not None:
                idle = self.exploration.idle_rounds(cost.offer.source)
                drafts.add(
                    cost.draft_steps,
                    cost.offer.backlog,
                    cost.draft_ms,
                    first_ms=cost.first_ms,
                    idle_rounds=idle,
                    held=cost.held,
                )

    def learn_joint_pass(self, source: str, rows: int, ms: float, held: int) -> None:
        """Learn of a pass over the rows of several replies; see :class:`app.speculation.batching.CostObserver`."""
        if rows <= MOST_ROWS:
            (self.joint_guesses[source] if source else self.verify).add(rows, ms, held)

    def pass_ms(self, rows: int, held: int) -> float | None:
        """Return what a pass of the target is expected to take; ``None`` where nobody knows."""
        return self.verify.of(rows, held) if self.verify.known else None

    def joint_guess_ms(self, source: str, replies: int, held: int) -> float:
        """Return what a guess takes where so many replies guess at once: its share of a pass over as many rows."""
        joint, alone_ms = self.joint_guesses[source], self.drafts[source].guess_ms(held)
        if replies == 1:
            return alone_ms
        if joint.known:
            return max(alone_ms, joint.of(replies, held)) / replies
        return alone_ms * self.verify.of(replies, held) / self.verify.of(1, held) / replies

    def _usual_draft_ms(self, cost: RoundCost) -> float:
        if not cost.drafted:
            return 0.0
        draft = self.drafts[cost.offer.source]
        return cost.draft_steps * draft.guess_ms(cost.held) + draft.second_row_ms(cost.offer.backlog)

    def change_costs(self, change: CostChange) -> None:
        """Have passes and guesses cost more or less from now on: the machine has become slower or faster."""
        self.verify.scale(change.verifying)
        drafting = change.verifying if change.drafting is None else change.drafting
        for source, cost in self.drafts.items():
            cost.scale(change.verifying if source in BY_MATCH else drafting)
        self.speed.scale(change.whole)
        self.exploration.scale(change.verifying)

    def to_json(self) -> dict[str, Any]:
        """Return everything that should outlive the program."""
        return {
            "schema": _SCHEMA,
            "verify": {str(rows): values for rows, values in self.verify.seen.items()},
            "attention": {str(rows): values for rows, values in self.verify.attention.items()},
            "drafts": {source: cost.seen() for source, cost in self.drafts.items()},
            "chances": [
                {"source": source, "temperature": temperature, **asdict(chances)}
                for (source, temperature), chances in self._chances.items()
            ],
            "sharpness": [
                {"temperature": temperature, "rates": list(sharpness.hit_rates), "weight": sharpness.weight}
                for temperature, sharpness in self._sharpness.items()
            ],
            "speed": {"tokens": self.speed.tokens, "ms": self.speed.ms},
            "lengths": self.lengths.seen(),
        }

    @classmethod
    def from_json(cls, draft_share: float, data: Mapping[str, Any]) -> Self:
        """Rebuild from :meth:`to_json`; what cannot be read is learned again."""
        lessons = cls(draft_share)
        try:
            if data["schema"] == _SCHEMA:
                lessons._restore(draft_share, data)
        except (KeyError, TypeError, ValueError, AttributeError):
            return cls(draft_share)
        return lessons

    def _restore(self, draft_share: float, data: Mapping[str, Any]) -> None:
        self.verify = VerifyCost(
            _times_by_rows(data["verify"], least=_SHORTEST_MS), _times_by_rows(data.get("attention", {}))
        )
        if not all((*self.verify.seen.values(), *self.verify.attention.values())):
            raise ValueError("passes that nobody timed")
        for source in self.drafts:
            by_model = source in _BY_MODEL
            # A program that did not know the source yet saved nothing of it.
            seen = data["drafts"].get(source, {"guesses": (), "reads": ()})
            self.drafts[source] = DraftCost(
                draft_share if by_model else 0.0,
                self.verify,
                guesses=_times(seen["guesses"], least=_SHORTEST_MS if by_model else 0.0),
                reads=_times(seen["reads"]),
                attention=_times(seen.get("attention", ())),
                second_rows=_times(seen.get("second_rows", ())),
            )
        for entry in data["chances"]:
            key = str(entry["source"]), _number(entry["temperature"])
            outlook = {name: _mean(**mean) for name, mean in entry["outlook"].items()}
            self._chances[key] = Chances(_confidence(**entry["confidence"]), Outlook(**outlook))
        for entry in data["sharpness"]:
            rates = [_number(rate, most=_CERTAIN) for rate in entry["rates"]]
            self._sharpness[_number(entry["temperature"])] = Sharpness(rates, _number(entry["weight"]))
        self.speed = RecentSpeed(_number(data["speed"]["tokens"]), _number(data["speed"]["ms"]))
        self.lengths = ReplyLengths([int(_number(length)) for length in data.get("lengths", ())])


def _number(value: Any, least: float = 0.0, most: float = _LARGEST) -> float:
    """Return a number that was saved.

    Raises:
        ValueError: it is none, or out of bounds.
    """
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
        raise ValueError("no number that was learned")
    return float(value)


def _times(values: Sequence[Any], least: float = 0.0) -> list[float]:
    return [_number(ms, least) for ms in values]


def _times_by_rows(values: Mapping[str, Sequence[Any]], least: float = 0.0) -> dict[int, list[float]]:
    return {int(_number(int(rows), 1, MOST_ROWS)): _times(times, least) for rows, times in values.items()}


def _mean(value: Any, weight: Any) -> RunningMean:
    return RunningMean(_number(value, most=_CERTAIN), _number(weight, most=MEMORY))


def _confidence(**values: Any) -> Confidence:
    learned = Confidence(**{name: _number(value, -_LARGEST) for name, value in values.items()})
    if min(learned.aa, learned.bb) < 0 or learned.ab**2 > learned.aa * learned.bb * _CERTAIN + _ROUNDING:
        raise ValueError("no covariance")
    return learned
