#!/usr/bin/env python3
"""Measures how fast snippets are checked and previews drawn, beside compilers alone.

    run.py PRODUCTS     the build folder that holds `catalog`

Everything is measured in this one run, on this machine. Where a goal is set for a figure, it stands
beside it.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from checking import check_large, check_long, check_small, check_thousand
from drawing import milliseconds_per_drawing


def main():
    products = parse_arguments().products.resolve()
    # Where compilers and the tool are given more processors, the comparison is another one.
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:2])
    print(f"{'':<62}{'measured':>12}   goal")
    for measure in check_thousand, check_small, check_long, check_large:
        with tempfile.TemporaryDirectory() as folder:
            for figure in measure(products, Path(folder)):
                report(*figure)
    with tempfile.TemporaryDirectory() as folder:
        drawing = milliseconds_per_drawing(products, Path(folder))
        report("one preview laid out and drawn, in a running host", f"{drawing:.2f} ms")


def report(name, measured, goal=""):
    print(f"{name:<62}{measured:>12}   {goal}".rstrip())
    sys.stdout.flush()


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("products", type=Path, help="the build folder that holds `catalog`")
    return parser.parse_args()


if __name__ == "__main__":
    main()
