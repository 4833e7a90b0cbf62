#!/usr/bin/env python3
"""Says what share of other people's SwiftUI code the check accepts.

    corpus.py PRODUCTS CORPUS blocks KINDS.tsv [REGEX]   fenced blocks of documentation
    corpus.py PRODUCTS CORPUS files MIRROR [REGEX]       whole files that stand alone

CORPUS holds blocks/, files/ and files.tsv; KINDS.tsv says of each block what it is, and whether it
uses only known names; MIRROR has the repositories as bare git directories. REGEX selects by name.
Each piece becomes a page of a catalog, which is then checked. What is wrong on Apple's platforms as
well is listed with its reason in scripts/corpus-wrong.tsv, and counts as told rightly.

All failures are written to CORPUS/failures.tsv: name, kind, line, message.
"""

import collections
import csv
import io
import json
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FENCE = "~" * 12
IMPORT = re.compile(
    r"^\s*(?:@[\w()]+\s+)*(?:(?:public|internal|private|package|fileprivate)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.M)
TYPE = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)")
MEMBER = re.compile(r"\b(?:func|var|let|case|macro)\s+`?(\w+)")
QUIET = re.compile(r'"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?s:.*?)\*/')


def main():
    products, corpus, what, beside = (argument for argument in sys.argv[1:5])
    corpus = pathlib.Path(corpus)
    pieces = blocks(corpus, beside) if what == "blocks" else files(corpus, pathlib.Path(beside), products)
    wanted = re.compile(sys.argv[5] if len(sys.argv) > 5 else "")
    pieces = {name: piece for name, piece in pieces.items() if wanted.search(name)}
    errors = check(pathlib.Path(products) / "catalog", pieces)
    report(pieces, errors, known_as_wrong(), corpus)


def blocks(corpus, kinds):
    """Blocks with known names only, each with its kind."""
    return {row["id"]: (row["class"].split(":")[0].split(" (")[0],
                        (corpus / f"blocks/{row['id']}.swift").read_text())
            for row in table(kinds)
            if row["known_names_only"] == "1" and not row["class"].startswith("imports")}


def files(corpus, mirror, products):
    """Files that import only modules that are there, and use no name of another file."""
    modules = {file.stem for file in (pathlib.Path(products) / "Modules").glob("*.swiftmodule")}
    modules |= {"Foundation", "Observation", "Dispatch", "Swift"}
    apple = {line.split("\t")[0].rpartition("/")[2].partition("(")[0]
             for line in (ROOT / "share/symbols.tsv").read_text().splitlines()}
    found = {}
    rows = [row for row in table(corpus / "files.tsv") if row["role"] == "source"]
    for repository in sorted({row["repo"] for row in rows}):
        declared = names_declared(mirror / repository.replace("/", "+"))
        for row in rows:
            if row["repo"] != repository or not modules.issuperset(row["imports"].split(",")):
                continue
            file = corpus / "files" / repository.replace("/", "+") / row["path"]
            text = file.read_text(errors="replace")
            if stands_alone(text, declared, apple):
                found[row["id"]] = ("file", text)
    return found


def names_declared(folder):
    """How many files of a repository declare each name: types, and members of extensions."""
    git = next(path for path in (folder / "repo/.git", folder / "repo") if (path / "HEAD").exists())
    tar = subprocess.run(["git", "--git-dir", git, "archive", "HEAD", "--", "*.swift"],
                         capture_output=True).stdout
    count = collections.Counter()
    with tarfile.open(fileobj=io.BytesIO(tar)) as archive:
        for member in archive:
            if member.isfile():
                text = archive.extractfile(member).read().decode(errors="replace")
                count.update(names(text))
    return count


def names(text):
    text = QUIET.sub("", text)
    extended = "\n".join(re.findall(r"\bextension\b(?s:.*?)(?=\n\}|\Z)", text))
    outside = "\n".join(line for line in text.splitlines() if line[:1].isalpha())
    return set(TYPE.findall(text)) | set(MEMBER.findall(extended)) | set(MEMBER.findall(outside))


def stands_alone(text, declared, apple):
    bare = QUIET.sub("", text)
    own = names(text) | set(MEMBER.findall(bare)) | set(TYPE.findall(bare))
    for word in set(re.findall(r"\b\w+\b", bare)) - own - apple:
        if declared[word] and (word[0].isupper() or re.search(rf"(?<![\w)\]]\s)\.{word}\b", bare)):
            return False
    return True


def table(file):
    with open(file, encoding="utf-8") as text:
        yield from csv.DictReader(text, delimiter="\t", quoting=csv.QUOTE_NONE)


def known_as_wrong():
    lines = (ROOT / "scripts/corpus-wrong.tsv").read_text().splitlines()
    return dict(line.split("\t", 1) for line in lines if line and line[0] != "#")


def check(catalog, pieces):
    """The errors of each piece, by name."""
    with tempfile.TemporaryDirectory() as folder:
        content = pathlib.Path(folder) / "content"
        content.mkdir()
        (content.parent / "catalog.yml").write_text("title: Corpus\nios: 26.2\n")
        names = {}
        for name, (_, text) in pieces.items():
            page = re.sub(r"[^a-z0-9]+", "-", name.lower())
            names[f"content/{page}.md"] = name
            (content / f"{page}.md").write_text(
                f"---\ntitle: A\nsummary: B\n---\n\n{FENCE}swift\n{text.rstrip()}\n{FENCE}\n")
        command = [catalog, "check", "--root", folder, "--no-previews", "--format", "json"]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode > 1:
            sys.exit(result.stderr)
    errors = collections.defaultdict(list)
    for diagnostic in json.loads(result.stdout)["diagnostics"]:
        if diagnostic["severity"] == "error":
            errors[names[diagnostic["file"]]].append(diagnostic)
    return errors


def report(pieces, errors, wrong, corpus):
    with open(corpus / "failures.tsv", "w", encoding="utf-8") as file:
        for name in sorted(errors):
            for error in errors[name]:
                print(name, pieces[name][0], error["line"] - 6, error["message"],
                      sep="\t", file=file)
    total, good = collections.Counter(), collections.Counter()
    for name, (kind, _) in pieces.items():
        for group in (kind, "all"):
            total[group] += 1
            good[group] += name not in errors or name in wrong
    for group in sorted(total):
        print(f"{group:32}{good[group]:6} of {total[group]:6}  {100 * good[group] / total[group]:5.1f} %")
    print(f"of these, listed as wrong: {len(errors.keys() & wrong.keys())};"
          f" listed, but accepted: {len(wrong.keys() & pieces.keys() - errors.keys())}")
    first = collections.Counter(
        found[0]["message"] for name, found in errors.items() if name not in wrong)
    print("\n".join(f"{count:5}  {message}" for message, count in first.most_common(40)))


if __name__ == "__main__":
    main()
