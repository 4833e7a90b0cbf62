#!/usr/bin/env python3
"""Prints "N passed, N failed" for a run of .ci/run; fails unless everything passed.

A step that failed counts as a failure even when its tests, as far as they came, all passed.
"""

import argparse
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

RESULTS = Path(".build/results")


def main():
    arguments = parse_arguments()
    counts = count_tests("swift.xml") + count_tests("tool.xml") + count_tests("browser.xml")
    if "test" in arguments.failed and not counts["failed"]:
        counts["failed"] += 1
    for step in arguments.others:
        counts["failed" if step in arguments.failed else "passed"] += 1
    if arguments.failed:
        print("failed steps:", *arguments.failed)
    print(summary(counts))
    sys.exit(1 if counts["failed"] else 0)


def count_tests(name):
    """Counts the test cases of one JUnit file; a file that was never written is one failure."""
    try:
        cases = ElementTree.parse(RESULTS / name).iter("testcase")
    except (OSError, ElementTree.ParseError) as error:
        print(f"no results of {name}: {error}")
        return Counter(failed=1)
    return Counter(outcome(case) for case in cases)


def outcome(case):
    if case.find("failure") is not None or case.find("error") is not None:
        return "failed"
    return "passed" if case.find("skipped") is None else "skipped"


def summary(counts):
    line = f"{counts['passed']} passed, {counts['failed']} failed"
    return line + (f", {counts['skipped']} skipped" if counts["skipped"] else "")


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--others", nargs="*", default=[], help="steps that count as one each")
    parser.add_argument("--failed", nargs="*", default=[], help="steps that failed")
    return parser.parse_args()


if __name__ == "__main__":
    main()
