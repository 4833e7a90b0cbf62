"""Catalogs to measure with, and their like in Rust."""

from snippets import snippets

PARAGRAPH = (
    "A pattern is worth a page when a team has met the same question for the third time. The page "
    "says what was asked, what was tried, and what is done since; whoever reads it later should "
    "not have to ask again. See [the page before]({before}.md#why) and [the next]({after}.md).\n"
)


def write_catalog(folder, texts):
    """A page for each of the texts."""
    make(folder)
    for number, text in enumerate(texts):
        (folder / "content" / f"page-{number}.md").write_text(page(number, [text]))


def page(number, texts, prose=""):
    fences = "".join(f"\n```swift\n{text}```\n" for text in texts)
    return f"---\ntitle: Page {number}\nsummary: Snippets.\n---\n\n{prose}{fences}"


def write_large_catalog(folder, count):
    """Pages of 4 kB with two blocks that are not compiled, and links; says how many bytes."""
    make(folder)
    texts = snippets(2)
    fences = "".join(f'\n```swift ignore="only read"\n{text}```\n' for text in texts)
    size = 0
    for number in range(count):
        links = {"before": f"page-{(number - 1) % count}", "after": f"page-{(number + 1) % count}"}
        prose = "## Why\n\n" + "\n".join([PARAGRAPH.format(**links)] * 9)
        text = page(number, [], prose) + fences
        (folder / "content" / f"page-{number}.md").write_text(text)
        size += len(text.encode())
    return size


def make(folder):
    (folder / "content").mkdir()
    (folder / "catalog.yml").write_text("title: Pages to measure with\n")


DOCTEST = """\
/// ```
/// let label = String::from("Number {n}");
/// let padding = 8 + {n} % 9;
/// let width = label.len() + 2 * padding;
/// assert!(width > label.len());
/// assert!(label.ends_with("{n}"));
/// ```
pub fn sample{n}() {{}}
"""


def doctests(count):
    return "\n".join(DOCTEST.format(n=n) for n in range(1, count + 1))
