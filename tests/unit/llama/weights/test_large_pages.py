"""Which areas of memory are asked about for large pages."""

from __future__ import annotations

from app.llama.weights.large_pages import added, private_areas

MAPS = """\
00400000-00500000 r-xp 00000000 fe:00 1 /usr/bin/program
01000000-01800000 rw-p 00000000 00:00 0 [heap]
7f0000000000-7f0010000000 rw-p 00000000 00:00 0
7f0020000000-7f0021000000 rw-s 00000000 00:00 0
7f0030000000-7f0031000000 r--p 00000000 00:00 0
7f0040000000-7f0048000000 rw-p 00000000 fe:00 2 /models/a b.gguf
7f0050000000-7f0051000000 rw-p 00000000 00:00 0
"""


def test_only_private_writable_memory_without_a_file_counts():
    assert private_areas(MAPS) == [(0x7F0000000000, 0x7F0010000000), (0x7F0050000000, 0x7F0051000000)]


def test_what_was_there_before_is_left_alone():
    assert added([(10, 20)], [(10, 20), (30, 40)]) == [(30, 40)]


def test_an_area_that_the_system_joined_to_an_older_one_is_cut_out_of_it():
    assert added([(10, 20), (40, 50)], [(5, 60)]) == [(5, 10), (20, 40), (50, 60)]


def test_an_area_that_shrank_adds_nothing():
    assert added([(10, 50)], [(20, 30)]) == []
