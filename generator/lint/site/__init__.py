"""What a built site must keep to: links that lead somewhere, valid HTML, nothing from elsewhere."""

from __future__ import annotations

from pathlib import Path

from generator.diagnostics import Finding


def site_findings(site: Path) -> list[Finding]:
    """Returns the findings in the built site at `site`, sorted."""
    return []
