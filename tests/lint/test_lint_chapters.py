"""Records and the chapters that hold them."""

import pytest

from generator.lint.chapters import check


@pytest.mark.parametrize(
    ("records", "path", "message"),
    [
        ("[cover, covre]", "content/chapters.yaml", "there is no record covre"),
        ("[cover, reaction]", "content/chapters.yaml", "there is no record reaction"),
        ("[cover, cover]", "content/chapters.yaml", "cover stands in the chapter core already"),
        ("[]", "content/records/rule/cover.yaml", "stands in no chapter"),
    ],
)
def test_each_record_stands_in_one_chapter(small, records, path, message):
    small.change("content/chapters.yaml", "[cover]", records)
    (found,) = small.findings(check)
    assert (found.path, found.code) == (path, "chapters")
    assert found.message == message


def test_two_chapters_cannot_share_a_record(small):
    small.write("content/chapters.yaml", "".join(f"{key}:\n  name: N\n  summary: S.\n  records: [cover]\n" for key in ("one", "two")))
    (found,) = small.findings(check)
    assert found.line == 8
    assert "chapter one" in found.message
