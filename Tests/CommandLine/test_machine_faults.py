"""Where the machine is at fault, the status is 3, what is wrong and what to do is said, and nothing
is taken for a mistake in the catalog."""

import json
import os
import re
import resource
import shutil
import subprocess

import pytest

from conftest import BAD, GOOD

MODULES = "lib/catalog/modules"
FOUNDATION = re.compile(r"couldn.t be|Cocoa|NSError|Domain=")


def expect_fault(result, *words):
    assert result.returncode == 3, result.stdout + result.stderr
    assert "no problems" not in result.stdout
    assert result.stderr.startswith("catalog: error: ")
    assert not FOUNDATION.search(result.stderr)
    for word in words:
        assert word in result.stderr


@pytest.fixture
def check(run, make_catalog):
    """Checks a good catalog, and makes sure that what was at fault has left no verdicts."""
    root = make_catalog(index=GOOD)

    def check(installation=None, **options):
        program = {"program": installation / "bin/catalog"} if installation else {}
        result = run("check", "--root", root, **program, **options)
        if result.returncode:
            sound = json.loads(run("check", "--format", "json", "--root", root).stdout)
            assert sound["summary"]["cached"] == sound["summary"]["errors"] == 0
        return result

    return check


@pytest.mark.parametrize("content", [b"", b"nothing of a module", None])
def test_a_module_that_cannot_be_read(check, installation, replace_file, content):
    module = installation / MODULES / "SwiftUI.swiftmodule"
    replace_file(module, module.read_bytes()[:100_000] if content is None else content)
    expect_fault(check(installation), "SwiftUI.swiftmodule", "install catalog again")


@pytest.mark.parametrize("name", ["SwiftUI", "UIKit", "Drawing"])
def test_a_missing_module(check, installation, name):
    (installation / MODULES / f"{name}.swiftmodule").unlink()
    expect_fault(check(installation), f"cannot find {name}.swiftmodule", "install catalog again")


def test_a_module_of_another_compiler(check, installation, replace_file):
    module = installation / MODULES / "Combine.swiftmodule"
    own = re.search(rb"Swift version (\d+\.\d+)", module.read_bytes())[1]
    replace_file(module, module.read_bytes().replace(own, b"5.9"))
    expect_fault(check(installation), "not for the compiler in use", "Swift version 5.9")


def test_macros_that_cannot_be_loaded(check, installation, replace_file):
    replace_file(installation / "lib/catalog/libPreviewMacros.so", b"no library")
    expect_fault(check(installation), "libPreviewMacros.so", "install catalog again")


def test_missing_macros(check, installation):
    (installation / "lib/catalog/libPreviewMacros.so").unlink()
    expect_fault(check(installation), "cannot find libPreviewMacros.so")


def cut_off(table, replace_file):
    """Leaves the first half of a table's rows."""
    rows = table.read_bytes().splitlines(True)
    replace_file(table, b"".join(rows[: len(rows) // 2]))


def test_a_missing_table_of_symbols(check, installation):
    (installation / "share/catalog/symbols.tsv").unlink()
    expect_fault(check(installation), "table of symbols", "install catalog again")


def test_a_table_of_symbols_that_is_cut_off(check, installation, replace_file):
    cut_off(installation / "share/catalog/symbols.tsv", replace_file)
    expect_fault(check(installation), "the end of the table of symbols", "install catalog again")


def test_a_table_of_icons_that_is_cut_off(run, make_catalog, installation, replace_file):
    cut_off(installation / "share/catalog/fonts/sf-symbols.tsv", replace_file)
    result = run("check", "--root", make_catalog(index=GOOD), program=installation / "bin/catalog")
    expect_fault(result, "the end of the table of icons", "install catalog again")


def test_no_compiler(check):
    expect_fault(check(env={**os.environ, "PATH": "/nonexistent"}), "swiftc", "install a Swift")


def test_a_compiler_that_answers_nothing(check, fake_compiler):
    env = fake_compiler("echo 'libsomething.so is not there' >&2; exit 127", answers=False)
    expect_fault(check(env=env), "libsomething.so is not there", "PATH")


@pytest.mark.parametrize("end", ["kill -SEGV $$", "exit 1"])
def test_a_compiler_that_crashes(check, fake_compiler, end):
    expect_fault(check(env=fake_compiler(f"echo 'cannot go on' >&2; {end}")), "cannot go on")


def test_a_compiler_that_does_nothing(check, fake_compiler):
    expect_fault(check(env=fake_compiler("exit 0")), "it ends well, but writes nothing")


@pytest.mark.parametrize("page", [GOOD, BAD])
def test_a_compiler_that_keeps_its_errors_to_itself(run, make_catalog, fake_compiler, page):
    env = fake_compiler(f'"{shutil.which("swiftc")}" "$@" 2>/dev/null; exit 0')
    result = run("check", "--no-cache", "--root", make_catalog(index=page), env=env)
    assert result.returncode == (page == BAD)


def test_a_compiler_that_makes_no_programs(run, make_catalog, fake_compiler):
    script = f'[ "$1" = -frontend ] && exec "{shutil.which("swiftc")}" "$@"; exit 0'
    result = run("check", "--root", make_catalog(index=GOOD), env=fake_compiler(script))
    expect_fault(result, "makes no program")


def test_a_compiler_that_cannot_be_run(check, tmp_path):
    # A folder is executable, in a way.
    (tmp_path / "swiftc").mkdir()
    expect_fault(check(env={**os.environ, "PATH": str(tmp_path)}), "swiftc", "Permission denied")


def test_mistakes_stay_mistakes(run, make_catalog):
    pages = {"index": BAD, "module": GOOD.replace("struct", "import Nothing\n\nstruct")}
    result = run("check", "--root", make_catalog(**pages))
    assert result.returncode == 1
    assert "no such module 'Nothing'" in result.stdout


def test_a_folder_for_temporary_files_that_is_not_there(check):
    expect_fault(check(env={**os.environ, "TMPDIR": "/nonexistent"}), "/nonexistent")


@pytest.mark.parametrize("home", ["/proc/nobody", "/dev/null", ""])
def test_without_a_home_all_is_checked(check, home):
    assert check(env={**os.environ, "HOME": home}).returncode == 0


@pytest.fixture
def small_disk(tmp_path):
    """A disk that a few files fill; only root can have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "none", folder], capture_output=True
    )
    if mounted.returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def fill(folder):
    try:
        (folder / "filling").write_bytes(b"x" * (1 << 20))
    except OSError:
        pass


def test_a_full_disk_for_temporary_files(check, small_disk):
    fill(small_disk)
    env = {**os.environ, "TMPDIR": str(small_disk)}
    expect_fault(check(env=env), "No space left on device", "TMPDIR")


def test_a_disk_that_is_too_small_for_a_program(run, make_catalog, small_disk):
    env = {**os.environ, "TMPDIR": str(small_disk)}
    result = run("build", "--no-search", "--root", make_catalog(index=GOOD), env=env)
    expect_fault(result, "No space left on device", "TMPDIR")


def test_a_full_disk_for_the_site(run, make_catalog, small_disk):
    root = make_catalog(index=GOOD)
    result = run("build", "--no-search", "--root", root, "--out", small_disk / "site")
    expect_fault(result, "No space left on device")


def test_a_full_disk_for_the_cache_costs_nothing_but_time(run, make_catalog, small_disk):
    root = make_catalog(index=GOOD)
    fill(small_disk)
    (root / ".catalog").symlink_to(small_disk)
    result = run("check", "--root", root)
    assert result.returncode == 0
    assert result.stderr.startswith("catalog: warning: not all is kept for the next run: ")
    assert "No space left on device" in result.stderr and result.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["libPreviewRuntime.so", "catalog-confine"])
@pytest.mark.parametrize("content", [None, b"no program"])
def test_what_drawing_takes(run, make_catalog, installation, replace_file, name, content):
    file = installation / "lib/catalog" / name
    file.unlink() if content is None else replace_file(file, content)
    root = make_catalog(index=GOOD)
    result = run("build", "--no-search", "--root", root, program=installation / "bin/catalog")
    expect_fault(result, name)


@pytest.mark.parametrize("name", ["page.html", ""])
def test_a_missing_theme(run, make_catalog, installation, name):
    part = installation / "share/catalog/theme" / name
    shutil.rmtree(part) if part.is_dir() else part.unlink()
    root = make_catalog(index=GOOD)
    result = run("build", "--no-search", "--root", root, program=installation / "bin/catalog")
    expect_fault(result, "theme", "install catalog again")
    assert not (root / "site").exists()


def limited(limit, count):
    """What a program is started with so that a limit holds for it."""
    return lambda: resource.setrlimit(limit, (count, count))


def test_few_open_files_are_enough_or_said_to_be_too_few(run, make_catalog):
    root = make_catalog(index=GOOD)
    few = run("check", "--root", root, preexec_fn=limited(resource.RLIMIT_NOFILE, 10))
    expect_fault(few, "Too many open files", "ulimit -n")
    some = run(
        *("build", "--no-search", "--root", root),
        preexec_fn=limited(resource.RLIMIT_NOFILE, 32),
    )
    assert some.returncode == 0, some.stderr


@pytest.mark.parametrize("words", [["--no-previews"], []], ids=["compiling", "drawing"])
@pytest.mark.parametrize("count", [1, 4, 12, 16])
def test_few_processes_are_enough_or_too_few(
    run, make_catalog, somebody, installed, count, words
):
    result = run(
        *("check", "--no-cache", *words, "--root", make_catalog(index=GOOD)),
        program=installed / "bin/catalog", preexec_fn=limited(resource.RLIMIT_NPROC, count),
        **somebody,
    )
    # How many the compiler takes is its own business; to wait for them for ever is not.
    if count < 12 or not words or result.returncode:
        expect_fault(result, "Resource temporarily unavailable", "ulimit -u")
