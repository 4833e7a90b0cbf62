"""What the tests of the command line share: the built program, and small catalogs to run it on."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PRODUCTS = Path(os.environ.get("PRODUCTS", ROOT / ".build/release")).resolve()

GOOD = """\
---
title: Home
summary: Where it starts.
---

```swift
struct Badge: View {
  var body: some View { Text("new").padding() }
}

#Preview { Badge() }
```
"""
BAD = GOOD.replace("Text(", "Txet(")


@pytest.fixture(scope="session")
def program():
    program = PRODUCTS / "catalog"
    assert program.exists(), f"there is no {program}; `make build` makes it"
    return program


@pytest.fixture
def make_catalog(tmp_path):
    """Writes a catalog of these pages: `make_catalog(index=GOOD)`."""

    def make(name="catalog", title="Test", **pages):
        root = tmp_path / name
        (root / "content").mkdir(parents=True)
        (root / "catalog.yml").write_text(f"title: {title}\n")
        for page, text in pages.items():
            (root / "content" / f"{page}.md").write_text(text)
        return root

    return make


@pytest.fixture
def run(program):
    """Runs the tool with these words; keywords are those of `subprocess.run`."""

    def run(*words, program=program, **options):
        options = {"capture_output": True, "text": True, "timeout": 120} | options
        return subprocess.run([program, *words], **options)

    return run


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """An installation, which no test may change."""
    prefix = tmp_path_factory.mktemp("installed") / "prefix"
    subprocess.run([ROOT / "scripts/install.sh", PRODUCTS, prefix], check=True)
    return prefix


@pytest.fixture
def installation(installed, tmp_path):
    """An installation whose files may be replaced, but not written to."""
    return shutil.copytree(installed, tmp_path / "installation", copy_function=os.link)


@pytest.fixture
def replace_file():
    """Puts another file in the place of one that has several names."""

    def replace(path, content):
        mode = path.stat().st_mode
        path.unlink()
        path.write_bytes(content)
        path.chmod(mode)

    return replace


@pytest.fixture
def fake_compiler(tmp_path):
    """A folder with a `swiftc` that answers as the real one what the tool asks first, then runs
    this script."""

    def make(script, answers=True):
        folder = tmp_path / "compiler"
        folder.mkdir(exist_ok=True)
        real = shutil.which("swiftc")
        answer = f'[ "$1" = -print-target-info ] && exec "{real}" "$@"\n' if answers else ""
        path = folder / "swiftc"
        path.write_text(f"#!/bin/sh\n{answer}{script}\n")
        path.chmod(0o755)
        return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}

    return make


@pytest.fixture
def somebody(tmp_path, installed):
    """What makes `subprocess.run` start a program as a user with no rights and no home, who can
    read what the tests have made."""
    if os.geteuid() != 0:
        pytest.skip("only root can start programs as somebody else")
    for folder in [tmp_path, *tmp_path.parents, *installed.parents]:
        if folder.is_relative_to(tempfile.gettempdir()):
            folder.chmod(folder.stat().st_mode | 0o055)
    scratch = tmp_path / "scratch"
    scratch.mkdir(mode=0o700)
    os.chown(scratch, SOMEBODY, SOMEBODY)
    env = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "TMPDIR": str(scratch)}
    return {"user": SOMEBODY, "group": SOMEBODY, "extra_groups": [], "env": env}


# Of no user that a machine has.
SOMEBODY = 54_321


def give(path, owner=SOMEBODY):
    """Makes somebody the owner of a folder and all that is in it."""
    for each in [path, *path.rglob("*")]:
        os.chown(each, owner, owner, follow_symlinks=False)


def cached(root):
    """The entries of a catalog's cache."""
    return sorted(path for path in root.glob(".catalog/cache/??/*") if path.is_file())


def files(folder):
    """What a folder holds, by path."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder): path.read_bytes() for path in paths}
