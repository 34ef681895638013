"""Text about one token."""

from __future__ import annotations

from app.speculation.trace import Alternative, Outcome, Round, Token
from app.ui.transcript.inspection import ModelNames, inspect, percent
from app.ui.transcript.token_spans import TokenSpans

TOP = (Alternative(" left", 0.46), Alternative(" to", 0.31), Alternative(" over", 0.08), Alternative(" x", 0.01))


def spans(drafter: str = "model") -> TokenSpans:
    accepted = Token(1, " leans", Outcome.ACCEPTED, 0.9, 0.8, TOP, TOP)
    corrected = Token(2, " to", Outcome.CORRECTED, 0.31, 0.71, TOP, TOP)
    wrong = Token(3, " left", Outcome.REJECTED, 0.46, 0.12, TOP, TOP)
    after = Token(4, ",", Outcome.REJECTED, 0.5)
    plain = Token(5, "\n", Outcome.PLAIN, None, 0.004)
    rounds = [
        Round(6, (1, 3, 4), 1, 8.0, 30.0, 500.0, (accepted, corrected), (wrong, after), drafter),
        Round(7, (), 0, 0.0, 30.0, 540.0, (plain,)),
    ]
    return TokenSpans.of(rounds)


def test_who_wrote_it_and_in_which_round():
    assert inspect(spans(), 0).title == "“leans” guessed right · round 7"
    assert "Guessed by the draft" in inspect(spans(), 0).details
    assert inspect(spans(), 1).title == "“to” corrected by the big model · round 7"


def test_a_guess_from_elsewhere_than_a_draft_model_has_its_source_named():
    for drafter, source_words in (
        ("lookup", "lookup in the conversation"),
        ("memory", "memory of earlier chats"),
        ("head", "the head"),
    ):
        assert f"Guessed by {source_words}" in inspect(spans(drafter), 0).details


def test_the_models_are_named_where_their_names_are_known():
    pair = ModelNames.named("Llama 3.1 8B", "Llama 3.2 1B")
    assert inspect(spans(), 1, pair).title == "“to” corrected by Llama 3.1 8B · round 7"
    assert "Guessed by Llama 3.2 1B" in inspect(spans(), 0, pair).details
    assert "Guessed by the head Llama 3.2 1B" in inspect(spans("head"), 0, pair).details
    assert "Llama 3.1 8B wrote “to” instead" in inspect(spans(), 2, pair).details
    assert ModelNames.named("Llama 3.1 8B", None).draft == "the draft"


def test_both_probabilities_and_three_alternatives():
    facts = inspect(spans(), 1)
    assert "Its chance: draft 31 %, big model 71 %" in facts.details
    assert [opinion.heading for opinion in facts.opinions] == ["Draft expected", "Likeliest for the big model"]
    assert facts.opinions[0].rows == (("left", "46 %"), ("to", "31 %"), ("over", "8 %"))


def test_a_corrected_token_and_the_wrong_guess_name_each_other():
    assert "In place of “left”" in inspect(spans(), 1).details
    assert "The big model wrote “to” instead" in inspect(spans(), 2).details


def test_what_was_drawn_by_chance_though_another_was_likelier_is_said() -> None:
    chance = "Drawn by chance, though another was likelier"
    assert [chance in inspect(spans(), index).details for index in range(5)] == [True, True, True, False, False]
    likeliest = Round(0, (), 0, 0.0, 30.0, 5.0, (Token(2, " left", Outcome.BONUS, target_p=0.46, target_top=TOP),))
    assert chance not in inspect(TokenSpans.of([likeliest]), 0).details


def test_a_guess_after_the_wrong_one_was_never_judged_alone():
    assert any("Followed a wrong guess" in detail for detail in inspect(spans(), 3).details)


def test_what_cannot_be_seen_is_made_visible_and_unknown_is_left_out():
    facts = inspect(spans(), 4)
    assert facts.title.startswith("“⏎”")
    assert facts.opinions == ()
    assert facts.details == ("Its chance: big model < 1 %",)


def test_the_card_can_be_read_aloud():
    assert "Draft expected: left 46 %" in inspect(spans(), 1).sentence


def test_percent_never_says_none_for_a_little():
    assert [percent(p) for p in (0.0, 0.004, 0.01, 0.5, 1.0)] == ["0 %", "< 1 %", "1 %", "50 %", "100 %"]
