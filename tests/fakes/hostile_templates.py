"""Chat templates that ask for all memory or never end, each in another way; the same ones for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator


def hostile_templates(count: int, *, seed: int) -> Iterator[tuple[str, str]]:
    """``count`` of them: what each does, and its source."""
    chance = random.Random(seed)
    names = sorted(_WAYS)
    for number in range(count):
        name = names[number % len(names)]
        depth, wide = chance.choice((26, 30, 40, 64, 200)), chance.choice((2, 3, 8))
        parts = {
            "DEPTH": str(depth),
            "NEST": _nested(depth, wide),
            "SETS": "{% set s = 'xx' %}" + "{% set s = s ~ s %}" * depth,
            "FOLD": "'aaaa'" + "|replace('a', 'aaaaaaaa')" * min(depth, 40),
            "LOOPS": "".join(f"{{% for i{level} in range(90000) %}}" for level in range(wide)),
            "ENDS": "{% endfor %}" * wide,
        }
        source = _WAYS[name]
        for part, content in parts.items():
            source = source.replace(part, content)
        yield f"{name} {depth} {wide}", source


def _nested(depth: int, wide: int) -> str:
    """A list of lists of … the same one: small in memory, endless to walk through."""
    steps = "".join(f"{{% set a = [{', '.join(['a'] * wide)}] %}}" for _ in range(depth))
    return "{% set a = ['x'] %}" + steps


def _grown(start: str, step: str, end: str = "{{ n.s }}", times: str = "DEPTH") -> str:
    """A value made anew from itself, again and again."""
    loop = f"{{% for i in range({times}) %}}{{% set n.s = {step} %}}{{% endfor %}}"
    return f"{{% set n = namespace(s={start}) %}}{loop}{end}"


_LAST = "{{ messages[-1].content }}"
_WAYS = {
    "joined": "NEST{{ a|join }}",
    "written": "NEST{{ a }}",
    "as JSON": "NEST{{ a|tojson }}",
    "compared": "NEST{% set b = a %}NEST{{ a == b }}",
    "ordered": "NEST{% set b = a %}NEST{{ a < b }}",
    "searched": "NEST{% set b = a %}NEST{{ b in [a] }}",
    "hashed": "{% set t = () %}" + "{% set t = (t, t) %}" * 64 + "{{ {t: 1} }}",
    "escaped": "NEST{{ a|e }}",
    "as text": "NEST{{ a|string|length }}",
    "uniquely": "NEST{{ [a|string]|unique|list }}",
    "sorted": "NEST{% set b = a %}NEST{{ [a, b]|sort }}",
    "summed": "NEST{{ a|sum(start=[]) }}",
    "printed": "NEST{{ a|pprint }}",
    "doubling text": "SETS{{ s }}",
    "doubling in a loop": _grown("'xx'", "n.s ~ n.s"),
    "doubling by a filter": _grown("[1]", "n.s|batch(1, 1)|list + n.s", "{{ n.s|length }}"),
    "doubling lists": _grown("[1]", "n.s + n.s", "{{ n.s|length }}"),
    "batch": "{{ [1]|batch(10 ** 12, 1)|list }}",
    "slice": "{{ [1]|slice(10 ** 12, 1)|list }}",
    "translate": "{% set n = namespace(s='x' * 1000000) %}{{ n.s.translate({120: n.s}) }}",
    "replace": "{% set n = namespace(s='x' * 100000) %}{{ n.s.replace('x', n.s) }}",
    "joining": "{% set n = namespace(s='x' * 100000) %}{{ n.s.join(n.s) }}",
    "folded when compiled": "{{ FOLD }}",
    "indent": "{{ ('\n' * 1000000)|indent(1000000) }}",
    "wordwrap": "{{ ('x' * 40000000)|wordwrap(1) }}",
    "splits": "{{ ('x ' * 20000000).split() }}",
    "partition": _grown("'x' * 40000000", "n.s.partition('y')[0]", times="99999"),
    "loops": "LOOPS{{ 1 }}ENDS",
    "recursive macro": "{% macro m(d) %}{{ m(d + 1) }}{{ m(d + 1) }}{% endmacro %}{{ m(0) }}",
    "branching macro": "{% macro m(d) %}{% if d < DEPTH %}{{ m(d + 1) ~ m(d + 1) }}{% endif %}{% endmacro %}{{ m(0) }}",
    "recursive loop": "{% for a in [1] recursive %}{{ loop([1, 1]) }}{% endfor %}",
    "date": "{{ strftime_now('%999999999Y') }}",
    "dates": "{{ strftime_now('%c' * 20000000) }}",
    "a number": "{{ 10 ** 10 ** 9 }}",
    "numbers": _grown("9", "n.s * n.s", times="90000"),
    "lipsum": "{{ lipsum(n=100000000) }}",
    "range": "{{ range(99999)|map('string')|list|tojson(indent=4000000) }}",
    "dict": _grown("{}", "dict(n.s, **{'k' ~ i: [n.s, n.s]})"),
    "cycler": "{% set c = cycler(1) %}LOOPS{{ c.next() }}ENDS",
    "said often": "{% for m in messages %}{% for i in range(99999) %}{{ m.content * 400 }}{% endfor %}{% endfor %}",
    "long source": "{{ messages }}" * 40000,
    "deep source": "{% if 1 %}" * 3000 + _LAST + "{% endif %}" * 3000,
    "deep brackets": "{{ " + "(" * 20000 + "1" + ")" * 20000 + " }}",
    "deep lists": "{{ " + "[" * 90 + "1" + "]" * 90 + " }}" + _LAST,
    "long error": "{{ raise_exception('x' * 40000000) }}",
    "groups": "{{ range(99999)|groupby('real')|list|tojson }}",
    "urls": "{{ ('http://' * 200000)|urlize }}",
    "tags": "{{ ('<' * 400000)|striptags }}",
    "format": "{{ '%999999999d' % 1 }}",
    "quoted": "{{ ('é' * 20000000)|urlencode|urlencode }}",
}
