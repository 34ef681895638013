"""What commands of LaTeX look like in Unicode, beside what pylatexenc's own table has. Data only."""

from __future__ import annotations


def _pairs(words: str) -> dict[str, str]:
    """Return every second word by the one before it."""
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
"""Those that have something above them, and below."""
FRACTIONS = _pairs("1/2 ½ 1/3 ⅓ 2/3 ⅔ 1/4 ¼ 3/4 ¾ 1/5 ⅕ 2/5 ⅖ 3/5 ⅗ 4/5 ⅘ 1/6 ⅙ 5/6 ⅚ 1/8 ⅛ 3/8 ⅜ 5/8 ⅝ 7/8 ⅞")
_ROW_END = "\u2028"
ROWS_ALONE = ("", "", " ", _ROW_END)
"""The same of any other environment."""
ENVIRONMENTS = {
    "pmatrix": ("(", ")", ", ", "; "),
    "bmatrix": ("[", "]", ", ", "; "),
    "Bmatrix": ("{", "}", ", ", "; "),
    "vmatrix": ("|", "|", ", ", "; "),
    "Vmatrix": ("‖", "‖", ", ", "; "),
    "matrix": ("[", "]", ", ", "; "),
    "smallmatrix": ("[", "]", ", ", "; "),
    "array": ("[", "]", ", ", "; "),
    **dict.fromkeys(("cases", "dcases"), ("{ ", "", ", ", "; ")),
    "rcases": ("", " }", ", ", "; "),
}
"""Of an environment: what stands before it, after it, between its cells and between its rows."""
