"""What a pair of models has taught on this computer: what passes cost, and how far guesses can be trusted.

Kept from reply to reply, and as a small JSON object from one start of the program to the next, so that pacing need
not begin anew with every chat.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from app.speculation.confidence import Confidence
from app.speculation.costs import Change, DraftCost, Slowdown, VerifyCost
from app.speculation.drafters import head, lookup, memory, model
from app.speculation.drafters.sharpness import Sharpness
from app.speculation.outlook import Outlook, RunningMean

_SCHEMA = 3
_BY_MATCH = (lookup.SOURCE, memory.SOURCE)
"""Sources that guess without a model: their guesses cost nothing, and their margin is a match's length."""
_BY_MODEL = (model.SOURCE, head.SOURCE)
_REPLIES = 15
_FEW_REPLIES = 3
_USUALLY = 0.75


@dataclass(slots=True)
class Chances:
    """How likely the guesses of one source are right, at one temperature."""

    confidence: Confidence = field(default_factory=Confidence)
    outlook: Outlook = field(default_factory=Outlook)


class Lessons:
    """Everything learned about one pair.

    Args:
        draft_share: what is read for a guess relative to what the target reads for a token; what a guess is expected
            to cost at first.
    """

    def __init__(self, draft_share: float) -> None:
        self.verify = VerifyCost()
        self.drafts = {
            **{source: DraftCost(draft_share) for source in _BY_MODEL},
            **{source: DraftCost(0.0) for source in _BY_MATCH},
        }
        self.slowdown = Slowdown()
        self.tokens = 0.0
        self.ms = 0.0
        self.probe_budget_ms = 0.0
        self.written = 0
        """Tokens of the reply that is being written."""
        self._lengths: deque[int] = deque(maxlen=_REPLIES)
        self.rounds_since_plain = 0
        self.rounds_since_probe = 0
        self._chances: dict[tuple[str, float], Chances] = {}
        self._sharpness: dict[float, Sharpness] = {}

    def chances_of(self, source: str, temperature: float) -> Chances:
        """For guesses of ``source`` at ``temperature`` (to one decimal)."""
        key = source, round(temperature, 1)
        if key not in self._chances:
            self._chances[key] = Chances(Confidence.in_matches() if source in _BY_MATCH else Confidence())
        return self._chances[key]

    def sharpness_at(self, temperature: float) -> Sharpness:
        """How boldly the draft guesses at ``temperature`` (to one decimal)."""
        return self._sharpness.setdefault(round(temperature, 1), Sharpness())

    def begin_reply(self) -> None:
        """Another reply starts; the length of the last one is known now."""
        self._lengths = self._all_lengths()
        self.written = 0

    def usually_longer_than(self, tokens: float) -> bool:
        """Whether most of the latest replies had more than ``tokens`` tokens."""
        longer = sum(length > tokens for length in self._lengths)
        return len(self._lengths) >= _FEW_REPLIES and longer >= _USUALLY * len(self._lengths)

    def _all_lengths(self) -> deque[int]:
        return deque([*self._lengths, *([self.written] if self.written else [])], maxlen=_REPLIES)

    def change_costs(self, change: Change) -> None:
        """The machine has become slower or faster."""
        self.verify.scale(change.verifying)
        drafting = change.verifying if change.drafting is None else change.drafting
        for source, cost in self.drafts.items():
            factor = change.verifying if source in _BY_MATCH else drafting
            cost.scale(factor, machine=change.verifying)
        self.ms *= change.whole
        self.probe_budget_ms *= change.verifying

    def to_json(self) -> dict[str, Any]:
        """Everything that should outlive the program."""
        return {
            "schema": _SCHEMA,
            "verify": {str(rows): values for rows, values in self.verify.seen.items()},
            "drafts": {source: cost.seen() for source, cost in self.drafts.items()},
            "chances": [
                {"source": source, "temperature": temperature, **asdict(chances)}
                for (source, temperature), chances in self._chances.items()
            ],
            "sharpness": [
                {"temperature": temperature, "rates": list(sharpness.hit_rates), "weight": sharpness.weight}
                for temperature, sharpness in self._sharpness.items()
            ],
            "speed": {"tokens": self.tokens, "ms": self.ms},
            "lengths": list(self._all_lengths()),
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
        self.verify = VerifyCost({int(rows): [float(ms) for ms in values] for rows, values in data["verify"].items()})
        for source in self.drafts:
            if source not in data["drafts"]:
                continue  # saved by a program that did not know it yet
            seen, share = data["drafts"][source], draft_share if source in _BY_MODEL else 0.0
            self.drafts[source] = DraftCost(
                share,
                guesses=[float(ms) for ms in seen["guesses"]],
                reads=[float(ms) for ms in seen["reads"]],
                rounds=int(seen["rounds"]),
                best=float(seen["best"]),
            )
        for entry in data["chances"]:
            key = str(entry["source"]), float(entry["temperature"])
            outlook = {name: RunningMean(**mean) for name, mean in entry["outlook"].items()}
            self._chances[key] = Chances(Confidence(**entry["confidence"]), Outlook(**outlook))
        for entry in data["sharpness"]:
            rates = [float(rate) for rate in entry["rates"]]
            self._sharpness[float(entry["temperature"])] = Sharpness(rates, float(entry["weight"]))
        self.tokens, self.ms = float(data["speed"]["tokens"]), float(data["speed"]["ms"])
        self._lengths.extend(int(length) for length in data.get("lengths", ()))
