"""Texts written under a JSON schema are JSON and obey it, whatever ordinary schemas ask for."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.validators import validator_for

from app.errors import WorldError
from tests.unit.llama.grammars.ordinary_schemas import KEPT, PARTLY_KEPT, obj
from tests.unit.llama.grammars.random_writer import RandomWriter, random_writer

pytestmark = pytest.mark.not_quick


@pytest.fixture(scope="module")
def writer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RandomWriter]:
    with random_writer(tmp_path_factory.mktemp("vocabulary")) as random_words:
        yield random_words


def check(writer: RandomWriter, schema: Any, seed: int) -> None:
    """Have a text written, and judge it."""
    text, left_out = writer.text(schema, seed)
    assert left_out == ()
    kind = validator_for(schema if isinstance(schema, dict) else {}, default=Draft202012Validator)
    kind(schema).validate(json.loads(text))


@pytest.mark.parametrize("name", list(KEPT)[::2])
def test_what_is_written_obeys_its_schema(writer, name):
    check(writer, KEPT[name], seed=1)


@pytest.mark.nightly("a thousand texts; one for each second schema is written daily")
@pytest.mark.parametrize("name", KEPT)
def test_everything_that_is_written_obeys_its_schema(writer, name):
    for seed in range(5):
        check(writer, KEPT[name], seed)


@pytest.mark.parametrize("name", PARTLY_KEPT)
def test_what_cannot_be_kept_is_left_out_and_named(writer, name):
    schema, word = PARTLY_KEPT[name]
    text, left_out = writer.text(schema, seed=2)
    value = json.loads(text)
    assert any(word in one for one in left_out), left_out
    if isinstance(schema, dict) and schema.get("type") == "object":
        assert value.keys() == schema["properties"].keys()
        assert isinstance(value.get("b", 0), int)


def judged(writer: RandomWriter, schema: Any, *values: Any) -> list[Any]:
    """The values that a grammar allows; text stands for itself."""
    grammar = writer.grammars.from_schema(json.dumps(schema))
    return [value for value in values if writer.takes(grammar, value if isinstance(value, str) else json.dumps(value))]


PERSON = obj("name age", name={"type": "string"}, age={"type": "integer"}, nick={"type": "string"})


def test_a_text_has_no_control_characters_as_they_are_but_all_escapes(writer):
    good = (r'"\n\t\b\f\r\"\\\/"', r'"é\u00e9\u000a"', '"日本 😀"', r'"\ud83d\ude00"', '""')
    bad = ('"\n"', '"\t"', '"\x00"', r'"\x41"', r'"\u12"', r'"\ud83d"', r'"\ude00"', '"', "'a'")
    assert judged(writer, {"type": "string"}, *good, *bad) == list(good)


def test_an_object_has_its_members_in_order_and_no_others(writer):
    good = ('{"name":"a","age":3}', '{ "name" : "a",\n  "age": 3, "nick": ""\n}')
    bad = (
        '{"age":3,"name":"a"}',
        '{"name":"a"}',
        '{"name":"a","age":3,"x":1}',
        '{"name":"a","age":3,}',
        '{"name":"a" "age":3}',
    )
    assert judged(writer, PERSON, *good, *bad) == list(good)


def test_white_space_has_an_end(writer):
    assert judged(writer, PERSON, '{"name":"a","age":3' + " " * 30 + "}", '{"name":"a","age":3\n' + " " * 8 + "}") == [
        '{"name":"a","age":3\n' + " " * 8 + "}"
    ]


@pytest.mark.parametrize(
    ("about", "integers"),
    [
        ({"minimum": -12, "maximum": 105}, range(-12, 106)),
        ({"exclusiveMinimum": 9, "exclusiveMaximum": 101}, range(10, 101)),
        ({"maximum": -9}, range(-130, -8)),
        ({"minimum": 99, "multipleOf": 4}, range(100, 131, 4)),
        ({"multipleOf": 30}, range(-120, 131, 30)),
        ({"minimum": -1, "maximum": 0.5}, range(-1, 1)),
    ],
)
def test_the_integers_within_bounds_are_allowed_and_no_others(writer, about, integers):
    among = range(-130, 131)
    assert judged(writer, {"type": "integer", **about}, *among) == [one for one in integers if one in among]


@pytest.mark.parametrize(
    "about",
    [
        {"minimum": 0, "maximum": 1.5},
        {"exclusiveMinimum": -0.5, "exclusiveMaximum": 0.25},
        {"minimum": 9.75},
        {"exclusiveMaximum": -1},
        {"minimum": 0.1, "maximum": 0.1},
        {"multipleOf": 0.25, "minimum": -1, "maximum": 1},
    ],
)
def test_the_numbers_within_bounds_are_allowed_and_no_others(writer, about):
    written = [f"{value:.2f}" for value in (place / 100 for place in range(-210, 1101, 5))]
    validator = Draft202012Validator({"type": "number", **about})
    expected = [text for text in written if validator.is_valid(float(text)) and text != "-0.00"]
    assert judged(writer, {"type": "number", **about}, *written) == expected


WORDS = (
    "", "a", "b", "ab", "ba", "aab", "abab", "a1", "1", "12", "123", "-", "a-b", "foo", "xfoox", "A", "a b", " ",
    "admin", "admins",
)  # fmt: skip


@pytest.mark.parametrize(
    "pattern",
    [
        "^a", "b$", "a", "^a|b$", "^$", "", "^(ab)+$", "^(ab){2}$", r"^\d+$", r"\d{2}", r"^\w*$", r"\s", r"^\S+$",
        "^[^a-z]*$", "^a?b*$", "(foo|12)", "^.{2,3}$", "^(?!admin)", "^(?=.*b)[a-z]+$", r"^[\w-]+$", "^(a|ab)(b|)$",
        "(?:^|x)foo", "^(a(b|$))",
    ],
)  # fmt: skip
def test_a_pattern_is_found_where_python_finds_it(writer, pattern):
    expected = [word for word in WORDS if re.search(pattern, word)]
    assert judged(writer, {"type": "string", "pattern": pattern}, *map(json.dumps, WORDS)) == list(
        map(json.dumps, expected)
    )


def test_names_of_further_members_are_not_those_that_are_known(writer):
    schema = {"type": "object", "properties": {"a": {"type": "integer"}}, "additionalProperties": {"type": "string"}}
    good = ({"a": 1}, {"b": "x"}, {"a": 1, "ab": "x", "": "y"})
    bad = ({"a": "x"}, {"b": 1}, '{"a": 1, "a": "x"}')
    assert judged(writer, schema, *good, *bad) == list(good)


def test_what_an_or_and_a_not_say_holds(writer):
    kinds = {"oneOf": [{"type": "integer", "minimum": 0}, {"type": "integer", "maximum": 5}], "not": {"const": 7}}
    assert judged(writer, kinds, -1, 0, 5, 6, 8) == [-1, 6, 8]


def test_a_bound_that_is_large_makes_few_rules_and_is_kept(writer):
    grammar = writer.grammars.from_schema(json.dumps({"type": "string", "maxLength": 2_345}))
    assert grammar.left_out == ()
    assert writer.takes(grammar, '"' + "x" * 2_345 + '"')
    assert not writer.takes(grammar, '"' + "x" * 2_346 + '"')


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        (None, "an object in braces, or true"),
        (7, "an object in braces, or true"),
        ("text", "an object in braces, or true"),
        ([], "an object in braces, or true"),
        (False, "allows no reply at all"),
        ({"$ref": "#/$defs/gone"}, "“#/$defs/gone” leads nowhere"),
        ({"properties": {"a": {"$ref": "#/properties/a/deeper"}}}, "leads nowhere"),
        ({"properties": {"a": 3}}, "an object in braces, or true"),
        ({"properties": [1]}, "“properties” is no object"),
        ({"anyOf": {}}, "“anyOf” is no list of schemas"),
        ({"items": [1]}, "an object in braces, or true"),
        ({"type": "hovercraft"}, "no type “hovercraft”"),
        ({"type": ["string", 3]}, "no type “3”"),
    ],
)
def test_what_is_no_schema_is_refused_in_our_words(writer, schema, words):
    with pytest.raises(WorldError, match=re.escape(words)) as refused:
        writer.grammars.from_schema(json.dumps(schema))
    assert str(refused.value).startswith("The JSON schema cannot be used: ")


@pytest.mark.parametrize("text", ["{", "", "[" * 100_000])
def test_what_is_no_json_is_refused(writer, text):
    with pytest.raises(WorldError, match="it is no JSON"):
        writer.grammars.from_schema(text)


ODD = {
    "nothing said": {"properties": None, "required": None, "items": None, "anyOf": None, "enum": None, "$defs": None},
    "words of other kinds": {"type": "OBJECT", "required": True, "minProperties": "1", "maxLength": -3, "pattern": 5},
    "itself": {"$ref": "#"},
    "a circle": {
        "$ref": "#/$defs/a",
        "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"anyOf": [{"$ref": "#/$defs/a"}, {"type": "object"}]}},
    },
    "numbers out of reach": {"type": "object", "minProperties": 1e400, "properties": {"a": {"maximum": 10**400}}},
    "members without end": obj(**{f"member {number}": {"type": "string"} for number in range(30_000)}),
    "alternatives without end": {
        "allOf": [{"anyOf": [obj("*", **{f"a{place}{other}": {}}) for other in range(4)]} for place in range(12)]
    },
    "what excludes itself": {"oneOf": [obj(**{f"f{place}": {}, f"f{place + 1}": {}}) for place in range(20)]},
    "patterns without end": obj(
        **{f"p{place}": {"type": "string", "pattern": f"(a|b)*a{'.' * place}$"} for place in range(60)}
    ),
    "depth": json.loads('{"properties": {"a": ' * 80 + "true" + "}}" * 80),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_schemas_still_make_json(writer, name):
    grammar = writer.grammars.from_schema(json.dumps(ODD[name]).replace("Infinity", "1e400"))
    json.loads(writer.whole_text(grammar, seed=3))


def test_half_a_letter_is_not_gone_on_with_by_what_is_no_utf_8(writer):
    grammar = writer.grammars.from_schema('{"type": "string"}')
    assert judged(writer, {"type": "string"}, '"ࠀ"', '"𐀀"', '"한"') == ['"ࠀ"', '"𐀀"', '"한"']
    for written, allowed in ((b"\xe0", 0xA0), (b"\xf0", 0x90)):
        begun = writer.after(grammar, b'"' + written)
        assert [byte for byte in range(0x80, 0xC0) if writer.allows(begun, byte)] == [*range(allowed, 0xC0)]
    begun = writer.after(grammar, b'"\xed')
    assert [byte for byte in range(0x80, 0xC0) if writer.allows(begun, byte)] == [*range(0x80, 0xA0)]
