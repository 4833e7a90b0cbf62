"""What whoever runs the tool may not read is wrong with the catalog, whatever else is on the page."""

import json

from conftest import GOOD, give

CLOSED = ["page.md", "picture.png", "section", "_support/shared.swift"]


def test_each_is_told_of_and_the_others_are_checked(run, make_catalog, somebody, installed):
    root = make_catalog(index=GOOD, page=GOOD.replace("Badge", "Other"))
    content = root / "content"
    for folder in ["section", "_support"]:
        (content / folder).mkdir()
    for file in ["picture.png", "section/index.md", "_support/shared.swift"]:
        (content / file).write_text("")
    give(root)
    for name in CLOSED:
        (content / name).chmod(0)
    result = run(
        "check", "--no-previews", "--format", "json", "--root", root,
        program=installed / "bin/catalog", **somebody,
    )
    assert result.returncode == 1, result.stderr
    report = json.loads(result.stdout)
    found = [(finding["file"], finding["code"]) for finding in report["diagnostics"]]
    assert sorted(found) == sorted((f"content/{name}", "file.unreadable") for name in CLOSED)
    assert report["summary"]["batched"] == 1
