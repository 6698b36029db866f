"""What is filled into texts."""

import pytest

from generator.lint.placeholders import check


@pytest.mark.parametrize(
    ("source", "text", "message"),
    [
        ("{label} from {min}", "{min}부터 {label}", None),
        ("{label} from {min}", "{min}부터", "lacks {label}"),
        ("{label}", "{lable}", "lacks {label} and has {lable}, which its source has not"),
        ("{chance:%}", "{chance}", "lacks {chance:%} and has {chance}, which its source has not"),
        ("{a}", "{a} {b c}", "{b is no placeholder"),
        ("%(count)s squares", "%(count)s칸", None),
        ("%(count)s squares", "칸", "lacks %(count)s"),
        ("%(count)s squares", "%(count)s칸 (100 %)", "has a % that begins no placeholder"),
        ("%(count)s squares", "%(count)s칸 (100%%)", None),
        ("100 % sure", "100 % 확실", None),
    ],
)
def test_a_translation_has_those_of_its_source(small, source, text, message):
    small.translate("ko", source, text)
    assert [f.message for f in small.findings(check)] == ([message] if message else [])


@pytest.mark.parametrize(("text", "message"), [("You have {armor}.", "{armor} is not filled in here"), ("You have \\{armor\\}.", None)])
def test_only_examples_are_filled_in(small, text, message):
    small.change("content/records/rule/cover.yaml", "The obstacle stands within [](ft:5).", text)
    assert [f.message for f in small.findings(check)] == ([message] if message else [])


def test_a_brace_in_an_example_is_a_placeholder(small):
    example = "examples:\n      - {say: 'a {Score}', answer: b, why_not_run: No figures.}"
    small.change("content/records/rule/cover.yaml", '  "2014":', f"    {example}\n" + '  "2014":')
    assert [f.message for f in small.findings(check)] == ["{Score} is no placeholder"]
