"""Bold, italic and struck text beside Chinese, Japanese and Korean, which put no space between words."""

from __future__ import annotations

import pytest

from tests.unit.markdown.shown import set_text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("**注意：**请先备份。", "{b:注意：}请先备份。"),
        ("**步骤一：**打开**设置**，然后**重启**。", "{b:步骤一：}打开{b:设置}，然后{b:重启}。"),
        ("**重要です。**次に進みます。", "{b:重要です。}次に進みます。"),
        ("**인공지능(AI)**은 좋다", "{b:인공지능(AI)}은 좋다"),
        ("これは**「重要」**です", "これは{b:「重要」}です"),
        ("a**あ、**b", "a{b:あ、}b"),
        ("运行**`make`**命令", "运行{b,c:make}命令"),
        ("见**[文档](https://example.org)**。", "见{b,a https://example.org:文档}。"),
        ("*重点！*然后", "{i:重点！}然后"),
        ("***警告！***不要", "{b,i:警告！}不要"),
        ("价格~~旧（100）~~新", "价格{s:旧（100）}新"),
        ("~~**删除：**~~后", "{b,s:删除：}后"),
        ("**ｱｲｳ｡**後", "{b:ｱｲｳ｡}後"),
        ("**第１章．**次", "{b:第１章．}次"),
        ("**注音ㄅ，**後", "{b:注音ㄅ，}後"),
        ("**ᄒ。**다", "{b:ᄒ。}다"),
        ("禰\U000e0100**(ね)**です", "禰\U000e0100{b:(ね)}です"),
        ("塚\ufe00**(つか)**です", "塚\ufe00{b:(つか)}です"),
        ("**“引文”\ufe01**后", "{b:“引文”\ufe01}后"),
        ("**〰\ufe0e**が", "{b:〰\ufe0e}が"),
        ("- **优点：**快\n- **缺点：**贵", "{b:优点：}快\n{b:缺点：}贵"),
        ("> **提示：**请看", "{b:提示：}请看"),
        ("| **名：**甲 | b |\n|---|---|\n| **值（元）**约 | 1 |", "{b:名：甲} | {b:b}\n{b:值（元）}约 | 1"),
    ],
)
def test_it_begins_and_ends_beside_them(source: str, text: str) -> None:
    assert set_text(source) == text


@pytest.mark.parametrize(
    "source",
    ["snake_case_name", "2 * 3 * 4", "a**(b)**c", "**open(**b", "变量_名_字", "** 空格 **", "__注意：__请", 'a*"foo"*'],
)
def test_what_is_no_emphasis_stays_none(source: str) -> None:
    assert set_text(source) == source
