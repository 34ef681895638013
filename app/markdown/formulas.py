"""LaTeX formulas as text that one can read: Greek letters, signs, powers and fractions in Unicode. No Qt here.

The parser is pylatexenc's, and so is most of the table of signs; what is made of the parts is decided here, since each
character has to keep its place in the source. What cannot be read stays as it was written.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from app.markdown.emphasis import is_cjk


def _pairs(words: str) -> dict[str, str]:
    parts = words.split()
    return dict(zip(parts[::2], parts[1::2], strict=True))


SUPERSCRIPTS = dict(
    zip(
        "0123456789+-=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWαβγδθ−",
        "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵅᵝᵞᵟᶿ⁻",
        strict=True,
    )
)
SUBSCRIPTS = dict(zip("0123456789+-=()aehijklmnoprstuvxβγρφχ−", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ₋", strict=True))
ROOTS = {"": "√", "2": "√", "3": "∛", "4": "∜"}
SPACES = frozenset((",", ":", ";", " ", ">", "quad", "qquad", "space", "enspace", "thinspace", "hspace", "phantom"))
SILENT = frozenset(
    (
        *("left", "right", "middle", "big", "Big", "bigg", "Bigg", "bigl", "bigr", "Bigl", "Bigr", "biggl", "biggr"),
        *("Biggl", "Biggr", "displaystyle", "textstyle", "scriptstyle", "limits", "nolimits", "!", "nonumber"),
        *("notag", "hfill", "label", "hline", "centering", "bf", "rm", "it", "cal", "mathstrut", "strut"),
        *("color", "definecolor", "require", "tiny", "scriptsize", "small", "normalsize", "large", "Large", "LARGE"),
        *("huge", "Huge"),
    )
)
TEXTS = frozenset(
    (
        *("text", "textrm", "textbf", "textit", "textsf", "texttt", "mbox", "hbox", "operatorname", "mathrm", "mathit"),
        *("mathbf", "mathsf", "mathtt", "boldsymbol", "bm", "boxed", "underbrace", "overbrace", "mathop", "mathord"),
        *("pmb", "textnormal", "emph", "operatorname*", "textcolor", "colorbox", "fcolorbox", "bbox", "class", "style"),
        *("href", "ref", "ce", "pu"),
    )
)
ACCENTS = {
    "hat": "\u0302",
    "widehat": "\u0302",
    "bar": "\u0304",
    "overline": "\u0305",
    "underline": "\u0332",
    **dict.fromkeys(("cancel", "bcancel", "xcancel"), "\u0336"),
    "vec": "\u20d7",
    "tilde": "\u0303",
    "widetilde": "\u0303",
    "dot": "\u0307",
    "ddot": "\u0308",
    "overrightarrow": "\u20d7",
    "check": "\u030c",
    "breve": "\u0306",
    "acute": "\u0301",
    "grave": "\u0300",
}
ALPHABETS = {
    "mathbb": ("DOUBLE-STRUCK", "MATHEMATICAL DOUBLE-STRUCK"),
    "mathcal": ("SCRIPT", "MATHEMATICAL SCRIPT"),
    "mathscr": ("SCRIPT", "MATHEMATICAL SCRIPT"),
    "mathfrak": ("BLACK-LETTER", "MATHEMATICAL FRAKTUR"),
}
SIGNS = _pairs(
    "Re Re Im Im det det dim dim ker ker gcd gcd lcm lcm Pr Pr arg arg cot cot sec sec csc csc deg deg lg lg "
    "ne ≠ implies ⟹ impliedby ⟸ iff ⟺ land ∧ lor ∨ lnot ¬ neg ¬ top ⊤ dots … ldots … cdots ⋯ vdots ⋮ ddots ⋱ "
    "cdot · coloneqq ≔ triangleq ≜ lvert | rvert | vert | mid | lVert ‖ rVert ‖ Vert ‖ | ‖ { { } } % % "
    "$ $ # # & & _ _ mod mod bmod mod gets ← to → colon : star ⋆ ast ∗ circ ∘ prime ′ dagger † lbrace { "
    "gt > lt < degree ° rbrace } lbrack [ rbrack ] lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ varnothing ∅ emptyset ∅ square □ "
    "blacksquare ■ checkmark ✓ argmax argmax argmin argmin because ∵"
)
LARGE = frozenset("∑∏∐∫∮∬∭√∛∜∂∇∞¬∀∃∄∅|‖′∘·⋯…")
"""Signs that belong to what follows or stand for something, so that no space goes around them."""
BINARY = frozenset(("cdot", "mid", "circ", "ast", "star", "setminus", "bullet", "bmod", "mod", "oplus", "otimes"))
"""Signs that stand between two things, beside those that Unicode says so of."""
WITH_LIMITS = frozenset("∑∏∐∫∬∭∮⋃⋂") | {"lim", "max", "min", "sup", "inf", "limsup", "liminf", "argmax", "argmin"}
ARGUMENTS = {
    **dict.fromkeys(("binom", "dbinom", "tbinom", "dfrac", "tfrac", "cfrac"), (False, 2)),
    **dict.fromkeys(("overset", "underset", "stackrel"), (False, 2)),
    **dict.fromkeys(("boxed", "bm", "pmb", "mathscr", "pmod", "label", "hspace", "phantom", "require"), (False, 1)),
    **dict.fromkeys(("underbrace", "overbrace", "overrightarrow", "underline", "widehat", "widetilde"), (False, 1)),
    **dict.fromkeys(("cancel", "bcancel", "xcancel", "eqref", "substack", "ce", "pu"), (False, 1)),
    **dict.fromkeys(("color", "bbox", "xrightarrow", "xleftarrow"), (True, 1)),
    **dict.fromkeys(("textcolor", "colorbox"), (True, 2)),
    **dict.fromkeys(("class", "style", "href"), (False, 2)),
    "definecolor": (False, 3),
    "fcolorbox": (True, 3),
}
"""Commands with arguments that pylatexenc does not know: whether the first may be left out, and how many."""
ARROWS = {"xrightarrow": "→", "xleftarrow": "←"}
"""Arrows that have something above them, and below."""
FRACTIONS = _pairs("1/2 ½ 1/3 ⅓ 2/3 ⅔ 1/4 ¼ 3/4 ¾ 1/5 ⅕ 2/5 ⅖ 3/5 ⅗ 4/5 ⅘ 1/6 ⅙ 5/6 ⅚ 1/8 ⅛ 3/8 ⅜ 5/8 ⅝ 7/8 ⅞")
ROW_END = "\u2028"
ROWS_ALONE = ("", "", " ", ROW_END)
"""The same of any other environment."""
ENVIRONMENTS = {
    "pmatrix": ("(", ")", ", ", "; "),
    **dict.fromkeys(("matrix", "bmatrix", "smallmatrix", "array"), ("[", "]", ", ", "; ")),
    "Bmatrix": ("{", "}", ", ", "; "),
    "vmatrix": ("|", "|", ", ", "; "),
    "Vmatrix": ("‖", "‖", ", ", "; "),
    **dict.fromkeys(("cases", "dcases"), ("{ ", "", ", ", "; ")),
    "rcases": ("", " }", ", ", "; "),
}
"""Of an environment: what stands before it, after it, between its cells and between its rows."""


MOST_LETTERS = 2_000
_DEEPEST = 24
_MOST_COMMANDS = 400
_PER_CENT = re.compile(r"(?<!\\)%")
_NO_COMMENT = "\ufdd3"
"""Stands for "%" while a formula is read, which has no comments: "50% off". Unicode has it for no letter."""

Pieces = list[tuple[str, int]]
"""Characters, each with its place in the formula."""


@lru_cache(maxsize=1024)
def shown_formula(source: str) -> tuple[str, tuple[int, ...]] | None:
    """Return a formula's text and the place of each of its characters in ``source``; ``None`` where it cannot be read.
    ``source`` is LaTeX, without the signs around it.
    """
    if not source.strip() or len(source) > MOST_LETTERS or source.count("\\") > _MOST_COMMANDS:
        return None
    if _depth(source) > _DEEPEST:
        return None
    from pylatexenc.latexwalker import LatexWalker, LatexWalkerError  # noqa: PLC0415 - a tenth of a second, for formulas

    try:
        walker = LatexWalker(_PER_CENT.sub(_NO_COMMENT, source), latex_context=_grammar(), tolerant_parsing=False)
        nodes, _, length = walker.get_latex_nodes()
        pieces = _tidy(_Reader(source).read(nodes)) if length == len(source) else []
    except (LatexWalkerError, RecursionError):
        return None
    return (_text(pieces).replace(_NO_COMMENT, "%"), tuple(place for _, place in pieces)) if pieces else None


def _depth(source: str) -> int:
    depth = deepest = 0
    for character in source:
        depth += (character == "{") - (character == "}")
        deepest = max(deepest, depth)
    return deepest + source.count("\\begin")


@cache
def _grammar() -> Any:
    """Return how many arguments commands take: pylatexenc's list, and those of formulas that it lacks."""
    from pylatexenc.latexwalker import get_default_latex_context_db  # noqa: PLC0415 - see above
    from pylatexenc.macrospec import std_environment, std_macro  # noqa: PLC0415

    grammar = get_default_latex_context_db()
    macros = [std_macro(name, optional, count) for name, (optional, count) in ARGUMENTS.items()]
    placed = [std_environment(name, "[") for name in ("aligned", "gathered")]
    grammar.add_context_category("formulas", [*macros, std_macro("tag", "*{")], placed, prepend=True)
    return grammar


@cache
def _signs() -> Any:
    from pylatexenc.latex2text import get_default_latex_context_db  # noqa: PLC0415 - see above

    return get_default_latex_context_db()


def _sign(name: str) -> str | None:
    if name in SIGNS:
        return SIGNS[name]
    spec = _signs().get_macro_spec(name)
    character = spec.simplify_repl if spec is not None else None
    return character if isinstance(character, str) and character and "%" not in character else None


class _Reader:
    """Turns nodes into pieces."""

    def __init__(self, source: str) -> None:
        self._source = source

    def read(self, nodes: Sequence[Any] | None) -> Pieces:
        """Return what a row of nodes says."""
        pieces: Pieces = []
        items = list(self._items(nodes or ()))
        at = 0
        parted = True
        """True if what comes next may stand close to what was before: no limits of a sum or an integral."""
        while at < len(items):
            item = items[at]
            at += 1
            if isinstance(item, tuple) and item[0] in "^_":
                while at < len(items) and isinstance(items[at], tuple) and items[at][0].isspace():
                    at += 1
                raised = self._item(items[at], None) if at < len(items) else []
                at += 1
                pieces += _script(_tidy(raised), item[0], item[1])
                continue
            following = items[at] if at < len(items) else None
            piece = self._item(item, following)
            if not parted and piece and _name(item) not in {"limits", "nolimits"}:
                pieces.append((" ", piece[0][1]))
            parted = parted if _name(item) in {"limits", "nolimits"} else not _takes_limits(item)
            pieces += piece
            if _is_dot(following) and _name(item) in {"left", "right"}:
                at += 1  # a bracket that is not there
            elif following is not None and _is_unknown(item) and getattr(following, "delimiters", ("",))[0] == "{":
                pieces += _around(self.read(following.nodelist), "{", "}", following)
                at += 1
        return pieces

    @staticmethod
    def _items(nodes: Sequence[Any]) -> Iterator[Any]:
        """Yield characters with their places, and all other nodes."""
        for node in nodes:
            if hasattr(node, "chars"):
                yield from ((character, node.pos + at) for at, character in enumerate(node.chars))
            elif node is not None:
                yield node

    def _item(self, item: Any, following: Any) -> Pieces:
        if isinstance(item, tuple):
            letter = " " if item[0].isspace() else item[0]
            return [("′" if letter == "'" else letter, item[1])]
        if hasattr(item, "macroname"):
            return self._command(item, following)
        if hasattr(item, "environmentname"):
            return self._environment(item)
        if hasattr(item, "specials_chars"):
            signs = {"&": "", "~": " ", "''": "″"}
            return _at(signs.get(item.specials_chars, item.specials_chars), item.pos)
        if hasattr(item, "nodelist"):
            inner = self.read(item.nodelist)
            opening, closing = item.delimiters
            return inner if opening in {"{", "$", "\\("} else _around(inner, opening, closing, item)
        return _at_each(self._source[item.pos : item.pos + item.len], item.pos)

    def _command(self, node: Any, following: Any) -> Pieces:
        name, arguments = node.macroname, list(node.nodeargd.argnlist or ()) if node.nodeargd else []
        pieces = [self._item(one, None) if not hasattr(one, "chars") else self.read([one]) for one in arguments if one]
        if name in {"\\", "newline"}:
            return [(ROW_END, node.pos)]
        if name in SPACES or name in SILENT:
            return _at(" " if name in SPACES else "", node.pos)
        built = self._built(node, name, pieces)
        return self._named(node, name, pieces, following) if built is None else built

    def _built(self, node: Any, name: str, pieces: Sequence[Pieces]) -> Pieces | None:
        if name in {"frac", "dfrac", "tfrac", "cfrac"} and len(pieces) == 2:
            return _fraction(_tidy(pieces[0]), _tidy(pieces[1]), node.pos)
        if name in {"binom", "dbinom", "tbinom"} and len(pieces) == 2:
            return _around([*pieces[0], *_at(" choose ", node.pos), *pieces[1]], "(", ")", node)
        if name in {"overset", "stackrel", "underset"} and len(pieces) == 2:
            return [*pieces[1], *_script(_tidy(pieces[0]), "_" if name == "underset" else "^", node.pos)]
        if name in {"pmod", "tag", "eqref"} and pieces:
            return _in_brackets([*_at("mod " if name == "pmod" else "", node.pos), *pieces[-1]], node)
        return self._built_on_one(node, name, pieces) if pieces else None

    def _built_on_one(self, node: Any, name: str, pieces: Sequence[Pieces]) -> Pieces | None:
        if name in ARROWS:
            return [(ARROWS[name], node.pos), *_beside_arrow(pieces, node.pos)]
        if name == "substack":
            return [one for text, at in pieces[0] for one in (_at(", ", at) if text == ROW_END else [(text, at)])]
        return self._root(node, pieces) if name == "sqrt" else None

    def _root(self, node: Any, pieces: Sequence[Pieces]) -> Pieces:
        degree = _left_out(pieces)
        sign = ROOTS.get(_text(degree))
        lead = _at(sign, node.pos) if sign else [*_script(degree, "^", node.pos), ("√", node.pos)]
        return [*lead, *_bound(_tidy(pieces[-1]), tightly=True)]

    def _named(self, node: Any, name: str, pieces: Sequence[Pieces], following: Any) -> Pieces:
        inner = _tidy(pieces[-1]) if pieces else []
        if name in ACCENTS and inner:
            return _accented(inner, ACCENTS[name])
        if name in ALPHABETS and inner:
            return [(_letter(text, ALPHABETS[name]), place) for text, place in inner]
        if name in TEXTS:
            return list(pieces[-1]) if pieces else []
        sign = _sign(name)
        if sign is None:
            bare = self._source[node.pos : node.pos + 1 + len(name)]
            return [*_at_each(bare, node.pos), *(piece for one in pieces for piece in one)]
        parted = name in BINARY or (len(sign) == 1 and unicodedata.category(sign) == "Sm" and sign not in LARGE)
        operator = bool(node.macro_post_space) and isinstance(following, tuple) and following[0] in "=+-<>/"
        after = parted or operator or (sign.isalpha() and len(sign) > 1 and _begins_word(following))
        return _at(f"{' ' * parted}{sign}{' ' * after}", node.pos)

    def _environment(self, node: Any) -> Pieces:
        opening, closing, between, row_end = ENVIRONMENTS.get(node.environmentname, ROWS_ALONE)
        return self._rows(node, opening, closing, between, row_end)

    def _rows(self, node: Any, opening: str, closing: str, between: str, row_end: str) -> Pieces:
        rows: list[Pieces] = []
        cells: list[Pieces] = []
        cell: list[Any] = []
        for item in (*(node.nodelist or ()), None):
            ends_row = item is None or _name(item) == "\\"
            if not ends_row and getattr(item, "specials_chars", "") != "&":
                cell.append(item)
                continue
            cells.append(_tidy(self.read(cell)))
            cell = []
            if ends_row:
                rows.append(_joined(cells, between))
                cells = []
        rows = [row for row in rows if row]
        return _around(_joined(rows, row_end), opening, closing, node)


def _name(item: Any) -> str:
    return getattr(item, "macroname", "")


def _is_dot(item: Any) -> bool:
    return isinstance(item, tuple) and item[0] == "."


def _begins_word(item: Any) -> bool:
    """Return whether what follows a word such as "sin" would run together with it."""
    if isinstance(item, tuple):
        return bool(item[0].isalnum())
    name = _name(item)
    return bool(name) and (name in {"frac", "sqrt", *ALPHABETS} or (_sign(name) or "")[:1].isalnum())


def _takes_limits(item: Any) -> bool:
    sign = _sign(_name(item)) if _name(item) else None
    return sign is not None and (sign in WITH_LIMITS)


def _is_unknown(item: Any) -> bool:
    name = _name(item)
    commands = SPACES | SILENT | TEXTS | ALPHABETS.keys() | ACCENTS.keys() | ARGUMENTS.keys()
    return bool(name) and name not in commands and name not in {"\\", "frac", "sqrt"} and _sign(name) is None


def _at(text: str, place: int) -> Pieces:
    return [(character, place) for character in text]


def _at_each(text: str, place: int) -> Pieces:
    return [(character, place + at) for at, character in enumerate(text)]


def _text(pieces: Pieces) -> str:
    return "".join(text for text, _ in pieces)


def _around(pieces: Pieces, opening: str, closing: str, node: Any) -> Pieces:
    return [*_at(opening, node.pos), *pieces, *_at(closing, node.pos + node.len - 1)]


def _in_brackets(pieces: Pieces, node: Any) -> Pieces:
    has_brackets = _text(pieces).startswith("(")
    return _around(pieces, " ", "", node) if has_brackets else _around(pieces, " (", ")", node)


def _left_out(pieces: Sequence[Pieces]) -> Pieces:
    """Return what stands in the square brackets of a command, which may be left out."""
    return [] if len(pieces) == 1 else _tidy([piece for piece in pieces[0] if piece[0] not in "[]"])


def _beside_arrow(pieces: Sequence[Pieces], place: int) -> Pieces:
    below, above = _left_out(pieces), _tidy(pieces[-1])
    lowered = _script(below, "_", place) if below else []
    return [*lowered, *(_script(above, "^", place) if above else [])]


def _joined(parts: Sequence[Pieces], between: str) -> Pieces:
    result: Pieces = []
    for part in parts:
        if result:
            result += _at(between, result[-1][1])
        result += part
    return result


def _fraction(above: Pieces, below: Pieces, place: int) -> Pieces:
    upper, lower = _text(above), _text(below)
    if upper + "/" + lower in FRACTIONS:
        return [(FRACTIONS[upper + "/" + lower], place)]
    if upper.isascii() and upper.isdigit() and lower.isascii() and lower.isdigit():
        raised = [(SUPERSCRIPTS[text], at) for text, at in above]
        return [*raised, ("⁄", place), *((SUBSCRIPTS[text], at) for text, at in below)]
    return [*_bound(above), ("/", place), *_bound(below, tightly=True)]


def _bound(pieces: Pieces, *, tightly: bool = False) -> Pieces:
    """Put brackets around what would else be read as a part of what stands beside it."""
    text = _text(pieces)
    if len(unicodedata.normalize("NFC", text)) <= 1 or _ONE_THING.fullmatch(text) or all(map(is_cjk, text)):
        return pieces
    if all(character in _SCRIPTED for character in text[1:]):
        return pieces
    outside = re.sub(r"\([^()]*\)", "", text)
    if not tightly and not _JOINING.search(outside):
        return pieces
    return [("(", pieces[0][1]), *pieces, (")", pieces[-1][1])]


_ONE_THING = re.compile(r"[\d.]+|\([^()]*\)|\w?\([^()]*\)|[d∂]\w|√\w")
_JOINING = re.compile(r"[-+−±∓=<>≤≥≠≈/,; ]")


def _script(pieces: Pieces, sign: str, place: int) -> Pieces:
    """Raise or lower what has such a letter in Unicode; else say it with the sign."""
    text, letters = _text(pieces), SUPERSCRIPTS if sign == "^" else SUBSCRIPTS
    tight = [piece for piece in pieces if piece[0] != " "]
    if text in {"∘", "°"}:
        return [("°", place)]
    if sign == "^" and text and all(character in "′″*†⊤∗" for character in text):
        return [("ᵀ" if piece == "⊤" else piece, at) for piece, at in pieces]
    if tight and all(piece in letters for piece, _ in tight):
        return [(letters[piece], at) for piece, at in tight]
    if len(text) == 1:
        return [(sign, place), *pieces]
    if any(unicodedata.category(piece) == "Sm" for piece, _ in pieces):
        pieces = tight
    return [(sign, place), ("(", place), *pieces, (")", pieces[-1][1] if pieces else place)]


def _accented(pieces: Pieces, accent: str) -> Pieces:
    over_all = accent in "\u0305\u0332\u0336"
    marked = pieces if over_all else pieces[:1]
    return [piece for text, place in marked for piece in ((text, place), (accent, place))] + pieces[len(marked) :]


def _letter(letter: str, alphabets: Sequence[str]) -> str:
    if not (letter.isascii() and letter.isalnum()):
        return letter
    name = unicodedata.name(letter).replace("LATIN ", "").replace(" LETTER", "")
    for alphabet in alphabets:
        try:
            return unicodedata.lookup(f"{alphabet} {name}")
        except KeyError:
            continue
    return letter


def _tidy(pieces: Pieces) -> Pieces:
    result: Pieces = []
    for piece in pieces:
        before = result[-1][0] if result else ROW_END
        if piece[0] == " " and before in {" ", ROW_END, "(", "[", "{"}:
            continue
        if before == " " and piece[0] in {ROW_END, ")", "]", ","}:
            result.pop()
        result.append(piece)
    while result and result[-1][0] in {" ", ROW_END}:
        result.pop()
    return result


_SCRIPTED = frozenset((*SUPERSCRIPTS.values(), *SUBSCRIPTS.values(), "′", "″", "°"))
