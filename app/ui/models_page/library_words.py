"""Sentences of the library about a model, as plain words. No Qt: plain values."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime

from app.language import number, tr, tr_count
from app.models.gguf.fit import MemoryBreakdown
from app.models.gguf.heads import ModelFileKind
from app.models.library.added_files import MOST_LOOKED_AT, FoundFiles
from app.models.library.facts import FileFacts
from app.models.library.guessers import GuesserKind
from app.models.library.history import UsedAs
from app.models.library.inventory import InventoryItem, Origin
from app.models.library.speeds import ExpectedSpeed
from app.ui.toolkit.language.words import day_words, licence_words, model_size_words

_MORE = tr(
    "For real use, get two models that work together in one download, or add GGUF files you have: "
    "with the buttons above, or by dropping files and folders here."
)
NOT_FOUND = tr("No model on this computer has these words.")
NOTHING_CHOSEN = tr("Choose a model above to see what it is and what can be done with it.")

FACTS = 6
"""Number of facts that :func:`facts_words` gives."""

_ROLES = {UsedAs.TARGET: tr("Writes"), UsedAs.DRAFT: tr("Guesses")}
_IN_PAIR = {UsedAs.TARGET: tr("as the big model"), UsedAs.DRAFT: tr("as the draft")}
_NOT_SAID = tr("not said in the file")
_KINDS = {
    ModelFileKind.HEAD.value: tr("Head"),
    ModelFileKind.ASSISTANT.value: tr("Assistant"),
    ModelFileKind.LAYERS.value: tr("A model's guessing layers"),
    ModelFileKind.EMBEDDER.value: tr("Embedding model"),
    ModelFileKind.RERANKER.value: tr("Reranker"),
}

_WORK = {
    ModelFileKind.LAYERS.value: tr(
        "These are the guessing layers of a model, without the model. They are used where they stand in its file."
    ),
    ModelFileKind.EMBEDDER.value: tr("It finds texts by their meaning, for programs that ask the local API."),
    ModelFileKind.RERANKER.value: tr(
        "It scores how well texts answer a question, for programs that ask the local API."
    ),
}


def empty_words(*, in_use: bool) -> str:
    """Return what is said where no model is listed, though the starter pair, which is none of the list's, is there."""
    words = tr("It comes with Draftlight, and is in use now.") if in_use else tr("It comes with Draftlight.")
    return f"{words} {_MORE}"


def roles_words(item: InventoryItem) -> str:
    """Return what a model is for; empty where nobody knows."""
    roles = [role for role in UsedAs if role in item.roles]
    if len(roles) > 1:
        return tr("Writes and guesses")
    return _ROLES[roles[0]] if roles else ""


def used_words(item: InventoryItem, today: date) -> str:
    """Return when a model was last loaded."""
    if item.use.last_s is None:
        return tr("Never")
    # The day as this computer's clock on the wall has it.
    return day_words(datetime.fromtimestamp(item.use.last_s, UTC).astimezone().date(), today)


def size_or_missing(item: InventoryItem) -> str:
    return tr("Not there") if item.missing else model_size_words(item.size_bytes)


def facts_words(facts: FileFacts) -> tuple[tuple[str, str], ...]:
    """Return each fact with its name."""
    context = tr("{count} tokens", count=number(facts.context_tokens)) if facts.context_tokens else _NOT_SAID
    return (
        (tr("Architecture"), facts.architecture or _NOT_SAID),
        (tr("Parameters"), facts.parameters or _NOT_SAID),
        (tr("Precision"), facts.quant or _NOT_SAID),
        (tr("Context"), context),
        _template_or_kind(facts),
        (tr("Licence"), licence_words(facts.licence) or _NOT_SAID),
    )


def _template_or_kind(facts: FileFacts) -> tuple[str, str]:
    if facts.shape.talks:
        return tr("Chat template"), facts.template or tr("none: made to go on with a text")
    kind = _KINDS[facts.shape.kind]
    if facts.made_for:
        kind = tr("{kind}, made for {model}", kind=kind, model=facts.made_for)
    return tr("Kind"), kind


def help_words(facts: FileFacts, owners: Sequence[str]) -> str:
    """Return how the file helps its owners, the models here that it was made for, or itself; empty where neither."""
    shape = facts.shape
    if shape.own_bytes:
        return tr(
            "It guesses for itself, with {size} of layers in its own file; they are loaded only while they are used.",
            size=model_size_words(shape.own_bytes),
        )
    if shape.talks:
        return ""
    if shape.kind in _WORK:
        return _WORK[shape.kind]
    if owners:
        return tr("It guesses ahead for {models}; it cannot write by itself.", models=_listed(owners))
    return tr("The model that it was made for is not here; it cannot write by itself.")


def remarks(item: InventoryItem, template: str = "") -> tuple[str, ...]:
    """Return what is worth knowing about this one file, a sentence each.

    ``template`` is the file with the chat template that was given in place of its own.
    """
    sentences = []
    if item.missing:
        sentences.append(tr("The file is not there: it was moved or deleted, or its disk is not connected."))
    if item.parts is not None and item.parts[0] != item.parts[1]:
        here, whole = item.parts
        sentences.append(tr("Only {here} of its {whole} parts are here, so it cannot be used.", here=here, whole=whole))
    if item.projector and not item.missing:
        sentences.append(
            tr(
                "It sees pictures, with {name} beside it ({size}), which is loaded with the first picture.",
                name=item.projector,
                size=model_size_words(item.projector_bytes),
            )
        )
    if template:
        sentences.append(tr("The chat template in {path} stands in the place of its own.", path=template))
    if item.linked_to is not None and not item.missing:
        sentences.append(tr("This is a link; the file itself is {path}.", path=item.linked_to))
    if item.chosen_as:
        sentences.append(tr("In use now {roles}.", roles=_uses(item)))
    if item.place is Origin.ADDED:
        sentences.append(tr("You added it; it is used where it is, and never changed."))
    elif not item.place.ours:
        sentences.append(
            tr("It belongs to {program}: used where it is, never changed. Delete it there.", program=item.place.words)
        )
    elif item.pairs:
        sentences.append(tr("Part of {pairs}.", pairs=_listed([pair.name for pair, _ in item.pairs])))
    return tuple(sentences)


def removal_words(item: InventoryItem) -> tuple[str, ...]:
    """Return what to know before a model goes to the trash, a sentence each."""
    sentences = []
    if item.linked_to is not None:
        sentences.append(tr("Only the link goes; the file it leads to stays, so this frees no space."))
    else:
        if item.parts and item.parts[0] > 1:
            goes = tr("It goes with all its {count} parts to the system's trash.", count=item.parts[0])
        else:
            goes = tr("It goes to the system's trash.")
        sentences.append(
            f"{goes} {tr('{size} are free once that is emptied.', size=model_size_words(item.frees_bytes))}"
        )
    if item.chosen_as:
        sentences.append(
            tr(
                "It is in use now {roles}: what is loaded goes on until another pair is chosen, but it cannot be "
                "loaded again.",
                roles=_uses(item),
            )
        )
    if item.whole_pairs:
        pairs = _listed([pair.name for pair in item.whole_pairs])
        sentences.append(tr("{pairs} would no longer be complete.", pairs=pairs))
    sentences.append(tr("To undo, put it back from the trash."))
    return tuple(sentences)


def removed_words(item: InventoryItem) -> str:
    if item.linked_to is not None:
        return tr("The link {name} is in the trash; the file it led to is where it was.", name=item.name)
    size = model_size_words(item.frees_bytes)
    return tr(
        "{name} is in the trash; emptying it frees {size}. To undo, put it back from there.", name=item.name, size=size
    )


def added_words(harvest: FoundFiles, new: int) -> str:
    """Return what came of adding files and folders."""
    count = len(harvest.models)
    if not count and not harvest.refused:
        sentence = tr("There are no GGUF models in there.")
    elif not count:
        sentence = tr("Nothing was added.")
    elif not new:
        sentence = tr_count("That model is in the list already.", "All %n models are in the list already.", count)
    else:
        sentence = tr("{models} added.", models=_models(new))
        if count > new:
            sentence = tr_count(
                "{models} added; %n was in the list already.",
                "{models} added; %n were in the list already.",
                count - new,
                models=_models(new),
            )
    if harvest.refused:
        more = len(harvest.refused) - 1
        sentence += f" {harvest.refused[0]}"
        if more:
            sentence += " " + tr("So it is with {count} more.", count=number(more))
    if harvest.cut_short:
        most = number(MOST_LOOKED_AT)
        sentence += " " + tr("Only the first {count} files were looked at: add smaller folders one by one.", count=most)
    return sentence


def inventory_words(items: Sequence[InventoryItem]) -> str:
    """Return how much there is."""
    ours = [item for item in items if item.place.ours]
    others = len(items) - len(ours)
    models, size = _models(len(ours)), model_size_words(sum(item.size_bytes for item in ours))
    if not others:
        return tr("{models} of Draftlight, {size}.", models=models, size=size)
    more = number(others)
    return tr("{models} of Draftlight, {size}; {more} more used in place.", models=models, size=size, more=more)


def _models(count: int) -> str:
    return tr_count("%n model", "%n models", count)


def _listed(names: Sequence[str]) -> str:
    quoted = [tr("“{name}”", name=name) for name in names]
    return quoted[0] if len(quoted) == 1 else tr("{names} and {last}", names=", ".join(quoted[:-1]), last=quoted[-1])


def _uses(item: InventoryItem) -> str:
    return tr(" and ").join(_IN_PAIR[role] for role in UsedAs if role in item.chosen_as)


def speed_words(speed: ExpectedSpeed | None) -> str:
    """Return the expected speed of a model on this computer; empty while nobody knows."""
    if speed is None:
        return ""
    if speed.was_measured:
        return tr("{speed} tokens/s", speed=_figure(speed.least))
    return tr("about {least}–{most} tokens/s", least=_figure(speed.least), most=_figure(speed.most))


def expectation_words(speed: ExpectedSpeed | None) -> str:
    """Return the same as a sentence, for a model that may not be here yet."""
    if speed is None:
        return tr("How fast it will be on this computer is not known yet.")
    if speed.was_measured:
        return tr("On this computer: {speed}, as measured.", speed=speed_words(speed))
    return tr("On this computer: {speed} without guessing, to judge by models that ran here.", speed=speed_words(speed))


def _figure(tokens_per_second: float) -> str:
    return number(tokens_per_second, 0 if tokens_per_second >= 10 else 1)


DRAFT, OWN_LAYERS = tr("draft", meaning="a model that guesses"), tr("its guessing layers")
GUESSERS = {
    GuesserKind.OWN_LAYERS: OWN_LAYERS,
    GuesserKind.HEAD: tr("head", meaning="guesses for a model"),
    GuesserKind.ASSISTANT: tr("assistant", meaning="guesses for a model"),
    GuesserKind.DRAFT: DRAFT,
}
"""Names of guessers in the line."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
"""No line begins with a dot, and no figure stands apart from what it is of."""


def memory_words(parts: MemoryBreakdown, guesser: str, context_tokens: int) -> str:
    """Return one line of figures that add up to the total that is said beside them."""
    together = guesser == OWN_LAYERS and not parts.guesser
    figures = (
        (parts.writer, tr("big model with its guessing layers") if together else tr("big model")),
        *(() if together else ((parts.guesser, guesser),)),
        (parts.conversation, tr("conversation of {count} tokens", count=number(context_tokens))),
        (parts.computing, tr("room to compute")),
    )
    line = f"{_NO_BREAK}· ".join(f"{name}{_NO_BREAK}{_gigabytes(count)}" for count, name in figures)
    words = tr("In memory: {figures}.", figures=line)
    if guesser == OWN_LAYERS:
        words += " " + tr("Its guessing layers are loaded only while they are used.")
    return words


def _gigabytes(count: int) -> str:
    size = tr("{size} GB", size=number(count / 1e9, 1)) if count else tr("under {size} GB", size=number(0.1, 1))
    return size.replace(" GB", f"{_NO_BREAK}GB")
