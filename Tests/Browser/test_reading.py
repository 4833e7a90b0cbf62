"""A page as it is read: at any width, with and without scripts."""

import pytest
from pages import ALL, PATTERN, WIDTHS


@pytest.mark.parametrize("path", ALL)
@pytest.mark.parametrize("width", [360, 390, 768, 1440, 1920])
def test_nothing_scrolls_sideways(open_page, path, width):
    page = open_page(path, width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path", ALL)
def test_pages_load_without_errors_and_ask_nobody_else(open_page, path):
    page = open_page(path)
    page.wait_for_load_state("networkidle")
    assert page.errors == []


@pytest.mark.parametrize("path", ALL)
@pytest.mark.parametrize("width", WIDTHS)
def test_pages_have_one_title_and_their_text_without_scripts(open_page, path, width):
    page = open_page(path, width, java_script_enabled=False)
    assert page.locator("h1").count() == 1
    assert page.locator("h1").is_visible()
    assert page.locator("article").inner_text().strip() != ""


def test_pages_can_be_reached_without_scripts_on_a_phone(open_page):
    page = open_page(PATTERN, 390, java_script_enabled=False)
    assert not page.locator("#pageSidebar").is_visible()
    page.get_by_role("button", name="Pages").click()
    page.locator("#pageSidebar").get_by_role("link", name="Overview").click()
    assert page.locator("body.home").count() == 1


def test_a_step_changes_its_view_without_scripts(open_page):
    page = open_page(PATTERN, java_script_enabled=False)
    step = page.locator("figure.snippet:has(pre.diff):not(.compare)").first
    assert step.locator("pre.diff").is_visible()
    step.locator("label", has_text="Side by side").click()
    assert step.locator("table.split").is_visible()
    assert not step.locator("pre.diff").is_visible()


def test_the_whole_file_of_a_step_opens_without_scripts(open_page):
    page = open_page(PATTERN, java_script_enabled=False)
    whole = page.locator("details.whole").first
    whole.locator("summary").click()
    assert "struct RoundButton" in whole.locator("pre").inner_text()


def test_removed_and_added_lines_have_their_changed_words_marked(open_page):
    page = open_page(PATTERN)
    assert page.locator("pre.diff del mark").count() > 0
    assert page.locator("pre.diff ins mark").count() > 0


def test_printing_shows_every_preview(open_page):
    page = open_page(PATTERN)
    page.emulate_media(media="print")
    panels = page.locator(".canvas .panel")
    assert panels.count() > 0
    assert all(panel.is_visible() for panel in panels.all())
