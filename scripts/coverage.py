#!/usr/bin/env python3
"""Compares what the modules for snippets declare with the table of Apple's names.

    coverage.py PRODUCTS > docs/coverage.md
    coverage.py PRODUCTS --unknown      public names that no table has, one per line

PRODUCTS is a build folder. The table is share/symbols.tsv. How often a name is used in public code
stands in scripts/usage.tsv. What is accepted but not drawn is what the sources report as such.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
Symbol = collections.namedtuple("Symbol", "path kind module")

# Modules that no list of names was made of.
UNLISTED = [
    "ActivityKit", "AppIntents", "AVFoundation", "CoreData", "CoreGraphics", "CoreLocation",
    "CoreMedia", "CoreText", "ObjectiveC", "os", "OSLog", "PhoneFoundation", "Photos", "QuartzCore",
    "SafariServices", "Spatial", "UIKit", "UserNotifications",
]
# Modules of which the list has only what belongs to SwiftUI.
LISTED_IN_PART = [
    "AuthenticationServices", "AVKit", "CoreLocationUI", "MapKit", "PhotosUI", "StoreKit", "WebKit",
]
# What the compiler adds to whatever conforms, and the graph of symbols leaves out.
DERIVED = re.compile(
    r"(==|!=|>|<=|>=|\.\.\.|\.\.<)\(.*\)$|hash\(into:\)$|hashValue$|encode\(to:\)$|init\(from:\)$")
# Apple has these in its Foundation, Dispatch and Swift, of which there is no list.
ELSEWHERE = {
    "NotificationCenter", "Timer", "RunLoop", "OperationQueue", "DispatchQueue", "URLSession",
    "NSObject", "NSItemProvider", "Never", "PredicateExpressions", "ValueTransformer",
    "ActivityAttributes",
}
# What Apple's have, and the list has not: members of protocols whose names begin with an underscore,
# all but the first of several properties that are declared at once, and what macros and results of
# builders lean on.
HIDDEN = re.compile(
    r"^Angle/[-+*/]=?\(.*\)$|^ColorMatrix/[rgba][2-5]$|^ProjectionTransform/m\d\d$"
    r"|^LimitedAvailabilityWidget$|^PreviewTimelineBuilder/buildBlock\(\)$"
    r"|^Tips/\w+/currentValue$|^Query/init\((animation|transaction):\)$"
    r"|^UITraitBridgedEnvironmentKey/(read|write)\(")


def main():
    products = pathlib.Path(sys.argv[1])
    table = [line.split("\t")[:3] for line in lines("share/symbols.tsv")]
    table = [Symbol(path.removeprefix("CoreFoundation/"), kind, module)
             for path, kind, module in table]
    modules = [module for module in sorted({symbol.module for symbol in table} | set(UNLISTED))
               if (products / f"Modules/{module}.swiftmodule").exists()]
    declared = {module: names_declared(products, module) for module in modules}
    if "--unknown" in sys.argv:
        print("".join(f"{name}\n" for name in unknown(table, declared)), end="")
    else:
        print(document(table, declared), end="")


def lines(file):
    with open(ROOT / file, encoding="utf-8") as text:
        return [line.rstrip("\n") for line in text if line[0] not in "#~"]


def names_declared(products, module):
    """The paths of a module's public declarations, those in extensions of others' types too."""
    target = json.loads(output("swiftc", "-print-target-info"))["target"]["triple"]
    paths = {}
    with tempfile.TemporaryDirectory() as folder:
        output("swift-symbolgraph-extract", "-module-name", module, "-target", target,
               "-I", products / "Modules", "-output-dir", folder,
               "-minimum-access-level", "public", "-skip-synthesized-members")
        for file in pathlib.Path(folder).glob("*.json"):
            for symbol in json.loads(file.read_bytes())["symbols"]:
                kind = symbol["kind"]["identifier"].removeprefix("swift.")
                paths["/".join(symbol["pathComponents"])] = kind
    return paths


def output(*command):
    return subprocess.run(command, check=True, capture_output=True).stdout


def unknown(table, declared):
    """Public names that Apple does not have, sorted."""
    listed = {symbol.path for symbol in table}
    required = {path.rpartition("/")[2] for path in listed
                if path.rpartition("/")[0] in protocols(table)}
    return sorted(
        path for module, paths in declared.items() if module not in UNLISTED + LISTED_IN_PART
        for path in paths
        if path not in listed and path.split("/")[0] not in ELSEWHERE
        # What a protocol asks for is public in whatever conforms, and Apple's may be hidden.
        and path.rpartition("/")[2] not in required
        and not DERIVED.search(path) and not HIDDEN.search(path))


def protocols(table):
    return {symbol.path for symbol in table if symbol.kind == "protocol"}


def document(table, declared):
    listed = [symbol for symbol in table if symbol.module in declared]
    reported = names_reported()
    states = {symbol: state(symbol, declared, reported) for symbol in listed}
    parts = [INTRODUCTION, counted("module", listed, states, lambda symbol: symbol.module)]
    own = [symbol for symbol in listed if symbol.module == "SwiftUI"]
    parts += ["## SwiftUI by kind\n", counted("kind", own, states, lambda symbol: symbol.kind)]
    parts += ["## By use\n", by_use(states)]
    parts += ["## Modules without a list\n", unlisted(declared)]
    parts += ["## Accepted, not drawn\n", grouped(states, "accepted")]
    parts += ["## Missing\n", grouped(states, "missing")]
    return "\n".join(parts)


def names_reported():
    """Names that sources report as accepted and not drawn, without the dot before modifiers."""
    found = set()
    for file in (ROOT / "Sources").rglob("*.swift"):
        found |= set(re.findall(r'notDrawn\(\s*"\.?(\w+(?:\([\w:]*\))?)"', file.read_text(encoding="utf-8")))
    return found


def state(symbol, declared, reported):
    owner, _, name = symbol.path.rpartition("/")
    paths = declared[symbol.module]
    derived = owner in paths and (DERIVED.search(name) or symbol.kind == "typealias")
    if symbol.path not in paths and not derived:
        return "missing"
    is_reported = not reported.isdisjoint({name, name.partition("(")[0]})
    return "accepted" if is_reported else "declared"


def counted(title, symbols, states, key):
    rows = [f"| {title} | names | declared | accepted, not drawn | missing |",
            "| --- | ---: | ---: | ---: | ---: |"]
    groups = collections.defaultdict(collections.Counter)
    for symbol in symbols:
        groups[key(symbol)][states[symbol]] += 1
    for name in sorted(groups):
        count = groups[name]
        rows.append(f"| {name} | {count.total()} | {count['declared'] + count['accepted']} | "
                    f"{count['accepted']} | {count['missing']} |")
    return "\n".join(rows) + "\n"


def by_use(states):
    """Each name as often as it is used, as the best of the symbols that it may stand for."""
    best = {}
    for symbol, state in states.items():
        name = symbol.path.rpartition("/")[2].partition("(")[0]
        rank = ["missing", "accepted", "declared"].index(state)
        best[name] = max(best.get(name, 0), rank)
    uses, gaps = collections.Counter(), []
    for name, count in (line.split("\t") for line in lines("scripts/usage.tsv")):
        if name in best:
            uses[best[name]] += int(count)
            gaps += [f"`{name}` ({count})"] if best[name] == 0 else []
    total = uses.total()
    share = {rank: f"{100 * count / total:.2f} %" for rank, count in uses.items()}
    return (f"Of {total:,} uses of names in public code, {share.get(2, '0 %')} are of what is declared "
            f"and not reported as undrawn, {share.get(1, '0 %')} of what is accepted and not drawn, "
            f"{share.get(0, '0 %')} of what is missing"
            + (": " + ", ".join(gaps) if gaps else "") + ".\n")


def unlisted(declared):
    rows = ["| module | public declarations |", "| --- | ---: |"]
    rows += [f"| {module} | {len(declared[module])} |" for module in UNLISTED if module in declared]
    return "\n".join(rows) + "\n"


def grouped(states, wanted):
    owners = collections.defaultdict(list)
    for symbol, state in states.items():
        if state == wanted:
            owner, _, name = symbol.path.rpartition("/")
            owners[symbol.module, owner or "on their own"].append(f"`{name}`")
    return "\n".join(f"- {module}, {owner.replace('/', '.')}: {', '.join(sorted(names))}"
                     for (module, owner), names in sorted(owners.items())) + "\n"


INTRODUCTION = """# Coverage

What snippets can use, compared with the names that Apple's frameworks have on iOS, without those that
begin with an underscore. `make coverage` makes this page from the modules as they are built, and
`make test` fails where they have a public name that Apple's have not.

*Declared* is what compiles. Of that, *accepted, not drawn* is what a preview reports below its
picture, because iOS would draw it otherwise; views of frameworks other than SwiftUI are all of that
kind.
"""

if __name__ == "__main__":
    main()
