"""What `make install` puts somewhere works there, and wherever it is moved to."""

import os
import shutil
import subprocess

import pytest

from conftest import BAD, GOOD, ROOT, cached, give


def expect_good(run, program, root, **options):
    checked = run("check", "--root", root, program=program, **options)
    assert (checked.returncode, checked.stderr) == (0, ""), checked.stderr
    built = run(
        *("build", "--no-search", "--root", root, "--out", root.parent / "site out"),
        program=program, **options,
    )
    assert (built.returncode, built.stderr) == (0, ""), built.stderr
    assert "<svg" in (root.parent / "site out/index.html").read_text()


def test_the_makefile_installs_below_a_folder_for_packages(tmp_path, program):
    line = ["make", "-n", "install", "PREFIX=/opt/my tools", f"DESTDIR={tmp_path}/to pack"]
    steps = subprocess.check_output(line, cwd=ROOT, text=True)
    install = [step for step in steps.splitlines() if "install.sh" in step][-1]
    subprocess.run(["bash", "-c", install.replace(".build/release", str(program.parent))],
                   cwd=ROOT, check=True)
    assert (tmp_path / "to pack/opt/my tools/bin/catalog").exists()


def test_it_can_be_moved_and_called_through_links(run, make_catalog, installation, tmp_path):
    root = make_catalog("a catalog (of mine)", index=GOOD)
    moved = tmp_path / "moved to 'another' place"
    installation.rename(moved)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/catalog").symlink_to(moved / "bin/catalog")
    (tmp_path / "bin/another name").symlink_to("catalog")
    expect_good(run, tmp_path / "bin/another name", root, cwd="/")
    on_path = {**os.environ, "PATH": f"{tmp_path}/bin:{os.environ['PATH']}"}
    expect_good(run, "catalog", root, cwd=tmp_path, env=on_path)


def test_from_within_the_catalog_no_root_is_named(run, make_catalog, installed):
    root = make_catalog("my catalog", index=GOOD)
    for folder in [root, root / "content"]:
        result = run("check", cwd=folder, program=installed / "bin/catalog")
        assert result.stdout.startswith("1 page, 1 block: ")


def test_installing_over_an_older_one_leaves_nothing_of_it(run, make_catalog, tmp_path, program):
    prefix = tmp_path / "prefix"
    install = [ROOT / "scripts/install.sh", program.parent, prefix]
    subprocess.run(install, check=True)
    old = prefix / "lib/catalog/modules/Retired.swiftmodule"
    old.write_text("of an older version")
    (prefix / "share/catalog/theme/old.js").write_text("of an older version")
    subprocess.run(install, check=True)
    assert not old.exists() and not (prefix / "share/catalog/theme/old.js").exists()
    checked = run("check", "--root", make_catalog(index=GOOD), program=prefix / "bin/catalog")
    assert checked.returncode == 0


def test_it_needs_no_file_of_its_sources(installed):
    for path in installed.rglob("*"):
        assert not path.is_symlink()
        if path.is_file() and path.suffix not in (".swiftmodule", ".swiftdoc", ".so", ""):
            assert f"{ROOT}/".encode() not in path.read_bytes()


def test_somebody_without_rights_or_home_uses_it(run, make_catalog, installed, somebody):
    root = make_catalog("their catalog/here", index=GOOD)
    give(root.parent)
    expect_good(run, installed / "bin/catalog", root, **somebody)


def test_somebody_without_namespaces_uses_it(make_catalog, installed, somebody, tmp_path):
    root = make_catalog("their catalog/here", index=GOOD)
    give(root.parent)
    # In a container, namespaces are most often forbidden; here, bubblewrap is as good as not there.
    programs = tmp_path / "programs"
    programs.mkdir()
    refusal = "bwrap: No permissions to create a namespace"
    (programs / "bwrap").write_text(f"#!/bin/sh\necho '{refusal}' >&2\nexit 1\n")
    (programs / "bwrap").chmod(0o755)
    somebody["env"]["PATH"] = f"{programs}:{somebody['env']['PATH']}"
    built = subprocess.run(
        [installed / "bin/catalog", "build", "--no-search", "--root", root],
        capture_output=True, text=True, **somebody,
    )
    if refusal in built.stderr:
        # Neither has Landlock: then it is said, and what each of them says.
        assert built.returncode == 3 and "Landlock" in built.stderr
    else:
        assert built.returncode == 0, built.stderr


def test_an_installation_that_nobody_may_write_to(run, make_catalog, installation, somebody):
    root = make_catalog("their catalog/here", index=GOOD)
    give(root.parent)
    give(installation, owner=0)
    for path in [installation, *installation.rglob("*")]:
        path.chmod(path.stat().st_mode & ~0o222)
    expect_good(run, installation / "bin/catalog", root, **somebody)


def test_a_catalog_that_nobody_may_write_to(run, make_catalog, installed, somebody):
    root = make_catalog("their catalog/here", index=BAD)
    program = installed / "bin/catalog"
    result = run("check", "--root", root, program=program, **somebody)
    assert result.returncode == 1
    assert "cannot find 'Txet' in scope" in result.stdout
    assert result.stderr.startswith("catalog: warning: not all is kept for the next run: ")
    assert len(result.stderr.splitlines()) == 1
    quiet = run("check", "--no-cache", "--root", root, program=program, **somebody)
    assert quiet.stderr == "" and not (root / ".catalog").exists()
