#!/usr/bin/env python3
"""Makes share/sf-symbols.tsv from a list of the names of SF Symbols and the icons nearest to them.

    sf-symbols.py LIST.tsv > share/sf-symbols.tsv

A list has a row for each symbol: sf_symbol, bootstrap_icon, confidence, ios, usage_repos,
usage_count, method. Written for each symbol: its name, what is drawn, how, and since which iOS.

What is drawn is the name of an icon, letters in quotes, a shape behind a colon, or nothing where
nothing is near. How: `circle`, `circle.fill`, `square`, `square.fill` for what is inside of one,
`slash` for what is crossed out, `near` for an icon that only resembles the symbol.
"""

import csv
import re
import sys


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    print("#symbol\tdrawn\thow\tios")
    for text in sorted("\t".join(line(row)) for row in rows):
        print(text)
    # By which the tool knows that no part of the table is missing.
    print("~~~ end")


def line(row):
    name, method = row["sf_symbol"], row["method"]
    if match := re.fullmatch(r'synthesize: text "(.+)" in (.+)', method):
        drawn, how = f'"{match[1]}"', match[2]
    elif method == "synthesize: text":
        drawn, how = f'"{name}"', ""
    elif method.startswith("synthesize: shape "):
        drawn, how = ":" + name, ""
    elif match := re.fullmatch(r"compose: icon (?:in|\+) (.+)", method):
        drawn, how = row["bootstrap_icon"], match[1]
    else:
        drawn, how = row["bootstrap_icon"], "near" if row["confidence"] == "low" else ""
    return name, drawn, how, row["ios"]


if __name__ == "__main__":
    main()
