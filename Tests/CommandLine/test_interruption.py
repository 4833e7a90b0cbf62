"""What is left where the tool is interrupted, killed, or runs several times at once: nothing that
does harm."""

import itertools
import json
import os
import random
import signal
import subprocess
import time

import pytest

from conftest import GOOD, cached, files

# How often it is killed; more are for nights.
ROUNDS = int(os.environ.get("ROUNDS", 3))
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]

# An extension is compiled by itself, so there is time between the first block and the last.
PAGE = GOOD + "".join(
    f"\n```swift\nextension Text {{ static var text{n}: Text {{ {what}(\"{n}\") }} }}\n```\n"
    for n, what in enumerate(["Text"] * 11 + ["Txet"])
)
BLOCKS = 13
ENDLESS = "import SwiftUI\n\n#Preview {\n  let _ = { while true {} }()\n  EmptyView()\n}\n"


@pytest.fixture
def start(program, tmp_path):
    """Starts the tool so that all that it starts and makes can be told from everything else."""
    scratch = tmp_path / "scratch"
    scratch.mkdir()

    def start(*words):
        return subprocess.Popen(
            [program, *words], env={**os.environ, "TMPDIR": str(scratch)},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )

    start.scratch = scratch
    return start


def processes(scratch):
    """The command lines of those that know the folder for temporary files."""
    found = []
    for number in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{number}/cmdline", "rb") as file:
                words = file.read()
            with open(f"/proc/{number}/environ", "rb") as file:
                if words and bytes(scratch) in words + file.read():
                    found.append(words)
        except OSError:
            pass
    return found


def wait_for(condition):
    """Waits as long as any machine may take; the test fails where it is in vain."""
    for _ in range(3000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("in vain")


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
@pytest.mark.parametrize("command", ["check", "build", "build a site", "render"])
def test_a_signal_ends_everything(start, make_catalog, tmp_path, command, number):
    root = make_catalog(index=PAGE.replace("Txet", "Text"))
    words, sign = [command, "--root", root], b"swift-frontend"
    if command == "build a site":
        page = root / "content/index.md"
        page.write_text(GOOD + f"\n```swift\n{ENDLESS}```\n")
        words, sign = ["build", "--no-search", "--root", root], b"/exchange"
    if command == "render":
        (tmp_path / "endless.swift").write_text(ENDLESS)
        words, sign = ["render", tmp_path / "endless.swift", "-o", tmp_path / "out"], b"/exchange"
    tool = start(*words)
    wait_for(lambda: any(sign in line for line in processes(start.scratch)))
    tool.send_signal(number)
    assert tool.wait(timeout=10) == 128 + number
    wait_for(lambda: not processes(start.scratch))
    assert list(start.scratch.iterdir()) == []
    assert sorted(path.name for path in root.iterdir()) in (
        [".catalog", "catalog.yml", "content"], ["catalog.yml", "content"],
    )


def report(run, root, *words):
    result = run("check", "--format", "json", "--root", root, *words)
    assert result.returncode in (0, 1), result.stderr
    return json.loads(result.stdout)


def test_kills_at_any_moment_spoil_nothing(start, run, make_catalog):
    root = make_catalog(index=PAGE)
    expected = report(run, root, "--no-cache")
    assert expected["summary"]["errors"] == 1
    rounds = random.Random(1)
    for _ in range(ROUNDS):
        tool = start("check", "--root", root)
        time.sleep(rounds.uniform(0, 1.5))
        tool.kill()
        tool.wait()
        wait_for(lambda: not processes(start.scratch))
    last = start("check", "--root", root)
    assert last.wait(timeout=120) == 1
    assert list(start.scratch.iterdir()) == []
    assert report(run, root)["diagnostics"] == expected["diagnostics"]
    assert report(run, root)["summary"]["cached"] == BLOCKS
    assert not list(root.glob(".catalog/cache/drafts/*"))


def spoil(entries, hows):
    contents = [entry.read_bytes() for entry in entries]
    others = contents[1:] + contents[:1]
    for entry, how, content, other in zip(entries, itertools.cycle(hows), contents, others):
        entry.unlink()
        put(entry, how, content, other)


def put(path, how, content, other):
    match how:
        case "empty": path.write_bytes(b"")
        case "short": path.write_bytes(content[: len(content) // 2])
        case "long": path.write_bytes(content + b" ")
        case "garbage": path.write_bytes(random.Random(2).randbytes(len(content)))
        case "changed": path.write_bytes(content[:-9] + b"!" + content[-8:])
        case "another's": path.write_bytes(other)
        case "a folder": path.mkdir()
        case "a full folder": (path / "in").mkdir(parents=True)
        case "a pipe": os.mkfifo(path)
        case "a link": path.symlink_to("/nonexistent")


HOWS = ["empty", "short", "long", "garbage", "changed", "another's", "a folder", "a full folder",
        "a pipe", "a link"]


def test_spoilt_entries_are_made_anew(run, make_catalog):
    root = make_catalog(index=PAGE)
    expected = report(run, root)["diagnostics"]
    entries = cached(root)
    assert len(entries) >= BLOCKS
    spoil(entries, HOWS)
    again = report(run, root)
    assert again["diagnostics"] == expected
    assert again["summary"]["cached"] == 0
    assert report(run, root)["summary"]["cached"] == BLOCKS


def test_spoilt_drawings_are_drawn_anew(run, make_catalog):
    root = make_catalog(index=GOOD)
    words = ["build", "--no-search", "--root", root, "--out"]
    assert run(*words, root / "a").returncode == 0
    spoil(cached(root), HOWS)
    assert run(*words, root / "b").returncode == 0
    assert files(root / "a") == files(root / "b")


def test_a_cache_of_somebody_else_is_done_without(run, make_catalog, somebody, installed):
    root = make_catalog(index=PAGE)
    expected = report(run, root)["diagnostics"]
    for path in cached(root):
        path.chmod(0o600)
    result = run(
        "check", "--format", "json", "--root", root, program=installed / "bin/catalog", **somebody
    )
    assert result.returncode == 1, result.stderr
    assert json.loads(result.stdout)["diagnostics"] == expected


def test_several_at_once_share_a_cache(start, run, make_catalog):
    root = make_catalog(index=PAGE)
    tools = [start("check", "--root", root) for _ in range(3)]
    assert [tool.wait(timeout=120) for tool in tools] == [1, 1, 1]
    assert report(run, root)["summary"]["cached"] == BLOCKS
    assert list(start.scratch.iterdir()) == []
