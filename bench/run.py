#!/usr/bin/env python3
"""Measures how fast snippets are checked and previews drawn, beside the compiler alone.

    run.py PRODUCTS     the build folder that holds `catalog`

Everything is measured in this one run, on this machine, with the same snippets.
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from drawing import milliseconds_per_drawing
from snippets import snippets

SNIPPETS = 200
SNIPPETS_ON_A_PAGE = 20
RUNS = 3


def main():
    products = parse_arguments().products.resolve()
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        texts = snippets(SNIPPETS)
        write_catalog(folder, texts)
        cold, warm = check(products, folder)
        alone = typecheck_one_at_a_time(products, folder, texts)
        drawing = milliseconds_per_drawing(products, folder)
    report(texts, cold, warm, alone, drawing)


def write_catalog(folder, texts):
    (folder / "content").mkdir()
    (folder / "catalog.yml").write_text("title: Snippets to measure with\n")
    for first in range(0, len(texts), SNIPPETS_ON_A_PAGE):
        fences = [f"```swift\n{text}```\n" for text in texts[first : first + SNIPPETS_ON_A_PAGE]]
        page = f"---\ntitle: Page {first}\nsummary: Snippets.\n---\n\n" + "\n".join(fences)
        (folder / "content" / f"page-{first:03}.md").write_text(page)


def check(products, folder):
    """Seconds for `catalog check`: with nothing cached, then with everything."""
    command = [products / "catalog", "check", "--root", folder]
    cold = [seconds([*command, "--no-cache"]) for _ in range(RUNS)]
    seconds(command)
    warm = [seconds(command) for _ in range(RUNS)]
    return cold, warm


def typecheck_one_at_a_time(products, folder, texts):
    """Seconds that the compiler takes for each snippet, with what `catalog check` gives it."""
    macros = products / "libPreviewMacros.so"
    command = ["swiftc", "-typecheck", "-swift-version", "5", "-I", products / "Modules"]
    command += ["-load-plugin-library", macros, folder / "Snippet.swift"]
    times = []
    for text in texts:
        (folder / "Snippet.swift").write_text(text)
        times.append(seconds(command))
    return times


def seconds(command):
    start = time.perf_counter()
    result = subprocess.run(command, capture_output=True, text=True)
    duration = time.perf_counter() - start
    if result.returncode:
        sys.exit(f"bench: {command[0]} failed:\n{result.stdout}{result.stderr}")
    return duration


def report(texts, cold, warm, alone, drawing):
    lines = statistics.median(text.count("\n") for text in texts)
    print(f"{len(texts)} snippets of {lines:.0f} lines; medians of {RUNS} runs\n")
    compiler = statistics.median(alone) * len(alone)
    print(f"{'':<36}{'in all':>10}{'each':>10}{'times as fast':>16}")
    for name, total in [
        ("swiftc -typecheck, one at a time", compiler),
        ("catalog check, cold", statistics.median(cold)),
        ("catalog check, warm", statistics.median(warm)),
    ]:
        each = total / len(texts) * 1000
        print(f"{name:<36}{total:>8.2f} s{each:>7.1f} ms{compiler / total:>16.1f}")
    print(f"\n{'one preview laid out and drawn, in a running host':<53}{drawing:>5.2f} ms")


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("products", type=Path, help="the build folder that holds `catalog`")
    return parser.parse_args()


if __name__ == "__main__":
    main()
