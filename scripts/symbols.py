#!/usr/bin/env python3
"""Makes share/symbols.tsv from lists of the public declarations of Apple's frameworks.

    symbols.py LIST.tsv… > share/symbols.tsv

A list has a row for each declaration: kind, owner, name, ios, deprecated, replacement, constraint,
defaulted_params, flags, module. What is underscored, or not there on iOS, is left out.
"""

import csv
import re
import sys

KINDS = {
    "actor": "class", "free func": "func", "operator": "func.op", "property wrapper": "struct",
    "static func": "type.method", "static var": "type.property", "var": "property",
    "environment value": "property", "func-on-View": "method", "func": "method",
    "case": "enum.case", "static subscript": "type.subscript",
}
# The modules in which a program finds what these declare.
MODULES = {"SwiftUICore": "SwiftUI", "DeveloperToolsSupport": "SwiftUI"}
TRAITS = {"propertyWrapper", "failable", "async", "throws", "get set"}
COLUMNS = ["path", "kind", "module", "ios", "deprecated", "replacement", "where", "traits",
           "overloads"]


def main():
    rows = [row for name in sys.argv[1:] for row in read(name)]
    modules = {row["module"] for row in rows} | {"Foundation", "Swift", "UIKit", "StoreKit"}
    groups = {}
    for row in rows:
        if "underscored" in row["flags"].split(",") or row["ios"] == "unavailable":
            continue
        symbol = (path(row, modules), kind(row))
        groups.setdefault(symbol, []).append(row)
    paths = {path for path, _ in groups}
    groups = {symbol: rows for symbol, rows in groups.items() if is_public(symbol[0], paths)}
    print("#" + "\t".join(COLUMNS))
    lines = [line(*symbol, overloads, paths) for symbol, overloads in groups.items()]
    print("\n".join(sorted(lines, key=lambda line: line.split("\t")[0:2])))
    # By which the tool knows that no part of the table is missing.
    print("~~~ end")


def read(name):
    with open(name, encoding="utf-8") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def is_public(path, paths):
    """Whether neither a part of the path nor a type that it names in passing is hidden."""
    owners = [path[:place] for place, sign in enumerate(path) if sign == "/"]
    is_foreign = not owners or owners[0] not in paths
    return not re.search(r"(^|[/(:])_\w", path) and (is_foreign or paths.issuperset(owners))


def path(row, modules):
    owner = row["owner"].split(".") if row["owner"] else []
    if owner and owner[0] in modules and len(owner) > 1:
        owner = owner[1:]
    name = row["name"].lstrip("#@") if row["kind"] == "macro" else row["name"]
    if row["kind"] == "operator":
        name = re.sub(r"[^(:]+:", "_:", name.partition("(")[2])
        name = row["name"].partition("(")[0] + "(" + name
    return "/".join(owner + [name])


def kind(row):
    if not row["owner"] and row["kind"] == "var":
        return "var"
    return KINDS.get(row["kind"], row["kind"])


def line(path, kind, overloads, paths):
    """Overloads are one symbol: as new as the first that is not deprecated."""
    current = [row for row in overloads if not row["deprecated"]]
    rows = current or overloads
    fields = {
        "path": path, "kind": kind, "module": module(rows[0]["module"]),
        "ios": min((row["ios"] for row in rows), key=number),
        "deprecated": "" if current else rows[0]["deprecated"],
        "replacement": "" if current else replacement(path, rows[0]["replacement"], paths),
        "where": common(row["constraint"] for row in rows),
        "traits": ",".join(sorted(traits(path, rows))),
        "overloads": "" if len(rows) == len(overloads) else versions(path, overloads, paths),
    }
    fields["ios"] = full(fields["ios"])
    if fields["deprecated"] == "1000":
        fields["deprecated"] = "soft"
    return "\t".join(fields[column] for column in COLUMNS).rstrip("\t")


def versions(path, overloads, paths):
    """Overloads of which some are deprecated, the oldest first."""
    known = {(full(row["ios"]), row["deprecated"],
              replacement(path, row["replacement"], paths).replace(",", " "),
              row["constraint"]) for row in overloads}
    return "|".join(",".join(fields) for fields in sorted(known, key=lambda row: (number(row[0]), row[1:])))


def full(version):
    return version + ("" if "." in version or not version else ".0")


def number(version):
    return [int(part) for part in version.split(".")] if version else [0]


def module(name):
    return MODULES.get(name, re.sub(r"^_(\w+)_SwiftUI$", r"\1", name))


def common(values):
    values = set(values)
    return values.pop() if len(values) == 1 else ""


def traits(path, rows):
    flags = set.intersection(*(set(row["flags"].split(",")) for row in rows))
    names = {flag.replace("get set", "settable") for flag in flags & TRAITS}
    if rows[0]["kind"] == "macro" and rows[0]["name"].startswith("#"):
        names.add("freestanding")
    return names


def replacement(path, text, paths):
    """Paths of symbols, where the text names such; there may be several, with bars between."""
    parts = text.replace('\\"', '"').split(" | ")
    return " | ".join(resolved(path.rpartition("/")[0], part, paths) for part in parts)


def resolved(owner, name, paths):
    name = re.sub(r"^([A-Z]\w*)\.", r"\1/", name)
    return next((path for path in (f"{owner}/{name}", name) if path in paths), name)

main()
