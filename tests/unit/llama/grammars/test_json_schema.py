"""JSON schemas are made ready for the converter, or refused in our words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.errors import WorldError
from app.llama.grammars.grammar import Grammars
from app.llama.grammars.json_schema import plain_schema
from app.llama.model import Model
from app.models.library.starter import packaged_file


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        (None, "an object in braces, or true"),
        (7, "an object in braces, or true"),
        ("text", "an object in braces, or true"),
        ([], "an object in braces, or true"),
        (False, "allows no reply at all"),
        ({"$ref": "#/$defs/gone"}, "“#/$defs/gone” leads nowhere"),
        ({"$ref": "#"}, "leads nowhere"),
        ({"$ref": "https://example.org/schema.json"}, "leads nowhere"),
        ({"properties": {"a": {"$ref": "#/properties/a/deeper"}}}, "leads nowhere"),
        ({"properties": {"a": 3}}, "an object in braces, or true"),
        ({"properties": [1]}, "“properties” is no object"),
        ({"anyOf": {}}, "“anyOf” is no list of schemas"),
    ],
)
def test_what_is_no_schema_is_refused_in_our_words(schema: Any, words: str) -> None:
    with pytest.raises(WorldError, match=words.replace("$", r"\$")) as refused:
        plain_schema(schema)
    assert str(refused.value).startswith("The JSON schema cannot be used: ")


def test_nesting_without_end_is_refused() -> None:
    schema: Any = True
    for _ in range(100):
        schema = {"items": schema}
    with pytest.raises(WorldError, match="nested too deeply"):
        plain_schema(schema)


def test_true_stands_for_any_value_wherever_a_schema_may() -> None:
    assert plain_schema(True) == {}
    written = {"properties": {"a": True, "b": {"items": True}}, "anyOf": [True], "additionalProperties": True}
    assert plain_schema(written) == {
        "properties": {"a": {}, "b": {"items": {}}}, "anyOf": [{}], "additionalProperties": True,
    }  # fmt: skip


def test_the_schemas_that_allow_everything_become_grammars_and_the_rest_sentences() -> None:
    model = Model(packaged_file(), vocabulary_alone=True)
    grammars = Grammars(model.path, model.vocabulary.size)
    brace = model.vocabulary.tokenize("{", special=False, begin=False)[0]
    letter = model.vocabulary.tokenize("x", special=False, begin=False)[0]
    for schema in (True, {}, {"properties": {"a": True}, "type": "object"}, {"$ref": "#/$defs/a", "$defs": {"a": {}}}):
        grammar = grammars.from_schema(json.dumps(schema))
        assert grammar.allows(brace), schema
        assert not grammar.allows(letter), schema
    for text in ("{", "null", '{"type": "hovercraft"}', '{"$ref": "#/x"}'):
        with pytest.raises(WorldError) as refused:
            grammars.from_schema(text)
        assert "has no attribute" not in str(refused.value)
        assert "Error" not in str(refused.value)
    grammars.close()
    model.close()
