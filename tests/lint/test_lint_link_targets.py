"""The links of translations."""

import pytest

from generator.lint.link_targets import check

SOURCE = "Your [AC](term:armor-class) within [](ft:5) and [](ft:5)"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[](ft:5) [](ft:5) [방어도](term:armor-class)", None),
        ("[](ft:5) [](ft:5)", "lacks (term:armor-class)"),
        ("[](ft:5) [방어도](term:armor-class)", "lacks (ft:5)"),
        ("[](ft:5) [](ft:10) [](term:armor-class)", "lacks (ft:5) and has (ft:10), which its source has not"),
        ("[](ft:5) [](ft:5) [](ft:5) [](ft:5) [](term:armor-class)", "has (ft:5) 2 times, which its source has not"),
        ("[](ft:5) [](ft:5) [](term:cover)", "lacks (term:armor-class) and has (term:cover), which its source has not"),
    ],
)
def test_a_translation_has_the_links_of_its_source(small, text, message):
    small.translate("ko", SOURCE, text)
    assert [f.message for f in small.findings(check)] == ([message] if message else [])


def test_a_text_that_is_gone_is_not_checked(small):
    small.translate("ko", SOURCE, "방어도", context="rule/cover#2024.body")
    assert small.findings(check) == []
