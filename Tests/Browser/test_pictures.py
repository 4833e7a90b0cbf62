"""The drawings of a page."""

from pages import HOME, PATTERN

LOAD_ALL = """async () => {
  const images = [...document.images];
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  return images.filter((image) => !image.naturalWidth).map((image) => image.src);
}"""


def test_every_picture_is_there(open_page):
    for path in (HOME, PATTERN):
        assert open_page(path).evaluate(LOAD_ALL) == []


def test_pictures_have_their_size_before_they_are_loaded(open_page):
    page = open_page(PATTERN)
    sizes = page.locator(".stage img").evaluate_all(
        "images => images.map(image => [image.getAttribute('width'), image.getAttribute('height')])"
    )
    assert sizes
    assert all(int(width) > 0 and int(height) > 0 for width, height in sizes)


def test_pictures_say_what_can_be_read_in_them(open_page):
    page = open_page(PATTERN)
    texts = page.locator(".stage img").evaluate_all("images => images.map(image => image.alt)")
    assert any("Continue" in text for text in texts)
    assert all(text for text in texts)


def test_light_and_dark_stand_beside_each_other(open_page):
    page = open_page(PATTERN)
    stages = page.locator(".stages").first.locator(".stage")
    assert [stage.inner_text().strip() for stage in stages.all()] == ["Light", "Dark"]


def test_the_text_size_is_chosen_for_all_previews_at_once_and_remembered(open_page):
    page = open_page(PATTERN)
    page.locator(".sizes label:visible", has_text="Accessibility 3").first.click()
    shown = ".sizes label:has-text('Accessibility 3')"
    chosen = "labels => labels.every(label => label.control.checked)"
    assert page.locator(shown).count() > 1
    assert page.locator(shown).evaluate_all(chosen)
    page.reload()
    assert page.locator(shown).evaluate_all(chosen)


def test_a_comparison_lays_its_pictures_over_each_other(open_page):
    page = open_page(PATTERN)
    comparison = page.locator("figure.compare").first
    comparison.get_by_role("button", name="Lay over each other").click()
    pair = comparison.locator(".pair:visible").first
    before, after = (stage.bounding_box() for stage in pair.locator(".stage").all())
    assert before == after
    divider = pair.get_by_role("slider", name="Divider between before and after")
    divider.focus()
    divider.press("ArrowRight")
    assert pair.evaluate("pair => pair.style.getPropertyValue('--divider')") == "51%"
