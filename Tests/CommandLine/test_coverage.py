"""What snippets can use has the names that Apple's frameworks have, and no others."""

import subprocess

from conftest import PRODUCTS, ROOT


def test_no_public_name_is_an_invention():
    command = [ROOT / "scripts/coverage.py", PRODUCTS, "--unknown"]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout == ""
