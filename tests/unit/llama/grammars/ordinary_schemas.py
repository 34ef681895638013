"""Schemas as programs send them: by hand, by pydantic and zod, of coding agents' tools, and keyword by keyword.

All of them can be kept in full. :data:`PARTLY_KEPT` has those of which something is left out.
"""

from __future__ import annotations

from typing import Any

STRING, INTEGER, NUMBER, BOOLEAN, NULL = ({"type": kind} for kind in ("string", "integer", "number", "boolean", "null"))


def obj(required: str = "", /, **properties: Any) -> dict[str, Any]:
    """An object; ``required`` names members, ``*`` all."""
    needed = list(properties) if required == "*" else required.split()
    return {"type": "object", "properties": properties} | ({"required": needed} if needed else {})


def closed(required: str = "*", /, **properties: Any) -> dict[str, Any]:
    return obj(required, **properties) | {"additionalProperties": False}


def text(**about: Any) -> dict[str, Any]:
    return {"type": "string", **about}


def whole(**about: Any) -> dict[str, Any]:
    return {"type": "integer", **about}


def number(**about: Any) -> dict[str, Any]:
    return {"type": "number", **about}


def listed(items: Any, **about: Any) -> dict[str, Any]:
    return {"type": "array", "items": items, **about}


def one_of(*values: Any) -> dict[str, Any]:
    return {"type": "string", "enum": list(values)}


def ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}"}


def optional(schema: Any) -> dict[str, Any]:
    """As pydantic writes it."""
    return {"anyOf": [schema, NULL], "default": None}


def defs(schema: dict[str, Any], **named: Any) -> dict[str, Any]:
    return schema | {"$defs": named}


STRUCTURED_OUTPUT = {
    "user interface": defs(
        closed(ui=ref("component")),
        component=closed(
            type=one_of("div", "button", "header", "section", "field", "form"),
            label=STRING,
            children=listed(ref("component")),
            attributes=listed(closed(name=STRING, value=STRING)),
        ),
    ),
    "user interface by the root": closed(type=one_of("div", "button"), label=STRING, children=listed({"$ref": "#"})),
    "linked list": defs(
        closed(linked_list=ref("node")), node=closed(value=NUMBER, next={"anyOf": [ref("node"), NULL]})
    ),
    "item of two kinds": defs(
        closed(item={"anyOf": [ref("user"), ref("address")]}),
        user=closed(name=STRING, age=INTEGER),
        address=closed(number=STRING, street=STRING, city=STRING),
    ),
    "user name and mail": closed(username=text(pattern="^@[a-zA-Z0-9_]+$"), email=text(format="email")),
    "any object": {"type": "object"},
    "anything": {},
    "true": True,
}
PYDANTIC = {
    "optional fields": obj(
        "id", id=whole(title="Id"), name=optional(STRING), score=optional(NUMBER), tags=optional(listed(STRING))
    ),
    "bounded fields": obj(
        "*",
        name=text(minLength=1, maxLength=50),
        age=whole(minimum=0, exclusiveMaximum=150),
        ratio=number(exclusiveMinimum=0, maximum=1),
        code=text(pattern=r"^[A-Z]{3}-\d{4}$"),
    ),
    "discriminated by a default": defs(
        obj("*", pet={"oneOf": [ref("Cat"), ref("Dog")]}),
        Cat=obj("lives", kind={"const": "cat", "default": "cat"}, lives=INTEGER),
        Dog=obj("breed", kind={"const": "dog", "default": "dog"}, breed=STRING),
    ),
    "dates and numbers": obj(
        "*",
        day=text(format="date"),
        at=text(format="date-time"),
        hour=text(format="time"),
        takes=text(format="duration"),
        id=text(format="uuid"),
        price={"anyOf": [NUMBER, text(pattern=r"^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$")]},
    ),
    "dictionaries": obj(
        "*",
        counts={"type": "object", "additionalProperties": INTEGER},
        any={"type": "object", "additionalProperties": True},
    ),
    "tuple": obj(
        "*",
        pair={"type": "array", "prefixItems": [NUMBER, NUMBER], "minItems": 2, "maxItems": 2},
        several={"type": "array", "prefixItems": [STRING], "items": INTEGER, "minItems": 1},
    ),
    "tree": defs(ref("Node"), Node=obj("value", value=INTEGER, children=listed(ref("Node"), default=[]))),
    "mutual recursion": defs(
        ref("Person"),
        Person=obj("name", name=STRING, employer=optional(ref("Company"))),
        Company=obj("title", title=STRING, staff=listed(ref("Person"))),
    ),
    "inheritance": defs({"allOf": [ref("Base")], **obj("extra", extra=INTEGER)}, Base=obj("id", id=INTEGER)),
    "union of plain kinds": obj("*", value={"anyOf": [INTEGER, NUMBER, STRING, BOOLEAN, NULL]}),
    "set of an enum": obj("*", days=listed(one_of("mon", "tue", "wed"), uniqueItems=True)),
    "any field": obj("*", value={"title": "Value"}),
    "addresses": obj(
        "*", ip=text(format="ipv4"), six=text(format="ipv6"), site=text(format="uri"), host=text(format="hostname")
    ),
}
ZOD = {
    "record of an enum": {
        "type": "object",
        "propertyNames": {"type": "string", "enum": ["x", "y"]},
        "additionalProperties": INTEGER,
    },
    "integer": obj("*", n=whole(minimum=-9007199254740991, maximum=9007199254740991)),
    "discriminated union": {
        "anyOf": [
            closed(status={"type": "string", "const": "ok"}, data=STRING),
            closed(status={"type": "string", "const": "failed"}, error=STRING),
        ]
    },
    "intersection": {"allOf": [obj("*", a=STRING), obj("*", b=NUMBER)]},
    "mail": text(
        format="email",
        pattern=r"^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$",
    ),
    "starts and ends": obj("*", a=text(pattern="^sec_.*"), b=text(pattern=".*\\]$"), c=text(minLength=2, maxLength=2)),
    "multiple": obj("*", a=whole(multipleOf=5), b=number(multipleOf=0.5)),
    "never": obj(a=STRING, b={"not": {}}),
    "draft 7": {
        "$schema": "http://json-schema.org/draft-07/schema#",
        **closed(a={"type": "array", "items": [STRING, INTEGER], "minItems": 2, "maxItems": 2}),
    },
    "definitions": {
        "$ref": "#/definitions/A",
        "definitions": {"A": closed(b={"$ref": "#/definitions/B"}), "B": one_of("c")},
    },
    "lazy": defs({"anyOf": [STRING, listed({"$ref": "#"})]}),
    "literals": {"anyOf": [{"const": "a"}, {"const": 1}, {"const": None}, {"const": True}]},
}
TOOLS = {
    "grep": closed(
        "pattern",
        pattern=STRING,
        path=STRING,
        glob=STRING,
        output_mode=one_of("content", "files_with_matches", "count"),
        **{"-B": NUMBER, "-A": NUMBER, "-n": BOOLEAN, "-i": BOOLEAN},
        head_limit=NUMBER,
        multiline=BOOLEAN,
    ),
    "questions": closed(
        questions=listed(
            closed(
                question=STRING,
                header=text(maxLength=12),
                options=listed(closed(label=STRING, description=STRING), minItems=2, maxItems=4),
                multiSelect=BOOLEAN,
            ),
            minItems=1,
            maxItems=4,
        )
    ),
    "no arguments, closed": closed(),
    "filters": obj("*", filters=listed(obj("field op", field=STRING, op=one_of("=", "!=", "<", ">", "in"), value={}))),
    "not blank": obj("*", declarationKey=text(pattern="\\S"), note=text(pattern="\\S", maxLength=200)),
    "page": obj(
        "pageId",
        pageId=text(pattern=r"^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$"),
        depth=whole(minimum=1, maximum=100),
    ),
    "long text": obj("a", a=text(maxLength=10000), b=listed(STRING, maxItems=5000), c=text(pattern="^[a-z]{1,2000}$")),
    "slug": obj("*", slug=text(pattern=r"^[\w-]+$", maxLength=40), path=text(pattern=r"^\/(?:[^\/\s]+\/)*$")),
}
KEYWORDS = {
    "properties of unicode": obj("*", **{'naïve "q" \\ \n\t': INTEGER, "日本": STRING, "😀": NULL, "": BOOLEAN}),
    "enum of unicode": {
        "enum": ["ünï", "日本", "😀", "\u2028", 'say "hi"', "back\\slash", "new\nline", "\u0000", "/", "\x7f"]
    },
    "enum of numbers": {"enum": [1, 2.5, -3, 1e20, 12, 123]},
    "enum of everything": {"enum": [1, "1", None, True, [1, {"a": "ä"}], {"b": [None]}]},
    "enum of one kind": {"type": "string", "enum": ["a", None, 1, "b"]},
    "long enum": {"enum": [f"value {number} {number**3}" for number in range(2000)]},
    "kinds": obj(
        "*",
        a={"type": ["string", "null", "integer"]},
        b={"type": ["number", "boolean"]},
        c={"type": ["object", "array"]},
    ),
    "any of": {"anyOf": [text(maxLength=3), whole(minimum=5), obj("*", z=NULL)]},
    "any of, beside others": {
        "type": "object",
        "properties": {"a": INTEGER, "b": STRING},
        "anyOf": [{"required": ["a"]}, {"required": ["b"]}],
    },
    "one of required": obj(a=INTEGER, b=INTEGER) | {"oneOf": [{"required": ["a"]}, {"required": ["b"]}]},
    "one of ranges": {"oneOf": [whole(minimum=0, maximum=10), whole(minimum=5, maximum=20)]},
    "one of lengths": {"oneOf": [text(maxLength=5), text(minLength=3)]},
    "one of objects": {"oneOf": [obj("a", a=INTEGER), obj("b", b=INTEGER), obj("a b", a=STRING, b=STRING)]},
    "one of that overlaps": {"oneOf": [obj("*", kind={"const": "A"}, a=INTEGER), obj(kind={"const": "B"}, b=STRING)]},
    "all of": {"allOf": [{"minimum": 3}, {"maximum": 9}, INTEGER]},
    "all of texts": {"allOf": [text(pattern="^[a-z]*$"), {"pattern": "x"}, {"minLength": 3, "maxLength": 6}]},
    "all of divisions": {"allOf": [{"anyOf": [INTEGER, STRING]}, {"anyOf": [STRING, BOOLEAN]}]},
    "not some": text(**{"not": {"enum": ["a", "b", ""]}}),
    "not a pattern": text(**{"not": {"pattern": "^a"}}),
    "not required": obj(a={}, b=INTEGER) | {"not": {"required": ["a"]}},
    "not of an enum": {"enum": [1, 2, 3, "a"], "not": {"enum": [2, "a"]}},
    "not any of": {"not": {"anyOf": [STRING, NULL, {"type": "object"}]}},
    "if, then, else": obj("kind v", kind=one_of("x", "y"), v={})
    | {
        "if": {"properties": {"kind": {"const": "x"}}},
        "then": {"properties": {"v": INTEGER}},
        "else": {"properties": {"v": STRING}},
    },
    "depends": obj(a=INTEGER, b=INTEGER, c=INTEGER)
    | {"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"c": {"properties": {"a": False}}}},
    "others, some": {"type": "object", "additionalProperties": BOOLEAN, "minProperties": 1, "maxProperties": 3},
    "patterns of names": {
        "type": "object",
        "patternProperties": {"^x-": INTEGER, "^y-": STRING},
        "additionalProperties": False,
        "minProperties": 1,
    },
    "patterns of names that overlap": {"type": "object", "patternProperties": {"^[a-m]": INTEGER, "^[f-z]": STRING}},
    "patterns and others": obj(xa={"minimum": 3})
    | {"patternProperties": {"^x": INTEGER}, "additionalProperties": NULL},
    "names": {"type": "object", "propertyNames": {"pattern": "^[a-z]{2}$"}, "additionalProperties": BOOLEAN},
    "few of many": obj(**dict.fromkeys("abcdef", INTEGER)) | {"minProperties": 2, "maxProperties": 4},
    "many optional": obj(**{f"p{place}": INTEGER for place in range(80)}),
    "required but unnamed": {"type": "object", "required": ["a", "b"], "properties": {"b": INTEGER}},
    "forbidden": obj("b", a=False, b=INTEGER),
    "empty list": {"type": "array", "items": False},
    "prefix and more": {"type": "array", "prefixItems": [INTEGER], "items": BOOLEAN, "minItems": 3, "maxItems": 5},
    "contains": listed({"type": ["integer", "string"]}, contains=STRING, minItems=2),
    "contains several": listed(INTEGER, contains={"minimum": 5}, minContains=2, maxItems=4),
    "without doubles": listed({"enum": ["a", "b", "c", 1]}, uniqueItems=True, minItems=2),
    "circle of references": defs(ref("a"), a=obj(b=ref("b")), b=obj(a=ref("a"), n=INTEGER)),
    "reference with others": defs(obj("*", a={**ref("n"), "minimum": 5}), n=INTEGER),
    "anchor": {"$ref": "#foo", "$defs": {"x": {"$anchor": "foo", "type": "integer"}}},
    "reference by place": {
        "type": "object",
        "required": ["c"],
        "properties": {"a/b~c": INTEGER, "c": {"$ref": "#/properties/a~1b~0c"}},
    },
    "nothing evaluated beside": {
        "allOf": [obj("*", a=INTEGER)],
        "properties": {"b": INTEGER},
        "unevaluatedProperties": False,
    },
    "annotations alone": {
        "title": "A",
        "description": "Any.",
        "examples": [1],
        "default": 2,
        "$comment": "x",
        "deprecated": True,
    },
}
PATTERNS = {
    f"pattern {pattern}": text(pattern=pattern)
    for pattern in (
        r"^\w+\s\S\D\W\.\/\+\-$", r"^a|\]$", '^[^\\s"\\\\]+$', r"^(?:a|b|c)*$", r"^\x01\x7f\n\t$", "^a?b*c+?d{2}$",
        "^[\u00e9-\u00ff]{2}[^a-z]$", r"^(?=.*[A-Z])(?=.*\d)[A-Za-z0-9]{8,12}$", "^(?!admin)[a-z]{3,8}$",
        "^(([a-c]{2}-){2}[^-]|x{3,})$", r"^$", "", r"^[\]\[^-]+$", r"^\$?\d{1,3}(,\d{3})*(\.\d{2})?$", "^[a-z]{1,250}$",
        r"^[\s\S]{1,4000}$",
    )
}  # fmt: skip
LENGTHS = {
    f"text of {least} to {most}": text(minLength=least) | ({} if most is None else {"maxLength": most})
    for least, most in ((0, 0), (5, 10), (12, 12), (0, 101), (50, None), (120, 340), (0, 2001), (0, 100000))
}
COUNTS = {
    f"list of {least} to {most}": listed(BOOLEAN, minItems=least) | ({} if most is None else {"maxItems": most})
    for least, most in ((0, 0), (1, 1), (2, 5), (3, None), (25, 130), (0, 5000))
}
RANGES = {
    f"number within {about}": about
    for about in (
        whole(minimum=-5, maximum=17), whole(exclusiveMinimum=9, maximum=1000), whole(maximum=-3),
        whole(minimum=123456), whole(minimum=0, exclusiveMaximum=1), whole(minimum=123456, maximum=1234567),
        whole(minimum=99, maximum=101), whole(minimum=-9223372036854775808, maximum=9223372036854775807),
        whole(minimum=1e3, maximum=2.5e3), whole(multipleOf=7, minimum=0, maximum=100), whole(multipleOf=12),
        whole(multipleOf=1000), whole(multipleOf=0.5), number(minimum=0, maximum=1),
        number(exclusiveMinimum=0, exclusiveMaximum=1), number(minimum=-2.5, maximum=-0.25), number(minimum=1e-9),
        number(exclusiveMaximum=1000000), number(exclusiveMinimum=5), number(maximum=0, exclusiveMinimum=-0.001),
        number(minimum=-1.7976931348623157e308, maximum=1.7976931348623157e308), number(minimum=10, maximum=10),
        number(minimum=1.25, maximum=1.75), number(exclusiveMinimum=99.5, exclusiveMaximum=100.5),
        number(maximum=-1e15), number(multipleOf=0.25, minimum=0, maximum=3), number(multipleOf=0.5),
        number(minimum=0.1, maximum=0.3),
    )
}  # fmt: skip

KEPT: dict[str, Any] = {
    f"{where}: {name}": schema
    for where, schemas in {
        "structured output": STRUCTURED_OUTPUT,
        "pydantic": PYDANTIC,
        "zod": ZOD,
        "tools": TOOLS,
        "keywords": KEYWORDS,
        "patterns": PATTERNS,
        "lengths": LENGTHS,
        "counts": COUNTS,
        "ranges": RANGES,
    }.items()
    for name, schema in schemas.items()
}
"""By name; a reply obeys all that is in them."""

PARTLY_KEPT: dict[str, tuple[Any, str]] = {
    "refers to what it found": (text(pattern=r"^(a)\1$", maxLength=4), "pattern"),
    "ends of words": (obj("*", a=text(pattern=r"\bfoo\b"), b=INTEGER), "pattern"),
    "no pattern": (text(pattern="(", minLength=2), "pattern"),
    "far too long beside a pattern": (text(pattern="^([a-z]+ )*$", maxLength=100000), "maxLength"),
    "too many states": (text(pattern="^.*a.{30}$"), "pattern"),
    "doubles of texts": (listed(STRING, uniqueItems=True), "uniqueItems"),
    "at most so many": (listed(INTEGER, contains={"minimum": 5}, maxContains=2), "maxContains"),
    "odd step": (number(multipleOf=3.1415926), "multipleOf"),
    "integer or number": ({"oneOf": [INTEGER, NUMBER]}, "contradicts"),
    "empty enum": (obj("*", a=text(enum=[])), "enum"),
    "elsewhere": (obj("*", a={"$ref": "https://example.org/a.json"}, b=INTEGER), "$ref"),
    "enum of another kind": (obj("*", a=whole(enum=["1", "2"])), "contradicts"),
    "contradiction": (obj("*", a=text(minLength=5, maxLength=2), b=INTEGER), "contradicts"),
    "no end": (obj("*", a={"$ref": "#"}), "contradicts"),
    "both closed": ({"allOf": [closed(a=INTEGER), closed(b=INTEGER)]}, "contradicts"),
}
"""With a word that is said of what is left out."""
