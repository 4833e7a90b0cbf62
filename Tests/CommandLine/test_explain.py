"""`catalog explain` knows every code that the tool reports, and what others were meant to be."""

import re
import subprocess

import pytest

from conftest import ROOT


@pytest.fixture(scope="session")
def codes(program):
    text = subprocess.check_output([program, "explain"], text=True)
    return re.findall(r"^  (\S+)  ", text, re.M)


def test_every_code_is_explained(run, codes):
    assert len(codes) > 60 and len(set(codes)) == len(codes)
    for code in codes:
        result = run("explain", code)
        assert (result.returncode, result.stderr) == (0, "")
        assert re.match(rf"{re.escape(code)}: (error|warning): \S", result.stdout)
        examples = re.findall(r"^(Wrong|Right):\n\n    ", result.stdout, re.M)
        assert examples == ["Wrong", "Right"]


def test_the_document_is_fresh_and_has_them_all(run, codes):
    text = run("explain", "--markdown").stdout
    assert text == (ROOT / "docs/diagnostics.md").read_text()
    assert re.findall(r"^## (\S+\.\S+)$", text, re.M) == codes


@pytest.mark.parametrize(
    "code, hint",
    [
        ("link.mising-page", "'link.missing-page'"), ("LINK.MISSING-PAGE", "'link.missing-page'"),
        ("missing-page", "'link.missing-page'"), (" link.missing-page\n", "'link.missing-page'"),
        ("DeprecatedDeclaration", "'swift.DeprecatedDeclaration'"), ("link", "link.missing-page"),
        ("swift.", "swift.error"), ("link.nothing-like-it-at-all", "link.missing-page"),
        ("", "lists all"), ("résumé", "lists all"), ("x" * 5000, "lists all"),
        ("\x1b[31m", "lists all"),
        ("../../etc/passwd", "lists all"), ("%s%n", "lists all"), ("\u202e", "lists all"),
    ],
)
def test_another_code_is_understood_or_not(run, code, hint):
    result = run("explain", "--", code)
    assert result.returncode == 2 and result.stdout == ""
    assert hint in result.stderr and len(result.stderr) < 700
    assert "\x1b" not in result.stderr and "\u202e" not in result.stderr


def test_what_the_compiler_names_is_a_code(run):
    result = run("explain", "swift.ConformanceIsolation")
    assert result.returncode == 0 and result.stdout.startswith("swift.ConformanceIsolation: ")
