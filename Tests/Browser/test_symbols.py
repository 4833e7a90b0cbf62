"""The index of symbols, from the pages and back."""

from pages import PATTERN, SYMBOL, SYMBOLS


def test_a_name_in_code_leads_to_its_symbol_and_back(open_page):
    page = open_page(PATTERN)
    page.locator("pre a:visible", has_text="overlay").first.click()
    page.wait_for_url(f"**{SYMBOL}")
    assert page.locator("h1").inner_text() == "overlay(alignment:content:)"
    page.get_by_role("main").get_by_role("link", name="The whole button").click()
    page.wait_for_url(f"**{PATTERN}#*")
    assert page.errors == []


def test_a_symbol_in_the_text_leads_to_its_page(open_page):
    page = open_page(PATTERN)
    page.locator("p a", has_text="EnvironmentValues").click()
    page.wait_for_url("**/api/environmentvalues/")
    assert page.get_by_text("Used on these pages").is_visible()


def test_the_list_leads_to_every_page_of_a_symbol(open_page):
    page = open_page(SYMBOLS)
    links = page.locator(".symbols a").evaluate_all("links => links.map(link => link.href)")
    assert len(links) == len(set(links)) > 20
    for link in links[:10]:
        assert page.request.get(link).ok
