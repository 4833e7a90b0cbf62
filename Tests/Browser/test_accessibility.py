"""What axe finds, and the keyboard."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from pages import ALL, HOME, PATTERN, SCHEMES, WIDTHS

SERIOUS = {"serious", "critical"}


def serious_findings(page):
    return [
        f"{finding['id']}: {node['html'][:120]} {node['failureSummary']}"
        for finding in Axe().run(page).response["violations"]
        if finding["impact"] in SERIOUS
        for node in finding["nodes"]
    ]


@pytest.mark.parametrize("path", ALL)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_serious(open_page, path, width, scheme):
    assert serious_findings(open_page(path, width, color_scheme=scheme)) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_serious_in_other_views(open_page, scheme):
    page = open_page(PATTERN, color_scheme=scheme)
    page.locator("label", has_text="Side by side").first.click()
    for details in page.locator("details.whole").all():
        details.evaluate("details => details.open = true")
    page.get_by_role("button", name="Lay over each other").first.click()
    assert serious_findings(page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_serious_in_the_search(open_page, scheme):
    page = open_page(HOME, color_scheme=scheme)
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("button")
    page.locator(".search li a").first.wait_for()
    assert serious_findings(page) == []


def test_the_first_stop_of_the_keyboard_leads_to_the_content(open_page):
    page = open_page(PATTERN)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "pageContent"


def test_tabs_are_walked_through_with_the_arrow_keys(open_page):
    page = open_page(PATTERN)
    first = page.locator(".tabs > input").first
    first.focus()
    page.keyboard.press("ArrowRight")
    assert not first.is_checked()
