"""Links in texts."""

import pytest

from generator.lint.links import check

COVER = "content/records/rule/cover.yaml"


@pytest.mark.parametrize(
    ("text", "message", "fix"),
    [
        ("[x](term:reacton)", "there is no concept reacton", "did you mean reaction?"),
        ("[x](calc:none)", "there is no calculator none", "take the link out"),
        ("[x](https://example.org/)", "is no link of this site", "name the source in words"),
        ("[x](reaction)", "is no link of this site", "write (term:reaction)"),
        ("[x](tern:reaction)", "is no link of this site", "write (term:reaction)"),
        ("[x](term:)", "is no link of this site", "term"),
        ("[](ft:5-10)", "(ft:5-10) is no figure", "(ft:30)"),
        ("[](ft:five)", "is no figure", "write digits alone"),
        ("[](lb:{weight})", "is no figure", "write digits alone"),
        ("[](dice:2d)", "is no roll", "(dice:2d6+3)"),
        ("[](dice:99d6)", "is no roll", "(dice:2d6+3)"),
        ("see [](table:degrees) there", "stands inside a text", "alone"),
        ("[x] (term:reaction)", "a bracket is left over", "without spaces"),
        ("[a [b](term:reaction)](term:cover)", "a bracket is left over", "without spaces"),
    ],
)
def test_a_link_that_leads_nowhere(small, text, message, fix):
    small.change(COVER, "The obstacle stands within [](ft:5).", text)
    found = small.findings(check)[0]
    assert (found.path, found.line, found.code) == (COVER, 10, "links")
    assert message in found.message
    assert fix in found.fix


@pytest.mark.parametrize("text", ["[](ft:2.5)", "[30-foot](ft:30)", "[](dice:2d6+3)", "[](dice:1d8-1)", "\\[as typed\\]", "[x](term:cover) [](mi:4)"])
def test_a_sound_link(small, text):
    small.change(COVER, "The obstacle stands within [](ft:5).", text)
    assert small.findings(check) == []


def test_a_table_stands_in_the_same_edition(small):
    small.change(COVER, "      - The obstacle", "      [](table:degrees)\n\n      - The obstacle")
    (found,) = small.findings(check)
    assert found.message == "there is no table degrees in this edition"


def test_an_example_may_fill_in_a_target(small):
    example = 'examples:\n      - {say: "[](ft:{speed})", answer: "[](ft:{result})", call: stand_up_cost, with: {speed: 30}, gives: {result: 15}}'
    small.change(COVER, '  "2014":', f"    {example}\n" + '  "2014":')
    assert small.findings(check) == []


def test_a_translation_is_checked_too(small):
    small.translate("ko", "Home", "[집](http://example.org)")
    (found,) = small.findings(check)
    assert found.path == "locales/ko/LC_MESSAGES/site.po"
