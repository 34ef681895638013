"""Words of one or two letters of ASCII, which have no trigram: found by trigrams that begin so, and by how texts end.

Whatever a text has more than two letters before its end stands at the beginning of a trigram; the last two letters of
each text have a table of their own (:mod:`app.chats.database.text_ends`). So a word that few texts have is found at
once, however many texts there are. One that many have is found soon by looking through the newest.
"""

from __future__ import annotations

import itertools
import json
import sqlite3

from app.chats.database.text_ends import all_entered

TRIGRAM = 3
MOST_PLACES = 20_000
"""More places than that, and a word counts as frequent: to look them up takes some 20 ms."""

_LAST_LETTER = "\U0010ffff"
_BEGINNING_SO = "SELECT doc FROM temp.trigrams WHERE term >= ? AND term < ?"
_PLACES = "SELECT count(*), group_concat(DISTINCT doc) FROM ({} LIMIT ?)"
_ENDS = """
WITH RECURSIVE ends (known) AS (
    SELECT * FROM (SELECT letters FROM message_ends ORDER BY letters LIMIT 1)
    UNION ALL
    SELECT (SELECT letters FROM message_ends WHERE letters > known ORDER BY letters LIMIT 1)
    FROM ends WHERE known IS NOT NULL LIMIT ?
)
SELECT json_group_array(known) FROM ends WHERE known IS NOT NULL
"""
"""Each end once: the table is asked for the next larger one."""
_ENDING_SO = """
SELECT count(*), group_concat(message_id)
FROM (SELECT m.message_id FROM json_each(?) AS e CROSS JOIN message_ends AS m ON m.letters = e.value LIMIT ?)
"""


def holders(database: sqlite3.Connection, word: str) -> tuple[list[int], bool]:
    """The messages with a word of one or two letters, the newest first, and whether these are all of them.

    Upper and lower case are alike. Replies that are still being written may be missing.

    Args:
        database: a connection of its own; it gets a temporary table.
        word: one letter or two.

    Returns:
        All messages where there are fewer than :data:`MOST_PLACES` places, and where it is known how each text ends;
        otherwise some of them.
    """
    spellings = _in_both_cases(word)
    ids: set[int] = set()
    database.execute("PRAGMA query_only = OFF")  # which holds for temporary tables too
    database.execute("CREATE VIRTUAL TABLE IF NOT EXISTS temp.trigrams USING fts5vocab(main, message_words, instance)")
    database.execute("PRAGMA query_only = ON")
    beginnings = " UNION ALL ".join([_BEGINNING_SO] * len(spellings))
    values = [letters for spelling in spellings for letters in (spelling, spelling + _LAST_LETTER)]
    places = _collect(ids, database.execute(_PLACES.format(beginnings), [*values, MOST_PLACES]))
    if places < MOST_PLACES:
        ends = spellings if len(word) > 1 else _ends_with(database, spellings)
        if ends is None:
            places = MOST_PLACES
        else:
            places += _collect(ids, database.execute(_ENDING_SO, (json.dumps(ends), MOST_PLACES)))
    return sorted(ids, reverse=True), places < MOST_PLACES and all_entered(database)


def _in_both_cases(word: str) -> list[str]:
    """Return a word with each letter in upper and lower case."""
    return ["".join(spelling) for spelling in itertools.product(*({letter.lower(), letter.upper()} for letter in word))]


def _ends_with(database: sqlite3.Connection, letters: list[str]) -> list[str] | None:
    """The ends of texts that have one of these letters; ``None`` where there are too many different ends."""
    ends: list[str] = json.loads(database.execute(_ENDS, (MOST_PLACES,)).fetchone()[0])
    return [end for end in ends if any(letter in end for letter in letters)] if len(ends) < MOST_PLACES else None


def _collect(ids: set[int], counted: sqlite3.Cursor) -> int:
    """Add what was found, and return at how many places. One row: for each, a thread would wait for the interpreter."""
    places, numbers = counted.fetchone()
    ids.update(map(int, numbers.split(",")) if numbers else ())
    return int(places)
