"""What the writer may have meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(word: str, known: Iterable[str], otherwise: str) -> str:
    """Returns a question after the name in `known` that is most like `word`, or `otherwise` if none is.

    >>> nearest("temporary-hp", ["temporary-hit-points", "cover"], "remove it")
    'did you mean temporary-hit-points? Otherwise remove it'
    """
    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"did you mean {near[0]}? Otherwise {otherwise}" if near else otherwise
