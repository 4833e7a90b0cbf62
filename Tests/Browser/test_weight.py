"""How much the theme weighs."""

import pytest
from conftest import ROOT


@pytest.mark.parametrize("name, limit", [("site.css", 30_000), ("site.js", 10_000)])
def test_the_theme_stays_small(name, limit):
    assert (ROOT / "theme" / name).stat().st_size < limit
