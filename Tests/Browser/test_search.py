"""The search dialog."""

import pytest
from pages import HOME, PATTERN


def results(page, words):
    page.get_by_role("searchbox").fill(words)
    page.locator(".search li a").first.wait_for()
    return page.locator(".search li a")


@pytest.mark.parametrize("key", ["/", "Control+k", "Meta+k"])
def test_keys_open_the_search(open_page, key):
    page = open_page(HOME)
    page.keyboard.press(key)
    assert page.get_by_role("searchbox").is_visible()
    page.keyboard.press("Escape")
    assert not page.get_by_role("searchbox").is_visible()


def test_searching_for_a_type_leads_to_the_page_that_uses_it(open_page):
    page = open_page(HOME)
    page.get_by_role("button", name="Search").click()
    results(page, "GeometryReader").filter(has_text="A round button").first.click()
    page.wait_for_url(f"**{PATTERN}*")
    assert page.locator("h1").is_visible()
    assert page.errors == []


@pytest.mark.parametrize("words", ["GeometryReader", "overlay(alignment:content:)"])
def test_a_symbol_is_found_by_its_name(open_page, words):
    page = open_page(HOME)
    page.keyboard.press("/")
    titles = results(page, words).locator("strong").all_text_contents()
    assert titles[0] == words


@pytest.mark.parametrize("words", ["@Binding", ".overlay", "Dynamic Type"])
def test_names_are_found_with_their_marks(open_page, words):
    page = open_page(HOME)
    page.keyboard.press("/")
    assert results(page, words).count() > 0


def test_sections_are_results_of_their_own(open_page):
    page = open_page(HOME)
    page.keyboard.press("/")
    links = results(page, "binding").evaluate_all("links => links.map(link => link.href)")
    assert any("#" in link for link in links)


def test_results_are_walked_through_with_the_arrow_keys(open_page):
    page = open_page(HOME)
    page.keyboard.press("/")
    results(page, "button")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('.search li a')")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('.search input')")


def test_nothing_found_is_said(open_page):
    page = open_page(HOME)
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("zzzzqqqq")
    page.get_by_text("Nothing found").wait_for()
