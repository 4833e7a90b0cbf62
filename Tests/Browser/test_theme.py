"""Light and dark."""

import pytest
from pages import PATTERN, SCHEMES

BACKGROUND = "getComputedStyle(document.body).backgroundColor"


@pytest.mark.parametrize("scripts", [True, False])
def test_pages_follow_the_system(open_page, scripts):
    colors = {
        open_page(PATTERN, color_scheme=scheme, java_script_enabled=scripts).evaluate(BACKGROUND)
        for scheme in SCHEMES
    }
    assert len(colors) == 2


def test_the_switch_goes_round_and_is_remembered(open_page):
    page = open_page(PATTERN, color_scheme="light")
    system = page.evaluate(BACKGROUND)
    switch = page.get_by_role("button", name="Appearance")
    switch.click()
    assert page.evaluate(BACKGROUND) == system
    switch.click()
    dark = page.evaluate(BACKGROUND)
    assert dark != system
    page.reload()
    assert page.evaluate(BACKGROUND) == dark
    switch.click()
    assert page.evaluate(BACKGROUND) == system
