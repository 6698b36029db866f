"""Concepts without a name in a language."""

from generator.lint.named import check


def test_every_concept_has_a_name_in_every_language(small):
    assert small.findings(check) == []
    small.write("locales/ru/terms.yaml", "cover:\n  preferred: Укрытие\nreaction:\n  preferred: Реакция\n")
    (found,) = small.findings(check)
    assert (found.path, found.message) == ("locales/ru/terms.yaml", "there is no name for armor-class (Armor Class)")


def test_a_language_without_a_termbase_lacks_all(small):
    (small.root / "locales/th/terms.yaml").unlink()
    assert len(small.findings(check)) == 3
