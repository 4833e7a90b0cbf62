"""The theme's colors against each other, also where no page happens to combine them."""

import re

import pytest
from conftest import ROOT

STYLE = (ROOT / "theme/site.css").read_text()
COLORS = {
    name: colors
    for name, *colors in re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", STYLE)
}
CODE = "ink soft keyword type string number comment attribute directive member declaration".split()
BEHIND_CODE = "raised mark-wash minus-wash minus-mark plus-wash plus-mark".split()
TEXT = [("soft", "paper"), ("soft", "raised"), ("soft", "sunken"), ("ink", "sunken")]
TEXT += [("accent", behind) for behind in ("paper", "raised", "accent-wash")]
TEXT += [("minus", "minus-wash"), ("plus", "plus-wash"), ("minus", "raised"), ("plus", "raised")]
TEXT += [("warning", "warning-wash")]
TEXT += [(kind, "raised") for kind in "note tip important warning experiment".split()]


def luminance(color):
    """Relative luminance as WCAG 2 defines it."""
    channels = [int(color[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_reckoned_as_wcag_does():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_text_stands_out_from_what_is_behind_it(scheme):
    pairs = TEXT + [(text, behind) for text in CODE for behind in BEHIND_CODE]
    ratios = {pair: contrast(*(COLORS[name][scheme] for name in pair)) for pair in pairs}
    assert {pair: ratio for pair, ratio in ratios.items() if ratio < 4.5} == {}
