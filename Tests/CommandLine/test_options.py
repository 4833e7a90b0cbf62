"""Every option of every subcommand: what it takes, and what is said of anything else."""

import re
import subprocess

import pytest

from conftest import GOOD

VIEW = "import SwiftUI\n\n#Preview { Text(\"hello\") }\n"

# For each option that takes a value, values that make no sense.
BAD_VALUES = {
    "check": {
        "--format": ["", "xml", "TEXT", "text,json"],
        "--jobs": ["", "0", "-1", "257", "two", "1.5", "99999999999999999999"],
        "--shard": ["", "0/2", "3/2", "2", "1/0", "a/b", "1/2/3", "-1/2", "1/1001"],
        "--root": ["", "/nonexistent", "/dev/null"],
    },
    "build": {
        "--out": ["", "/dev/null", "/usr"],
        "--base-url": ["", "example.org", "/a", "ftp://example.org", "https://", "https://a?b"],
        "--root": ["", "/nonexistent"],
    },
    "new": {"--root": ["", "/nonexistent"]},
    "render": {
        "-o": ["", "/dev/null"],
        "--appearance": ["", "Dark", "both"],
        "--text-size": ["", "huge", "17"],
        "--device": ["", "iPhone", "0x0", "393", "393x", "x", "1e9x1", "nanxnan", "393X852"],
        "--safe-area": ["", "1", "1,2,3", "a,b", "-1,0"],
        "--metrics": ["", "ios17"],
        "--scale": ["", "0", "-1", "11", "nan", "inf", "two"],
    },
    "explain": {},
}
SWITCHES = {
    "check": ["--no-cache", "--no-previews", "--unsandboxed"],
    "build": ["--drafts", "--no-search", "--unsandboxed"],
    "new": [],
    "render": ["--png", "--dump", "--unsandboxed"],
    "explain": ["--markdown"],
}
# What each is called with beside the option that is tried, where that is more than nothing.
OPERANDS = {"new": ["page", "a-page"], "render": ["view.swift", "--device", "iPhone 16"]}
VALUES = [
    (command, option, value)
    for command, options in BAD_VALUES.items()
    for option, values in options.items()
    for value in values
]
OPTIONS = [(command, option) for command, options in BAD_VALUES.items() for option in options]
ALL_SWITCHES = [(command, switch) for command, all in SWITCHES.items() for switch in all]


@pytest.fixture
def call(run, make_catalog, tmp_path):
    """Runs a subcommand where there is something to do for it, if it gets so far."""
    root = make_catalog(index=GOOD)
    (root / "view.swift").write_text(VIEW)

    def call(command, *words):
        operands = OPERANDS.get(command, [])
        if any(str(word).startswith("--device") for word in words):
            operands = ["view.swift"]
        return run(command, *operands, *words, cwd=root)

    return call


def expect_wrong_usage(result, *words):
    assert result.returncode == 2, result.stderr
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert lines[0].startswith("catalog: error: ") and lines[-1].startswith("usage: catalog ")
    for word in words:
        assert word in lines[0]


def test_the_tables_above_have_every_option(run):
    subcommands = re.findall(r"^  (\w+)", run("help").stdout, re.M)
    assert subcommands == list(BAD_VALUES)
    for command in subcommands:
        options = re.findall(r"^  (-\S+)( \S+)?  ", run("help", command).stdout, re.M)
        assert {name for name, value in options if value} == set(BAD_VALUES[command])
        assert {name for name, value in options if not value} == set(SWITCHES[command])


@pytest.mark.parametrize("command, option, value", VALUES)
def test_a_bad_value(call, command, option, value):
    expect_wrong_usage(call(command, f"{option}={value}"))


@pytest.mark.parametrize("command, option", OPTIONS)
def test_a_missing_value(call, command, option):
    expect_wrong_usage(call(command, option), f"'{option}' wants ")
    expect_wrong_usage(call(command, option, "--help-me"), f"'{option}' wants ")


@pytest.mark.parametrize("command, option", OPTIONS)
def test_an_option_twice(call, command, option):
    expect_wrong_usage(call(command, f"{option}=1", f"{option}=1"), "twice")


@pytest.mark.parametrize("command, switch", ALL_SWITCHES)
def test_a_switch_takes_no_value(call, command, switch):
    expect_wrong_usage(call(command, f"{switch}=yes"), f"'{switch}' takes no value")


@pytest.mark.parametrize("command", BAD_VALUES)
@pytest.mark.parametrize("option", ["--jbos", "-x", "--", "--formatt=text"])
def test_an_unknown_option(call, command, option):
    if option == "--":
        # Behind it, what looks like an option is an operand.
        result = call(command, "--", "--no-cache")
        return expect_wrong_usage(result, "" if command in OPERANDS else "--no-cache")
    expect_wrong_usage(call(command, option), "unknown option")


@pytest.mark.parametrize("command", BAD_VALUES)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help(run, command, option, tmp_path):
    result = run(command, option, "--bogus", cwd=tmp_path)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == run("help", command).stdout
    assert result.stdout.startswith(f"usage: catalog {command}")
    assert all(len(line) <= 132 for line in result.stdout.splitlines()[1:])


@pytest.mark.parametrize("words", [["help"], ["--help"], ["-h"]])
def test_help_on_everything(run, words):
    result = run(*words)
    assert (result.returncode, result.stderr) == (0, "")
    assert all(f"\n  {command} " in result.stdout for command in BAD_VALUES)
    assert "Exit status" in result.stdout


@pytest.mark.parametrize("word", ["version", "--version"])
def test_version(run, word):
    result = run(word)
    assert (result.returncode, result.stderr) == (0, "")
    assert re.fullmatch(r"catalog \d+\.\d+\.\d+\n", result.stdout)


@pytest.mark.parametrize("words", [[], [""], ["chek"], ["--root"], ["help", "chek"], ["-v"]])
def test_no_subcommand(run, words):
    expect_wrong_usage(run(*words))


def test_a_slip_is_understood(run):
    assert "did you mean 'check'?" in run("chek").stderr
    assert "did you mean '--format'?" in run("check", "--fromat").stderr
    assert "did you mean 'json'?" in run("check", "--format", "jsno").stderr
    assert "did you mean 'iPhone 16'?" in run("render", "a.swift", "--device", "iPhnoe 16").stderr


@pytest.mark.parametrize("words", [["nowhere.md"], [""], ["content/gone"], ["/etc/passwd"], ["-"]])
def test_a_page_that_is_not_there(call, words):
    expect_wrong_usage(call("check", *words), "no page")


def test_pages_by_whatever_name(call):
    for name in ["content/index.md", "./content/index.md", "content", "content/", "."]:
        result = call("check", name)
        assert result.stdout.startswith("1 page"), name


def test_words_that_nobody_wants(call):
    expect_wrong_usage(call("build", "content"), "one word too many")
    expect_wrong_usage(call("render", "other.swift"), "name one Swift file")
    expect_wrong_usage(call("explain", "a", "b"), "name one code")


def test_what_works_works(call):
    assert call("check", "--format=json", "--jobs=1", "--shard=1/1", "--no-cache").returncode == 0
    rendered = call("render", "--appearance=dark", "--text-size=xLarge", "--safe-area=59,34",
                    "--metrics=ios18", "--scale=2", "--dump", "-o=out")
    assert rendered.returncode == 0, rendered.stderr
    assert '"text":"hello"' in rendered.stdout
    built = call("build", "--out=b", "--base-url=https://example.org/a", "--drafts", "--no-search")
    assert built.returncode == 0, built.stderr


@pytest.mark.parametrize("file", ["gone.swift", ".", "/dev/null"])
def test_rendering_what_is_no_file(run, file, make_catalog):
    result = run("render", file, cwd=make_catalog(index=GOOD))
    assert result.returncode in (1, 2)
    assert file in result.stderr


@pytest.mark.parametrize("words", [[], ["--root", "catalog"]])
def test_a_current_folder_that_is_no_more(program, tmp_path, words):
    gone = tmp_path / "gone"
    gone.mkdir()
    line = f'rmdir "{gone}" && exec "{program}" check {" ".join(words)}'
    result = subprocess.run(
        ["sh", "-c", line], cwd=gone, capture_output=True, text=True, timeout=60)
    assert result.returncode == 2
    assert "the current folder is no more" in result.stderr
