"""What the library says about a model, as plain words. No Qt: plain values."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime

from app.models.gguf.heads import ModelFileKind
from app.models.library.added import MOST_LOOKED_AT, FoundFiles
from app.models.library.facts import FileFacts
from app.models.library.inventory import InventoryItem, Origin
from app.models.library.uses import UsedAs
from app.ui.toolkit.words import day_words

_MORE = (
    "For real use, get two models that work together in one download, or add GGUF files you have: with the buttons "
    "above, or by dropping files and folders here."
)
NOT_FOUND = "No model on this computer has these words."
NOTHING_CHOSEN = "Choose a model above to see what it is and what can be done with it."

FACTS = 6
"""How many facts :func:`facts_words` gives."""

_ROLES = {UsedAs.TARGET: "Writes", UsedAs.DRAFT: "Guesses"}
_IN_PAIR = {UsedAs.TARGET: "as the big model", UsedAs.DRAFT: "as the draft"}
_NOT_SAID = "not said in the file"
_KINDS = {
    ModelFileKind.HEAD.value: "Head",
    ModelFileKind.ASSISTANT.value: "Assistant",
    ModelFileKind.LAYERS.value: "A model's guessing layers",
}


def empty_words(*, in_use: bool) -> str:
    """Return what is said where no model is listed, though the starter pair, which is none of the list's, is there."""
    return f"It comes with Draftlight{', and is in use now' if in_use else ''}. {_MORE}"


def size_words(count: int) -> str:
    """Return bytes as people read them."""
    return (
        f"{count / 1e9:,.1f} GB" if count >= 1e9 else f"{count / 1e6:,.0f} MB" if count >= 1e6 else f"{count:,} bytes"
    )


def roles_words(item: InventoryItem) -> str:
    """Return what a model is for; empty where nobody knows."""
    words = " and ".join(_ROLES[role] for role in UsedAs if role in item.roles)
    return words[:1] + words[1:].replace("Guesses", "guesses") if words else ""


def used_words(item: InventoryItem, today: date) -> str:
    """Return when a model was last loaded."""
    if item.use.last_s is None:
        return "Never"
    # The day as this computer's clock on the wall has it.
    return day_words(datetime.fromtimestamp(item.use.last_s, UTC).astimezone().date(), today)


def size_or_missing(item: InventoryItem) -> str:
    return "Not there" if item.missing else size_words(item.size_bytes)


def facts_words(facts: FileFacts) -> tuple[tuple[str, str], ...]:
    """Return each fact with its name."""
    context = f"{facts.context_tokens:,} tokens" if facts.context_tokens else _NOT_SAID
    return (
        ("Architecture", facts.architecture or _NOT_SAID),
        ("Parameters", facts.parameters or _NOT_SAID),
        ("Precision", facts.quant or _NOT_SAID),
        ("Context", context),
        _template_or_kind(facts),
        ("Licence", facts.licence or _NOT_SAID),
    )


def _template_or_kind(facts: FileFacts) -> tuple[str, str]:
    if facts.shape.talks:
        return "Chat template", facts.template or "none: made to go on with a text"
    made_for = f", made for {facts.made_for}" if facts.made_for else ""
    return "Kind", f"{_KINDS[facts.shape.kind]}{made_for}"


def help_words(facts: FileFacts, owners: Sequence[str]) -> str:
    """Return how the file helps a model to write, or itself; empty where it does neither.

    Args:
        facts: what it says of itself.
        owners: names of the models here that it was made for.
    """
    shape = facts.shape
    if shape.own_bytes:
        return (
            f"It guesses for itself, with {size_words(shape.own_bytes)} of layers in its own file; they are loaded "
            "only while they are used."
        )
    if shape.talks:
        return ""
    if shape.kind == ModelFileKind.LAYERS.value:
        return (
            "These are the guessing layers of a model, without the model. They are used where they stand in its file."
        )
    whose = f"It guesses ahead for {_listed(owners)}" if owners else "The model that it was made for is not here"
    return f"{whose}; it cannot write by itself."


def remarks(item: InventoryItem) -> tuple[str, ...]:
    """Return what is worth knowing about this one file, a sentence each."""
    found = []
    if item.missing:
        found.append("The file is not there: it was moved or deleted, or its disk is not connected.")
    if item.parts is not None and item.parts[0] != item.parts[1]:
        found.append(f"Only {item.parts[0]} of its {item.parts[1]} parts are here, so it cannot be used.")
    if item.linked_to is not None and not item.missing:
        found.append(f"This is a link; the file itself is {item.linked_to}.")
    if item.chosen_as:
        found.append("In use now " + " and ".join(_IN_PAIR[role] for role in UsedAs if role in item.chosen_as) + ".")
    if item.place is Origin.ADDED:
        found.append("You added it; it is used where it is, and never changed.")
    elif not item.place.ours:
        found.append(f"It belongs to {item.place.words}: used where it is, never changed. Delete it there.")
    elif item.pairs:
        found.append("Part of " + _listed([pair.name for pair, _ in item.pairs]) + ".")
    return tuple(found)


def removal_words(item: InventoryItem) -> tuple[str, ...]:
    """Return what to know before a model goes to the trash, a sentence each."""
    found = []
    if item.linked_to is not None:
        found.append("Only the link goes; the file it leads to stays, so this frees no space.")
    else:
        parts = f" with all its {item.parts[0]} parts" if item.parts and item.parts[0] > 1 else ""
        found.append(
            f"It goes{parts} to the system's trash. {size_words(item.frees_bytes)} are free once that is emptied."
        )
    if item.chosen_as:
        found.append(
            "It is in use now "
            + " and ".join(_IN_PAIR[role] for role in UsedAs if role in item.chosen_as)
            + ": what is loaded goes on until another pair is chosen, but it cannot be loaded again."
        )
    if item.whole_pairs:
        pairs = _listed([pair.name for pair in item.whole_pairs])
        found.append(f"{pairs} would no longer be complete.")
    found.append("To undo, put it back from the trash.")
    return tuple(found)


def removed_words(item: InventoryItem) -> str:
    if item.linked_to is not None:
        return f"The link {item.name} is in the trash; the file it led to is where it was."
    size = size_words(item.frees_bytes)
    return f"{item.name} is in the trash; emptying it frees {size}. To undo, put it back from there."


def added_words(harvest: FoundFiles, new: int) -> str:
    """Return what came of adding files and folders."""
    found = len(harvest.models)
    if not found and not harvest.refused:
        said = "There are no GGUF models in there."
    elif not found:
        said = "Nothing was added."
    elif not new:
        said = "That model is in the list already." if found == 1 else f"All {found:,} models are in the list already."
    else:
        known = f"; {found - new:,} {'was' if found - new == 1 else 'were'} in the list already" if found > new else ""
        said = f"{_models(new)} added{known}."
    if harvest.refused:
        more = len(harvest.refused) - 1
        said += f" {harvest.refused[0]}" + (f" So it is with {more:,} more." if more else "")
    if harvest.cut_short:
        said += f" Only the first {MOST_LOOKED_AT:,} files were looked at: add smaller folders one by one."
    return said


def inventory_words(items: Sequence[InventoryItem]) -> str:
    """Return how much there is."""
    ours = [item for item in items if item.place.ours]
    others = len(items) - len(ours)
    said = f"{_models(len(ours))} of Draftlight, {size_words(sum(item.size_bytes for item in ours))}"
    return f"{said}; {others:,} more used in place." if others else f"{said}."


def _models(count: int) -> str:
    return f"{count:,} model" if count == 1 else f"{count:,} models"


def _listed(names: Sequence[str]) -> str:
    quoted = [f"“{name}”" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} and {quoted[-1]}"
