"""Measures `catalog check` on catalogs that are made for it."""

import statistics
import time
from concurrent.futures import ThreadPoolExecutor

from catalogs import doctests, page, write_catalog, write_large_catalog
from snippets import long_snippets, small_snippets, snippets
from timing import peak_megabytes, run, seconds

RUNS = 5
# Each takes as long as the next: so many tell how long all would take.
COMPILED_ALONE = 100


def check_thousand(products, folder):
    """A thousand pages with a snippet each: cold, beside the compiler, then warm."""
    texts = snippets(1000)
    write_catalog(folder, texts)
    command = [products / "catalog", "check", "--no-previews", "--root", folder]
    colds, alones = [], []
    for _ in range(3):
        alones.append(typecheck_alone(products, folder, texts) / COMPILED_ALONE * len(texts))
        colds.append(seconds([*command, "--no-cache"]))
    cold, alone = statistics.median(colds), statistics.median(alones)
    yield "1,000 snippets of 30 lines, swiftc -typecheck one by one", f"{alone:.1f} s"
    yield "  catalog check, cold", f"{cold:.1f} s"
    yield "  how many times as fast", f"{alone / cold:.1f}", "at least 6"

    run(command)
    warm = statistics.median(seconds(command) for _ in range(RUNS))
    yield "1,000 unchanged pages, catalog check, warm", f"{warm:.2f} s", "under 0.3 s"
    edits = [edit(folder, number, texts, command) for number in range(RUNS)]
    yield "  after an edit of one snippet", f"{statistics.median(edits):.2f} s", "under 1.0 s"


def check_long(products, folder):
    """Snippets of 85 lines that use much of SwiftUI: alone, and a hundred together."""
    texts = long_snippets(100)
    file = folder / "Alone.swift"
    file.write_text(texts[0])
    command = ["swiftc", *typecheck_flags(products), file]
    alone = statistics.median(seconds(command) for _ in range(RUNS))
    yield "a snippet of 85 lines, swiftc -typecheck", f"{alone:.2f} s", "at most 0.35 s"
    write_catalog(folder, texts)
    check = [products / "catalog", "check", "--no-previews", "--no-cache", "--root", folder]
    together = statistics.median(seconds(check) for _ in range(RUNS)) / len(texts)
    yield "  in a catalog of 100, each", f"{1000 * together:.0f} ms", "at most 40 ms"


def typecheck_flags(products):
    return [
        "-typecheck", "-swift-version", "5", "-I", products / "Modules",
        "-load-plugin-library", products / "libPreviewMacros.so",
    ]


def typecheck_alone(products, folder, texts):
    """Seconds that compilers take, one for each snippet and as many at once as there are cores."""
    files = [folder / f"Snippet{number}.swift" for number in range(COMPILED_ALONE)]
    for file, text in zip(files, texts):
        file.write_text(text)
    start = time.perf_counter()
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda file: run(["swiftc", *typecheck_flags(products), file]), files))
    return time.perf_counter() - start


def edit(folder, number, texts, command):
    """Seconds for a check after one page has been written to."""
    text = texts[number].replace('Text(account.name)', f'Text("{time.time_ns()}")')
    (folder / "content" / f"page-{number}.md").write_text(page(number, [text]))
    return seconds(command)


def check_small(products, folder):
    """Two hundred snippets of five lines, beside as many doctests of Rust."""
    write_catalog(folder, small_snippets(200))
    crate = folder / "lib.rs"
    crate.write_text(doctests(200))
    check = [products / "catalog", "check", "--no-previews", "--no-cache", "--root", folder]
    rustdoc = ["rustdoc", "--test", "--edition", "2024", crate]
    ours, theirs = [], []
    for _ in range(RUNS):
        ours.append(seconds(check))
        theirs.append(seconds(rustdoc, or_none=True))
    ours = statistics.median(ours)
    yield "200 snippets of 5 lines, catalog check, cold", f"{ours:.2f} s"
    if None in theirs:
        yield "  beside rustdoc, which is not installed or knows no edition 2024", "–"
        return
    theirs = statistics.median(theirs)
    yield "  200 doctests of 5 lines, rustdoc --test", f"{theirs:.2f} s"
    yield "  how many times as long", f"{ours / theirs:.2f}", "at most 1.5"


def check_large(products, folder):
    """Ten thousand pages with 40 MB of text, in which nothing is compiled."""
    megabytes = write_large_catalog(folder, 10_000) / 1_000_000
    command = [products / "catalog", "check", "--no-previews", "--no-cache", "--root", folder]
    name = f"10,000 pages, {megabytes:.0f} MB, read and link-checked"
    yield name, f"{statistics.median(seconds(command) for _ in range(3)):.1f} s", "under 5 s"
    yield "  memory at most", f"{peak_megabytes(command):.0f} MB", "under 500 MB"
