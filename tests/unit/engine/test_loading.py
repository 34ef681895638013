"""Layers go where they fit beside everything else; right after a load both models are timed."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.conversations.moving_costs import LEAST_TOKENS, MovingCosts
from app.engine.loading.calibration import calibrate
from app.engine.loading.layer_split import HERE, LayerHost, split
from app.engine.loading.offload import Layers, draft_layers, layers_of, target_layers, with_fewer_layers
from app.errors import ModelFileError, NotEnoughMemory
from app.models.gguf.fit import BUFFERS_BYTES
from app.models.gguf.header import parse_header, read_header
from app.models.library.starter import packaged_file
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.language_model import BrokenModel
from app.speculation.pacing.lessons import Lessons
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SamplingSettings
from tests.fakes.gguf_files import gguf, model_values
from tests.fakes.scripted_model import ScriptedModel, hashed_logits

MB = 1_000_000
GIB = 1024**3
BIG = Layers((400 * MB,) * 32, 500 * MB)
SMALL = Layers((50 * MB,) * 16, 250 * MB)


@dataclass(frozen=True)
class Card:
    """A scripted device."""

    free_bytes: int
    total_bytes: int = 24 * GIB


def test_a_large_card_takes_both_whole():
    card = Card(23 * GIB)
    assert target_layers([card], BIG, SMALL, None) == BIG.count == 33
    assert draft_layers([card], SMALL) == 17


def test_a_small_card_takes_the_draft_whole_and_of_the_target_what_is_left():
    card = Card(7 * GIB, 8 * GIB)
    layers = target_layers([card], BIG, SMALL, None)
    assert 0 < layers < BIG.count
    assert layers < target_layers([card], BIG, None, None)
    rest = Card(card.free_bytes - BIG.bytes_of(layers), card.total_bytes)
    assert draft_layers([rest], SMALL) == SMALL.count


def test_a_draft_kept_off_the_device_leaves_its_room_to_the_target():
    card = Card(7 * GIB, 8 * GIB)
    assert target_layers([card], BIG, SMALL, 0) == target_layers([card], BIG, None, None)
    assert target_layers([card], BIG, SMALL, 500) == target_layers([card], BIG, SMALL, None)


@pytest.mark.parametrize("cards", [[], [Card(0)], [Card(200 * MB)], [Card(600 * MB, 12 * GIB)]])
def test_without_room_nothing_goes_to_a_device(cards):
    assert target_layers(cards, BIG, SMALL, None) == 0
    assert draft_layers(cards, SMALL) == 0


def test_two_cards_take_more_than_one_and_less_than_one_of_their_sum():
    one, two = Card(6 * GIB, 6 * GIB), Card(12 * GIB, 12 * GIB)
    assert (
        target_layers([one], BIG, None, None)
        < target_layers([one, one], BIG, None, None)
        < target_layers([two], BIG, None, None)
    )


@given(
    free=st.integers(0, 32 * GIB),
    total=st.integers(0, 32 * GIB),
    blocks=st.lists(st.integers(0, 2 * GIB), min_size=1, max_size=40),
    output=st.integers(0, GIB),
    beside=st.booleans(),
)
def test_room_is_always_left(free: int, total: int, blocks: list[int], output: int, beside: bool) -> None:
    card, target = Card(free, total), Layers(tuple(blocks), output)
    draft = SMALL if beside else None
    layers = target_layers([card], target, draft, None)
    assert 0 <= layers <= target.count
    taken = target.bytes_of(layers)
    if draft is not None:
        taken += draft.bytes_of(draft.most_within(free - max(256 * 1024**2, int(total * 0.05))))
    assert taken == 0 or taken <= free - max(256 * 1024**2, int(total * 0.05))


def test_layers_of_the_packaged_model_add_up_to_its_weights_and_cache() -> None:
    path = packaged_file()
    header, size = read_header(path), path.stat().st_size
    layers = layers_of(header, size, 4096)
    assert layers.count == 31
    weights = size - min(start for _, start in header.tensors)
    cache = header.kv_bytes(4096)
    assert cache is not None
    assert sum(layers.block_bytes) + layers.output_bytes == weights + cache
    assert layers.output_bytes > 49152 * 576 // 2, "the matrix that reads words writes them too"


def test_a_matrix_that_only_reads_words_stays_with_the_processor() -> None:
    values = model_values()
    tensors = [("token_embd.weight", 0), ("blk.0.a", 1000), ("blk.1.a", 1100), ("output.weight", 1200)]
    header = parse_header(gguf(values, tensors), "x")
    start = header.tensors[0][1]
    layers = layers_of(header, start + 1500, 0)
    assert (layers.block_bytes, layers.output_bytes) == ((100, 100), 300)


def test_blocks_described_in_other_parts_of_a_model_are_taken_as_equal() -> None:
    header = parse_header(gguf(model_values(), [("token_embd.weight", 0), ("blk.0.a", 1000)]), "x")
    layers = layers_of(header, 10_000, 10)
    cache = 2 * (16 + 16) * 2 * 10
    assert (layers.block_bytes, layers.output_bytes) == ((5000 + cache,) * 2, 5000)


def test_a_header_without_heads_counts_the_largest_cache() -> None:
    header = parse_header(
        gguf(model_values(llama__attention__head_count_kv=None, llama__attention__head_count=None)), "x"
    )
    assert layers_of(header, 0, 10).block_bytes == (64 * 4 * 10,) * 2


def test_a_load_that_fails_is_tried_with_half_the_layers_and_then_with_none() -> None:
    tried: list[int] = []

    def load(most: int):
        def attempt(layers: int) -> str:
            tried.append(layers)
            if layers > most:
                raise NotEnoughMemory("Too much.")
            return f"loaded {layers}"

        return attempt

    assert with_fewer_layers(33, load(40)) == "loaded 33"
    assert with_fewer_layers(33, load(20)) == "loaded 16"
    assert with_fewer_layers(33, load(5)) == "loaded 0"
    assert with_fewer_layers(1, load(0)) == "loaded 0"
    assert with_fewer_layers(0, load(0)) == "loaded 0"
    assert tried == [33, 33, 16, 33, 16, 0, 1, 0, 0]


def test_a_file_that_cannot_be_loaded_at_all_fails_once_without_a_device() -> None:
    tried: list[int] = []

    def damaged(layers: int) -> None:
        tried.append(layers)
        raise ModelFileError("Damaged.")

    with pytest.raises(ModelFileError, match="Damaged"):
        with_fewer_layers(8, damaged)
    assert tried == [8, 4, 0]


def test_no_layer_takes_no_buffers() -> None:
    assert BIG.bytes_of(0) == 0
    assert BIG.bytes_of(1) == 500 * MB + BUFFERS_BYTES + 500 * MB
    assert BIG.bytes_of(33) == 500 * MB + 32 * 400 * MB + BUFFERS_BYTES


GB = 10**9
MODEL = Layers((GB,) * 30, GB)


def place(name: str, gigabytes: float) -> LayerHost:
    return LayerHost(name, int(gigabytes * GB) + BUFFERS_BYTES)


def layers(here: float, *others: float, layers_asked: int | None = None, model: Layers = MODEL) -> tuple[int, ...]:
    lent = [place(f"b:{port}", free) for port, free in enumerate(others)]
    return split("Model", model, place(HERE, here), lent, layers_asked).layers


def test_who_has_twice_the_memory_gets_twice_the_layers():
    assert layers(31, 62) == (10, 21)
    assert layers(40, 40, 44) == (10, 10, 11)


def test_no_layer_is_lost_or_counted_twice():
    for free in ((31.5, 7.3, 1.1), (0, 20, 20), (100, 0.1, 0.1), (9, 9, 9, 9, 9, 9, 9)):
        assert sum(layers(*free)) == MODEL.count


def test_a_computer_without_room_gets_none():
    assert layers(0, 40) == (0, 31)
    assert layers(40, 0) == (31, 0)


def test_the_number_on_other_computers_can_be_asked_for():
    assert layers(100, 50, 50, layers_asked=4) == (27, 2, 2)
    assert layers(100, 50, layers_asked=99) == (0, 31)
    assert layers(100, 50, layers_asked=0) == (31, 0)


def test_too_little_memory_on_all_together_is_a_sentence():
    with pytest.raises(NotEnoughMemory, match=r"needs 31.0 GB .* have 30.0 GB free"):
        layers(20, 10)


def test_the_plan_in_words():
    here, card = place(HERE, 10), place(HERE, 11)
    plan = split("Model", MODEL, here, [place("b:1", 5), place("b:1", 5), card])
    assert plan.words("Model") == "Model has 31 layers: 21 on this computer, 10 on b:1."
    assert plan.on_devices == 21


class _Clock:
    """Time that passes only while a model computes."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


class _TimedModel(ScriptedModel):
    def __init__(self, clock: _Clock, pass_ms: float, row_ms: float) -> None:
        super().__init__(hashed_logits(24, endless=True))
        self._clock, self._pass_ms, self._row_ms = clock, pass_ms, row_ms
        self.passes = 0

    def decode(self, tokens, rows):
        self.passes += 1
        self._clock.now_s += (self._pass_ms + self._row_ms * (len(tokens) - 1)) / 1000
        return super().decode(tokens, rows)

    def clear(self):
        self.truncate(0)


def _pair(clock: _Clock, lessons: Lessons, *, pass_ms: float = 20.0, guess_ms: float = 8.0) -> SimpleNamespace:
    target = _TimedModel(clock, pass_ms, 0.2 * pass_ms)
    drafter = ModelDrafter(_TimedModel(clock, guess_ms, 0.25 * guess_ms), Sampler(SamplingSettings()))
    target = SimpleNamespace(context=target)
    guessing = SimpleNamespace(drafter=drafter, lessons=lessons)
    return SimpleNamespace(target=target, guessing=guessing, draft_on_processor=None)


def _taught(verify_ms: dict[int, float], guess_ms: float) -> Lessons:
    """Return lessons of replies with passes over so many rows, and guesses."""
    lessons = Lessons(0.2)
    for _ in range(6):
        for rows, ms in verify_ms.items():
            lessons.verify.add(rows, ms)
        lessons.drafts["model"].add(4, 1, 4 * guess_ms)
    return lessons


def _calibrated(lessons: Lessons, **costs: float) -> Lessons:
    clock = _Clock()
    pair = _pair(clock, lessons, **costs)
    calibrate(pair, clock)
    assert pair.target.context.length == 0
    return lessons


def test_a_new_pair_begins_with_what_its_passes_cost_here():
    lessons = _calibrated(Lessons(0.05))
    assert lessons.verify.of(1) == pytest.approx(20, rel=0.05)
    assert lessons.verify.of(5) == pytest.approx(36, rel=0.15)
    assert lessons.drafts["model"].guess_ms() == pytest.approx(8, rel=0.05)
    assert lessons.drafts["model"].read_ms(102) == pytest.approx(200, rel=0.15)
    assert lessons.drafts["model"].second_row_ms(2) == pytest.approx(2)


@pytest.mark.parametrize("guess_ms", [2.0, 32.0])
def test_what_a_busier_or_a_quieter_hour_taught_is_corrected(guess_ms):
    lessons = _calibrated(_taught({1: 60.0, 5: 108.0}, guess_ms))
    assert lessons.verify.of(1) == pytest.approx(20, rel=0.05)
    assert lessons.verify.of(5) == pytest.approx(36, rel=0.05)
    assert lessons.drafts["model"].guess_ms() == pytest.approx(8, rel=0.05)


def test_what_still_holds_is_kept_as_it_is():
    lessons = _calibrated(_taught({1: 21.0}, 7.5))
    assert lessons.verify.of(1) == 21.0
    assert lessons.drafts["model"].guess_ms(21) == 7.5


@pytest.mark.parametrize("several_ms", [24.0, 90.0])
def test_passes_over_several_rows_are_corrected_where_they_alone_changed(several_ms):
    lessons = _calibrated(_taught({1: 20.0, 3: several_ms, 5: several_ms, 9: several_ms}, 8.0))
    assert lessons.verify.of(1) == pytest.approx(20, rel=0.05)
    assert lessons.verify.of(5) == pytest.approx(36, rel=0.1)
    assert lessons.verify.of(9) == pytest.approx(48, rel=0.2)


def test_the_first_pass_over_several_rows_which_touches_memory_does_not_count():
    class FirstIsSlow(_TimedModel):
        slow = True

        def decode(self, tokens, rows):
            if len(tokens) > 1 and self.slow:
                self.slow = False
                self._clock.now_s += 0.2
            return super().decode(tokens, rows)

    for lessons in (Lessons(0.2), _taught({1: 20.0, 5: 36.0}, 8.0)):
        clock = _Clock()
        pair = _pair(clock, lessons)
        pair.target.context = FirstIsSlow(clock, 20.0, 4.0)
        calibrate(pair, clock)
        assert lessons.verify.of(5) == pytest.approx(36, rel=0.1)


def test_large_models_are_timed_once_only():
    clock = _Clock()
    pair = _pair(clock, Lessons(0.2), pass_ms=2000.0)
    calibrate(pair, clock)
    assert pair.target.context.passes == 4  # of one row and of several: the first, one that counts


def test_a_model_that_fails_is_left_to_the_first_reply():
    clock = _Clock()
    pair = _pair(clock, Lessons(0.2))

    def fails(tokens, rows):
        raise BrokenModel("it broke")

    pair.target.context.decode = fails
    calibrate(pair, clock)
    assert not pair.guessing.lessons.verify.known


def test_a_target_alone_is_not_timed():
    clock = _Clock()
    pair = _pair(clock, Lessons(0.0))
    pair.guessing.drafter = None
    calibrate(pair, clock)
    assert clock.now_s == 0


class _ThreadedDraft(_TimedModel):
    """A draft whose guesses take as long as a table says, by the threads that compute them."""

    def __init__(self, clock: _Clock, guess_ms: dict[int, float]) -> None:
        super().__init__(clock, 0.0, 0.0)
        self.threads = max(guess_ms)
        self._by_threads = guess_ms
        self.use_threads(self.threads)

    def use_threads(self, count: int) -> None:
        self.used = count
        self._pass_ms = self._by_threads[count]


@pytest.mark.parametrize(
    ("guess_ms", "expected"),
    [
        ({1: 13.0, 2: 8.6}, 2),
        ({1: 40.0, 2: 30.0, 4: 20.0, 8: 60.0}, 4),
        ({1: 4.0, 2: 4.0, 4: 4.1}, 4),  # within the noise: all of them
        ({1: 50.0, 3: 20.0, 6: 40.0}, 3),
        ({1: 5.0}, 1),
    ],
)
def test_as_many_threads_guess_as_take_least(guess_ms, expected):
    clock = _Clock()
    pair = _pair(clock, Lessons(0.05))
    draft = pair.draft_on_processor = _ThreadedDraft(clock, guess_ms)
    pair.guessing.drafter = ModelDrafter(draft, Sampler(SamplingSettings()))
    calibrate(pair, clock)
    assert draft.used == expected


_MB = 1_000_000


def test_a_slow_first_step_says_nothing_of_how_fast_the_disk_is():
    costs = MovingCosts()
    usual_ms = costs.writing_ms(100 * _MB)
    costs.learn_writing(4096, 300.0)  # it makes the folder and the file
    assert costs.writing_ms(100 * _MB) == usual_ms
    for _ in range(20):
        costs.learn_writing(2 * _MB, 100.0)
    assert costs.writing_ms(100 * _MB) == pytest.approx(5000, rel=0.01)


def test_a_copy_is_made_where_reading_again_takes_much_longer():
    costs = MovingCosts()
    assert costs.worth_putting_aside(1000, 46 * _MB)  # nothing is known of reading yet
    for _ in range(20):
        costs.learn_reading(512, 512 * 3.0)
        costs.learn_copy_out(46 * _MB, 20.0)
        costs.learn_copy_in(46 * _MB, 20.0)
    assert costs.worth_putting_aside(1000, 46 * _MB)
    assert costs.worth_taking_up(1000, 46 * _MB)
    for _ in range(20):
        costs.learn_reading(512, 512 * 0.01)  # a card reads the thousand tokens in 10 ms
    assert not costs.worth_putting_aside(1000, 46 * _MB)
    assert not costs.worth_taking_up(1000, 46 * _MB)


def test_few_tokens_are_never_worth_a_copy():
    costs = MovingCosts()
    costs.learn_reading(512, 51_200.0)
    assert not costs.worth_taking_up(LEAST_TOKENS - 1, 1)
    assert costs.worth_taking_up(LEAST_TOKENS, 1)


def test_a_slow_disk_is_left_alone():
    costs = MovingCosts()
    costs.learn_reading(512, 512 * 3.0)
    assert costs.worth_the_disk(4000, 92 * _MB)
    for _ in range(20):
        costs.learn_disk(92 * _MB, 20_000.0)
    assert not costs.worth_the_disk(4000, 92 * _MB)
