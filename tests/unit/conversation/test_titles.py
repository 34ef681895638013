"""Titles of chats: how a model is asked for them, and what is made of its answer."""

from __future__ import annotations

import pytest

from app.chats.suggested_titles import REQUEST, title_in
from app.conversation.title_suggestions import TitleSuggestions
from app.engine.commands import Generate
from app.engine.events import Cancelled, Loaded, ModelFacts, ServerFacts
from app.speculation.settings import SpeculationMode
from app.speculation.trace import FinishReason
from tests.fakes.plain_face import PlainFace
from tests.unit.conversation.conftest import Company

QUESTION, NAME = "Why does a bicycle stay upright?", "Bicycle balance"


class TitledFace:
    """A person whose model says the same to everything."""

    def __init__(self, face: PlainFace) -> None:
        self.face, self.titles = face, TitleSuggestions(face.store, face.settings, face.chat, face.engine)
        self.wanted_states: list[bool] = []
        self.titles.wanted_changed.connect(self.wanted_states.append)
        face.script.reply = NAME

    @property
    def title(self) -> str:
        return self.face.store.conversation(self.face.chat.conversation_id).title

    @property
    def title_requests(self) -> list[Generate]:
        return [request for request in self.face.requests if request.in_passing]

    def ask(self) -> None:
        """Ask for a title, and follow what comes of it."""
        self.titles.ask()
        self.face.follow_all()


@pytest.fixture
def titled(face: PlainFace) -> TitledFace:
    return TitledFace(face)


def test_a_chat_is_named_by_the_model_and_nothing_of_it_is_shown(titled: TitledFace) -> None:
    titled.face.ask(QUESTION)
    assert titled.title == QUESTION
    shown: list[object] = []
    for hook in (titled.face.engine.rounds_done, titled.face.engine.context_changed, titled.face.engine.status_changed):
        hook.connect(lambda *arguments: shown.append(arguments))
    titled.ask()
    assert titled.title == NAME
    assert shown == []
    request, (beside,) = titled.face.requests[0], titled.title_requests
    assert [message.text for message in beside.messages] == [QUESTION, NAME, REQUEST]
    assert (beside.mode, beside.sampling.temperature) == (SpeculationMode.OFF, 0)
    assert beside.keep == request.keep, "by its number the models' caches are known"
    titled.ask()
    assert len(titled.title_requests) == 1


def test_titles_are_asked_for_beside_what_is_written_and_again_where_the_engine_had_to_drop_them(
    company: Company,
) -> None:
    titles = TitleSuggestions(company.store, company.settings, company.chat, company.session)
    wanted: list[bool] = []
    titles.wanted_changed.connect(wanted.append)
    first, second = company.ask("Why?"), company.ask("How?")
    company.ask("When?")
    for chat in (first, second):
        company.engine.write(company.job_in(chat))
        company.engine.finish(company.job_in(chat))
    assert wanted == [True, True]
    titles.ask()
    company.engine.fail(Cancelled(company.engine.job_of(REQUEST)))
    assert wanted == [True, True, True]
    titles.ask()
    asked = [request.keep.chat for request in company.engine.requests if request.in_passing]
    assert asked == [first, second]


def test_the_next_message_ends_it_at_once(titled: TitledFace) -> None:
    face = titled.face
    face.ask(QUESTION)
    face.script.hold_reply_after = 1
    titled.titles.ask()
    face.scripted.wait_until_held()
    face.script.hold_reply_after = None
    face.ask("And a tricycle?")
    assert face.shown[2:] == ["And a tricycle?", NAME]
    assert titled.title == QUESTION
    titled.ask()
    assert titled.title == NAME


def test_a_title_that_the_person_gives_meanwhile_stays(titled: TitledFace) -> None:
    face = titled.face
    face.ask(QUESTION)
    face.script.hold_reply_after = 1
    titled.titles.ask()
    face.scripted.wait_until_held()
    face.store.rename(face.chat.conversation_id, "Mine")
    face.scripted.go_on()
    face.follow_all()
    assert titled.title == "Mine"
    titled.ask()
    assert len(titled.title_requests) == 1


def test_an_answer_of_no_use_is_not_asked_for_again(titled: TitledFace) -> None:
    titled.face.script.reply = "Sure! Why does a bicycle stay upright?"
    titled.face.ask(QUESTION)
    titled.ask()
    titled.ask()
    assert titled.title == QUESTION
    assert len(titled.title_requests) == 1


def test_nothing_is_asked_for_a_reply_that_was_stopped(titled: TitledFace) -> None:
    titled.face.script.ending = FinishReason.CANCELLED
    titled.face.ask(QUESTION)
    titled.ask()
    assert not titled.title_requests


@pytest.mark.parametrize(
    ("program", "chosen", "asks"),
    [
        (None, {"suggest_titles": False}, False),
        (None, {"suggest_titles": True}, True),
        ("Draftlight", {"suggest_titles": True}, True),
        ("Ollama", {"suggest_titles": True}, False),
        ("Ollama", {"suggest_titles": True, "titles_by_servers": True}, True),
    ],
)
def test_the_person_says_whether_and_a_server_that_may_cost_is_not_asked(
    titled: TitledFace, program: str | None, chosen: dict[str, bool], asks: bool
) -> None:
    for name, value in chosen.items():
        titled.face.settings.set(name, value)
    server = ServerFacts("there:8080", program) if program is not None else None
    facts = ModelFacts("http://there#big", "Big", 0, 0, 0, 0)
    titled.face.engine.loaded.emit(Loaded(1, facts, None, None, 4096, 1.0, server=server))
    titled.face.ask(QUESTION)
    titled.ask()
    assert bool(titled.title_requests) is asks


LONG_QUESTION, REPLY = "Why is the sky blue, and why are sunsets red?", "Air scatters blue light more than red light."


@pytest.mark.parametrize(
    ("answer", "title"),
    [
        ("Colours of the sky", "Colours of the sky"),
        ('"Colours of the Sky"\n', "Colours of the Sky"),
        ("Title: **Colours of the sky**", "Colours of the sky"),
        ("# “Colours of the sky.”", "Colours of the sky"),
        ("<think>\n\n</think>\n\nColours of the sky", "Colours of the sky"),
        ("Scattered light (Rayleigh)", "Scattered light (Rayleigh)"),
        ("Titel: «Farben des Himmels»", "Farben des Himmels"),
        (
            "Rayleigh scattering, wavelengths, atmospheric conditions, sunsets",
            "Rayleigh scattering, wavelengths, atmospheric…",  # cut at a word
        ),
    ],
)
def test_a_title_is_one_line_without_what_stands_around_it(answer: str, title: str) -> None:
    assert title_in(answer, LONG_QUESTION, REPLY) == title


@pytest.mark.parametrize(
    "answer",
    [
        "", "  \n\n", "***", "Why is the sky blue, and why are sunsets red", "Why is the sky blue",
        "Question: Why is the sky blue, and why are sunsets red?", "<|im_start|>assistant", "[INST] Colours [/INST]",
        "<think>The person asks about", "Sure! Here is a title for you", "I'm sorry, I cannot do that",
        "This conversation", "Give this conversation a title of two to six words",
        "Colours of the sky\nThe sky is blue because air scatters light.",
        "The sky is blue because the molecules of the air scatter blue light far more than they scatter red light.",
        "sky sky sky sky sky blue", "The Sky's Blue: A Double-Tongued Tale of Atmospheric Chemistry",
        "Can I ask how you would go on?", "天空的颜色", "Colours \u202eof the sky",
    ],
)  # fmt: skip
def test_an_answer_of_no_use_is_no_title(answer: str) -> None:
    assert title_in(answer, LONG_QUESTION, REPLY) == ""


def test_a_title_is_in_letters_of_its_chat() -> None:
    chinese = "为什么天空是蓝色的?", "因为空气散射蓝光。"
    assert (title_in("天空的颜色", *chinese), title_in("The sky", *chinese)) == ("天空的颜色", "")
