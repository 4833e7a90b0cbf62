"""Parts of a catalog checked on machines of their own: the last one, with all their caches, has
nothing left to compile."""

import json
import os
import shutil

import pytest

from conftest import BAD, GOOD, cached, files, give

PARTS = 3
PAGES = {
    **{f"page{n}": GOOD.replace("Badge", f"Badge{n}") for n in range(5)},
    "with_mistakes": BAD,
    "alone": GOOD + "\n```swift\nextension Text { static var one: Text { Text(\"1\") } }\n```\n",
    "leaning": GOOD + "\n```swift\nlet badge = Badge()\n```\n\n```swift ignore=\"no\"\n…\n```\n",
}


def summary(result):
    return json.loads(result.stdout)["summary"]


@pytest.fixture
def machines(run, make_catalog, tmp_path, installed):
    """Checks each part in a place of its own, with tools in places of their own."""
    roots = []
    for number in range(1, PARTS + 1):
        root = make_catalog(f"machine {number}/checkout", **PAGES)
        tool = shutil.copytree(installed, tmp_path / f"tool {number}", copy_function=os.link)
        words = ["check", "--format", "json", "--shard", f"{number}/{PARTS}", "--root", root]
        result = run(*words, program=tool / "bin/catalog")
        assert result.returncode in (0, 1), result.stderr
        roots.append((root, summary(result)))
    return roots


def carry(machines, root):
    """Brings the caches together, as archives do: times and owners are lost on the way."""
    cache = root / ".catalog/cache"
    for other, _ in machines:
        for entry in cached(other):
            target = cache / entry.relative_to(other / ".catalog/cache")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(entry.read_bytes())
            os.utime(target, (0, 0))
    if os.geteuid() == 0:
        give(cache)


def test_all_parts_make_the_whole(machines, run, make_catalog):
    root = make_catalog("whole", **PAGES)
    whole = summary(run("check", "--format", "json", "--root", root))
    for count in ["pages", "blocks", "ignored", "errors", "warnings", "batched", "alone"]:
        parts = [part[count] for _, part in machines]
        if count not in ("batched", "alone"):
            assert sum(parts) == whole[count], count
    assert all(part["pages"] for _, part in machines)


def test_the_last_machine_compiles_nothing(
    machines, run, make_catalog, installed, fake_compiler
):
    root = make_catalog("last machine/of all", **PAGES)
    carry(machines, root)
    # This compiler would say so.
    env = fake_compiler('echo "it was asked" >&2; exit 1')
    words = ["check", "--format", "json", "--root", root]
    result = run(*words, program=installed / "bin/catalog", env=env)
    assert result.returncode == 1, result.stderr
    counts = summary(result)
    assert (counts["batched"], counts["alone"], counts["drawn"]) == (0, 0, 0)
    assert counts["drawnBefore"] == sum(part["drawn"] for _, part in machines)
    assert counts["cached"] == counts["blocks"] - counts["ignored"] == 10
    assert counts["errors"] == sum(part["errors"] for _, part in machines) == 1


def test_drawings_are_carried_along(run, make_catalog, fake_compiler):
    first, second = (make_catalog(f"{name}/catalog", index=GOOD) for name in ["first", "second"])
    assert run("build", "--no-search", "--root", first).returncode == 0
    carry([(first, None)], second)
    env = fake_compiler('echo "it was asked" >&2; exit 1')
    result = run("build", "--no-search", "--root", second, env=env)
    assert result.returncode == 0, result.stderr
    assert files(first / "site") == files(second / "site")


def test_more_parts_than_pages_leave_some_empty(run, make_catalog):
    root = make_catalog("few", index=GOOD)
    counts = [summary(run("check", "--format", "json", "--shard", f"{n}/3", "--root", root))
              for n in (1, 2, 3)]
    assert sorted(count["pages"] for count in counts) == [0, 0, 1]
